import { CagnotteUnreachable } from './refusal.js';
import { retryAfterMs, waitBefore, withRetry } from './retry.js';

const answered = (status: number, headers: Record<string, string> = {}): Response =>
  new Response('{}', { status, headers });

/** Sends what is given, one answer after the other, and notes the waits. */
function tried(...answers: readonly (Response | Error)[]) {
  const waits: number[] = [];
  let sent = 0;
  const send = (): Promise<Response> => {
    const answer = answers[sent++]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const settings = {
    attempts: answers.length,
    random: () => 1,
    sleep: (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    },
  };
  return { answer: withRetry(send, settings), waits, sent: () => sent };
}

describe('a request that may be repeated', () => {
  it('is sent again after a failure that passes, each time after twice as long', async () => {
    const { answer, waits, sent } = tried(
      new Error('reset'),
      answered(502),
      answered(503),
      answered(201),
      answered(201),
    );
    expect((await answer).status).toBe(201);
    expect([sent(), waits]).toEqual([4, [250, 500, 1_000]]);
  });

  it('waits for as long as the service asks', async () => {
    const { answer, waits } = tried(answered(429, { 'retry-after': '7' }), answered(200));
    await answer;
    expect(waits).toEqual([7_000]);
  });

  it.each([400, 401, 403, 404, 409, 413, 500])('is not sent again after %d', async (status) => {
    const { answer, sent } = tried(answered(status), answered(200));
    expect((await answer).status).toBe(status);
    expect(sent()).toBe(1);
  });

  it('ends with the last answer, or with what failed', async () => {
    expect((await tried(answered(503), answered(503)).answer).status).toBe(503);
    const failed = tried(new Error('first'), new Error('reset')).answer;
    await expect(failed).rejects.toThrow(CagnotteUnreachable);
    await expect(failed).rejects.toMatchObject({ cause: new Error('reset') });
  });

  it('is given up when it is aborted', async () => {
    const stop = new AbortController();
    const answer = withRetry(() => Promise.resolve(answered(503)), { firstWaitMs: 60_000 }, stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 10);
    await expect(answer).rejects.toThrow('enough');
  });
});

describe('a wait', () => {
  it('is spread over half of its length, and limited', () => {
    expect(waitBefore(3, undefined, { random: () => 0 })).toBe(500);
    expect(waitBefore(3, undefined, { random: () => 1 })).toBe(1_000);
    expect(waitBefore(30, undefined, {})).toBe(60_000);
    expect(waitBefore(1, 3_600_000, {})).toBe(60_000);
  });

  it('is asked for in seconds or by a date', () => {
    const now = Date.parse('2026-11-30T00:00:00Z');
    expect(retryAfterMs('3', now)).toBe(3_000);
    expect(retryAfterMs('Mon, 30 Nov 2026 00:00:05 GMT', now)).toBe(5_000);
    expect(retryAfterMs('Sun, 29 Nov 2026 00:00:05 GMT', now)).toBe(0);
    expect(retryAfterMs('soon', now)).toBeUndefined();
    expect(retryAfterMs(null, now)).toBeUndefined();
  });
});
