import type { FindingCode } from '../../../src/finding-catalogue/catalogue';

/**
 * The assumption if a report leaves out a field, and the findings that may report this:
 * `shown`: the field is only displayed; `unknown`: checks that need it are skipped; `none`: the thing did not exist (no money,
 * no part).
 */
export interface LeftOut {
  readonly assumed: 'shown' | 'unknown' | 'none' | (string & {});
  readonly findings?: readonly FindingCode[];
}

export const SHOWN: LeftOut = { assumed: 'shown' };
export const UNKNOWN: LeftOut = { assumed: 'unknown' };
export const NONE: LeftOut = { assumed: 'none' };
export const assumed = (words: string, ...findings: readonly FindingCode[]): LeftOut => ({
  assumed: words,
  ...(findings.length === 0 ? {} : { findings }),
});

/** One row for several fields, separated by commas. */
export const alike = (row: LeftOut, paths: string): Readonly<Record<string, LeftOut>> =>
  Object.fromEntries(paths.split(/,\s*/).map((path) => [path, row]));
