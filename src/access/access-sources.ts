import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

export interface AccessSources {
  now(): Date;
  /** Monotonic milliseconds, independent of the wall clock: the age of a cached key. */
  monotonicMs(): number;
  randomBytes(count: number): Buffer;
}

export const ACCESS_SOURCES = Symbol('ACCESS_SOURCES');

export const SYSTEM_SOURCES: AccessSources = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  randomBytes: (count) => randomBytes(count),
};

/** How decisions are to be taken in this house, as its configuration says (CAGNOTTE_DECISIONS). */
@Injectable()
export class DecisionPolicy {
  /**
   * Whether unsigned decisions are refused. Commands at the console are not affected, because they come without a request.
   */
  mustBeSigned = false;
}
