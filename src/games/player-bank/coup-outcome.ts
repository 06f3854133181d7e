import { type Static, Type } from 'typebox';
import type { Minor } from '../../kernel/money';
import { hasShape, optionsIn } from '../readable-bets';
import { type Card, CardShape } from '../_mechanics/cards';
import type { RoundShapes } from '../game-rules';
import type { BankMode, Round, TableTerms } from '../round';
import { baccaratPoints, baccaratTotal, isNatural } from '../baccarat/drawing';
import type { BankGameFacts, ErrorEffect, ErrorOfPlay, Tableau } from './bank-game-facts';
import type { Rule } from '../rule';

const Amount = Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Hand = Type.Array(CardShape, {
  maxItems: 10,
  description: 'cards in the order of dealing, e.g. Th; a third card last',
});

const Decision = Type.Object({
  hand: Type.Enum(['tableau-1', 'tableau-2', 'bank']),
  drew: Type.Boolean(),
  said: Type.Optional(Type.String({ maxLength: 60, description: '"table": the banker asked for his table' })),
});

const CoupOutcomeShape = Type.Object({
  results: Type.Array(
    Type.Object({
      tableau: Type.Integer({ minimum: 1, maximum: 2 }),
      winner: Type.Enum(['bank', 'punto', 'tie', 'annulled']),
    }),
    { minItems: 1, maxItems: 2, description: 'what the table says, cloth by cloth' },
  ),
  inPlay: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9007199254740991,
      description: 'what the bank answers for in this coup; bets are covered up to it',
    }),
  ),
  bank: Type.Optional(Type.String({ maxLength: 80, description: 'which bank' })),
  mode: Type.Optional(Type.Enum(['limited', 'unlimited', 'free'])),
  bankerSeat: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  cards: Type.Optional(
    Type.Object({ bank: Hand, tableau1: Type.Optional(Hand), tableau2: Type.Optional(Hand) }),
  ),
  decisions: Type.Optional(Type.Array(Decision, { maxItems: 12 })),
  playersPresent: Type.Optional(Amount),
  errorRule: Type.Optional(
    Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' }),
  ),
});
export type CoupOutcome = Static<typeof CoupOutcomeShape>;

const BetOptionsShape = Type.Object({
  withdrawn: Type.Optional(Type.Boolean({ description: 'taken back after an error that allows it' })),
});
type BetOptions = Static<typeof BetOptionsShape>;

export const coupShapes = (bets: readonly string[]): RoundShapes => ({
  outcome: CoupOutcomeShape,
  bets: Object.fromEntries(bets.map((bet) => [bet, { options: BetOptionsShape }])),
});

/** The outcome of a coup; undefined if it does not have the declared shape. */
export const coupOutcomeOf = (outcome: unknown): CoupOutcome | undefined =>
  hasShape(CoupOutcomeShape, outcome) ? outcome : undefined;

/** All reported cards of a coup. */
export function cardsDealtIn(outcome: CoupOutcome | undefined): readonly Card[] {
  const { bank = [], tableau1 = [], tableau2 = [] } = outcome?.cards ?? {};
  return [...tableau1, ...tableau2, ...bank];
}

/** The options of a bet; undefined if they cannot be read. */
export const betOptionsOf = (options: unknown): BetOptions | undefined => optionsIn(BetOptionsShape, options);

/** The mode of the bank as reported with the coup, else by the terms of the table. */
export const modeOf = ({ mode }: CoupOutcome, terms: TableTerms | undefined): BankMode =>
  mode ?? terms?.bank ?? 'limited';

/** What the bank covers in a coup, in minor units: as followed from earlier reports, else as the outcome states. */
export const inPlayOf = ({ bankInPlay }: Round, { inPlay }: CoupOutcome): Minor | undefined =>
  bankInPlay ?? (inPlay === undefined ? undefined : BigInt(inPlay));

export type Winner = CoupOutcome['results'][number]['winner'];

export interface ClothResult {
  readonly tableau: Tableau;
  readonly declared: Winner;
  readonly winner: Winner;
}

const errorOfPlay = ({ errors }: BankGameFacts, { errorRule }: CoupOutcome): ErrorOfPlay | undefined =>
  errorRule !== undefined && Object.hasOwn(errors, errorRule) ? errors[errorRule] : undefined;

export const coupError = (facts: BankGameFacts, outcome: CoupOutcome): ErrorEffect | undefined =>
  errorOfPlay(facts, outcome)?.effect;

/**
 * Whether the error reported with the coup lets players withdraw their bets; a manager who decides may let them, too.
 */
export function mayWithdraw(facts: BankGameFacts, outcome: CoupOutcome): boolean {
  const effect = coupError(facts, outcome);
  return effect === 'bets-withdrawable' || effect === 'decided';
}

