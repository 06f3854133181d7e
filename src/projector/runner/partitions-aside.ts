import { QueryFailedError } from 'typeorm';
import { EventStoreUnavailable } from '../../event-log/event-store.port';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

interface Aside {
  readonly dueAt: number;
  readonly pauseMs: number;
  /** Whether it has failed alone, too. */
  readonly isStuck: boolean;
}

/**
 * Partitions of a page that failed again and again. Each is tried alone, while the others go on: so a fault of one casino
 * delays only the casinos of its partition. Times in milliseconds of a
 * monotonic clock.
 */
export class PartitionsAside {
  private readonly aside = new Map<number, Aside>();
  /** Partitions of which records were projected or tried. */
  private readonly known = new Set<number>();
  private rest: { readonly held: ReadonlySet<number>; readonly without: ReadonlySet<number> } | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The held partitions that are not aside: the same object until either changes. */
  without(held: ReadonlySet<number>): ReadonlySet<number> {
    if (this.rest?.held !== held) {
      const isAside = [...held].some((partition) => this.aside.has(partition));
      const without = isAside ? new Set([...held].filter((partition) => !this.aside.has(partition))) : held;
      this.rest = { held, without };
    }
    return this.rest.without;
  }

  /** Each is due at once, because all but one of them may be sound. */
  put(partitions: Iterable<number>): void {
    const first = { dueAt: this.now(), pauseMs: FIRST_PAUSE_MS, isStuck: false };
    for (const partition of partitions) if (!this.aside.has(partition)) this.aside.set(partition, first);
    this.changed();
  }

  /** The partition that is due first; one that this service holds no longer is given up. */
  next(held: ReadonlySet<number>): number | undefined {
    for (const partition of this.aside.keys()) if (!held.has(partition)) this.goesOn(partition);
    const now = this.now();
    const due = [...this.aside].filter(([, { dueAt }]) => dueAt <= now);
    return due.sort(([, one], [, other]) => one.dueAt - other.dueAt)[0]?.[0];
  }

  hasFailed(partition: number): void {
    const { pauseMs } = this.aside.get(partition)!;
    this.aside.set(partition, {
      dueAt: this.now() + pauseMs,
      pauseMs: Math.min(pauseMs * 2, LONGEST_PAUSE_MS),
      isStuck: true,
    });
  }

  /** It takes part in the pages of all again. */
  goesOn(partition: number): void {
    this.aside.delete(partition);
    this.changed();
  }

  hasSeen(partitions: Iterable<number>): void {
    for (const partition of partitions) this.known.add(partition);
  }

  /** The number of partitions that fail alone. */
  get stuck(): number {
    return [...this.aside.values()].filter(({ isStuck }) => isStuck).length;
  }

  /** Whether every partition of which there were records fails alone. */
  get isAll(): boolean {
    return this.stuck > 0 && [...this.known].every((partition) => this.aside.get(partition)?.isStuck);
  }

  private changed(): void {
    this.rest = undefined;
  }
}

/**
 * Whether a page may have failed because of what is on it. It did not where the database or the log gave no answer, or was being stopped
 * or started: then every page fails.
 */
export function mayBeOfPage(failure: unknown): boolean {
  const { code = '', severity, syscall } = failure as { code?: string; severity?: string; syscall?: string };
  if (severity !== undefined) return !code.startsWith('57');
  const isUnanswered = failure instanceof QueryFailedError || failure instanceof EventStoreUnavailable;
  return !isUnanswered && syscall === undefined;
}
