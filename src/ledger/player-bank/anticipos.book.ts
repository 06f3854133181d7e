import type { Minor } from '../../kernel/money';
import { type Book, type Cell, type ColumnOf, moment, money, sectionOf, text } from '../_core/books/book';
import { ofCells, stated } from '../_core/books/cell-part';
import type { FactFigures } from '../_core/books/declared-fact';
import { type Half, halvesOf, type SlipEvent } from '../slips/vales.book';
import { addressOf, type ResultPart } from '../_core/books/figure';
import type { SessionFigures, SessionInBooks } from '../table-session/session-figures';

/**
 * The cage's own register of floats and fills, a section per table: each slip with what the cage and what the table
 * reported of it, and the difference in a column of its own. The float of the close is the table's report alone where
 * the cage has not reported its receipt.
 */
export function cajaDeAnticiposBook({ currency, facts }: FactFigures<SlipEvent>): Book {
  const halves = facts.flatMap((fact) => halvesOf(fact, facts));
  const tables = [...new Set(halves.map(({ table }) => table))].sort();
  return {
    sections: tables.map((table) =>
      sectionOf(
        { en: `Table ${table}`, es: `Mesa ${table}` },
        SLIP_COLUMNS,
        slipsOf(halves.filter((half) => half.table === table)),
        currency,
      ),
    ),
  };
}

interface Slip {
  readonly first: Half;
  readonly cage: readonly Half[];
  readonly table: readonly Half[];
}

function slipsOf(halves: readonly Half[]): Slip[] {
  const slips = new Map<string, [Half, ...Half[]]>();
  for (const half of halves) {
    const { sessionNo, direction, currency, slip, holder } = half;
    const paper = slip === undefined ? ['none', holder] : ['slip', slip];
    const key = [sessionNo, direction, currency, ...paper].join('\0');
    const known = slips.get(key);
    if (known === undefined) slips.set(key, [half]);
    else known.push(half);
  }
  return [...slips.values()].map((own) => ({
    first: own[0],
    cage: own.filter(({ side }) => side === 'cage'),
    table: own.filter(({ side }) => side === 'table'),
  }));
}

const reported =
  (side: 'cage' | 'table', direction: Half['direction']) =>
  (slip: Slip): Cell =>
    slip.first.direction === direction ? sumOf(slip[side]) : null;

const signedBy = (halves: readonly Half[]): Cell => text(halves.map(({ signers }) => signers).join(', '));

const DIFFERENCE = [
  ...ofCells(['cageFloats', 'cageReturns']),
  ...ofCells(['tableFloats', 'tableReturns'], -1),
];

const totalOf = (halves: readonly Half[]): Minor => halves.reduce((sum, { amount }) => sum + amount, 0n);

const sumOf = (halves: readonly Half[]): Cell =>
  halves.length === 0
    ? null
    : money(
        totalOf(halves),
        halves[0]!.currency,
        halves.map(({ record, statedAt }) => stated(record, statedAt)),
      );

/** The close alone posts the closing float; that the cage does not report its receipt is no difference. */
const isClosingUnreceived = ({ cage, table }: Slip): boolean =>
  cage.length === 0 && table.every(({ kind }) => kind === 'cierre');

const remarksOnSlip = (slip: Slip): string =>
  [
    ...(slip.cage.length === 0 && !isClosingUnreceived(slip) ? ['sin anotación de la caja'] : []),
    ...(slip.table.length === 0 ? ['sin anotación de la mesa'] : []),
    ...(slip.cage.length > 1 || slip.table.length > 1 ? ['vale repetido'] : []),
  ].join('; ');

const SLIP_COLUMNS: readonly ColumnOf<Slip>[] = [
  {
    ...{ id: 'slip', en: 'Slip', es: 'Vale' },
    of: ({ first: { slip } }) => (slip === undefined ? null : text(slip)),
  },
  { id: 'session', en: 'Session', es: 'Sesión', of: ({ first }) => ({ number: first.sessionNo }) },
  {
    ...{ id: 'kind', en: 'Kind', es: 'Clase' },
    of: ({ first: { kind, holder } }) => text(holder === 'table' ? kind : `${kind} (${holder})`),
  },
  { id: 'cageAt', en: 'At the cage', es: 'En caja', of: ({ cage }) => moment(cage[0]?.at) },
  {
    ...{ id: 'cageFloats', en: 'Issued (cage)', es: 'Entregado (caja)' },
    of: reported('cage', 'to-table'),
  },
  {
    ...{ id: 'cageReturns', en: 'Received (cage)', es: 'Recibido (caja)' },
    of: reported('cage', 'to-cage'),
  },
  {
    ...{ id: 'cageSigners', en: 'Signed at the cage', es: 'Firmado en caja' },
    of: ({ cage }) => signedBy(cage),
  },
  { id: 'tableAt', en: 'At the table', es: 'En mesa', of: ({ table }) => moment(table[0]?.at) },
  {
    ...{ id: 'tableFloats', en: 'Received (table)', es: 'Recibido (mesa)' },
    of: reported('table', 'to-table'),
  },
  {
    ...{ id: 'tableReturns', en: 'Returned (table)', es: 'Devuelto (mesa)' },
    of: reported('table', 'to-cage'),
  },
  {
    ...{ id: 'tableSigners', en: 'Signed at the table', es: 'Firmado en mesa' },
    of: ({ table }) => signedBy(table),
  },
  {
    ...{ id: 'difference', en: 'Difference (cage less table)', es: 'Diferencia (caja menos mesa)' },
    of: (slip) =>
      isClosingUnreceived(slip)
        ? null
        : money(totalOf(slip.cage) - totalOf(slip.table), slip.first.currency, DIFFERENCE),
  },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones', of: (slip) => text(remarksOnSlip(slip)) },
];

