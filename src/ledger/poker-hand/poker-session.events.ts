import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { Amount, Currency, Player, Seat } from '../_core/fields.schema';

export const pokerSessionCharged = defineEvent({
  type: 'cagnotte.poker-session.charged.v1',
  category: 'table',
  toldBy: ['table'],
  description:
    'A player of non-banked poker pays the house for the session, where it charges the session and not the pots.',
  data: Type.Object({
    currency: Currency,
    player: Player,
    seat: Type.Optional(Seat),
    option: Type.Enum(['session-percentage', 'session-fee']),
    amount: Amount,
    paidWith: Type.Enum(['chips', 'cash-at-cambista', 'cash-at-cage'], {
      description: 'chips go into the cagnotte',
    }),
  }),
});
export type PokerSessionCharged = DataOf<typeof pokerSessionCharged>;

export const pokerSessionEvents = [pokerSessionCharged] as const;
