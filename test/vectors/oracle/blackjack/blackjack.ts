import { type Decided, decided, type Made, roundVector } from '../house-poker/rounds';
import type { Vector } from '../../vector';
import { bolsa, type Pool } from './bolsa';
import { isTwoCard21, points, worth } from './points';

/**
 * Blackjack from the regulation (heading 1.1.3), without code under test. The minimum of the table is 5.00, the maximum of a
 * hand 500.00; a stake on Bolsa is 1.00.
 */

const B = '1.1.3-V.1';
export const [MINIMUM, MAXIMUM, UNIT] = [500, 50_000, 100] as const;
export const TERMS = { minimum: MINIMUM, maxima: { '*': MAXIMUM }, minima: { bolsa: UNIT }, seats: 7 };

/** A hand of a box with its stake: 1 as dealt, 2 and more after splits. */
export interface Hand {
  readonly hand: number;
  /** The hand that it was split from. */
  readonly of?: number;
  readonly cards: readonly string[];
  readonly stake: number;
  /** The additional stake of a double. */
  readonly doubled?: number;
}

export interface Box {
  readonly seat: number;
  readonly hands: readonly Hand[];
  readonly insurance?: number;
  readonly evenMoney?: true;
  readonly late?: true;
  readonly staked?: true;
}

const isSplit = ({ hand, of }: Hand, { hands }: Box): boolean =>
  of !== undefined || hands.some((other) => other.of === hand);

const isBlackjack = (hand: Hand, box: Box): boolean => isTwoCard21(hand.cards) && !isSplit(hand, box);

export function settled(
  boxes: readonly Box[],
  dealer: readonly string[],
  { pool, found = [] }: { readonly pool?: Pool; readonly found?: readonly string[] } = {},
): Vector {
  const placed = boxes.map((box) => ({ box, bets: betsOf(box) }));
  const decisions = placed.flatMap(({ box, bets }) =>
    bets.map(({ made, hand }) => decisionOf(made, hand, { box, dealer })),
  );
  const staked = boxes.filter((box) => box.staked);
  const stakes = staked.map((box) => ({ seat: box.seat, first: firstCards(box) }));
  const moved = pool === undefined ? { pools: [], rules: [] } : bolsa(stakes, pool);
  const hands = boxes.flatMap(({ seat, hands: each }) =>
    each.map(({ hand, of, cards }) => ({
      seat,
      ...(hand > 1 && { hand }),
      ...(of !== undefined && { of }),
      cards,
    })),
  );
  return roundVector(
    {
      terms: TERMS,
      ...(pool !== undefined && staked.length > 0
        ? { pools: { bolsa: { rate: { numerator: pool.rate, denominator: 1000 }, meter: pool.meter } } }
        : {}),
      round: {
        bets: placed.flatMap(({ bets }) => bets.map(({ made }) => made)),
        outcome: { dealer, hands },
        ...(staked.length > 0 && {
          poolStakes: staked.map(({ seat }) => ({ pool: 'bolsa', amount: pool?.unit ?? UNIT, seat })),
        }),
      },
    },
    decisions,
    {
      ...moved,
      found: [
        ...found,
        ...ofDealer(boxes, dealer),
        ...boxes.flatMap((box) => foundAt(box, dealer)),
        ...decisions.flatMap(({ bet, rules }, at) =>
          rounded(placed.flatMap(({ bets }) => bets)[at]!.made, { bet, rules }),
        ),
      ],
    },
  );
}

/** The first three cards of the box; for a split pair only its two cards. */
function firstCards({ hands }: Box): readonly string[] {
  const [first] = hands;
  const split = hands.find(({ of }) => of === 1);
  return split === undefined ? first!.cards.slice(0, 3) : [first!.cards[0]!, split.cards[0]!];
}

interface OnHand {
  readonly made: Made;
  readonly hand: Hand;
}

function betsOf({ seat, hands, insurance, evenMoney, late }: Box): readonly OnHand[] {
  const [first] = hands;
  const on = (hand: Hand, type: string, stake: number): OnHand => {
    const options = {
      ...(hand.hand > 1 && { hand: hand.hand }),
      ...(late && { late }),
      ...(type === 'main' && evenMoney && { evenMoney }),
    };
    const made = { betId: `${seat}${type[0]!}${hand.hand}`, type, stake, seat };
    return { hand, made: Object.keys(options).length === 0 ? made : { ...made, options } };
  };
  return [
    ...hands.flatMap((hand) => [
      on(hand, hand === first ? 'main' : 'split', hand.stake),
      ...(hand.doubled === undefined ? [] : [on(hand, 'double', hand.doubled)]),
    ]),
    ...(insurance === undefined ? [] : [on(first!, 'insurance', insurance)]),
  ];
}

interface At {
  readonly box: Box;
  readonly dealer: readonly string[];
}

function decisionOf(made: Made, hand: Hand, { box, dealer }: At): Decided {
  const of = decided(made);
  const { type, stake } = made;
  const showsAce = dealer[0]!.startsWith('A');
  if (box.late) return of('not-accepted', {});
  if (type === 'insurance') return insured(made, dealer);
  const isEven = type === 'main' && box.evenMoney === true && showsAce;
  if (isEven && isBlackjack(hand, box)) return of('wins', { paid: stake }, `${B}.b-02`);
  const rule = ruleOf(type, hand, box);
  if (points(hand.cards) > 21) return of('loses', { taken: stake }, rule);
  if (isBlackjack(hand, box)) {
    // Three to two; half a cent is rounded up.
    return isTwoCard21(dealer)
      ? of('null', {}, rule, `${B}.a-08`)
      : of('wins', { paid: Math.ceil((3 * stake) / 2) }, rule, `${B}.a-02`);
  }
  return against(made, { rule, own: points(hand.cards) }, dealer);
}

