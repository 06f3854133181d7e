import { EventEmitter } from 'node:events';
import type { DataSource, QueryRunner } from 'typeorm';

/** The rows of a statement, or a function that returns them or throws like a database. */
type Answer = readonly object[] | ((parameters: readonly unknown[], sql: string) => readonly object[]);

/** Answers by a substring of the statement. */
export type DatabaseAnswers = Readonly<Record<string, Answer>>;

/**
 * A database that answers a statement by the first matching substring, and collects all statements, including those that begin
 * and end transactions. It refuses a statement without an answer.
 */
export class DatabaseDouble {
  readonly asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  /** The number of connections that were taken and not released. */
  connections = 0;

  constructor(private readonly answers: DatabaseAnswers = {}) {}

  async query<Rows>(sql: string, parameters: readonly unknown[] = []): Promise<Rows> {
    const text = sql.replace(/\s+/g, ' ').trim();
    this.note(text, parameters);
    const found = Object.entries(this.answers).find(([part]) => text.includes(part));
    if (found === undefined) throw new Error(`a statement that nobody foresaw: ${text}`);
    const [, answer] = found;
    return (typeof answer === 'function' ? answer(parameters, text) : answer) as Rows;
  }

  /** The collected statements that contain a text. */
  saying(part: string): readonly string[] {
    return this.asked.map(({ sql }) => sql).filter((sql) => sql.includes(part));
  }

  get dataSource(): DataSource {
    return {
      isInitialized: true,
      query: this.query.bind(this),
      createQueryRunner: () => this.session(),
      transaction: async <Result>(
        _isolation: string,
        work: (manager: { readonly queryRunner: QueryRunner }) => Promise<Result>,
      ): Promise<Result> => {
        const queryRunner = this.session();
        await queryRunner.startTransaction();
        try {
          const result = await work({ queryRunner });
          await queryRunner.commitTransaction();
          return result;
        } catch (failure) {
          await queryRunner.rollbackTransaction();
          throw failure;
        } finally {
          await queryRunner.release();
        }
      },
    } as unknown as DataSource;
  }

  session(): QueryRunner {
    this.connections += 1;
    const session = {
      isTransactionActive: false,
      isReleased: false,
      query: this.query.bind(this),
      connect: () => Promise.resolve(new EventEmitter()),
      release: () => {
        this.connections -= 1;
        session.isReleased = true;
        return Promise.resolve();
      },
      startTransaction: () => this.turn(session, 'BEGIN'),
      commitTransaction: () => this.turn(session, 'COMMIT'),
      rollbackTransaction: () => this.turn(session, 'ROLLBACK'),
    };
    return session as unknown as QueryRunner;
  }

  private turn(
    session: { isTransactionActive: boolean },
    sql: 'BEGIN' | 'COMMIT' | 'ROLLBACK',
  ): Promise<void> {
    this.note(sql);
    session.isTransactionActive = sql === 'BEGIN';
    return Promise.resolve();
  }

  private note(sql: string, parameters: readonly unknown[] = []): void {
    this.asked.push({ sql, parameters });
  }
}
