import { Type } from 'typebox';
import {
  Amount,
  BankId,
  BetId,
  Cards,
  Currency,
  Player,
  RoundNo,
  Seat,
  ShoeNo,
} from '../_core/fields.schema';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { voided } from '../house-round/round.events';

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

export const coupPlayed = defineEvent({
  type: 'cagnotte.coup.played.v1',
  category: 'table',
  toldBy: ['table'],
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

export const coupVoided = defineEvent({
  type: 'cagnotte.coup.voided.v1',
  category: 'table',
  toldBy: ['table'],
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
