import { DataSource } from 'typeorm';
import { safeToShow } from '../kernel/shown-text';
import { insertRows } from '../database/table';
import { askable, inTransaction, type Queryable, readRows } from '../database/queryable';
import { Repetitions } from './repetitions';
import type { Occurrence, SecurityEntry } from './security-entry';
import type { LastLine, SecurityLine } from './security-line';
import { hashOf, lineAfter, lineText, NO_LINE, SECURITY_LINE } from './security-line';
import { type DynamicModule, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';

/** The advisory lock for appending: the lines of all processes form one chain. The number is arbitrary. */
const LOCK = 7_305_118_221;

const MOST_AT_ONCE = 200;

/** Maximum number of lines that wait while the database is unreachable; further ones are only counted. */
const MOST_WAITING = 2_000;

const TRY_AGAIN_MS = 1_000;
const LOOK_FOR_OVER_MS = 10_000;

export interface SecurityLogOptions {
  readonly tell?: ((line: string) => void) | undefined;
  readonly onFailure?: ((failure: unknown) => void) | undefined;
  readonly now?: () => number;
}

interface Waiting extends Occurrence {
  readonly kept: () => void;
  readonly failed: (failure: unknown) => void;
}

const NOBODY_WAITS = { kept: (): void => undefined, failed: (): void => undefined };

/**
 * The security log: an append-only, chained table of who came in, who was refused, and what left the service. Lines are written in the
 * order in which they were given, a few at a time, by one connection.
 */
export class SecurityLog {
  private readonly repetitions = new Repetitions();
  private readonly waiting: Waiting[] = [];
  private readonly now: () => number;
  private writing: Promise<void> | undefined;
  private again: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private lost = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly options: SecurityLogOptions = {},
  ) {
    this.now = options.now ?? (() => Date.now());
  }

  /**
   * Records an act that must not happen without a line: a download, a new credential. Resolves when the line is kept.
   * @throws what the database throws; the line waits and is written when it can be
   */
  record(entry: SecurityEntry): Promise<void> {
    return new Promise<void>((kept, failed) => {
      this.add({ entry, at: new Date(this.now()), times: 1, kept, failed });
    });
  }

  /** Records what a client can cause without limit, such as a refusal: repetitions are counted, and the caller does not wait. */
  note(entry: SecurityEntry): void {
    const now = this.now();
    const told = this.repetitions.first(entry, now);
    this.sweep ??= setInterval(() => this.tellOver(), LOOK_FOR_OVER_MS).unref();
    if (told !== undefined) this.add({ entry: told, at: new Date(now), times: 1, ...NOBODY_WAITS });
  }

  /** Writes the lines that are still counted or waiting, and logs those that cannot be written. */
  async close(): Promise<void> {
    clearInterval(this.sweep);
    this.sweep = undefined;
    this.addAll(this.repetitions.over(this.now(), { all: true }));
    while (this.writing !== undefined) await this.writing;
    clearTimeout(this.again);
    await this.write();
    clearTimeout(this.again);
    for (const { entry, at, times, failed } of this.waiting.splice(0)) {
      this.options.tell?.(
        safeToShow(JSON.stringify({ securityLog: null, at: at.toISOString(), ...entry, times })),
      );
      failed(new Error('the security log was closed'));
    }
  }

  private tellOver(): void {
    this.addAll(this.repetitions.over(this.now()));
    if (!this.repetitions.isEmpty) return;
    clearInterval(this.sweep);
    this.sweep = undefined;
  }

  private addAll(occurrences: readonly Occurrence[]): void {
    for (const occurrence of occurrences) this.add({ ...occurrence, ...NOBODY_WAITS });
  }

  private add(line: Waiting): void {
    if (this.waiting.length >= MOST_WAITING) {
      this.lost += line.times;
      line.failed(new Error('too many lines of the security log wait for the database'));
      return;
    }
    this.waiting.push(line);
    this.begin();
  }

  private begin(): void {
    if (this.again === undefined) this.writing ??= this.writeAll();
  }

  /** Waits for the end of this turn of the event loop, so that the lines of one turn share a transaction. */
  private async writeAll(): Promise<void> {
    await new Promise(setImmediate);
    await this.write();
    this.writing = undefined;
    // Another line was added while the last one was being written to the output.
    if (this.waiting.length > 0) this.begin();
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      if (this.lost > 0 && this.waiting.length < MOST_WAITING) this.tellLost();
      const lines = this.waiting.slice(0, MOST_AT_ONCE);
      try {
        const kept = await inTransaction(this.dataSource, (db) => appendLines(db, lines));
        this.waiting.splice(0, lines.length);
        for (const line of kept) this.options.tell?.(lineText(line));
        for (const { kept: told } of lines) told();
      } catch (failure) {
        this.options.onFailure?.(failure);
        for (const { failed } of this.waiting) failed(failure);
        this.again = setTimeout(() => {
          this.again = undefined;
          this.begin();
        }, TRY_AGAIN_MS).unref();
        return;
      }
    }
  }

  private tellLost(): void {
    const entry = { kind: 'security-log.interrupted' } as const;
    this.waiting.push({ entry, at: new Date(this.now()), times: this.lost, ...NOBODY_WAITS });
    this.lost = 0;
  }
}

