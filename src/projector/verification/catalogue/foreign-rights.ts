import { type Queryable, readRows } from '../../../database/queryable';
import { OF_THE_PRODUCT } from './describe-catalogue';
import { SERVICE_RIGHTS } from './service-rights';

/** Rights that change no data: reading, and maintenance (statistics, vacuum) with its locks. */
const HARMLESS = ['SELECT', 'MAINTAIN', 'USAGE'];

/** Roles get these with the schema of a new generation: see `projection.open_generation`. */
const OF_GENERATIONS: readonly string[] = ['INSERT', 'UPDATE', 'DELETE'];

interface Right {
  readonly place: string;
  readonly schema: string;
  readonly isTable: boolean;
  readonly grantee: string;
  readonly right: string;
}

const OWNERS = `
  SELECT c.oid::regclass::text AS place, o.rolname AS owner
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_roles o ON o.oid = relowner
   WHERE ${OF_THE_PRODUCT} AND relkind NOT IN ('i', 'I', 't')
  UNION ALL SELECT 'schema ' || nspname, rolname FROM pg_namespace JOIN pg_roles o ON o.oid = nspowner WHERE ${OF_THE_PRODUCT}
  UNION ALL SELECT 'function ' || p.oid::regproc, rolname
    FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace JOIN pg_roles o ON o.oid = proowner WHERE ${OF_THE_PRODUCT}`;

const GRANTED = `
  SELECT nspname AS schema, format('%s.%s', nspname, relname) AS place, true AS is_table, relowner AS owner, grantee, privilege_type
    FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace, aclexplode(relacl) WHERE ${OF_THE_PRODUCT}
  UNION ALL
  SELECT nspname, format('%s.%s', nspname, relname), true, relowner, grantee, privilege_type
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN pg_namespace n ON n.oid = relnamespace, aclexplode(attacl)
   WHERE ${OF_THE_PRODUCT} AND NOT attisdropped
  UNION ALL
  SELECT nspname, 'schema ' || nspname, false, nspowner, grantee, privilege_type
    FROM pg_namespace, aclexplode(nspacl) WHERE ${OF_THE_PRODUCT}`;

/** Excludes superusers, who may do everything without a grant. */
const NO_SUPERUSER = `NOT EXISTS (SELECT FROM pg_roles s WHERE s.rolsuper AND s.oid = grantee)`;

/**
 * Owners of objects of the product that are not the owner of the log, and rights to its tables and schemas that the
 * service does not need: a role with them could change the books or their guards. A line each, with the remedy.
 */
export async function findForeignRights(db: Queryable): Promise<readonly string[]> {
  const owners = await readRows<{ place: string; owner: string; ofLog: string }>(
    db,
    `WITH owned AS (${OWNERS}), log AS (SELECT rolname FROM pg_class JOIN pg_roles r ON r.oid = relowner
                                         WHERE pg_class.oid = 'event_log.event'::regclass)
     SELECT place, owner, rolname AS of_log FROM owned, log
      WHERE owner <> rolname AND NOT (SELECT rolsuper FROM pg_roles r WHERE r.rolname = owner) ORDER BY place`,
  );
  const granted = await readRows<Right>(
    db,
    `SELECT DISTINCT schema::text, place, is_table, coalesce(g.rolname, 'everyone')::text AS grantee, privilege_type AS right
       FROM (${GRANTED}) granted LEFT JOIN pg_roles g ON g.oid = grantee
      WHERE grantee <> owner AND ${NO_SUPERUSER} AND privilege_type <> ALL ($1::text[]) ORDER BY place, grantee, privilege_type`,
    [HARMLESS],
  );
  return [
    ...owners.map(
      ({ place, owner, ofLog }) =>
        `${place} belongs to the role ${owner}, and the log to ${ofLog}: give it back with ALTER … OWNER TO ${ofLog}`,
    ),
    ...granted.filter(isForeign).map(({ place, isTable, grantee, right }) => {
      const to = grantee === 'everyone' ? 'PUBLIC' : grantee;
      const on = isTable ? place : place.replace(/^schema/, 'SCHEMA');
      return `the role ${grantee} has ${right} on ${place}, which the service does not need: REVOKE ${right} ON ${on} FROM ${to}`;
    }),
  ];
}

function isForeign({ schema, place, isTable, grantee, right }: Right): boolean {
  if (!isTable || grantee === 'everyone') return true;
  if (schema.startsWith('generation_')) return !OF_GENERATIONS.includes(right);
  const rights: readonly string[] = SERVICE_RIGHTS.find(([table]) => table === place) ?? [];
  return !rights.includes(right);
}
