import { compare, ONE } from '../../../kernel/rational';
import type { OwnPrize } from '../../game-rules';
import type { Rule } from '../../rule';
import type { HandCategory } from '../poker-hands/hand-ranking';
import type { CarruselFacts, CarruselPrize } from './carrusel-facts';

/**
 * A carrusel with the combinations and prizes that the authority allowed a casino instead of those of its rules, where
 * these let them vary. Equal hands and several ones of a kind share as the rules have it.
 */
export function withOwnPrizes(facts: CarruselFacts, own: readonly OwnPrize[] | undefined): CarruselFacts {
  const rule = facts.rules.ownPrizes;
  if (own === undefined || rule === undefined) return facts;
  const fromTheHighest = [...facts.ranking.order].reverse();
  const prizes = fromTheHighest.flatMap((category) =>
    own
      .filter(({ combination }) => combination === category)
      .map((prize) => prizeOf(facts, { category, prize, rule })),
  );
  return { ...facts, prizes };
}

function prizeOf(
  { prizes }: CarruselFacts,
  { category, prize, rule }: { category: HandCategory; prize: OwnPrize; rule: Rule },
): CarruselPrize {
  const named = { category, spanish: prizes.find((each) => each.category === category)?.spanish ?? category };
  const sharing = (takes: CarruselPrize['takes']): Rule =>
    prizes.find((each) => each.takes === takes)?.sharing ?? rule;
  if ('times' in prize) return { ...named, rule, sharing: rule, takes: 'stakes', times: prize.times };
  if (compare(prize.share, ONE) >= 0) return { ...named, rule, sharing: sharing('meter'), takes: 'meter' };
  const chained = prizes.flatMap((each) => (each.takes === 'share' ? [each.chained] : []))[0] ?? rule;
  const shared = { rule, sharing: sharing('share'), chained };
  return { ...named, ...shared, takes: 'share', share: prize.share, onlyHighest: false };
}
