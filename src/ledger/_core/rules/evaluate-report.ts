import { type EvaluatedRound, evaluateRound } from '../../../games/evaluate-round';
import type { Round } from '../../../games/round';
import { isSameValue } from '../../../kernel/same-value';
import type { RulesAtTable } from './rules-at-table';

interface Evaluated {
  readonly at: RulesAtTable;
  readonly known: object;
  readonly evaluated: EvaluatedRound;
}

/** By the data of the report; forgotten with them. */
const lastEvaluated = new WeakMap<object, Evaluated>();

/**
 * What the rules make of a reported round, as `evaluateRound`. A late fact has the reports after it evaluated again, most of
 * them under the same rules and with the same state of the table: these are answered with what was found then.
 * A round that may ask what a pool holds is evaluated each time, because the ledger notes who asks.
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
