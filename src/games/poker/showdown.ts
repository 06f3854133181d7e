import { bestOf, type FiveCardJudge } from '../_mechanics/poker-hands/best-hand';
import { type CardNumber, cardNumbers } from '../_mechanics/poker-hands/deck';
import { handEvaluator } from '../_mechanics/poker-hands/five-card-hand';
import { lowHandJudge } from '../_mechanics/poker-hands/low-hand';
import type { WinnersOf, WinnersOnBoard } from '../_mechanics/pots/settle-pots';
import type { Answers } from '../open-points';
import type { CirclePokerFacts } from './circle-poker-facts';
import { type Claim, oddUnitOrder } from './odd-units';
import type { KnownCards, ReportedHand } from './reported-hand';

/**
 * Tells who wins a pot by the cards. Who laid his cards open has a claim, nobody else; where nobody did, the cards
 * that are known otherwise stand for it, but then those of every contender. Cards that do not suffice tell nothing.
 */
export function winnersByCards(facts: CirclePokerFacts, hand: ReportedHand, answers: Answers): WinnersOf {
  const boards = boardsOf(facts, hand);
  const known = new Map(bestKnown(hand.cards).map((cards) => [cards.seat, cards]));
  return (contenders) => {
    const seen = contenders.flatMap((seat) => known.get(seat) ?? []);
    const shown = seen.filter((cards) => cards.shown);
    if (boards === undefined || (shown.length === 0 && seen.length < contenders.length)) return undefined;
    const claims = (shown.length === 0 ? seen : shown).map((cards) => claimOf(facts, cards));
    const readable = claims.filter((claim) => claim !== undefined);
    if (readable.length < claims.length || readable.length === 0) return undefined;
    const inOrder = oddUnitOrder(facts, { hand, claims: readable }, answers);
    return winnersOnBoards(facts, boards, inOrder);
  };
}

/** Of one seat reported more than once the shown cards count, else the last. */
function bestKnown(cards: readonly KnownCards[]): readonly KnownCards[] {
  const known = new Map<number, KnownCards>();
  for (const one of cards) {
    if (one.shown || known.get(one.seat)?.shown !== true) known.set(one.seat, one);
  }
  return [...known.values()];
}

/** The boards, each complete; without common cards one empty board. */
function boardsOf(
  { common, ranking }: CirclePokerFacts,
  { boards }: ReportedHand,
): readonly (readonly CardNumber[])[] | undefined {
  const reported = boards.length === 0 ? [[]] : boards;
  const read = reported.flatMap((board) => {
    const numbers = cardNumbers(ranking.deck, board);
    return numbers === undefined || board.length < common ? [] : [numbers];
  });
  return read.length === reported.length ? read : undefined;
}

function claimOf({ ranking, own }: CirclePokerFacts, known: KnownCards): Claim | undefined {
  const numbers = cardNumbers(ranking.deck, known.cards);
  return numbers === undefined || numbers.length > own ? undefined : { seat: known.seat, own: numbers };
}

/** The winners on each board, of the high and, where there is one, of the low hand; in the order of the claims. */
function winnersOnBoards(
  facts: CirclePokerFacts,
  boards: readonly (readonly CardNumber[])[],
  claims: readonly Claim[],
): readonly WinnersOnBoard[] | undefined {
  const high = handEvaluator(facts.ranking);
  const low = facts.lowUpTo === undefined ? undefined : lowHandJudge(facts.ranking.deck, facts.lowUpTo);
  const winners = boards.flatMap((common) => {
    if (!claims.every(({ own }) => suffice(facts, own, common))) return [];
    const best = (judge: FiveCardJudge) =>
      bestClaims(claims, (own) => bestOf({ own, common }, facts.cardsToUse, judge));
    const parts = [best(high), low === undefined ? [] : best(low)];
    return [parts.filter((seats) => seats.length > 0)];
  });
  return winners.length === boards.length ? winners : undefined;
}

const suffice = (
  { own: due, common: dueCommon, lastMayBeCommon }: CirclePokerFacts,
  own: readonly CardNumber[],
  common: readonly CardNumber[],
): boolean =>
  (own.length === due && common.length === dueCommon) ||
  (lastMayBeCommon === true && own.length === due - 1 && common.length === dueCommon + 1);

function bestClaims(
  claims: readonly Claim[],
  strengthOf: (own: readonly CardNumber[]) => number | undefined,
): readonly number[] {
  const strengths = claims.map(({ own }) => strengthOf(own));
  const best = Math.max(...strengths.filter((strength) => strength !== undefined));
  return claims.filter((_, index) => strengths[index] === best).map(({ seat }) => seat);
}
