import { type Finding, raise, said, type Said } from '../../finding-catalogue/finding';
import type { StaffMember } from '../../games/table-reports';
import type { Check } from '../_core/evaluation.state';
import { rulesAtTable } from '../_core/rules/rules-at-table';
import { comingIn, isOnDuty, leavingIn, staffAfter, withoutThoseWhoLeave } from './on-duty.state';

/**
 * A change of staff at an open table: that those who leave were there, that those who come were not, and that the staff after
 * it is what the rules of the game demand. Without a reported opening the staff is unknown; after the close
 * the rules demand no staff.
 */
export const checkStaffChanged: Check<'cagnotte.staff.changed.v1'> = (event, before) => {
  const { opening, closedBy, play } = before.session;
  if (opening === undefined) return [];
  const { changes } = event.data;
  const stays = withoutThoseWhoLeave(play.staff, changes);
  const comes = comingIn(changes);
  const presence = [
    ...leavingIn(changes)
      .filter((person) => !isOnDuty(play.staff, person))
      .map(leftElsewhere(play.staff)),
    ...comes.flatMap((person, n) => {
      const there = [...stays, ...comes.slice(0, n)].find(({ id }) => id === person.id);
      return there === undefined ? [] : [cameTwice(person, there)];
    }),
  ];
  const found = closedBy === undefined ? rulesAtTable(event, before) : undefined;
  const { terms } = found?.ok === true ? found.value.setting : {};
  if (!found?.ok || terms === undefined) return presence;
  const staff = staffAfter(play.staff, event.data);
  return [...presence, ...found.value.rules.checks.staff({ terms, staff })];
};

const leftElsewhere =
  (staff: readonly StaffMember[]) =>
  ({ id }: StaffMember): Finding =>
    raise({
      code: 'staff-leaves-not-at-table',
      expected: said('staff-on-duty', { staff: staff.map((member) => member.id).join(', ') }),
      found: said('leaves-table', { person: id }),
    });

const cameTwice = ({ id, role }: StaffMember, there: StaffMember): Finding =>
  raise({
    code: 'staff-comes-already-at-table',
    expected: said('somebody-not-on-duty-at-table'),
    found: said('comes-and-is-there', {
      person: id,
      role: roleOrNone(role),
      there: roleOrNone(there.role),
    }),
  });

const roleOrNone = (role: string | undefined): Said | string => role ?? said('no-role-reported');

/**
 * The roles of those who work at one table: they deal, pay, place bets or change money there (Order of 2010: 1.1.1.A III.2,
 * 1.1.2 III, 1.1.3 III.2, 1.1.8.A III). Table supervisors have a rule of each game, and auxiliaries serve up to four tables.
 */
const OF_ONE_TABLE: ReadonlySet<string> = new Set(['sub-chief', 'croupier', 'stickman', 'cambista']);

interface TableWithStaff {
  readonly table: string;
  readonly staff: readonly StaffMember[];
}

/** Persons who came to a table while they serve at another one, in a role of one table. */
export function checkOneTableEach(tables: readonly TableWithStaff[]): readonly Finding[] {
  const working = tables.flatMap(({ table, staff }) =>
    staff.filter(({ role = '' }) => OF_ONE_TABLE.has(role)).map((member) => ({ ...member, table })),
  );
  const persons = [...new Set(working.filter(({ cameLater }) => cameLater).map(({ id }) => id))];
  return persons.flatMap((person) => {
    const places = [...new Set(working.filter(({ id }) => id === person).map(({ table }) => table))];
    if (places.length < 2) return [];
    return [
      raise({
        code: 'staff-at-two-tables',
        expected: said('at-one-table-in-this-role'),
        found: said('at', { what: person, place: places.join(', ') }),
      }),
    ];
  });
}
