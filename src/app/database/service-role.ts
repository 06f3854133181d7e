import { escapeIdentifier } from 'pg';
import type { DataSource } from 'typeorm';
import { readRows } from '../../database/queryable';
import { schemaOf } from '../../projector/generations/generation';
import { SERVICE_RIGHTS } from '../../projector/verification/catalogue/service-rights';

const SCHEMAS = ['event_log', 'register', 'projection', 'access', 'read_model'] as const;

const FUNCTIONS = [
  'projection.open_generation',
  'projection.analyze_generation',
  'projection.drop_generation',
  'access.end_sql_sessions',
];

/**
 * Gives a role what the service needs and nothing more: it owns no table, so it cannot drop or switch off a trigger,
 * and it cannot change or delete an event, a record of the register or the log of migrations. To be called by the
 * owner of the tables, after every migration.
 * @returns why the role is not fit for the service; undefined when it is
 */
export async function grantToService(dataSource: DataSource, role: string): Promise<string | undefined> {
  const unfit = await whyUnfit(dataSource, role);
  if (unfit !== undefined) return unfit;
  const to = escapeIdentifier(role);
  const generations = await readRows<{ generation: number }>(
    dataSource,
    `SELECT generation FROM projection.generation g
      WHERE EXISTS (SELECT FROM pg_namespace WHERE nspname = 'generation_' || g.generation)`,
  );
  const schemas = generations.map(({ generation }) => schemaOf(generation));
  const rights = [
    ...[...SCHEMAS, ...schemas].flatMap((schema) => [
      `USAGE ON SCHEMA ${schema}`,
      `SELECT ON ALL TABLES IN SCHEMA ${schema}`,
    ]),
    ...SERVICE_RIGHTS.map(([table, ...further]) => `${['SELECT', ...further].join(', ')} ON ${table}`),
    `EXECUTE ON FUNCTION ${FUNCTIONS.join(', ')}`,
    ...schemas.map((schema) => `INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema}`),
  ];
  await dataSource.transaction(async (db) => {
    for (const right of rights) await db.query(`GRANT ${right} TO ${to}`);
  });
  return undefined;
}

/** Lists the rights on tables that the connected role needs and lacks, such as `INSERT on event_log.event`. */
export async function missingRights(dataSource: DataSource): Promise<readonly string[]> {
  const needed = SERVICE_RIGHTS.flatMap(([table, ...rights]) =>
    ['SELECT', ...rights].map((action) => ({ place: table, action })),
  );
  const rows = await readRows<{ name: string }>(
    dataSource,
    // Read from the catalogue, because the name of a table in a schema closed to the role cannot be resolved.
    `SELECT action || ' on ' || place AS name
       FROM jsonb_to_recordset($1::jsonb) AS needed(place text, action text)
       LEFT JOIN pg_namespace n ON n.nspname = split_part(place, '.', 1)
       LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = split_part(place, '.', 2)
      WHERE c.oid IS NULL OR NOT has_schema_privilege(n.oid, 'USAGE') OR NOT has_table_privilege(c.oid, action)
      ORDER BY place, action`,
    [JSON.stringify(needed)],
  );
  return rows.map(({ name }) => name);
}

export interface RoleReach {
  readonly role: string;
  /** Whether the role, or one that it is a member of, is a superuser. */
  readonly isSuperuser: boolean;
  readonly owned: number;
}

export async function reachOf(dataSource: DataSource, role?: string): Promise<RoleReach | undefined> {
  const [reach] = await readRows<RoleReach>(
    dataSource,
    `SELECT r.rolname::text AS role,
            EXISTS (SELECT FROM pg_roles s WHERE s.rolsuper AND pg_has_role(r.oid, s.oid, 'MEMBER')) AS is_superuser,
            (SELECT count(*)::integer FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
              WHERE (n.nspname = ANY ($2::text[]) OR n.nspname LIKE 'generation\\_%') AND c.relkind = 'r'
                AND (pg_has_role(r.oid, c.relowner, 'MEMBER') OR pg_has_role(r.oid, n.nspowner, 'MEMBER'))) AS owned
       FROM pg_roles r WHERE r.rolname = coalesce($1, current_user)`,
    [role ?? null, SCHEMAS],
  );
  return reach;
}

async function whyUnfit(dataSource: DataSource, role: string): Promise<string | undefined> {
  const reach = await reachOf(dataSource, role);
  if (reach === undefined)
    return `there is no role "${role}". Make it: CREATE ROLE ${escapeIdentifier(role)} LOGIN PASSWORD '…'`;
  if (reach.isSuperuser)
    return `the role "${role}" is a superuser, or a member of one. Make a role of its own`;
  if (reach.owned > 0)
    return `the role "${role}" owns ${reach.owned} tables of the books. Make a role of its own for the service`;
  return undefined;
}
