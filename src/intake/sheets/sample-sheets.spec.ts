import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_DAY, daysAround } from '../reading';
import { readMapping } from './read-mapping';
import { readSheet } from './read-sheet';
import { eventsOfSheet } from './sheet-events';

const FOLDER = join(__dirname, '..', '..', '..', 'docs', 'clients', 'sheets');
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.csv'))
  .map((file) => file.slice(0, -'.csv'.length));
const PAGE = readFileSync(`${FOLDER}.md`, 'utf8');

const mappingOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.mapping.json`), 'utf8'));

describe('the sheets of docs/clients/sheets.md', () => {
  it.each(NAMES)('%s has an event for each row under its mapping, and no fault', (name) => {
    const mapping = readMapping(mappingOf(name));
    if (!mapping.ok) throw new Error(mapping.refusal.message);
    const sheet = readSheet(readFileSync(join(FOLDER, `${name}.csv`)));
    const { events, faults } = eventsOfSheet(sheet, mapping.value, {
      casino: 'granada',
      currency: 'EUR',
      zoneOn: () => 'Europe/Madrid',
      rules: { days: daysAround(new Date('2026-03-21'), ANY_DAY), bookCurrencyOf: () => 'EUR' },
    });
    expect(faults).toEqual([]);
    expect(events).toHaveLength(sheet.rows.length);
    expect(PAGE).toContain(`(sheets/${name}.csv)`);
    expect(PAGE).toContain(`(sheets/${name}.mapping.json)`);
  });

  it('a mapping is refused with the place of what is no part of one', () => {
    const mapping = { ...(mappingOf('sales') as object), colour: 'red' };
    expect(readMapping(mapping)).toMatchObject({ ok: false, refusal: { code: 'mapping-malformed' } });
    expect(readMapping({ ...(mappingOf('sales') as object), days: 'YY' })).toMatchObject({
      refusal: { message: expect.stringContaining('/days must be one of "DD/MM/YYYY"') },
    });
  });
});
