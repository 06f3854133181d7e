import { Type } from 'typebox';
import { minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import type { DataOf } from '../../kernel/event-definition';
import { chipsOf, memberOf, paidWith } from '../_core/account-paths';
import { cashIn, customerOperation } from '../_core/customer-operation';
import type { DeclaredMovement, ReportedAt } from '../_core/declared-movement';
import type { AtTheTable } from '../../games/bank-life';
import { present } from '../../kernel/present';
import { PARTS_BESIDE_BANKS } from '../_core/session-part';
import { defineFact, type PlayNumber } from '../_core/fact-definition';
import {
  Amount,
  BankId,
  Currency,
  Player,
  Reason,
  Seat,
  ShoeNo,
  DocumentId,
  nameOfPerson,
  Payments,
  RoundNo,
  Slip,
  StaffList,
  BetId,
  Cards,
} from '../../kernel/fields.schema';
import { voided } from '../house-round/round.events';

const BankerName = Type.Optional(
  nameOfPerson('banker', 'the name of the banker, where the house records it'),
);

const PaidFrom = Type.Enum(['chips', 'deposit'], {
  description: "the player's chips, or his deposit at the cage",
});

const who = {
  player: Type.Optional(Player),
  seat: Type.Optional(Seat),
  standing: Type.Optional(Type.Boolean()),
};

/** A player at the table, as far as the event names one. */
const atTheTable = ({
  player,
  seat,
  standing,
}: {
  readonly player?: string | undefined;
  readonly seat?: number | undefined;
  readonly standing?: boolean | undefined;
}): AtTheTable => present({ player, seat, standing });

/** A player's chips become chips of the bank, in the croupier's custody; his deposit is put in play by an event of its own. */
function putUp(
  part: {
    readonly bank: string;
    readonly player: string;
    readonly amount: WireAmount;
    readonly paidFrom: 'chips' | 'deposit';
  },
  { table }: ReportedAt,
): DeclaredMovement[] {
  const { bank, player: member, amount, paidFrom } = part;
  if (paidFrom === 'deposit') return [];
  const from = { account: 'player-bank', subLedger: memberOf({ bank, member }) } as const;
  return [{ from, to: chipsOf('custody', table), amount }];
}

export const bankOffered = defineFact({
  type: 'cagnotte.bank.offered.v1',
  title: { en: 'Bank offered', es: 'Banca ofrecida' },
  movesNothing: 'a bank that is offered is put up by a later event',
  bankReport: ({ floor, player, seat, standing }) => ({
    kind: 'offered',
    ...atTheTable({ player, seat, standing }),
    ...(floor === undefined ? {} : { floor: minorFromWire(floor) }),
  }),
  category: 'table',
  reportedBy: ['table'],
  description: 'The bank is offered to a seat, to the players standing, or back to the player who passed it.',
  data: Type.Object({
    ...who,
    currency: Currency,
    floor: Type.Optional(Amount),
    shoeNo: Type.Optional(ShoeNo),
  }),
});

export const bankRefused = defineFact({
  type: 'cagnotte.bank.refused.v1',
  title: { en: 'Bank refused', es: 'Banca rehusada' },
  movesNothing: 'a player who refuses the bank puts up nothing',
  bankReport: ({ seatForfeited = false, player, seat, standing }) => ({
    kind: 'refused',
    seatForfeited,
    ...atTheTable({ player, seat, standing }),
  }),
  category: 'table',
  reportedBy: ['table'],
  description: 'The player who was offered the bank refuses it; a seat that must take it is given up.',
  data: Type.Object({ ...who, seatForfeited: Type.Optional(Type.Boolean()) }),
});

export const bankAdjudicated = defineFact({
  type: 'cagnotte.bank.adjudicated.v1',
  title: { en: 'Bank adjudicated', es: 'Adjudicación de banca' },
  moves: ({ bank, banker, amount, paidFrom, partners = [] }, at) =>
    [{ player: banker, amount, paidFrom }, ...partners].flatMap((part) => putUp({ bank, ...part }, at)),
  inBooks: true,
  bankReport: ({ bank, banker, amount, partners = [], how, mode, ...data }) => ({
    kind: 'adjudicated',
    bank,
    banker,
    amount: minorFromWire(amount),
    partners: partners.map((part) => ({ member: part.player, amount: minorFromWire(part.amount) })),
    how,
    fromDeposit: data.paidFrom === 'deposit',
    ...present({ mode }),
    ...atTheTable({ seat: data.seat, standing: data.standing }),
  }),
  category: 'table',
  reportedBy: ['table'],
  description: 'A player becomes banker and puts up the bank.',
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    banker: Player,
    bankerName: BankerName,
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
    awardedFor: Type.Optional(
      Type.Object(
        {
          shoes: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
          days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, description: 'gaming days' })),
        },
        {
          description: 'the shoes or days for which the direction awards the bank; one shoe where not given',
        },
      ),
    ),
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

