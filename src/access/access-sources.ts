import { randomBytes } from 'node:crypto';

/** Where access takes its time and its randomness from; specs give their own. */
export interface AccessSources {
  /** The wall clock: stamps keys and decides whether one has expired. */
  now(): Date;
  /** Milliseconds that only grow, whatever happens to the wall clock: measures how old a cached key is. */
  monotonicMs(): number;
  /** That many bytes from a cryptographic generator. */
  randomBytes(count: number): Buffer;
}

/** Injection token of the sources. */
export const ACCESS_SOURCES = Symbol('ACCESS_SOURCES');

export const SYSTEM_SOURCES: AccessSources = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  randomBytes: (count) => randomBytes(count),
};
