import { type Finding, said } from '../../finding-catalogue/finding';
import type { Deck, HandRanking } from '../_mechanics/hand-ranking';
import { cardNumbers, COVERED_RANKING_32, DECK_OF_32 } from '../_mechanics/hand-ranking';
import type { Answers } from '../open-points';
import { EMPTY_TABLE, type TableState } from '../round';
import { breach } from '../rule';
import { carriedOn, hasPot } from './hand-errors';
import { rankingUnder } from './showdown';
import type { PokerFacts } from './poker-facts';
import type { HandAction, ReportedHand } from './reported-hand';
import { handEvaluator } from '../_mechanics/five-card-hand';
import type { Card } from '../_mechanics/cards';

interface HandBefore {
  readonly hand: ReportedHand;
  readonly before: TableState | undefined;
  readonly answers: Answers;
}

export interface PokerHandDealt {
  readonly facts: PokerFacts;
  readonly hand: ReportedHand;
}

/**
 * The hand with the ranking of its deck, 52 or 32 cards, and with the error of a false opener added. As reported in a
 * game without openers.
 */
export function asDealt(facts: PokerFacts, { hand, before, answers }: HandBefore): PokerHandDealt {
  const opening = facts.regulated?.opening;
  if (opening === undefined) return { facts, hand };
  const dealt = isOf32(hand, answers) ? { ...facts, ranking: COVERED_RANKING_32 } : facts;
  const opener = openerOf(hand);
  const isFalse = opener !== undefined && !isOpenedRightly(dealt, { hand, before, answers });
  if (!isFalse) return { facts: dealt, hand };
  return {
    facts: dealt,
    hand: { ...hand, errors: [...hand.errors, { rule: opening.falseOpener.id, seat: opener }] },
  };
}

const isOf32 = ({ deckOf, seated }: ReportedHand, answers: Answers): boolean =>
  answers['OP2-31'] === 'by-players' ? seated.length <= 5 : deckOf === DECK_OF_32.ranks.length * 4;

function isOpenedRightly(facts: PokerFacts, { hand, before, answers }: HandBefore): boolean {
  const cards = openingCards(hand);
  const rank = openingRank(blankDeals(hand, before));
  return cards === undefined || suffice(rankingUnder(facts, answers), cards, rank);
}

export function checkOpeners(facts: PokerFacts, played: HandBefore): readonly Finding[] {
  const opening = facts.regulated?.opening;
  const cards = openingCards(played.hand);
  if (opening === undefined || cards === undefined || isOpenedRightly(facts, played)) return [];
  const blank = blankDeals(played.hand, played.before);
  return [
    breach(blank === 0 ? opening.openers : opening.blankHand, {
      code: 'openers-too-low',
      expected: said('pair-of-or-better', { rank: openingRank(blank) }),
      found: cards.join(' '),
    }),
  ];
}

/** Whether the pot is carried to the next hand: the hand is blank, or a false opener is the last player in it. */
export function staysInPot({ regulated }: PokerFacts, hand: ReportedHand): boolean {
  if (regulated?.opening === undefined) return false;
  const { falseOpener } = regulated.opening;
  const isFalse = hand.errors.some(({ rule, seat }) => rule === falseOpener.id && seat === openerOf(hand));
  if (!isFalse) return isBlank(hand);
  const out = new Set(hand.actions.flatMap(({ action, seat }) => (action === 'fold' ? [seat] : [])));
  return hand.actions.every(({ seat }) => seat === openerOf(hand) || out.has(seat));
}

/** The state after a hand: blank hands in a row, and the carried pot. */
export function remembered(
  { regulated }: PokerFacts,
  { hand, before }: Pick<HandBefore, 'hand' | 'before'>,
): TableState {
  if (regulated?.opening === undefined) return EMPTY_TABLE;
  const blank = isBlank(hand) ? { blankHands: blankDeals(hand, before) + 1 } : {};
  const memory = { ...blank, ...carriedOn(hand) };
  return Object.keys(memory).length === 0 ? EMPTY_TABLE : { ...EMPTY_TABLE, memory };
}

