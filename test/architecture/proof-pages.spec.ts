import { JOURNAL_LINE } from '../../src/ledger/journal/journal.read-model';
import { DECISION_RIGHTS } from '../../src/projector/verification/decision-rights';
import { headerLine, journalLine, recordLine } from '../support/generate/proof/archive-lines';
import { keptText } from '../support/generate/generated-files';
import { ROOT } from './project-files';

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

  it('link to nothing outside of their folder: a stranger has these pages alone', () => {
    const pages = ['README', 'archive', 'chain-and-seals', 'signatures'];
    const outside = pages.flatMap((name) =>
      [...page(name).matchAll(/\]\(([^)#]*)/g)].map(([, to]) => to!).filter((to) => to.includes('/')),
    );
    expect(outside).toEqual([]);
  });
});
