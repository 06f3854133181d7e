import type { DayFinding } from './day-figures';
import { fact, type TieOutRow } from './tie-out';

export const rowOfFinding = ({ id, about, expected, found }: DayFinding): TieOutRow =>
  fact(about, expected, found, [{ finding: id }]);
