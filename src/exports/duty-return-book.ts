import { type Minor, sumMinor } from '../kernel/money';
import { formatRational, type Rational, rational } from '../kernel/rational';
import { type BothLanguages, spanishMoment, spanishWords } from '../kernel/words';
import type { Book, Cell, ColumnOf, Section } from '../ledger/_core/books/book';
import { bookColumn, moment, moneyCell, sectionOf, text } from '../ledger/_core/books/book';
import { signedAs, staffName } from '../ledger/_core/books/declared-fact';
import { type ChartMapping, codeOf } from '../ledger/casino/chart-mapping';
import type { DutyPartKind, Quarter } from '../ledger/duty/duty-return';
import { dueIn } from '../ledger/duty/duty-return';
import { type DutyProvenance, dutyProvenance, textWarning } from '../ledger/duty/duty-provenance';
import { isBeyondText } from '../ledger/duty/duty-rules';
import type { DutyPayment, PresentedReturn } from '../ledger/duty/duty-facts.queries';
import { type FoundReturn, lastDayOf } from '../ledger/duty/duty.queries';
import { PRINTED } from './book-csv';
import type { ChartedBook } from './charted-book';

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

const KINDS: Readonly<Record<DutyPartKind, string>> = {
  win: 'Resultado de juegos de contrapartida',
  commission: 'Comisiones y derechos',
  'table-variance': 'Diferencias de anticipos',
  'drop-variance': 'Diferencias de cajas metálicas',
  'cagnotte-variance': 'Sobrantes de pozos',
  'slot-variance': 'Sobrantes de ranuras de bolsas',
  pool: 'Bolsas',
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
    totalOf:
      figures.toPay < 0n
        ? { en: 'To be offset or refunded', es: 'A compensar o devolver' }
        : { en: 'To be paid', es: 'A ingresar' },
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

/** Stands after the amount to pay; the foot of each page names the day as well. */
function warningSections({ rules, year, quarter }: FoundReturn): Section[] {
  const warning = textWarning(rules.tariff!, lastDayOf(year, quarter));
  if (warning === undefined) return [];
  const columns = [bookColumn('warning', ['Warning', 'Advertencia'], ({ es }: BothLanguages) => text(es))];
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
): Section => ({
  ...sectionOf<Figures['parts'][number]>(
    { en: 'Base of the quarter', es: 'Base imponible del trimestre' },
    [
      bookColumn('casino', ['Casino', 'Casino'], ({ casino }) => text(casino)),
      bookColumn('kind', ['Concept', 'Concepto'], ({ kind }) => text(KINDS[kind])),
      bookColumn('code', ['Code', 'Cuenta'], ({ account }) =>
        text(codeOf(account, lastDayOf(year, quarter), charts)),
      ),
      bookColumn('account', ['Account', 'Clave interna'], ({ account }) => text(account)),
      bookColumn('amount', ['Amount', 'Importe'], ({ amount }) => moneyCell(amount, currency)),
    ],
    parts,
  ),
  totals: [text('Total'), null, null, null, moneyCell(baseOfQuarter, currency)],
});

const tariffSection = (
  { figures: { brackets, baseToDate, dueToDate }, rules: { tariff } }: FoundReturn,
  currency: string,
): Section => ({
  ...sectionOf<Figures['brackets'][number]>(
    { en: 'Duty on the income of the year to date', es: 'Cuota sobre los ingresos del año hasta la fecha' },
    [
      bookColumn('bracket', ['Bracket', 'Tramo'], ({ from, to }) =>
        text(to === undefined ? `más de ${shown(from)}` : `${shown(from)} a ${shown(to)}`),
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
    { es: 'Base imponible del año hasta la fecha', amount: baseToDate },
    { es: 'Cuota del año hasta la fecha', amount: dueToDate },
    { es: 'Se deduce de trimestres anteriores', amount: -sumMinor(earlier.map(({ deducted }) => deducted)) },
  ];
  return {
    ...sectionOf<(typeof rows)[number]>(
      { en: 'Settlement', es: 'Liquidación' },
      [
        bookColumn('line', ['Line', 'Línea'], ({ es }) => text(es)),
        bookColumn('amount', ['Amount', 'Importe'], ({ amount }) => moneyCell(amount, currency)),
      ],
      rows,
    ),
    totals: [text(toPay < 0n ? 'A compensar o devolver' : 'A ingresar'), moneyCell(toPay, currency)],
  };
};

/** What was presented and paid of the quarter itself; a return that was not presented has no such section. */
function presentationSections({ facts, quarter }: FoundReturn, currency: string): Section[] {
  const presented = facts.presented.filter((each) => each.quarter === quarter);
  const paid = facts.paid.filter((each) => each.quarter === quarter);
  const sections: Section[] = [];
  if (presented.length > 0)
    sections.push(
      sectionOf<PresentedReturn>(
        { en: 'Presented', es: 'Presentación' },
        presentedColumns(currency),
        presented,
      ),
    );
  if (paid.length > 0)
    sections.push(sectionOf<DutyPayment>({ en: 'Paid', es: 'Ingresos' }, PAID_COLUMNS, paid, currency));
  return sections;
}

const presentedColumns = (currency: string): readonly ColumnOf<PresentedReturn>[] => [
  bookColumn('presentedOn', ['Presented on', 'Fecha'], ({ data }) => moment(data.presentedOn)),
  bookColumn('reference', ['Reference', 'Referencia'], ({ data }) => text(data.reference)),
  bookColumn('document', ['Document', 'Documento'], ({ data }) => text(data.document ?? '')),
  bookColumn('complements', ['Completes', 'Completa a'], ({ data }) => text(data.complements ?? '')),
  bookColumn('toPay', ['To be paid', 'Resultado'], ({ toPay }) => moneyCell(toPay, currency)),
  bookColumn('by', ['Recorded by', 'Hecho constar por'], ({ data, imported }) =>
    text(signedAs(staffName(data.by), imported)),
  ),
];

const PAID_COLUMNS: readonly ColumnOf<DutyPayment>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) => moment(gamingDay)),
  bookColumn('document', ['Document', 'Documento'], ({ document }) => text(document)),
  bookColumn('amount', ['Amount', 'Importe'], ({ amount, currency }) => moneyCell(amount, currency)),
];

const SOURCES = { 'law-as-read': 'texto legal leído', configuration: 'configuración del casino' } as const;

/** Prints `sin anotar` where no reading day was noted for a text of law, because an empty cell would look as if the text held for ever. */
const readUntilCell = ({ source, readUntil }: DutyProvenance): Cell =>
  source === 'configuration' ? null : readUntil === undefined ? text('sin anotar') : moment(readUntil);

const sourceSection = ({ rules, readings }: FoundReturn): Section =>
  sectionOf<DutyProvenance>(
    { en: 'Where each part comes from', es: 'Procedencia de cada parte' },
    [
      bookColumn('what', ['Part', 'Parte'], ({ whatEs }) => text(whatEs)),
      bookColumn('source', ['Source', 'Fuente'], ({ source }) => text(SOURCES[source])),
      bookColumn('says', ['What applies', 'Qué se aplica'], ({ saysEs }) => text(saysEs)),
      bookColumn('citation', ['Citation', 'Cita'], ({ citationEs }) => text(citationEs)),
      bookColumn('readUntil', ['Read until', 'Leído hasta'], readUntilCell),
    ],
    dutyProvenance(rules, readings),
  );

/** An exact figure as decimal text; of amounts in minor units without a factor, in units. */
const inUnits = ({ numerator, denominator }: Rational, factor: bigint | undefined, places: number): Cell => ({
  decimal: formatRational(
    factor === undefined
      ? rational(numerator, denominator * 100n)
      : rational(numerator * factor, denominator),
    places,
  ),
});
