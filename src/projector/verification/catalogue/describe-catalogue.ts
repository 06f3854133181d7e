import { sha256 } from '../../../kernel/identity';
import { type Queryable, readRows } from '../../../database/queryable';
import type { DataSource } from 'typeorm';

/** The pattern of the tables of every generation: see `RegisterAndReadModels1700000000003`. */
export const PATTERN = 'read_model';

/** Condition on `nspname`: the schemas that belong to the product alone. In `public` it only has the table of migrations. */
export const OF_THE_PRODUCT = `(nspname IN ('event_log', 'register', 'projection', 'access', 'bi', '${PATTERN}') OR nspname ~ '^generation_[0-9]+$')`;

/** Condition on `relname` in `public`: the table of migrations and its sequence. */
export const MIGRATIONS_TABLE = `relname IN ('schema_migration', 'schema_migration_id_seq')`;

export type Kind =
  | 'table'
  | 'column'
  | 'constraint'
  | 'index'
  | 'trigger'
  | 'rule'
  | 'policy'
  | 'function'
  | 'type';

/** An object of a schema, with its definition in the form that PostgreSQL 15 to 18 all print. */
export interface CatalogueObject {
  readonly kind: Kind;
  /** Its schema. */
  readonly schema: string;
  /** The table to which it belongs, or its own name in the schema. */
  readonly of: string;
  /**
   * Empty where `of` is its own name. A constraint and an index are named by their definition, because PostgreSQL gives them
   * other names in every generation.
   */
  readonly name: string;
  readonly is: string;
}

const RELATIONS = `
  own AS (SELECT oid, nspname FROM pg_namespace WHERE ${OF_THE_PRODUCT}),
  relation AS (
    SELECT c.*, n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE (c.relnamespace IN (SELECT oid FROM own) OR (n.nspname = 'public' AND ${MIGRATIONS_TABLE}))
       AND c.relkind NOT IN ('i', 'I', 't'))`;

const IS_ON = `tgenabled IN ('O', 'A')`;

/** `to_jsonb` reads a column of the catalogue that only some versions of PostgreSQL have. */
const DESCRIBED = `
  SELECT 'table' AS kind, nspname::text AS schema, relname::text AS of, ''::text AS name,
         concat_ws(', ', relkind::text, 'persistence ' || relpersistence::text,
           (SELECT amname FROM pg_am WHERE oid = relam),
           CASE WHEN relrowsecurity OR relforcerowsecurity THEN 'policies by rows' END,
           CASE WHEN relispartition THEN 'a partition' END,
           CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END) AS is
    FROM relation
  UNION ALL
  SELECT 'column', nspname, relname, attname::text,
         concat_ws(', ', format_type(atttypid, atttypmod),
           CASE WHEN attcollation <> typcollation THEN 'collation ' || (SELECT collname FROM pg_collation WHERE oid = attcollation) END,
           CASE WHEN attnotnull THEN 'not null' END,
           CASE WHEN attidentity <> '' THEN 'identity ' || attidentity::text END,
           CASE WHEN attgenerated <> '' THEN 'generated ' || attgenerated::text END,
           'default ' || pg_get_expr(adbin, adrelid))
    FROM relation
    JOIN pg_attribute ON attrelid = relation.oid AND attnum > 0 AND NOT attisdropped
    JOIN pg_type ON pg_type.oid = atttypid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE relkind <> 'S'
  UNION ALL
  SELECT 'constraint', nspname, relname, pg_get_constraintdef(k.oid),
         concat_ws(', ', CASE WHEN NOT convalidated THEN 'not validated' END,
           CASE WHEN to_jsonb(k) ->> 'conenforced' = 'false' THEN 'not enforced' END,
           CASE WHEN EXISTS (SELECT FROM pg_trigger WHERE tgconstraint = k.oid AND NOT ${IS_ON}) THEN 'switched off' END)
    FROM relation JOIN pg_constraint k ON conrelid = relation.oid
   WHERE contype NOT IN ('n', 't') OR NOT convalidated
  UNION ALL
  SELECT 'index', nspname, relname,
         regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX .*? ON (ONLY )?.*? USING ', '\\1'),
         concat_ws(', ', CASE WHEN NOT (indisvalid AND indisready AND indislive) THEN 'not valid' END)
    FROM relation JOIN pg_index ON indrelid = relation.oid
   WHERE NOT (indisvalid AND indisready AND indislive)
      OR NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  UNION ALL
  SELECT 'trigger', nspname, relname, tgname::text,
         concat_ws(', ', pg_get_triggerdef(t.oid), CASE WHEN NOT ${IS_ON} THEN 'switched off' END)
    FROM relation JOIN pg_trigger t ON tgrelid = relation.oid
   WHERE NOT tgisinternal
  UNION ALL
  SELECT 'rule', nspname, relname, rulename::text, pg_get_ruledef(pg_rewrite.oid)
    FROM relation JOIN pg_rewrite ON ev_class = relation.oid
   WHERE relkind NOT IN ('v', 'm') OR rulename <> '_RETURN'
  UNION ALL
  SELECT 'policy', nspname, relname, polname::text, concat_ws(', ', polcmd, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    FROM relation JOIN pg_policy ON polrelid = relation.oid
  UNION ALL
  SELECT 'function', nspname, format('%s(%s)', proname, oidvectortypes(proargtypes)), '',
         concat_ws(' ', prokind, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), lanname, provolatile, prosecdef,
           proisstrict, proleakproof, prosupport::oid, array_to_string(proconfig, ','), probin, prosrc, pg_get_function_sqlbody(p.oid),
           CASE WHEN prosecdef AND has_function_privilege('public', p.oid, 'EXECUTE') THEN 'for everyone' END)
    FROM own JOIN pg_proc p ON pronamespace = own.oid JOIN pg_language l ON l.oid = prolang
  UNION ALL
  SELECT 'type', nspname, typname, '', concat_ws(' ', typtype, format_type(typbasetype, typtypmod))
    FROM own JOIN pg_type ON typnamespace = own.oid
   WHERE typrelid = 0 AND typelem = 0`;