/** Settles insurance, which exists only against an ace. */
function insured(made: Made, dealer: readonly string[]): Decided {
  const rule = `${B}.b-01`;
  if (!dealer[0]!.startsWith('A')) return decided(made)('not-accepted', {}, rule);
  return isTwoCard21(dealer)
    ? decided(made)('wins', { paid: 2 * made.stake }, rule)
    : decided(made)('loses', { taken: made.stake }, rule);
}

/** Settles a hand that is neither above 21 nor a blackjack. */
function against(
  made: Made,
  { rule, own }: { readonly rule: string; readonly own: number },
  dealer: readonly string[],
): Decided {
  const of = decided(made);
  const { type, stake } = made;
  // A blackjack of the dealer also wins the stakes of doubles and splits (OP1-09).
  if (isTwoCard21(dealer))
    return of('loses', { taken: stake }, rule, type === 'main' ? `${B}.a-02` : 'OP1-09');
  const other = points(dealer);
  if (other > 21 || own > other) return of('wins', { paid: stake }, rule, `${B}.a-08`);
  return own === other ? of('null', {}, rule, `${B}.a-08`) : of('loses', { taken: stake }, rule, `${B}.a-08`);
}

function ruleOf(type: string, hand: Hand, box: Box): string {
  if (type === 'double') return `${B}.d-01`;
  if (isTwoCard21(hand.cards) && isSplit(hand, box)) return `${B}.c-04`;
  return type === 'split' ? `${B}.c-01` : `${B}.a-01`;
}

const rounded = ({ stake }: Made, { bet, rules }: Decided): readonly string[] =>
  bet.fate === 'wins' && rules.includes(`${B}.a-02`) && stake % 2 !== 0
    ? ['stake-not-payable-exactly OP1-01']
    : [];

/** Faults of the dealer's cards: he draws to 16 while a hand or an insurance depends on it, and has one card with no hand in play. */
function ofDealer(boxes: readonly Box[], dealer: readonly string[]): readonly string[] {
  const stands = (cards: readonly string[]): boolean => cards.length > 1 && points(cards) >= 17;
  if (dealer.some((_card, at) => at > 1 && stands(dealer.slice(0, at)))) return [`dealer-drew-on ${B}.a-06`];
  const hands = boxes.flatMap((box) => box.hands.map((hand) => ({ box, hand })));
  const inPlay = hands.filter(({ hand }) => points(hand.cards) <= 21);
  const showsAce = dealer[0]!.startsWith('A');
  const waiting = inPlay.filter(({ box, hand }) => !(box.evenMoney && showsAce && isBlackjack(hand, box)));
  const isInsured = showsAce && boxes.some(({ insurance }) => insurance !== undefined);
  if (waiting.length > 0) return stands(dealer) ? [] : [`dealer-stood-early ${B}.a-06`];
  if (isInsured) return dealer.length === 1 ? [`dealer-stood-early ${B}.a-06`] : [];
  return inPlay.length > 0 || dealer.length === 1 ? [] : [`dealer-drew-on ${B}.a-05`];
}

function foundAt(box: Box, dealer: readonly string[]): readonly string[] {
  const { hands, insurance, evenMoney, late } = box;
  const [first] = hands;
  const ofHands = hands.flatMap((hand) => ofCards(hand, box));
  const showsAce = dealer[0]!.startsWith('A');
  const notThere = [
    ...(insurance !== undefined && !showsAce ? [`insurance-not-available ${B}.b-01`] : []),
    ...(evenMoney && !(showsAce && isBlackjack(first!, box)) ? [`even-money-not-available ${B}.b-02`] : []),
  ];
  if (late) return [...betsOf(box).map(() => 'late-bet 1.1.3-V.2-01'), ...ofHands, ...notThere];
  const { stake } = first!;
  return [
    ...(stake < MINIMUM ? ['under-minimum 1.1.3-V.2.a-01'] : []),
    ...(stake > MAXIMUM ? ['over-limit 1.1.3-V.2.b-02'] : []),
    ...hands.flatMap((hand) => [
      ...(hand.stake === stake ? [] : [`extra-bet-differs ${B}.c-06`]),
      ...(hand.doubled === undefined || hand.doubled === hand.stake ? [] : [`extra-bet-differs ${B}.c-06`]),
    ]),
    ...(showsAce && insurance !== undefined && insurance > Math.floor(stake / 2)
      ? [`over-limit ${B}.b-03`]
      : []),
    ...ofHands,
    ...notThere,
  ];
}

/** Faults of a hand: cards that should not have been drawn, and splits of unequal cards. */
function ofCards(hand: Hand, box: Box): readonly string[] {
  const { cards, of, doubled } = hand;
  const from = box.hands.find((other) => other.hand === of);
  const isPair = from === undefined || worth(from.cards[0]!) === worth(cards[0]!);
  return [
    ...(cards.length < 2 ? [`hand-card-count ${B}.a-03`] : []),
    ...(cards.some((_card, at) => at > 1 && points(cards.slice(0, at)) >= 21)
      ? [`card-after-21 ${B}.a-04`]
      : []),
    ...(isPair ? [] : [`split-not-a-pair ${B}.${of === 1 ? 'c-01' : 'c-02'}`]),
    ...(cards[0]!.startsWith('A') && cards.length > 2 && isSplit(hand, box)
      ? [`split-ace-drew-on ${B}.c-03`]
      : []),
    ...(doubled === undefined || cards.length === 3 ? [] : [`doubled-hand-cards ${B}.d-01`]),
  ];
}
