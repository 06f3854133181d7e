import type { Answers } from '../open-points';
import type { PaiGowFacts, Standing } from './pai-gow-facts';
import { bigStrength, outranks, paiGowNumbers, smallStrength } from './pai-gow-hands';
import type { SetHand } from './reported-pai-gow';

interface Counted {
  readonly big: number;
  readonly small: number;
  readonly isFouled: boolean;
}

function counted({ big, small }: SetHand, answers: Answers): Counted | undefined {
  const seven = paiGowNumbers([...big, ...small]);
  const [five, two] = [paiGowNumbers(big), paiGowNumbers(small)];
  if (seven === undefined || five === undefined || two === undefined) return undefined;
  const [ofBig, ofSmall] = [bigStrength(five, answers), smallStrength(two)];
  return { big: ofBig, small: ofSmall, isFouled: !outranks(ofBig, ofSmall) };
}

export interface Compared {
  readonly fate: 'wins' | 'null' | 'loses';
  readonly isByFoul: boolean;
}

/**
 * A hand against that of the bank; undefined if a card comes twice. A hand that is set wrongly loses: of two such
 * hands that of the player, as the bank wins what is equal.
 */
export function compareHands(
  facts: PaiGowFacts,
  { hand, bank }: { readonly hand: SetHand; readonly bank: SetHand },
  answers: Answers,
): Compared | undefined {
  const [own, other] = [counted(hand, answers), counted(bank, answers)];
  if (own === undefined || other === undefined) return undefined;
  if (own.isFouled) return { fate: 'loses', isByFoul: true };
  if (other.isFouled) return { fate: 'wins', isByFoul: true };
  const fate = facts.comparison[standing(own.big, other.big)][standing(own.small, other.small)];
  return { fate, isByFoul: false };
}

export const standing = (own: number, other: number): Standing => {
  if (own === other) return 'equal';
  return own > other ? 'superior' : 'inferior';
};
