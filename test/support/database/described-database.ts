import { type Queryable, readRows } from '../../../src/database/queryable';

/** The schema that migrations make: one sorted line per column, constraint, index and function. */
export async function describeDatabase(db: Queryable): Promise<readonly string[]> {
  const rows = await readRows<{ line: string }>(
    db,
    `
    WITH own AS (
      SELECT oid, nspname FROM pg_namespace
       WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    )
    SELECT format('schema %s', nspname) AS line FROM own WHERE nspname <> 'public'
    UNION ALL
    SELECT format('column %s.%s.%s %s %s %s', nspname, relname, attname, format_type(atttypid, atttypmod),
                  attnotnull, pg_get_expr(adbin, adrelid))
      FROM own JOIN pg_class c ON c.relnamespace = own.oid AND relkind IN ('r', 'v')
      JOIN pg_attribute a ON a.attrelid = c.oid AND attnum > 0 AND NOT attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    UNION ALL
    SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid))
      FROM own JOIN pg_constraint k ON k.connamespace = own.oid
    UNION ALL
    SELECT format('index %s', indexdef) FROM pg_indexes JOIN own ON nspname = schemaname
    UNION ALL
    SELECT format('function %s', pg_get_functiondef(p.oid)) FROM own JOIN pg_proc p ON p.pronamespace = own.oid
    ORDER BY line`,
  );
  return rows.map(({ line }) => line);
}
