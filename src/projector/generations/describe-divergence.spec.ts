import { describeDivergence } from './compare';

const key = { casino: 'torrequebrada', record_number: '7', line: '1' };

describe('a divergence in words', () => {
  it('names the row and every column that differs, with both values', () => {
    const columns = [
      { column: 'debit', live: '101', rebuilt: '100' },
      { column: 'account', live: '"cash:drop"', rebuilt: '"cash:cage"' },
    ];
    expect(describeDivergence({ table: 'journal_line', key, kind: 'differs', columns })).toBe(
      'journal_line (casino torrequebrada, record_number 7, line 1): debit is 101, the log gives 100; ' +
        'account is "cash:drop", the log gives "cash:cage"',
    );
  });

  it('says of a row that the log does not give it', () => {
    expect(describeDivergence({ table: 'hand', key, kind: 'only-live', columns: [] })).toBe(
      'hand (casino torrequebrada, record_number 7, line 1) stands in the live tables, and the log does not give it',
    );
  });

  it('says that a row is lost', () => {
    expect(describeDivergence({ table: 'hand', key, kind: 'only-rebuilt', columns: [] })).toBe(
      'hand (casino torrequebrada, record_number 7, line 1) follows from the log, and the live tables do not hold it',
    );
  });

  it('says that a whole table is lost', () => {
    expect(describeDivergence({ table: 'hand', key: {}, kind: 'only-rebuilt', columns: [] })).toBe(
      'the table hand follows from the log, and the live tables do not hold it',
    );
  });

  it('says of rows that cannot be told apart that they differ in number or order', () => {
    const group = { casino: 'torrequebrada', gaming_day: '2026-01-01' };
    expect(describeDivergence({ table: 'hand', key: group, kind: 'differs', columns: [] })).toBe(
      'hand (casino torrequebrada, gaming_day 2026-01-01): its rows differ in number or order',
    );
  });
});
