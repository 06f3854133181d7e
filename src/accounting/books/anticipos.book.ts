import type { Minor } from '../../kernel/money';
import { type Book, type Cell, type Column, moment, money, text, totalsOf } from './book';
import type { SessionFigures, SessionInBooks } from './session-figures';

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
  const { sessionNo, openedAt, closedAt, minimum, parts, result, unequalSlips, signers } = session;
  const sum = (amount: Minor | undefined): Cell => (amount === undefined ? null : money(amount, currency));
  return [
    { number: sessionNo },
    moment(openedAt),
    moment(closedAt),
    sum(minimum),
    sum(parts?.openingFloat),
    sum(parts?.fills),
    sum(parts?.credits),
    sum(parts?.inventory),
    sum(parts?.boxes),
    sum(parts?.prizes),
    sum(parts?.toSlot),
    sum(parts?.stakesSwept),
    sum(result),
    text(remarks(parts === undefined, unequalSlips)),
    text(signers.join(', ')),
  ];
}

const remarks = (uncounted: boolean, unequalSlips: number): string =>
  [
    ...(uncounted ? ['sin recuento'] : []),
    ...(unequalSlips === 0 ? [] : [`${unequalSlips} reposiciones distintas del anticipo`]),
  ].join('; ');
