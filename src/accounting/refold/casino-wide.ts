import { type CasinoBooks, guarantee } from '../../domain/casino-books/casino-books';
import type { EventOf, EventType } from '../../domain/event-registry/catalogue';
import type { CasinoEvent } from '../../domain/event-registry/envelope';
import {
  findPool,
  type Pool,
  type PoolReporter,
  type Pools,
  reportStake,
  withPool,
} from '../../domain/jackpot/pool';
import { type Minor, minorFromWire, type WireAmount } from '../../kernel/money';
import { judgeFact } from '../judge-event';
import type { KnownBefore } from '../judgement';

/** What a casino knows beyond its keys: guarantees of bankers, stakes and prizes that pools were told of. */
type CasinoWide = Pick<KnownBefore, 'books' | 'pools'>;

/** What the casino knows once a late fact was recorded. What its meters show now was read later and stays. */
export function afterLate(event: CasinoEvent, known: KnownBefore): CasinoWide {
  const { books, pools } = judgeFact(event, known);
  return { books, pools: pools.map((pool) => withReadingOf(findPool(known.pools, pool.pool), pool)) };
}

/** What the casino knows once a fact counts in another way: what it had told is taken back, what it tells now is added. */
export function afterCorrection(
  { before, after }: { readonly before: CasinoEvent | undefined; readonly after: CasinoEvent | undefined },
  known: KnownBefore,
): CasinoWide {
  const without = before === undefined ? known : { ...known, ...takenBack(before, known) };
  return after === undefined ? without : afterLate(after, without);
}

const withReadingOf = (known: Pool | undefined, { shown: _shown, ...pool }: Pool): Pool =>
  known?.shown === undefined ? pool : { ...pool, shown: known.shown };

type TakingBack<Type extends EventType> = (data: EventOf<Type>['data'], known: CasinoWide) => CasinoWide;

/** What the types tell the casino beyond their keys, taken back. */
const TAKEN_BACK: { readonly [Type in EventType]?: TakingBack<Type> } = {
  'cagnotte.bank.deposited.v1': (data, { books, pools }) => ({
    books: data.means === 'guarantee' ? released(books, data, -1n) : books,
    pools,
  }),
  'cagnotte.bank.deposit-returned.v1': (data, { books, pools }) => ({
    books: data.guaranteeReleased === undefined ? books : released(books, data, 1n),
    pools,
  }),
  'cagnotte.round.settled.v1': ({ poolStakes = [], poolPrizes = [] }, { books, pools }) => {
    const withoutStakes = poolStakes.reduce((left, stake) => untold(left, stake, 'round.settled'), pools);
    return {
      books,
      pools: poolPrizes.reduce((left, prize) => unwon(left, prize, 'round.settled'), withoutStakes),
    };
  },
  'cagnotte.jackpot.contributed.v1': (data, { books, pools }) => ({
    books,
    pools: untold(pools, data, 'jackpot'),
  }),
  'cagnotte.jackpot.won.v1': (data, { books, pools }) => ({ books, pools: unwon(pools, data, 'jackpot') }),
};

function takenBack({ type, data }: CasinoEvent, { books, pools }: CasinoWide): CasinoWide {
  const takingBack = Object.hasOwn(TAKEN_BACK, type) ? TAKEN_BACK[type as EventType] : undefined;
  return (
    (takingBack as TakingBack<EventType> | undefined)?.(data as never, { books, pools }) ?? { books, pools }
  );
}

interface OfPool {
  readonly pool: string;
  readonly amount: WireAmount;
}

const released = (
  books: CasinoBooks,
  { banker, amount }: { banker: string; amount: WireAmount },
  sign: Minor,
): CasinoBooks => guarantee(books, { banker, amount: sign * minorFromWire(amount) });

const untold = (pools: Pools, { pool, amount }: OfPool, reporter: PoolReporter): Pools =>
  withPool(pools, pool, (known) => reportStake(known, { reporter, amount: -minorFromWire(amount) }));

/** A prize that waits for its other report waits no longer. */
const unwon = (pools: Pools, { pool, amount }: OfPool, reporter: PoolReporter): Pools =>
  withPool(pools, pool, (known) => {
    const waiting = known.prizes.findIndex(
      (prize) => prize.reporter === reporter && prize.amount === minorFromWire(amount),
    );
    return waiting === -1 ? known : { ...known, prizes: known.prizes.toSpliced(waiting, 1) };
  });
