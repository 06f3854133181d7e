import type { Round, TableState } from '../round';
import { type Point, POINTS } from './craps-facts';
import { isPoint, type Throw } from './reported-throw';

/** The point of the table: null before a first throw, undefined if it is not known. */
export type KnownPoint = Point | null | undefined;

/** The memory of a table whose point is not known. */
const UNKNOWN = 'unknown';

/** The point before a throw: what the throws before made it, or what the report says where they are not known. */
export function pointBefore({ before }: Round, { point: stated }: Throw): KnownPoint {
  if (before === undefined) return stated;
  const remembered = before.memory?.['point'];
  if (remembered === UNKNOWN) return stated;
  return isPoint(remembered) ? remembered : null;
}

/** The point after a throw; a seven ends every series. */
export function pointAfter(point: KnownPoint, { total }: Throw): KnownPoint {
  if (total === 7) return null;
  if (point === undefined) return undefined;
  if (point === null) return POINTS.find((one) => one === total) ?? null;
  return total === point ? null : point;
}

/** What the table remembers for the next throw: its point, who threw, and whether he lost the dice. */
export function remember(after: TableState, point: KnownPoint, thrown: Throw): TableState {
  const next = pointAfter(point, thrown);
  const memory = {
    point: next === undefined ? UNKNOWN : next,
    ...(thrown.shooter === undefined ? {} : { shooter: thrown.shooter }),
    sevenOut: typeof point === 'number' && thrown.total === 7,
  };
  return { ...after, memory };
}
