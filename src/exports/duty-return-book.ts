import { type Minor, sumMinor } from '../kernel/money';
import { formatRational, type Rational, rational } from '../kernel/rational';
import { type BothLanguages, spanishMoment, spanishWords } from '../kernel/words';
import type { Book, Cell, Section } from '../ledger/_core/books/book';
import { bookColumn, bothTexts, moneyCell, sectionOf, text } from '../ledger/_core/books/book';
import { accountInChart, type AccountInChart, type ChartMapping } from '../ledger/casino/chart-mapping';
import type { DutyPartKind, Quarter } from '../ledger/duty/duty-return';
import { dueIn } from '../ledger/duty/duty-return';
import { textWarning } from '../ledger/duty/duty-provenance';
import { isBeyondText } from '../ledger/duty/duty-rules';
import { type FoundReturn, lastDayOf } from '../ledger/duty/duty.queries';
import { PRINTED, PRINTED_IN_ENGLISH } from './book-csv';
import type { ChartedBook } from './charted-book';
import { presentationSections, sourceSection } from './duty-return-facts';

export function quarterOf(day: string): {
  readonly year: number;
  readonly quarter: Quarter;
  readonly day: string;
  readonly until: string;
} {
  const [year = '', month = ''] = day.split('-');
  const quarter = Math.ceil(Number(month) / 3) as Quarter;
  const first = `${3 * quarter - 2}`.padStart(2, '0');
  const until = lastDayOf(Number(year), quarter);
  return { year: Number(year), quarter, day: `${year}-${first}-01`, until };
}

const KINDS: Readonly<Record<DutyPartKind, BothLanguages>> = {
  win: { en: 'Result of house-banked games', es: 'Resultado de juegos de contrapartida' },
  commission: { en: 'Commissions and charges', es: 'Comisiones y derechos' },
  'table-variance': { en: 'Differences of floats', es: 'Diferencias de anticipos' },
  'drop-variance': { en: 'Differences of drop boxes', es: 'Diferencias de cajas metálicas' },
  'cagnotte-variance': { en: 'Surpluses of cagnottes', es: 'Sobrantes de pozos' },
  'slot-variance': { en: 'Surpluses of slots of pools', es: 'Sobrantes de ranuras de bolsas' },
  pool: { en: 'Pools', es: 'Bolsas' },
};

export function dutyReturnBook(
  found: FoundReturn,
  charts: readonly ChartMapping[],
): Book & Pick<ChartedBook, 'en' | 'es' | 'citation' | 'totalOf'> {
  const { figures, rules } = found;
  const { currency, citationEs: citation, readUntil } = rules.tariff!;
  const isLater = isBeyondText(rules.tariff!, lastDayOf(found.year, found.quarter));
  const { dueFrom, dueUntil } = dueIn(found.year, found.quarter);
  const amount = figures.toPay < 0n ? -figures.toPay : figures.toPay;
  return {
    en: 'Quarterly return of the gaming duty',
    es: 'Declaración trimestral de la tasa fiscal sobre el juego',
    totalOf: resultOf(figures.toPay),
    citation: `${citation} (leído hasta ${spanishMoment(readUntil)}${isLater ? ', el periodo es posterior' : ''}) · plazo de ingreso: ${spanishMoment(dueFrom)} a ${spanishMoment(dueUntil)}`,
    sections: [
      baseSection(found, charts, currency),
      tariffSection(found, currency),
      earlierSection(found, currency),
      settlementSection(found, currency),
      ...warningSections(found),
      ...presentationSections(found, currency),
      sourceSection(found),
    ],
    total: {
      amount: figures.toPay,
      currency,
      words: `${spanishWords(amount, currency)}${figures.toPay < 0n ? ', a compensar o devolver' : ''}`,
    },
  };
}

const resultOf = (toPay: Minor): BothLanguages =>
  toPay < 0n
    ? { en: 'To be offset or refunded', es: 'A compensar o devolver' }
    : { en: 'To be paid', es: 'A ingresar' };

/** Stands after the amount to pay; the foot of each page names the day as well. */
function warningSections({ rules, year, quarter }: FoundReturn): Section[] {
  const warning = textWarning(rules.tariff!, lastDayOf(year, quarter));
  if (warning === undefined) return [];
  const columns = [
    bookColumn('warning', ['Warning', 'Advertencia'], (words: BothLanguages) => bothTexts(words)),
  ];
  return [
    sectionOf<BothLanguages>({ en: 'Check before filing', es: 'A comprobar antes de presentar' }, columns, [
      warning,
    ]),
  ];
}

type Figures = FoundReturn['figures'];