/** All players ante again after each blank hand, or after the first one only (OP2-30). */
export function checkAntesAfterBlank(
  { regulated }: PokerFacts,
  { hand, before, answers }: HandBefore,
): readonly Finding[] {
  const blank = blankHandsBefore(before);
  const isDue = answers['OP2-30'] === 'each-blank-hand' ? blank > 0 : blank === 1;
  if (regulated?.opening === undefined || !isDue) return [];
  if (hand.actions.some(({ action }) => action === 'ante')) return [];
  return [
    breach(regulated.opening.blankHand, {
      code: 'ante-missing',
      as: 'advisory',
      expected: said('another-ante-of-everybody-after-blank-hand'),
      found: said('none'),
    }),
  ];
}

/** Finds a pot that is left at the end of a session. */
export function checkPotLeft({ regulated }: PokerFacts, left: TableState): readonly Finding[] {
  const blank = blankHandsBefore(left);
  if (regulated?.opening === undefined || (blank === 0 && !hasPot(left))) return [];
  return [
    breach(regulated.opening.potLeft, {
      code: 'pot-left-at-close',
      expected: said('pot-shared-equally-among-its-players-when'),
      found:
        blank > 0 ? said('pot-that-nobody-opened-in-deals', { blank }) : said('pot-that-nobody-could-win'),
    }),
  ];
}

/** The ranks of the pair that opens a pot: jacks, and one rank higher after each blank hand. */
const LEVELS = 'JQKA';

function blankDeals({ actions }: ReportedHand, before: TableState | undefined): number {
  const antes = new Map<number, number>();
  for (const { action, seat } of actions) if (action === 'ante') antes.set(seat, (antes.get(seat) ?? 0) + 1);
  const within = Math.max(0, ...antes.values()) - 1;
  return Math.max(0, within) + blankHandsBefore(before);
}

function blankHandsBefore(before: TableState | undefined): number {
  const known = before?.memory?.['blankHands'];
  return typeof known === 'number' && known > 0 ? Math.trunc(known) : 0;
}

const openingRank = (blank: number): string => LEVELS.charAt(Math.min(blank, LEVELS.length - 1));

const BETS: ReadonlySet<HandAction['action']> = new Set(['bet', 'raise']);

const openerOf = ({ actions }: ReportedHand): number | undefined =>
  actions.find(({ action }) => BETS.has(action))?.seat;

/** Whether all players passed: no bet, call or fold, and no shown cards. */
export const isBlank = (hand: ReportedHand): boolean =>
  openerOf(hand) === undefined &&
  hand.actions.length > 0 &&
  !hand.actions.some(({ action }) => action === 'fold' || action === 'call') &&
  hand.cards.every(({ shown }) => !shown);

/**
 * The cards that opened the pot: the proved ones, else those shown at the end by an opener who drew none; else
 * undefined.
 */
function openingCards(hand: ReportedHand): readonly Card[] | undefined {
  const opener = openerOf(hand);
  if (opener === undefined) return undefined;
  if (hand.openers?.seat === opener) return hand.openers.cards;
  if (hand.actions.some(({ action, seat }) => action === 'discard' && seat === opener)) return undefined;
  return hand.cards.find(({ seat, shown }) => seat === opener && shown)?.cards;
}

function suffice(ranking: HandRanking, cards: readonly Card[], rank: string): boolean {
  const five = cardNumbers(ranking.deck, cards);
  if (five?.length !== 5) return true;
  const evaluate = handEvaluator(ranking);
  return evaluate(five) >= evaluate(cardNumbers(ranking.deck, lowestWithPair(ranking.deck, rank))!);
}

const lowestWithPair = ({ ranks }: Deck, rank: string): readonly Card[] => [
  `${rank}c`,
  `${rank}d`,
  ...[...ranks].slice(0, 3).map((low, index) => `${low}${'hsd'.charAt(index)}`),
];
