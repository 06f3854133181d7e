import { CLOSE_BRACKET, depthStep, endOfString, OPEN_BRACKET, QUOTE } from './json-text';
import { type DeliveryOutcome, IntakeStopping } from './delivery-outcome';
import type { Intake } from './intake';
import type { Sender } from './reporting-rights';
import { isUtf8 } from 'node:buffer';

/**
 * The deliveries of a batch, each as it was delivered. A body that is not one array cannot be taken apart: it is one
 * delivery, and what becomes of it is one outcome.
 * @param most after so many the rest counts as one more
 */
export function deliveriesOf(body: Buffer, most?: number): readonly (Buffer | string)[] {
  const text = isUtf8(body) ? body.toString('utf8') : '';
  return splitJsonArray(text, most) ?? [body];
}

const COMMA = 0x2c;
/** The white space of JSON (RFC 8259, section 2). Any other character belongs to an element. */
const SPACE: ReadonlySet<number> = new Set([' ', '\t', '\n', '\r'].map((c) => c.charCodeAt(0)));

/**
 * Cuts the text of a JSON array into the texts of its elements, so that each is read, and if need be quarantined,
 * exactly as it was delivered. Looks only at strings, brackets and commas; whether an element is JSON is for its
 * reader to say.
 * @param most after so many elements the rest counts as one more: enough to know that there are too many
 * @returns undefined for a text that is not one array with matching brackets
 */
export function splitJsonArray(text: string, most = Infinity): string[] | undefined {
  const [open, end] = withoutSpace(text, 0, text.length);
  const close = end - 1;
  if (close <= open || text.charCodeAt(open) !== OPEN_BRACKET || text.charCodeAt(close) !== CLOSE_BRACKET)
    return undefined;
  const commas = commasBetween(text, { open, close, most });
  if (commas === undefined) return undefined;
  const cuts = [...commas, close];
  const elements = cuts.map((cut, index) =>
    text.slice(...withoutSpace(text, index === 0 ? open + 1 : cuts[index - 1]! + 1, cut)),
  );
  return elements.length === 1 && elements[0] === '' ? [] : elements;
}

/** The indices of the first `most` commas between elements; undefined if brackets do not match. */
function commasBetween(
  text: string,
  { open, close, most }: { open: number; close: number; most: number },
): number[] | undefined {
  const commas: number[] = [];
  let depth = 0;
  for (let i = open + 1; i < close; i++) {
    const char = text.charCodeAt(i);
    if (char === QUOTE) i = endOfString(text, i);
    else if (char === COMMA && depth === 0) {
      if (commas.push(i) >= most) return commas;
    } else depth += depthStep(char);
    if (depth < 0 || i >= close) return undefined;
  }
  return depth === 0 ? commas : undefined;
}

function withoutSpace(text: string, from: number, to: number): [start: number, end: number] {
  let [start, end] = [from, to];
  while (start < end && SPACE.has(text.charCodeAt(start))) start++;
  while (end > start && SPACE.has(text.charCodeAt(end - 1))) end--;
  return [start, end];
}

export interface ArrayHandling {
  readonly sender: Sender;
  /** Receives each outcome in the order of the elements, which count from 1. */
  readonly onOutcome: (outcome: DeliveryOutcome & { readonly element: number }) => void;
}

const PORTION = 1_000;

/**
 * Records the events of a JSON array, portion by portion and in order.
 * @throws IntakeStopping when the intake stops before the last portion
 */
export async function recordArray(
  body: Buffer,
  intake: Intake,
  { sender, onOutcome }: ArrayHandling,
): Promise<void> {
  const deliveries = deliveriesOf(body);
  for (let start = 0; start < deliveries.length; start += PORTION) {
    if (intake.stopping.aborted) throw new IntakeStopping();
    await intake.room();
    const outcomes = await intake.record(deliveries.slice(start, start + PORTION), sender);
    for (const [index, outcome] of outcomes.entries()) onOutcome({ ...outcome, element: start + index + 1 });
  }
}
