import type { Finding } from '../finding-catalogue/finding';
import { compareWithDeclared } from './declared-money';
import type { GameRules, Setting } from './game-rules';
import { answeredOtherwise, OPEN_POINTS } from './open-points';
import { checkOptionNames, nameFields, settleReadable } from './readable-bets';
import type { Round } from './round';
import type { Settlement } from './settlement';

export interface EvaluatedRound {
  readonly settlement: Settlement;
  readonly findings: readonly Finding[];
}

/**
 * Settles a round, checks it by the rules of its game and compares it with the money that the table declared. Never
 * throws: what cannot be read is a fault of the settlement and a finding.
 */
export function evaluateRound(rules: GameRules, round: Round, setting: Setting): EvaluatedRound {
  const settlement = settleReadable(rules, round, setting);
  const findings = [
    ...nameFields(rules.checks.round(round, settlement, setting), rules.shapes, round),
    ...checkOptionNames(round, rules.shapes),
    ...differencesByNoReading(rules, round, { settlement, setting }),
  ];
  return { settlement, findings };
}

/**
 * The differences from the declared money under every reading of an open point: where the regulation allows two
 * readings, a payment by either of them is right.
 */
function differencesByNoReading(
  rules: GameRules,
  round: Round,
  { settlement, setting }: { readonly settlement: Settlement; readonly setting: Setting },
): readonly Finding[] {
  const { answers, currency } = setting;
  const { code: game, eitherAnswer = [] } = rules;
  const of = { game, currency };
  const open = eitherAnswer.filter((point) => answers[point] === OPEN_POINTS[point].recommended);
  return open.reduce(
    (differences, point) => {
      if (differences.length === 0) return differences;
      const otherwise = settleReadable(rules, round, {
        ...setting,
        answers: answeredOtherwise(point, answers),
      });
      return fewestByHand(round, [differences, compareWithDeclared(round, otherwise, of)]);
    },
    compareWithDeclared(round, settlement, of),
  );
}

/**
 * For each hand the differences under the reading with the fewest, the first of equals: all bets on a hand are paid by
 * one reading. A total counts as a hand of its own.
 */
function fewestByHand(
  { bets }: Round,
  readings: readonly [readonly Finding[], readonly Finding[]],
): readonly Finding[] {
  const handOf = ({ code, betIds: [id] = [] }: Finding): string => {
    if (id === undefined) return code;
    const seat = bets.find(({ betId }) => betId === id)?.seat;
    return seat === undefined ? `bet ${id}` : `seat ${seat}`;
  };
  const [ofFirst, ofOther] = readings;
  return [...new Set(ofFirst.map(handOf))].flatMap((hand) => {
    const [first, other] = [ofFirst, ofOther].map((found) => found.filter((one) => handOf(one) === hand));
    return other!.length < first!.length ? other! : first!;
  });
}
