import { type EntryLine, imbalanceOf } from '../../_core/journal-entry';
import type { Breach } from './identity';

/** A1, hard: the lines of an entry, or all lines there are, sum to zero in each currency. */
export const checkBalance = (lines: readonly EntryLine[]): Breach[] =>
  [...imbalanceOf(lines)]
    .filter(([, excess]) => excess !== 0n)
    .map(([currency, excess]) => ({ identity: 'A1', at: currency, expected: '0', found: `${excess}` }));
