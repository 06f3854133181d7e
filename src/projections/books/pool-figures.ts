import type { PoolFigures, PoolInBook, PoolMonth, PoolMoveInBook } from '../../accounting/books/pool-figures';
import type { EventOf, EventType } from '../../domain/event-registry/catalogue';
import { isGameCode } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';
import { type BookFact, readBookFacts } from '../book-facts/book-facts';
import { readPools } from '../jackpots/pools';
import { type PoolMonthSum, type PoolSpanMove, readPoolMonths, readPoolMoves } from '../jackpots/pool-span';
import type { Queryable } from '../queryable';
import type { BookSpan } from './book-span';

/** The decisions about pools that a book tells with who authorised them. */
const DECIDED = [
  'cagnotte.jackpot.opened.v1',
  'cagnotte.jackpot.won.v1',
  'cagnotte.jackpot.paid.v1',
  'cagnotte.jackpot.reseeded.v1',
  'cagnotte.jackpot.adjusted.v1',
  'cagnotte.jackpot.closed.v1',
] as const satisfies readonly EventType[];

type Decided = EventOf<(typeof DECIDED)[number]>['data'];

/** Every pool of a casino with what moved it on some days, and what it returned in their months. */
export async function readPoolFigures(db: Queryable, span: BookSpan): Promise<PoolFigures> {
  const { casino, position, day, until } = span;
  const pools = await readPools(db, { casino, position, asOf: until });
  const moves = await readPoolMoves(db, span);
  const months = await readPoolMonths(db, span);
  const facts = await readBookFacts(db, { casino, position, day, until, types: DECIDED });
  const openings = await readBookFacts(db, {
    ...span,
    day: FIRST_DAY,
    types: ['cagnotte.jackpot.opened.v1'],
  });
  return {
    pools: pools.map(({ pool, currency, meter }) => {
      const own = moves.filter((move) => move.pool === pool);
      const moved = own.reduce((sum, { toMeter, fromMeter }) => sum + toMeter - fromMeter, 0n);
      return {
        ...{ pool, currency, game: gameOf(openings, pool), opening: meter - moved },
        moves: movesInBook(own, { opening: meter - moved, facts }),
        months: months.filter((month) => month.pool === pool).map(monthInBook),
      } satisfies PoolInBook;
    }),
  };
}

/** Before all others. */
const FIRST_DAY = '0001-01-01';

const monthInBook = ({ month, staked, prizes, growth }: PoolMonthSum): PoolMonth => ({
  ...{ month, staked, prizes, growth },
});

function movesInBook(
  moves: readonly PoolSpanMove[],
  { opening, facts }: { readonly opening: Minor; readonly facts: readonly BookFact[] },
): PoolMoveInBook[] {
  let meter = opening;
  return moves.map(({ ofRecord, shown, table, at, pool: _pool, ...move }) => {
    meter += move.toMeter - move.fromMeter;
    const decided = facts.find(({ recordNumber }) => recordNumber === ofRecord)?.data as Decided | undefined;
    const approvedBy = decided !== undefined && 'approvedBy' in decided ? (decided.approvedBy ?? []) : [];
    return {
      ...{ ...move, meter, at: at ?? undefined, table: table ?? undefined, shown: shown ?? undefined },
      approvedBy: approvedBy.map(({ id, name }) => name ?? id),
      document: decided?.document,
    };
  });
}

/** The game that the last opening of a pool names. */
function gameOf(openings: readonly BookFact[], pool: string): PoolInBook['game'] {
  const opened = openings
    .map(({ data }) => data as EventOf<'cagnotte.jackpot.opened.v1'>['data'])
    .findLast((data) => data.pool === pool);
  return opened?.game !== undefined && isGameCode(opened.game) ? opened.game : undefined;
}
