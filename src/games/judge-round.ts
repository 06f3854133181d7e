import { compareWithDeclared } from './declared-money';
import type { GameRules, Setting } from './game-rules';
import { answeredOtherwise, OPEN_POINTS } from './open-points';
import { settleReadable } from './readable-bets';
import { checkOptionNames, nameFields } from './reported-fields';
import type { Round } from './round';
import type { RuleFinding } from './rule';
import type { Settlement } from './settlement';

/** What the rules make of a round, and everything in which the table did otherwise. */
export interface JudgedRound {
  readonly settlement: Settlement;
  readonly findings: readonly RuleFinding[];
}

/** Settles a round, checks it, and holds what the table declared against it. Total. */
export function judgeRound(rules: GameRules, round: Round, setting: Setting): JudgedRound {
  const settlement = settleReadable(rules, round, setting);
  const findings = [
    ...nameFields(rules.checks.round(round, settlement, setting), rules.shapes, round),
    ...checkOptionNames(round, rules.shapes),
    ...differencesByNoReading(rules, round, { settlement, setting }),
  ];
  return { settlement, findings };
}

/**
 * Where what the table declared differs from the settlement, and from what the other answer to an open point would make
 * of it, too: of a point that the regulation leaves to either reading, what was paid by one of them is right.
 */
function differencesByNoReading(
  rules: GameRules,
  round: Round,
  { settlement, setting }: { readonly settlement: Settlement; readonly setting: Setting },
): readonly RuleFinding[] {
  const { answers, currency } = setting;
  const { eitherAnswer = [] } = rules;
  const open = eitherAnswer.filter((point) => answers[point] === OPEN_POINTS[point].recommended);
  return open.reduce(
    (differences, point) => {
      if (differences.length === 0) return differences;
      const otherwise = settleReadable(rules, round, {
        ...setting,
        answers: answeredOtherwise(point, answers),
      });
      const others = compareWithDeclared(round, otherwise, currency);
      return differences.filter((difference) => others.some((other) => isAboutSame(difference, other)));
    },
    compareWithDeclared(round, settlement, currency),
  );
}

/** A bet is right by a reading if all that is said of it is; a total by itself. */
const isAboutSame = (one: RuleFinding, other: RuleFinding): boolean =>
  one.betIds === undefined ? one.code === other.code : one.betIds[0] === other.betIds?.[0];
