import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readNightPage } from '../night-pages/night-page';
import { findEvent } from '../sample-events/read-event';
import { NightTeller } from './event-lines';
import { rowOf } from './seen-books';
import { readToldNight } from './told-night';

const ROOT = join(__dirname, '..', '..', '..');

/** What every told night begins with, in one block. */
const THE_HOUSE = join(ROOT, 'docs', 'nights', 'closed', 'README.md');

export const houseLines = (): readonly string[] => readToldNight(THE_HOUSE)[0]!.lines;

const pagesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => join(folder, file));

/** Pages for readers, and further nights that are told for tests alone. */
export const TOLD_PAGES: readonly string[] = [
  'docs/nights/closed',
  'docs/nights/audited',
  'test/nights/told',
].flatMap(pagesOf);

/** A night of a page, without the answers of the service to it. */
export interface NightTold {
  readonly page: string;
  /** What intake stores of it, each event once, in the order of the page. */
  readonly events: readonly CasinoEvent[];
  /** What is found at the end: code, expected, found; undefined where the page does not say it in this form. */
  readonly found: readonly string[] | undefined;
}

/** All nights that pages tell. */
export const nightsTold = (): readonly NightTold[] => [
  ...TOLD_PAGES.map((page) => ({ page, events: storedOf(eventsOf(page)), found: foundOn(page) })),
  ...pagesOf('docs/nights').map((page) => {
    const { told } = readNightPage(readFileSync(join(ROOT, page), 'utf8'), basename(page, '.md'));
    return { page, events: told.map(({ event }) => event), found: undefined };
  }),
];

function eventsOf(page: string): object[] {
  const teller = new NightTeller(basename(page, '.md'));
  const steps = readToldNight(join(ROOT, page)).filter(({ kind }) => kind === 'events');
  return steps.flatMap(({ words: [day = ''], lines }, index) =>
    [...(index === 0 ? houseLines() : []), ...lines].map((line) => teller.event(line, day)),
  );
}

/** Without what intake sets aside or refuses, and without repeats. */
function storedOf(events: readonly object[]): CasinoEvent[] {
  const stored = new Map<string, CasinoEvent>();
  for (const told of events.map((event) => findEvent(JSON.stringify(event)))) {
    const identity = told && `${told.source} ${told.id}`;
    if (identity !== undefined && !stored.has(identity)) stored.set(identity, told!);
  }
  return [...stored.values()];
}

/** Of a page about two casinos, what is found at its own. */
function foundOn(page: string): string[] | undefined {
  const last = readToldNight(join(ROOT, page)).findLast(
    ({ kind, words }) => kind === 'findings' && words.length === 0,
  );
  return last?.lines
    .map(rowOf)
    .map(([code = '', _table, expected = '', found = '']) => asFound({ code, expected, found }))
    .sort();
}

/** A finding as `NightTold` tells it. */
export const asFound = (of: {
  readonly code: string;
  readonly expected: unknown;
  readonly found: unknown;
}): string => [of.code, String(of.expected), String(of.found)].join(' | ');
