import type { DeliveryOutcome } from '../../../src/intake/delivery-outcome';
import type { Form, PostAnswer } from './event-post';

/** What is known of one delivered event after an answer: its outcome, or that the answer does not tell. */
export type KnownOutcome = Pick<DeliveryOutcome, 'outcome'> & { readonly delivery?: string };
export type Told = KnownOutcome | 'unclear';

/** One line of the answer to a stream. */
type AnswerLine =
  | (KnownOutcome & { readonly line: number })
  | { readonly summary: object }
  | { readonly failure: object };

/**
 * What an answer says of each event of its request, in order.
 * @throws when it says what no sender of right events with a good key should ever be told
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

/** 408 comes from a process that stood still for fifteen seconds: its clock is looked at before what has arrived is read. */
const SEND_AGAIN: readonly number[] = [408, 503];

const unclear = (count: number): Told[] => Array.from({ length: count }, () => 'unclear');

function batchOutcomes(count: number, answer: PostAnswer): readonly Told[] {
  const { outcomes = [] } = JSON.parse(answer.text) as { outcomes?: KnownOutcome[] };
  if (answer.status !== 200 || outcomes.length !== count) throw unexpected(answer);
  return outcomes.map((outcome) => expectOutcome(outcome, answer));
}

/** Lines that came before the connection broke are answers all the same. */
function streamOutcomes(form: Form, count: number, answer: PostAnswer): readonly Told[] {
  if (answer.status !== 200) throw unexpected(answer);
  const lines = answer.text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as AnswerLine);
  const isWhole = lines.some((line) => 'summary' in line);
  // Without `answers=all` the summary says of every event that has no line of its own that it is kept.
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
