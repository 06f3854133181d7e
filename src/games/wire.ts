import { type Static, Type } from 'typebox';
import { minorFromWire } from '../kernel/money';
import { rateFromWire } from '../kernel/rational';
import type { OwnPrize, PoolTerms } from './game-rules';
import type { DeclaredAward, HeldBet, PlacedBet, Round, TableState, DeclaredPrize, PoolStake } from './round';
import { present } from '../kernel/present';
import { minorIfStated } from './wire-terms';

/** Amounts as events carry them: JSON integers of minor units. */
const Amount = Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const SignedAmount = Type.Integer({ minimum: -9007199254740991, maximum: 9007199254740991 });
const Text = Type.String({ minLength: 1, maxLength: 80 });
const Seat = Type.Integer({ minimum: 1, maximum: 40 });

const WireBet = Type.Object({
  betId: Type.Optional(Text),
  type: Type.String(),
  stake: Amount,
  seat: Type.Optional(Seat),
  player: Type.Optional(Text),
  standing: Type.Optional(Type.Boolean()),
  selection: Type.Optional(Type.Unknown()),
  options: Type.Optional(Type.Unknown()),
  carried: Type.Optional(Type.Boolean()),
  paid: Type.Optional(Amount),
  taken: Type.Optional(Amount),
  covered: Type.Optional(Amount),
});

const WirePoolStake = Type.Object({
  pool: Text,
  amount: Amount,
  stakes: Type.Optional(Type.Integer({ minimum: 1 })),
  seat: Type.Optional(Seat),
  player: Type.Optional(Text),
});

const WirePrize = Type.Object({
  pool: Text,
  amount: Amount,
  meter: Type.Optional(Amount),
  borneBy: Type.Optional(Type.Enum(['pool', 'house'])),
  seat: Type.Optional(Seat),
  player: Type.Optional(Text),
});

const WireRate = Type.Object({
  numerator: Type.Integer({ minimum: 0 }),
  denominator: Type.Integer({ minimum: 1 }),
});

const WireOwnPrize = Type.Union([
  Type.Object({ combination: Text, share: WireRate }),
  Type.Object({ combination: Text, times: Type.Integer({ minimum: 1 }) }),
]);

export const ownPrizeFromWire = (prize: Static<typeof WireOwnPrize>): OwnPrize =>
  'times' in prize
    ? { combination: prize.combination, times: BigInt(prize.times) }
    : { combination: prize.combination, share: rateFromWire(prize.share) };

export const WirePools = Type.Record(
  Text,
  Type.Object({
    rate: Type.Optional(WireRate),
    meter: Type.Optional(Amount),
    opening: Type.Optional(Amount),
    prizes: Type.Optional(Type.Array(WireOwnPrize, { maxItems: 20 })),
  }),
);

/** The data of `cagnotte.round.settled.v1`, as far as the rules of a game read them; pots and awards are of poker. */
export const WireRound = Type.Object({
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  roundNo: Type.Optional(Type.Integer({ minimum: 1 })),
  bets: Type.Array(WireBet, { maxItems: 1000 }),
  outcome: Type.Unknown(),
  result: Type.Optional(SignedAmount),
  deduction: Type.Optional(Type.Object({ amount: Amount })),
  pots: Type.Optional(Type.Array(Type.Object({ amount: Amount }), { maxItems: 20 })),
  awards: Type.Optional(
    Type.Array(
      Type.Object({
        seat: Seat,
        pot: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
        amount: Amount,
      }),
      { maxItems: 60 },
    ),
  ),
  poolStakes: Type.Optional(Type.Array(WirePoolStake, { maxItems: 200 })),
  poolPrizes: Type.Optional(Type.Array(WirePrize, { maxItems: 200 })),
  lastOfSession: Type.Optional(Type.Boolean()),
});
export type WireRound = Static<typeof WireRound>;

export const WireTableState = Type.Object({
  held: Type.Array(
    Type.Object({
      betId: Text,
      type: Type.String(),
      stake: Amount,
      seat: Type.Optional(Seat),
      player: Type.Optional(Text),
      selection: Type.Optional(Type.Unknown()),
      on: Type.Optional(Text),
      times: Type.Integer({ minimum: 1 }),
    }),
  ),
  released: Type.Array(Text),
  memory: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Null()])),
  ),
});
export type WireTableState = Static<typeof WireTableState>;

/** The round in the data of its event. A bet without an id is named by its place in the list, from 1. */
export function roundFromWire(data: WireRound, before?: TableState): Round {
  const { roundNo, bets, outcome, lastOfSession, result, deduction, pots, awards } = data;
  const { poolStakes, poolPrizes } = data;
  return {
    bets: bets.map(betFromWire),
    outcome,
    declared: {
      result: minorIfStated(result),
      deduction: minorIfStated(deduction?.amount),
      pots: pots?.map(({ amount }) => minorFromWire(amount)),
      awards: awards?.map(awardFromWire),
      poolPrizes: poolPrizes?.map(prizeFromWire),
    },
    roundNo,
    lastOfSession,
    before,
    poolStakes: poolStakes?.map(poolStakeFromWire),
  };
}

const poolStakeFromWire = ({ amount, ...rest }: Static<typeof WirePoolStake>): PoolStake => ({
  ...rest,
  amount: minorFromWire(amount),
});

const prizeFromWire = ({ amount, meter, ...rest }: Static<typeof WirePrize>): DeclaredPrize => ({
  ...rest,
  amount: minorFromWire(amount),
  ...present({ meter: minorIfStated(meter) }),
});

/** The terms of pools that `cagnotte settle` is given. */
export const poolsFromWire = (pools: Static<typeof WirePools>): Readonly<Record<string, PoolTerms>> =>
  Object.fromEntries(
    Object.entries(pools).map(([pool, { rate, meter, opening, prizes }]) => [
      pool,
      present({
        rate: rate && rateFromWire(rate),
        meter: minorIfStated(meter),
        opening: minorIfStated(opening),
        ownPrizes: prizes?.map(ownPrizeFromWire),
      }),
    ]),
  );

const awardFromWire = ({ seat, pot, amount }: NonNullable<WireRound['awards']>[number]): DeclaredAward => ({
  seat,
  amount: minorFromWire(amount),
  potNo: pot,
});

/**
 * A bet of an event; one without an id is named by its place in the list. Each bet has every field, so that all have
 * one hidden class: code that reads bets of many classes was measured to be five times slower.
 */
export function betFromWire(bet: WireRound['bets'][number], index = 0): PlacedBet {
  const { type, seat, player, standing, selection, options, carried, paid, taken, covered } = bet;
  return {
    betId: bet.betId ?? `${index + 1}`,
    type,
    stake: minorFromWire(bet.stake),
    seat,
    player,
    standing,
    selection: selection ?? undefined,
    options,
    carried,
    paid: minorIfStated(paid),
    taken: minorIfStated(taken),
    covered: minorIfStated(covered),
  };
}

export const stateFromWire = ({ held, released, memory }: WireTableState): TableState => ({
  held: held.map((bet): HeldBet => ({ ...bet, stake: minorFromWire(bet.stake) })),
  released,
  ...present({ memory }),
});
