import { Args, ArgsType, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput, outOfRange } from '../../api/coded-error';
import { MOST_PER_PAGE, PAGE, pageInfoOf } from '../../api/connection.type';
import { encodePlace, type PagedList } from '../../api/cursor';
import { g } from '../../api/schema-fields';
import { KnownAt } from '../../api/snapshot/casino-scope';
import { CurrentScope, type RequestScope, Snapshot } from '../../api/snapshot/operation-context';
import { ONE_QUESTION, STATEMENTS } from '../../api/snapshot/operation-cost';
import type { KnownBooks, OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import { highestOf, positionsOfCasinos } from '../../api/snapshot/several-casinos';
import type { CasinoAt } from '../../database/books-page';
import type { Queryable } from '../../database/queryable';
import { casinosCharged, refusalOfCasinos } from '../casino/several-casinos';
import { type BoardPlace, type DayOfBoard, readDayBoard, readDaysOfBoard } from './day-board.queries';
import { dayOfBoard, DayOfBoardConnection, DayOfBoardType } from './day-board.type';
import { MOST_DAYS_CHECKED, readMissingExplanations } from './missing-explanations.queries';

@ArgsType()
class DayBoardArguments extends g.args({
  casino: g.optional(g.id('The casino; or give casinos.')),
  casinos: g.optional(g.list(g.id('Several casinos instead of one, fifty at most.'))),
  from: g.gamingDay('The first day.'),
  to: g.gamingDay('The last day, inclusive.'),
  ...PAGE,
  knownAt: g.optional(
    g.of(() => KnownAt, 'As known then; default: now. A position is of one casino, an instant of all.'),
  ),
  waitFor: g.optional(g.text('A receipt of an ingest answer: waits until the figures contain it.')),
}) {}

/** All checks of a day run for one of their figures. */
const OF_ALL_CHECKS = STATEMENTS['Query.gamingDay']! * ONE_QUESTION;

/** The rows of the board by day and casino. */
const ROWS: PagedList = { name: 'day-board', key: ['day', 'text'] };

@Resolver(() => DayOfBoardType)
@RequirePermission('days:read')
export class DayBoardResolver {
  @Query(() => DayOfBoardConnection, {
    description:
      'Gaming days of one or several casinos with their figures, the latest first: status, win, drop, duty, open findings, and what each waits for. Figures of a closed day are those of its close.',
    complexity: ({ args, childComplexity }) => costOf(args, childComplexity),
  })
  async dayBoard(
    @Args() args: DayBoardArguments,
    @CurrentScope() scope: RequestScope,
  ): Promise<DayOfBoardConnection> {
    const { from, to, first } = args;
    const asked = { ...args, casinos: casinosAsked(args) };
    if (to < from) throw endsBeforeItBegins(from, to);
    if (!(first >= 1 && first <= MOST_PER_PAGE))
      throw outOfRange('first', first, { from: 1, to: MOST_PER_PAGE });
    const { casinos, after } = await positionsOfCasinos(ROWS, asked, scope);
    const before = after && { day: after[0]!, casino: after[1]! };
    const { rows, days } = await scope.snapshot.read(async (db) => {
      const places = await readDaysOfBoard(db, casinos, { from, to, limit: first + 1, after: before });
      return { rows: places, days: await readDays(db, casinos, places) };
    });
    const edges = rows.slice(0, first).map(({ casino, day }) => ({
      node: dayOfBoard(days.get(placeOf({ casino, day }))!),
      cursor: encodePlace(ROWS, { casinos, key: [day, casino] }),
    }));
    return {
      position: highestOf(casinos),
      asOf: null,
      complete: true,
      positions: [...casinos],
      edges,
      pageInfo: pageInfoOf(edges, { hasNextPage: rows.length > first, after }),
    };
  }

  @ResolveField(() => Int, {
    nullable: true,
    complexity: OF_ALL_CHECKS,
    description: `Differences that its close needs an explanation of and that no saved one is about, as gamingDay has them: 0 once it is closed. Null for days after the earliest ${MOST_DAYS_CHECKED} that are not closed: those before them are closed first.`,
  })
  async explanationsMissing(
    @Parent() { casino, day, status, checkedThrough: position }: DayOfBoardType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<number | null> {
    if (status === 'closed' || status === 'certified') return 0;
    return (await snapshot.load(MISSING, { casino, position, day })) ?? null;
  }
}

const MISSING: Question<KnownBooks & { readonly day: string }, number | undefined> = {
  name: 'missing-explanations',
  read: async (db, keys) => {
    const missing = await readMissingExplanations(
      db,
      keys[0]!,
      keys.map(({ day }) => day),
    );
    return keys.map(({ day }) => missing.get(day));
  },
};

const placeOf = ({ casino, day }: BoardPlace): string => `${day} ${casino}`;

async function readDays(
  db: Queryable,
  casinos: readonly CasinoAt[],
  places: readonly BoardPlace[],
): Promise<ReadonlyMap<string, DayOfBoard>> {
  const found = new Map<string, DayOfBoard>();
  for (const at of casinos) {
    const own = places.filter(({ casino }) => casino === at.casino).map(({ day }) => day);
    if (own.length === 0) continue;
    for (const each of await readDayBoard(db, at, own)) found.set(placeOf(each), each);
  }
  return found;
}

/** @throws GraphQLError BAD_USER_INPUT unless one casino or a list of casinos is named */
function casinosAsked({ casino, casinos }: DayBoardArguments): readonly string[] {
  if ((casino === undefined) === (casinos === undefined))
    throw badInput({
      en: 'Give casino, for the days of one casino, or casinos, for those of several.',
      es: 'Indique casino, para las jornadas de un casino, o casinos, para las de varios.',
    });
  const asked = casinos ?? [casino!];
  const refusal = refusalOfCasinos(asked);
  if (refusal !== undefined) throw badInput(refusal);
  return asked;
}

const endsBeforeItBegins = (from: string, to: string) =>
  badInput({
    en: `to is ${to}, before from, which is ${from}: give a last day that is not before the first.`,
    es: `to es ${to}, anterior a from, que es ${from}: indique un último día que no sea anterior al primero.`,
  });

interface CostlyArguments {
  readonly casinos?: unknown;
  readonly first?: unknown;
}

/** Each casino costs what a board of one does. The checks of few rows run, even on a long page that selects them. */
function costOf({ casinos, first }: CostlyArguments, ofRow: number): number {
  const count = casinosCharged(casinos);
  const rows = typeof first === 'number' && first > 0 ? Math.min(first, MOST_PER_PAGE) : 1;
  const ofChecks = ofRow - (ofRow % OF_ALL_CHECKS);
  return (
    STATEMENTS['Query.dayBoard']! * ONE_QUESTION * count +
    rows * (ofRow - ofChecks) +
    Math.min(rows, MOST_DAYS_CHECKED * count) * ofChecks
  );
}
