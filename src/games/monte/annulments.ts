import type { Annulment } from './monte-facts';
import { MONTE_RULES as RULES } from './monte.register';

const CAMO = ['camo'] as const;
const BOTH = ['camo', 'viudo'] as const;

/**
 * VI (second).2.a to e: the suits that win nothing for a placed card, by how many cards lie on the first and on the
 * second. It makes the cards of one deck that are left of each side alike.
 */
export const ANNULLED: Readonly<Record<string, Annulment>> = {
  '1,0': { rule: RULES.oneDoubled, suits: { 2: CAMO, 3: CAMO } },
  '0,1': { rule: RULES.oneDoubled, suits: { 1: CAMO, 4: CAMO } },
  '1,1': { rule: RULES.twoDoubled, suits: { 3: CAMO, 4: CAMO } },
  '2,0': { rule: RULES.oneTripled, suits: { 2: BOTH, 3: CAMO, 4: CAMO } },
  '0,2': { rule: RULES.oneTripled, suits: { 1: BOTH, 3: CAMO, 4: CAMO } },
  '2,1': { rule: RULES.tripledAndDoubled, suits: { 2: BOTH, 3: BOTH, 4: CAMO } },
  '1,2': { rule: RULES.tripledAndDoubled, suits: { 1: BOTH, 3: CAMO, 4: BOTH } },
  '2,2': { rule: RULES.twoTripled, suits: { 3: BOTH, 4: BOTH } },
};

const inSalto = (suits: Annulment['suits']): Annulment => ({ rule: RULES.saltoAnnulled, suits });

/** VI (second).2.f: of each doubled or tripled card those that face it, beside it and below. */
export const ANNULLED_IN_SALTO: Readonly<Record<string, Annulment>> = {
  '1,0': inSalto({ 2: CAMO, 3: CAMO }),
  '0,1': inSalto({ 1: CAMO, 4: CAMO }),
  '1,1': inSalto({ 1: CAMO, 2: CAMO, 3: CAMO, 4: CAMO }),
  '2,0': inSalto({ 2: BOTH, 3: BOTH }),
  '0,2': inSalto({ 1: BOTH, 4: BOTH }),
  '2,1': inSalto({ 1: CAMO, 2: BOTH, 3: BOTH, 4: CAMO }),
  '1,2': inSalto({ 1: BOTH, 2: CAMO, 3: CAMO, 4: BOTH }),
  '2,2': inSalto({ 1: BOTH, 2: BOTH, 3: BOTH, 4: BOTH }),
};
