import { createDataSource } from '../../../src/app/database/data-source';
import { besideTheBooks } from '../../../src/projector/verification/catalogue/foreign-objects';
import { readingTheCatalogue } from '../../../src/projector/verification/catalogue/describe-catalogue';
import { findUnguarded } from '../../../src/projector/verification/find-unguarded';
import { debianPrograms, startDebianPostgres } from '../../support/database/debian-postgres';
import { itWhere } from '../../support/database/it-where';
import { InMemoryEventStore } from '../../support/event-store/in-memory-event-store';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import { CATALOGUE_OF_RELEASE, catalogueOfRelease } from '../../support/generate/catalogue-of-release';
import { keptText } from '../../support/generate/generated-files';

const NO_LOG = new InMemoryEventStore();

let database: TestDatabase;
beforeEach(async () => (database = await createTestDatabase()));
afterEach(() => database.drop());

/** Runs statements, in which `$BOOKS` is replaced by the name of the database and `$OWNER` by its owner. */
async function run(...statements: readonly string[]): Promise<void> {
  const [here] = await database.dataSource.query<{ books: string; owner: string }[]>(
    `SELECT current_database() AS books, current_user AS owner`,
  );
  for (const statement of statements)
    await database.dataSource.query(
      statement.replaceAll('$BOOKS', here!.books).replaceAll('$OWNER', here!.owner),
    );
}

const named = async (): Promise<string[]> =>
  (await findUnguarded(database.dataSource, NO_LOG)).map(({ detail }) => detail);

type Tamper = readonly [what: string, statements: readonly string[], named: RegExp];

const EVIL_SHA256 = [
  `CREATE SCHEMA evil`,
  `CREATE FUNCTION evil.sha256(bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$ SELECT '\\x00'::bytea $$`,
];
const IS_EQUAL = [
  `CREATE FUNCTION public.same(bytea, bytea) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true'`,
  `CREATE OPERATOR public.= (LEFTARG = bytea, RIGHTARG = bytea, FUNCTION = public.same)`,
];

