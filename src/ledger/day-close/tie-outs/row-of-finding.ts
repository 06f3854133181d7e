import type { DayFinding } from './day-figures';
import { fact, type TieOutRow } from './tie-out';

/** A finding that stands as a row of its check. */
export const rowOfFinding = ({ id, about, expected, found }: DayFinding): TieOutRow =>
  fact(about, expected, found, [{ finding: id }]);
