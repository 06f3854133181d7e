import { isOf } from '../_core/account';
import type { Book, Cell, ColumnOf } from '../_core/books/book';
import { moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
import { ofMoves, type PostedMove, sumOfAmounts } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, namesOf } from '../_core/books/declared-fact';
import type { EventType } from '../event-contract/catalogue';

/** The facts that the book shows, by type, with the word it uses for each. */
const CONCEPTS = {
  'cagnotte.table.opened.v1': 'Fondo',
  'cagnotte.table.filled.v1': 'Pedido',
  'cagnotte.table.credited.v1': 'Devolución',
  'cagnotte.cambista.counted.v1': 'Recuento',
  'cagnotte.table.counted.v1': 'Recuento del anticipo',
  'cagnotte.drop.counted.v1': 'Recuento de caja metálica',
  'cagnotte.table.closed.v1': 'Entrega al cierre',
} as const satisfies Partial<Record<EventType, string>>;

type CambistaEvent = keyof typeof CONCEPTS;
export const CAMBISTA_EVENTS = Object.keys(CONCEPTS) as CambistaEvent[];

export interface CambistaFigures extends FactFigures<CambistaEvent> {
  readonly moves: readonly PostedMove[];
}

/** Counts that appear in the book even without a difference. */
const COUNTS: readonly string[] = ['cagnotte.cambista.counted.v1', 'cagnotte.table.counted.v1'];

/**
 * The cambistas of non-banked tables, one section per session: imprest, orders, exchanges with customers in one row,
 * counts with their difference, and returns to the cage; the totals show what is left. It includes a float that such a
 * table received for change, and its drop box, because the register of floats covers house-banked tables only.
 */
export function cambistasBook(figures: CambistaFigures): Book {
  const sessions = new Map<string, PostedMove[]>();
  for (const move of figures.moves) {
    const key = [move.gamingDay, move.table, move.sessionNo].join('\0');
    sessions.set(key, [...(sessions.get(key) ?? []), move]);
  }
  return {
    sections: [...sessions.values()].map((moves) => {
      const { sessionNo, gamingDay, ...move } = moves[0]!;
      const table = move.table ?? '';
      return sectionOf(
        {
          en: `Table ${table}, session ${sessionNo}, ${gamingDay}`,
          es: `Mesa ${table}, sesión ${sessionNo}, ${gamingDay}`,
        },
        COLUMNS,
        rowsOf(moves, figures),
        figures.currency,
      );
    }),
  };
}

interface Row {
  readonly fact?: DeclaredFact<CambistaEvent>;
  readonly currency: string;
  readonly moves: readonly PostedMove[];
}

function rowsOf(moves: readonly PostedMove[], { facts, currency }: CambistaFigures): Row[] {
  const session = moves[0]!;
  const told = facts.filter(
    (fact) =>
      moves.some(({ ofRecord }) => ofRecord === fact.recordNumber) ||
      (COUNTS.includes(fact.type) &&
        fact.table === session.table &&
        fact.sessionNo === session.sessionNo &&
        fact.gamingDay === session.gamingDay),
  );
  const rest = moves.filter(({ ofRecord }) => !told.some(({ recordNumber }) => recordNumber === ofRecord));
  const inBook = (some: readonly PostedMove[]) => some.filter((move) => move.currency === currency);
  return [
    ...told.map((fact) => ({
      fact,
      currency,
      moves: inBook(moves.filter(({ ofRecord }) => ofRecord === fact.recordNumber)),
    })),
    ...(rest.length === 0 ? [] : [{ currency, moves: inBook(rest) }]),
  ];
}

const movesOn = (account: 'chips' | 'cash' | 'variance', { moves }: Row): PostedMove[] =>
  moves.filter((move) => isOf(move.account, account));

const movedOn =
  (account: 'chips' | 'cash') =>
  (row: Row): Cell => {
    const own = movesOn(account, row);
    return moneyCell(sumOfAmounts(own), row.currency, ofMoves(own));
  };

function differenceOf(row: Row): Cell {
  const own = movesOn('variance', row);
  const difference = -sumOfAmounts(own);
  return difference === 0n && !COUNTS.includes(row.fact?.type ?? '')
    ? null
    : moneyCell(difference, row.currency, ofMoves(own, -1));
}

const COLUMNS: readonly ColumnOf<Row>[] = [
  bookColumn('at', ['At', 'Momento'], ({ fact }) => moment(fact?.happenedAt)),
  bookColumn('kind', ['Kind', 'Concepto'], ({ fact }) =>
    text(fact === undefined ? 'Cambios con clientes' : CONCEPTS[fact.type]),
  ),
  bookColumn('slip', ['Order', 'Vale'], ({ fact }) => slipOf(fact)),
  bookColumn('chips', ['Chips', 'Fichas'], movedOn('chips')),
  bookColumn('cash', ['Cash', 'Efectivo'], movedOn('cash')),
  bookColumn('difference', ['Of it, difference of a count', 'De ello, diferencia de recuento'], differenceOf),
  bookColumn('signers', ['Signed by', 'Firmado por'], ({ fact }) =>
    text(fact === undefined ? '' : signersOf(fact)),
  ),
];

function slipOf(fact: DeclaredFact<CambistaEvent> | undefined): Cell {
  const slip = fact === undefined ? undefined : slipIn(fact);
  return slip === undefined ? null : text(slip);
}

function slipIn({ data }: DeclaredFact<CambistaEvent>): string | undefined {
  if ('float' in data) return data.float.slip;
  if (!('toCage' in data)) return 'slip' in data ? data.slip : undefined;
  return ['cambista', 'table'].flatMap(
    (kind) => data.toCage.find(({ holder }) => holder === kind)?.slip ?? [],
  )[0];
}

function signersOf({ data }: DeclaredFact<CambistaEvent>): string {
  if ('staff' in data) return namesOf(data.staff);
  return namesOf('certifiedBy' in data ? data.certifiedBy : data.by);
}
