import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chipsFlow, chipVariance, outstandingChips } from '../../src/ledger/chips/chips-flow';
import { MemoryBook } from '../support/book/memory-book';
import { balancesLeft, readNightPage, whatFollows } from '../support/night-pages/night-page';

const NIGHTS = join(__dirname, '..', '..', 'docs', 'nights');
const pages = readdirSync(NIGHTS)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => [file, readNightPage(readFileSync(join(NIGHTS, file), 'utf8'), file.slice(0, -3))] as const);

describe.each(pages)('docs/nights/%s', (_file, { told, left }) => {
  const book = new MemoryBook();
  const posted = told.map(({ event }) => book.post(event));

  test.each(told.map(({ said, follows }, index) => [`${index + 1}. ${said}`, index, follows] as const))(
    '%s',
    (_said, index, follows) => {
      const { lines, findings } = posted[index]!.evaluation;
      expect(whatFollows(lines, findings)).toBe(follows);
    },
  );

  it('ends with the balances it tells, zero in sum', () => {
    expect(balancesLeft(book.lines)).toBe(left);
    expect(book.lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0n)).toBe(0n);
  });

  it('changes the chips in hands, entry by entry, as its events say', () => {
    for (const { event, session, evaluation } of posted.slice(1)) {
      const stock = outstandingChips(
        evaluation.lines.map(({ account, debit, credit }) => [account, debit - credit]),
      );
      const flow = chipsFlow(event, { ...evaluation, session }) - chipVariance(event.type, evaluation.lines);
      expect([event.id, stock]).toEqual([event.id, flow]);
    }
  });
});
