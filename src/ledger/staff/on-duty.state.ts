import type { StaffMember } from '../../games/table-reports';
import { present } from '../../kernel/present';
import type { StaffChanged } from './staff.events';

type Staff = readonly StaffMember[];
type Changes = StaffChanged['changes'];

export const leavingIn = (changes: Changes): Staff => changes.flatMap(({ leaves }) => leaves ?? []);

export const comingIn = (changes: Changes): Staff => changes.flatMap(({ comes }) => comes ?? []);

/**
 * Those who serve at a table after a change of staff: without those who leave, and with those who come in the role that the
 * change reports. A person who comes to a table and is there already serves in the new role only.
 */
export const staffAfter = (staff: Staff, { changes }: StaffChanged): Staff =>
  comingIn(changes).reduce<Staff>(
    (onDuty, { id, role }) => [
      ...onDuty.filter((member) => member.id !== id),
      { id, ...present({ role }), cameLater: true },
    ],
    withoutThoseWhoLeave(staff, changes),
  );

export function withoutThoseWhoLeave(staff: Staff, changes: Changes): Staff {
  const left = new Set(leftBy(staff, changes));
  return staff.filter((member) => !left.has(member));
}

/**
 * Those of a staff who leave by a change. A person who serves in several roles leaves in the reported one only; without a
 * role, or in another one, in all.
 */
export const leftBy = <Member extends StaffMember>(staff: readonly Member[], changes: Changes): Member[] =>
  leavingIn(changes).flatMap(({ id, role }) => {
    const own = staff.filter((member) => member.id === id);
    const inRole = own.filter((member) => member.role === role);
    return inRole.length > 0 ? inRole : own;
  });

export const isOnDuty = (staff: Staff, { id }: StaffMember): boolean =>
  staff.some((member) => member.id === id);
