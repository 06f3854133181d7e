import { bestOf, type FiveCardEvaluator } from '../_mechanics/poker-hands/best-hand';
import { type CardNumber, cardNumbers } from '../_mechanics/poker-hands/deck';
import { handEvaluator, type HandStrength } from '../_mechanics/poker-hands/five-card-hand';
import type { HandRanking } from '../_mechanics/poker-hands/hand-ranking';
import { isLowBoard, lowHandEvaluator, reversedEvaluator } from '../_mechanics/poker-hands/low-hand';
import type { WinnersOf } from '../_mechanics/pots/settle-pots';
import type { Answers } from '../open-points';
import { boardsAtMost, cardsDue } from './cards-due';
import type { PokerFacts } from './poker-facts';
import { type Claim, oddUnitOrder } from './odd-units';
import { rankingUnder } from './readings';
import type { ReportedHand } from './reported-hand';
import { type ToldHand, toldHands } from './told-hands';

/** What a claim is worth: its strength by the ranking, and as a low hand, where it is one. */
export interface EvaluatedClaim {
  readonly seat: number;
  readonly high: HandStrength;
  readonly low: number | undefined;
}

/** What the cards tell of a pot: the ranking they are evaluated by, and the claims to it, board by board. */
export interface EvaluatedPot {
  readonly ranking: HandRanking;
  readonly boards: readonly (readonly EvaluatedClaim[])[];
}

/** The claims to the pot that these seats can win; undefined if the cards do not tell. */
export type Showdown = (contenders: readonly number[]) => EvaluatedPot | undefined;

/**
 * Evaluates the claims to a pot by the cards. Who laid his cards open has a claim, nobody else; where nobody did, the
 * cards that are known otherwise stand for it, but then those of every contender. Cards that do not suffice tell
 * nothing.
 */
export function showdownOf(facts: PokerFacts, hand: ReportedHand, answers: Answers): Showdown {
  const boards = boardsOf(facts, hand);
  const known = new Map(toldHands(facts, hand).map((cards) => [cards.seat, cards]));
  const evaluate: Showdown = (contenders) => {
    const seen = contenders.flatMap((seat) => known.get(seat) ?? []);
    const shown = seen.filter((cards) => cards.shown);
    if (boards === undefined || (shown.length === 0 && seen.length < contenders.length)) return undefined;
    const claims = (shown.length === 0 ? seen : shown).map((cards) => claimOf(facts, cards));
    const readable = claims.filter((claim) => claim !== undefined);
    if (readable.length < claims.length || readable.length === 0) return undefined;
    return evaluated(
      facts,
      { boards, claims: oddUnitOrder(facts, { hand, claims: readable }, answers) },
      answers,
    );
  };
  return evaluatedOnce(evaluate);
}

/** The same answer for the same seats: it is asked for to divide a pot, and again to say by which rule. */
function evaluatedOnce(evaluate: Showdown): Showdown {
  const known = new Map<string, EvaluatedPot | undefined>();
  return (contenders) => {
    const key = contenders.join();
    if (!known.has(key)) known.set(key, evaluate(contenders));
    return known.get(key);
  };
}

/** The winners of a pot on each board, of the high and, where there is one, of the low hand. */
export const winnersAt =
  (showdown: Showdown, answers: Answers): WinnersOf =>
  (contenders) => {
    const boards = showdown(contenders)?.boards;
    const winners = boards?.map((claims) =>
      [bestClaims(claims, ({ high }) => high), bestClaims(claims, ({ low }) => low)].filter(
        (seats) => seats.length > 0,
      ),
    );
    if (answers['OP2-33'] === 'first-line') return winners;
    // The claims stand in the order of odd units: who bet last comes first, where he has one.
    const first = boards?.[0]?.[0]?.seat;
    return winners?.toSorted((one, other) => wonBy(other, first) - wonBy(one, first));
  };

const wonBy = (parts: readonly (readonly number[])[], seat: number | undefined): number =>
  parts.some((seats) => seat !== undefined && seats.includes(seat)) ? 1 : 0;

export function bestClaims(
  claims: readonly EvaluatedClaim[],
  strengthOf: (claim: EvaluatedClaim) => number | undefined,
): readonly number[] {
  const strengths = claims.map(strengthOf);
  const best = Math.max(...strengths.filter((strength) => strength !== undefined));
  return claims.filter((_, index) => strengths[index] === best).map(({ seat }) => seat);
}

/** The boards, each complete and as many as the game has; without common cards one empty board. */
function boardsOf(
  facts: PokerFacts,
  { boards }: ReportedHand,
): readonly (readonly CardNumber[])[] | undefined {
  const { ranking, boards: count = 1 } = facts;
  const { common } = cardsDue(facts, boards);
  const reported = boards.length === 0 ? [[]] : boards;
  const read = reported.flatMap((board) => {
    const numbers = cardNumbers(ranking.deck, board);
    return numbers === undefined || board.length < common ? [] : [numbers];
  });
  const isRight = read.length === reported.length && read.length >= count;
  return isRight && read.length <= boardsAtMost(facts) ? read : undefined;
}

function claimOf({ ranking, own }: PokerFacts, known: ToldHand): Claim | undefined {
  if (known.isOfTwo) return undefined;
  const numbers = cardNumbers(ranking.deck, known.cards);
  return numbers === undefined || numbers.length > own ? undefined : { seat: known.seat, own: numbers };
}

interface Claims {
  readonly boards: readonly (readonly CardNumber[])[];
  readonly claims: readonly Claim[];
}

function evaluated(
  facts: PokerFacts,
  { boards, claims }: Claims,
  answers: Answers,
): EvaluatedPot | undefined {
  const due = cardsDue(facts, boards);
  if (boards.some(({ length }) => length !== due.common)) return undefined;
  if (claims.some(({ own }) => own.length !== due.own)) return undefined;
  const ranking = rankingUnder(facts, answers);
  const high = handEvaluator(ranking);
  const best = (own: readonly CardNumber[], common: readonly CardNumber[], evaluate: FiveCardEvaluator) =>
    bestOf({ own, common }, facts.cardsToUse, evaluate);
  return {
    ranking,
    boards: boards.map((common) => {
      const low = lowEvaluator(facts, common, answers);
      return claims.map(({ seat, own }) => ({
        seat,
        high: best(own, common, high)!,
        low: low === undefined ? undefined : best(own, common, low),
      }));
    }),
  };
}

function lowEvaluator(
  { lowUpTo, ranking: { deck } }: PokerFacts,
  common: readonly CardNumber[],
  answers: Answers,
): FiveCardEvaluator | undefined {
  if (lowUpTo === undefined) return undefined;
  if (answers['OP2-32'] === 'eight-or-better') return lowHandEvaluator(deck, lowUpTo);
  return isLowBoard(deck, common, lowUpTo) ? reversedEvaluator(deck) : undefined;
}