export const bankRaised = defineFact({
  type: 'cagnotte.bank.raised.v1',
  title: { en: 'Bank raised', es: 'Aumento de banca' },
  moves: putUp,
  bankReport: ({ bank, player, amount, paidFrom }) => ({
    kind: 'raised',
    bank,
    member: player,
    amount: minorFromWire(amount),
    fromDeposit: paidFrom === 'deposit',
  }),
  category: 'table',
  reportedBy: ['table'],
  description: 'The banker, or a partner, adds to the bank.',
  data: Type.Object({ currency: Currency, bank: BankId, player: Player, amount: Amount, paidFrom: PaidFrom }),
});

export const bankPartnerJoined = defineFact({
  type: 'cagnotte.bank.partner-joined.v1',
  title: { en: 'Bank partner joined', es: 'Asociado a la banca' },
  moves: ({ partner, ...part }, at) => putUp({ ...part, player: partner }, at),
  bankReport: ({ bank, partner, amount, paidFrom }) => ({
    kind: 'partner-joined',
    bank,
    member: partner,
    amount: minorFromWire(amount),
    fromDeposit: paidFrom === 'deposit',
  }),
  category: 'table',
  reportedBy: ['table'],
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

export const bankPassed = defineFact({
  type: 'cagnotte.bank.passed.v1',
  title: { en: 'Bank passed', es: 'Cesión de banca' },
  movesNothing: 'the end of the bank moves the chips, and names who gets them',
  bankReport: ({ bank, amount }) => ({ kind: 'passed', bank, amount: minorFromWire(amount) }),
  category: 'table',
  reportedBy: ['table'],
  description: 'The banker gives up the bank voluntarily; the next banker must put up at least as much.',
  data: Type.Object({ currency: Currency, bank: BankId, amount: Amount }),
});

export const bankAuctioned = defineFact({
  type: 'cagnotte.bank.auctioned.v1',
  title: { en: 'Bank auctioned', es: 'Subasta de banca' },
  movesNothing: 'the adjudication moves what the highest bidder puts up',
  bankReport: ({ bids, winner, byLot = false }) => ({
    kind: 'auctioned',
    bids: bids.map(({ player, amount, seat, standing }) => ({
      player,
      amount: minorFromWire(amount),
      ...atTheTable({ seat, standing }),
    })),
    byLot,
    ...present({ winner }),
  }),
  category: 'table',
  reportedBy: ['table'],
  description: 'The bank is auctioned: every bid, and who won, if anybody.',
  data: Type.Object({
    currency: Currency,
    bids: Type.Array(Type.Object({ ...who, player: Player, amount: Amount }), { maxItems: 200 }),
    winner: Type.Optional(Player),
    byLot: Type.Optional(Type.Boolean({ description: 'equal bids were decided by lot' })),
  }),
});

export const bankEnded = defineFact({
  type: 'cagnotte.bank.ended.v1',
  title: { en: 'Bank ended', es: 'Fin de banca' },
  byRules: true,
  toCustomers: ({ paidOut, returned }) =>
    paidOut === 'deposit' ? 0n : sumMinor(returned.map(({ amount }) => minorFromWire(amount))),
  inBooks: true,
  bankReport: ({ bank, cause, returned, paidOut }, owed) => ({
    kind: 'ended',
    bank,
    cause,
    returned: returned.map(({ member, amount }) => ({ member, amount: minorFromWire(amount) })),
    owed: owed(bank),
    toDeposit: paidOut === 'deposit',
  }),
  category: 'table',
  reportedBy: ['table'],
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

export const bankDeposited = defineFact({
  type: 'cagnotte.bank.deposited.v1',
  title: { en: 'Bank deposited', es: 'Depósito de banquero' },
  // A guarantee at a credit institution moves nothing.
  moves: ({ means, banker, amount, document }) =>
    means === 'guarantee'
      ? []
      : [{ from: { account: 'bank-deposit', subLedger: banker }, to: paidWith(means, document), amount }],
  customer: ({ means, banker: player, amount, currency }) =>
    means === 'cash'
      ? customerOperation({ player, currency }, { cashBrought: minorFromWire(amount) })
      : undefined,
  bankReport: ({ banker, amount, means, mode, bank, again = false }) => ({
    kind: 'deposited',
    banker,
    amount: minorFromWire(amount),
    means,
    mode,
    again,
    ...present({ bank }),
  }),
  category: 'table',
  reportedBy: ['cage', 'table'],
  description: 'A banker deposits with the house, or proves a guarantee at a credit institution.',
  data: Type.Object({
    currency: Currency,
    banker: Player,
    bankerName: BankerName,
    amount: Amount,
    means: Type.Enum(['cash', 'cheque', 'guarantee'], {
      description: 'a guarantee is recorded, and posts nothing',
    }),
    mode: Type.Enum(['limited', 'free']),
    bank: Type.Optional(BankId),
    institution: Type.Optional(
      Type.String({ maxLength: 120, description: 'credit institution of a guarantee' }),
    ),
    document: Type.Optional(DocumentId),
    again: Type.Optional(Type.Boolean({ description: 'after the bank was broken' })),
    by: Type.Optional(StaffList),
  }),
});

export const bankPutInPlay = defineFact({
  type: 'cagnotte.bank.put-in-play.v1',
  title: { en: 'Bank put in play', es: 'Depósito puesto en juego' },
  byRules: true,
  slips: ({ slip, amount }, at) => [{ ...at, slip, kind: 'bank-order', amount }],
  bankReport: ({ bank, banker, amount }) => ({
    kind: 'put-in-play',
    bank,
    banker,
    amount: minorFromWire(amount),
  }),
  category: 'table',
  reportedBy: ['table'],
  description:
    "Part or all of a deposit is changed into chips of the bank and given into the croupier's custody.",
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    banker: Player,
    amount: Amount,
    toCoverCoup: Type.Optional({ ...RoundNo, description: 'the coup that it is drawn for, told before it' }),
    slip: Type.Optional(Slip),
  }),
});

export const bankWithdrawn = defineFact({
  type: 'cagnotte.bank.withdrawn.v1',
  title: { en: 'Banker withdraws', es: 'Banca retirada' },
  byRules: true,
  toCustomers: ({ paidOut, amount }) => (paidOut === 'chips' ? minorFromWire(amount) : 0n),
  slips: ({ slip, amount }, at) => [{ ...at, slip, kind: 'bank-order', amount }],
  bankReport: ({ bank, banker, amount, paidOut }) => ({
    kind: 'withdrawn',
    bank,
    banker,
    amount: minorFromWire(amount),
    toDeposit: paidOut === 'deposit',
  }),
  category: 'table',
  reportedBy: ['table'],
  description:
    'The banker withdraws from the bank and announces the amount; at the cage it becomes a deposit again.',
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    banker: Player,
    amount: Amount,
    paidOut: Type.Enum(['chips', 'deposit'], {
      description: 'in chips at the table, or at the cage as deposit',
    }),
    slip: Type.Optional(Slip),
  }),
});

