import { findHiddenLoss, type Surprise } from '../../intake/reading/json-text';
import { accepted, refused, type Result } from '../../kernel/result';

/** Why a text is refused: it is no JSON, or parsing would change it. */
export type TextFault =
  | { readonly reason: 'unparsable'; readonly path: ''; readonly found: string }
  | (Surprise & { readonly reason: 'duplicate-key' | 'inexact-number' | 'too-deep' });

/** The value of a JSON text that parsing does not change: an amount that is too large to be exact is refused. */
export function readRoundText(text: string): Result<unknown, TextFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (failure) {
    return refused({ reason: 'unparsable', path: '', found: (failure as Error).message });
  }
  const loss = findHiddenLoss(text) as TextFault | undefined;
  return loss === undefined ? accepted(value) : refused(loss);
}
