import type { BothLanguages } from '../kernel/words';
import { present } from '../kernel/present';

/** Violation: a rule is broken. Advisory: somebody should look. Information: worth knowing, nothing to do. */
export type FindingSeverity = 'violation' | 'advisory' | 'information';

export interface CitedRule extends BothLanguages {
  readonly id: string;
}

/** A line of the catalogue. Of several severities the first one holds unless a check says another. */
type Row = readonly [
  severity: FindingSeverity | readonly [FindingSeverity, ...FindingSeverity[]],
  english: string,
  spanish: string,
  rule?: CitedRule,
];

export interface FindingKind {
  readonly severities: readonly [FindingSeverity, ...FindingSeverity[]];
  readonly title: BothLanguages;
  readonly remedy: BothLanguages;
  readonly rule?: CitedRule;
}

export const withRemedy = <const Code extends string>(
  remedy: BothLanguages,
  rows: Readonly<Record<Code, Row>>,
): Readonly<Record<Code, FindingKind>> =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([code, [severity, en, es, rule]]) => [
      code,
      {
        severities: typeof severity === 'string' ? [severity] : severity,
        title: { en, es },
        remedy,
        ...present({ rule }),
      },
    ]),
  ) as Record<Code, FindingKind>;
