import type { Minor } from '../../kernel/money';
import type { Book, Cell, ColumnOf } from '../_core/books/book';
import type { Layouts } from '../_core/books/layout';
import { moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
import { ofCells, stated } from '../_core/books/cell-part';
import type { FactFigures } from '../_core/books/declared-fact';
import { type Half, halvesOf, type SlipEvent } from '../slips/vales.book';
import { addressOfFigure, type ResultPart } from '../_core/books/figure';
import type { SessionFigures, SessionInBooks } from './session-figures';
import { present } from '../../kernel/present';

/**
 * The cage's own register of floats and fills, one section per table: for each slip, what the cage and what the table
 * reported, and the difference in a column of its own. Where the cage has not reported the receipt of a closing
 * float, the row shows the table's report alone.
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
    : moneyCell(
        totalOf(halves),
        halves[0]!.currency,
        halves.map(({ record, statedAt }) => stated(record, statedAt)),
      );

/** The close posts the closing float by itself, so a missing receipt of the cage is not a difference. */
const isClosingUnreceived = ({ cage, table }: Slip): boolean =>
  cage.length === 0 && table.every(({ kind }) => kind === 'cierre');

const remarksOnSlip = (slip: Slip): string =>
  [
    ...(slip.cage.length === 0 && !isClosingUnreceived(slip) ? ['sin anotación de la caja'] : []),
    ...(slip.table.length === 0 ? ['sin anotación de la mesa'] : []),
    ...(slip.cage.length > 1 || slip.table.length > 1 ? ['vale repetido'] : []),
  ].join('; ');

const SLIP_COLUMNS: readonly ColumnOf<Slip>[] = [
  bookColumn('slip', ['Slip', 'Vale'], ({ first: { slip } }) => (slip === undefined ? null : text(slip))),
  bookColumn('session', ['Session', 'Sesión'], ({ first }) => ({ number: first.sessionNo })),
  bookColumn('kind', ['Kind', 'Clase'], ({ first: { kind, holder } }) =>
    text(holder === 'table' ? kind : `${kind} (${holder})`),
  ),
  bookColumn('cageAt', ['At the cage', 'En caja'], ({ cage }) => moment(cage[0]?.at)),
  bookColumn('cageFloats', ['Issued (cage)', 'Entregado (caja)'], reported('cage', 'to-table')),
  bookColumn('cageReturns', ['Received (cage)', 'Recibido (caja)'], reported('cage', 'to-cage')),
  bookColumn('cageSigners', ['Signed at the cage', 'Firmado en caja'], ({ cage }) => signedBy(cage)),
  bookColumn('tableAt', ['At the table', 'En mesa'], ({ table }) => moment(table[0]?.at)),
  bookColumn('tableFloats', ['Received (table)', 'Recibido (mesa)'], reported('table', 'to-table')),
  bookColumn('tableReturns', ['Returned (table)', 'Devuelto (mesa)'], reported('table', 'to-cage')),
  bookColumn('tableSigners', ['Signed at the table', 'Firmado en mesa'], ({ table }) => signedBy(table)),
  bookColumn('difference', ['Difference (cage less table)', 'Diferencia (caja menos mesa)'], (slip) =>
    isClosingUnreceived(slip)
      ? null
      : moneyCell(totalOf(slip.cage) - totalOf(slip.table), slip.first.currency, DIFFERENCE),
  ),
  bookColumn('remarks', ['Remarks', 'Observaciones'], (slip) => text(remarksOnSlip(slip))),
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

export const ANTICIPOS_LAYOUTS: Layouts<SessionFigures> = [
  {
    since: '0.2.0',
    // This layout also compared fills with a float that was left locked on the table.
    was: (_, { sessions, ...figures }) =>
      anticiposBook({
        ...figures,
        sessions: sessions.map((session) => ({
          ...session,
          unequalSlips: session.unequalSlips + session.unequalToLocked,
        })),
      }),
  },
  { since: '0.3.0' },
];

type Session = SessionInBooks & { readonly currency: string };
type Parts = NonNullable<SessionInBooks['parts']>;

const partOf =
  (name: keyof Parts, part: ResultPart) =>
  ({ parts, ...session }: Session): Cell =>
    parts === undefined ? null : moneyCell(parts[name], session.currency, figureOf(session, part));

const figureOf = (
  { table, day, sessionNo }: Pick<SessionInBooks, 'table' | 'day' | 'sessionNo'>,
  part?: ResultPart,
): string => addressOfFigure({ kind: 'result', table, day, sessionNo, ...present({ part }) });

const remarksOnSession = ({ parts, unequalSlips }: SessionInBooks): string =>
  [
    ...(parts === undefined ? ['sin recuento'] : []),
    ...(unequalSlips === 0 ? [] : [`${unequalSlips} reposiciones distintas del anticipo`]),
  ].join('; ');

const SESSION_COLUMNS: readonly ColumnOf<Session>[] = [
  bookColumn('session', ['Session', 'Sesión'], ({ sessionNo }) => ({ number: sessionNo })),
  bookColumn('opened', ['Opened', 'Apertura'], ({ openedAt }) => moment(openedAt)),
  bookColumn('closed', ['Closed', 'Cierre'], ({ closedAt }) => moment(closedAt)),
  bookColumn(
    'minimum',
    ['Minimum', 'Mínimo'],
    ({ minimum, openedRecord, currency }) =>
      minimum === undefined
        ? null
        : moneyCell(minimum, currency, openedRecord === undefined ? [] : [stated(openedRecord, 'minimum')]),
    { isAddedUp: false },
  ),
  bookColumn('float', ['Opening float (O)', 'Anticipo inicial (O)'], partOf('openingFloat', 'opening-float')),
  bookColumn('fills', ['Fills (F)', 'Reposiciones (F)'], partOf('fills', 'fills')),
  bookColumn('credits', ['Credits (C)', 'Devoluciones (C)'], partOf('credits', 'credits')),
  bookColumn('inventory', ['Inventory (I)', 'Existencias (I)'], partOf('inventory', 'inventory')),
  bookColumn('drop', ['Drop (D)', 'Cajas metálicas (D)'], partOf('boxes', 'boxes')),
  bookColumn('prizes', ['Pool prizes (JP)', 'Premios de bolsa (JP)'], partOf('prizes', 'prizes')),
  bookColumn('toSlot', ['To slot (SL)', 'A la ranura (SL)'], partOf('toSlot', 'to-slot')),
  bookColumn(
    'stakes',
    ['Pool stakes (JS)', 'Apuestas a la bolsa (JS)'],
    partOf('stakesSwept', 'stakes-swept'),
  ),
  bookColumn('result', ['Result (R)', 'Resultado (R)'], (session) =>
    session.result === undefined ? null : moneyCell(session.result, session.currency, figureOf(session)),
  ),
  bookColumn('remarks', ['Remarks', 'Observaciones'], (session) => text(remarksOnSession(session))),
  bookColumn('signers', ['Signed by', 'Firmado por'], ({ signers }) => text(signers.join(', '))),
];
