import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Minor } from '../../kernel/money';
import type { Card } from '../_mechanics/cards';
import type { RoundShapes } from '../game-rules';
import type { BankMode, Round, TableTerms } from '../round';

const Amount = Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Hand = Type.Array(Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
  maxItems: 10,
  description: 'cards in the order of dealing, e.g. Th; a third card last',
});

const Decision = Type.Object({
  hand: Type.Enum(['tableau-1', 'tableau-2', 'bank']),
  drew: Type.Boolean(),
  said: Type.Optional(Type.String({ maxLength: 60, description: '"table": the banker asked for his table' })),
});

/** A coup against a player's bank, in the words of `coup.played`. */
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
export type BetOptions = Static<typeof BetOptionsShape>;

const outcomes = Compile(CoupOutcomeShape);
const betOptions = Compile(BetOptionsShape);

export const coupShapes = (bets: readonly string[]): RoundShapes => ({
  outcome: CoupOutcomeShape,
  bets: Object.fromEntries(bets.map((bet) => [bet, { options: BetOptionsShape }])),
});

export const coupOutcomeOf = (outcome: unknown): CoupOutcome | undefined =>
  outcomes.Check(outcome) ? outcome : undefined;

export function cardsDealtIn(outcome: CoupOutcome | undefined): readonly Card[] {
  const { bank = [], tableau1 = [], tableau2 = [] } = outcome?.cards ?? {};
  return [...tableau1, ...tableau2, ...bank];
}

/** The options of a bet, or undefined if they cannot be read. */
export function betOptionsOf(options: unknown): BetOptions | undefined {
  if (options === undefined) return {};
  return betOptions.Check(options) ? options : undefined;
}

/** The mode of the bank: as the coup says, else as the table, else limited, which is the rule. */
export const modeOf = ({ mode }: CoupOutcome, terms: TableTerms | undefined): BankMode =>
  mode ?? terms?.bank ?? 'limited';

/** What the bank answers for in a coup: as it is known from before, else as the coup says; else undefined. */
export const inPlayOf = ({ bankInPlay }: Round, { inPlay }: CoupOutcome): Minor | undefined =>
  bankInPlay ?? (inPlay === undefined ? undefined : BigInt(inPlay));