const OBJECTS_OF_THE_PRODUCT: readonly Tamper[] = [
  [
    'a check of the log dropped',
    [`ALTER TABLE event_log.event DROP CONSTRAINT event_content_hash_check`],
    /^the constraint CHECK \(\(octet_length\(content_hash\) = 32\)\) of event_log\.event is missing: put it back/,
  ],
  [
    'a check that is not validated',
    [
      `ALTER TABLE event_log.event DROP CONSTRAINT event_place_check`,
      `ALTER TABLE event_log.event ADD CHECK (place > 0) NOT VALID`,
    ],
    /^the constraint CHECK \(\(place > 0\)\)/,
  ],
  [
    'the constraint dropped that makes an identity count once',
    [`ALTER TABLE event_log.event DROP CONSTRAINT event_identity`],
    /^the constraint UNIQUE \(casino, source, id\) of event_log\.event is missing/,
  ],
  [
    'a unique index dropped',
    [`DROP INDEX register.record_identity`],
    /^the index UNIQUE btree \(casino, source, event_id\) WHERE .* of register\.record is missing/,
  ],
  [
    'a unique index made one that is not',
    [
      `DROP INDEX register.record_identity`,
      `CREATE INDEX record_identity ON register.record (casino, source, event_id) WHERE standing = 'counted'`,
    ],
    /^the index UNIQUE btree .* of register\.record is missing/,
  ],
  [
    'an index that is not valid',
    [`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'register.record_identity'::regclass`],
    /^the index UNIQUE btree .* is "not valid" and not/,
  ],
  [
    'an index that runs a function',
    [
      `CREATE FUNCTION public.act(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1'`,
      `CREATE INDEX ON event_log.event (public.act(id))`,
    ],
    /^the index btree \(public\.act\(id\)\) of event_log\.event is not one of the product: drop it$/,
  ],
  [
    'a default',
    [`ALTER TABLE register.record ALTER COLUMN principal SET DEFAULT 'service'`],
    /^the column principal of register\.record is "text, .*default 'service'::text" and not "text, .*": put it back/,
  ],
  [
    'a column added',
    [`ALTER TABLE event_log.event ADD COLUMN own text`],
    /^the column own of event_log\.event is not one of the product: drop it$/,
  ],
  [
    'a column dropped',
    [`ALTER TABLE access.session DROP COLUMN agent`],
    /^the column agent of access\.session is missing/,
  ],
  [
    'a column of another type',
    [`ALTER TABLE access.session ALTER COLUMN agent TYPE varchar(10)`],
    /^the column agent of access\.session is "character varying\(10\), not null" and not "text, not null"/,
  ],
  [
    'a column that may be empty',
    [`ALTER TABLE event_log.event ALTER COLUMN bytes DROP NOT NULL`],
    /^the column bytes of event_log\.event is "text, collation C" and not "text, collation C, not null"/,
  ],
  [
    'a column computed from others',
    [
      `ALTER TABLE access.session DROP COLUMN agent`,
      `ALTER TABLE access.session ADD COLUMN agent text NOT NULL GENERATED ALWAYS AS (person || '') STORED`,
    ],
    /^the column agent of access\.session is "text, not null, generated s, default/,
  ],
  [
    'a foreign key that is switched off',
    [`ALTER TABLE projection.live DISABLE TRIGGER ALL`],
    /^the constraint FOREIGN KEY \(generation\) .* of projection\.live is "switched off"/,
  ],
  [
    'a table dropped',
    [`DROP TABLE access.pin_failures`],
    /^the table access\.pin_failures is missing: put it back/,
  ],
  [
    'a table added',
    [`CREATE TABLE register.own (a integer)`],
    /^the table register\.own is not one of the product/,
  ],
  [
    'a view in the place of a table',
    [
      `ALTER TABLE access.pin_failures RENAME TO hidden`,
      `CREATE VIEW access.pin_failures AS SELECT * FROM access.hidden`,
    ],
    /^the table access\.pin_failures is "v, persistence p, /,
  ],
  [
    'a table that a crash empties',
    [`ALTER TABLE access.pin_failures SET UNLOGGED`],
    /^the table access\.pin_failures is "r, persistence u, heap"/,
  ],
  [
    'a table that takes its rows into the log',
    [`CREATE TABLE public.more () INHERITS (event_log.event)`],
    /^the table (public\.)?more takes its rows into event_log\.event/,
  ],
  [
    'a view of the schema bi that shows other figures',
    [`CREATE OR REPLACE VIEW bi.version AS SELECT 'day'::text AS view, 2 AS version`],
    /^the table bi\.version is "v, persistence p, [0-9a-f]{16}" and not "v, persistence p, [0-9a-f]{16}": put it back/,
  ],
  [
    'the function that says whose figures a reader sees',
    [
      `CREATE OR REPLACE FUNCTION bi.may_read(of_casino text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER AS 'SELECT true'`,
    ],
    /^the function bi\.may_read is not as the product made it/,
  ],
  [
    'a function of the schema bi for everyone',
    [`GRANT EXECUTE ON FUNCTION bi.casinos() TO PUBLIC`],
    /^the function bi\.casinos is not as the product made it/,
  ],
  [
    'a view more in the schema bi',
    [`CREATE VIEW bi.own AS SELECT bytes FROM event_log.event`],
    /^the table bi\.own is not one of the product/,
  ],
  ['a type', [`CREATE DOMAIN register.own AS text`], /^the type register\.own is not one of the product/],
  [
    'a column added to the live generation',
    [`ALTER TABLE generation_1.day_total ADD COLUMN own text`],
    /^the column own of generation_1\.day_total is not one of the product/,
  ],
  [
    'a check of the live generation dropped',
    [`ALTER TABLE generation_1.journal_line DROP CONSTRAINT journal_line_check`],
    /^the constraint CHECK .* of generation_1\.journal_line is missing/,
  ],
  [
    'a trigger of the live generation',
    [
      `CREATE TRIGGER own BEFORE INSERT ON generation_1.day_total FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`,
    ],
    /^the trigger own of generation_1\.day_total is not one of the product: drop it$/,
  ],
  [
    'the pattern of generations changed',
    [`ALTER TABLE read_model.day_total DROP COLUMN debit`],
    /^the column debit of read_model\.day_total is missing/,
  ],
  [
    'the table of migrations changed',
    [`ALTER TABLE public.schema_migration ADD COLUMN own text`],
    /^the column own of public\.schema_migration is not one of the product/,
  ],
];

