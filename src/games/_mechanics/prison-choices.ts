import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { Round } from '../round';
import { breach } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';
import type { PrisonFacts, ZeroChoice } from './prison';
import { heldFromBefore } from './stake-limits';

export interface ChoicesAsked {
  readonly rules: PrisonFacts['rules'];
  readonly option: string;
  readonly choiceOf: (options: unknown) => ZeroChoice | undefined;
  readonly hasChoice: (settled: BetSettlement) => boolean;
}

/**
 * On what holds bets (the zero, 31 in both rows): choices that nobody stated, and withdrawals of what is held below the
 * minimum of the table. With the last round of a session nothing is held, and nobody has a choice.
 */
export function checkPrisonChoices(
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  { rules, option, choiceOf, hasChoice }: ChoicesAsked,
  currency: string,
): readonly Finding[] {
  if (round.lastOfSession === true) return [];
  const wasHeld = heldFromBefore(round);
  return settlement.bets.flatMap((bet, index) => {
    const placed = round.bets[index];
    if (placed === undefined || !hasChoice(bet)) return [];
    const choice = choiceOf(placed.options);
    if (bet.rules.includes(rules.belowMinimum)) {
      const isBarred = choice === 'withdraw' && bet.fate === 'held' && wasHeld(bet, index);
      return isBarred ? [notAvailable(rules, bet, currency)] : [];
    }
    return choice === undefined ? [notStated(rules, option, bet)] : [];
  });
}

const notStated = ({ zero }: PrisonFacts['rules'], option: string, { betId }: BetSettlement): Finding =>
  breach(zero, {
    code: 'choice-not-stated',
    expected: said`options.${option}: leave or withdraw`,
    found: said`nothing; what the table took tells the choice`,
    betIds: [betId],
  });

const notAvailable = (
  { belowMinimum }: PrisonFacts['rules'],
  { betId, held }: BetSettlement,
  currency: string,
): Finding =>
  breach(belowMinimum, {
    code: 'withdrawal-not-available',
    expected: said`${money(held, currency)} stays until it is freed or lost`,
    found: said`withdrawn`,
    betIds: [betId],
  });
