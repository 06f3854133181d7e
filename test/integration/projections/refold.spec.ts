import type { CasinoEvent } from '../../../src/kernel/envelope';
import { counted, numbered, opening, round, roundData, table, voided } from '../../support/book/boule-table';
import { BY, OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { present } from '../../../src/kernel/present';

const books = useBooks();

const COUNT_OF_900 = { currency: 'EUR', inventory: 900, certifiedBy: BY };

/** Corrects an event of the table or a correction; without data it cancels it. */
const correction = (id: string, of: string, replacement?: object): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects: { source: `/casinos/granada/${/^(c-\d|r)$/.test(of) ? 'office' : 'tables/T1'}`, id: of },
      ...present({ replacement }),
      reason: 'misread',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    },
    { id, ...OFFICE },
  );

/** Entries from a record on: `record kind of fact: account amount`. */
const entriesFrom = async (record: number): Promise<string[]> => {
  const rows = await books.sql<{ entry: string }>(
    `SELECT record_number || ' ' || entry_kind || ' of ' || of_record || ': ' || account || ' ' || (debit - credit) AS entry
       FROM journal_line WHERE record_number >= $1 ORDER BY record_number, line`,
    [record],
  );
  return rows.map(({ entry }) => entry);
};

/** The win of the table as known at a record. */
const winAt = async (record: number): Promise<bigint> => {
  const rows = await books.sql<{ win: bigint }>(
    `SELECT coalesce(sum(credit - debit), 0) AS win FROM journal_line
      WHERE account LIKE 'win:%' AND record_number <= $1`,
    [record],
  );
  return rows[0]!.win;
};

/** Findings of these codes: `code opened-closed`. */
const findings = async (...codes: string[]): Promise<string[]> => {
  const rows = await books.sql<{ said: string }>(
    `SELECT code || ' ' || opened_by || '-' || coalesce(closed_by::text, '') AS said FROM finding
      WHERE code = ANY ($1) ORDER BY opened_by, code`,
    [codes],
  );
  return rows.map(({ said }) => said);
};

const results = (): Promise<unknown[]> =>
  books.sql(
    `SELECT record_number, known_from, superseded_by, result FROM house_round ORDER BY record_number, known_from`,
  );

async function project(...events: readonly CasinoEvent[]): Promise<void> {
  await books.record(...events);
  await books.project();
}

afterEach(async () => {
  expect(await verify(books)).toEqual([]);
});

