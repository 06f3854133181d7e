import type { EventOf } from '../event-contract/catalogue';
import { findBank } from './player-bank.state';
import { type Commission, resultOf, type Settlement } from '../../games/settlement';
import type { Minor } from '../../kernel/money';
import type { LedgerState } from '../_core/evaluation.state';
import { rulesAtTable } from '../_core/rules/rules-at-table';

interface GainedByBank {
  readonly gain: Minor;
  readonly settlement: Settlement | undefined;
}

/**
 * What the house is due of a coup by the rules at its table: as it was settled where its bets bring the same gain,
 * else of the gain that was declared. Undefined if the rules know no such thing.
 */
export function commissionDue(
  event: EventOf<'cagnotte.coup.played.v1'>,
  before: LedgerState,
  { gain, settlement }: GainedByBank,
): Commission | undefined {
  const found = rulesAtTable(event, before);
  if (!found?.ok) return undefined;
  const isSettled = settlement !== undefined && resultOf(settlement) === gain;
  const ofBets = isSettled ? settlement.commissions.find(({ name }) => name === 'bank') : undefined;
  const { rules, setting } = found.value;
  const mode = findBank(before.session.banks, event.data.bank)?.mode ?? before.session.opening?.bank;
  return ofBets ?? rules.bankCommission?.(gain, { mode, answers: setting.answers });
}