/** Appends lines to the chain, in a transaction of the caller; no other process appends until it ends. */
export async function appendLines(
  db: Queryable,
  occurrences: readonly Occurrence[],
): Promise<readonly SecurityLine[]> {
  await db.query(`SELECT pg_advisory_xact_lock($1)`, [LOCK]);
  const lines: SecurityLine[] = [];
  let last = await lastLine(db);
  for (const occurrence of occurrences) {
    const line = lineAfter(last, occurrence);
    lines.push(line);
    last = line;
  }
  await insertRows(
    db,
    SECURITY_LINE,
    lines.map(({ at, since, ...line }) => ({
      ...line,
      at: at.toISOString(),
      since: since?.toISOString() ?? null,
    })),
  );
  return lines;
}

export async function lastLine(db: Queryable): Promise<LastLine> {
  const [last] = await readRows<LastLine>(
    db,
    `SELECT number, hash FROM access.security_log ORDER BY number DESC LIMIT 1`,
  );
  return last ?? NO_LINE;
}

export async function brokenLine(db: Queryable): Promise<string | undefined> {
  let last = NO_LINE;
  for (;;) {
    const lines = await readRows<SecurityLine>(
      db,
      `SELECT * FROM access.security_log WHERE number > $1 ORDER BY number LIMIT 5000`,
      [last.number],
    );
    if (lines.length === 0) return undefined;
    for (const line of lines) {
      if (line.number !== last.number + 1n) return `line ${last.number + 1n} is missing`;
      if (hashOf(line, last.hash) !== line.hash) {
        return `line ${line.number} is not what was written, or not where it was written`;
      }
      last = line;
    }
  }
}

export interface LinesWanted {
  readonly before?: string | undefined;
  readonly casinos: 'all' | readonly string[];
  readonly kinds?: readonly string[] | null | undefined;
  /** RFC 3339. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly limit: number;
}

export const readSecurityLines = (
  db: Queryable,
  { before, casinos, kinds, from, until, limit }: LinesWanted,
): Promise<SecurityLine[]> =>
  readRows<SecurityLine>(
    db,
    `SELECT * FROM access.security_log
      WHERE ($1::bigint IS NULL OR number < $1) AND ($2::text[] IS NULL OR casino = ANY ($2))
        AND ($3::text[] IS NULL OR kind = ANY ($3)) AND ($4::timestamptz IS NULL OR at >= $4)
        AND ($5::timestamptz IS NULL OR at < $5)
      ORDER BY number DESC LIMIT $6`,
    [
      ...[before ?? null, casinos === 'all' ? null : casinos, kinds ?? null],
      ...[from ? askable(from) : null, until ? askable(until) : null, limit],
    ],
  );

@Module({})
export class SecurityLogModule implements OnApplicationShutdown {
  constructor(private readonly log: SecurityLog) {}

  /** @param tell takes each kept line as JSON */
  static of(tell?: (line: string) => void): DynamicModule {
    const logger = new Logger('security log');
    return {
      module: SecurityLogModule,
      global: true,
      providers: [
        {
          provide: SecurityLog,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) =>
            new SecurityLog(dataSource, {
              tell,
              onFailure: (failure) => logger.error(`a line cannot be written yet: ${String(failure)}`),
            }),
        },
      ],
      exports: [SecurityLog],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.log.close();
  }
}
