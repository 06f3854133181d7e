import { request } from 'node:http';
import { once } from 'node:events';
import { FORMS as MEDIA_TYPES } from './client';

/** The three forms of guarantee 9; a stream may request an answer about every event while it is sent. */
export const FORMS = ['single', 'batch', 'stream', 'answered-stream'] as const;
export type Form = (typeof FORMS)[number];

const CONTENT_TYPE: Record<Form, string> = {
  single: MEDIA_TYPES.single,
  batch: MEDIA_TYPES.batch,
  stream: MEDIA_TYPES.ndjson,
  'answered-stream': MEDIA_TYPES.ndjson,
};

/** The received part of an answer. */
export interface PostAnswer {
  /** Undefined if there was no answer. */
  readonly status: number | undefined;
  readonly text: string;
  /** Whether the answer is complete. */
  readonly whole: boolean;
}

export interface Door {
  /** http://host:port of a service. */
  readonly url: string;
  readonly key: string;
}

/** Posts event texts in one of the forms. Never rejects: after a broken connection the answer is incomplete. */
export async function postEvents(
  { url, key }: Door,
  form: Form,
  texts: Iterable<string> | AsyncIterable<string>,
): Promise<PostAnswer> {
  const query = form === 'answered-stream' ? '?answers=all' : '';
  const outgoing = request(`${url}/v1/events${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': CONTENT_TYPE[form] },
    agent: false,
  });
  const answer = readAnswer(outgoing);
  let over = false;
  void answer.then(() => (over = true));
  for await (const piece of bodyOf(form, texts)) {
    if (over || outgoing.destroyed) break;
    if (!outgoing.write(piece)) await Promise.race([once(outgoing, 'drain').catch(() => undefined), answer]);
  }
  outgoing.end();
  return answer;
}

function readAnswer(outgoing: ReturnType<typeof request>): Promise<PostAnswer> {
  return new Promise((resolve) => {
    let status: number | undefined;
    let text = '';
    const end = (whole: boolean): void => resolve({ status, text, whole });
    outgoing.on('error', () => end(false));
    outgoing.on('response', (response) => {
      status = response.statusCode;
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('error', () => end(false));
      response.on('close', () => end(response.complete));
    });
  });
}

async function* bodyOf(form: Form, texts: Iterable<string> | AsyncIterable<string>): AsyncIterable<string> {
  if (form === 'batch') yield '[';
  let before = '';
  for await (const text of texts) {
    yield form === 'batch' ? `${before}${text}` : `${text}${form === 'single' ? '' : '\n'}`;
    before = ',';
  }
  if (form === 'batch') yield ']';
}
