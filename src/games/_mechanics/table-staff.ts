import { type Finding, said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import { breach, type Rule } from '../rule';
import type { StaffMember, TableAsOpened } from '../table-reports';
import type { Minor } from '../../kernel/money';
import { type GameCode, GAMES } from '../game-codes';
import type { Answers } from '../open-points';
import type { TableTerms } from '../round';
import { money } from '../wording';

/** Staff of games with a croupier at each table and a table supervisor for up to two tables. */
export const CHIEF_OF_TWO_TABLES = {
  tablesOfChief: 2,
  staff: {
    chief: [{ role: 'table-chief', atLeast: 1 }],
    croupier: [{ role: 'croupier', atLeast: 1 }],
  },
} as const;

type TableRole =
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
 * Finds roles with too few or too many persons. Too few is an advisory where persons without a role could make up the
 * number; too many may be reliefs.
 */
export function checkStaff(
  staff: readonly StaffMember[],
  needs: readonly StaffNeed[],
  rule: Rule,
): readonly Finding[] {
  const withoutRole = staff.filter(({ role }) => role === undefined).length;
  return needs.flatMap(({ role, atLeast, atMost }) => {
    const present = staff.filter((member) => member.role === role).length;
    const found = said('in-role', { present, role });
    if (present < atLeast) {
      const severity = present + withoutRole < atLeast ? ('violation' as const) : ('advisory' as const);
      const expected = said('at-least-in-role', { least: atLeast, role });
      return [breach(rule, { code: 'staff-below-minimum', as: severity, expected, found })];
    }
    if (atMost !== undefined && present > atMost) {
      const expected = said('at-most-in-role', { most: atMost, role });
      return [breach(rule, { code: 'staff-above-maximum', expected, found })];
    }
    return [];
  });
}

export const chiefsOf = (staff: readonly StaffMember[]): readonly string[] =>
  staff.filter(({ role }) => role === 'table-chief').map(({ id }) => id);

interface ChiefsShare {
  readonly atMost: (table: TableAsOpened) => number;
  readonly rule: (table: TableAsOpened) => Rule;
  readonly answers: Answers;
}

/**
 * Finds table supervisors with more tables than allowed, over all open tables; each once, by the first table of the
 * game.
 */
export function checkChiefs(
  game: GameCode,
  tables: readonly TableAsOpened[],
  { atMost, rule, answers }: ChiefsShare,
): readonly Finding[] {
  const ofGame = tables.filter((table) => table.game === game);
  const evaluated = new Set<string>();
  return ofGame.flatMap((table) =>
    chiefsOf(table.staff).flatMap((chief) => {
      const theirs = tablesOf(chief, tables);
      const allowed = theirs.every(isOfCards) ? atMost(table) : 1;
      if (theirs.length <= allowed || evaluated.has(chief)) return [];
      evaluated.add(chief);
      return [
        breach(rule(table), {
          code: allowed === 1 ? 'chief-shared' : 'chief-over-two-tables',
          as: isMixed(theirs) && answers['OP1-32'] === 'warning' ? 'advisory' : 'violation',
          expected:
            allowed === 1
              ? said('table-supervisor-with-this-table-only')
              : said('table-supervisor-with-at-most-tables', { allowed }),
          found: said('at', { what: chief, place: theirs.map(({ table: name }) => name).join(', ') }),
        }),
      ];
    }),
  );
}

const tablesOf = (chief: string, tables: readonly TableAsOpened[]): readonly TableAsOpened[] => {
  const theirs = tables.filter(({ staff }) => chiefsOf(staff).includes(chief));
  return theirs.filter(({ table }, at) => theirs.findIndex((other) => other.table === table) === at);
};

const isOfCards = ({ game }: TableAsOpened): boolean =>
  GAMES[game].family === 'house' && GAMES[game].hasCards;

/** Whether there are card games against the house among the tables, and other games (OP1-32). */
const isMixed = (tables: readonly TableAsOpened[]): boolean =>
  tables.some(isOfCards) && !tables.every(isOfCards);

/**
 * At least one open table of a game must have the lowest authorised minimum. Not checked if a table of the game has no
 * recorded authorisation.
 */
export function checkAuthorisedMinimum(
  game: GameCode,
  tables: readonly TableAsOpened[],
  { rule, currency }: { readonly rule: Rule; readonly currency: string },
): readonly Finding[] {
  const ofGame = tables.filter((table) => table.game === game);
  const authorised = ofGame.flatMap(({ terms }) => terms.authorised?.minimum.from ?? []);
  if (authorised.length < ofGame.length || authorised.length === 0) return [];
  const lowest = authorised.reduce((a, b) => (b < a ? b : a));
  if (ofGame.some(({ terms }) => leastOf(terms) <= lowest)) return [];
  return [
    breach(rule, {
      code: 'no-table-at-authorised-minimum',
      expected: said('one-open-table-with-minimum-of', { amount: money(lowest, currency) }),
      found: listed(
        ofGame.map(({ table, terms }) => said('at', { what: table, place: money(leastOf(terms), currency) })),
      ),
    }),
  ];
}

const leastOf = ({ minimum, clothMinima = [] }: TableTerms): Minor =>
  clothMinima.length === 0 ? minimum : clothMinima.reduce((one, other) => (other < one ? other : one));
