import type { EventFinding } from '../_core/finding';

export interface FindingChanges {
  readonly closes: readonly EventFinding[];
  readonly opens: readonly EventFinding[];
}

export function findingChanges(
  before: readonly EventFinding[],
  after: readonly EventFinding[],
): FindingChanges {
  const [was, is] = [bySaying(before), bySaying(after)];
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    (saying) => was.get(saying)?.length !== is.get(saying)?.length,
  );
  return {
    closes: differing.flatMap((saying) => was.get(saying)?.slice(0, 1) ?? []),
    opens: differing.flatMap((saying) => is.get(saying) ?? []),
  };
}

function bySaying(findings: readonly EventFinding[]): ReadonlyMap<string, readonly EventFinding[]> {
  const sayings = new Map<string, EventFinding[]>();
  for (const finding of findings) {
    const { code, ruleId, expected, found, eventIds, betIds = [] } = finding;
    const saying = JSON.stringify([code, ruleId, expected, found, eventIds, betIds]);
    sayings.set(saying, [...(sayings.get(saying) ?? []), finding]);
  }
  return sayings;
}
