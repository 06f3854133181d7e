import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import { type Minor, minorFromWire } from '../../kernel/money';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { LedgerState } from '../_core/evaluation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { findSlip, type SlipReport } from '../table-session/table-session.state';

interface Told {
  readonly day: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: Minor;
}

type Books = Pick<CasinoBooks, 'authorisations' | 'currency'>;

export type SlipMoved = EventOf<
  | 'cagnotte.table.filled.v1'
  | 'cagnotte.table.credited.v1'
  | 'cagnotte.cage.float-issued.v1'
  | 'cagnotte.cage.credit-received.v1'
>;

/**
 * A slip above the amount from which the casino wants to know: told once, by whichever half came first. A float that opens
 * or closes a table is what it is.
 */
export function checkLarge(
  { books, session: { slips, closedBy } }: Pick<LedgerState, 'books' | 'session'>,
  { gamingday: day, data }: SlipMoved,
  half: Pick<SlipReport, 'direction' | 'half'>,
): Finding[] {
  const { slip, currency } = data;
  const amount = minorFromWire(data.amount);
  const isFloat = closedBy !== undefined || ('purpose' in data && data.purpose !== 'fill');
  if (isFloat || findSlip(slips, { slip, ...half }) !== undefined) return [];
  return largeIn(books, { day, currency, amount }, 'slip', (limit) =>
    raise({
      code: 'slip-above-amount',
      expected: said`slips up to ${money(limit, currency)}, as the casino has set`,
      found: said`${money(amount, currency)} under slip ${slip}`,
    }),
  );
}

/** What was counted in a box, above the amount from which the casino wants to know. */
export function checkLargeBox(
  books: Books,
  { gamingday: day, data }: EventOf<'cagnotte.drop.counted.v1'>,
): Finding[] {
  const { box, currency } = data;
  const amount = minorFromWire(data.amount);
  return largeIn(books, { day, currency, amount }, 'box', (limit) =>
    raise({
      code: 'box-above-amount',
      expected: said`boxes up to ${money(limit, currency)}, as the casino has set`,
      found: said`${money(amount, currency)} in box ${box}`,
    }),
  );
}

/** The amounts are of the currency of the books; what is in another one is not looked at. */
function largeIn(
  { authorisations = [], currency: ofBooks }: Books,
  { day, currency, amount }: Told,
  what: keyof NonNullable<AccountingRules['largeAmounts']>,
  finding: (limit: Minor) => Finding,
): Finding[] {
  const above = inForce(authorisations, day)?.accounting?.largeAmounts?.[what];
  if (above === undefined || currency !== ofBooks) return [];
  const limit = minorFromWire(above);
  return amount > limit ? [finding(limit)] : [];
}
