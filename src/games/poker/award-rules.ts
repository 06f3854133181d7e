import { categoryOf } from '../_mechanics/poker-hands/five-card-hand';
import type { Rule } from '../rule';
import type { PokerFacts } from './poker-facts';
import { bestClaims, type EvaluatedPot, type Showdown } from './showdown';

export type AwardRule = (contenders: readonly number[], seat: number) => Rule;

/**
 * The rule that led to an award: being left alone, the better cards, or an even split. Where the regulation has a rule
 * for each kind of hand, it is that of the hand that won, or that by which it beat another one of its kind.
 */
export function awardRules({ rules, regulated }: PokerFacts, showdown: Showdown): AwardRule {
  return (contenders, seat) => {
    if (contenders.length === 1) return rules.lastOneLeft;
    const pot = showdown(contenders);
    if (pot === undefined) return rules.ranking;
    if (regulated?.splitBy !== undefined) return regulated.splitBy;
    for (const claims of pot.boards) {
      const winners = bestClaims(claims, ({ high }) => high);
      if (!winners.includes(seat)) continue;
      if (winners.length > 1) return rules.split;
      return regulated === undefined
        ? rules.ranking
        : (categoryRule(regulated, pot, claims) ?? rules.ranking);
    }
    return regulated?.lowWinsBy ?? rules.split;
  };
}

function categoryRule(
  { winsBy, tiesBy }: NonNullable<PokerFacts['regulated']>,
  { ranking }: EvaluatedPot,
  claims: EvaluatedPot['boards'][number],
): Rule | undefined {
  const [best, second] = claims.map(({ high }) => high).sort((one, other) => other - one);
  const category = categoryOf(best!, ranking);
  const isTie = second !== undefined && categoryOf(second, ranking) === category;
  return (isTie ? tiesBy[category] : undefined) ?? winsBy[category];
}
