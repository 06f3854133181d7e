import type { Finding } from '../../../src/finding-catalogue/finding';
import type { GameRules, Setting } from '../../../src/games/game-rules';
import { evaluateRound } from '../../../src/games/evaluate-round';
import { type Answers, answersOf } from '../../../src/games/open-points';
import type { Round, TableTerms } from '../../../src/games/round';
import { outcomeOf, type PlayedHand } from './poker-notation';
import { present } from '../../../src/kernel/present';

/** The table of a test: payments by seat, answers to open points, terms. */
export interface AtTable {
  readonly paid?: Readonly<Record<number, number>>;
  readonly answers?: Partial<Answers>;
  readonly terms?: TableTerms;
  /** The number of blank hands before this one. */
  readonly blankHands?: number;
}

/** The total award of each seat over all pots; undefined if the cards do not determine it. */
export function due(
  rules: GameRules,
  played: PlayedHand,
  table: AtTable = {},
): Readonly<Record<number, number>> | undefined {
  const { complete, awards } = rules.settle(roundOf(played, table), settingOf(table));
  if (!complete) return undefined;
  const bySeat: Record<number, number> = {};
  for (const { seat, amount } of awards) bySeat[seat] = (bySeat[seat] ?? 0) + Number(amount);
  return bySeat;
}

/** All findings about a hand; for a test without cards, without the finding that they are missing. */
export function findingsOf(rules: GameRules, played: PlayedHand, table: AtTable = {}): readonly Finding[] {
  const { paid } = table;
  const awards = Object.entries(paid ?? {}).map(([seat, amount]) => ({
    seat: Number(seat),
    amount: BigInt(amount),
  }));
  const declared = paid === undefined ? {} : { declared: { awards } };
  const { findings } = evaluateRound(rules, { ...roundOf(played, table), ...declared }, settingOf(table));
  return Object.keys(played.cards ?? {}).length === 0
    ? findings.filter(({ code }) => code !== 'hand-not-decided')
    : findings;
}

/** The findings as code and rule: `raise-cap 1.1.10-VII.1-05`. */
export const found = (...of: Parameters<typeof findingsOf>): readonly string[] =>
  findingsOf(...of).map(({ code, ruleId }) => `${code} ${ruleId}`);

const settingOf = ({ answers = {}, terms }: AtTable): Setting => ({
  currency: 'EUR',
  answers: answersOf(answers),
  ...present({ terms }),
});

/** A hand as a round, after a number of blank ones. */
const roundOf = (played: PlayedHand, { blankHands }: AtTable): Round => ({
  bets: [],
  outcome: outcomeOf(played),
  ...(blankHands === undefined ? {} : { before: { held: [], released: [], memory: { blankHands } } }),
});
