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
import { ofMoves } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, namesOf } from '../_core/books/declared-fact';
import { type PostedMove, sumOfMoves } from '../_core/books/posted-move';

const COLUMNS: readonly Column[] = [
  { id: 'at', en: 'At', es: 'Momento' },
  { id: 'kind', en: 'Kind', es: 'Concepto' },
  { id: 'slip', en: 'Order', es: 'Vale' },
  { id: 'chips', en: 'Chips', es: 'Fichas' },
  { id: 'cash', en: 'Cash', es: 'Efectivo' },
  { id: 'difference', en: 'Of it, difference of a count', es: 'De ello, diferencia de recuento' },
  { id: 'signers', en: 'Signed by', es: 'Firmado por' },
];

type CambistaEvent =
  | 'cagnotte.table.opened.v1'
  | 'cagnotte.table.filled.v1'
  | 'cagnotte.table.credited.v1'
  | 'cagnotte.cambista.counted.v1'
  | 'cagnotte.table.closed.v1';

/** What the book of the cambistas is made from. */
export interface CambistaFigures extends FactFigures<CambistaEvent> {
  /** What moved on the chips, the cash and the differences of cambistas. */
  readonly moves: readonly PostedMove[];
}

/** Stands in the book also where it found nothing missing and moved nothing. */
const COUNTED = 'cagnotte.cambista.counted.v1';

const CONCEPTS: Readonly<Record<string, string>> = {
  'cagnotte.table.opened.v1': 'Fondo',
  'cagnotte.table.filled.v1': 'Pedido',
  'cagnotte.table.credited.v1': 'Devolución',
  [COUNTED]: 'Recuento',
  'cagnotte.table.closed.v1': 'Entrega al cierre',
};

/**
 * The cambistas of circle tables, a section per session: imprest, orders, what was changed with customers in one row,
 * counts with their difference, and what went back to the cage. What is left over stands in the totals.
 */
export function cambistasBook(figures: CambistaFigures): Book {
  const sessions = new Map<string, PostedMove[]>();
  for (const move of figures.moves) {
    const key = [move.gamingDay, move.table, move.sessionNo].join('\0');
    sessions.set(key, [...(sessions.get(key) ?? []), move]);
  }
  return { sections: [...sessions.values()].map((moves) => sectionOf(moves, figures)) };
}

function sectionOf(moves: readonly PostedMove[], { facts, currency }: CambistaFigures): Section {
  const [{ table, sessionNo, gamingDay }] = moves as readonly [PostedMove];
  const told = facts.filter(
    (fact) =>
      moves.some(({ ofRecord }) => ofRecord === fact.recordNumber) ||
      (fact.type === COUNTED &&
        fact.table === table &&
        fact.sessionNo === sessionNo &&
        fact.gamingDay === gamingDay),
  );
  const rest = moves.filter(({ ofRecord }) => !told.some(({ recordNumber }) => recordNumber === ofRecord));
  const rows = [
    ...told.map((fact) => rowOfFact(fact, moves, currency)),
    ...(rest.length === 0 ? [] : [rowOf(rest, { currency, concept: 'Cambios con clientes' })]),
  ];
  return {
    en: `Table ${table ?? ''}, session ${sessionNo}, ${gamingDay}`,
    es: `Mesa ${table ?? ''}, sesión ${sessionNo}, ${gamingDay}`,
    ...{ columns: COLUMNS, rows, totals: totalsOf(rows, currency) },
  };
}

function rowOfFact(
  fact: DeclaredFact<CambistaEvent>,
  moves: readonly PostedMove[],
  currency: string,
): Cell[] {
  const own = moves.filter(({ ofRecord }) => ofRecord === fact.recordNumber);
  return rowOf(own, {
    ...{ currency, concept: CONCEPTS[fact.type]!, at: fact.happenedAt },
    slip: slipOf(fact),
    signers: signersOf(fact),
    isCount: fact.type === COUNTED,
  });
}

interface Told {
  readonly currency: string;
  readonly concept: string;
  readonly at?: string;
  readonly slip?: string | undefined;
  readonly signers?: string;
  readonly isCount?: boolean;
}

function rowOf(
  moves: readonly PostedMove[],
  { currency, concept, at, slip, signers = '', isCount = false }: Told,
): Cell[] {
  const on = (account: string): PostedMove[] =>
    moves.filter((move) => move.currency === currency && move.account.startsWith(`${account}:`));
  const [chips, cash, variance] = [on('chips'), on('cash'), on('variance')];
  const difference = -sumOfMoves(variance);
  return [
    moment(at),
    text(concept),
    slip === undefined ? null : text(slip),
    money(sumOfMoves(chips), currency, ofMoves(chips)),
    money(sumOfMoves(cash), currency, ofMoves(cash)),
    difference === 0n && !isCount ? null : money(difference, currency, ofMoves(variance, -1)),
    text(signers),
  ];
}

function slipOf({ type, data }: DeclaredFact<CambistaEvent>): string | undefined {
  switch (type) {
    case 'cagnotte.table.opened.v1':
      return data.float.slip;
    case 'cagnotte.table.filled.v1':
    case 'cagnotte.table.credited.v1':
      return data.slip;
    case 'cagnotte.table.closed.v1':
      return data.toCage.find(({ holder }) => holder === 'cambista')?.slip;
    case 'cagnotte.cambista.counted.v1':
      return undefined;
  }
}

function signersOf({ type, data }: DeclaredFact<CambistaEvent>): string {
  if (type === 'cagnotte.table.opened.v1') return namesOf(data.staff);
  return namesOf(type === 'cagnotte.table.closed.v1' ? data.certifiedBy : data.by);
}
