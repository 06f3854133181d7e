import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { type AccountMovements, ofBalances } from '../journal/account-movements';
import {
  type Book,
  type Cell,
  type Column,
  moment,
  money,
  type Section,
  text,
  totalsOf,
} from '../_core/books/book';
import { COUNTS_OF_SEVERAL } from '../_core/counts';
import { type CellPart, ofCells, ofLines, ofMoves, stated } from '../_core/books/cell-part';
import {
  type DeclaredFact,
  type FactFigures,
  factsOf,
  nameOf,
  namesOf,
  signedAs,
} from '../_core/books/declared-fact';
import { type ExplanationInBook, explanationsSection } from '../_core/books/explanations';
import { type PostedMove, sumOfMoves } from '../_core/books/posted-move';

const FOUND: readonly Column[] = [
  { id: 'booked', en: 'In the books of', es: 'En los libros de' },
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'point', en: 'Counted at', es: 'Punto de recuento' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'session', en: 'Session', es: 'Sesión' },
  { id: 'record', en: 'Record', es: 'Registro' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'difference', en: 'Over (+), short (-)', es: 'Sobrante (+), falta (-)' },
];

const CLEARED: readonly Column[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'document', en: 'Document', es: 'Documento' },
  { id: 'point', en: 'Counted at', es: 'Punto de recuento' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'ofDay', en: 'Of the day', es: 'De la jornada' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'difference', en: 'Over (+), short (-)', es: 'Sobrante (+), falta (-)' },
  { id: 'to', en: 'Cleared as', es: 'Imputado a' },
  { id: 'reason', en: 'Reason', es: 'Motivo' },
  { id: 'approvedBy', en: 'Signed by', es: 'Firmado por' },
];

const PENDING: readonly Column[] = [
  { id: 'point', en: 'Counted at', es: 'Punto de recuento' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'before', en: 'Pending before', es: 'Pendiente anterior' },
  { id: 'found', en: 'Found', es: 'Hallado' },
  { id: 'cleared', en: 'Cleared', es: 'Imputado' },
  { id: 'pending', en: 'Pending', es: 'Pendiente' },
];

const CORRECTED: readonly Column[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'record', en: 'Record', es: 'Registro' },
  { id: 'corrects', en: 'Corrected event', es: 'Hecho corregido' },
  { id: 'kind', en: 'Kind', es: 'Clase' },
  { id: 'reason', en: 'Reason', es: 'Motivo' },
  { id: 'proposedBy', en: 'Proposed by', es: 'Propuesta por' },
  { id: 'approvedBy', en: 'Approved by', es: 'Aprobada por' },
  { id: 'document', en: 'Document', es: 'Documento' },
];

const POINTS: Readonly<Record<string, string>> = {
  table: 'Anticipo de mesa',
  drop: 'Caja de billetes',
  cagnotte: 'Cagnotte',
  jackpot: 'Ranura de bote',
  tips: 'Propinas',
  cambista: 'Cambista',
  cage: 'Caja central',
  custody: 'Custodia',
};

/** What was counted at a point that holds several things. */
const HOLDERS: Readonly<Record<string, string>> = { chips: 'fichas', cash: 'efectivo', cheques: 'cheques' };

const CLEARED_TO = {
  win: 'Resultado del juego',
  loss: 'Pérdida',
  receivable: 'Deudor',
  'other-income': 'Otros ingresos',
} as const;

type ClearingEvent = 'cagnotte.variance.cleared.v1' | 'cagnotte.correction.recorded.v1';

/** What the book of differences and corrections is made from. */
export interface DifferenceFigures extends FactFigures<ClearingEvent> {
  /** The accounts of pending differences. */
  readonly variances: AccountMovements;
  /** By what counts of several holders moved each of them: chips and cash do not make up for one another. */
  readonly holders: readonly PostedMove[];
  readonly explanations: readonly ExplanationInBook[];
}

/**
 * Differences as counts found them, how two persons cleared them, what is pending at each point, the corrections of
 * recorded facts with their two signatures, and what was explained when days were closed. Surpluses are positive, shortages negative.
 */
