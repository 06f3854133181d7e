import type { Said } from '../../finding-catalogue/finding';
import type { StaffMember } from '../../games/table-reports';
import { entryOf } from '../../kernel/same-value';
import words from '../../words/staff-roles.json';
import { leftBy } from './on-duty.state';
import type { StaffChanged } from './staff.events';

interface NamedStaff extends StaffMember {
  readonly name?: string;
}

/** A time that a person served at a table in one role. */
export interface DutySpell extends NamedStaff {
  /** When a change of staff reported the coming, as stated there; absent since the opening. */
  readonly from?: string;
  /** When a change of staff reported the leaving; absent while nobody did. */
  readonly until?: string;
}

interface ChangeAt {
  readonly at: string;
  readonly data: StaffChanged;
}

/**
 * Who served at a table and when, from its opening and the changes of staff after it, in their order. A person has the name
 * that any of these facts states.
 */
export function dutySpells(opening: readonly NamedStaff[], changes: readonly ChangeAt[]): DutySpell[] {
  const spells = changes.reduce<DutySpell[]>(changed, [...opening]);
  const names = new Map(spells.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])));
  return spells.map((spell) => ({ ...spell, ...nameOf(names.get(spell.id)) }));
}

const nameOf = (name: string | undefined) => (name === undefined ? {} : { name });

function changed(spells: DutySpell[], { at, data: { changes } }: ChangeAt): DutySpell[] {
  const onDuty = spells.filter(({ until }) => until === undefined);
  const gone = new Set(leftBy(onDuty, changes));
  const coming = changes.flatMap(({ comes }) => comes ?? []);
  const isGone = (spell: DutySpell): boolean =>
    gone.has(spell) || (spell.until === undefined && coming.some(({ id }) => id === spell.id));
  return [
    ...spells.map((spell) => (isGone(spell) ? { ...spell, until: at } : spell)),
    ...coming.map((person) => ({ ...person, from: at })),
  ];
}

const ROLES: Readonly<Record<string, Said>> = words.roles;

/** A role in both languages; a role that the rules do not know is shown as it was reported. */
export const roleInWords = (role: string): Said => entryOf(ROLES, role) ?? { en: role, es: role };

/**
 * The persons of a table by role, in the order in which their roles were first reported, as the register of profits names
 * them (Order of 1979, art. 53.2): `croupier: Eva, Luis; cambista: Ana`. A person without a role comes last.
 * @param written a person with all spells in the role, in a language
 */
export function spellsByRole(
  spells: readonly DutySpell[],
  written: (spells: readonly [DutySpell, ...DutySpell[]], language: keyof Said) => string,
): Said {
  const roles = [...new Set(spells.map(({ role }) => role))].sort(
    (a, b) => Number(a === undefined) - Number(b === undefined),
  );
  const [en, es] = (['en', 'es'] as const).map((language) =>
    roles
      .map((role) => {
        const own = spells.filter((spell) => spell.role === role);
        const persons = [...new Set(own.map(({ id }) => id))].map((person) => {
          const [first, ...more] = own.filter(({ id }) => id === person);
          return written([first!, ...more], language);
        });
        return `${role === undefined ? '' : `${roleInWords(role)[language]}: `}${persons.join(', ')}`;
      })
      .join('; '),
  );
  return { en: en!, es: es! };
}
