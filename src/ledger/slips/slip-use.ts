import type { Minor } from '../../kernel/money';
import { HAS_TWO_ENDS, type SlipEnd, type SlipKind, type SlipReport } from './slip-report';

export const SLIP_PROBLEMS = ['half-missing', 'used-twice', 'halves-differ', 'under-way'] as const;
export type SlipProblem = (typeof SLIP_PROBLEMS)[number];

/** A slip of a period: table, cage and ledger side by side. */
export interface SlipUse {
  readonly slip: string;
  readonly kind: SlipKind;
  readonly table: string | null;
  readonly gamingDay: string;
  readonly currency: string;
  readonly atTable?: Minor;
  readonly atCage?: Minor;
  readonly toldBy: Readonly<Partial<Record<SlipEnd, string>>>;
  readonly inTransit: Minor;
  readonly isVoid: boolean;
  readonly problems: readonly SlipProblem[];
  readonly eventIds: readonly string[];
}

export function useOf(group: readonly SlipReport[], transit: ReadonlyMap<string, Minor>): SlipUse {
  const standing = group.filter(({ voided }) => !voided);
  const isVoid = standing.length === 0;
  const known = isVoid ? group : standing;
  const { slip, table, gamingDay, currency } = known[0]!;
  const kind = kindOf(known);
  const [tableSays, cageSays] = [reportAt(standing, 'table'), reportAt(standing, 'cage')];
  const [atTable, atCage] = [amountOf(tableSays), amountOf(cageSays)];
  const inTransit = transit.get(`${slip} ${currency}`) ?? 0n;
  const ends = { kind, standing, atTable, atCage, inTransit };
  return {
    ...{ slip, kind, table, gamingDay, currency, inTransit, isVoid },
    ...(atTable === undefined ? {} : { atTable }),
    ...(atCage === undefined ? {} : { atCage }),
    toldBy: {
      ...(tableSays === undefined ? {} : { table: tableSays.eventId }),
      ...(cageSays === undefined ? {} : { cage: cageSays.eventId }),
    },
    problems: isVoid ? [] : problemsOf(ends),
    eventIds: known.map(({ eventId }) => eventId),
  };
}

/** The cage may not say what it issued a float for; the table knows. A closing is known from the close. */
const kindOf = (reports: readonly SlipReport[]): SlipKind =>
  (
    reports.find(({ kind }) => kind === 'closing') ??
    reports.find(({ end }) => end === 'table') ??
    reports[0]!
  ).kind;

const reportAt = (reports: readonly SlipReport[], end: SlipEnd): SlipReport | undefined =>
  reports.find((report) => report.end === end && report.amount !== undefined);

const amountOf = (report: SlipReport | undefined): Minor | undefined =>
  report?.amount === undefined ? undefined : BigInt(report.amount);

interface Ends {
  readonly kind: SlipKind;
  readonly standing: readonly SlipReport[];
  readonly atTable: Minor | undefined;
  readonly atCage: Minor | undefined;
  readonly inTransit: Minor;
}

function problemsOf({ kind, standing, atTable, atCage, inTransit }: Ends): SlipProblem[] {
  const at = (end: SlipEnd): number => standing.filter((report) => report.end === end).length;
  const isHalf = HAS_TWO_ENDS[kind] && (at('table') === 0 || at('cage') === 0);
  const isTwice = at('table') > 1 || at('cage') > 1;
  const differs = atTable !== undefined && atCage !== undefined && atTable !== atCage;
  return [
    ...(isHalf ? ['half-missing' as const] : []),
    ...(isTwice ? ['used-twice' as const] : []),
    ...(differs ? ['halves-differ' as const] : []),
    ...(inTransit === 0n ? [] : ['under-way' as const]),
  ];
}