export const bankBroken = defineFact({
  type: 'cagnotte.bank.broken.v1',
  title: { en: 'Bank broken', es: 'Banca saltada' },
  movesNothing: 'nothing is left: the coup that broke the bank has posted it',
  inBooks: true,
  bankReport: ({ bank }) => ({ kind: 'broken', bank }),
  category: 'table',
  reportedBy: ['table'],
  description: 'Nothing is left of the bank; its banker may deposit again or give it up.',
  data: Type.Object({ bank: BankId, banker: Player, coupNo: Type.Optional(RoundNo) }),
});

export const bankDepositReturned = defineFact({
  type: 'cagnotte.bank.deposit-returned.v1',
  title: { en: 'Bank deposit returned', es: 'Depósito devuelto' },
  byRules: true,
  customer: ({ banker: player, paid = [], currency }) => {
    const cashTaken = cashIn(paid);
    return cashTaken === 0n ? undefined : customerOperation({ player, currency }, { cashTaken });
  },
  bankReport: ({ banker, amount }) => ({
    kind: 'deposit-returned',
    banker,
    amount: minorFromWire(amount),
  }),
  category: 'table',
  reportedBy: ['cage', 'table'],
  description: 'The house pays a deposit back to the banker, or releases his guarantee.',
  data: Type.Object({
    currency: Currency,
    banker: Player,
    bankerName: BankerName,
    amount: Amount,
    paid: Type.Optional(Payments),
    guaranteeReleased: Type.Optional({
      ...DocumentId,
      description: 'the number of the guarantee, as its deposit stated it',
    }),
    by: Type.Optional(StaffList),
  }),
});

