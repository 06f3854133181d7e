import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/**
 * Whether a value has a shape. Every round that was ever played passes here on a rebuild, most of them more than once;
 * a shape is therefore compiled when it is first asked for, which checks a value many times faster than reading it.
 */
export function hasShape<Shape extends TSchema>(shape: Shape, value: unknown): value is Static<Shape> {
  let validator = validators.get(shape);
  if (validator === undefined) {
    validator = Compile(shape);
    validators.set(shape, validator);
  }
  return validator.Check(value);
}
