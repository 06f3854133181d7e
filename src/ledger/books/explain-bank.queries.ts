import type { BankLineFigure } from '../_core/books/bank-line-figure';
import type { Explanation, Term } from '../_core/books/cell-part';
import type { Queryable } from '../../database/queryable';
import { readCasinoBooks } from '../casino/known-days.queries';
import type { BooksAt } from '../journal/journal.queries';
import { bankerOf, readBankFacts } from '../player-bank/bank.queries';
import { amountOfBankLine, partsOfBankLine } from '../player-bank/bank-statement-figures';
import { readBankStatements } from '../player-bank/bank-statement.queries';
import { type Explain, partTerms } from './part-terms.queries';

/**
 * Explains an amount of a line in the statement of a player's bank; undefined if the bank or the line is unknown, or
 * if the amount is.
 */
export async function explainBankLine(
  db: Queryable,
  at: BooksAt,
  { table, day, sessionNo, bank, record, measure, member }: BankLineFigure,
  explain: Explain,
): Promise<Explanation | undefined> {
  const asked = { ...at, gamingDay: day, table, sessionNo, bank };
  const facts = await readBankFacts(db, [asked]);
  const [lines = []] = await readBankStatements(db, [asked], facts);
  const line = lines.find(({ recordNumber }) => recordNumber === record);
  const amount = line && amountOfBankLine(line, measure, member);
  if (line === undefined || amount === undefined) return undefined;
  const currency = (await readCasinoBooks(db, at)).currency ?? 'EUR';
  const banker = bankerOf(facts[0] ?? []).banker ?? '';
  const terms: Term[] = [];
  const named = { at: { table, day, sessionNo, bank }, line, banker, currency };
  for (const part of partsOfBankLine(named, measure, member))
    terms.push(...(await partTerms(db, { at, explain }, part)));
  return { amount, currency, terms };
}