describe('a fact whose number is lower than one already recorded from its source', () => {
  const late = numbered(2, round(1, 40));

  it('is placed after the highest lower number: later entries that change are reversed and replaced once each', async () => {
    await project(opening, numbered(1, table), numbered(3, counted), numbered(4, round(2, 5)), late);
    expect(await entriesFrom(3)).toEqual([
      '3 original of 3: chips:table:T1 40',
      '3 original of 3: variance:table:T1 -40',
      '4 original of 4: chips:table:T1 5',
      '4 original of 4: win:boule:T1 -5',
      '5 original of 5: chips:table:T1 40',
      '5 original of 5: win:boule:T1 -40',
      '5 reversal of 3: variance:table:T1 40',
      '5 reversal of 3: chips:table:T1 -40',
    ]);
  });

  it('that puts a box on the table ends the finding about its count', async () => {
    const tableWithBox = { ...table, data: { ...(table.data as object), box: 'B-1' } };
    const box = tell('drop.counted', { box: 'B-2', amount: 5, by: BY });
    await project(opening, numbered(1, tableWithBox), numbered(3, box));
    expect(await findings('box-not-on-table')).toEqual(['box-not-on-table 3-']);
    await project(numbered(2, tell('box.issued', { box: 'B-2', by: BY })));
    expect(await findings('box-not-on-table')).toEqual(['box-not-on-table 3-4']);
  });

  it('that is lower than all of its source is placed before the lowest of them', async () => {
    await project(opening, numbered(2, counted), numbered(1, table));
    expect((await entriesFrom(3)).slice(-2)).toEqual([
      '3 replacement of 2: chips:table:T1 40',
      '3 replacement of 2: variance:table:T1 -40',
    ]);
  });

  it('is evaluated from the current state if nothing of its key comes after it', async () => {
    const elsewhere = { ...round(9, 5), source: '/casinos/granada/tables/T1', sessionno: 2 };
    await project(opening, numbered(1, table), numbered(3, elsewhere), numbered(2, round(1, 40)));
    expect((await entriesFrom(4)).every((entry) => entry.startsWith('4 original of 4'))).toBe(true);
  });

  it('does not change the books as known before its own record', async () => {
    await project(opening, numbered(1, table), numbered(3, counted), late);
    expect([await winAt(3), await winAt(4)]).toEqual([0n, 40n]);
  });

  it('with a used number is placed beside the other: the count after both is evaluated again', async () => {
    await project(opening, numbered(1, table), numbered(2, counted), numbered(1, round(1, 40)));
    expect(await entriesFrom(4)).toEqual([
      '4 original of 4: chips:table:T1 40',
      '4 original of 4: win:boule:T1 -40',
      '4 reversal of 3: variance:table:T1 40',
      '4 reversal of 3: chips:table:T1 -40',
    ]);
  });

  it('that was declared void before it came is reversed at the place of its void', async () => {
    await project(opening, numbered(1, table), numbered(3, voided), late);
    expect((await entriesFrom(4)).slice(-2)).toEqual([
      '4 replacement of 3: win:boule:T1 40',
      '4 replacement of 3: chips:table:T1 -40',
    ]);
    expect(await findings('void-of-unknown-round')).toEqual(['void-of-unknown-round 3-4']);
  });
});