/**
 * An object that another transaction drops in the meantime has no text. The definitions are read only for the
 * objects of the product: describing the rules and functions of PostgreSQL itself as well takes four times as long.
 */
const CATALOGUE = `WITH ${RELATIONS}, described AS MATERIALIZED (${DESCRIBED})
  SELECT kind, schema::text, of::text, name::text, "is"::text FROM described WHERE "is" IS NOT NULL AND name IS NOT NULL
   ORDER BY schema COLLATE "C", of COLLATE "C", kind, name COLLATE "C"`;

/** Settings on which the texts of PostgreSQL about its objects, and the names in our statements, depend. */
const AS_IT_IS = [
  'SET LOCAL search_path TO pg_catalog',
  'SET LOCAL quote_all_identifiers TO off',
  'SET LOCAL standard_conforming_strings TO on',
];

/**
 * Reads the catalogue and rows in one snapshot, with a search path on which no foreign function or operator is found in the
 * place of one of PostgreSQL. `SET` sets the path: the function `set_config` would itself be looked up on the old path.
 */
export const readingTheCatalogue = <Answer>(
  dataSource: DataSource,
  read: (db: Queryable) => Promise<Answer>,
): Promise<Answer> =>
  dataSource.transaction('REPEATABLE READ', async ({ queryRunner }) => {
    for (const statement of AS_IT_IS) await queryRunner!.query(statement);
    return read(queryRunner!);
  });

/** Every object in the schemas of the product, generations included. */
export async function describeCatalogue(db: Queryable): Promise<readonly CatalogueObject[]> {
  const objects = await readRows<CatalogueObject>(db, CATALOGUE);
  return objects.map((each) => {
    if (each.kind === 'function') return { ...each, is: digestOf(each.is) };
    return each.kind === 'table' ? { ...each, is: withoutTextOfView(each.is) } : each;
  });
}

/**
 * The text of a view is described by its digest. Of a view of one source PostgreSQL 16 and later do not print the source
 * before each column, as earlier ones do, and it says nothing.
 */
const withoutTextOfView = (is: string): string =>
  is.replace(/ SELECT .*$/s, (text) =>
    digestOf(/\bJOIN\b/.test(text) ? text : text.replaceAll(/\b[a-z_]+\.(?=[a-z_])/g, '')),
  );

/** SHA-256 of a text with single spaces, its first 16 digits. */
const digestOf = (text: string): string => sha256(text.replaceAll(/\s+/g, ' ').trim()).slice(0, 16);
