import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { breach, type Rule } from '../rule';
import type { StaffMember } from '../table-reports';

export type TableRole =
  | 'table-chief'
  | 'sub-chief'
  | 'croupier'
  | 'stickman'
  | 'inspector'
  | 'cambista'
  | 'auxiliary';

export interface StaffNeed {
  readonly role: TableRole;
  readonly atLeast: number;
  readonly atMost?: number;
}

/**
 * Staff missing from a table, or beyond what the rule gives it. Who is listed without a role may be the one that is
 * missing: then somebody should look. More than the rule gives may be reliefs on the same list: likewise.
 */
export function checkStaff(
  staff: readonly StaffMember[],
  needs: readonly StaffNeed[],
  rule: Rule,
): readonly Finding[] {
  const withoutRole = staff.filter(({ role }) => role === undefined).length;
  return needs.flatMap(({ role, atLeast, atMost }) => {
    const present = staff.filter((member) => member.role === role).length;
    const found = said`${present} in the role ${role}`;
    if (present < atLeast) {
      const severity = present + withoutRole < atLeast ? ('violation' as const) : ('advisory' as const);
      const expected = said`at least ${atLeast} in the role ${role}`;
      return [breach(rule, { code: 'staff-below-minimum', as: severity, expected, found })];
    }
    if (atMost !== undefined && present > atMost) {
      const expected = said`at most ${atMost} in the role ${role}`;
      return [breach(rule, { code: 'staff-above-maximum', expected, found })];
    }
    return [];
  });
}

export const chiefsOf = (staff: readonly StaffMember[]): readonly string[] =>
  staff.filter(({ role }) => role === 'table-chief').map(({ id }) => id);
