import type { DeclaredFact } from '../_core/books/declared-fact';
import type { PoolFigures, PoolInBook, PoolMonth, PoolMoveInBook } from './pool-figures';
import type { EventType } from '../event-contract/catalogue';
import { isGameCode } from '../../games/game-codes';
import { previousGamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import { readPools } from './pools.queries';
import { type PoolMonthSum, type PoolSpanMove, readPoolMonths, readPoolMoves } from './pool-span.queries';
import type { Queryable } from '../_core/store/queryable';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';

const DECIDED = [
  'cagnotte.jackpot.opened.v1',
  'cagnotte.jackpot.won.v1',
  'cagnotte.jackpot.paid.v1',
  'cagnotte.jackpot.reseeded.v1',
  'cagnotte.jackpot.adjusted.v1',
  'cagnotte.jackpot.closed.v1',
] as const satisfies readonly EventType[];

type Decided = (typeof DECIDED)[number];

export async function readPoolFigures(db: Queryable, span: BookSpan): Promise<PoolFigures> {
  const { casino, position, until } = span;
  const pools = await readPools(db, { casino, position, asOf: until });
  const moves = await readPoolMoves(db, span);
  const months = await readPoolMonths(db, span);
  const facts = await readDeclaredFacts(db, span, DECIDED);
  const openings = await readDeclaredFacts(db, { ...span, day: undefined }, ['cagnotte.jackpot.opened.v1']);
  return {
    pools: pools.map(({ pool, currency, meter }) => {
      const own = moves.filter((move) => move.pool === pool);
      const moved = own.reduce((sum, { toMeter, fromMeter }) => sum + toMeter - fromMeter, 0n);
      return {
        ...{ dayBefore: previousGamingDay(span.day), until },
        ...{ pool, currency, game: gameOf(openings, pool), opening: meter - moved },
        moves: movesInBook(own, { opening: meter - moved, facts }),
        months: months.filter((month) => month.pool === pool).map(monthInBook),
      } satisfies PoolInBook;
    }),
  };
}

const isGiven = (record: string): boolean => record !== '';

const monthInBook = ({ month, staked, prizes, growth }: PoolMonthSum): PoolMonth => ({
  ...{ month, staked, prizes, growth },
});

function movesInBook(
  moves: readonly PoolSpanMove[],
  { opening, facts }: { readonly opening: Minor; readonly facts: readonly DeclaredFact<Decided>[] },
): PoolMoveInBook[] {
  let meter = opening;
  return moves.map(({ ofRecord, shown, table, at, pool: _pool, ...each }) => {
    const { ofRecords, undoneBy, saidBy, ...move } = each;
    meter += move.toMeter - move.fromMeter;
    const decided = facts.find(({ recordNumber }) => recordNumber === ofRecord)?.data;
    const approvedBy = decided !== undefined && 'approvedBy' in decided ? (decided.approvedBy ?? []) : [];
    return {
      entries: { ofRecords: ofRecords.map(BigInt), undoneBy: undoneBy.filter(isGiven).map(BigInt), saidBy },
      ...{ ...move, meter, at: at ?? undefined, table: table ?? undefined, shown: shown ?? undefined },
      approvedBy: approvedBy.map(({ id, name }) => name ?? id),
      document: decided?.document,
    };
  });
}

function gameOf(
  openings: readonly DeclaredFact<'cagnotte.jackpot.opened.v1'>[],
  pool: string,
): PoolInBook['game'] {
  const game = openings.findLast(({ data }) => data.pool === pool)?.data.game;
  return game !== undefined && isGameCode(game) ? game : undefined;
}
