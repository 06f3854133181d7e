import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { minorFromWire } from '../../kernel/money';
import { PARTS_OF_PLAY, PARTS_OF_SLIPS } from '../_core/session-part';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  BetId,
  Currency,
  Player,
  PoolField,
  Reason,
  RoundNo,
  Seat,
  StaffList,
} from '../../kernel/fields.schema';

const Bet = Type.Object({
  betId: BetId,
  type: Type.String({
    minLength: 1,
    maxLength: 60,
    description: "the game's word for the bet, e.g. straight-up",
  }),
  stake: Amount,
  seat: Type.Optional(Seat),
  player: Type.Optional(Player),
  standing: Type.Optional(Type.Boolean()),
  selection: Type.Optional(
    Type.Unknown({ description: 'what the bet covers, in the shape its game declares' }),
  ),
  options: Type.Optional(
    Type.Object({}, { description: 'choices of the player, in the shape the game declares' }),
  ),
  carried: Type.Optional(
    Type.Boolean({
      description: 'stays from an earlier round under this betId; stake is what remains of it',
    }),
  ),
  paid: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9007199254740991,
      description: 'minor units really paid on top of the stake, after any deduction; 0 for nothing',
    }),
  ),
  taken: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9007199254740991,
      description:
        'minor units of the stake the house really took; the rest stays the property of the player',
    }),
  ),
});

const HouseResult = Type.Integer({
  minimum: -9007199254740991,
  maximum: 9007199254740991,
  description:
    'minor units the house won (+) or lost (-) in the round, before deductions, as the table declares',
});

const Deduction = Type.Object(
  {
    amount: Amount,
    dropped: Type.Boolean({ description: 'moved from the float to the slot of the cagnotte' }),
    rule: Type.Optional(Type.String({ maxLength: 60, description: 'e.g. banker-6' })),
  },
  {
    description:
      'what the house kept back from winnings; where absent, what the payments leave of what the rules deduct',
  },
);

const PoolStake = Type.Object({
  pool: PoolField,
  amount: Amount,
  how: Type.Enum(['slot', 'swept'], { description: 'put in the slot of the pool, or swept into the float' }),
  stakes: Type.Optional(Type.Integer({ minimum: 1, description: 'how many stakes make up the amount' })),
  seat: Type.Optional(Seat),
  player: Type.Optional(Player),
});

const PoolPrize = Type.Object({
  pool: PoolField,
  amount: Amount,
  paidFrom: Type.Enum(['table', 'cage-chips', 'cage-cash', 'bank', 'later']),
  borneBy: Type.Optional(Type.Enum(['pool', 'house'], { description: 'pool where not given' })),
  combination: Type.Optional(Type.String({ maxLength: 60, description: 'e.g. royal-flush' })),
  meter: Type.Optional(Amount),
  betId: Type.Optional(BetId),
  seat: Type.Optional(Seat),
  player: Type.Optional(Player),
  document: Type.Optional(Type.String({ maxLength: 120 })),
});

const ForgottenBet = Type.Object(
  { betId: Type.Optional(BetId), stake: Amount, winnings: Amount },
  { description: 'stake: what was first staked, kept for its owner; winnings: left lying on it, taken back' },
);

export const roundSettled = defineFact({
  type: 'cagnotte.round.settled.v1',
  title: { en: 'Round', es: 'Jugada' },
  plays: ({ roundNo }) => roundNo,
  byRules: true,
  movesMeters: true,
  pools: ({ poolStakes = [], poolPrizes = [] }) => [
    ...poolStakes.map(({ pool, amount, stakes = 1 }) => {
      const staked = minorFromWire(amount);
      return { pool, staked, unit: staked / BigInt(stakes) };
    }),
    ...poolPrizes.map(({ pool, amount, borneBy }) => {
      const won = minorFromWire(amount);
      return { pool, won, wonOfMeter: borneBy === 'house' ? 0n : won };
    }),
  ],
  unread: [...PARTS_OF_SLIPS, ...PARTS_OF_PLAY, 'play.last'],
  category: 'table',
  reportedBy: ['table'],
  description:
    'One round of a house-banked game: bets, outcome, and what the table really paid, took and deducted.',
  data: Type.Object({
    currency: Currency,
    roundNo: RoundNo,
    bets: Type.Array(Bet, { maxItems: 1000 }),
    outcome: Type.Object({}, { description: 'number, cards, dice … in the shape the game declares' }),
    result: Type.Optional(HouseResult),
    deduction: Type.Optional(Deduction),
    poolStakes: Type.Optional(Type.Array(PoolStake, { maxItems: 200 })),
    poolPrizes: Type.Optional(Type.Array(PoolPrize, { maxItems: 200 })),
    forgottenBets: Type.Optional(Type.Array(ForgottenBet, { maxItems: 200 })),
    lastOfSession: Type.Optional(Type.Boolean()),
  }),
});
export type RoundSettled = DataOf<typeof roundSettled>;

export const voided = {
  currency: Currency,
  settled: Type.Boolean({
    description: 'true: it was settled, and its entries are reversed; false: it never was',
  }),
  reasonCode: Type.String({ minLength: 1, maxLength: 60, description: 'e.g. cards-stuck' }),
  reason: Type.Optional(Reason),
  refunds: Type.Array(
    Type.Object({
      betId: Type.Optional(BetId),
      player: Type.Optional(Player),
      seat: Type.Optional(Seat),
      amount: Amount,
    }),
    { maxItems: 1000 },
  ),
  by: StaffList,
};

export const roundVoided = defineFact({
  type: 'cagnotte.round.voided.v1',
  title: { en: 'Round void', es: 'Jugada anulada' },
  voids: ({ roundNo }) => roundNo,
  byRules: true,
  movesMeters: true,
  category: 'table',
  reportedBy: ['table'],
  description: 'A round is void: one that was not settled, or one whose settlement is reversed.',
  data: Type.Object({ roundNo: RoundNo, ...voided }),
});

export const roundEvents = [roundSettled, roundVoided] as const;
