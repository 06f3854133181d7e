export const RETENTION_CLASSES = ['gaming-books', 'names', 'quarantine', 'security-log'] as const;
export type RetentionClass = (typeof RETENTION_CLASSES)[number];

export interface RetentionRule {
  readonly of: RetentionClass;
  readonly period: { readonly years: number } | { readonly days: number };
  /** The first day of data that the rule is for; undefined: from the beginning. */
  readonly from?: string | undefined;
}

/** In force where nothing is set. Books: ten years. */
export const USUAL_RETENTION: readonly RetentionRule[] = [
  { of: 'gaming-books', period: { years: 10 } },
  { of: 'names', period: { years: 10 } },
  { of: 'quarantine', period: { years: 1 } },
  { of: 'security-log', period: { years: 2 } },
];

export interface DueDays {
  readonly from: string | undefined;
  readonly before: string;
}

const ENTRY = /^([a-z-]+)=(\d{1,4})(y|d)(?:@(\d{4}-\d{2}-\d{2}))?$/;

/**
 * Rules as a setting writes them, separated by commas: `names=10y,names=5y@2027-01-01`. Classes that it does not name keep the
 * usual rule, and so do days before the first one that it names.
 * @returns the first entry that is no rule where one is none
 */
export function retentionOf(text: string): readonly RetentionRule[] | { readonly wrong: string } {
  const rules = [...USUAL_RETENTION];
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, of, count, unit, from] = ENTRY.exec(entry) ?? [];
    const known = RETENTION_CLASSES.find((each) => each === of);
    if (known === undefined || Number(count) === 0 || (from !== undefined && !isDay(from)))
      return { wrong: entry };
    const period = unit === 'y' ? { years: Number(count) } : { days: Number(count) };
    const same = rules.findIndex((rule) => rule.of === known && rule.from === from);
    if (same === -1) rules.push({ of: known, period, from });
    else rules[same] = { of: known, period, from };
  }
  return rules;
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * The days whose data of a class are due: data are due when they have been kept for the period of the rule of their own day.
 * @param today YYYY-MM-DD
 */
export function dueDays(rules: readonly RetentionRule[], of: RetentionClass, today: string): DueDays[] {
  const own = rules
    .filter((rule) => rule.of === of)
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  return own.flatMap(({ period, from }, index) => {
    const end = daysAgo(today, period);
    const next = own[index + 1]?.from;
    const before = next !== undefined && next < end ? next : end;
    return from !== undefined && from >= before ? [] : [{ from, before }];
  });
}

/** The first day that has not been kept for the whole period. 29 February counts as 1 March in a year without it. */
function daysAgo(today: string, period: RetentionRule['period']): string {
  const date = new Date(`${today}T00:00:00Z`);
  if ('years' in period) date.setUTCFullYear(date.getUTCFullYear() - period.years);
  else date.setUTCDate(date.getUTCDate() - period.days);
  return date.toISOString().slice(0, 10);
}

export const periodText = ({ period, from }: RetentionRule): string =>
  `${'years' in period ? `${period.years} years` : `${period.days} days`}${from === undefined ? '' : ` from ${from} on`}`;
