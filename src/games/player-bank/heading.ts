import type { Rule, RuleRegister, UncheckableRule } from '../rule';
import type { ErrorEffect } from './errors-of-play';

export interface Heading {
  readonly rule: (id: string, lines: string, says: string) => Rule;
  readonly unchecked: (id: string, lines: string, says: string, reason: string) => UncheckableRule;
}

export function underHeading(heading: string): Heading {
  const rule = (id: string, lines: string, says: string): Rule => ({
    id: `${heading}-${id}`,
    citation: `${heading}, ${lines}`,
    says,
  });
  return { rule, unchecked: (id, lines, says, reason) => ({ ...rule(id, lines, says), reason }) };
}

interface RulesOfGame {
  readonly rules: readonly Rule[];
  readonly errors: readonly (readonly [ErrorEffect, Rule])[];
  readonly notCheckable: readonly UncheckableRule[];
}

/** The register of a game: each rule once, though it may be about several things. */
export function registerOf({ rules, errors, notCheckable }: RulesOfGame): RuleRegister {
  const applied = [...rules, ...errors.map(([, rule]) => rule)];
  return { applied: [...new Map(applied.map((rule) => [rule.id, rule])).values()], notCheckable };
}
