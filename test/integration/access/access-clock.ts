import { randomBytes } from 'node:crypto';
import type { AccessSources } from '../../../src/access/access-sources';

/** Time that moves only when the test says so; both clocks go together. */
export class AccessClock implements AccessSources {
  private ms = Date.parse('2026-03-01T12:00:00Z');

  now(): Date {
    return new Date(this.ms);
  }

  monotonicMs(): number {
    return this.ms;
  }

  randomBytes(count: number): Buffer {
    return randomBytes(count);
  }

  pass(milliseconds: number): void {
    this.ms += milliseconds;
  }
}
