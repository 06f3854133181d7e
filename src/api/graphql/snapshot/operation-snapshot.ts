import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { SEE_LIVE_GENERATION } from '../../../projector/generations/generation';
import { type ParkedKey, readReached } from '../../../projector/parking/reached';
import { belongsTo, type PartOfBooks } from './part-of-books';
import { codedError } from '../refusals/coded-error';

/** Whose books, and up to which record. */
export interface KnownBooks {
  readonly casino: string;
  readonly position: bigint;
}

/** What an answer takes in. */
interface AnswerScope {
  readonly position: bigint;
  readonly asOf: string | null;
  readonly about?: PartOfBooks;
}

/** What fields of one kind ask: answered for many keys of the same books with one statement. */
export interface Question<Key extends KnownBooks, Value> {
  /** Its own, so that no other question is taken for it. */
  readonly name: string;
  /** One value for each key, in their order. */
  read(manager: EntityManager, keys: readonly Key[]): Promise<readonly Value[]>;
}

interface Asked<Key, Value> {
  readonly keys: Key[];
  readonly answer: Promise<readonly Value[]>;
}

/**
 * One GraphQL operation reads in one read-only transaction, so that all its fields share one position even while
 * events arrive or a rebuilt generation takes over. Opened when the first field reads, closed with the operation.
 */
export class OperationSnapshot {
  private opened: Promise<QueryRunner> | undefined;
  /** The fields of an operation are resolved side by side, its one connection answers one question at a time. */
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** The parked keys of each casino asked about. */
  private readonly parked = new Map<string, readonly ParkedKey[]>();
  private readonly asked = new Map<string, Asked<unknown, unknown>>();

  constructor(private readonly dataSource: DataSource) {}

  /** Reads with the entity manager of the snapshot; the live generation's tables are the ones that are seen. */
  read<Answer>(work: (manager: EntityManager) => Promise<Answer>): Promise<Answer> {
    const answer = this.last.then(async () => work((await this.runner()).manager));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  /**
   * Reads for a field of a node together with the same field of its siblings: what is asked before the next turn of
   * the event loop is one statement, so that fifty nodes cost as many statements as one.
   */
  async readTogether<Key extends KnownBooks, Value>(
    question: Question<Key, Value>,
    key: Key,
  ): Promise<Value> {
    const name = `${question.name} ${key.casino} ${key.position}`;
    const asked = (this.asked.get(name) as Asked<Key, Value> | undefined) ?? this.begin(name, question);
    const index = asked.keys.push(key) - 1;
    return (await asked.answer)[index]!;
  }

  /** The last record number of a casino in this snapshot; undefined for a casino without any record. */
  async positionOf(casino: string): Promise<bigint | undefined> {
    const reached = await this.read((manager) => readReached(manager, casino));
    if (reached !== undefined) this.parked.set(casino, reached.parked);
    return reached?.position;
  }

  /**
   * Whether everything that was recorded until a position, and until a gaming day, is in an answer: false where a fault
   * of the software keeps a record from being judged that belongs to the books, or the part of them, it is about.
   */
  isComplete({ position, asOf, about }: AnswerScope): boolean {
    return [...this.parked.values()]
      .flat()
      .every(
        ({ key, record, gamingDay }) =>
          record > position || gamingDay > (asOf ?? gamingDay) || !belongsTo(key, about),
      );
  }

  /** A field that fails ends its operation while others are still being resolved: those read nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    await this.last;
    const runner = await this.opened?.catch(() => undefined);
    if (!runner || runner.isReleased) return;
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.release();
  }

  /** Forgets what was read: what is asked next reads what is true by then, in a transaction of its own. */
  async beginAnew(): Promise<void> {
    await this.close();
    this.opened = undefined;
    this.closed = false;
    this.parked.clear();
    this.asked.clear();
  }

  private begin<Key extends KnownBooks, Value>(
    name: string,
    question: Question<Key, Value>,
  ): Asked<Key, Value> {
    const keys: Key[] = [];
    const answer = new Promise((nextTurn) => setImmediate(nextTurn)).then(() => {
      this.asked.delete(name);
      return this.read((manager) => question.read(manager, keys));
    });
    const asked = { keys, answer };
    this.asked.set(name, asked);
    return asked;
  }

  private runner(): Promise<QueryRunner> {
    if (this.closed)
      throw codedError('OPERATION_OVER', {
        en: 'The operation is over: another part of it failed first, and its error says why.',
        es: 'La operación ha terminado: antes falló otra parte de ella, y su error dice por qué.',
      });
    return (this.opened ??= this.open());
  }

  private async open(): Promise<QueryRunner> {
    const runner = this.dataSource.createQueryRunner();
    try {
      // In one message: sending each is a large part of what a short answer costs.
      await runner.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${SEE_LIVE_GENERATION}`);
      return runner;
    } catch (failure) {
      await runner.query('ROLLBACK').catch(() => undefined);
      await runner.release();
      throw failure;
    }
  }
}
