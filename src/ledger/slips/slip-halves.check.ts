import type { CasinoBooks } from '../casino/casino-books.state';
import type { SlipUse } from '../table-session/slips.state';
import { sessionDay } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import { money } from '../../games/wording';
import type { Finding, FindingWithoutEvents } from '../_core/finding';

/**
 * From the close of a table on, a slip of which one end has reported nothing stands as a finding, until the other half
 * comes. Closing floats are posted by the close alone, and need no receipt.
 * @param key `table/RF1/2026-01-01/1`
 */
export const checkHalves = (
  session: TableSession,
  key: string,
  { currency = 'EUR' }: Pick<CasinoBooks, 'currency'>,
): Finding[] =>
  missingHalves(session).map((use) => ({
    ...halfMissing(use, currency),
    eventIds: [session.closedBy!],
    of: { gamingDay: sessionDay(key), table: key.split('/')[1]! },
    standing: `slip-half-missing ${key} ${use.direction} ${use.slip}`,
  }));

const missingHalves = (of: TableSession): readonly SlipUse[] =>
  of.closedBy === undefined ? [] : of.slips.filter((use) => isHalf(use) && !isOpening(of, use));

const isHalf = ({ cage, table, closing }: SlipUse): boolean =>
  closing !== true && (cage === undefined) !== (table === undefined);

/** A float that the table reported without its slip is that of the cage's slip all the same. */
const isOpening = ({ opening }: TableSession, { direction, cage }: SlipUse): boolean =>
  direction === 'to-table' && opening !== undefined && opening.slip === undefined && opening.float === cage;

function halfMissing(use: SlipUse, currency: string): FindingWithoutEvents {
  const [here, there] = use.table === undefined ? ['cage', 'table'] : ['table', 'cage'];
  return {
    code: 'slip-half-missing',
    severity: 'violation',
    ruleId: 'K4',
    citation: 'each slip is used once or void, and says the same at the cage and at the table',
    expected: `slip ${use.slip} reported by the ${there}, too`,
    found: `${money(use.table ?? use.cage ?? 0n, currency)} reported by the ${here} alone`,
  };
}
