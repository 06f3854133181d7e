import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import type { CatalogueEvent, EventData, EventType } from '../event-contract/catalogue';
import type { CasinoEvent } from '../_core/envelope';
import { roundMentioned, sessionKeyOf, tableConcerned } from '../table-session/session-key.state';

/** The effect of a fact on a pool, whichever event posts it. Minor units. */
export interface PoolUse {
  readonly table: string | undefined;
  readonly round: string | undefined;
  readonly staked: Minor;
  readonly unit?: Minor;
  readonly won: Minor;
  readonly wonOfMeter: Minor;
  readonly given: Minor;
  readonly cause?: 'seed' | 'shortfall';
}

export function poolUseOf(event: CasinoEvent, pool: string): PoolUse {
  const place = { table: tableConcerned(event), round: roundOf(event) };
  return {
    ...place,
    staked: 0n,
    won: 0n,
    wonOfMeter: 0n,
    given: 0n,
    ...moneyOf(event, pool),
  };
}

function roundOf(event: CasinoEvent): string | undefined {
  const { roundNo } = (event.data ?? {}) as { readonly roundNo?: number };
  const session = sessionKeyOf(event);
  return session === undefined || roundNo === undefined ? undefined : roundMentioned(session, roundNo);
}

type MoneyOf<Type extends EventType> = (data: EventData[Type], pool: string) => Partial<PoolUse>;

const sumOf = (amounts: readonly { readonly amount: WireAmount }[]): Minor =>
  sumMinor(amounts.map(({ amount }) => minorFromWire(amount)));

const unitOf = ({ amount, stakes = 1 }: { readonly amount: WireAmount; readonly stakes?: number }): Minor =>
  minorFromWire(amount) / BigInt(stakes);

const MONEY: { readonly [Type in EventType]?: MoneyOf<Type> } = {
  'cagnotte.round.settled.v1': ({ poolStakes = [], poolPrizes = [] }, pool) => {
    const stakes = poolStakes.filter((stake) => stake.pool === pool);
    const prizes = poolPrizes.filter((prize) => prize.pool === pool);
    const [first] = stakes;
    return {
      staked: sumOf(stakes),
      ...(first === undefined ? {} : { unit: unitOf(first) }),
      won: sumOf(prizes),
      wonOfMeter: sumOf(prizes.filter(({ borneBy }) => borneBy !== 'house')),
    };
  },
  'cagnotte.jackpot.contributed.v1': (data) => ({
    staked: minorFromWire(data.amount),
    ...(data.stakes === undefined ? {} : { unit: unitOf(data) }),
  }),
  'cagnotte.jackpot.won.v1': ({ amount, borneBy }) => {
    const won = minorFromWire(amount);
    return { won, wonOfMeter: borneBy === 'house' ? 0n : won };
  },
  'cagnotte.jackpot.reseeded.v1': ({ amount, cause }) => ({ given: minorFromWire(amount), cause }),
  'cagnotte.jackpot.adjusted.v1': ({ amount }) => ({ given: amount > 0 ? minorFromWire(amount) : 0n }),
  'cagnotte.jackpot.closed.v1': ({ amount, toPool, pool: closed }, pool) => ({
    given: toPool === pool && closed !== pool ? minorFromWire(amount) : 0n,
  }),
};

function moneyOf({ type, data }: CasinoEvent, pool: string): Partial<PoolUse> {
  const money = Object.hasOwn(MONEY, type) ? MONEY[type as EventType] : undefined;
  return (money as MoneyOf<EventType> | undefined)?.(data as EventData[EventType], pool) ?? {};
}

export function poolsToldBy(event: CasinoEvent): readonly string[] {
  const { type, data } = event as CatalogueEvent;
  if (type === 'cagnotte.round.settled.v1') {
    const { poolStakes = [], poolPrizes = [] } = data;
    return [...new Set([...poolStakes, ...poolPrizes].map(({ pool }) => pool))];
  }
  if (!type.startsWith('cagnotte.jackpot.')) return [];
  const { pool, toPool } = data as { readonly pool: string; readonly toPool?: string };
  return toPool === undefined || toPool === pool ? [pool] : [pool, toPool];
}
