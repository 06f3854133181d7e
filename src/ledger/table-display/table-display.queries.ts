import type { CasinoAt } from '../../database/books-page';
import { type Queryable, readRows } from '../../database/queryable';
import type { Minor } from '../../kernel/money';
import { readCasinoBooks, readKnownDays } from '../casino/known-days.queries';
import { readPools } from '../jackpot/pool-sums.queries';
import { factsOfType } from '../_core/books/declared-fact';
import { closeIn, openingIn } from '../table-session/session-facts';
import { readSessionFacts } from '../table-session/session.queries';
import { tableLimitsChanged } from '../table-session/table.events';
import { cardsOn } from './cards-on-day';
import { type Announced, announcedOf } from './announced';
import type { CardPool, TableCard } from './table-card';

/** A pool of the table with what is on its meter; undefined while nothing has moved it. */
export interface MeterOfTable extends CardPool {
  readonly meter: Minor | undefined;
  readonly currency: string;
}

/** What a screen at a table shows to everybody: its card, the meters of its pools, and what its open session announced. */
export interface TableDisplayed {
  readonly card: Omit<TableCard, 'pools'>;
  readonly currency: string;
  readonly pools: readonly MeterOfTable[];
  /** Of the session under way; undefined while the table is closed. */
  readonly session: (Announced & { readonly gamingDay: string }) | undefined;
}

/**
 * Reads what is displayed at a table. Nothing else of its session is read: no float, no result, no name.
 * @returns undefined if the authorisation in force does not have the table
 */
export async function readTableDisplay(
  db: Queryable,
  { casino, position }: CasinoAt,
  table: string,
): Promise<TableDisplayed | undefined> {
  const books = await readCasinoBooks(db, { casino, position });
  const session = await readSessionUnderWay(db, { casino, position }, table);
  const [newest] = await readKnownDays(db, { casino, position, limit: 1 });
  const day = session?.gamingDay ?? newest ?? books.authorisations?.[0]?.validFrom ?? '';
  const card = cardsOn(books, day)?.find((each) => each.table === table);
  if (card === undefined) return undefined;
  const { pools, ...limits } = card;
  const currency = books.currency ?? 'EUR';
  const meters = pools.length === 0 ? [] : await readPools(db, { casino, position });
  return {
    card: limits,
    currency,
    session,
    pools: pools.map((pool) => {
      const found = meters.find((each) => each.pool === pool.pool);
      return { ...pool, meter: found?.meter, currency: found?.currency ?? currency };
    }),
  };
}

/** The last session of a table, if it is open. */
async function readSessionUnderWay(
  db: Queryable,
  { casino, position }: CasinoAt,
  table: string,
): Promise<TableDisplayed['session']> {
  const [last] = await readRows<{ gamingDay: string; sessionNo: number }>(
    db,
    `SELECT gaming_day AS "gamingDay", session_no AS "sessionNo" FROM table_session
      WHERE casino = $1 AND table_id = $3 AND first_record <= $2
      ORDER BY gaming_day DESC, session_no DESC LIMIT 1`,
    [casino, position.toString(), table],
  );
  if (last === undefined) return undefined;
  const [facts = []] = await readSessionFacts(db, [{ casino, position, table, ...last }]);
  const opening = openingIn(facts);
  if (opening === undefined || closeIn(facts) !== undefined) return undefined;
  const changed = factsOfType(facts, tableLimitsChanged.type).at(-1);
  return { ...announcedOf(opening.data, changed?.data), gamingDay: last.gamingDay };
}
