import { Type } from 'typebox';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { Setting } from '../game-rules';
import type { Round, TableState } from '../round';
import { breach, type Rule } from '../rule';

/** The field of an outcome that states who threw the ball. */
export const THROWN_BY = {
  thrownBy: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 80,
      description: "the casino's number of the croupier who threw the ball",
    }),
  ),
};

const CROUPIER = 'croupier';

function throwerOf(outcome: unknown): string | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { thrownBy } = outcome as { readonly thrownBy?: unknown };
  return typeof thrownBy === 'string' ? thrownBy : undefined;
}

/**
 * The state after a throw. `thrower` is the croupier who has thrown every ball of the session so far, `throws` how many; another
 * croupier was on duty at each of them. `thrower` becomes null, and stays null, with the first throw that another croupier made,
 * whose report names no thrower, or at which no other croupier was on duty. Sessions whose first ball names no thrower have neither.
 */
export function rememberThrower(
  after: TableState,
  round: Round,
  setting: Pick<Setting, 'onDuty'>,
): TableState {
  const { thrower: known, throws } = round.before?.memory ?? {};
  const thrower = throwerOf(round.outcome);
  if (known === undefined && !isFirstBall(round, thrower)) return after;
  const isAlways = known === undefined || known === thrower;
  if (thrower === undefined || !isAlways || !hasOthers(setting, thrower))
    return { ...after, memory: { thrower: null } };
  return { ...after, memory: { thrower, throws: Number(throws ?? 0) + 1 } };
}

const isFirstBall = ({ before, roundNo }: Round, thrower: string | undefined): boolean =>
  thrower !== undefined && before !== undefined && roundNo === 1;

const hasOthers = ({ onDuty = [] }: Pick<Setting, 'onDuty'>, thrower: string): boolean =>
  onDuty.some(({ id, role }) => role === CROUPIER && id !== thrower);

/** Finds a ball that is thrown by somebody who does not serve as a croupier at the table. Unreported roles excuse it. */
export function checkThrower(
  rule: Rule,
  { outcome }: Round,
  { onDuty = [] }: Pick<Setting, 'onDuty'>,
): readonly Finding[] {
  const thrower = throwerOf(outcome);
  const croupiers = onDuty.filter(({ role }) => role === CROUPIER);
  const mayThrow = onDuty.some(({ id, role = CROUPIER }) => id === thrower && role === CROUPIER);
  if (thrower === undefined || croupiers.length === 0 || mayThrow) return [];
  return [
    breach(rule, {
      code: 'thrower-not-a-croupier',
      expected: said('ball-thrown-by-one-of', { persons: croupiers.map(({ id }) => id).join(', ') }),
      found: said('ball-thrown-by', { person: thrower }),
    }),
  ];
}

/** Finds a session in which one croupier threw every ball, two or more, while others were on duty (1.1.4, III.b). */
export function checkTurnsOfThrowers(rule: Rule, { memory }: TableState): readonly Finding[] {
  const { thrower, throws } = memory ?? {};
  if (typeof thrower !== 'string' || typeof throws !== 'number' || throws < 2) return [];
  return [
    breach(rule, {
      code: 'ball-always-thrown-by-one',
      expected: said('croupiers-take-turns-at-throwing'),
      found: said('all-throws-by', { throws, person: thrower }),
    }),
  ];
}
