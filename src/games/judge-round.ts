import { compareWithDeclared } from './declared-money';
import type { GameRules, Setting } from './game-rules';
import { checkOptionNames, nameFields } from './reported-fields';
import type { Round } from './round';
import type { RuleFinding } from './rule';
import type { Settlement } from './settlement';

/** What the rules make of a round, and everything in which the table did otherwise. */
export interface JudgedRound {
  readonly settlement: Settlement;
  readonly findings: readonly RuleFinding[];
}

/** Settles a round, checks it, and holds what the table declared against it. Total. */
export function judgeRound(rules: GameRules, round: Round, setting: Setting): JudgedRound {
  const settlement = rules.settle(round, setting);
  const findings = [
    ...nameFields(rules.checks.round(round, settlement, setting), rules.shapes, round),
    ...checkOptionNames(round, rules.shapes),
    ...compareWithDeclared(round, settlement, setting.currency),
  ];
  return { settlement, findings };
}