export const bankDepositEvents = [
  bankDeposited,
  bankPutInPlay,
  bankWithdrawn,
  bankBroken,
  bankDepositReturned,
] as const;

const Tableau = Type.Integer({ minimum: 1, maximum: 2, description: 'the cloth; 1 where the game has one' });

const Bet = Type.Object({
  betId: BetId,
  stake: Amount,
  player: Type.Optional(Player),
  seat: Type.Optional(Seat),
  standing: Type.Optional(Type.Boolean()),
  tableau: Type.Optional(Tableau),
  placed: Type.Optional(
    Type.Enum(['on-the-line', 'astride'], {
      description: 'half plays; or half on each cloth, the larger on the first',
    }),
  ),
  call: Type.Optional(Type.Enum(['banco', 'banco-con-la-mesa', 'ultimo-completo', 'banco-seguido'])),
  covered: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9007199254740991,
      description: 'minor units of the stake that really played',
    }),
  ),
});

const Decision = Type.Object({
  hand: Type.Enum(['tableau-1', 'tableau-2', 'bank']),
  drew: Type.Boolean(),
  said: Type.Optional(
    Type.String({ maxLength: 60, description: 'what was said, where it differs from what was done' }),
  ),
});

const Result = Type.Object({
  tableau: Tableau,
  winner: Type.Enum(['bank', 'punto', 'tie', 'annulled']),
});

const Garage = Type.Object(
  {
    kind: Type.Enum(['voluntary', 'improper']),
    amount: Amount,
    move: Type.Enum(['set-aside', 'taken-back']),
  },
  {
    description:
      'part of the bank moved out of, or back into, play before the bets; the mandatory garage is derived',
  },
);

const coupNumber = ({ shoeNo, coupNo }: { readonly shoeNo: number; readonly coupNo: number }): PlayNumber =>
  `${shoeNo}.${coupNo}`;

export const coupPlayed = defineFact({
  type: 'cagnotte.coup.played.v1',
  title: { en: 'Coup', es: 'Jugada de bacará' },
  plays: coupNumber,
  byRules: true,
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description:
    "One coup against a player's bank: bets, cards, result, what the bank won and lost, and the commission.",
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    shoeNo: ShoeNo,
    coupNo: RoundNo,
    bets: Type.Array(Bet, { maxItems: 400 }),
    results: Type.Array(Result, { minItems: 1, maxItems: 2 }),
    totals: Type.Optional(
      Type.Object(
        { collected: Amount, paid: Amount },
        { description: 'what the bank really collected from, and paid to, the players' },
      ),
    ),
    commission: Type.Optional(
      Type.Object({ amount: Amount }, { description: 'what was really dropped in the slot of the cagnotte' }),
    ),
    garages: Type.Optional(Type.Array(Garage, { maxItems: 10 })),
    allIn: Type.Optional(
      Type.Boolean({ description: '"todo va": the banker of an unlimited bank renounces his garage' }),
    ),
    cards: Type.Optional(
      Type.Object({ bank: Cards, tableau1: Type.Optional(Cards), tableau2: Type.Optional(Cards) }),
    ),
    decisions: Type.Optional(Type.Array(Decision, { maxItems: 12 })),
    bankBefore: Type.Optional(Amount),
    playersPresent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    errorRule: Type.Optional(
      Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' }),
    ),
  }),
});
export type CoupPlayed = DataOf<typeof coupPlayed>;

export const coupVoided = defineFact({
  type: 'cagnotte.coup.voided.v1',
  title: { en: 'Coup void', es: 'Jugada de bacará anulada' },
  voids: coupNumber,
  byRules: true,
  category: 'table',
  reportedBy: ['table'],
  description:
    'A coup is void, on one cloth or on all: one not settled, or one whose settlement is reversed.',
  data: Type.Object({
    bank: BankId,
    shoeNo: ShoeNo,
    coupNo: RoundNo,
    tableaux: Type.Optional(
      Type.Array(Tableau, { minItems: 1, maxItems: 2, description: 'all where not given' }),
    ),
    ...voided,
  }),
});
export type CoupVoided = DataOf<typeof coupVoided>;

export const coupEvents = [coupPlayed, coupVoided] as const;
