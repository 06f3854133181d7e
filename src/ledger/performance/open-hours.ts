/** From one instant to another: text of RFC 3339 in UTC, whole seconds. */
export interface TimeSpan {
  readonly from: string;
  readonly until: string;
}

export interface OpenTimes {
  readonly openedAt: string | null;
  readonly closedAt: string | null;
  /** The interruptions in their order; one without an end lasted until the close. */
  readonly pauses: readonly { readonly from: string; readonly until?: string }[];
}

/**
 * The times in which a table was open and not interrupted; undefined while its opening or its close is not reported. A time
 * that ends before it begins is left out.
 */
export function openSpans({ openedAt, closedAt, pauses }: OpenTimes): TimeSpan[] | undefined {
  if (openedAt === null || closedAt === null) return undefined;
  const spans: TimeSpan[] = [];
  let from = openedAt;
  for (const pause of pauses) {
    spans.push({ from, until: earlier(pause.from, closedAt) });
    from = later(from, pause.until ?? closedAt);
  }
  return [...spans, { from, until: closedAt }].filter((span) => span.from < span.until);
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);
