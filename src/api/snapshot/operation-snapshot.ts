import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { GraphQLError } from 'graphql';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { snapshotRunner } from '../../database/queryable';
import { SEE_LIVE_GENERATION } from '../../projector/generations/generation';
import { type ParkedKey, readReached } from '../../projector/runner/parked-keys';
import { codedError } from '../coded-error';

export interface KnownBooks {
  readonly casino: string;
  readonly position: bigint;
}

interface AnswerScope {
  readonly position: bigint;
  readonly asOf: string | null;
  readonly about?: PartOfBooks;
}

export interface Question<Key extends KnownBooks, Value> {
  readonly name: string;
  read(manager: EntityManager, keys: readonly Key[]): Promise<readonly Value[]>;
}

const operationOver = (): GraphQLError =>
  codedError('OPERATION_OVER', {
    en: 'The operation is over: another part of it failed first, and its error says why.',
    es: 'La operación ha terminado: antes falló otra parte de ella, y su error dice por qué.',
  });

const timedOut = (milliseconds: number): GraphQLError =>
  codedError(
    'OPERATION_TIMED_OUT',
    {
      en: `The operation read for ${milliseconds / 1_000} s and was stopped. Ask for fewer fields, smaller pages or a shorter period.`,
      es: `La operación leyó durante ${milliseconds / 1_000} s y se detuvo. Pida menos campos, páginas menores o un periodo más corto.`,
    },
    { seconds: milliseconds / 1_000 },
  );

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1_000;

const SESSION = /^table\/(.*)\/(\d{4}-\d{2}-\d{2})\/(\d+)$/;

/**
 * Runs one GraphQL operation in one read-only transaction, so that all its fields share a position even while events
 * arrive or a rebuilt generation takes over. It opens when the first field reads and closes with the operation.
 */
export class OperationSnapshot {
  private opened: Promise<QueryRunner> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;
  private ended: GraphQLError | undefined;
  /** One error for all remaining fields: hundreds of errors with stacks of their own would block the process. */
  private over: GraphQLError | undefined;
  private cancelled: Promise<unknown> = Promise.resolve();
  private deadline: NodeJS.Timeout | undefined;
  private source: DataSource;
  private readonly parked = new Map<string, readonly ParkedKey[]>();
  private readonly loaders = new Map<string, DataLoader<never, unknown>>();

  constructor(private readonly primary: DataSource) {
    this.source = primary;
  }

  readFrom(source: DataSource): void {
    this.source = source;
  }

  get isOfReplica(): boolean {
    return this.source !== this.primary;
  }

