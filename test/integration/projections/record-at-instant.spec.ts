import { recordAtInstant } from '../../../src/api/snapshot/record-at-instant';
import { chipsSold, ledgerOpened } from '../../support/sample-events/sample-events';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();

/** The times of six records; the second to the fourth have the same time. */
const RECORDED = ['01:00', '02:00', '02:00', '02:00', '03:00', '04:00'];

it.each([
  ['before the first', '2026-01-02T00:59:59.999999Z', 0n],
  ['of the first', '2026-01-02T01:00:00Z', 1n],
  ['between two', '2026-01-02T01:30:00Z', 1n],
  ['just before several', '2026-01-02T01:59:59.999999Z', 1n],
  ['of several', '2026-01-02T02:00:00Z', 4n],
  ['written with another offset', '2026-01-02T04:00:00+01:00', 5n],
  ['written with an offset that no database takes', '2026-01-03T01:59:00+23:59', 4n],
  ['at the beginning of all years', '0001-01-01T00:00:00+23:59', 0n],
  ['at their end', '9999-12-31T23:59:59-23:59', 6n],
  ['of the last', '2026-01-02T04:00:00Z', 6n],
  ['after the last', '2030-01-01T00:00:00Z', 6n],
])('the last record at a moment %s', async (_what, instant, number) => {
  await books.record(ledgerOpened(), ...RECORDED.slice(1).map((_, n) => chipsSold({}, { id: `s${n}` })));
  await books.project();
  await books.tamper(
    ...RECORDED.map(
      (hour, index) =>
        `UPDATE register.record SET recorded_at = '2026-01-02T${hour}:00Z' WHERE number = ${index + 1}`,
    ),
  );
  const casino = 'torrequebrada';
  expect(await recordAtInstant(books.dataSource, { casino, last: 6n, instant })).toBe(number);
});
