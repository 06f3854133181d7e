import type { TableSession } from '../table-session/table-session.state';
import type { ShareOption } from '../../games/round';
import type { FindingWithoutEvents } from '../_core/finding';

/**
 * A table of circle poker takes its share in one of three ways, chosen before the session: a rake of each hand, a
 * percentage of each player and session, or a fixed amount of each. Two of them in one session are found.
 */
export function checkHouseProfit(
  way: ShareOption,
  { houseProfit }: Pick<TableSession, 'houseProfit'>,
): FindingWithoutEvents[] {
  if (houseProfit === undefined || houseProfit === way) return [];
  return [
    {
      code: 'two-revenue-options',
      severity: 'violation',
      ruleId: '1.1.10-II.4-04',
      citation:
        'epígrafe 1.1.10, II.4: the house takes its share in one way, chosen before the session (OP2-06)',
      expected: `${houseProfit}, as announced or taken before in this session`,
      found: way,
    },
  ];
}
