import type { Rule } from './rule';
import { RULEBOOKS } from './rules-in-force';

const RULES: ReadonlyMap<string, Rule> = new Map(
  RULEBOOKS.flatMap(({ register, rules }) => [register, ...Object.values(rules).map((each) => each.register)])
    .flatMap(({ applied, notCheckable }) => [...applied, ...notCheckable])
    .map((rule) => [rule.id, rule]),
);

/** A rule with its citation; undefined if no rulebook has one of that id. */
export const ruleById = (id: string): Rule | undefined => RULES.get(id);
