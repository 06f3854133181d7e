import type { Minor } from '../../kernel/money';
import type { GameCode } from '../game-codes';
import type { Answers } from '../open-points';
import type { TableTerms } from '../round';
import { breach, type Rule, type RuleFinding } from '../rule';
import type { OpenTable } from '../table-reports';
import { money } from '../wording';
import { chiefsOf } from './table-staff';

/** Games of cards against the house: the only ones whose chief may ever have a second table. */
const CARDS_AGAINST_THE_HOUSE: ReadonlySet<GameCode> = new Set<GameCode>([
  'blackjack',
  'trente-et-quarante',
  'punto-y-banca',
  'caribbean-stud',
  'trijoker',
  'three-card-poker',
  'pai-gow-poker',
  'casino-war',
  'monte',
]);

/** How many tables a chief may have who has a table of this game. */
export interface ChiefsShare {
  readonly atMost: (table: OpenTable) => number;
  readonly rule: (table: OpenTable) => Rule;
  readonly answers: Answers;
}

/** Chiefs of this game's tables who have more tables than they may, or one of another kind among them. */
export function checkChiefs(
  game: GameCode,
  tables: readonly OpenTable[],
  { atMost, rule, answers }: ChiefsShare,
): readonly RuleFinding[] {
  const ofGame = tables.filter((table) => table.game === game);
  const judged = new Set<string>();
  return ofGame.flatMap((table) =>
    chiefsOf(table.staff).flatMap((chief) => {
      const theirs = tables.filter(({ staff }) => chiefsOf(staff).includes(chief));
      const allowed = theirs.every(isOfCards) ? atMost(table) : 1;
      if (theirs.length <= allowed || judged.has(chief)) return [];
      judged.add(chief);
      return [
        breach(rule(table), {
          code: allowed === 1 ? 'chief-shared' : 'chief-over-two-tables',
          severity: isMixed(theirs) && answers['OP1-32'] === 'warning' ? 'advisory' : 'violation',
          expected: allowed === 1 ? 'a chief with this table only' : `a chief with ${allowed} tables at most`,
          found: `${chief} at ${theirs.map(({ table: name }) => name).join(', ')}`,
        }),
      ];
    }),
  );
}

const isOfCards = ({ game }: OpenTable): boolean => CARDS_AGAINST_THE_HOUSE.has(game);

/** Tables of cards against the house, and others: OP1-32. */
const isMixed = (tables: readonly OpenTable[]): boolean => tables.some(isOfCards) && !tables.every(isOfCards);

/** Whether one open table of the game plays at the authorised minimum, as far as authorisations are known. */
export function checkAuthorisedMinimum(
  game: GameCode,
  tables: readonly OpenTable[],
  { rule, currency }: { readonly rule: Rule; readonly currency: string },
): readonly RuleFinding[] {
  const ofGame = tables.filter((table) => table.game === game);
  const authorised = ofGame.flatMap(({ terms }) => terms.authorised?.minimum.from ?? []);
  if (authorised.length < ofGame.length || authorised.length === 0) return [];
  const lowest = authorised.reduce((a, b) => (b < a ? b : a));
  if (ofGame.some(({ terms }) => leastOf(terms) <= lowest)) return [];
  return [
    breach(rule, {
      code: 'no-table-at-authorised-minimum',
      severity: 'violation',
      expected: `one open table with a minimum of ${money(lowest, currency)}`,
      found: ofGame.map(({ table, terms }) => `${table} at ${money(leastOf(terms), currency)}`).join(', '),
    }),
  ];
}

/** The minimum of the cloth that has the lowest. */
const leastOf = ({ minimum, clothMinima = [] }: TableTerms): Minor =>
  clothMinima.length === 0 ? minimum : clothMinima.reduce((one, other) => (other < one ? other : one));
