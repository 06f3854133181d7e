import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readNightPage } from '../night-pages/night-page';
import { findEvent } from '../sample-events/read-event';
import { NightTeller } from './event-lines';
import { rowOf } from './seen-books';
import { readToldNight } from './told-night';

const ROOT = join(__dirname, '..', '..', '..');

/** The page with the block that every night begins with. */
const THE_HOUSE = join(ROOT, 'docs', 'nights', 'closed', 'README.md');

export const houseLines = (): readonly string[] => readToldNight(THE_HOUSE)[0]!.lines;

const pagesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => join(folder, file));

/** Folders of pages for readers, and of further nights for tests alone. */
export const TOLD_PAGES: readonly string[] = [
  'docs/nights/closed',
  'docs/nights/audited',
  'test/nights/told',
].flatMap(pagesOf);

/** The events of a page with its expected findings. */
export interface NightTold {
  readonly page: string;
  /** The events that intake stores, each once, in the order of the page. */
  readonly events: readonly CasinoEvent[];
  /** The final findings: code, expected, found; undefined if the page does not state them in this form. */
  readonly found: readonly string[] | undefined;
  /** The gaming days that persons close and nobody opens again. */
  readonly closed: ReadonlySet<string>;
}

/** The nights of all pages. */
export const nightsTold = (): readonly NightTold[] => [
  ...TOLD_PAGES.map((page) => ({
    page,
    events: storedOf(eventsOf(page)),
    found: foundOn(page),
    closed: closedOn(page),
  })),
  ...pagesOf('docs/nights').map((page) => {
    const { told } = readNightPage(readFileSync(join(ROOT, page), 'utf8'), basename(page, '.md'));
    return { page, events: told.map(({ event }) => event), found: undefined, closed: new Set<string>() };
  }),
];

function eventsOf(page: string): object[] {
  const teller = new NightTeller(basename(page, '.md'));
  const steps = readToldNight(join(ROOT, page)).filter(({ kind }) => kind === 'events');
  return steps.flatMap(({ words: [day = ''], lines }, index) =>
    [...(index === 0 ? houseLines() : []), ...lines].map((line) => teller.event(line, day)),
  );
}

/** The events that intake stores: without quarantined and refused ones, and without repeats. */
function storedOf(events: readonly object[]): CasinoEvent[] {
  const stored = new Map<string, CasinoEvent>();
  for (const told of events.map((event) => findEvent(JSON.stringify(event)))) {
    const identity = told && `${told.source} ${told.id}`;
    if (identity !== undefined && !stored.has(identity)) stored.set(identity, told!);
  }
  return [...stored.values()];
}

/** The findings of a page; of a page about two casinos, those of the first. */
function foundOn(page: string): string[] | undefined {
  const last = readToldNight(join(ROOT, page)).findLast(
    ({ kind, words }) => kind === 'findings' && words.length === 0,
  );
  return last?.lines
    .map(rowOf)
    .map(([code = '', _table, expected = '', found = '']) => asFound({ code, expected, found }))
    .sort();
}

function closedOn(page: string): ReadonlySet<string> {
  const decisions = readToldNight(join(ROOT, page)).filter(({ kind }) => kind === 'decisions');
  const closed = new Set<string>();
  for (const line of decisions.flatMap(({ lines }) => lines)) {
    const [, act, day = ''] = / (closes|approves reopening) (\d{4}-\d\d-\d\d)/.exec(line) ?? [];
    const isRefused = line.includes(' => ');
    if (act === 'closes' && !isRefused) closed.add(day);
    if (act === 'approves reopening' && !isRefused) closed.delete(day);
  }
  return closed;
}

/** The text of a finding in `NightTold`. */
export const asFound = (of: {
  readonly code: string;
  readonly expected: unknown;
  readonly found: unknown;
}): string => [of.code, String(of.expected), String(of.found)].join(' | ');
