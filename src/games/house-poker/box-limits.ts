import type { Finding } from '../../finding-catalogue/finding';
import { maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { checkStakes } from '../_mechanics/stake-limits';
import type { Setting } from '../game-rules';
import type { Rule } from '../rule';
import type { CheckedRound } from './house-poker-checks';

/** Where minimum and maximum of the table hold for each box of a player: the stakes outside of them. */
export function boxLimits(
  rule: Rule,
  { round, settlement }: CheckedRound,
  setting: Setting,
): readonly Finding[] {
  const { terms } = setting;
  if (terms === undefined) return [];
  const limitsOf = (type: string) => {
    const most = maximumOf(terms, type);
    return {
      minimum: { amount: minimumOf(terms, type), rule },
      maximum: most === undefined ? undefined : { amount: most, rule },
    };
  };
  return checkStakes(round, settlement, limitsOf, setting);
}
