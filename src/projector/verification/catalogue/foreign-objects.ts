import { type Queryable, readRows } from '../../../database/queryable';
import { MIGRATIONS_TABLE, OF_THE_PRODUCT } from './describe-catalogue';

/** The first object number that PostgreSQL gives to an object of a user; its own objects have lower numbers. */
const OF_USERS = 16_384;

/** Built-in functions that are written in SQL; every other one is compiled into the server, and is not read from its row. */
const BUILT_IN_IN_SQL =
  'age anytextcat bit_length col_description date_part int8pl_inet integer_pl_date interval_pl_date interval_pl_time ' +
  'interval_pl_timestamp interval_pl_timestamptz interval_pl_timetz log log10 lpad numeric_pl_pg_lsn obj_description ' +
  'overlaps path_contain_pt pg_relation_size pg_sleep_for pg_sleep_until polygon quote_literal quote_nullable round rpad ' +
  'shobj_description substring textanycat timedate_pl timestamptz timetzdate_pl trunc ts_debug xpath xpath_exists';

/**
 * A function of an extension that is compiled: its library was installed on the machine of the server. Membership alone
 * proves nothing, since a superuser can add any function to any extension.
 */
const isOfAnExtension = (oid: string): string => `EXISTS (
  SELECT FROM pg_proc x JOIN pg_language xl ON xl.oid = x.prolang
    JOIN pg_depend ON classid = 'pg_proc'::regclass AND objid = x.oid AND deptype = 'e'
   WHERE x.oid = ${oid} AND lanname = 'c' AND probin LIKE '$libdir/%')`;

/**
 * The event trigger of Citus, which takes the parts of a dropped table off its nodes. Its function is no compiled one, so its
 * text must be that of a release that was tried (SHA-256), and each function that it calls must be compiled.
 */
const IS_OF_CITUS = `evtevent = 'sql_drop' AND evttags IS NULL AND EXISTS (
  SELECT FROM pg_proc t JOIN pg_language tl ON tl.oid = t.prolang
   WHERE t.oid = evtfoid AND t.pronamespace = 'pg_catalog'::regnamespace AND t.proname = 'citus_drop_trigger'
     AND tl.lanname = 'plpgsql' AND NOT t.prosecdef AND t.proconfig = ARRAY['search_path=pg_catalog']
     AND encode(sha256(convert_to(t.prosrc, 'UTF8')), 'hex') IN ('f031e366e6f3c1831438a76be8f78379447da6b7fc66f84aba6a49159f523935'))
  AND NOT EXISTS (
  SELECT FROM pg_proc called WHERE called.oid >= ${OF_USERS} AND NOT ${isOfAnExtension('called.oid')}
     AND (called.proname LIKE 'citus_drop_all%' OR called.proname IN (
           'master_remove_distributed_table_metadata_from_workers', 'master_remove_partition_metadata', 'notify_constraint_dropped',
           'master_unmark_object_distributed', 'unregister_tenant_schema_globally')))`;

/** A type that an extension puts beside those of PostgreSQL is none of them. */
const builtIn = (types: string): string => `NOT EXISTS (
  SELECT FROM pg_type
   WHERE pg_type.oid = ANY (${types}) AND (typnamespace <> 'pg_catalog'::regnamespace OR pg_type.oid >= ${OF_USERS}))`;

const outside = (namespace: string): string =>
  `${namespace} NOT IN (SELECT oid FROM pg_namespace WHERE ${OF_THE_PRODUCT} OR nspname LIKE 'pg\\_t%')`;

