import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface ReadingLimits {
  readonly share: number;
  /** A credential that has not used its share has this long without a pause: a screen sends several documents at once. */
  readonly savedMs: number;
  /** A credential does not wait longer than this after one document, however long that took. */
  readonly longestPauseMs: number;
  readonly waiting: number;
}

export const READING_LIMITS: ReadingLimits = {
  share: 1 / 8,
  savedMs: 50,
  longestPauseMs: 1_000,
  waiting: 100,
};

/** Maximum number of credentials whose shares are remembered; more than are active at the same time. */
const CREDENTIALS_MAX = 10_000;

/** Ends the reading of a document, right or wrong. Calls after the first do nothing. */
export type EndReading = () => void;

interface Line {
  count: number;
  free: Promise<void>;
}

/**
 * Reading a document (parsing, validating, writing down its faults) occupies the whole process, and a faulty one never
 * becomes an operation that `Admission` could limit. So each credential has one document read at a time and, once it has used
 * what it had saved, waits in proportion to what that took; between two documents the event loop answers other requests. A
 * document that was parsed before needs no turn.
 */
export class ReadingTurns {
  private readonly lines = new Map<string, Line>();
  private readonly usedUntil = new LRUCache<string, number>({ max: CREDENTIALS_MAX });
  private between: Promise<unknown> = Promise.resolve();

  constructor(private readonly limits: ReadingLimits = READING_LIMITS) {}

  isFull(credential: string): boolean {
    return (this.lines.get(credential)?.count ?? 0) >= this.limits.waiting;
  }

  async begin(credential: string): Promise<EndReading> {
    const line = this.lines.get(credential) ?? { count: 0, free: Promise.resolve() };
    this.lines.set(credential, line);
    line.count += 1;
    const { free } = line;
    let leave: () => void = () => undefined;
    line.free = new Promise((resolve) => (leave = resolve));
    await free;
    await (this.between = this.between.then(() => nextTurnOfLoop()));
    const begun = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      setTimeout(
        () => {
          line.count -= 1;
          if (line.count === 0) this.lines.delete(credential);
          leave();
        },
        this.pauseAfter(credential, performance.now() - begun),
      ).unref();
    };
  }

  private pauseAfter(credential: string, milliseconds: number): number {
    const { share, savedMs, longestPauseMs } = this.limits;
    const now = performance.now();
    const from = Math.max(this.usedUntil.get(credential) ?? 0, now - milliseconds);
    const pause = Math.min(from + (milliseconds - savedMs) / share - now, longestPauseMs);
    this.usedUntil.set(credential, now + pause + savedMs / share);
    return Math.max(pause, 0);
  }
}
