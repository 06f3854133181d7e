import type { Said } from '../../finding-catalogue/finding';
import { entryOf } from '../../kernel/same-value';
import words from '../../words/staff-roles.json';

/** A time that a person served at a table in one role. */
export interface DutySpell {
  readonly id: string;
  readonly name?: string | undefined;
  /** As reported: a role that the rules know, or any other text; undefined where none was reported. */
  readonly role?: string | undefined;
}

const ROLES: Readonly<Record<string, Said>> = words.roles;

/** A role in both languages; a role that the rules do not know is shown as it was reported. */
export const roleInWords = (role: string): Said => entryOf(ROLES, role) ?? { en: role, es: role };

/**
 * The persons of a table by role, in the order in which their roles were first reported, as the register of profits names
 * them (Order of 1979, art. 53.2): `croupier: Eva, Luis; cambista: Ana`. A person without a role comes last.
 */
export function spellsByRole<Spell extends DutySpell>(
  spells: readonly Spell[],
  written: (spell: Spell, language: keyof Said) => string,
): Said {
  const roles = [...new Set(spells.map(({ role }) => role))].sort(
    (a, b) => Number(a === undefined) - Number(b === undefined),
  );
  const [en, es] = (['en', 'es'] as const).map((language) =>
    roles
      .map((role) => {
        const own = spells.filter((spell) => spell.role === role).map((spell) => written(spell, language));
        return `${role === undefined ? '' : `${roleInWords(role)[language]}: `}${own.join(', ')}`;
      })
      .join('; '),
  );
  return { en: en!, es: es! };
}
