import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { breach } from '../rule';
import type { PlacedBet } from '../round';
import { type BlackjackFacts, blackjackOptions, type DealtHands, type PlayedHand } from './reported-hands';
import {
  blackjackHandOfBet,
  blackjackPoints,
  dealerStands,
  isSplit,
  mayHaveEvenMoney,
  showsAce,
} from './hands';
import { valueOf } from '../_mechanics/cards';

interface BetHands extends DealtHands {
  readonly bets: readonly PlacedBet[];
}

export const checkBlackjackCards = (facts: BlackjackFacts, dealt: BetHands): readonly Finding[] => [
  ...checkDealer(facts, dealt),
  ...dealt.hands.flatMap((hand) => checkHand(facts, hand, dealt)),
];

const inWords = (cards: readonly string[]): string => `${cards.join(' ')}, ${blackjackPoints(cards)}`;

/** The dealer draws to 16 and stands on 17, as long as his cards decide a hand or an insurance. */
function checkDealer({ rules }: BlackjackFacts, { dealer, hands, bets }: BetHands): readonly Finding[] {
  const found = inWords(dealer);
  const drewOn = dealer.some((_card, index) => index >= 2 && dealerStands(dealer.slice(0, index)));
  if (drewOn) {
    return [
      breach(rules.dealerDraws, {
        code: 'dealer-drew-on',
        expected: said('dealer-stands-on-17-or-more'),
        found,
      }),
    ];
  }
  const inPlay = hands.filter(({ cards }) => blackjackPoints(cards) <= 21);
  const isInsured = bets.some(({ type }) => type === 'insurance') && showsAce({ dealer });
  const isWaited = inPlay.some((hand) => !isPaidAlready(hand, { dealer, hands, bets }));
  if (!isWaited && isInsured && dealer.length === 1) {
    return [
      breach(rules.dealerDraws, {
        code: 'dealer-stood-early',
        expected: said('second-card-of-dealer-hand-being-insured'),
        found,
      }),
    ];
  }
  if (isWaited && !dealerStands(dealer)) {
    return [
      breach(rules.dealerDraws, {
        code: 'dealer-stood-early',
        expected: said('dealer-draws-to-16'),
        found,
      }),
    ];
  }
  if (inPlay.length > 0 || dealer.length === 1 || isInsured) return [];
  return [
    breach(rules.dealerPlays, {
      code: 'dealer-drew-on',
      expected: said('one-card-of-dealer-no-hand-being-in-play'),
      found,
    }),
  ];
}

function isPaidAlready(hand: PlayedHand, { bets, ...dealt }: BetHands): boolean {
  const mains = bets.filter(({ type, seat }) => type === 'main' && seat === hand.seat);
  return (
    mains.length > 0 &&
    mayHaveEvenMoney(hand, dealt) &&
    mains.every(({ options }) => blackjackOptions(options)?.wantsEvenMoney === true)
  );
}

function checkHand(facts: BlackjackFacts, hand: PlayedHand, dealt: BetHands): readonly Finding[] {
  return [
    ...checkTwoCards(facts, hand),
    ...checkDrawing(facts, hand),
    ...checkPair(facts, hand, dealt),
    ...checkSplitAces(facts, hand, dealt),
    ...checkDoubled(facts, hand, dealt),
  ];
}

const named = ({ seat, hand }: PlayedHand): Said => said('seat-hand', { seat, hand });

function checkTwoCards({ rules }: BlackjackFacts, hand: PlayedHand): readonly Finding[] {
  if (hand.cards.length >= 2) return [];
  return [
    breach(rules.twoCards, {
      code: 'hand-card-count',
      expected: said('two-cards-at-least'),
      found: said('colon', { what: named(hand), value: inWords(hand.cards) }),
    }),
  ];
}

function checkDrawing({ rules }: BlackjackFacts, hand: PlayedHand): readonly Finding[] {
  const { cards } = hand;
  const isOver = cards.some((_card, index) => index >= 2 && blackjackPoints(cards.slice(0, index)) >= 21);
  if (!isOver) return [];
  return [
    breach(rules.noCardWith21, {
      code: 'card-after-21',
      expected: said('no-card-asked-for-with-21-or-more'),
      found: said('colon', { what: named(hand), value: inWords(cards) }),
    }),
  ];
}

function checkPair({ rules }: BlackjackFacts, hand: PlayedHand, { hands }: DealtHands): readonly Finding[] {
  if (hand.of === undefined) return [];
  const from = hands.find(({ seat, hand: number }) => seat === hand.seat && number === hand.of);
  const [first, other] = [hand.cards[0] ?? '', from?.cards[0] ?? ''];
  if (from !== undefined && from !== hand && valueOf(first) === valueOf(other)) return [];
  const rule = hand.of === 1 ? rules.split : rules.splitAgain;
  return [
    breach(rule, {
      code: 'split-not-a-pair',
      expected: said('two-cards-of-same-value'),
      found:
        from === undefined
          ? said('from-no-hand', { name: named(hand) })
          : said('and', { name: named(hand), other, first }),
    }),
  ];
}

function checkSplitAces(
  { rules }: BlackjackFacts,
  hand: PlayedHand,
  { hands }: DealtHands,
): readonly Finding[] {
  const isAce = hand.cards[0]?.startsWith('A') === true;
  if (!isAce || hand.cards.length <= 2 || !isSplit(hand, hands)) return [];
  return [
    breach(rules.splitAces, {
      code: 'split-ace-drew-on',
      expected: said('one-card-on-split-ace'),
      found: said('colon', { what: named(hand), value: inWords(hand.cards) }),
    }),
  ];
}

function checkDoubled(
  { rules }: BlackjackFacts,
  hand: PlayedHand,
  { bets, ...dealt }: BetHands,
): readonly Finding[] {
  const doubles = bets.filter(
    (bet) =>
      bet.type === 'double' && blackjackHandOfBet(bet, blackjackOptions(bet.options)?.hand, dealt) === hand,
  );
  if (doubles.length === 0 || hand.cards.length === 3) return [];
  return [
    breach(rules.double, {
      code: 'doubled-hand-cards',
      expected: said('exactly-one-more-card-on-doubled-hand'),
      found: said('colon', { what: named(hand), value: inWords(hand.cards) }),
      betIds: doubles.map(({ betId }) => betId),
    }),
  ];
}
