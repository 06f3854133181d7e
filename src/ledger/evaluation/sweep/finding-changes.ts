import type { Finding } from '../../_core/finding';

/** Which findings of a fact hold no longer, and which are new. */
export interface FindingChanges {
  readonly closes: readonly Finding[];
  readonly opens: readonly Finding[];
}

/** The difference between what was found about a fact and what is found now. One that is found as often stays. */
export function findingChanges(before: readonly Finding[], after: readonly Finding[]): FindingChanges {
  const [was, is] = [bySaying(before), bySaying(after)];
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    (saying) => was.get(saying)?.length !== is.get(saying)?.length,
  );
  return {
    closes: differing.flatMap((saying) => was.get(saying)?.slice(0, 1) ?? []),
    opens: differing.flatMap((saying) => is.get(saying) ?? []),
  };
}

function bySaying(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const sayings = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { code, ruleId, expected, found, eventIds, betIds = [] } = finding;
    const saying = JSON.stringify([code, ruleId, expected, found, eventIds, betIds]);
    sayings.set(saying, [...(sayings.get(saying) ?? []), finding]);
  }
  return sayings;
}
