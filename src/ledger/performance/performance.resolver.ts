import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput, outOfRange } from '../../api/coded-error';
import { MOST_PER_PAGE, pageInfoOf, PAGE } from '../../api/connection.type';
import { encodePlace, notACursor } from '../../api/cursor';
import { CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { ONE_QUESTION } from '../../api/snapshot/operation-cost';
import type { CasinoAt } from '../../database/books-page';
import { KnownAt } from '../../api/snapshot/casino-scope';
import { type CasinoPosition, highestOf, positionsOfCasinos } from '../../api/snapshot/several-casinos';
import { g } from '../../api/schema-fields';
import words from '../../words/performance.json';
import { casinosCharged } from '../casino/several-casinos';
import type { GroupedRow } from './grouped';
import { nameOfGroup, type StatedNames } from './group-names';
import {
  ComparisonName,
  DimensionName,
  type GroupKey,
  PerformanceAnswer,
  PerformanceLimit,
  PerformanceOrder,
  PerformanceRow,
  shownFigures,
  shownValues,
} from './performance.type';
import { addressesOf } from './performance-address';
import { MOST_ROWS, type PerformanceWanted, refusalOfWanted } from './performance-wanted';
import { type PerformanceRead, readPerformance } from './performance.queries';

@ArgsType()
class PerformanceArguments extends g.args({
  casinos: g.list(g.id('The casinos, fifty at most.')),
  from: g.gamingDay('First gaming day.'),
  to: g.gamingDay('Last gaming day, 1,100 days at most with the first.'),
  by: g.listOf(() => DimensionName, 'Up to three; none gives the totals.'),
  compare: g.optional(g.of(() => ComparisonName, 'The range that each group is compared with.')),
  compareFrom: g.optional(g.gamingDay('Instead of `compare`: as many days from this day on.')),
  currency: g.optional(g.text('Only casinos whose books are in this currency (ISO 4217).')),
  games: g.optional(g.list(g.text('Only these games, by code.'))),
  tables: g.optional(g.list(g.id('Only these tables.'))),
  having: g.optional(g.listOf(() => PerformanceLimit, 'Only rows within all of these limits, ten at most.')),
  orderBy: g.optional(g.of(() => PerformanceOrder, 'By default the order of the keys.')),
  ...PAGE,
  knownAt: g.optional(
    g.of(() => KnownAt, 'As known then; default: now. A position is of one casino, an instant of all.'),
  ),
  waitFor: g.optional(g.text('A receipt of an ingest answer: waits until the figures contain it.')),
}) {}

@Resolver()
@RequirePermission('reports:read')
export class PerformanceResolver {
  @Query(() => PerformanceAnswer, {
    description:
      'Drop, win, hold, handle, theoretical win and hours of tables, by up to three groups, over a range of gaming days and several casinos, beside another range.',
    complexity: ({ args, childComplexity }) => costOf(args, childComplexity),
  })
  async performance(
    @Args() args: PerformanceArguments,
    @CurrentScope() scope: RequestScope,
  ): Promise<Omit<PerformanceAnswer, 'complete'> & { readonly complete: boolean }> {
    const wanted = wantedOf(args);
    const { casinos, after } = await positionsOfCasinos(ROWS, args, scope);
    const read = await scope.snapshot.read((manager) => readPerformance(manager, wanted, casinos));
    return answerOf(read, { wanted, casinos, first: args.first, after: placeOf(after) });
  }
}

interface CostlyArguments {
  readonly casinos?: unknown;
  readonly compare?: unknown;
  readonly compareFrom?: unknown;
  readonly first?: unknown;
}

/** The casinos are read for each range; a list of the schema is assumed to have ten entries. */
function costOf(args: CostlyArguments, ofTenRows: number): number {
  const { casinos, compare, compareFrom, first } = args;
  const count = casinosCharged(casinos);
  const ranges = (compare ?? compareFrom ?? undefined) === undefined ? 1 : 2;
  const rows = typeof first === 'number' && first > 0 ? Math.min(first, MOST_PER_PAGE) : 1;
  return STATEMENTS_OF_A_RANGE * ranges * count * ONE_QUESTION + Math.ceil(rows / 10) * ofTenRows;
}

/** Up to eight statements are sent for a casino and a range; their time is that of as many cheap ones. */
const STATEMENTS_OF_A_RANGE = 20;

/** @throws GraphQLError BAD_USER_INPUT for what cannot be asked, with the remedy */
function wantedOf({ first, ...args }: PerformanceArguments): PerformanceWanted {
  if (!(first >= 1 && first <= MOST_PER_PAGE))
    throw outOfRange('first', first, { from: 1, to: MOST_PER_PAGE });
  const refusal = refusalOfWanted(args);
  if (refusal !== undefined) throw badInput(refusal);
  return args;
}

/** The key of a row is its place among all rows, from 1. */
const ROWS = { name: 'performance', key: ['line'] } as const;

function placeOf(key: readonly string[] | undefined): number | undefined {
  if (key === undefined) return undefined;
  const place = Number(key[0]);
  if (place === 0) throw notACursor();
  return place;
}

interface Asked {
  readonly wanted: PerformanceWanted;
  readonly casinos: readonly CasinoAt[];
  readonly first: number;
  readonly after: number | undefined;
}

function answerOf(
  { rows, totals, comparedRange, names }: PerformanceRead,
  { wanted, casinos, first, after = 0 }: Asked,
): PerformanceAnswer {
  if (rows.length > MOST_ROWS) throw tooManyRows(rows.length);
  const shown = (row: GroupedRow): PerformanceRow => rowOf(row, wanted, names);
  const page = rows.slice(after, after + first);
  const positions: CasinoPosition[] = [...casinos];
  const edges = page.map((_, n) => ({ cursor: encodePlace(ROWS, { casinos, key: [`${after + n + 1}`] }) }));
  return {
    position: highestOf(casinos),
    asOf: wanted.to,
    complete: true,
    positions,
    from: wanted.from,
    to: wanted.to,
    comparedFrom: comparedRange?.from ?? null,
    comparedTo: comparedRange?.to ?? null,
    rows: page.map(shown),
    rowCount: rows.length,
    totals: totals.map((row) => rowOf(row, { ...wanted, by: [] }, names)),
    pageInfo: pageInfoOf(edges, {
      hasNextPage: rows.length > after + first,
      after: after === 0 ? undefined : after,
    }),
  };
}

const tooManyRows = (rows: number) =>
  badInput({
    en: `There would be ${rows} rows, and an answer has at most ${MOST_ROWS}: group less finely, or ask for a shorter period.`,
    es: `Habría ${rows} filas, y una respuesta tiene como máximo ${MOST_ROWS}: agrupe menos o pida un período más corto.`,
  });

function rowOf(
  { keys, currency, family, figures, compared, change, notes, exists, ...row }: GroupedRow,
  wanted: PerformanceWanted,
  names: readonly StatedNames[],
): PerformanceRow {
  const { by } = wanted;
  const isByBet = by.includes('bet');
  return {
    key: by.map((dimension): GroupKey => {
      const value = keys[dimension] ?? '';
      return { dimension, value: value === '' ? null : value, ...nameOfGroup(dimension, value, names) };
    }),
    casinos: row.casinos,
    currency,
    family: family ?? null,
    figures: shownFigures(figures, currency),
    compared: compared === undefined ? null : shownFigures(compared, currency),
    change: change === undefined ? null : shownValues((figure) => change[figure], currency),
    sessions: isByBet ? null : Number(row.sessions),
    comparedSessions: isByBet || row.comparedSessions === undefined ? null : Number(row.comparedSessions),
    exists: exists ?? null,
    notes: notes.map((code) => ({ code, ...words.notes[code] })),
    // Written only for who asks: a year by day has thousands of addresses.
    get addresses() {
      return addressesOf({ keys, currency, family, figures }, wanted);
    },
  };
}
