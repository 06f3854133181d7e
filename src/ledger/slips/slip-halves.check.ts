import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { SlipUse } from '../table-session/slips.state';
import { sessionDay } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import { money } from '../../games/wording';
import type { EventFinding } from '../_core/finding';

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
    found: said`${money(use.table ?? use.cage ?? 0n, use.currency)} reported by the ${here} alone`,
  });
}