/** Each statement returns texts: the object, and why it may not exist. */
const STATEMENTS: readonly string[] = [
  // A function, an aggregate or an operator for built-in types, called like one of PostgreSQL, can be taken for it.
  `SELECT format('the function %s.%s(%s) has the name of one of PostgreSQL and can be taken for it', nspname, proname,
                 oidvectortypes(proargtypes)) AS detail
     FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
    WHERE p.oid >= ${OF_USERS} AND ${outside('pronamespace')} AND ${builtIn('proargtypes')} AND NOT ${isOfAnExtension('p.oid')}
      AND EXISTS (SELECT FROM pg_proc b WHERE b.proname = p.proname AND b.oid < ${OF_USERS} AND b.pronamespace = 'pg_catalog'::regnamespace)`,
  `SELECT format('the function pg_catalog.%s(%s) of PostgreSQL was replaced', proname, oidvectortypes(proargtypes)) AS detail
     FROM pg_proc JOIN pg_language l ON l.oid = prolang
    WHERE pg_proc.oid < ${OF_USERS} AND pronamespace = 'pg_catalog'::regnamespace AND lanname NOT IN ('internal', 'c')
      AND proname <> ALL (string_to_array('${BUILT_IN_IN_SQL}', ' '))`,
  `SELECT format('the operator %s.%s(%s, %s) has the name of one of PostgreSQL and can be taken for it', nspname, oprname,
                 oprleft::regtype, oprright::regtype) AS detail
     FROM pg_operator o JOIN pg_namespace n ON n.oid = oprnamespace
    WHERE o.oid >= ${OF_USERS} AND ${outside('oprnamespace')} AND ${builtIn('ARRAY[oprleft, oprright]')}
      AND NOT ${isOfAnExtension('oprcode')}
      AND EXISTS (SELECT FROM pg_operator b WHERE b.oprname = o.oprname AND b.oid < ${OF_USERS})`,
  `SELECT format('the cast from %s to %s changes what built-in types mean', castsource::regtype, casttarget::regtype) AS detail
     FROM pg_cast
    WHERE oid >= ${OF_USERS} AND ${builtIn('ARRAY[castsource, casttarget]')} AND NOT ${isOfAnExtension('castfunc')}`,
  `SELECT format('the operator class %s.%s is the usual one of a built-in type', nspname, opcname) AS detail
     FROM pg_opclass c JOIN pg_namespace n ON n.oid = opcnamespace JOIN pg_am ON pg_am.oid = opcmethod
    WHERE c.oid >= ${OF_USERS} AND opcdefault AND amname IN ('btree', 'hash') AND ${builtIn('ARRAY[opcintype]')}`,
  `SELECT format('an operator was added to the family %s of PostgreSQL', opfname) AS detail
     FROM pg_amop a JOIN pg_opfamily f ON f.oid = amopfamily
    WHERE a.oid >= ${OF_USERS} AND f.oid < ${OF_USERS} AND ${builtIn('ARRAY[amoplefttype, amoprighttype]')}`,
  `SELECT format('the type %s.%s has the name of one of PostgreSQL and can be taken for it', nspname, typname) AS detail
     FROM pg_type t JOIN pg_namespace n ON n.oid = typnamespace
    WHERE t.oid >= ${OF_USERS} AND ${outside('typnamespace')} AND typrelid = 0 AND typelem = 0
      AND EXISTS (SELECT FROM pg_type b WHERE b.typname = t.typname AND b.oid < ${OF_USERS})`,
  `SELECT format('the collation %s.%s has the name of one of PostgreSQL and can be taken for it', nspname, collname) AS detail
     FROM pg_collation c JOIN pg_namespace n ON n.oid = collnamespace
    WHERE ${outside('collnamespace')} AND nspname <> 'pg_catalog'
      AND EXISTS (SELECT FROM pg_collation b WHERE b.collname = c.collname AND b.collnamespace = 'pg_catalog'::regnamespace)`,
  `SELECT format('the conversion %s.%s is the usual one between two encodings', nspname, conname) AS detail
     FROM pg_conversion c JOIN pg_namespace n ON n.oid = connamespace WHERE c.oid >= ${OF_USERS} AND condefault`,
  // Objects that act without being called.
  `SELECT format('the event trigger %s acts whenever a generation is made', evtname) AS detail
     FROM pg_event_trigger WHERE NOT ${isOfAnExtension('evtfoid')} AND NOT (${IS_OF_CITUS})`,
  // By this name a generation is distributed, with the rights of the owner.
  `SELECT format('the function pg_catalog.%s(%s) is not that of Citus and acts whenever a generation is made', proname,
                 oidvectortypes(proargtypes)) AS detail
     FROM pg_proc p
    WHERE pronamespace = 'pg_catalog'::regnamespace AND proname = 'create_distributed_table' AND NOT ${isOfAnExtension('p.oid')}`,
  `SELECT format('the table %s takes its rows into %s, or has them from there', c.oid::regclass, p.oid::regclass) AS detail
     FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid JOIN pg_class p ON p.oid = inhparent
    WHERE c.relkind NOT IN ('i', 'I')
      AND EXISTS (SELECT FROM pg_namespace n WHERE n.oid IN (c.relnamespace, p.relnamespace) AND ${OF_THE_PRODUCT})`,
  `SELECT format('a subscription writes into %s', c.oid::regclass) AS detail
     FROM pg_subscription_rel JOIN pg_class c ON c.oid = srrelid JOIN pg_namespace n ON n.oid = relnamespace
    WHERE ${OF_THE_PRODUCT} OR (nspname = 'public' AND ${MIGRATIONS_TABLE})`,
  // A table of the same name in a schema that every session looks into.
  `SELECT format('%s.%s has the name of a table of the product and can be taken for it', nspname, relname) AS detail
     FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind IN ('r', 'v', 'm', 'f', 'p') AND c.oid >= ${OF_USERS}
      AND (nspname IN ('public', 'pg_catalog') OR nspname IN (SELECT rolname FROM pg_roles))
      AND NOT ${OF_THE_PRODUCT} AND NOT (nspname = 'public' AND ${MIGRATIONS_TABLE})
      AND relname IN (SELECT o.relname FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace
                       WHERE ${OF_THE_PRODUCT} OR (nspname = 'public' AND ${MIGRATIONS_TABLE}))`,
];

