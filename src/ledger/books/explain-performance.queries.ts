import type { Queryable } from '../../database/queryable';
import type { Minor } from '../../kernel/money';
import { present } from '../../kernel/present';
import { nearestRoot, sumRational } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import {
  type Explanation,
  roundingNamed,
  saysOfTerm,
  sumOfAmounts,
  type Term,
  wholeTerm,
} from '../_core/books/cell-part';
import { addressOfFigure } from '../_core/books/figure';
import {
  isCageMeasure,
  type PerformanceMeasure,
  type PerformanceRowFigure,
} from '../_core/books/performance-figure';
import { readCasinoBooks } from '../casino/known-days.queries';
import type { BooksAt } from '../journal/journal.queries';
import type { BothLanguages } from '../../kernel/words';
import type { Dimension } from '../performance/dimensions';
import { refusalOfWanted } from '../performance/performance-wanted';
import { groupedRows } from '../performance/grouped';
import { type ContributionsWanted, readContributions } from '../performance/read-contributions.queries';
import { isDimension, isPartName, ONLY, SESSION_OF_TABLE } from '../performance/performance-address';
import { readSessionParts, type SessionInGroup } from '../performance/session-parts.queries';
import type { Tally } from '../performance/tally';
import { cageTerms } from './explain-cage-row.queries';
import { explainSessionPart, sumIn, type TableRowFigure } from './explain-session-part.queries';

/** The last record included of each casino that an explanation may read. */
export type PositionsOfCasinos = ReadonlyMap<string, bigint>;

/**
 * Explains an amount of a row of `performance`: of several casinos by each of them, of one by the sessions of the group,
 * of a session by what was reported and posted. Undefined if the row does not exist or does not know the amount.
 */
export async function explainPerformance(
  db: Queryable,
  at: BooksAt,
  figure: PerformanceRowFigure,
  positions: PositionsOfCasinos = new Map([[at.casino, at.position]]),
): Promise<Explanation | undefined> {
  const asked: ContributionsWanted[] = [];
  for (const casino of figure.casinos) {
    const position = positions.get(casino);
    if (position === undefined) return undefined;
    asked.push(await wantedOf(db, { casino, position }, figure));
  }
  const isOfSession = figure.parts.some(({ of }) => of === SESSION_OF_TABLE);
  if (!isOfTables(figure)) {
    const known = isOfSession ? undefined : await amountOfRow(db, asked, figure);
    const { currency } = figure;
    return known === undefined
      ? undefined
      : {
          amount: known,
          currency,
          terms: await cageTerms(db, { at, asked, figure }),
        };
  }
  if (isOfSession) return asked.length === 1 ? explainSessionPart(db, asked[0]!, figure) : undefined;
  const amount = await amountOfRow(db, asked, figure);
  if (amount === undefined) return undefined;
  const parts = new Map<string, readonly SessionInGroup[]>();
  for (const each of asked) parts.set(each.casino, await readSessionParts(db, each, figure));
  return { amount, currency: figure.currency, terms: termsOf(figure, { at, parts }) };
}

const isOfTables = (figure: PerformanceRowFigure): figure is TableRowFigure => !isCageMeasure(figure.measure);

/** Why an address cannot be asked for: it names groups that there are not, or more than `performance` would read. */
export function refusalOfFigure({
  casinos,
  day,
  until,
  parts,
}: PerformanceRowFigure): BothLanguages | undefined {
  const unknown = parts.find(({ of }) => !isPartName(of));
  return unknown === undefined
    ? refusalOfWanted({ casinos, from: day, to: until, by: groupsOf(parts) })
    : {
        en: `There is no group ${unknown.of}: an address of performance names its dimensions.`,
        es: `No existe la agrupación ${unknown.of}: una dirección de performance indica sus dimensiones.`,
      };
}

/** What is asked of one of the casinos of an address, in the groups of its row. */
async function wantedOf(
  db: Queryable,
  at: BooksAt,
  { day, until, parts }: PerformanceRowFigure,
): Promise<ContributionsWanted> {
  const only = (name: string): string[] | undefined => {
    const named = parts.filter(({ of }) => of === name).map(({ value }) => value);
    return named.length === 0 ? undefined : named;
  };
  return {
    ...at,
    books: await readCasinoBooks(db, at),
    range: { from: day, to: until },
    by: groupsOf(parts),
    ...present({ games: only(ONLY.games), tables: only(ONLY.tables) }),
  };
}

