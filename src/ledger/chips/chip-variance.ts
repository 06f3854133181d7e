import type { Minor } from '../../kernel/money';
import type { EntryLine } from '../_core/journal-entry';

/**
 * V of an entry for chips: what counts found above (+) or below (-) the book. The stock of chips in hands is the flow
 * less the sum of these: what a holder is short of, somebody has. The result of a session that does not capture
 * rounds is found by a count, too, and is none.
 */
export function chipVariance(type: string, lines: readonly EntryLine[]): Minor {
  if (type === 'cagnotte.drop.counted.v1') return correctedBy(lines);
  return sumOf(lines, ({ account }) => /^(chips|win|commission):/.test(account));
}

/** A box that tells of uncaptured buy-ins after the float was counted: the count was not short of them. */
const correctedBy = (lines: readonly EntryLine[]): Minor =>
  -sumOf(lines, ({ account }) => account.startsWith('variance:table'));

const sumOf = (lines: readonly EntryLine[], counts: (line: EntryLine) => boolean): Minor =>
  lines.reduce(
    (sum, line) => (line.basis === 'count' && counts(line) ? sum + line.debit - line.credit : sum),
    0n,
  );
