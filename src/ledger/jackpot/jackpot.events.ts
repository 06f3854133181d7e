import { customerOperation } from '../_core/customer-operation';
import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { minorFromWire } from '../../kernel/money';
import { wonOfPools } from '../_core/chips-of-customers';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  BetId,
  Currency,
  DocumentId,
  GameCodeField,
  Player,
  PoolField,
  Rate,
  Reason,
  RoundNo,
  Seat,
  SignedAmount,
  StaffList,
  TableId,
  TwoPersons,
} from '../../kernel/fields.schema';

const ofPool = {
  pool: PoolField,
  currency: Currency,
  meterBefore: Type.Optional(Amount),
  meterAfter: Type.Optional(Amount),
};

export const jackpotOpened = defineFact({
  type: 'cagnotte.jackpot.opened.v1',
  title: { en: 'Jackpot opened', es: 'Apertura de bolsa' },
  byRules: true,
  movesMeters: true,
  inBooks: true,
  pools: ({ pool }) => [{ pool }],
  category: 'jackpot',
  reportedBy: ['office'],
  description: 'A pool begins with a seed borne by the house.',
  data: Type.Object({
    ...ofPool,
    seed: Amount,
    rate: Rate,
    tables: Type.Array(TableId, { minItems: 1, maxItems: 200 }),
    game: Type.Optional(GameCodeField),
    approvedBy: StaffList,
    document: Type.Optional(DocumentId),
  }),
});

