import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput, outOfRange } from '../../api/coded-error';
import { MOST_PER_PAGE, pageInfoOf, PAGE } from '../../api/connection.type';
import { notACursor } from '../../api/cursor';
import { CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { ONE_QUESTION } from '../../api/snapshot/operation-cost';
import { KnownAt, positionFor } from '../../api/snapshot/casino-scope';
import { g } from '../../api/schema-fields';
import words from '../../words/performance.json';
import type { GroupedRow } from './grouped';
import { nameOfGroup, type StatedNames } from './group-names';
import {
  CasinoPosition,
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
import { MOST_CASINOS, MOST_ROWS, type PerformanceWanted, refusalOfWanted } from './performance-wanted';
import { type CasinoAt, type PerformanceRead, readPerformance } from './performance.queries';

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
    const cursor = args.after === undefined ? undefined : cursorOf(args.after, wanted.casinos);
    const casinos = await positionsOf(args, cursor, scope);
    const read = await scope.snapshot.read((manager) => readPerformance(manager, wanted, casinos));
    return answerOf(read, { wanted, casinos, first: args.first, after: cursor?.after });
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
  const count = Array.isArray(casinos) ? Math.min(casinos.length, MOST_CASINOS) : 1;
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

async function positionsOf(
  { casinos, knownAt }: PerformanceArguments,
  cursor: Cursor | undefined,
  { principal, snapshot }: RequestScope,
): Promise<CasinoAt[]> {
  const found: CasinoAt[] = [];
  for (const casino of casinos) {
    const asked = await positionFor(principal, { casino, knownAt }, snapshot);
    const position = cursor?.positions.get(casino) ?? asked;
    if (position > asked && knownAt === undefined) throw notACursor();
    found.push({ casino, position });
  }
  return found;
}

interface Cursor {
  readonly positions: ReadonlyMap<string, bigint>;
  /** The place of the last row of the page, from 1. */
  readonly after: number;
}

const NAME = 'performance';

const cursorText = (casinos: readonly CasinoAt[], after: number): string =>
  Buffer.from(
    JSON.stringify([NAME, after, ...casinos.flatMap(({ casino, position }) => [casino, `${position}`])]),
    'utf8',
  ).toString('base64url');

/** @throws GraphQLError BAD_USER_INPUT for a text that is no cursor of this list and these casinos */
function cursorOf(text: string, casinos: readonly string[]): Cursor {
  const [name, after, ...positions] = partsOf(text);
  const isOfThese = casinos.every(
    (casino, n) => positions[2 * n] === casino && /^\d{1,18}$/.test(`${positions[2 * n + 1] as string}`),
  );
  const isPlace = typeof after === 'number' && Number.isSafeInteger(after) && after > 0;
  if (name !== NAME || !isPlace || !isOfThese || positions.length !== 2 * casinos.length) throw notACursor();
  return {
    after,
    positions: new Map(casinos.map((casino, n) => [casino, BigInt(positions[2 * n + 1] as string)])),
  };
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
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
  const edges = page.map((_, n) => ({ cursor: cursorText(casinos, after + n + 1) }));
  return {
    position: casinos.reduce((most, { position }) => (position > most ? position : most), 0n),
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
    addresses: addressesOf({ keys, currency, family, figures }, wanted),
  };
}