export const errorRuleOf = (facts: BankGameFacts, outcome: CoupOutcome): Rule | undefined =>
  errorOfPlay(facts, outcome)?.rule;

export const cardsOfTableau = ({ cards }: CoupOutcome, tableau: Tableau): readonly Card[] | undefined =>
  tableau === 1 ? cards?.tableau1 : cards?.tableau2;

/**
 * The winner on each cloth: by the rule on errors that was applied, else by the cards, else as the table declared. A
 * cloth that is reported twice counts as first reported.
 */
export function resultsOf(facts: BankGameFacts, outcome: CoupOutcome): readonly ClothResult[] {
  const effect = coupError(facts, outcome);
  return facts.cloths.flatMap((tableau) => {
    const declared = outcome.results.find((result) => result.tableau === tableau)?.winner;
    if (declared === undefined) return [];
    return [{ tableau, declared, winner: winnerOn(facts, outcome, { tableau, declared, effect }) }];
  });
}

interface DeclaredCloth {
  readonly tableau: Tableau;
  readonly declared: Winner;
  readonly effect: ErrorEffect | undefined;
}

function winnerOn(
  facts: BankGameFacts,
  outcome: CoupOutcome,
  { tableau, declared, effect }: DeclaredCloth,
): Winner {
  if (declared === 'annulled') return 'annulled';
  const byError = winnerByError(outcome, { tableau, declared, effect });
  if (byError !== undefined) return byError;
  const bank = strengthOf(facts, outcome.cards?.bank, bankView(outcome, effect));
  const punto = strengthOf(facts, cardsOfTableau(outcome, tableau), puntoView(effect));
  if (bank === undefined || punto === undefined) return declared;
  if (bank === punto) return 'tie';
  return bank > punto ? 'bank' : 'punto';
}

function winnerByError(
  outcome: CoupOutcome,
  { tableau, declared, effect }: DeclaredCloth,
): Winner | undefined {
  if (effect === 'annuls') return 'annulled';
  if (effect === 'bank-loses') return 'punto';
  if (effect === 'punto-loses') return 'bank';
  if (effect === 'decided') return declared;
  return effect === 'punto-may-not-show' && isNineUnshown(outcome, tableau) ? 'bank' : undefined;
}

function isNineUnshown(outcome: CoupOutcome, tableau: Tableau): boolean {
  const [punto = [], bank = []] = [cardsOfTableau(outcome, tableau), outcome.cards?.bank];
  return punto.length === 2 && bank.length === 2 && baccaratTotal(punto) === 9 && baccaratTotal(bank) === 8;
}

interface View {
  readonly unseenIsZero: boolean;
  readonly totalsOnly: boolean;
  readonly deemed?: number;
  readonly onlyThird?: boolean;
  readonly ofTwoThirds: 'better' | 'worse';
}

const puntoView = (effect: ErrorEffect | undefined): View => ({
  unseenIsZero: effect === 'unseen-counts-zero',
  totalsOnly: effect === 'totals-only' || effect === 'punto-may-not-show',
  ofTwoThirds: 'better',
  ...(effect === 'punto-has-nine' ? { deemed: 9 } : {}),
});

function bankView({ decisions = [] }: CoupOutcome, effect: ErrorEffect | undefined): View {
  const drew = decisions.some((decision) => decision.hand === 'bank' && decision.drew);
  return {
    unseenIsZero: effect === 'unseen-counts-zero',
    totalsOnly: effect === 'totals-only' || effect === 'punto-may-not-show',
    ofTwoThirds: 'worse',
    ...(effect === 'bank-counts-zero' ? (drew ? { onlyThird: true } : { deemed: 0 }) : {}),
  };
}

function strengthOf(
  { drawing }: BankGameFacts,
  cards: readonly Card[] | undefined,
  view: View,
): number | undefined {
  if (view.deemed !== undefined) return view.deemed;
  if (cards === undefined || cards.length < 2) return view.unseenIsZero ? 0 : undefined;
  if (view.onlyThird === true) return baccaratPoints(cards.at(-1)!);
  const total = ofThirds(cards, view.ofTwoThirds);
  const isHigher = drawing.naturalIsHigher && !view.totalsOnly && cards.length === 2 && isNatural(total);
  return isHigher ? total + 10 : total;
}

function ofThirds(cards: readonly Card[], which: View['ofTwoThirds']): number {
  if (cards.length <= 3) return baccaratTotal(cards);
  const totals = cards.slice(2).map((third) => baccaratTotal([...cards.slice(0, 2), third]));
  return which === 'better' ? Math.max(...totals) : Math.min(...totals);
}
