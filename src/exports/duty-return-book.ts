import { type Minor, sumMinor } from '../kernel/money';
import { formatRational, type Rational, rational } from '../kernel/rational';
import { spanishMoment, spanishWords } from '../kernel/words';
import type { Book, Cell, Section } from '../ledger/_core/books/book';
import { column, money, sectionOf, text } from '../ledger/_core/books/book';
import { type ChartMapping, codeOf } from '../ledger/casino/chart-mapping';
import type { DutyPartKind, Quarter } from '../ledger/duty/duty-return';
import { dueIn, dutyProvenance, NOT_FOUND } from '../ledger/duty/duty-return';
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
  const { currency, citationEs: citation } = rules.tariff!;
  const { dueFrom, dueUntil } = dueIn(found.year, found.quarter);
  const amount = figures.toPay < 0n ? -figures.toPay : figures.toPay;
  return {
    en: 'Quarterly return of the gaming duty',
    es: 'Declaración trimestral de la tasa fiscal sobre el juego',
    totalOf:
      figures.toPay < 0n
        ? { en: 'To be offset or refunded', es: 'A compensar o devolver' }
        : { en: 'To be paid', es: 'A ingresar' },
    citation: `${citation} · plazo de ingreso: ${spanishMoment(dueFrom)} a ${spanishMoment(dueUntil)}`,
    sections: [
      baseSection(found, charts, currency),
      tariffSection(found, currency),
      earlierSection(found, currency),
      settlementSection(found, currency),
      sourceSection(found),
    ],
    total: {
      amount: figures.toPay,
      currency,
      words: `${spanishWords(amount, currency)}${figures.toPay < 0n ? ', a compensar o devolver' : ''}`,
    },
  };
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
      column('casino', ['Casino', 'Casino'], ({ casino }) => text(casino)),
      column('kind', ['Concept', 'Concepto'], ({ kind }) => text(KINDS[kind])),
      column('code', ['Code', 'Cuenta'], ({ account }) =>
        text(codeOf(account, lastDayOf(year, quarter), charts)),
      ),
      column('account', ['Account', 'Clave interna'], ({ account }) => text(account)),
      column('amount', ['Amount', 'Importe'], ({ amount }) => money(amount, currency)),
    ],
    parts,
  ),
  totals: [text('Total'), null, null, null, money(baseOfQuarter, currency)],
});

const tariffSection = (
  { figures: { brackets, baseToDate, dueToDate } }: FoundReturn,
  currency: string,
): Section => ({
  ...sectionOf<Figures['brackets'][number]>(
    { en: 'Duty on the income of the year to date', es: 'Cuota sobre los ingresos del año hasta la fecha' },
    [
      column('bracket', ['Bracket', 'Tramo'], ({ from, to }) =>
        text(to === undefined ? `más de ${shown(from)}` : `${shown(from)} a ${shown(to)}`),
      ),
      column('rate', ['Rate in %', 'Tipo en %'], ({ rate }) => inUnits(rate, 100n, 2)),
      column('base', ['Base', 'Base'], ({ base }) => money(base, currency)),
      column('exact', ['Duty before rounding', 'Cuota sin redondear'], ({ exact }) =>
        inUnits(exact, undefined, 4),
      ),
    ],
    brackets,
  ),
  totals: [text('Total'), null, money(baseToDate, currency), money(dueToDate, currency)],
});

const shown = (amount: Minor): string => PRINTED.cell(money(amount, 'EUR'));

const earlierSection = ({ figures: { earlier } }: FoundReturn, currency: string): Section =>
  sectionOf<Figures['earlier'][number]>(
    { en: 'Earlier quarters of the year', es: 'Trimestres anteriores del año' },
    [
      column('quarter', ['Quarter', 'Trimestre'], ({ quarter }) => text(`${quarter}.º`)),
      column('base', ['Base', 'Base'], ({ base }) => money(base, currency)),
      column('due', ['Due', 'Cuota'], ({ due }) => money(due, currency)),
      column('paid', ['Paid', 'Ingresado'], ({ paid }) =>
        paid === undefined ? null : money(paid, currency),
      ),
      column('deducted', ['Deducted', 'Se deduce'], ({ deducted }) => money(deducted, currency)),
      column('correction', ['Correction', 'Corrección'], ({ correction }) => money(correction, currency)),
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
        column('line', ['Line', 'Línea'], ({ es }) => text(es)),
        column('amount', ['Amount', 'Importe'], ({ amount }) => money(amount, currency)),
      ],
      rows,
    ),
    totals: [text(toPay < 0n ? 'A compensar o devolver' : 'A ingresar'), money(toPay, currency)],
  };
};

/** The citations of a return as a Spanish book has them; those of statutes differ in the word for their article only. */
const inSpanish = (citation: string, { tariff }: FoundReturn['rules']): string => {
  if (citation === NOT_FOUND) return 'no se ha encontrado texto que lo decida';
  if (citation === tariff?.citation) return tariff.citationEs;
  return citation
    .replace('TEAC 28 June 2023, rec. 3683/2021, of which only an excerpt was read', EXCERPT)
    .replace(' article ', ' artículo ');
};

const EXCERPT = 'TEAC, 28 de junio de 2023, rec. 3683/2021, de la que solo se ha leído un extracto';

const SOURCES = { 'law-as-read': 'texto legal leído', configuration: 'configuración del casino' } as const;

const sourceSection = ({ rules, readings }: FoundReturn): Section =>
  sectionOf<ReturnType<typeof dutyProvenance>[number]>(
    { en: 'Where each part comes from', es: 'Procedencia de cada parte' },
    [
      column('what', ['Part', 'Parte'], ({ whatEs }) => text(whatEs)),
      column('source', ['Source', 'Fuente'], ({ source }) => text(SOURCES[source])),
      column('citation', ['Citation', 'Cita'], ({ citation }) => text(inSpanish(citation, rules))),
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
