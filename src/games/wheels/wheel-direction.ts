import { Type } from 'typebox';
import { type Finding, said } from '../../finding-catalogue/finding';
import { breach, type Rule } from '../rule';
import type { Round, TableState } from '../round';

export type Direction = 'clockwise' | 'counter-clockwise';

const DIRECTIONS: readonly Direction[] = ['clockwise', 'counter-clockwise'];

/** The field of an outcome that states how the wheel was turned. */
export const TURNED = {
  turned: Type.Optional(
    Type.Enum(['clockwise', 'counter-clockwise'], { description: 'direction in which the wheel was turned' }),
  ),
};

const TEXTS = { clockwise: said('clockwise'), 'counter-clockwise': said('counter-clockwise') };

/** The stated direction; undefined where it is not stated, or not readable. */
function directionOf(outcome: unknown): Direction | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { turned } = outcome as { readonly turned?: unknown };
  return DIRECTIONS.find((direction) => direction === turned);
}

/** The state after a spin with its direction and number, where both are stated. */
export function rememberTurn(after: TableState, { outcome, roundNo }: Round): TableState {
  const turned = directionOf(outcome);
  return turned === undefined || roundNo === undefined
    ? after
    : { ...after, memory: { turned, spin: roundNo } };
}

/**
 * The state without the direction of the last spin: a null throw has turned the wheel since, in a direction that is not
 * reported.
 */
export const withoutTurn = (state: TableState): TableState =>
  state.memory?.['turned'] === undefined ? state : { held: state.held, released: state.released };

/** Two successive spins may not turn the wheel in the same direction. Spins between them that are not known excuse it. */
export function checkReversed(rule: Rule, { outcome, roundNo, before }: Round): readonly Finding[] {
  const turned = directionOf(outcome);
  const { turned: last, spin } = before?.memory ?? {};
  if (turned === undefined || turned !== last || roundNo === undefined || roundNo - 1 !== spin) return [];
  const other = turned === 'clockwise' ? 'counter-clockwise' : 'clockwise';
  return [breach(rule, { code: 'wheel-not-reversed', expected: TEXTS[other], found: TEXTS[turned] })];
}

export const checkClockwise = (rule: Rule, { outcome }: Round): readonly Finding[] =>
  directionOf(outcome) === 'counter-clockwise'
    ? [
        breach(rule, {
          code: 'wheel-not-clockwise',
          expected: TEXTS.clockwise,
          found: TEXTS['counter-clockwise'],
        }),
      ]
    : [];
