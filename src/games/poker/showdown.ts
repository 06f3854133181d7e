import {
  bestStrength,
  type FiveCardEvaluator,
  handEvaluator,
  type HandStrength,
  isLowBoard,
  lowHandEvaluator,
  reversedEvaluator,
} from '../_mechanics/five-card-hand';
import { type CardNumber, cardNumbers, type HandRanking } from '../_mechanics/hand-ranking';
import { clockwiseAfter, type WinnersOf } from '../_mechanics/settle-pots';
import type { Answers } from '../open-points';
import { boardsAtMost, cardsDue, type ShownHand, toldHands } from './card-checks';
import type { PokerFacts } from './poker-facts';
import type { HandAction, ReportedHand } from './reported-hand';
import type { Minor } from '../../kernel/money';
import type { Setting } from '../game-rules';

interface EvaluatedClaim {
  readonly seat: number;
  readonly high: HandStrength;
  readonly low: number | undefined;
}

export interface EvaluatedPot {
  readonly ranking: HandRanking;
  readonly boards: readonly (readonly EvaluatedClaim[])[];
}

export type Showdown = (contenders: readonly number[]) => EvaluatedPot | undefined;

/**
 * Evaluates the hands of the contenders for a pot. Only players who showed their cards have a claim; where none did,
 * known cards count as shown, if those of all contenders are known. Undefined where cards are missing.
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

/** Keeps the result for each set of contenders: it is needed to divide a pot, and again for the rule of the award. */
function evaluatedOnce(evaluate: Showdown): Showdown {
  const known = new Map<string, EvaluatedPot | undefined>();
  return (contenders) => {
    const key = contenders.join();
    if (!known.has(key)) known.set(key, evaluate(contenders));
    return known.get(key);
  };
}

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
    // Claims are in the order of odd chips, so that the last bettor comes first, if he has a claim.
    const first = boards?.[0]?.[0]?.seat;
    return winners?.toSorted((one, other) => wonBy(other, first) - wonBy(one, first));
  };

const wonBy = (parts: readonly (readonly number[])[], seat: number | undefined): number =>
  parts.some((seats) => seat !== undefined && seats.includes(seat)) ? 1 : 0;

/** The seats with the best strength, in the order of the claims; empty if no claim has one. */
export function bestClaims(
  claims: readonly EvaluatedClaim[],
  strengthOf: (claim: EvaluatedClaim) => number | undefined,
): readonly number[] {
  const strengths = claims.map(strengthOf);
  const best = Math.max(...strengths.filter((strength) => strength !== undefined));
  return claims.filter((_, index) => strengths[index] === best).map(({ seat }) => seat);
}

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

function claimOf({ ranking, own }: PokerFacts, known: ShownHand): Claim | undefined {
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
    bestStrength({ own, common }, facts.cardsToUse, evaluate);
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

interface Claim {
  readonly seat: number;
  readonly own: readonly CardNumber[];
}

/**
 * The unit in which pots are divided, in minor units: the step of the table, which every stake is a multiple of; else a
 * cent. Under the Order of 2010 OP2-08 may make it a cent always.
 */
export const oddUnitOf = ({ regulated }: PokerFacts, { answers, terms }: Setting): Minor =>
  regulated !== undefined && answers['OP2-08'] === 'minor-unit' ? 1n : (terms?.step ?? 1n);

function oddUnitOrder(
  facts: PokerFacts,
  { hand, claims }: { readonly hand: ReportedHand; readonly claims: readonly Claim[] },
  answers: Answers,
): readonly Claim[] {
  const start = facts.oddUnit === 'last-bettor' ? lastBettorOf(hand.actions) : hand.button;
  if (start === undefined) return withoutStart(claims, answers);
  // The last bettor comes first; the button comes last.
  const after = facts.oddUnit === 'last-bettor' ? start - 1 : start;
  const order = clockwiseAfter(
    claims.map(({ seat }) => seat),
    after,
  );
  return order.map((seat) => claims.find((claim) => claim.seat === seat)!);
}

const BETS: ReadonlySet<HandAction['action']> = new Set(['bet', 'raise', 'complete', 'bring-in']);

const FORCED: ReadonlySet<HandAction['action']> = new Set(['ante', 'small-blind', 'big-blind', 'dead-blind']);

/** The seat that bet or raised last; if all players only called or checked, the seat of the last forced bet. */
const lastBettorOf = (actions: readonly HandAction[]): number | undefined =>
  (actions.findLast(({ action }) => BETS.has(action)) ?? actions.findLast(({ action }) => FORCED.has(action)))
    ?.seat;

/**
 * The order of odd chips without a button, as in stud: by the highest card, equal ranks by suit; or by seat (INT-01).
 */
function withoutStart(claims: readonly Claim[], answers: Answers): readonly Claim[] {
  if (answers['INT-01'] === 'lowest-seat') return [...claims].sort((one, other) => one.seat - other.seat);
  const highest = ({ own }: Claim): number => Math.max(...own);
  return [...claims].sort((one, other) => highest(other) - highest(one) || one.seat - other.seat);
}

const ANSWERED = new WeakMap<HandRanking, Map<string, HandRanking>>();

/** The ranking of a game under the answers of the casino; the same object for equal answers. */
export function rankingUnder({ ranking, regulated, openPoints }: PokerFacts, answers: Answers): HandRanking {
  if (regulated === undefined) return ranking;
  const byHighestCard = openPoints.includes('OP2-45') && answers['OP2-45'] === 'highest-card';
  const everyCard = answers['OP2-09'] === 'every-card';
  const lowStraightTop = answers['OP2-10'] === 'ace' ? 'ace' : 'other-card';
  const key = [byHighestCard, everyCard, lowStraightTop].join();
  const known = ANSWERED.get(ranking) ?? new Map<string, HandRanking>();
  ANSWERED.set(ranking, known);
  if (!known.has(key)) {
    const { decidedBy, ...rest } = ranking;
    known.set(key, {
      ...rest,
      ...(byHighestCard ? { fullHouseBy: 'highest-card' } : {}),
      ...(decidedBy === undefined || everyCard ? {} : { decidedBy }),
      lowStraightTop,
    });
  }
  return known.get(key)!;
}
