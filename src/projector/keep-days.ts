import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { eachAlone } from '../kernel/each-alone';
import { dayNumberOf, type GamingDay } from '../kernel/gaming-day';
import { inTransaction, type Queryable } from '../database/queryable';
import { readCasinoBooks } from '../ledger/casino/known-days.queries';
import { type DayToKeep, keepSums, readDaysToKeep } from '../ledger/performance/kept-days.queries';
import { readSumsOfDays } from '../ledger/performance/read-contributions.queries';
import { casinosUntil } from '../ledger/register/register';
import { liveGeneration, SEE_LIVE_GENERATION } from './generations/generation';

export interface KeepingOptions {
  /** Milliseconds between two looks. A day is kept when it did not change between two of them. */
  readonly everyMs?: number;
  /** Called for each look that fails; the next one tries again. */
  readonly onError?: (failure: unknown) => void;
  /** Called after each look that did not fail. */
  readonly onKept?: () => void;
}

const EVERY_MS = 15_000;

/** So many days are summed by one transaction at most, with those between that need not be. */
const DAYS_AT_ONCE = 31;

interface CasinoAt {
  readonly casino: string;
  readonly position: bigint;
}

/**
 * Keeps the sums of the tables of each gaming day, so that a year of figures is read from a row for each day. A day is
 * summed when it has been quiet between two looks; until then, and whenever it changes, it is read from its sessions.
 * Any number of services may keep the same days: they write the same sums.
 */
export class DayKeeping {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private generation: number | undefined;
  /** The position of each casino at which nothing was left to keep. */
  private readonly done = new Map<string, bigint>();
  /** What was left to keep of each casino at the last look, with its last record. */
  private readonly left = new Map<string, ReadonlyMap<GamingDay, bigint>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly options: KeepingOptions = {},
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { everyMs = EVERY_MS, onError, onKept } = this.options;
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.keep().then(onKept, (failure: unknown) => onError?.(failure));
      await setTimeout(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Looks once at every casino that has recorded something since nothing was left to keep. */
  async keep(): Promise<void> {
    const generation = await liveGeneration(this.dataSource.manager);
    if (generation !== this.generation) this.beginAnew(generation);
    await eachAlone(await casinosUntil(this.dataSource.manager), async (at) => {
      if (!this.stopping.signal.aborted && this.done.get(at.casino) !== at.position)
        await this.keepCasino(at);
    });
  }

  /** The tables of another generation have no sums yet. */
  private beginAnew(generation: number): void {
    this.generation = generation;
    this.done.clear();
    this.left.clear();
  }

  private async keepCasino(at: CasinoAt): Promise<void> {
    const days = await this.reading((db) => readDaysToKeep(db, at));
    if (days.length === 0) this.done.set(at.casino, at.position);
    const before = this.left.get(at.casino);
    this.left.set(at.casino, new Map(days.map(({ day, lastRecord }) => [day, lastRecord])));
    const quiet = days.filter(({ day, lastRecord }) => before?.get(day) === lastRecord);
    for (const part of partsOf(quiet)) {
      if (this.stopping.signal.aborted) return;
      await this.reading((db) => sumAndKeep(db, at, part));
    }
  }

  private reading<Answer>(work: (db: Queryable) => Promise<Answer>): Promise<Answer> {
    return inTransaction(this.dataSource, async (db) => {
      await db.query(SEE_LIVE_GENERATION);
      return work(db);
    });
  }
}

function partsOf(days: readonly DayToKeep[]): DayToKeep[][] {
  const parts: DayToKeep[][] = [];
  for (const each of days) {
    const part = parts.at(-1);
    if (part === undefined || dayNumberOf(each.day) - dayNumberOf(part[0]!.day) >= DAYS_AT_ONCE)
      parts.push([each]);
    else part.push(each);
  }
  return parts;
}

/** What was recorded meanwhile changes nothing: everything is read as known at the position. */
async function sumAndKeep(db: Queryable, at: CasinoAt, days: readonly DayToKeep[]): Promise<void> {
  const books = await readCasinoBooks(db, at);
  const range = { from: days[0]!.day, to: days.at(-1)!.day };
  const sums = await readSumsOfDays(db, { ...at, books, range });
  const kept = days.map((each) => ({ ...each, tables: sums.get(each.day) ?? [] }));
  await keepSums(db, { casino: at.casino, books }, kept);
}
