import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isLeafType } from 'graphql';
import { definitionOf } from '../../../src/ledger/event-contract/catalogue';
import { readGoldenEvents } from '../golden/golden-events';
import type { Client } from './client';
import type { ServiceUnderTest } from './service-under-test';
import { wholeSelectionOf } from './whole-selection';

const ROOT = join(__dirname, '..', '..', '..');
export const GOLDEN_CASINO = 'granada';

export const SCHEMA = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

const QUERIES = Object.values(SCHEMA.getQueryType()!.getFields()).filter(({ args }) =>
  args.some(({ name }) => name === 'knownAt' || name === 'between'),
);

/** The names of all queries about the books of a casino. */
export const QUESTIONS: readonly string[] = QUERIES.map(({ name }) => name);

/** Arguments that name things of the golden events, by query. */
const NAMED: Readonly<Record<string, string>> = {
  attachedDocuments: 'attachedTo: GAMING_DAY, about: "2026-01-01"',
  account: 'account: "cash:cage"',
  generalLedger: 'account: "cash:cage"',
  tableDisplay: 'table: "RF1"',
  tableSession: 'table: "RF1", gamingDay: "2026-01-01"',
  playerBank: 'table: "CF1", gamingDay: "2026-01-01", bank: "CF1-1"',
  bankStatement: 'table: "CF1", gamingDay: "2026-01-01", bank: "CF1-1"',
  round: 'table: "RF1", gamingDay: "2026-01-01", roundNo: 1',
  jackpot: 'pool: "carrusel-poker"',
  gamingDay: 'day: "2026-01-01"',
  books: 'day: "2026-01-01"',
  book: 'day: "2026-01-01", book: CONTROL_DE_INGRESOS',
  gamingDutyReturn: 'year: 2026, quarter: 1',
  dutyQuarters: 'year: 2026',
  dutyOfCasinos: 'year: 2026',
  dayBoard: 'from: "2026-01-01", to: "2026-12-31"',
  dayProgress: 'day: "2026-01-01"',
  dayCustomers: 'day: "2026-01-01"',
  event: 'recordNumber: 1',
  explain: 'figure: "balance/cash:cage"',
  explainTree: 'figure: "control-book/2026-01-01"',
  masterGameReport: 'day: "2026-01-01", byTable: true',
  performance: 'from: "2026-01-01", to: "2026-01-31", by: [SHIFT, TABLE], compare: PREVIOUS_PERIOD',
  search: 'text: "A-0002"',
  slip: 'slip: "A-0002"',
  slipControl: 'from: "2026-01-01"',
};

/** Records one example of every type of event, in an unrealistic order. @returns the last record number */
export async function tellGoldenEvents(running: ServiceUnderTest, client: Client): Promise<number> {
  const events = readGoldenEvents(ROOT)
    .map(({ event }) => event)
    .filter(({ type }) => definitionOf(type)!.reportedBy !== 'service' && !definitionOf(type)!.begunHere);
  const { summary } = (await running.tellHistory(events)).at(-1)! as { summary: { receipt: string } };
  const { casinos } = await client.ask<{ casinos: { id: string; position: number }[] }>(
    'query ($r: String) { casinos(waitFor: $r) { id position } }',
    { r: summary.receipt },
  );
  return casinos.find(({ id }) => id === GOLDEN_CASINO)!.position;
}

/** The maximum list size that the schema states, by query. */
export const STATED_SIZES: readonly { readonly field: string; readonly most: number }[] = QUERIES.flatMap(
  ({ name: field, args }) => {
    const first = args.find(({ name }) => name === 'first');
    const [, most] = /(?:at most|up to) (\d+)/.exec(first?.description ?? '') ?? [];
    return first === undefined ? [] : [{ field, most: Number(most) }];
  },
);

/** A query for the first items of a list. */
export const questionFor = (field: string, first: number): string =>
  asking(field, { knownAt: 1, more: `first: ${first}`, selection: '{ __typename }' });

/** A query with the complete selection, as known at a record. */
export const wholeQuestion = (field: string, knownAt: number): string =>
  asking(field, { knownAt, selection: wholeSelectionOf(getNamedType(queryNamed(field).type)) });

/** A query with the smallest selection, as known at a record. */
export const leastQuestion = (field: string, knownAt: number): string =>
  asking(field, {
    knownAt,
    selection: isLeafType(getNamedType(queryNamed(field).type)) ? '' : '{ __typename }',
  });

const queryNamed = (field: string) => QUERIES.find(({ name }) => name === field)!;

function asking(
  field: string,
  {
    knownAt,
    more,
    selection,
  }: { readonly knownAt: number; readonly more?: string; readonly selection: string },
): string {
  const moment = `{ position: ${knownAt} }`;
  const known = queryNamed(field).args.some(({ name }) => name === 'between')
    ? `between: [{ position: 0 }, ${moment}]`
    : `knownAt: ${moment}`;
  const casino = queryNamed(field).args.some(({ name }) => name === 'casinos')
    ? `casinos: ["${GOLDEN_CASINO}"]`
    : `casino: "${GOLDEN_CASINO}"`;
  const args = [casino, known, more, NAMED[field]].filter(Boolean);
  return `{ ${field}(${args.join(', ')}) ${selection} }`;
}