export const jackpotContributed = defineFact({
  type: 'cagnotte.jackpot.contributed.v1',
  title: { en: 'Stake of a pool', es: 'Apuesta a la bolsa' },
  byRules: true,
  pools: ({ pool, amount, stakes }) => {
    const staked = minorFromWire(amount);
    return [{ pool, staked, ...(stakes === undefined ? {} : { unit: staked / BigInt(stakes) }) }];
  },
  toCustomers: (_data, lines) => wonOfPools(lines),
  movesMeters: true,
  unread: ['slips', 'banks'],
  asideOfPlay: true,
  category: 'jackpot',
  reportedBy: ['table'],
  description: 'Stakes of a pool: what was staked, and how much of it went to the meter.',
  data: Type.Object({
    ...ofPool,
    table: TableId,
    roundNo: Type.Optional(RoundNo),
    amount: Amount,
    toMeter: Type.Optional(Amount),
    how: Type.Enum(['slot', 'swept'], {
      description: 'put in the slot of the pool, or swept into the float',
    }),
    stakes: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
});

export const jackpotWon = defineFact({
  type: 'cagnotte.jackpot.won.v1',
  title: { en: 'Jackpot won', es: 'Premio de bolsa' },
  byRules: true,
  pools: ({ pool, amount, borneBy }) => {
    const won = minorFromWire(amount);
    return [{ pool, won, wonOfMeter: borneBy === 'house' ? 0n : won }];
  },
  toCustomers: (_data, lines) => wonOfPools(lines),
  movesMeters: true,
  inBooks: true,
  asideOfPlay: true,
  category: 'jackpot',
  reportedBy: ['table'],
  description: 'A player wins from a pool: how much, with what, and where it is paid, if it is paid at once.',
  data: Type.Object({
    ...ofPool,
    table: Type.Optional(TableId),
    roundNo: Type.Optional(RoundNo),
    amount: Amount,
    paidFrom: Type.Enum(['table', 'cage-chips', 'cage-cash', 'bank', 'later']),
    borneBy: Type.Optional(Type.Enum(['pool', 'house'], { description: 'pool where not given' })),
    player: Type.Optional(Player),
    seat: Type.Optional(Seat),
    combination: Type.Optional(Type.String({ maxLength: 60 })),
    approvedBy: Type.Optional(StaffList),
    document: Type.Optional(DocumentId),
  }),
});

const WonPrize = Type.Object(
  {
    source: Type.String({ minLength: 1, maxLength: 400 }),
    id: Type.String({ minLength: 1, maxLength: 200 }),
    betId: Type.Optional(BetId),
    seat: Type.Optional(Seat),
  },
  {
    description:
      'the win that it pays: source and id of the event that reported it; bet or seat, where that has several prizes of the pool',
  },
);

export const jackpotPaid = defineFact({
  type: 'cagnotte.jackpot.paid.v1',
  title: { en: 'Jackpot paid', es: 'Pago de premio de bolsa' },
  byRules: true,
  pools: ({ pool }) => [{ pool }],
  toCustomers: ({ paidFrom, amount }) => (paidFrom === 'cage-chips' ? minorFromWire(amount) : 0n),
  customer: ({ paidFrom, amount, ...data }) =>
    paidFrom === 'cage-cash' ? customerOperation(data, { cashTaken: minorFromWire(amount) }) : undefined,
  inBooks: true,
  category: 'jackpot',
  reportedBy: ['cage', 'office'],
  description: 'A prize of a pool that was to be paid later is paid.',
  data: Type.Object({
    pool: PoolField,
    currency: Currency,
    amount: Amount,
    paidFrom: Type.Enum(['cage-chips', 'cage-cash', 'bank']),
    pays: Type.Optional(WonPrize),
    player: Type.Optional(Player),
    approvedBy: Type.Optional(StaffList),
    document: Type.Optional(DocumentId),
  }),
});
export type JackpotPaid = DataOf<typeof jackpotPaid>;

export const jackpotReseeded = defineFact({
  type: 'cagnotte.jackpot.reseeded.v1',
  title: { en: 'Jackpot reseeded', es: 'Dotación de bolsa' },
  byRules: true,
  movesMeters: true,
  inBooks: true,
  pools: ({ pool, amount, cause }) => [{ pool, given: minorFromWire(amount), cause }],
  category: 'jackpot',
  reportedBy: ['office'],
  description:
    'The house puts money into a pool: a new seed after a win, or what a prize needs beyond the meter.',
  data: Type.Object({
    ...ofPool,
    amount: Amount,
    cause: Type.Enum(['seed', 'shortfall']),
    approvedBy: Type.Optional(StaffList),
    document: Type.Optional(DocumentId),
  }),
});

export const jackpotAdjusted = defineFact({
  type: 'cagnotte.jackpot.adjusted.v1',
  title: { en: 'Jackpot adjusted', es: 'Ajuste de bolsa' },
  byRules: true,
  movesMeters: true,
  inBooks: true,
  pools: ({ pool, amount }) => [{ pool, given: amount > 0 ? minorFromWire(amount) : 0n }],
  category: 'jackpot',
  reportedBy: ['office'],
  description: 'Two persons change the meter of a pool without a stake or a prize.',
  data: Type.Object({
    ...ofPool,
    amount: SignedAmount,
    reason: Reason,
    approvedBy: TwoPersons,
    document: Type.Optional(DocumentId),
  }),
});

export const jackpotClosed = defineFact({
  type: 'cagnotte.jackpot.closed.v1',
  title: { en: 'Jackpot closed', es: 'Cierre de bolsa' },
  byRules: true,
  movesMeters: true,
  inBooks: true,
  pools: ({ pool, toPool, amount }) =>
    toPool === undefined || toPool === pool
      ? [{ pool }]
      : [{ pool }, { pool: toPool, given: minorFromWire(amount) }],
  category: 'jackpot',
  reportedBy: ['office'],
  description: 'A pool ends; what it holds goes to another pool, or back to the house with authorisation.',
  data: Type.Object({
    ...ofPool,
    amount: Amount,
    toPool: Type.Optional(PoolField),
    approvedBy: TwoPersons,
    document: Type.Optional(DocumentId),
  }),
});

export const jackpotEvents = [
  jackpotOpened,
  jackpotContributed,
  jackpotWon,
  jackpotPaid,
  jackpotReseeded,
  jackpotAdjusted,
  jackpotClosed,
] as const;

/**
 * The facts that report stakes and prizes of a pool, and the void that reverses those of a round. By none of them
 * does the house put money in.
 */
export const POOL_PLAY = [
  'cagnotte.round.settled.v1',
  'cagnotte.round.voided.v1',
  'cagnotte.jackpot.contributed.v1',
  'cagnotte.jackpot.won.v1',
] as const;

export const isPoolPlay = (type: string): boolean => POOL_PLAY.some((each) => each === type);

/** The decisions about a pool; contributions follow from play. */
export const POOL_DECISIONS = [
  'cagnotte.jackpot.opened.v1',
  'cagnotte.jackpot.won.v1',
  'cagnotte.jackpot.paid.v1',
  'cagnotte.jackpot.reseeded.v1',
  'cagnotte.jackpot.adjusted.v1',
  'cagnotte.jackpot.closed.v1',
] as const satisfies readonly (typeof jackpotEvents)[number]['type'][];
