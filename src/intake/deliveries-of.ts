import { isUtf8 } from 'node:buffer';
import { splitJsonArray } from './split-json-array';

/**
 * The deliveries of a batch, each as it was delivered. A body that is not one array cannot be taken apart: it is one
 * delivery, and what becomes of it is one outcome.
 * @param most after so many the rest counts as one more
 */
export function deliveriesOf(body: Buffer, most?: number): readonly (Buffer | string)[] {
  const text = isUtf8(body) ? body.toString('utf8') : '';
  return splitJsonArray(text, most) ?? [body];
}
