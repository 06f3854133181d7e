import type { Breach } from './identity';

export interface Reprojection {
  readonly casino: string;
  readonly stored: string;
  readonly again: string;
}

/** A7, hard: the books are a function of the log. */
export const checkReprojection = ({ casino, stored, again }: Reprojection): Breach[] =>
  stored === again ? [] : [{ identity: 'A7', at: casino, expected: again, found: stored }];