  read<Answer>(work: (manager: EntityManager) => Promise<Answer>): Promise<Answer> {
    const answer = this.last
      .then(async () => work((await this.runner()).manager))
      .catch((failure: unknown) => {
        // A cancelled statement fails with an error of the database, which is replaced.
        throw this.ended ?? failure;
      });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  endIn(milliseconds: number): void {
    this.deadline = setTimeout(() => this.end(timedOut(milliseconds)), milliseconds).unref();
  }

  end(why: GraphQLError = operationOver()): void {
    if (this.ended !== undefined || this.closed) return;
    this.ended = why;
    this.cancelled = this.cancelStatement().catch(() => undefined);
  }

  /**
   * Batches reads of the same field of sibling nodes: requests made before the next turn of the event loop are one
   * statement, so fifty nodes cost as many statements as one.
   */
  load<Key extends KnownBooks, Value>(question: Question<Key, Value>, key: Key): Promise<Value> {
    const name = `${question.name} ${key.casino} ${key.position}`;
    const known = this.loaders.get(name) as DataLoader<Key, Value> | undefined;
    const loader = known ?? this.loaderOf(question);
    this.loaders.set(name, loader);
    return loader.load(key);
  }

  async positionOf(casino: string): Promise<bigint | undefined> {
    const reached = await this.read((manager) => readReached(manager, casino));
    if (reached !== undefined) this.parked.set(casino, reached.parked);
    return reached?.position;
  }

  /**
   * Whether the answer contains everything recorded until a position and a gaming day: false if a software fault
   * prevents the evaluation of a record that belongs to the books, or to the part of them that the answer is about.
   */
  isComplete({ position, asOf, about }: AnswerScope): boolean {
    return [...this.parked.values()]
      .flat()
      .every(
        ({ key, record, gamingDay }) =>
          record > position || gamingDay > (asOf ?? gamingDay) || !belongsTo(key, about),
      );
  }

  /** Ends the operation after a failed field; fields that are still being resolved read nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.deadline);
    await this.last;
    await this.cancelled;
    const runner = await this.opened?.catch(() => undefined);
    if (!runner || runner.isReleased) return;
    // A cancellation may arrive after its statement and cancel the next one; here the second one finds nothing to
    // cancel.
    await runner.query('ROLLBACK').catch(() => runner.query('ROLLBACK').catch(() => undefined));
    await runner.release();
  }

  async reset(): Promise<void> {
    await this.close();
    this.opened = undefined;
    this.closed = false;
    this.source = this.primary;
    this.parked.clear();
    this.loaders.clear();
  }

  /**
   * The default scheduling of the library batches too early for resolvers that await something. Keys are objects, so
   * nothing is cached.
   */
  private loaderOf<Key extends KnownBooks, Value>(question: Question<Key, Value>): DataLoader<Key, Value> {
    return new DataLoader((keys) => this.read((manager) => question.read(manager, keys)), {
      cache: false,
      batchScheduleFn: (dispatch) => void setImmediate(dispatch),
    });
  }

  private async cancelStatement(): Promise<void> {
    const runner = await this.opened;
    if (runner === undefined) return;
    const { processID } = (await runner.connect()) as { readonly processID: number };
    const { last } = this;
    let isReading = true;
    void last.then(() => (isReading = false));
    // A cancellation that arrives before its statement begins is lost, and the statement would run without end.
    for (let pause = FIRST_PAUSE_MS; isReading; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await this.source.query('SELECT pg_cancel_backend($1)', [processID]);
      await Promise.race([last, sleep(pause, undefined, { ref: false })]);
    }
  }

  private runner(): Promise<QueryRunner> {
    if (this.ended) throw this.ended;
    if (this.closed) throw (this.over ??= operationOver());
    return (this.opened ??= this.open());
  }

  private async open(): Promise<QueryRunner> {
    const runner = snapshotRunner(this.source);
    try {
      // Sent in one message, because sending them singly is a large part of the time of a short answer.
      await runner.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${SEE_LIVE_GENERATION}`);
      return runner;
    } catch (failure) {
      await runner.query('ROLLBACK').catch(() => undefined);
      await runner.release();
      throw failure;
    }
  }
}

export interface PartOfBooks {
  readonly sessions?: {
    readonly table?: string | undefined;
    readonly gamingDay?: string | undefined;
    readonly sessionNo?: number | undefined;
  };
  readonly pool?: string;
}

export const partOfSessions = ({
  table,
  gamingDay,
  sessionNo,
}: NonNullable<PartOfBooks['sessions']>): PartOfBooks => ({ sessions: { table, gamingDay, sessionNo } });

/** Whether the facts of a partition key (`table/RF1/2026-01-01/1`, `cage/2026-01-01`, `jackpot/bolsa`) belong to a part. */
export function belongsTo(key: string, { sessions, pool }: PartOfBooks = {}): boolean {
  const [, table, gamingDay, sessionNo] = SESSION.exec(key) ?? [];
  if (pool !== undefined) return table !== undefined || key === `jackpot/${pool}`;
  if (sessions === undefined) return true;
  return (
    table !== undefined &&
    (sessions.table ?? table) === table &&
    (sessions.gamingDay ?? gamingDay) === gamingDay &&
    `${sessions.sessionNo ?? sessionNo}` === sessionNo
  );
}
