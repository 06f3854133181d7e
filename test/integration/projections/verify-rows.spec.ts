import { useBooks } from '../../support/books/books-under-test';
import { DayKeeping } from '../../../src/projector/keep-days';
import { type Corruption, expectExactly, projectNight, verify } from '../../support/books/corruption';

const books = useBooks();

async function verifyCorrupted(statements: readonly string[]): Promise<string[]> {
  await projectNight(books);
  await books.tamper(...statements);
  return verify(books);
}

describe('verify names the live row', () => {
  it.each<Corruption>([
    [
      'one cent more on a journal line',
      [
        `UPDATE journal_line SET debit = debit + 1 WHERE record_number = 2 AND line = 1 AND casino = 'torrequebrada'`,
      ],
      [
        'trial-balance: casino torrequebrada: the entry of record 2 has 1 EUR minor units too much debit',
        'totals: casino torrequebrada: day_total of cash:cage in the books of 2026-01-01 differs from the lines of the journal: ' +
          'debits by -0.01 EUR, credits by 0.00 EUR',
        'read-models: journal_line (casino torrequebrada, record_number 2, line 1): debit is 10001, the log gives 10000',
      ],
    ],
    [
      'one cent more on both lines of an entry, which still balances',
      [
        `UPDATE journal_line SET debit = debit + 1 WHERE event_id = 'sale-2' AND debit > 0`,
        `UPDATE journal_line SET credit = credit + 1 WHERE event_id = 'sale-2' AND credit > 0`,
      ],
      [
        /^totals: /,
        'read-models: journal_line (casino torrequebrada, record_number 5, line 1): debit is 501, the log gives 500',
      ],
    ],
    [
      'a cent on an amount that no JSON number holds exactly',
      [
        `UPDATE journal_line SET debit = 900719925474099301 WHERE event_id = 'sale-2' AND debit > 0`,
        `UPDATE journal_line SET credit = 900719925474099301 WHERE event_id = 'sale-2' AND credit > 0`,
      ],
      [/^totals: /, /line 1\): debit is 900719925474099301, the log gives 500$/],
    ],
    [
      'a line taken out',
      [`DELETE FROM journal_line WHERE record_number = 2 AND line = 2 AND casino = 'marbella'`],
      [
        'trial-balance: casino marbella: the entry of record 2 has 10000 EUR minor units too much debit',
        /^totals: /,
        'read-models: journal_line (casino marbella, record_number 2, line 2) follows from the log, ' +
          'and the live tables do not hold it',
      ],
    ],
    [
      'a line put in',
      [
        `INSERT INTO journal_line SELECT (jsonb_populate_record(j, '{"line": 3}')).* FROM journal_line j
          WHERE event_id = 'sale-2' AND line = 1`,
      ],
      [
        'trial-balance: casino torrequebrada: the entry of record 5 has 500 EUR minor units too much debit',
        /^totals: /,
        'read-models: journal_line (casino torrequebrada, record_number 5, line 3) stands in the live tables, ' +
          'and the log does not give it',
      ],
    ],
    [
      'an entry of a casino that never reported',
      [
        `INSERT INTO journal_line SELECT (jsonb_populate_record(j, '{"casino": "nowhere"}')).* FROM journal_line j
          WHERE event_id = 'sale-2'`,
      ],
      [
        'read-models: journal_line (casino nowhere, record_number 5, line 1) stands in the live tables, ' +
          'and the log does not give it',
      ],
    ],
    [
      'an account',
      [`UPDATE journal_line SET account = 'cash:drop' WHERE event_id = 'sale-2' AND line = 1`],
      [/^totals: /, /record_number 5, line 1\): account is "cash:drop", the log gives "cash:cage"$/],
    ],
    [
      'a slip taken away',
      [`UPDATE journal_line SET slip = NULL WHERE event_id = 'sale-2' AND line = 2`],
      [/record_number 5, line 2\): slip is null, the log gives "S"$/],
    ],
    [
      'a booking day',
      [`UPDATE journal_line SET booking_day = '2026-01-09' WHERE event_id = 'hand-1' AND line = 1`],
      [
        /^totals: /,
        /^booking: /,
        /record_number 3, line 1\): booking_day is "2026-01-09", the log gives "2026-01-01"$/,
      ],
    ],
    [
      'a gaming day, which moves the row to another group',
      [`UPDATE journal_line SET gaming_day = '2026-01-09' WHERE event_id = 'hand-1' AND line = 1`],
      [
        /^totals: /,
        /^booking: /,
        /record_number 3, line 1\): gaming_day is "2026-01-09", the log gives "2026-01-01"$/,
      ],
    ],
    [
      'a day total',
      [`UPDATE day_total SET debit = debit - 1 WHERE account = 'cash:cage' AND casino = 'marbella'`],
      [
        'trial-balance: casino marbella: the trial balance has -1 EUR minor units too much debit',
        /^totals: /,
        'read-models: day_total (casino marbella, booking_day 2026-01-01, gaming_day 2026-01-01, ' +
          'account cash:cage, currency EUR, block 0): debit is 29999, the log gives 30000',
      ],
    ],
    [
      'a day total taken out',
      [`DELETE FROM day_total WHERE account LIKE 'commission:%' AND gaming_day = '2026-01-02'`],
      [
        'trial-balance: casino torrequebrada: the trial balance has 10 EUR minor units too much debit',
        /^totals: /,
        /^read-models: day_total \(casino torrequebrada, .*account commission:rake:PK1, currency EUR, block 0\) follows from the log/,
      ],
    ],
    [
      'a balance',
      [`UPDATE balance SET amount = amount - 1 WHERE account = 'cash:cage' AND casino = 'marbella'`],
      [
        'read-models: balance (casino marbella, account cash:cage, sub_ledger , currency EUR): ' +
          'amount is 29999, the log gives 30000',
      ],
    ],
    [
      'a hand',
      [`UPDATE hand SET ties = true WHERE event_id = 'hand-2'`],
      [
        'read-models: hand (casino torrequebrada, record_number 4, known_from 4): ties is true, the log gives false',
      ],
    ],
    [
      'a hand taken out',
      [`DELETE FROM hand WHERE event_id = 'hand-1'`],
      [
        'read-models: hand (casino torrequebrada, record_number 3, known_from 3) follows from the log, and the live tables do not hold it',
      ],
    ],
    [
      'a finding taken out',
      [`DELETE FROM finding WHERE code = 'award-differs'`],
      [
        /^read-models: finding \(casino torrequebrada, finding_id [0-9a-f-]{36}\) follows from the log, and the live tables do not hold it$/,
      ],
    ],
    [
      'the events of a finding',
      [`UPDATE finding SET event_ids = ARRAY['hand-2', 'hand-3'] WHERE code = 'award-differs'`],
      [/finding_id .*\): event_ids is \["hand-2", "hand-3"\], the log gives \["hand-2"\]$/],
    ],
    [
      'a fold state',
      [`UPDATE fold_state SET state = replace(state, 'EUR', 'USD') WHERE casino = 'marbella'`],
      [
        /fold_state \(casino marbella, fold casino-books, key marbella\): state is ".*USD.*", the log gives ".*EUR.*"$/,
      ],
    ],
    [
      'the record that a fold state goes up to',
      [`UPDATE fold_state SET last_record = 2 WHERE casino = 'marbella'`],
      [/key marbella\): last_record is 2, the log gives 1$/],
    ],
    [
      'a round reference',
      [`UPDATE round_reference SET first_record = 9 WHERE event_id = 'hand-1'`],
      [
        'read-models: round_reference (casino torrequebrada, reference table/PK1/2026-01-01/1#1, known_from 3): ' +
          'first_record is 9, the log gives 3',
      ],
    ],
    [
      'a quarantined delivery made up',
      [
        `INSERT INTO quarantined_delivery VALUES ('marbella', 1, 'x', '2026-01-01', 'schema', '', '', NULL, NULL, NULL)`,
      ],
      [
        'read-models: quarantined_delivery (casino marbella, record_number 1) stands in the live tables, ' +
          'and the log does not give it',
      ],
    ],
  ])('%s', async (_what, statements, says) => {
    expectExactly(await verifyCorrupted(statements), says);
  });

  it('or, where a key was taken away and a row stands there twice, its casino and day', async () => {
    await projectNight(books);
    await books.sql(`ALTER TABLE table_session DROP CONSTRAINT table_session_pkey`);
    await books.sql(`INSERT INTO table_session SELECT * FROM table_session WHERE gaming_day = '2026-01-02'`);
    const problems = await verify(books);
    await books.sql(`DELETE FROM table_session`);
    await books.sql(`ALTER TABLE table_session ADD PRIMARY KEY (casino, gaming_day, table_id, session_no)`);
    expect(problems).toEqual([
      expect.stringMatching(
        /^guards: the constraint PRIMARY KEY .* of generation_\d+[.]table_session is missing/,
      ),
      'read-models: table_session (casino torrequebrada, gaming_day 2026-01-02): its rows differ in number or order',
    ]);
  });

  it('or the table, where it is lost as a whole', async () => {
    await projectNight(books);
    await books.sql(`ALTER TABLE hand RENAME TO mislaid`);
    const problems = await verify(books);
    await books.sql(`ALTER TABLE mislaid RENAME TO hand`);
    expect(problems).toEqual([
      expect.stringMatching(/^guards: the table generation_\d+[.]hand is missing/),
      expect.stringMatching(/^guards: the (table|index|constraint) .*mislaid/),
      'read-models: the table hand follows from the log, and the live tables do not hold it',
    ]);
  });

  it('or the day whose kept sums are not those of its sessions, with how they are made anew', async () => {
    await projectNight(books);
    const keeping = new DayKeeping(books.dataSource);
    for (let look = 0; look < 2; look += 1) await keeping.keep();
    expect(await verify(books)).toEqual([]);
    await books.tamper(
      `UPDATE projection.kept_day SET sums = replace(sums, '"1"', '"2"') WHERE casino = 'torrequebrada'`,
    );
    const [problem, ...others] = await verify(books);
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^totals: projection.kept_day: what is kept of 2026-01-01 at torrequebrada is not the sum of its sessions: DELETE /,
    );
    await books.tamper(problem!.slice(problem!.indexOf('DELETE')));
    expect(await verify(books)).toEqual([
      expect.stringMatching(/^totals: projection.kept_day: what is kept of 2026-01-02 /),
    ]);
  });

  it('or the day on which only a cage was open, whose kept sums are not those of its operations', async () => {
    await projectNight(books);
    const keeping = new DayKeeping(books.dataSource);
    for (let look = 0; look < 2; look += 1) await keeping.keep();
    const [kept] = await books.sql<{ sums: string }>(
      `SELECT sums FROM projection.kept_day WHERE casino = 'marbella'`,
    );
    const [sold] = await books.sql<{ chips: string }>(
      `SELECT sum(chips_sold)::text AS chips FROM cage_instant WHERE casino = 'marbella'`,
    );
    expect(kept?.sums).toContain(`"${sold!.chips}"`);
    await books.tamper(
      `UPDATE projection.kept_day SET sums = replace(sums, '"${sold!.chips}"', '"1"') WHERE casino = 'marbella'`,
    );
    expect(await verify(books)).toEqual([
      expect.stringMatching(/^totals: projection.kept_day: what is kept of 2026-01-01 at marbella is not/),
    ]);
  });
});
