import { type Minor, sumMinor } from '../kernel/money';
import { formatRational, type Rational, rational } from '../kernel/rational';
import { spanishMoment, spanishWords } from '../kernel/words';
import { type Book, type Cell, money, type Section, sectionOf, text } from '../ledger/_core/books/book';
import { type ChartMapping, codeOf } from '../ledger/casino/chart-mapping';
import {
  dueIn,
  type DutyPartKind,
  dutyProvenance,
  NOT_FOUND,
  type Quarter,
} from '../ledger/duty/duty-return';
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

const baseSection = (
  { figures: { parts, baseOfQuarter }, year, quarter }: FoundReturn,
  charts: readonly ChartMapping[],
  currency: string,
): Section => ({
  ...sectionOf(
    { en: 'Base of the quarter', es: 'Base imponible del trimestre' },
    [
      { id: 'casino', en: 'Casino', es: 'Casino', of: ({ casino }) => text(casino) },
      { id: 'kind', en: 'Concept', es: 'Concepto', of: ({ kind }) => text(KINDS[kind]) },
      {
        id: 'code',
        en: 'Code',
        es: 'Cuenta',
        of: ({ account }) => text(codeOf(account, lastDayOf(year, quarter), charts)),
      },
      { id: 'account', en: 'Account', es: 'Clave interna', of: ({ account }) => text(account) },
      { id: 'amount', en: 'Amount', es: 'Importe', of: ({ amount }) => money(amount, currency) },
    ],
    parts,
  ),
  totals: [text('Total'), null, null, null, money(baseOfQuarter, currency)],
});

const tariffSection = (
  { figures: { brackets, baseToDate, dueToDate } }: FoundReturn,
  currency: string,
): Section => ({
  ...sectionOf(
    { en: 'Duty on the income of the year to date', es: 'Cuota sobre los ingresos del año hasta la fecha' },
    [
      {
        id: 'bracket',
        en: 'Bracket',
        es: 'Tramo',
        of: ({ from, to }) =>
          text(to === undefined ? `más de ${shown(from)}` : `${shown(from)} a ${shown(to)}`),
      },
      { id: 'rate', en: 'Rate in %', es: 'Tipo en %', of: ({ rate }) => inUnits(rate, 100n, 2) },
      { id: 'base', en: 'Base', es: 'Base', of: ({ base }) => money(base, currency) },
      {
        id: 'exact',
        en: 'Duty before rounding',
        es: 'Cuota sin redondear',
        of: ({ exact }) => inUnits(exact, undefined, 4),
      },
    ],
    brackets,
  ),
  totals: [text('Total'), null, money(baseToDate, currency), money(dueToDate, currency)],
});

const shown = (amount: Minor): string => PRINTED.cell(money(amount, 'EUR'));

const earlierSection = ({ figures: { earlier } }: FoundReturn, currency: string): Section =>
  sectionOf(
    { en: 'Earlier quarters of the year', es: 'Trimestres anteriores del año' },
    [
      { id: 'quarter', en: 'Quarter', es: 'Trimestre', of: ({ quarter }) => text(`${quarter}.º`) },
      { id: 'base', en: 'Base', es: 'Base', of: ({ base }) => money(base, currency) },
      { id: 'due', en: 'Due', es: 'Cuota', of: ({ due }) => money(due, currency) },
      {
        id: 'paid',
        en: 'Paid',
        es: 'Ingresado',
        of: ({ paid }) => (paid === undefined ? null : money(paid, currency)),
      },
      { id: 'deducted', en: 'Deducted', es: 'Se deduce', of: ({ deducted }) => money(deducted, currency) },
      {
        id: 'correction',
        en: 'Correction',
        es: 'Corrección',
        of: ({ correction }) => money(correction, currency),
      },
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
    ...sectionOf(
      { en: 'Settlement', es: 'Liquidación' },
      [
        { id: 'line', en: 'Line', es: 'Línea', of: ({ es }) => text(es) },
        { id: 'amount', en: 'Amount', es: 'Importe', of: ({ amount }) => money(amount, currency) },
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
  sectionOf(
    { en: 'Where each part comes from', es: 'Procedencia de cada parte' },
    [
      { id: 'what', en: 'Part', es: 'Parte', of: ({ whatEs }) => text(whatEs) },
      { id: 'source', en: 'Source', es: 'Fuente', of: ({ source }) => text(SOURCES[source]) },
      { id: 'citation', en: 'Citation', es: 'Cita', of: ({ citation }) => text(inSpanish(citation, rules)) },
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
