import { edgesAtHand, holdsUnderAnswers } from '../../../src/games/edges-at-hand';
import type { GameCode } from '../../../src/games/game-codes';
import { type BetEdge, type GameRules, DEFAULT_RULEBOOK } from '../../../src/games/game-rules';
import { RECOMMENDED } from '../../../src/games/open-points';
import { rulesInForce, type RulesInForce, RULEBOOKS } from '../../../src/games/rules-in-force';
import type { Rational } from '../../../src/kernel/rational';
import { edgesUnderAnswers, type EdgeUnderAnswers } from './edges-under-answers';
import { SLOW_GAMES } from './slow-edges';

/** The edges of the slow games under every rulebook that has them, with the answers that change them. */
export const workedOutEdges = (): string =>
  `${JSON.stringify(
    RULEBOOKS.flatMap(({ code: rulebook }) =>
      SLOW_GAMES.flatMap((game) =>
        slowEdges(rulebook, game).map(({ answers, edge: row }) => ({
          rulebook,
          game,
          answers,
          bet: row.bet,
          edge: fraction(row.edge),
          variance: fraction(row.variance),
          method: row.method,
          ...(row.error === undefined ? {} : { error: fraction(row.error) }),
        })),
      ),
    ),
    undefined,
    2,
  )}\n`;

const WORKED = new Map<string, readonly EdgeUnderAnswers[]>();

const keyOf = (rulebook: string, game: string): string => `${rulebook} ${game}`;

/** Cached for the run, since the pages of the games show them, too. */
function slowEdges(rulebook: string, game: GameCode): readonly EdgeUnderAnswers[] {
  const key = keyOf(rulebook, game);
  const worked = WORKED.get(key) ?? workedOut(rulebook, game);
  WORKED.set(key, worked);
  return worked;
}

function workedOut(rulebook: string, game: GameCode): readonly EdgeUnderAnswers[] {
  const found = inForceUnder(rulebook, game);
  return found === undefined ? [] : edgesUnderAnswers(found);
}

function inForceUnder(rulebook: string, game: GameCode): RulesInForce | undefined {
  const dates = RULEBOOKS.find(({ code }) => code === rulebook);
  const found = dates && rulesInForce({ rulebook, game, day: dates.to ?? dates.from });
  return found?.ok === true ? found.value : undefined;
}

/**
 * The edges of a game under the recommended answers: the ones calculated in this run, else the stored ones.
 */
export function recommendedEdges(rules: GameRules): readonly BetEdge[] {
  const { rulebook } = DEFAULT_RULEBOOK;
  const worked = WORKED.get(keyOf(rulebook, rules.code));
  if (worked !== undefined)
    return worked.filter(({ answers }) => holdsUnderAnswers(answers, RECOMMENDED)).map(({ edge }) => edge);
  const found = inForceUnder(rulebook, rules.code);
  return (found && edgesAtHand({ ...found, rules, answers: RECOMMENDED })) ?? rules.edges(RECOMMENDED);
}

const fraction = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;