/** Registro de anticipos: one section per house-banked table, closed per session and totalled per day. */
export function anticiposBook({ currency, sessions }: SessionFigures): Book {
  const housed = sessions
    .filter(({ isHouseBanked, parts }) => isHouseBanked || parts !== undefined)
    .map((session) => ({ ...session, currency }));
  const tables = [...new Set(housed.map(({ table }) => table))];
  return {
    sections: tables.map((table) =>
      sectionOf(
        { en: `Table ${table}`, es: `Mesa ${table}` },
        SESSION_COLUMNS,
        housed.filter((session) => session.table === table),
        currency,
      ),
    ),
  };
}

type Session = SessionInBooks & { readonly currency: string };
type Parts = NonNullable<SessionInBooks['parts']>;

const partOf =
  (name: keyof Parts, part: ResultPart) =>
  ({ parts, ...session }: Session): Cell =>
    parts === undefined ? null : money(parts[name], session.currency, figureOf(session, part));

const figureOf = (
  { table, day, sessionNo }: Pick<SessionInBooks, 'table' | 'day' | 'sessionNo'>,
  part?: ResultPart,
): string => addressOf({ kind: 'result', table, day, sessionNo, ...(part === undefined ? {} : { part }) });

const remarksOnSession = ({ parts, unequalSlips }: SessionInBooks): string =>
  [
    ...(parts === undefined ? ['sin recuento'] : []),
    ...(unequalSlips === 0 ? [] : [`${unequalSlips} reposiciones distintas del anticipo`]),
  ].join('; ');

const SESSION_COLUMNS: readonly ColumnOf<Session>[] = [
  { id: 'session', en: 'Session', es: 'Sesión', of: ({ sessionNo }) => ({ number: sessionNo }) },
  { id: 'opened', en: 'Opened', es: 'Apertura', of: ({ openedAt }) => moment(openedAt) },
  { id: 'closed', en: 'Closed', es: 'Cierre', of: ({ closedAt }) => moment(closedAt) },
  {
    ...{ id: 'minimum', en: 'Minimum', es: 'Mínimo', isAddedUp: false },
    of: ({ minimum, openedRecord, currency }) =>
      minimum === undefined
        ? null
        : money(minimum, currency, openedRecord === undefined ? [] : [stated(openedRecord, 'minimum')]),
  },
  {
    ...{ id: 'float', en: 'Opening float (O)', es: 'Anticipo inicial (O)' },
    of: partOf('openingFloat', 'opening-float'),
  },
  { id: 'fills', en: 'Fills (F)', es: 'Reposiciones (F)', of: partOf('fills', 'fills') },
  { id: 'credits', en: 'Credits (C)', es: 'Devoluciones (C)', of: partOf('credits', 'credits') },
  { id: 'inventory', en: 'Inventory (I)', es: 'Existencias (I)', of: partOf('inventory', 'inventory') },
  { id: 'drop', en: 'Drop (D)', es: 'Cajas metálicas (D)', of: partOf('boxes', 'boxes') },
  { id: 'prizes', en: 'Pool prizes (JP)', es: 'Premios de bolsa (JP)', of: partOf('prizes', 'prizes') },
  { id: 'toSlot', en: 'To slot (SL)', es: 'A la ranura (SL)', of: partOf('toSlot', 'to-slot') },
  {
    ...{ id: 'stakes', en: 'Pool stakes (JS)', es: 'Apuestas a la bolsa (JS)' },
    of: partOf('stakesSwept', 'stakes-swept'),
  },
  {
    ...{ id: 'result', en: 'Result (R)', es: 'Resultado (R)' },
    of: (session) =>
      session.result === undefined ? null : money(session.result, session.currency, figureOf(session)),
  },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones', of: (session) => text(remarksOnSession(session)) },
  { id: 'signers', en: 'Signed by', es: 'Firmado por', of: ({ signers }) => text(signers.join(', ')) },
];
