import { Refused } from '../../api/ask';
import { type CountKind, SubmitBlindCountDocument } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { type Exact, exactJson } from '../../money/exact-json';
import type { CapturedSession } from '../../outbox/store';

interface CountOf {
  readonly casino: string;
  readonly about: { readonly gamingDay: string; readonly session?: CapturedSession | undefined };
  readonly countedAt: string;
  readonly data: Exact;
}

/** The answer of the service to a count, in words. */
export interface CountAnswer {
  readonly message: string;
  readonly messageEs: string;
  readonly areDifferent: boolean;
}

const RECORDED: CountAnswer = {
  areDifferent: false,
  message: 'Two persons have counted the same: the count is recorded.',
  messageEs: 'Dos personas han contado lo mismo: el recuento consta.',
};

/**
 * Submits a blind count. The answer states whether another person must count, never an amount.
 * @throws Refused if the service refuses it, Unreachable if the service is not reached
 */
export async function submitCount(
  kind: CountKind,
  { casino, about: { gamingDay, session }, countedAt, data }: CountOf,
): Promise<CountAnswer> {
  const place = session && { table: session.table };
  const { submitBlindCount: answer } = await decide(SubmitBlindCountDocument, {
    ...{ casino, kind, gamingDay, countedAt, ...place },
    ...{ sessionNo: session?.sessionNo ?? 1, count: exactJson(data) },
  });
  if (answer.__typename === 'CountRecorded') return RECORDED;
  if (answer.__typename !== 'CountRefused')
    return { ...answer, areDifferent: answer.__typename === 'BlindCountsDiffer' };
  const { code, message, messageEs, detail, detailEs } = answer;
  throw new Refused(
    code,
    [message, detail].filter(Boolean).join(' '),
    [messageEs, detailEs].filter(Boolean).join(' '),
  );
}
