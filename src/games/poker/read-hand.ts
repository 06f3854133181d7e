import { minorFromWire } from '../../kernel/money';
import { isCard } from '../_mechanics/cards';
import { HAND_ACTIONS, LIMIT_TYPES, type ReportedHand, type WireHand } from './reported-hand';

/** Hands by their outcome, because settlement, checks and session each read it. */
const READ = new WeakMap<object, ReportedHand>();

/**
 * The hand in an outcome; undefined if it does not have the shape of one. Checked by code of its own instead of the
 * schema, because a rebuild reads every hand, and checking the schema was measured to take a hundred times as long.
 */
export function pokerHandOf(outcome: unknown): ReportedHand | undefined {
  const read = READ.get(outcome as object);
  if (read !== undefined || !isHand(outcome)) return read;
  const hand = asReported(outcome);
  READ.set(outcome, hand);
  return hand;
}

function asReported(outcome: WireHand): ReportedHand {
  const { limitType, button, seats, actions, boards = [], cards = [], rake } = outcome;
  return {
    limitType,
    button,
    seated: seats.map(({ seat, player, stack }) => ({
      seat,
      player,
      stack: stack === undefined ? undefined : minorFromWire(stack),
    })),
    actions: actions.map(({ street, seat, action, amount = 0, allIn = false }) => ({
      street,
      seat,
      action,
      allIn,
      amount: minorFromWire(amount),
    })),
    boards,
    cards,
    openCards: outcome.openCards ?? [],
    openers: outcome.openers,
    deckOf: outcome.deckOf,
    errors: outcome.errors ?? [],
    carriedIn: minorFromWire(outcome.carriedIn ?? 0),
    carriedOut: minorFromWire(outcome.carriedOut ?? 0),
    rake: minorFromWire(rake.dropped),
    rakeDue: rake.due === undefined ? undefined : minorFromWire(rake.due),
    rakeByPot: rake.byPot?.map(minorFromWire),
  };
}

type Is = (value: unknown) => boolean;

function objectOf(fields: Readonly<Record<string, Is>>): Is {
  const expected = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    expected.every(([field, is]) => is((value as Readonly<Record<string, unknown>>)[field]));
}

const listOf =
  (is: Is, atMost: number): Is =>
  (value) =>
    Array.isArray(value) && value.length <= atMost && value.every(is);

const optional =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);

const oneOf = (words: readonly string[]): Is => {
  const known = new Set<unknown>(words);
  return (value) => known.has(value);
};

const isWhole =
  (from: number, to: number): Is =>
  (value) =>
    typeof value === 'number' && value % 1 === 0 && value >= from && value <= to;

const isAmount = isWhole(0, 9007199254740991);
const isSeat = isWhole(1, 20);
const isBoolean: Is = (value) => typeof value === 'boolean';
const areCards = listOf(isCard, 10);
const isText =
  (least: number, most: number): Is =>
  (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most;
const areCardsOfSeat = objectOf({ seat: isSeat, cards: areCards });

const IS_HAND = objectOf({
  limitType: oneOf(LIMIT_TYPES),
  button: optional(isSeat),
  seats: listOf(objectOf({ seat: isSeat, player: optional(isText(1, 80)), stack: optional(isAmount) }), 20),
  actions: listOf(
    objectOf({
      street: isWhole(0, 9),
      seat: isSeat,
      action: oneOf(HAND_ACTIONS),
      amount: optional(isAmount),
      allIn: optional(isBoolean),
    }),
    400,
  ),
  boards: optional(listOf(areCards, 2)),
  cards: optional(listOf(objectOf({ seat: isSeat, cards: areCards, shown: isBoolean }), 20)),
  openCards: optional(listOf(areCardsOfSeat, 20)),
  openers: optional(areCardsOfSeat),
  deckOf: optional((value) => value === 52 || value === 32),
  errors: optional(listOf(objectOf({ rule: isText(0, 60), seat: optional(isSeat) }), 20)),
  carriedIn: optional(isAmount),
  carriedOut: optional(isAmount),
  rake: objectOf({ dropped: isAmount, due: optional(isAmount), byPot: optional(listOf(isAmount, 20)) }),
});

const isHand = (outcome: unknown): outcome is WireHand => IS_HAND(outcome);
