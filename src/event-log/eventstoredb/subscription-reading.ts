import { TimeoutError } from 'p-timeout';
import type { LibraryEvent } from './packed-event';

interface Subscription {
  on(event: 'data', listener: (resolved: { event?: LibraryEvent }) => void): unknown;
  on(event: 'caughtUp' | 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  unsubscribe(): Promise<void>;
}

/**
 * Reads from a subscription up to the end of the log, or up to a number of records, and ends it.
 * @param onSign is given what to call when the server shows that it is at work
 * @throws a TimeoutError where the server falls silent without reporting the end
 */
export async function readUntil(
  subscription: Subscription,
  {
    limit,
    silenceMs,
    onSign,
  }: {
    readonly limit: number;
    readonly silenceMs: number;
    readonly onSign: (sign: () => void) => void;
  },
): Promise<{ readonly found: LibraryEvent[]; readonly isEnd: boolean }> {
  const found: LibraryEvent[] = [];
  let silence: NodeJS.Timeout | undefined;
  const read = new Promise<{ isEnd: boolean }>((resolve, reject) => {
    const fallenSilent = (): void => reject(new TimeoutError(`no answer within ${silenceMs} ms`));
    silence = setTimeout(fallenSilent, silenceMs);
    onSign(() => silence!.refresh());
    subscription.on('data', ({ event }) => {
      silence!.refresh();
      if (event && found.length < limit) found.push(event);
      if (found.length === limit) resolve({ isEnd: false });
    });
    // Records that were sent before are delivered by then.
    subscription.on('caughtUp', () => setImmediate(resolve, { isEnd: true }));
    subscription.on('error', reject);
    subscription.on('end', () => reject(new Error('the reading was broken off')));
  });
  try {
    return { found, ...(await read) };
  } finally {
    clearTimeout(silence);
    await subscription.unsubscribe().catch(() => undefined);
  }
}
