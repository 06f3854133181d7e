import type { EventOf } from '../event-contract/catalogue';
import { findSlip } from '../table-session/slips.state';
import { minorFromWire } from '../../kernel/money';
import type { EntryLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { postHalf, slipOfCageHalf } from './transit.posting';

export function postFloatIssued(
  { data }: EventOf<'cagnotte.cage.float-issued.v1'>,
  { session }: LedgerState,
): EntryLine[] {
  const { currency, slip, purpose } = data;
  const amount = minorFromWire(data.amount);
  const under = slipOfCageHalf({ slip, amount, purpose }, session.opening);
  return postHalf({ holder: 'chips:cage', amount: -amount, currency, slip: under });
}

/** A credit: the cage's half. The closing float was posted by the close of the table; its receipt only reconciles. */
export function postCreditReceived(
  { data }: EventOf<'cagnotte.cage.credit-received.v1'>,
  { session }: LedgerState,
): EntryLine[] {
  const { currency, slip } = data;
  if (findSlip(session.slips, { slip, direction: 'to-cage' })?.closing === true) return [];
  return postHalf({ holder: 'chips:cage', amount: minorFromWire(data.amount), currency, slip });
}