export function diferenciasBook({
  currency,
  facts,
  variances,
  holders,
  explanations,
}: DifferenceFigures): Book {
  const section = (en: string, es: string, columns: readonly Column[], rows: readonly Cell[][]): Section => ({
    ...{ en, es, columns, rows },
    ...(rows.length === 0 ? {} : { totals: totalsOf(rows, currency) }),
  });
  const atOnePoint = variances.moves.filter(
    ({ type }) => type !== CLEARING && !COUNTS_OF_SEVERAL.includes(type),
  );
  const found = inOrder([
    ...atOnePoint.map((move) => ({ move, row: foundRow(move) })),
    ...holders.map((move) => ({ move, row: foundAtHolder(move) })),
  ]);
  const cleared = factsOf(facts, 'cagnotte.variance.cleared.v1').map(clearedRow);
  const corrected = factsOf(facts, 'cagnotte.correction.recorded.v1').map(correctedRow);
  return {
    sections: [
      section('Differences found', 'Diferencias halladas', FOUND, found),
      section('Differences cleared', 'Diferencias imputadas', CLEARED, cleared),
      section('Pending differences', 'Diferencias pendientes', PENDING, pendingRows(variances)),
      { en: 'Corrections', es: 'Correcciones', columns: CORRECTED, rows: corrected },
      explanationsSection(explanations),
    ],
  };
}

const CLEARING = 'cagnotte.variance.cleared.v1';

const pointOf = (account: string): string => POINTS[account.split(':')[1] ?? ''] ?? account;

/** In the order of the facts. */
const inOrder = (rows: readonly { readonly move: PostedMove; readonly row: Cell[] }[]): Cell[][] =>
  rows
    .toSorted(
      ({ move: one }, { move: other }) =>
        compareText(one.place ?? '', other.place ?? '') || Number(one.ofRecord - other.ofRecord),
    )
    .map(({ row }) => row);

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const foundRow = (move: PostedMove): Cell[] => [
  ...whereFound(move, pointOf(move.account)),
  money(-move.amount, move.currency, ofMoves([move], -1)),
];

/** What a holder was brought to: what it got is what was found over. */
const foundAtHolder = (move: PostedMove): Cell[] => [
  ...whereFound(
    move,
    [`${pointOf(move.account)}: ${HOLDERS[move.account.split(':')[0]!]}`, move.subLedger].join(' ').trim(),
  ),
  money(move.amount, move.currency, [ofLines({ moves: [move], ofFacts: [move.ofRecord], basis: 'count' })]),
];

const whereFound = (move: PostedMove, point: string): Cell[] => [
  moment(move.bookingDay),
  moment(move.gamingDay),
  text(point),
  text(move.table ?? ''),
  { number: move.sessionNo },
  text(move.ofRecord.toString()),
  text(move.currency),
];

const clearedRow = ({
  recordNumber,
  gamingDay,
  data,
  imported,
}: DeclaredFact<'cagnotte.variance.cleared.v1'>): Cell[] => [
  moment(gamingDay),
  text(data.document),
  text(POINTS[data.point]!),
  text(data.table ?? ''),
  moment(data.ofDay),
  text(data.currency),
  money(-minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount', -1)]),
  text(CLEARED_TO[data.to]),
  text(data.reason),
  text(signedAs(namesOf(data.approvedBy), imported)),
];

const correctedRow = ({
  gamingDay,
  recordNumber,
  data,
  imported,
}: DeclaredFact<'cagnotte.correction.recorded.v1'>): Cell[] => [
  moment(gamingDay),
  text(recordNumber.toString()),
  text(`${data.corrects.source} ${data.corrects.id}`),
  text(data.replacement === undefined ? 'Anulación' : 'Sustitución'),
  text(data.reason),
  text(signedAs(nameOf(data.proposedBy), imported)),
  text(signedAs(nameOf(data.approvedBy), imported)),
  text(data.document ?? ''),
];

/** A row for each account and currency that is pending, or was moved. */
function pendingRows({ before, dayBefore, moves }: AccountMovements): Cell[][] {
  const keys = new Set([...before, ...moves].map(({ account, currency }) => `${account}\0${currency}`));
  return [...keys].sort().map((key) => {
    const isOf = (each: { account: string; currency: string }) => `${each.account}\0${each.currency}` === key;
    const own = moves.filter(isOf);
    const [account = '', currency = ''] = key.split('\0');
    const held = before.filter(isOf);
    const earlier = sumMinor(held.map(({ balance }) => balance));
    const cleared = own.filter(({ type }) => type === CLEARING);
    const found = own.filter(({ type }) => type !== CLEARING);
    const amounts: [Minor, CellPart[]][] = [
      [earlier, ofBalances(held, { day: dayBefore, sign: -1 })],
      [sumOfMoves(found), ofMoves(found, -1)],
      [sumOfMoves(cleared), ofMoves(cleared, -1)],
      [earlier + sumOfMoves(own), ofCells(['before', 'found', 'cleared'])],
    ];
    return [
      text(pointOf(account)),
      text(account.split(':')[2] ?? ''),
      text(currency),
      ...amounts.map(([amount, parts]) => money(-amount, currency, parts)),
    ];
  });
}
