import type { Queryable } from '../../../src/database/queryable';
import { factOf, placeOfFactSql } from '../../../src/ledger/_core/store/statement-parts';
import type { StatementLine } from '../../../src/ledger/player-bank/bank-statement';
import { readBankStatements } from '../../../src/ledger/player-bank/bank-statement.queries';
import type { BankHolding } from '../../../src/ledger/player-bank/coup-of-statement';
import type { BooksUnderTest } from './books-under-test';

export const POSITION = 1_000_000n;

export interface BankNamed {
  readonly casino: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
}

const banksIn = (db: Queryable): Promise<BankNamed[]> =>
  db.query(
    `SELECT casino, gaming_day::text AS "gamingDay", table_id AS "table", session_no AS "sessionNo", bank
       FROM player_bank ORDER BY 1, 2, 3, 4, 5`,
  ) as Promise<BankNamed[]>;

/** What the journal has of a bank at each of its facts, in their order, read without the tables of the statement. */
async function balancesByJournal(db: Queryable, bank: BankNamed): Promise<Map<string, BankHolding>> {
  const rows = (await db.query(
    `SELECT fact::text, sum(CASE WHEN account = 'player-bank' THEN amount ELSE 0 END) OVER until AS "inPlay",
            sum(CASE WHEN account = 'garage:voluntary' THEN amount ELSE 0 END) OVER until AS voluntary,
            sum(CASE WHEN account = 'garage:improper' THEN amount ELSE 0 END) OVER until AS improper
       FROM (SELECT ${factOf('journal_line')} AS fact, account, sum(credit - debit) AS amount FROM journal_line
              WHERE casino = $1 AND gaming_day = $2::date AND table_id = $3 AND session_no = $4
                AND account IN ('player-bank', 'garage:voluntary', 'garage:improper')
                AND split_part(sub_ledger, ':', 1) = $5
              GROUP BY 1, 2) moved
     WINDOW until AS (ORDER BY ${placeOfFactSql('$1', 'fact', '1000000')}, fact)`,
    [bank.casino, bank.gamingDay, bank.table, bank.sessionNo, bank.bank],
  )) as { fact: string; inPlay: string; voluntary: string; improper: string }[];
  return new Map(
    rows.map(({ fact, inPlay, voluntary, improper }) => [
      fact,
      { 'in-play': BigInt(inPlay), voluntary: BigInt(voluntary), improper: BigInt(improper) },
    ]),
  );
}

const NOTHING: BankHolding = { 'in-play': 0n, voluntary: 0n, improper: 0n };

/** The holdings after each line as the journal has them: those of its fact, or of the last one before it that moved. */
function expectedAfter(lines: readonly StatementLine[], journal: Map<string, BankHolding>): BankHolding[] {
  let last = NOTHING;
  return lines.map(({ recordNumber }) => (last = journal.get(`${recordNumber}`) ?? last));
}

export interface ShownBank {
  readonly bank: BankNamed;
  readonly lines: readonly StatementLine[];
  readonly journal: Map<string, BankHolding>;
}

/** The statement of each bank in the books, with what the journal has of it. */
export const bankStatementsIn = (books: BooksUnderTest): Promise<ShownBank[]> =>
  books.reading(async (db) => {
    const banks = await banksIn(db);
    const statements = await readBankStatements(
      db,
      banks.map((bank) => ({ ...bank, position: POSITION })),
    );
    const shown: ShownBank[] = [];
    for (const [n, bank] of banks.entries())
      shown.push({ bank, lines: statements[n]!, journal: await balancesByJournal(db, bank) });
    return shown;
  });

/**
 * Each line of a statement ties to the journal: what the bank has before and after it, what was put in, taken out, won and paid as commission,
 * what is at risk or in a garage, and what of it is each member's.
 */
export function tiesToJournal({ lines, journal }: ShownBank): void {
  expect(lines.map(({ after }) => after)).toEqual(expectedAfter(lines, journal));
  for (const [n, line] of lines.entries()) {
    expect(line.before).toEqual(lines[n - 1]?.after ?? NOTHING);
    const { coup, putIn, takenOut, undone, notCovered, before, after } = line;
    const total = (held: BankHolding): bigint => held['in-play'] + held.voluntary + held.improper;
    const net = coup === undefined ? 0n : coup.gain - coup.commission;
    expect(total(after)).toBe(total(before) + putIn - takenOut + undone + net + notCovered);
    if (coup?.covered !== undefined && coup.mandatory !== undefined && coup.covered <= coup.inPlay)
      // The whole bank is at risk, or in one of the three garages.
      expect(coup.covered + coup.mandatory + after.voluntary + after.improper).toBe(total(before));
    expect(line.shares.reduce((sum, { change }) => sum + change, 0n)).toBe(total(after) - total(before));
  }
}