const baseSection = (
  { figures: { parts, baseOfQuarter }, year, quarter }: FoundReturn,
  charts: readonly ChartMapping[],
  currency: string,
): Section => {
  const inChart = (account: string): AccountInChart =>
    accountInChart(account, lastDayOf(year, quarter), charts);
  return {
    ...sectionOf<Figures['parts'][number]>(
      { en: 'Base of the quarter', es: 'Base imponible del trimestre' },
      [
        bookColumn('casino', ['Casino', 'Casino'], ({ casino }) => text(casino)),
        bookColumn('kind', ['Concept', 'Concepto'], ({ kind }) => bothTexts(KINDS[kind])),
        bookColumn('code', ['Code', 'Cuenta'], ({ account }) => text(inChart(account).code)),
        bookColumn('name', ['Name', 'Nombre'], ({ account }) => {
          const { name, nameEs } = inChart(account);
          return bothTexts({ en: name, es: nameEs });
        }),
        bookColumn('account', ['Account', 'Clave interna'], ({ account }) => text(account), {
          isOffPaper: true,
        }),
        bookColumn('amount', ['Amount', 'Importe'], ({ amount }) => moneyCell(amount, currency)),
      ],
      parts,
    ),
    totals: [text('Total'), null, null, null, null, moneyCell(baseOfQuarter, currency)],
  };
};

const tariffSection = (
  { figures: { brackets, baseToDate, dueToDate }, rules: { tariff } }: FoundReturn,
  currency: string,
): Section => ({
  ...sectionOf<Figures['brackets'][number]>(
    { en: 'Duty on the income of the year to date', es: 'Cuota sobre los ingresos del año hasta la fecha' },
    [
      bookColumn('bracket', ['Bracket', 'Tramo'], ({ from, to }) =>
        bothTexts(
          to === undefined
            ? { en: `over ${inEnglish(from)}`, es: `más de ${shown(from)}` }
            : { en: `${inEnglish(from)} to ${inEnglish(to)}`, es: `${shown(from)} a ${shown(to)}` },
        ),
      ),
      bookColumn('rate', ['Rate in %', 'Tipo en %'], ({ rate }) => inUnits(rate, 100n, 2)),
      bookColumn('base', ['Base', 'Base'], ({ base }) => moneyCell(base, currency)),
      ...(tariff!.quotas === 'column'
        ? [
            bookColumn<Figures['brackets'][number]>(
              'added',
              ['Added by the printed column', 'Añade la columna impresa'],
              ({ added }) => moneyCell(added, currency),
            ),
          ]
        : []),
      bookColumn('exact', ['Duty before rounding', 'Cuota sin redondear'], ({ exact }) =>
        inUnits(exact, undefined, 4),
      ),
    ],
    brackets,
  ),
  totals: [
    text('Total'),
    null,
    moneyCell(baseToDate, currency),
    ...(tariff!.quotas === 'column'
      ? [moneyCell(sumMinor(brackets.map(({ added }) => added)), currency)]
      : []),
    moneyCell(dueToDate, currency),
  ],
});

const shown = (amount: Minor): string => PRINTED.cell(moneyCell(amount, 'EUR'));
const inEnglish = (amount: Minor): string => PRINTED_IN_ENGLISH.cell(moneyCell(amount, 'EUR'));

const earlierSection = ({ figures: { earlier } }: FoundReturn, currency: string): Section =>
  sectionOf<Figures['earlier'][number]>(
    { en: 'Earlier quarters of the year', es: 'Trimestres anteriores del año' },
    [
      bookColumn('quarter', ['Quarter', 'Trimestre'], ({ quarter }) => text(`${quarter}.º`)),
      bookColumn('base', ['Base', 'Base'], ({ base }) => moneyCell(base, currency)),
      bookColumn('due', ['Due', 'Cuota'], ({ due }) => moneyCell(due, currency)),
      bookColumn('paid', ['Paid', 'Ingresado'], ({ paid }) =>
        paid === undefined ? null : moneyCell(paid, currency),
      ),
      bookColumn('presented', ['Presented', 'Declarado'], ({ presented }) =>
        presented === undefined ? null : moneyCell(presented, currency),
      ),
      bookColumn('deducted', ['Deducted', 'Se deduce'], ({ deducted }) => moneyCell(deducted, currency)),
      bookColumn('correction', ['Correction', 'Corrección'], ({ correction }) =>
        moneyCell(correction, currency),
      ),
    ],
    earlier,
    currency,
  );

const settlementSection = ({ figures }: FoundReturn, currency: string): Section => {
  const { baseToDate, dueToDate, earlier, toPay } = figures;
  const rows = [
    {
      line: { en: 'Base of the year to date', es: 'Base imponible del año hasta la fecha' },
      amount: baseToDate,
    },
    { line: { en: 'Duty of the year to date', es: 'Cuota del año hasta la fecha' }, amount: dueToDate },
    {
      line: { en: 'Deducted for earlier quarters', es: 'Se deduce de trimestres anteriores' },
      amount: -sumMinor(earlier.map(({ deducted }) => deducted)),
    },
  ];
  return {
    ...sectionOf<(typeof rows)[number]>(
      { en: 'Settlement', es: 'Liquidación' },
      [
        bookColumn('line', ['Line', 'Línea'], ({ line }) => bothTexts(line)),
        bookColumn('amount', ['Amount', 'Importe'], ({ amount }) => moneyCell(amount, currency)),
      ],
      rows,
    ),
    totals: [bothTexts(resultOf(toPay)), moneyCell(toPay, currency)],
  };
};

/** An exact figure as decimal text; of amounts in minor units without a factor, in units. */
const inUnits = ({ numerator, denominator }: Rational, factor: bigint | undefined, places: number): Cell => ({
  decimal: formatRational(
    factor === undefined
      ? rational(numerator, denominator * 100n)
      : rational(numerator * factor, denominator),
    places,
  ),
});
