import { readConfig } from '../config';
import { withDatabase } from '../database/open-database';
import { makeSqlLogin } from '../database/sql-login';
import { answer, failure, say } from './terminal';

/**
 * `cagnotte sql-login LOGIN`: makes the role of PostgreSQL with which a program reads the schema `bi`, or brings it up to
 * this release. The operator runs it as the role that owns the tables. The role reads nothing until an administrator has decided which
 * casinos it reads (`giveSqlAccess`). Answers the exit code: 1 when nothing was done.
 */
export function sqlLogin(login: string): Promise<number> {
  return withDatabase(readConfig(), async (dataSource) => {
    const refusal = await makeSqlLogin(dataSource, login);
    if (refusal !== undefined) return say(failure('sql-login', `${refusal}.`));
    return say(
      answer(
        `The role ${login} may connect and read the schema bi of this database. It has no password: set one with ` +
          `\\password ${login} in psql. It sees no row before an administrator decides of which casinos (giveSqlAccess).`,
      ),
    );
  });
}
