import type { Authorisation } from './authorisation.state';
import { accountInSpanish, chartAccountOf } from '../_core/chart-of-accounts';
import type { EntryLine } from '../_core/journal-entry';

/** A casino's own chart: account paths of the ledger, or beginnings of them, to its codes, from a day on. */
export interface ChartMapping {
  readonly validFrom: string;
  /** `chips:table` maps every table's float; the longest beginning counts. */
  readonly codes: Readonly<Record<string, string>>;
  /** The names of its codes, where it has its own. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The number of the company in a3, where files for it are wanted. */
  readonly a3Company?: string | undefined;
}

/** The charts of a casino: each authorisation replaces the one before, so that one without a chart takes it back. */
export const chartsOf = (
  authorisations: readonly Pick<Authorisation, 'validFrom' | 'accounting'>[],
): ChartMapping[] =>
  authorisations.map(({ validFrom, accounting: { chart } = {} }) => ({
    validFrom,
    codes: chart?.codes ?? {},
    names: chart?.names,
    a3Company: chart?.a3Company,
  }));

/**
 * The code of an account in a casino's chart on a day: as the mapping in force says, else as the chart of accounts
 * proposes. Empty for an account of no chart, and for one that has no code (fx, cut-over).
 */
export function codeOf(account: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const codes = inForce(mappings, day)?.codes ?? {};
  const beginnings = beginningsOf(account).filter((path) => Object.hasOwn(codes, path));
  return codes[beginnings[0] ?? ''] ?? chartAccountOf(account)?.code ?? '';
}

/** The name of an account in a casino's chart on a day: its own for the code, else ours in Spanish. */
export function nameInChart(account: string, day: string, mappings: readonly ChartMapping[] = []): string {
  const names = inForce(mappings, day)?.names ?? {};
  const code = codeOf(account, day, mappings);
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? accountInSpanish(account);
}

/** Whether an entry moves nothing in a casino's chart, all its lines having one code: there it is memo. */
export function isMemo(
  lines: readonly Pick<EntryLine, 'account'>[],
  day: string,
  mappings: readonly ChartMapping[] = [],
): boolean {
  return new Set(lines.map(({ account }) => codeOf(account, day, mappings))).size <= 1;
}

/** Of what is valid from a day on, the latest that is valid on this day. */
export const inForce = <Dated extends { readonly validFrom: string }>(
  all: readonly Dated[],
  day: string,
): Dated | undefined =>
  all
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<Dated | undefined>(
      (latest, each) => (latest === undefined || each.validFrom >= latest.validFrom ? each : latest),
      undefined,
    );

/** `a:b:c`, `a:b`, `a`. */
function beginningsOf(account: string): string[] {
  const segments = account.split(':');
  return segments.map((_segment, index) => segments.slice(0, segments.length - index).join(':'));
}
