import { type EvaluatedRound, evaluateRound } from '../../../games/evaluate-round';
import type { Round } from '../../../games/round';
import { isSameValue } from '../../../kernel/same-value';
import type { RulesAtTable } from './rules-at-table';

interface Evaluated {
  readonly at: RulesAtTable;
  readonly known: object;
  readonly evaluated: EvaluatedRound;
}

/** The last result by the data of the report, as long as these are referenced. */
const lastEvaluated = new WeakMap<object, Evaluated>();

/**
 * Evaluates a reported round (`evaluateRound`), or returns the last result if rules, setting and state of the table are
 * the same: a late fact has all later reports evaluated again, and changes few of them. A round that may read the meter
 * of a pool is evaluated each time, because the ledger records who reads a meter.
 * @param data of the report, out of which alone bets and declared amounts of the round are read
 * @param known what else the rules read of the round
 */
export function evaluateReport(
  data: object,
  at: RulesAtTable,
  round: Round,
  known: object = besidesReport(round),
): EvaluatedRound {
  const last = lastEvaluated.get(data);
  if (
    last?.at.rules === at.rules &&
    isSameValue(last.known, known) &&
    isSameValue(last.at.setting, at.setting)
  )
    return last.evaluated;
  const evaluated = evaluateRound(at.rules, round, at.setting);
  lastEvaluated.set(data, { at, known, evaluated });
  return evaluated;
}

export const besidesReport = ({
  bets: _bets,
  declared: _declared,
  poolStakes: _stakes,
  ...known
}: Round): object => known;
