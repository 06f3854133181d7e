import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './project-files';

const FOLDER = join(ROOT, 'docs', 'decisions');
const markdownIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const read = (...path: readonly string[]): string => readFileSync(join(FOLDER, ...path), 'utf8');

const RECORDS = markdownIn(FOLDER);
const TOPICS = markdownIn(join(FOLDER, 'today'));
const index = read('README.md');

/** The topic pages to which a record points, `log-and-intake.md`. */
const topicsOf = (record: string): string[] =>
  [...read(record).matchAll(/^Today's rule: \[[^\]]+\]\(today\/([^)]+)\)$/gm)].map(([, topic]) => topic!);

const recordsOf = (topic: string): Set<string> =>
  new Set(
    [...read('today', topic).matchAll(/\]\(\.\.\/(\d{4}-[^)]+)\)/g)].map(([, path]) => basename(path!)),
  );

describe('records of decisions', () => {
  it.each(RECORDS)('%s points to one topic page, and that page names it', (record) => {
    const topics = topicsOf(record);
    expect(topics).toHaveLength(1);
    expect([...recordsOf(topics[0]!)]).toContain(record);
  });

  it('have a line each in the index', () => {
    expect(RECORDS.filter((record) => !index.includes(`](${record})`))).toEqual([]);
  });
});

describe('topic pages', () => {
  it('come before the records in the index', () => {
    const lead = index.slice(0, index.indexOf('\n## '));
    expect(TOPICS.filter((topic) => !lead.includes(`](today/${topic})`))).toEqual([]);
  });

  it.each(TOPICS)('%s names records that exist and the code of its rules', (topic) => {
    const known = new Set(RECORDS);
    expect([...recordsOf(topic)].filter((record) => !known.has(record))).toEqual([]);
    expect(read('today', topic)).toMatch(/`(src|test|web)\//);
  });
});
