import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import type { EventOf } from '../event-contract/catalogue';
import { gainFromBets } from './coup-gain.state';
import type { Commission } from '../../games/settlement';
import { type Minor, minorFromWire } from '../../kernel/money';

type CoupPlayed = EventOf<'cagnotte.coup.played.v1'>['data'];

interface CoupTerms {
  readonly minimum: Minor | undefined;
  readonly settled?: Minor | undefined;
  /** What the bank gained, and what of it the house is due; undefined if no rules are known. */
  readonly gain: Minor;
  readonly commission: Commission | undefined;
}

export const checkCoup = (coup: CoupPlayed, terms: CoupTerms): Finding[] => [
  ...checkTotals(coup, terms),
  ...checkCommission(coup, terms),
];

function checkTotals(coup: CoupPlayed, { minimum, settled }: CoupTerms): Finding[] {
  if (coup.totals === undefined || coup.bets.length === 0) return [];
  const declared = minorFromWire(coup.totals.collected) - minorFromWire(coup.totals.paid);
  const derived = settled ?? gainFromBets(coup, minimum);
  if (declared === derived) return [];
  return [
    raise({
      code: 'coup-totals-differ',
      expected: said`a net gain of ${money(derived, coup.currency)}, what bets and results add up to`,
      found: said`${money(declared, coup.currency)} declared and posted`,
    }),
  ];
}

/** Identity A6: the commission of a gain, rounded once; none of a loss. */
function checkCommission(coup: CoupPlayed, { gain, commission: due }: CoupTerms): Finding[] {
  const { commission } = coup;
  if (commission === undefined || due === undefined) return [];
  const dropped = minorFromWire(commission.amount);
  if (dropped === due.amount) return [];
  return [
    raise({
      code: 'commission-differs',
      rule: due.rule,
      expected: said`${money(due.amount, coup.currency)} of a net gain of ${money(gain, coup.currency)}`,
      found: said`${money(dropped, coup.currency)} dropped and posted`,
    }),
  ];
}
