import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { listed, type Part } from '../../words/message';
import { cardNumbers } from '../_mechanics/hand-ranking';
import type { Setting } from '../game-rules';
import { breach } from '../rule';
import type { DividedPot } from '../settlement';
import { cardsDue, commonOnes, toldHands, deckNamed } from './card-checks';
import type { PokerFacts } from './poker-facts';
import type { SettledHand } from './rake-cap';
import type { HandAction, KnownCards, ReportedHand } from './reported-hand';
import { keepingLast } from '../../kernel/keeping-last';
import { type Minor, sumMinor } from '../../kernel/money';
import { money } from '../wording';

/**
 * Finds a hand whose pots cannot be awarded by the report, with the fields that do not suffice. No finding where a
 * table that is authorised to report no cards reports none: its declared awards are posted.
 */
export function checkDecided(
  facts: PokerFacts,
  { hand, settlement }: SettledHand,
  { terms }: Setting,
): readonly Finding[] {
  if (settlement.complete) return [];
  const { pots = [] } = settlement;
  const contenders = [...new Set(pots.flatMap((pot) => pot.contenders))];
  const nobody = contenders.length === 0;
  const isTold = hand.cards.some(({ seat, cards }) => contenders.includes(seat) && cards.length > 0);
  if (!nobody && !isTold && terms?.authorised?.withoutCards === true) return [];
  const missing = nobody
    ? [said('actions-nobody-is-left-in-hand')]
    : [...boardsShort(facts, hand), ...cardsShort(facts, hand, pots)];
  // Too many cards or boards, and two hands of a seat, have findings of their own.
  if (missing.length === 0) return [];
  const { own, common } = cardsDue(facts, hand.boards);
  return [
    breach(facts.rules.showdown, {
      code: 'hand-not-decided',
      expected: said('cards-that-tell-who-wins-of-each-who-shows', {
        own,
        common: commonInWords(common, facts.boards),
      }),
      found: listed(missing, '; '),
    }),
  ];
}

const commonInWords = (common: number, boards = 1): Part => {
  if (common === 0) return '';
  return boards === 1
    ? listed(['', commonOnes(common)])
    : said('then-boards-of', { boards, common: commonOnes(common) });
};

function boardsShort(facts: PokerFacts, { boards }: ReportedHand): readonly Said[] {
  const { deck } = facts.ranking;
  const { boards: due = 1 } = facts;
  const { common } = cardsDue(facts, boards);
  if (common === 0) return [];
  const short = boards.flatMap((board, index) => {
    if (cardNumbers(deck, board) === undefined)
      return [said('boards-card-that-is-none-of', { index, deck: deckNamed(deck) })];
    return board.length >= common ? [] : [said('boards-cards-of', { index, count: board.length, common })];
  });
  return boards.length >= due ? short : [...short, said('boards-of', { count: boards.length, due })];
}

function cardsShort(facts: PokerFacts, hand: ReportedHand, pots: readonly DividedPot[]): readonly Said[] {
  const { deck } = facts.ranking;
  const { own } = cardsDue(facts, hand.boards);
  const told = toldHands(facts, hand);
  const looks = pots.map(({ contenders }) => cardsLookedAt(told, contenders));
  const untold = [...new Set(looks.flatMap((look) => look.untold))];
  const counted = [...new Set(looks.flatMap((look) => look.counted))];
  return [
    ...(untold.length > 0 ? [said('cards-none-of-seat', { seat: untold.join(', ') })] : []),
    ...counted.flatMap(({ seat, cards: held }) => {
      if (cardNumbers(deck, held) === undefined)
        return [said('cards-of-seat-one-that-is-none-of', { seat, deck: deckNamed(deck) })];
      return held.length >= own ? [] : [said('cards-of-seat-not', { count: held.length, seat, own })];
    }),
  ];
}

function cardsLookedAt(
  cards: readonly KnownCards[],
  contenders: readonly number[],
): { readonly counted: readonly KnownCards[]; readonly untold: readonly number[] } {
  const seen = cards.filter(({ seat }) => contenders.includes(seat));
  const shown = seen.filter((known) => known.shown);
  if (shown.length > 0) return { counted: shown, untold: [] };
  const told = new Set(seen.map(({ seat }) => seat));
  const untold = contenders.length > 1 ? contenders.filter((seat) => !told.has(seat)) : [];
  return { counted: seen, untold };
}

/**
 * The hand with `allIn` as the stacks show it: set where a seat has put in its whole stack, and not set where it has
 * chips left. As reported where the stack is unknown, or less than was put in.
 */
export const asStacksTell = (hand: ReportedHand): ReportedHand => ({
  ...hand,
  actions: withLeft(hand).map(({ action, left }) => {
    if (left === undefined || left < 0n || action.amount === 0n) return action;
    return action.allIn === (left === 0n) ? action : { ...action, allIn: left === 0n };
  }),
});

/** No player puts in more than the stack, in minor units. */
export function checkStacks({ rules }: PokerFacts, hand: ReportedHand, currency: string): readonly Finding[] {
  return hand.seated.flatMap(({ seat, stack }) => {
    const putIn = -sumMinor(hand.actions.filter((action) => action.seat === seat).map(movedOf));
    if (stack === undefined || putIn <= stack) return [];
    return [
      breach(rules.ownChips, {
        code: 'stack-exceeded',
        expected: said('at-most-from-seat', { amount: money(stack, currency), seat }),
        found: money(putIn, currency),
      }),
    ];
  });
}

export function checkLastChips(
  { rules }: PokerFacts,
  hand: ReportedHand,
  currency: string,
): readonly Finding[] {
  const wrong = withLeft(hand).filter(({ action, left }) => action.allIn && left !== undefined && left > 0n);
  if (wrong.length === 0) return [];
  return [
    breach(rules.sidePots, {
      code: 'all-in-with-chips-left',
      expected: said('last-chips-of-who-is-all-in'),
      found: listed(
        wrong.map(({ action: { seat }, left }) =>
          said('left-of-seat', { amount: money(left!, currency), seat }),
        ),
      ),
    }),
  ];
}

interface ActionWithLeft {
  readonly action: HandAction;
  readonly left: Minor | undefined;
}

const withLeft = keepingLast(({ seated, actions }: ReportedHand): readonly ActionWithLeft[] => {
  const left = new Map(seated.map(({ seat, stack }) => [seat, stack]));
  return actions.map((action) => {
    const before = left.get(action.seat);
    const after = before === undefined ? undefined : before + movedOf(action);
    left.set(action.seat, after);
    return { action, left: after };
  });
});

const movedOf = ({ action, amount }: HandAction): Minor =>
  action === 'uncalled-returned' ? amount : -amount;
