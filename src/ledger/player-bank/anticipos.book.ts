import type { Minor } from '../../kernel/money';
import { addressOf, type ResultPart } from '../_core/explain/figure';
import { type Book, type Cell, type Column, moment, money, text, totalsOf } from '../_core/books/book';
import { stated } from '../_core/books/cell-part';
import type { SessionFigures, SessionInBooks } from '../table-session/session-figures';

const COLUMNS: readonly Column[] = [
  { id: 'session', en: 'Session', es: 'Sesión' },
  { id: 'opened', en: 'Opened', es: 'Apertura' },
  { id: 'closed', en: 'Closed', es: 'Cierre' },
  { id: 'minimum', en: 'Minimum', es: 'Mínimo' },
  { id: 'float', en: 'Opening float (O)', es: 'Anticipo inicial (O)' },
  { id: 'fills', en: 'Fills (F)', es: 'Reposiciones (F)' },
  { id: 'credits', en: 'Credits (C)', es: 'Devoluciones (C)' },
  { id: 'inventory', en: 'Inventory (I)', es: 'Existencias (I)' },
  { id: 'drop', en: 'Drop (D)', es: 'Cajas (D)' },
  { id: 'prizes', en: 'Pool prizes (JP)', es: 'Premios de bote (JP)' },
  { id: 'toSlot', en: 'To slot (SL)', es: 'A la ranura (SL)' },
  { id: 'stakes', en: 'Pool stakes (JS)', es: 'Aportaciones (JS)' },
  { id: 'result', en: 'Result (R)', es: 'Resultado (R)' },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
  { id: 'signers', en: 'Signed by', es: 'Firmado por' },
];

/** Registro de anticipos: one section per house-banked table, closed per session and totalled per day. */
export function anticiposBook({ currency, sessions }: SessionFigures): Book {
  const housed = sessions.filter(({ isHouseBanked, parts }) => isHouseBanked || parts !== undefined);
  const tables = [...new Set(housed.map(({ table }) => table))];
  return {
    sections: tables.map((table) => {
      const rows = housed
        .filter((session) => session.table === table)
        .map((session) => rowOf(session, currency));
      return {
        en: `Table ${table}`,
        es: `Mesa ${table}`,
        columns: COLUMNS,
        rows,
        totals: totalsOf(rows, currency).map((cell, column) => (column === 3 ? null : cell)),
      };
    }),
  };
}

function rowOf(session: SessionInBooks, currency: string): Cell[] {
  const { sessionNo, openedAt, openedRecord, closedAt, minimum, parts, result, unequalSlips, signers } =
    session;
  const ofOpening = openedRecord === undefined ? [] : [stated(openedRecord, 'minimum')];
  const sum = (amount: Minor | undefined, part?: ResultPart): Cell =>
    amount === undefined ? null : money(amount, currency, figureOf(session, part));
  return [
    { number: sessionNo },
    moment(openedAt),
    moment(closedAt),
    minimum === undefined ? null : money(minimum, currency, ofOpening),
    sum(parts?.openingFloat, 'opening-float'),
    sum(parts?.fills, 'fills'),
    sum(parts?.credits, 'credits'),
    sum(parts?.inventory, 'inventory'),
    sum(parts?.boxes, 'boxes'),
    sum(parts?.prizes, 'prizes'),
    sum(parts?.toSlot, 'to-slot'),
    sum(parts?.stakesSwept, 'stakes-swept'),
    sum(result),
    text(remarks(parts === undefined, unequalSlips)),
    text(signers.join(', ')),
  ];
}

/** The address of the result of a session, or of a part of it. */
const figureOf = ({ table, day, sessionNo }: SessionInBooks, part?: ResultPart): string =>
  addressOf({ kind: 'result', table, day, sessionNo, ...(part === undefined ? {} : { part }) });

const remarks = (uncounted: boolean, unequalSlips: number): string =>
  [
    ...(uncounted ? ['sin recuento'] : []),
    ...(unequalSlips === 0 ? [] : [`${unequalSlips} reposiciones distintas del anticipo`]),
  ].join('; ');
