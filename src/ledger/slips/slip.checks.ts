import { type Finding, raise } from '../../finding-catalogue/finding';
import { said, type Said } from '../../finding-catalogue/said';
import {
  findSlip,
  type SlipHalf,
  type SlipReport,
  type SlipUse,
  type TableSession,
} from '../table-session/table-session.state';
import { money } from '../../games/wording';
import { sessionDay } from '../table-session/session-key.state';
import type { EventFinding } from '../_core/finding';
import { type Minor, minorFromWire } from '../../kernel/money';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { LedgerState } from '../_core/evaluation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';

export function checkSlip(slips: readonly SlipUse[], report: SlipReport): Finding[] {
  const known = findSlip(slips, report);
  if (known === undefined) return [];
  const same = known[report.half];
  if (same !== undefined) return [usedTwice(report, money(same, known.currency))];
  const other = known[otherEnd(report.half)];
  if (other === undefined || (other === report.amount && known.currency === report.currency)) return [];
  return [halvesDiffer(report, money(other, known.currency))];
}

const END: Readonly<Record<SlipHalf, Said>> = { cage: said`cage`, table: said`table` };

const otherEnd = (half: SlipHalf): SlipHalf => (half === 'cage' ? 'table' : 'cage');

const usedTwice = ({ slip, half, amount, currency }: SlipReport, before: Said): Finding =>
  raise({
    code: 'slip-used-twice',
    expected: said`slip ${slip} reported once by the ${END[half]}`,
    found: said`reported with ${before}, and again with ${money(amount, currency)}`,
  });

const halvesDiffer = ({ slip, half, amount, currency }: SlipReport, other: Said): Finding =>
  raise({
    code: 'slip-halves-differ',
    expected: said`${other} under slip ${slip}, as the other end reported`,
    found: said`${money(amount, currency)} reported by the ${END[half]}`,
  });

/**
 * From the close of a table on, a slip of which one end has reported nothing stands as a finding, until the other half
 * comes. Closing floats are posted by the close alone, and need no receipt.
 * @param key `table/RF1/2026-01-01/1`
 */
export const checkHalves = (session: TableSession, key: string): EventFinding[] =>
  missingHalves(session).map((use) => ({
    ...halfMissing(use),
    eventIds: [session.closedBy!],
    of: { gamingDay: sessionDay(key), table: key.split('/')[1]! },
    standing: `slip-half-missing ${key} ${use.direction} ${use.slip}`,
  }));

const missingHalves = (of: TableSession): readonly SlipUse[] =>
  of.closedBy === undefined ? [] : of.slips.filter((use) => isHalf(use) && !isOpening(of, use));

const isHalf = ({ cage, table, closing }: SlipUse): boolean =>
  closing !== true && (cage === undefined) !== (table === undefined);

const isOpening = ({ opening }: TableSession, { direction, cage }: SlipUse): boolean =>
  direction === 'to-table' && opening !== undefined && opening.slip === undefined && opening.float === cage;

function halfMissing(use: SlipUse): Finding {
  const [here, there] = use.table === undefined ? [said`cage`, said`table`] : [said`table`, said`cage`];
  return raise({
    code: 'slip-half-missing',
    expected: said`slip ${use.slip} reported by the ${there}, too`,
    found: said`${money((use.table ?? use.cage)!, use.currency)} reported by the ${here} alone`,
  });
}

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
