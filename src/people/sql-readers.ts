import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { column, deleteRows, insertRows, type RowOf, table } from '../database/table';
import { inTransaction, type Queryable, readRows } from '../database/queryable';
import type { House } from './house.state';
import { PeopleRegister } from './people-register';
import { scopeOf } from './casinos.rules';
import { sqlReadersAt } from './sql-reader.rules';

/** Who reads the schema `bi`: what the decisions in the stream of the house say, for the functions of that schema. */
export const SQL_READER = table('access.sql_reader', {
  login: column.key(column.text),
  credential: column.text,
  everyCasino: column.boolean,
  casinos: column.texts,
  expiresAt: column.instant,
});

type SqlReaderRow = RowOf<typeof SQL_READER>;

/** Milliseconds between two looks: within this time a decision of another process, or at the console, takes effect. */
const EVERY_MS = 10_000;

/** Seconds after which a statement of a reader, or a transaction without a statement, is ended. Told on docs/clients/sql.md. */
const LONGEST_SECONDS = 120;

/** Any number, for one process at a time. */
const LOCK = 1_128_355_663;

/**
 * Makes the table of readers equal to the decisions.
 * @returns whether a reader ended, so that their sessions are to be ended
 */
export async function keepSqlReaders(dataSource: DataSource, house: House, now: string): Promise<boolean> {
  const wanted = new Map(sqlReadersAt(house, now).map((each) => [each.sqlLogin, rowOf(each)]));
  return inTransaction(dataSource, async (db) => {
    await db.query(`SELECT pg_advisory_xact_lock($1)`, [LOCK]);
    const former = await readSqlReaders(db);
    const same = new Set(
      former.filter((row) => isSame(row, wanted.get(row.login))).map(({ login }) => login),
    );
    const ended = former.filter(({ login }) => !same.has(login)).map(({ login }) => ({ login }));
    const begun = [...wanted.values()].filter(({ login }) => !same.has(login));
    if (ended.length > 0) await deleteRows(db, SQL_READER, ended);
    if (begun.length > 0) await insertRows(db, SQL_READER, begun);
    return ended.length > 0;
  });
}

type WrittenReader = Omit<SqlReaderRow, 'expiresAt'> & { readonly expiresAt: string };

const rowOf = ({
  sqlLogin,
  id,
  casinos,
  expiresAt,
}: ReturnType<typeof sqlReadersAt>[number]): WrittenReader => ({
  login: sqlLogin,
  credential: id,
  ...scopeOf(casinos),
  expiresAt,
});

const isSame = (row: SqlReaderRow, wanted: WrittenReader | undefined): boolean =>
  wanted !== undefined && textOf(row) === textOf(wanted);

const textOf = ({ credential, everyCasino, casinos, expiresAt }: SqlReaderRow | WrittenReader): string =>
  JSON.stringify([credential, everyCasino, casinos, new Date(expiresAt).toISOString()]);

const readSqlReaders = (db: Queryable): Promise<SqlReaderRow[]> =>
  readRows(
    db,
    `SELECT login, credential, every_casino, casinos, expires_at FROM ${SQL_READER.sqlName} ORDER BY login`,
  );

/** Logins that the table lets read without such a decision, or of other casinos, or for longer. A sentence each. */
export async function strangeSqlReaders(db: Queryable, house: House): Promise<readonly string[]> {
  const rows = await readSqlReaders(db);
  return rows
    .filter((row) => {
      const { sqlLogin, casinos, expiresAt } = house.credentials.get(row.credential) ?? {};
      if (sqlLogin !== row.login || casinos === undefined || expiresAt === undefined) return true;
      return !isSame(row, { ...row, ...scopeOf(casinos), expiresAt });
    })
    .map(
      ({ login }) =>
        `${SQL_READER.sqlName} lets "${login}" read what no administrator decided: delete the row, and find out who made it`,
    );
}

/** Keeps the table of readers, and ends the sessions of those whose decision ended, or who read for too long. */
@Injectable()
export class SqlReaders implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('sql readers');
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly register: PeopleRegister,
    private readonly dataSource: DataSource,
  ) {
    register.onDecision(async (events) => {
      const isConcerned = events.some(({ type }) => /^cagnotte\.credential\.(made|revoked)\./.test(type));
      if (isConcerned) await this.look();
    });
  }

  onApplicationBootstrap(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** A look that fails is logged, and the next one tries again: no decision is lost with it. */
  private look(): Promise<void> {
    return (this.looking = this.looking.then(() =>
      this.keep().catch((failure: unknown) => this.logger.error(`readers are not kept: ${String(failure)}`)),
    ));
  }

  private async keep(): Promise<void> {
    await keepSqlReaders(this.dataSource, await this.register.house(), new Date().toISOString());
    const [done] = await readRows<{ ended: number; leftAlone: number }>(
      this.dataSource,
      `SELECT ended, left_alone FROM access.end_sql_sessions($1)`,
      [LONGEST_SECONDS],
    );
    if (done!.leftAlone > 0)
      this.logger.warn(
        `${done!.leftAlone} sessions of readers cannot be ended: run \`cagnotte sql-login\` for their roles`,
      );
  }
}
