import { Type } from 'typebox';
import { Amount, Cards, Currency, Player, Seat } from '../../kernel/fields.schema';
import type { DataOf } from '../../kernel/event-definition';
import { minorFromWire } from '../../kernel/money';
import { PARTS_OF_PLAY, PARTS_OF_SLIPS } from '../_core/session-part';
import { defineFact } from '../_core/fact-definition';
import { voided } from '../house-round/round.events';

const SeatInHand = Type.Integer({ minimum: 1, maximum: 20, description: 'seat number at the table' });

/** One hand of a non-banked game (poker): who put in what, what was shown, who was awarded what, what the house kept. */
export const handPlayed = defineFact({
  type: 'cagnotte.hand.played.v1',
  title: { en: 'Hand of poker', es: 'Mano' },
  plays: ({ handNo }) => handNo,
  byRules: true,
  toCustomers: ({ carriedIn = 0, carriedOut = 0, rake }) =>
    minorFromWire(carriedIn) - minorFromWire(carriedOut) - minorFromWire(rake.dropped),
  unread: [...PARTS_OF_SLIPS, ...PARTS_OF_PLAY],
  category: 'table',
  reportedBy: ['table'],
  description:
    'One hand of non-banked poker with its contributions, pots, awards and the rake really dropped.',
  data: Type.Object({
    currency: Currency,
    handNo: Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'number of the hand, unique in its session',
    }),
    game: Type.String({ maxLength: 60, description: 'game code, e.g. texas-holdem' }),
    limitType: Type.Enum(['fixed', 'pot-limit', 'no-limit']),
    stakes: Type.Optional(Type.Object({ small: Amount, big: Amount })),
    button: Type.Optional(SeatInHand),
    seats: Type.Array(
      Type.Object({
        seat: SeatInHand,
        player: Type.String({ minLength: 1, maxLength: 80, description: 'opaque id, never a name' }),
        stack: Type.Optional(Amount),
      }),
      { minItems: 1, maxItems: 20 },
    ),
    actions: Type.Array(
      Type.Object({
        street: Type.Integer({ minimum: 0, maximum: 9, description: 'betting round, 0 = forced bets' }),
        seat: SeatInHand,
        action: Type.Enum([
          'ante',
          'small-blind',
          'big-blind',
          'dead-blind',
          'bring-in',
          'fold',
          'check',
          'call',
          'bet',
          'raise',
          'complete',
          'discard',
          'uncalled-returned',
        ]),
        amount: Type.Optional(Amount),
        allIn: Type.Optional(Type.Boolean()),
        cards: Type.Optional(Type.Integer({ minimum: 0, maximum: 10, description: 'cards discarded' })),
      }),
      {
        maxItems: 400,
        description: 'in order; amounts are what was put in by this action, returned ones what came back',
      },
    ),
    boards: Type.Optional(Type.Array(Cards, { maxItems: 2 })),
    cards: Type.Optional(
      Type.Array(Type.Object({ seat: SeatInHand, cards: Cards, shown: Type.Boolean() }), { maxItems: 20 }),
    ),
    openCards: Type.Optional(
      Type.Array(Type.Object({ seat: SeatInHand, cards: Cards }), {
        maxItems: 20,
        description: 'in stud: the cards of a seat that were dealt open, in the order of the deal',
      }),
    ),
    openers: Type.Optional(
      Type.Object(
        { seat: SeatInHand, cards: Cards },
        { description: 'in five-card draw: the cards with which the pot was opened, as they were proved' },
      ),
    ),
    deckOf: Type.Optional(
      Type.Enum([52, 32], { description: 'cards of the deck, where the game may have several' }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          rule: Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' }),
          seat: Type.Optional(SeatInHand),
        }),
        {
          maxItems: 20,
          description: 'errors of play; a stake that goes back for one is reported as uncalled-returned',
        },
      ),
    ),
    pots: Type.Array(Type.Object({ amount: Amount }), {
      maxItems: 20,
      description: 'main pot first, then side pots, before the rake',
    }),
    carriedIn: Type.Optional(Amount),
    carriedOut: Type.Optional(Amount),
    awards: Type.Array(
      Type.Object({ seat: SeatInHand, pot: Type.Optional(Type.Integer({ minimum: 0 })), amount: Amount }),
      {
        maxItems: 60,
      },
    ),
    rake: Type.Object({
      due: Type.Optional(Amount),
      dropped: Amount,
      byPot: Type.Optional(
        Type.Array(Amount, {
          maxItems: 20,
          description: 'what of the rake was taken from which pot, main pot first, where the table says it',
        }),
      ),
    }),
  }),
});
export type HandPlayed = DataOf<typeof handPlayed>;

export const handVoided = defineFact({
  type: 'cagnotte.hand.voided.v1',
  title: { en: 'Hand void', es: 'Mano anulada' },
  voids: ({ handNo }) => handNo,
  byRules: true,
  category: 'table',
  reportedBy: ['table'],
  description:
    'A hand is void and the players get back what they put in: one not settled, or one that is reversed.',
  data: Type.Object({
    handNo: Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'number of the hand, unique in its session',
    }),
    ...voided,
  }),
});

export const handEvents = [handPlayed, handVoided] as const;

export const pokerSessionCharged = defineFact({
  type: 'cagnotte.poker-session.charged.v1',
  title: { en: 'Poker session charged', es: 'Cobro por sesión de póquer' },
  byRules: true,
  toCustomers: ({ paidWith, amount }) => (paidWith === 'chips' ? -minorFromWire(amount) : 0n),
  category: 'table',
  reportedBy: ['table'],
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

export const pokerSessionEvents = [pokerSessionCharged] as const;