const FOREIGN: readonly Tamper[] = [
  [
    'a function called like one of PostgreSQL',
    EVIL_SHA256,
    /^the function evil\.sha256\(bytea\) has the name of one of PostgreSQL/,
  ],
  [
    'an operator for built-in types',
    IS_EQUAL,
    /^the operator public\.=\(bytea, bytea\) has the name of one of PostgreSQL/,
  ],
  [
    'an aggregate called like one of PostgreSQL',
    [`CREATE SCHEMA evil`, `CREATE AGGREGATE evil.sum(numeric) (SFUNC = numeric_add, STYPE = numeric)`],
    /^the function evil\.sum\(numeric\) has the name of one of PostgreSQL/,
  ],
  [
    'a function of PostgreSQL replaced',
    [
      `CREATE OR REPLACE FUNCTION pg_catalog.sha256(bytea) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT '\\x00'::bytea $$`,
    ],
    /^the function pg_catalog\.sha256\(bytea\) of PostgreSQL was replaced/,
  ],
  [
    'a function that hides as one of an extension',
    [...EVIL_SHA256, `ALTER EXTENSION plpgsql ADD FUNCTION evil.sha256(bytea)`],
    /^the function evil\.sha256\(bytea\)/,
  ],
  [
    'a cast between built-in types',
    [`CREATE CAST (text AS bytea) WITHOUT FUNCTION AS IMPLICIT`],
    /^the cast from text to bytea changes what built-in types mean/,
  ],
  [
    'a type called like one of PostgreSQL',
    [`CREATE DOMAIN public.numeric AS text`],
    /^the type public\.numeric/,
  ],
  [
    'a collation called like one of PostgreSQL',
    [`CREATE COLLATION public."C" FROM "POSIX"`],
    /^the collation public\.C has the name of one of PostgreSQL/,
  ],
  [
    'a table called like one of the product, where every session looks',
    [`CREATE TABLE public.journal_line AS SELECT * FROM generation_1.journal_line`],
    /^public\.journal_line has the name of a table of the product/,
  ],
  [
    'an event trigger',
    [
      `CREATE FUNCTION public.act() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN END'`,
      `CREATE EVENT TRIGGER act ON ddl_command_end EXECUTE FUNCTION public.act()`,
    ],
    /^the event trigger act acts whenever a generation is made/,
  ],
  [
    'an event trigger called like that of Citus, with a text of its own',
    [
      `CREATE FUNCTION pg_catalog.citus_drop_trigger() RETURNS event_trigger LANGUAGE plpgsql SET search_path = pg_catalog AS 'BEGIN END'`,
      `CREATE EVENT TRIGGER citus_cascade_to_partition ON sql_drop EXECUTE FUNCTION pg_catalog.citus_drop_trigger()`,
    ],
    /^the event trigger citus_cascade_to_partition acts whenever a generation is made/,
  ],
  [
    'a function called like that by which Citus distributes a generation',
    [
      `CREATE FUNCTION pg_catalog.create_distributed_table(regclass, text, colocate_with text) RETURNS void LANGUAGE sql AS ''`,
    ],
    /^the function pg_catalog\.create_distributed_table\(regclass, text, text\) is not that of Citus and acts whenever a generation is made/,
  ],
];

const SETTINGS: readonly Tamper[] = [
  [
    'a path of the database',
    [`ALTER DATABASE "$BOOKS" SET search_path TO public, evil, pg_catalog`],
    /^the database test_\w+ sets search_path to "public, evil, pg_catalog", which .*: ALTER DATABASE test_\w+ RESET search_path$/,
  ],
  [
    'a path of the role in the database',
    [`ALTER ROLE "$OWNER" IN DATABASE "$BOOKS" SET search_path TO evil`],
    /^the role \S+ in the database test_\w+ sets search_path to "evil".*: ALTER ROLE \S+ IN DATABASE test_\w+ RESET search_path$/,
  ],
  [
    'triggers switched off for the database',
    [`ALTER DATABASE "$BOOKS" SET session_replication_role TO replica`],
    /sets session_replication_role to "replica"/,
  ],
  [
    'an empty value that is equal to everything',
    [`ALTER DATABASE "$BOOKS" SET transform_null_equals TO on`],
    /sets transform_null_equals to "on"/,
  ],
];

const RIGHTS: readonly Tamper[] = [
  [
    'a right to delete records',
    [`GRANT DELETE ON register.record TO mallory`],
    /^the role mallory has DELETE on register\.record, .*: REVOKE DELETE ON register\.record FROM mallory$/,
  ],
  [
    'a right to one column of the log',
    [`GRANT UPDATE (bytes) ON event_log.event TO mallory`],
    /^the role mallory has UPDATE on event_log\.event/,
  ],
  [
    'a right of everybody',
    [`GRANT INSERT ON access.seal_key TO PUBLIC`],
    /^the role everyone has INSERT on access\.seal_key.* FROM PUBLIC$/,
  ],
  [
    'a right to make objects in a schema of the product',
    [`GRANT CREATE ON SCHEMA event_log TO mallory`],
    /^the role mallory has CREATE on schema event_log, .*: REVOKE CREATE ON SCHEMA event_log FROM mallory$/,
  ],
  [
    'a function with the rights of the owner for everybody',
    [`GRANT EXECUTE ON FUNCTION projection.drop_generation(integer) TO PUBLIC`],
    /^the function projection\.drop_generation is not as the product made it/,
  ],
  [
    'another owner',
    [`ALTER TABLE register.record OWNER TO mallory`],
    /^register\.record belongs to the role mallory, and the log to \S+: give it back/,
  ],
];

