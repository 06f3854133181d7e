import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHART_OF_ACCOUNTS } from '../../src/ledger/_core/chart-of-accounts';
import { SUSPENSE } from '../../src/ledger/_core/suspense';
import { EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { JOURNAL_LINE } from '../../src/ledger/journal/journal.read-model';
import { DECISION_RIGHTS } from '../../src/projector/verification/decision-rights';
import { headerLine, journalLine, recordLine } from '../support/generate/proof/archive-lines';
import { shortType } from '../support/generate/proof/proof-tables';
import { keptText } from '../support/generate/generated-files';
import { movedByType } from '../support/generate/postings-page';
import { ROOT } from './project-files';

const PAGES = readdirSync(join(ROOT, 'docs/proof')).map((file) => file.replace(/\.md$/, ''));

const page = (name: string): string => keptText(`docs/proof/${name}.md`, ROOT);

/** The names of `wanted` that a page does not have as code. */
const missingIn = (text: string, wanted: readonly string[]): string[] =>
  wanted.filter((name) => !text.includes(`\`${name}\``));

const membersOf = (line: string): string[] => Object.keys(JSON.parse(line) as object);

describe('the pages by which a stranger proves an archive', () => {
  it('name every member of header, record and line of the journal', () => {
    const members = [headerLine(), recordLine(), journalLine(ROOT)].flatMap(membersOf);
    expect(members.length).toBeGreaterThan(15);
    expect(missingIn(page('archive'), members)).toEqual([]);
  });

  it('name every column of the journal, and no row has others', () => {
    const columns = JOURNAL_LINE.columns.map(({ sqlName }) => sqlName);
    expect(missingIn(page('archive'), columns)).toEqual([]);
    const { row } = JSON.parse(journalLine(ROOT)) as { row: object };
    expect(Object.keys(row).sort()).toEqual([...columns].sort());
  });

  it('name every type that a person decides', () => {
    expect(Object.keys(DECISION_RIGHTS).length).toBeGreaterThan(20);
    expect(missingIn(page('signatures'), Object.keys(DECISION_RIGHTS))).toEqual([]);
  });

  it('state the lines of every type that posts, in a table of their own words', () => {
    const [inOwnWords] = page('postings').split('## Every type');
    const rows = inOwnWords!.split('\n').filter((line) => line.startsWith('| '));
    const stated = rows.map((row) => row.split(' | ')[0]!).join(' ');
    const posting = [...movedByType(ROOT).keys()].map(shortType);
    expect(posting.length).toBeGreaterThan(45);
    expect(missingIn(stated, posting)).toEqual([]);
  });

  it('name every type of event', () =>
    expect(
      missingIn(
        page('postings'),
        EVENT_DEFINITIONS.map(({ type }) => shortType(type)),
      ),
    ).toEqual([]));

  it('name every account, and every rule of lines in suspense', () => {
    const accounts = CHART_OF_ACCOUNTS.map(({ declared }) => declared);
    expect(missingIn(page('accounts'), accounts)).toEqual([]);
    expect(missingIn(page('postings'), Object.values(SUSPENSE))).toEqual([]);
  });

  it('link to nothing outside of their folder: a stranger has these pages alone', () => {
    const linked = PAGES.flatMap((name) => [...page(name).matchAll(/\]\(([^)#]*)/g)].map(([, to]) => to!));
    const known = ['', ...PAGES.map((name) => `${name}.md`)];
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((to) => !known.includes(to))).toEqual([]);
  });
});