const REMEDY = 'find out who made it, and drop it';

/**
 * Foreign objects outside of the schemas of the product that can change its results: they can be found in the place of a
 * function, an operator, a type or a table, or act by themselves. Extensions with compiled functions are accepted.
 */
export async function findForeignObjects(db: Queryable): Promise<readonly string[]> {
  const found: string[] = [];
  for (const statement of STATEMENTS) {
    const rows = await readRows<{ detail: string }>(db, `${statement} ORDER BY 1`);
    found.push(...rows.map(({ detail }) => `${detail}: ${REMEDY}`));
  }
  return found;
}

/**
 * Other objects in the database, for information: extensions, publications, and the number of functions, operators and tables
 * of each other schema. None of them can change the books.
 */
export async function besideTheBooks(db: Queryable): Promise<readonly string[]> {
  const rows = await readRows<{ detail: string }>(
    db,
    `SELECT format('the extension %s %s', extname, extversion) AS detail FROM pg_extension WHERE extname <> 'plpgsql'
     UNION ALL SELECT format('the publication %s', pubname) FROM pg_publication
     UNION ALL SELECT format('the subscription to %s', srrelid::regclass) FROM pg_subscription_rel
     UNION ALL
     SELECT format('the schema %s, which is not of the product: %s', nspname, string_agg(format('%s %s', what, number), ', ' ORDER BY what))
       FROM (SELECT relnamespace AS namespace, 'tables and views' AS what, count(*) AS number FROM pg_class c
              WHERE relkind IN ('r', 'v', 'm', 'f', 'p') AND c.oid >= ${OF_USERS} AND NOT (${MIGRATIONS_TABLE}) GROUP BY 1
             UNION ALL SELECT pronamespace, 'functions', count(*) FROM pg_proc WHERE oid >= ${OF_USERS} GROUP BY 1
             UNION ALL SELECT oprnamespace, 'operators', count(*) FROM pg_operator WHERE oid >= ${OF_USERS} GROUP BY 1) made
       JOIN pg_namespace n ON n.oid = namespace
      WHERE ${outside('n.oid')} AND nspname NOT IN ('information_schema', 'pg_catalog')
      GROUP BY nspname
     ORDER BY 1`,
  );
  return rows.map(({ detail }) => detail);
}
