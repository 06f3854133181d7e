import type { Finding } from '../../finding-catalogue/finding';
import { listed, said } from '../../finding-catalogue/said';
import { sumMinor } from '../../kernel/money';
import { breach } from '../rule';
import { money } from '../wording';
import type { PokerFacts } from './poker-facts';
import type { SettledHand } from './rake-cap';

/**
 * What the table says it took from which pot, against the rake of the hand and the pots. Where it does not fit, the
 * rake is spread by rule: rakes that do not make the drop, or are more than their pot, are a violation; where only the
 * number of pots differs somebody should look. A table that names none has said nothing.
 */
export function checkStatedRakes(
  { rules }: PokerFacts,
  { hand, settlement: { pots = [] } }: SettledHand,
  currency: string,
): readonly Finding[] {
  const stated = hand.rakeByPot ?? [];
  const makesTheRake = sumMinor(stated) === hand.rake;
  const held = stated.every((taken, index) => {
    const pot = pots[index];
    return pot === undefined || taken <= pot.amount - pot.carriedOut;
  });
  if (stated.length === 0 || (makesTheRake && held && stated.length === pots.length)) return [];
  const ofPots = pots.length === 1 ? said`the pot` : said`each of ${pots.length} pots`;
  return [
    breach(rules.rakeByPot, {
      code: 'rake-by-pot-not-the-rake',
      as: makesTheRake && held ? 'advisory' : 'violation',
      expected: said`a rake of ${ofPots}, ${money(hand.rake, currency)} in all`,
      found: listed(stated.map((taken) => money(taken, currency))),
    }),
  ];
}
