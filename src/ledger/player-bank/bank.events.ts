import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { Amount, BankId, Currency, Player, Reason, Seat, ShoeNo } from '../_core/fields.schema';

const PaidFrom = Type.Enum(['chips', 'deposit'], {
  description: "the player's chips, or his deposit at the cage",
});

const who = {
  player: Type.Optional(Player),
  seat: Type.Optional(Seat),
  standing: Type.Optional(Type.Boolean()),
};

export const bankOffered = defineEvent({
  type: 'cagnotte.bank.offered.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'The bank is offered to a seat, to the players standing, or back to who passed it.',
  data: Type.Object({
    ...who,
    currency: Currency,
    floor: Type.Optional(Amount),
    shoeNo: Type.Optional(ShoeNo),
  }),
});
export type BankOffered = DataOf<typeof bankOffered>;

export const bankRefused = defineEvent({
  type: 'cagnotte.bank.refused.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'Who was offered the bank does not take it; a seat that must take it is given up.',
  data: Type.Object({ ...who, seatForfeited: Type.Optional(Type.Boolean()) }),
});
export type BankRefused = DataOf<typeof bankRefused>;

export const bankAdjudicated = defineEvent({
  type: 'cagnotte.bank.adjudicated.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'A player becomes banker and puts up the bank.',
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    banker: Player,
    amount: Amount,
    paidFrom: PaidFrom,
    partners: Type.Optional(
      Type.Array(Type.Object({ player: Player, amount: Amount, paidFrom: PaidFrom }), {
        maxItems: 40,
        description: 'who joins at once; their amounts are not part of that of the banker',
      }),
    ),
    how: Type.Enum(['offer', 'retake', 'auction', 'lot', 'forced-minimum', 'continued']),
    mode: Type.Optional(Type.Enum(['limited', 'free', 'unlimited'])),
    seat: Type.Optional(Seat),
    standing: Type.Optional(Type.Boolean()),
    shoeNo: Type.Optional(ShoeNo),
    continues: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 80,
        description: 'the bank of an earlier session that goes on as this one',
      }),
    ),
  }),
});
export type BankAdjudicated = DataOf<typeof bankAdjudicated>;

export const bankRaised = defineEvent({
  type: 'cagnotte.bank.raised.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'The banker, or a partner, adds to the bank.',
  data: Type.Object({ currency: Currency, bank: BankId, player: Player, amount: Amount, paidFrom: PaidFrom }),
});
export type BankRaised = DataOf<typeof bankRaised>;

export const bankPartnerJoined = defineEvent({
  type: 'cagnotte.bank.partner-joined.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'A player joins the banker with an amount and wins and loses with him in proportion.',
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    partner: Player,
    amount: Amount,
    paidFrom: PaidFrom,
    seat: Type.Optional(Seat),
    standing: Type.Optional(Type.Boolean()),
  }),
});
export type BankPartnerJoined = DataOf<typeof bankPartnerJoined>;

export const bankPassed = defineEvent({
  type: 'cagnotte.bank.passed.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'The banker gives the bank up of his own will; who takes it must put up at least as much.',
  data: Type.Object({ currency: Currency, bank: BankId, amount: Amount }),
});
export type BankPassed = DataOf<typeof bankPassed>;

export const bankAuctioned = defineEvent({
  type: 'cagnotte.bank.auctioned.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'The bank is auctioned: every bid, and who won, if anybody.',
  data: Type.Object({
    currency: Currency,
    bids: Type.Array(Type.Object({ ...who, player: Player, amount: Amount }), { maxItems: 200 }),
    winner: Type.Optional(Player),
    byLot: Type.Optional(Type.Boolean({ description: 'equal bids were decided by lot' })),
  }),
});
export type BankAuctioned = DataOf<typeof bankAuctioned>;

export const bankEnded = defineEvent({
  type: 'cagnotte.bank.ended.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'The bank ends: what is left of it and of its garages goes back to its members.',
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    cause: Type.Enum(['lost', 'passed', 'withdrawn', 'broken', 'shoe-ended', 'session-ended', 'forfeited']),
    returned: Type.Array(Type.Object({ member: Player, amount: Amount }), {
      maxItems: 100,
      description: 'to each member, garages included; nobody where nothing is left',
    }),
    paidOut: Type.Optional(
      Type.Enum(['chips', 'deposit'], {
        description: 'in chips where not given; deposit: at the cage, or kept there over the close',
      }),
    ),
    reason: Type.Optional(Reason),
  }),
});
export type BankEnded = DataOf<typeof bankEnded>;

export const bankEvents = [
  bankOffered,
  bankRefused,
  bankAdjudicated,
  bankRaised,
  bankPartnerJoined,
  bankPassed,
  bankAuctioned,
  bankEnded,
] as const;