const groupsOf = (parts: PerformanceRowFigure['parts']): Dimension[] =>
  parts.map(({ of }) => of).filter(isDimension);

/** The amount as the row of `performance` shows it. */
async function amountOfRow(
  db: Queryable,
  asked: readonly ContributionsWanted[],
  { measure, parts, family, currency }: PerformanceRowFigure,
): Promise<Minor | undefined> {
  const rows = [];
  for (const each of asked) rows.push(...(await readContributions(db, each)).rows);
  const groups = parts.filter(({ of }) => isDimension(of));
  const row = groupedRows(rows, { by: groupsOf(parts) }).find(
    (each) =>
      each.currency === currency &&
      (each.family ?? '') === family &&
      groups.every(({ of, value }) => each.keys[of as Dimension] === value),
  );
  const value = row?.figures[measure].value;
  return value === undefined ? undefined : roundAmount(value, TO_THE_CENT);
}

interface Parts {
  readonly at: BooksAt;
  readonly parts: ReadonlyMap<string, readonly SessionInGroup[]>;
}

function termsOf(figure: TableRowFigure, { at, parts }: Parts): Term[] {
  const { measure } = figure;
  const tallies = [...parts.values()].flat().map(({ tally }) => tally);
  if (measure === 'deviation') return deviationTerms(tallies);
  const of = (casino: string, address: string, amount: Minor): Term[] =>
    amount === 0n
      ? []
      : [
          {
            ...{ kind: 'figure', sign: 1, figure: address, amount },
            ...(casino === at.casino ? {} : { casino }),
          },
        ];
  const terms = [...parts].flatMap(([casino, sessions]) => {
    if (figure.casinos.length === 1)
      return sessions.flatMap((session) =>
        of(casino, sessionAddress(figure, session), sumIn([session.tally], measure)),
      );
    const own = addressOfFigure({ ...figure, casinos: [casino] });
    return of(
      casino,
      own,
      sumIn(
        sessions.map(({ tally }) => tally),
        measure,
      ),
    );
  });
  const left = sumIn(tallies, measure) - sumOfAmounts(terms);
  return left === 0n ? terms : [...terms, wholeTerm(left, saysOfTerm('row-rounds-once'))];
}

/** The deviation is the root of one sum, so it has one part: the variances of all bets. */
function deviationTerms(tallies: readonly Tally[]): Term[] {
  const varying = tallies.filter(({ expected }) => expected.variance.numerator !== 0n);
  const exact = sumRational(varying.map(({ expected }) => expected.variance));
  const amount = nearestRoot(exact);
  return [
    {
      kind: 'computed',
      amount,
      exact,
      says: saysOfTerm('deviation-of-sessions', { sessions: varying.length }),
      rounding: roundingNamed('root'),
    },
  ];
}

/** Amounts that an hour or a bet of a session has by itself. Only a whole session has the others, such as its win. */
const OF_PARTS: readonly PerformanceMeasure[] = [
  ...(['exchanged', 'captured', 'handle', 'theoretical', 'deviation', 'fills', 'credits'] as const),
  ...(['commission', 'counted'] as const),
];

/** Amounts of rounds: of a session with reliefs, a croupier has those of the time on duty. */
const OF_ROUNDS: readonly PerformanceMeasure[] = ['captured', 'handle', 'theoretical', 'deviation'];

/** The address that explains what a session adds: of the books where they know it, else of the session in the group. */
function sessionAddress(
  figure: TableRowFigure,
  { table, day, sessionNo, isRelieved }: SessionInGroup,
): string {
  const { measure, parts } = figure;
  const session = { table, day, sessionNo };
  const apart = OF_PARTS.includes(measure)
    ? parts.filter(
        ({ of }) =>
          ['hour', 'shift', 'bet'].includes(of) ||
          (of === 'croupier' && isRelieved === true && OF_ROUNDS.includes(measure)),
      )
    : [];
  if (measure === 'win') return addressOfFigure({ kind: 'income', ...session });
  if (measure === 'drop') return addressOfFigure({ kind: 'result', ...session, part: 'boxes' });
  const isInBooks = measure === 'commission' || measure === 'fills' || measure === 'credits';
  if (apart.length === 0 && isInBooks) return addressOfFigure({ kind: 'result', ...session, part: measure });
  return addressOfFigure({
    ...figure,
    ...{ day, until: day },
    parts: [...apart, { of: 'table', value: table }, { of: SESSION_OF_TABLE, value: `${sessionNo}` }],
  });
}
