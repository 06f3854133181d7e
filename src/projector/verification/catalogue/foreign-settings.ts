import { type Queryable, readRows } from '../../../database/queryable';

const USUAL_PATHS = [
  '"$user", public',
  'public',
  'pg_catalog',
  'pg_catalog, public',
  'pg_catalog, pg_temp',
  '""',
  '',
];

/**
 * Parameters of PostgreSQL that change what a statement finds, does or may do, and their harmless values. Parameters for the
 * format of dates, numbers and bytes are missing here, because each connection of the product sets them.
 */
const WATCHED: Readonly<Record<string, readonly string[]>> = {
  search_path: USUAL_PATHS,
  session_replication_role: ['origin', 'local'],
  row_security: ['on'],
  transform_null_equals: ['off'],
  standard_conforming_strings: ['on'],
  array_nulls: ['on'],
  zero_damaged_pages: ['off'],
  ignore_checksum_failure: ['off'],
  ignore_system_indexes: ['off'],
  allow_system_table_mods: ['off'],
  role: ['none'],
};

interface Setting {
  readonly name: string;
  readonly value: string;
  readonly of: string;
  readonly remedy: string;
}

/** By `ALTER DATABASE` and `ALTER ROLE`, for the roles that the product connects as: those with rights to its log. */
const OF_ROLES_AND_DATABASE = `
  SELECT split_part(setting, '=', 1) AS name, substr(setting, strpos(setting, '=') + 1) AS value,
         coalesce(nullif(concat_ws(' in ', 'the role ' || rolname, 'the database ' || datname), ''), 'every role') AS of,
         concat_ws(' ', 'ALTER', CASE WHEN coalesce(rolname, datname) IS NULL THEN 'ROLE ALL'
                   WHEN rolname IS NULL THEN format('DATABASE %I', datname)
                   ELSE concat_ws(' IN DATABASE ', format('ROLE %I', rolname), quote_ident(datname)) END, 'RESET',
                   quote_ident(split_part(setting, '=', 1))) AS remedy
    FROM pg_db_role_setting
    LEFT JOIN pg_roles ON pg_roles.oid = setrole
    LEFT JOIN pg_database ON pg_database.oid = setdatabase,
         unnest(setconfig) AS setting
   WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
     AND (setrole = 0 OR rolname = current_user OR rolname = session_user
          OR setrole IN (SELECT unnest(ARRAY[relowner, grantee]) FROM pg_class LEFT JOIN LATERAL aclexplode(relacl) ON true
                          WHERE pg_class.oid = 'event_log.event'::regclass))`;

/** Set in a file or on the command line of the server, unless the connection overrides it. */
const OF_SERVER = `
  SELECT name, reset_val AS value, 'the server' AS of, 'ALTER SYSTEM RESET ' || quote_ident(name) || ', or its file' AS remedy
    FROM pg_settings WHERE source IN ('configuration file', 'command line', 'environment variable', 'global')`;

/** Only some roles may read the configuration files, which also have values that the connection overrides. */
const OF_FILES = `
  SELECT name, setting AS value, 'the file ' || sourcefile AS of, 'ALTER SYSTEM RESET ' || quote_ident(name) || ', or that file' AS remedy
    FROM pg_file_settings WHERE applied`;

/**
 * Settings of the roles of the product, of this database and of the server that change what a statement finds, does or may
 * do: a line each, with the remedy.
 */
export async function findForeignSettings(db: Queryable): Promise<readonly string[]> {
  const [may] = await readRows<{ readFiles: boolean }>(
    db,
    `SELECT has_function_privilege('pg_show_all_file_settings()', 'EXECUTE') AND has_table_privilege('pg_file_settings', 'SELECT') AS read_files`,
  );
  const settings: Setting[] = [];
  for (const statement of [OF_ROLES_AND_DATABASE, OF_SERVER, ...(may?.readFiles === true ? [OF_FILES] : [])])
    settings.push(...(await readRows<Setting>(db, `${statement} ORDER BY 3, 1`)));
  return settings
    .filter(({ name, value }) => WATCHED[name]?.includes(value) === false)
    .map(
      ({ name, value, of, remedy }) =>
        `${of} sets ${name} to "${value}", which changes what statements find or do: ${remedy}`,
    );
}