describe('a correction', () => {
  it('replaces the data of a fact: one reversal and one replacement, by the record of the correction', async () => {
    await project(opening, table, round(1, 40), round(2, 10), correction('c-1', 'round-1', roundData(1, 70)));
    expect(await entriesFrom(5)).toEqual([
      '5 reversal of 3: win:boule:T1 40',
      '5 reversal of 3: chips:table:T1 -40',
      '5 replacement of 3: chips:table:T1 70',
      '5 replacement of 3: win:boule:T1 -70',
    ]);
    expect(await results()).toEqual([
      { record_number: 3n, known_from: 3n, superseded_by: 5n, result: 40n },
      { record_number: 3n, known_from: 5n, superseded_by: null, result: 70n },
      { record_number: 4n, known_from: 4n, superseded_by: null, result: 10n },
    ]);
  });

  it('without data cancels the fact; what depended on it is folded again, and its round may be reported again', async () => {
    await project(opening, table, round(1, 40), counted, correction('c-1', 'round-1'), {
      ...round(1, 30),
      id: 'again',
    });
    expect(await entriesFrom(5)).toEqual([
      '5 reversal of 3: win:boule:T1 40',
      '5 reversal of 3: chips:table:T1 -40',
      '5 replacement of 4: chips:table:T1 40',
      '5 replacement of 4: variance:table:T1 -40',
      '6 original of 6: chips:table:T1 30',
      '6 original of 6: win:boule:T1 -30',
      '6 reversal of 4: variance:table:T1 40',
      '6 reversal of 4: chips:table:T1 -40',
      '6 replacement of 4: chips:table:T1 10',
      '6 replacement of 4: variance:table:T1 -10',
    ]);
    expect(await findings('round-number-repeated')).toEqual([]);
  });

  it('leaves nothing of a cancelled fact in later evaluations', async () => {
    const cancelled = ['round-1', 'round-2'].map((of, index) => correction(`c-${index + 1}`, of));
    await project(
      opening,
      table,
      round(1, 40),
      round(2, -40),
      { ...counted, data: COUNT_OF_900 },
      ...cancelled,
    );
    expect(await entriesFrom(6)).toEqual([
      '6 reversal of 3: win:boule:T1 40',
      '6 reversal of 3: chips:table:T1 -40',
      '6 replacement of 5: chips:table:T1 40',
      '6 replacement of 5: variance:table:T1 -40',
      '7 reversal of 4: chips:table:T1 40',
      '7 reversal of 4: win:boule:T1 -40',
      '7 reversal of 5: variance:table:T1 40',
      '7 reversal of 5: chips:table:T1 -40',
    ]);
  });

  it('of a correction replaces its data', async () => {
    const [first, second] = [roundData(1, 70), roundData(1, 50)];
    const corrections = [correction('c-1', 'round-1', first), correction('c-2', 'c-1', second)];
    await project(opening, table, round(1, 40), ...corrections);
    expect((await entriesFrom(5)).slice(-2)).toEqual([
      '5 replacement of 3: chips:table:T1 50',
      '5 replacement of 3: win:boule:T1 -50',
    ]);
  });

  it('of a correction without data reverts it: the original data count again', async () => {
    const corrections = [correction('c-1', 'round-1'), correction('c-2', 'c-1')];
    await project(opening, table, round(1, 40), ...corrections);
    expect(await entriesFrom(5)).toEqual([
      '5 replacement of 3: chips:table:T1 40',
      '5 replacement of 3: win:boule:T1 -40',
    ]);
    expect([await winAt(3), await winAt(4), await winAt(5)]).toEqual([40n, 0n, 40n]);
  });

  test.each([
    ['an event that nobody recorded', correction('c-1', 'nobody'), 'correction-of-unknown-event'],
    ['data of another shape', correction('c-1', 'round-1', { roundNo: 1 }), 'correction-does-not-fit'],
  ])('of %s changes nothing and is found', async (_what, wrong, code) => {
    await project(opening, table, round(1, 40), wrong);
    expect(await entriesFrom(4)).toEqual([]);
    expect(await findings(code)).toEqual([`${code} 4-`]);
  });

  it('that does not point at the last one changes nothing and is found', async () => {
    const corrections = ['c-1', 'c-2', 'c-3'].map((id, index) =>
      correction(id, index === 0 ? 'round-1' : 'c-1', roundData(1, 70 + index)),
    );
    await project(opening, table, round(1, 40), ...corrections);
    expect(await winAt(6)).toBe(71n);
    expect(await findings('correction-not-of-the-last')).toEqual(['correction-not-of-the-last 6-']);
  });

  it('of a decision changes nothing, since decisions are revoked by decisions', async () => {
    await project(
      opening,
      table,
      round(1, 40),
      tell('finding.resolved', { finding: 'f', by: { id: 'E-1' }, note: 'n' }, { id: 'r' }),
      correction('c-1', 'r', {}),
    );
    expect(await findings('correction-not-possible')).toEqual(['correction-not-possible 5-']);
  });

  it('closes findings that hold no longer, and opens those that hold now', async () => {
    await project(opening, table, round(1, 40), round(2, 10), correction('c-1', 'round-2', roundData(1, 10)));
    expect(await findings('round-number-repeated')).toEqual(['round-number-repeated 5-']);
    await project(correction('c-2', 'c-1', roundData(2, 10)));
    expect(await findings('round-number-repeated')).toEqual(['round-number-repeated 5-6']);
  });

  it('gives the same rows whatever the pages are', async () => {
    await books.record(opening, numbered(1, table), numbered(3, counted), numbered(2, round(1, 40)));
    await books.record(correction('c-1', 'round-1', roundData(1, 70)), numbered(4, round(2, 5)));
    await books.project(1);
    const byOnes = [await entriesFrom(1), await results()];
    expect(await verify(books)).toEqual([]);
    expect(byOnes).toEqual([await entriesFrom(1), await results()]);
  });
});
