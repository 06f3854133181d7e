import { money } from '../../games/wording';
import type { EventOf } from '../event-contract/catalogue';
import { gainFromBets } from './coup-gain.state';
import type { Commission } from '../../games/settlement';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { FindingWithoutEvents } from '../_core/finding';

type CoupPlayed = EventOf<'cagnotte.coup.played.v1'>['data'];

/** What the figures of a coup are held against. */
interface CoupTerms {
  readonly minimum: Minor | undefined;
  /** What the rules of the game make of it for the bank, where they are known. */
  readonly settled?: Minor | undefined;
  /** What the bank gained, and what of it the house is due; undefined where no rules are known. */
  readonly gain: Minor;
  readonly commission: Commission | undefined;
}

/** Holds the declared figures of a coup against its bets, and its commission against the rule of the game. */
export const checkCoup = (coup: CoupPlayed, terms: CoupTerms): FindingWithoutEvents[] => [
  ...checkTotals(coup, terms),
  ...checkCommission(coup, terms),
];

/** A coup reported without its bets has nothing to be held against. */
function checkTotals(coup: CoupPlayed, { minimum, settled }: CoupTerms): FindingWithoutEvents[] {
  if (coup.totals === undefined || coup.bets.length === 0) return [];
  const declared = minorFromWire(coup.totals.collected) - minorFromWire(coup.totals.paid);
  const derived = settled ?? gainFromBets(coup, minimum);
  if (declared === derived) return [];
  return [
    {
      code: 'coup-totals-differ',
      severity: 'violation',
      ruleId: 'L-rule-1',
      citation:
        'what the table declares is posted, what it does not is derived; that both differ is a finding',
      expected: `a net gain of ${money(derived, coup.currency)}, what bets and results add up to`,
      found: `${money(declared, coup.currency)} declared and posted`,
    },
  ];
}

/** Identity A6: the commission of a gain, rounded once; none of a loss. */
function checkCommission(coup: CoupPlayed, { gain, commission: due }: CoupTerms): FindingWithoutEvents[] {
  const { commission } = coup;
  if (commission === undefined || due === undefined) return [];
  const dropped = minorFromWire(commission.amount);
  if (dropped === due.amount) return [];
  return [
    {
      code: 'commission-differs',
      severity: 'violation',
      ruleId: due.rule.id,
      citation: due.rule.citation,
      expected: `${money(due.amount, coup.currency)} of a net gain of ${money(gain, coup.currency)}`,
      found: `${money(dropped, coup.currency)} dropped and posted`,
    },
  ];
}
