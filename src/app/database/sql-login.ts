import { escapeIdentifier } from 'pg';
import type { DataSource } from 'typeorm';
import { readRows } from '../../database/queryable';

/**
 * How many sessions a reader has at once. The server enforces this limit. `DEFAULTS` are only what a session begins with: a reader may
 * change them by `SET`.
 */
export const CONNECTIONS_OF_A_READER = 5;

const DEFAULTS: Readonly<Record<string, string>> = {
  default_transaction_read_only: 'on',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
  idle_session_timeout: '1h',
  lock_timeout: '5s',
  work_mem: '16MB',
  max_parallel_workers_per_gather: '0',
  search_path: 'bi',
};

/**
 * The statements that make a login role of PostgreSQL able to read the schema `bi`, and nothing else. Which rows it sees
 * follows from a decision alone (`giveSqlAccess`). The owner of the tables becomes a member, because otherwise nobody
 * but a superuser could end its sessions.
 */
export function statementsOfSqlLogin(
  login: string,
  {
    exists,
    owner,
    database,
  }: { readonly exists: boolean; readonly owner: string; readonly database: string },
): readonly string[] {
  const [role, ownerRole] = [escapeIdentifier(login), escapeIdentifier(owner)];
  return [
    ...(exists ? [] : [`CREATE ROLE ${role} LOGIN`]),
    `ALTER ROLE ${role} CONNECTION LIMIT ${CONNECTIONS_OF_A_READER}`,
    ...Object.entries(DEFAULTS).map(
      ([name, value]) =>
        `ALTER ROLE ${role} IN DATABASE ${escapeIdentifier(database)} SET ${name} = '${value}'`,
    ),
    `GRANT ${role} TO ${ownerRole}`,
    `GRANT USAGE ON SCHEMA bi TO ${role}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA bi TO ${role}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA bi TO ${role}`,
    // Views of later releases, made by the migrations of the same owner.
    `ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerRole} IN SCHEMA bi GRANT SELECT ON TABLES TO ${role}`,
    `ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerRole} IN SCHEMA bi GRANT EXECUTE ON FUNCTIONS TO ${role}`,
  ];
}

interface RoleFound {
  readonly exists: boolean;
  readonly can: string | null;
}

const ROLE = `
  SELECT true AS exists,
         nullif(concat_ws(', ', CASE WHEN rolsuper THEN 'is a superuser' END, CASE WHEN rolcreaterole THEN 'makes roles' END,
           CASE WHEN rolcreatedb THEN 'makes databases' END, CASE WHEN rolreplication THEN 'replicates' END,
           CASE WHEN rolbypassrls THEN 'passes policies by' END,
           CASE WHEN EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid) THEN 'is a member of another role' END,
           CASE WHEN EXISTS (SELECT FROM pg_class WHERE relowner = r.oid) THEN 'owns tables' END,
           CASE WHEN has_schema_privilege(r.oid, 'read_model', 'USAGE') THEN 'may read the tables of the books' END), '') AS can
    FROM pg_roles r WHERE rolname = $1`;

/**
 * Makes the login, or brings it up to this release. To be run by the owner of the tables; who may not make roles has a
 * superuser make it first.
 * @returns why nothing was done; undefined when it was
 */
export async function makeSqlLogin(dataSource: DataSource, login: string): Promise<string | undefined> {
  if (!/^[a-z][a-z0-9_]{1,61}[a-z0-9]$/.test(login) || login.startsWith('pg_'))
    return `"${login}" is no login of a reader: 3 to 63 lower-case letters, digits and underscores, a letter first, not pg_`;
  const [role] = await readRows<RoleFound>(dataSource, ROLE, [login]);
  if (role !== undefined && role.can !== null)
    return `the role "${login}" ${role.can}: a reader has a role of its own, without other powers`;
  const [{ owner, database } = { owner: '', database: '' }] = await readRows<{
    owner: string;
    database: string;
  }>(
    dataSource,
    `SELECT nspowner::regrole::text AS owner, current_database()::text AS database FROM pg_namespace WHERE nspname = 'bi'`,
  );
  const statements = statementsOfSqlLogin(login, {
    exists: role !== undefined,
    owner: unquoted(owner),
    database,
  });
  try {
    await dataSource.transaction(async (db) => {
      for (const statement of statements) await db.query(statement);
    });
    return undefined;
  } catch (failure) {
    if ((failure as { readonly code?: string }).code !== '42501') throw failure;
    return (
      `this role of the database may not do it (${(failure as Error).message}). ` +
      `Have a superuser run in this database:\n${statements.map((each) => `  ${each};`).join('\n')}`
    );
  }
}

/** `regrole` quotes a name where it must. */
const unquoted = (name: string): string => name.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
