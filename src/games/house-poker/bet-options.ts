import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** The options of a bet, or undefined where they have another shape than the game declares. */
export function optionsOf<Shape extends TSchema>(
  shape: Shape,
  options: unknown,
): Partial<Static<Shape>> | undefined {
  if (options === undefined) return {};
  return Check(shape, options) ? options : undefined;
}
