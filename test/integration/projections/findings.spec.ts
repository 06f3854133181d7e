import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks();

interface Row {
  readonly finding_id: string;
  readonly code: string;
  readonly opened_by: bigint;
  readonly closed_by: bigint | null;
}

const findings = (): Promise<Row[]> =>
  books.sql(`SELECT finding_id, code, opened_by, closed_by FROM finding ORDER BY opened_by, code`);
const lives = async (code: string): Promise<unknown[]> =>
  (await findings())
    .filter((row) => row.code === code)
    .map(({ opened_by, closed_by }) => [opened_by, closed_by]);

const opened = tell('table.opened', {
  game: 'boule',
  minimum: 200,
  float: { amount: 0 },
  captures: { rounds: true, buyIns: true },
  staff: [{ id: 'E-1' }],
});
const credit = (slip: string) => tell('table.credited', { amount: 600, slip });
const fill = (slip: string) => tell('table.filled', { amount: 600, slip });

describe('a finding about a state of affairs', () => {
  test.each([1, 2, 100])('is closed by the record that ends it, with pages of %i', async (pageSize) => {
    await books.record(opened, credit('D-1'), fill('F-1'), credit('D-2'), fill('F-2'), credit('D-3'));
    await books.project(pageSize);
    expect(await lives('chips-below-zero')).toEqual([
      [2n, 3n],
      [4n, 5n],
      [6n, null],
    ]);
    expect(await verify(books)).toEqual([]);
  });
});

describe('a finding that a person has dealt with', () => {
  it('is closed by the record that says so, the first of several, and stays in the book of findings', async () => {
    await books.record(opened);
    await books.project();
    const [{ finding_id: finding }] = (await findings()).filter(
      ({ code }) => code === 'casino-not-authorised',
    ) as [Row];
    const resolved = (note: string) =>
      tell('finding.resolved', { finding, by: { id: 'E-9' }, note }, { at: 'office' });
    await books.record(tell('finding.acknowledged', { finding, by: { id: 'E-9' } }, { at: 'office' }));
    await books.project();
    expect(await lives('casino-not-authorised')).toEqual([[1n, null]]);
    await books.record(resolved('authorised on paper'), resolved('once more'));
    await books.project();
    expect(await lives('casino-not-authorised')).toEqual([[1n, 3n]]);
    expect(await verify(books)).toEqual([]);
  });

  it('names a person and a reason that nobody can change without being found out', async () => {
    await books.record(
      tell('finding.resolved', { finding: 'x', by: { id: 'E-9' }, note: 'seen' }, { at: 'office' }),
    );
    await books.project();
    expect(await verify(books)).toEqual([]);
    await books.sql(`UPDATE finding_decision SET by_id = 'E-1'`);
    expect((await verify(books))[0]).toMatch(/^read-models: finding_decision .*record_number 1/);
  });
});
