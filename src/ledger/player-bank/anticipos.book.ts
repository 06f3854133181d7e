import { addressOf, type ResultPart } from '../_core/explain/figure';
import { type Book, type Cell, type ColumnOf, moment, money, sectionOf, text } from '../_core/books/book';
import { stated } from '../_core/books/cell-part';
import type { SessionFigures, SessionInBooks } from '../table-session/session-figures';

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
        COLUMNS,
        housed.filter((session) => session.table === table),
        currency,
      ),
    ),
  };
}

type Session = SessionInBooks & { readonly currency: string };
type Parts = NonNullable<SessionInBooks['parts']>;

/** A part of the result; nothing if the float was not counted. */
const partOf =
  (name: keyof Parts, part: ResultPart) =>
  ({ parts, ...session }: Session): Cell =>
    parts === undefined ? null : money(parts[name], session.currency, figureOf(session, part));

const COLUMNS: readonly ColumnOf<Session>[] = [
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
  { id: 'drop', en: 'Drop (D)', es: 'Cajas (D)', of: partOf('boxes', 'boxes') },
  { id: 'prizes', en: 'Pool prizes (JP)', es: 'Premios de bote (JP)', of: partOf('prizes', 'prizes') },
  { id: 'toSlot', en: 'To slot (SL)', es: 'A la ranura (SL)', of: partOf('toSlot', 'to-slot') },
  {
    ...{ id: 'stakes', en: 'Pool stakes (JS)', es: 'Aportaciones (JS)' },
    of: partOf('stakesSwept', 'stakes-swept'),
  },
  {
    ...{ id: 'result', en: 'Result (R)', es: 'Resultado (R)' },
    of: (session) =>
      session.result === undefined ? null : money(session.result, session.currency, figureOf(session)),
  },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones', of: (session) => text(remarks(session)) },
  { id: 'signers', en: 'Signed by', es: 'Firmado por', of: ({ signers }) => text(signers.join(', ')) },
];

const figureOf = (
  { table, day, sessionNo }: Pick<SessionInBooks, 'table' | 'day' | 'sessionNo'>,
  part?: ResultPart,
): string => addressOf({ kind: 'result', table, day, sessionNo, ...(part === undefined ? {} : { part }) });

const remarks = ({ parts, unequalSlips }: SessionInBooks): string =>
  [
    ...(parts === undefined ? ['sin recuento'] : []),
    ...(unequalSlips === 0 ? [] : [`${unequalSlips} reposiciones distintas del anticipo`]),
  ].join('; ');
