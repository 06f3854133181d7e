import { randomBytes } from 'node:crypto';

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
