import type { Static, TSchema } from 'typebox';
import { hasShape } from '../has-shape';

/** The options of a bet, or undefined if they have another shape than the game declares. */
export function optionsOf<Shape extends TSchema>(
  shape: Shape,
  options: unknown,
): Partial<Static<Shape>> | undefined {
  if (options === undefined) return {};
  return hasShape(shape, options) ? options : undefined;
}
