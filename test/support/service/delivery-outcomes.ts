import type { DeliveryOutcome } from '../../../src/intake/delivery-outcome';
import type { Form, PostAnswer } from './event-post';

/** The outcome of one delivered event; `unclear` if the answer does not state it. */
export type KnownOutcome = Pick<DeliveryOutcome, 'outcome'> & { readonly delivery?: string };
export type Told = KnownOutcome | 'unclear';

/** One line of the answer to a stream. */
type AnswerLine =
  | (KnownOutcome & { readonly line: number })
  | { readonly summary: object }
  | { readonly failure: object };

/**
 * The outcome of each event of a request, in order.
 * @throws for an answer that a sender of valid events with a valid key must never get
 */
export function outcomesOf(form: Form, count: number, answer: PostAnswer): readonly Told[] {
  if (answer.status === undefined || SEND_AGAIN.includes(answer.status)) return unclear(count);
  switch (form) {
    case 'single':
      return answer.whole ? [expectOutcome(JSON.parse(answer.text) as KnownOutcome, answer)] : unclear(count);
    case 'batch':
      return answer.whole ? batchOutcomes(count, answer) : unclear(count);
    case 'stream':
    case 'answered-stream':
      return streamOutcomes(form, count, answer);
  }
}

/** A process that was stopped for fifteen seconds answers 408, because it checks its clock before it reads what has arrived. */
const SEND_AGAIN: readonly number[] = [408, 503];

const unclear = (count: number): Told[] => Array.from({ length: count }, () => 'unclear');

function batchOutcomes(count: number, answer: PostAnswer): readonly Told[] {
  const { outcomes = [] } = JSON.parse(answer.text) as { outcomes?: KnownOutcome[] };
  if (answer.status !== 200 || outcomes.length !== count) throw unexpected(answer);
  return outcomes.map((outcome) => expectOutcome(outcome, answer));
}

/** Lines received before the connection broke are valid answers. */
function streamOutcomes(form: Form, count: number, answer: PostAnswer): readonly Told[] {
  if (answer.status !== 200) throw unexpected(answer);
  const lines = answer.text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as AnswerLine);
  const isWhole = lines.some((line) => 'summary' in line);
  // Without `answers=all` every event without a line of its own is stored, according to the summary.
  const others: Told = isWhole && form === 'stream' ? { outcome: 'stored' } : 'unclear';
  const told: Told[] = Array.from({ length: count }, () => others);
  for (const line of lines) if ('line' in line) told[line.line - 1] = expectOutcome(line, answer);
  return told;
}

const CLEAR: readonly string[] = ['stored', 'duplicate', 'conflict'];

function expectOutcome(outcome: KnownOutcome, answer: PostAnswer): KnownOutcome {
  if (CLEAR.includes(outcome.outcome)) return outcome;
  throw unexpected(answer);
}

const unexpected = ({ status, text }: PostAnswer): Error =>
  new Error(`an answer that a sender of right events must never get: ${status} ${text.slice(0, 500)}`);
