import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { personalFieldsOf } from '../../src/ledger/event-contract/personal-fields';
import { readProjectFiles, ROOT } from './project-files';

const page = readFileSync(join(ROOT, 'docs/operations/personal-data.md'), 'utf8');
const marked = EVENT_DEFINITIONS.flatMap(({ type }) =>
  personalFieldsOf(type).map(({ name, of }) => ({ type: type.replace(/^cagnotte\.|\.v1$/g, ''), name, of })),
);
const names = new Set(
  marked.map(({ name }) => name).filter((name) => !['bytes', 'message', 'messageEs'].includes(name)),
);

/** The number of marks anywhere in a schema. */
const marksIn = (schema: unknown): number =>
  typeof schema !== 'object' || schema === null
    ? 0
    : Object.entries(schema).reduce(
        (sum, [key, value]) => sum + (key === 'personal' && typeof value === 'string' ? 1 : marksIn(value)),
        0,
      );

describe('fields that name a person', () => {
  it('are listed on the page about personal data', () => {
    expect(marked.length).toBeGreaterThan(6);
    const rows = page.split('\n').filter((line) => line.startsWith('|'));
    const missing = marked.filter(
      ({ type, name }) => !rows.some((row) => row.includes(`\`${type}\``) && row.includes(`\`${name}\``)),
    );
    expect(missing).toEqual([]);
  });

  it('are members of the data itself, where they are looked for', () => {
    const marks = EVENT_DEFINITIONS.reduce((sum, { data }) => sum + marksIn(data), 0);
    expect(marks).toBe(marked.length);
  });

  it('are marked in every type that has a field of the name, so that a replacement needs no type', () => {
    const bare = EVENT_DEFINITIONS.flatMap(({ type, data }) =>
      Object.keys(data.properties)
        .filter((name) => names.has(name) && !personalFieldsOf(type).some((field) => field.name === name))
        .map((name) => `${type} ${name}`),
    );
    expect(bare).toEqual([]);
  });

  it('are read by books alone: no entry, finding or state follows from one', () => {
    const reads = new RegExp(`\\.(${[...names].join('|')})\\b`);
    const readers = readProjectFiles()
      .filter(({ path, text }) => path.startsWith('src/') && !path.endsWith('.spec.ts') && reads.test(text))
      .map(({ path }) => path);
    expect(readers).toEqual([
      'src/ledger/cage/cheques.book.ts',
      'src/ledger/unclaimed-property/dinero-perdido.book.ts',
    ]);
  });
});
