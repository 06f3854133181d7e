import { betNamed } from '../../../../src/games/bet-names';
import { CATALOGUE } from '../../../../src/games/catalogue';
import { GAME_CODES, GAMES } from '../../../../src/games/game-codes';
import type { BankMode } from '../../../../src/games/round';
import type { GameRules } from '../../../../src/games/game-rules';
import { OPEN_POINTS, RECOMMENDED } from '../../../../src/games/open-points';
import { RULEBOOKS } from '../../../../src/games/rules-in-force';
import { odds } from '../../../../src/games/wording';
import { type Rational, rational } from '../../../../src/kernel/rational';
import { table } from '../markdown-table';
import { recommendedEdges } from '../worked-out-edges';
import { code } from './proof-tables';

const games = (): GameRules[] => GAME_CODES.map((game) => CATALOGUE[game]);

const inWords = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;

export const familyTable = (): string =>
  table(
    ['code', 'English', 'Spanish', 'family', 'cloths'],
    GAME_CODES.map((game) => {
      const { english, spanish, family, cloths } = GAMES[game];
      return [code(game), english, spanish, family, `${cloths}`];
    }),
  );

export const openPointTable = (): string =>
  table(
    ['point', 'question', 'recommended', 'answers'],
    Object.entries(OPEN_POINTS).map(([id, { question, recommended, answers }]) => [
      code(id),
      question,
      code(recommended),
      Object.entries(answers)
        .map(([answer, meaning]) => `${code(answer)}: ${meaning}`)
        .join('; '),
    ]),
  );

export const betTable = (): string =>
  table(
    ['game', 'bet', 'covers', 'pays'],
    games().flatMap(({ code: game, payTable }) =>
      payTable.map(({ bet, covers, pays }) => [
        code(game),
        `${code(bet)} (${betNamed(bet, game).es})`,
        covers,
        odds(pays),
      ]),
    ),
  );

const MODES: readonly BankMode[] = ['limited', 'unlimited', 'free'];
const GAIN = 1_000_000n;

export const bankCommissionTable = (): string =>
  table(
    ['game', 'mode', 'rate', 'rule'],
    games().flatMap(({ code: game, bankCommission }) =>
      bankCommission === undefined
        ? []
        : MODES.map((mode) => {
            const { amount, rule } = bankCommission(GAIN, { mode, answers: RECOMMENDED });
            return [code(game), code(mode), inWords(rational(amount, GAIN)), code(rule.id)];
          }),
    ),
  );

export const rakeRuleTable = (): string =>
  table(
    ['rulebook', 'game', 'rule'],
    RULEBOOKS.flatMap(({ code: rulebook, rules }) =>
      Object.values(rules).flatMap(({ code: game, rakeRule }) =>
        rakeRule === undefined ? [] : [[code(rulebook), code(game), code(rakeRule.id)]],
      ),
    ),
  );

export const poolRateTable = (): string =>
  table(
    ['rulebook', 'game', 'rate'],
    RULEBOOKS.flatMap(({ code: rulebook, rules }) =>
      Object.values(rules).flatMap(({ code: game, poolRate }) =>
        poolRate === undefined ? [] : [[code(rulebook), code(game), inWords(poolRate)]],
      ),
    ),
  );

export const edgeTable = (): string =>
  table(
    ['game', 'bet', 'edge', 'variance'],
    games().flatMap((rules) =>
      recommendedEdges(rules).map(({ bet, edge, variance, error }) => [
        code(rules.code),
        code(bet),
        `${error === undefined ? '' : '~'}${inWords(edge)}`,
        inWords(variance),
      ]),
    ),
  );