describe('the guard', () => {
  it('reports nothing about a database as migrations made it', async () => {
    expect(await named()).toEqual([]);
  });

  it('knows the objects that the migrations of this release make (npm run generate writes them)', async () => {
    expect(keptText(CATALOGUE_OF_RELEASE, process.cwd())).toBe(await catalogueOfRelease());
  });

  it('reports nothing about further generations and a role of the service', async () => {
    await run(`SELECT projection.create_generation(2)`);
    expect(await named()).toEqual([]);
  });

  it.each([...OBJECTS_OF_THE_PRODUCT, ...FOREIGN, ...SETTINGS])(
    'names %s',
    async (_what, statements, expected) => {
      if (statements.some((statement) => statement.includes('UPDATE pg_index')))
        await database.dataSource.query('SET allow_system_table_mods TO on');
      await run(...statements);
      expect(await named()).toContainEqual(expect.stringMatching(expected));
    },
  );

  describe('with a role that owns nothing', () => {
    beforeEach(() => run(`CREATE ROLE mallory`));
    afterEach(() =>
      run(`REASSIGN OWNED BY mallory TO "$OWNER"`, `DROP OWNED BY mallory`, `DROP ROLE mallory`),
    );

    it.each(RIGHTS)('names %s', async (_what, statements, expected) => {
      await run(...statements);
      expect(await named()).toEqual([expect.stringMatching(expected)]);
    });

    it('reports nothing about a read-only role', async () => {
      await run(
        `GRANT USAGE ON SCHEMA register, generation_1 TO mallory`,
        `GRANT SELECT ON ALL TABLES IN SCHEMA register, generation_1 TO mallory`,
      );
      expect(await named()).toEqual([]);
    });
  });

  it('names a function and a path together, each with its remedy', async () => {
    await run(...EVIL_SHA256, `ALTER DATABASE "$BOOKS" SET search_path TO public, evil, pg_catalog`);
    // A new connection, since the search path is set when it starts.
    const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
    try {
      expect((await findUnguarded(dataSource, NO_LOG)).map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^the function evil\.sha256\(bytea\).*: find out who made it, and drop it$/),
        expect.stringMatching(/: ALTER DATABASE \S+ RESET search_path$/),
      ]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('lists objects that cannot affect the books for information only', async () => {
    await run(
      `CREATE SCHEMA reports`,
      `CREATE TABLE reports.journal_line (a integer)`,
      `CREATE FUNCTION reports.total() RETURNS integer LANGUAGE sql AS 'SELECT 1'`,
      `CREATE PUBLICATION everything FOR ALL TABLES`,
      `CREATE INDEX own ON generation_1.day_total (account, booking_day)`,
      `ALTER TABLE event_log.event SET (autovacuum_enabled = off)`,
      `ALTER DATABASE "$BOOKS" SET statement_timeout TO '1h'`,
      `ALTER DATABASE "$BOOKS" SET TimeZone TO 'Europe/Madrid'`,
    );
    expect(await named()).toEqual([]);
    expect(await readingTheCatalogue(database.dataSource, besideTheBooks)).toEqual([
      'the publication everything',
      'the schema reports, which is not of the product: functions 1, tables and views 1',
    ]);
  });
});

itWhere(debianPrograms() !== undefined, "Debian's PostgreSQL 15 or newer is not installed")(
  "the guard has nothing to say about a PostgreSQL of one's own, and names what was changed there",
  async () => {
    const own = await startDebianPostgres();
    const dataSource = createDataSource({ url: own.url, poolSize: 1 });
    try {
      await dataSource.initialize();
      await dataSource.runMigrations({ transaction: 'each' });
      expect(await findUnguarded(dataSource, NO_LOG)).toEqual([]);
      await dataSource.query(`ALTER SYSTEM SET transform_null_equals TO on`);
      await dataSource.query(`ALTER TABLE event_log.event DROP CONSTRAINT event_version`);
      expect((await findUnguarded(dataSource, NO_LOG)).map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^the constraint UNIQUE \(stream, version\) of event_log\.event is missing/),
        expect.stringMatching(/^the file \S+postgresql\.auto\.conf sets transform_null_equals to "on"/),
      ]);
    } finally {
      if (dataSource.isInitialized) await dataSource.destroy();
      await own.stop();
    }
  },
);
