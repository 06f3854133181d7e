import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Log and register keep who delivered or decided each record, and the register which version of the chain its link is of.
 * What is recorded already names nobody and stays in version 1.
 */
export class PrincipalsInTheChain1700000000211 implements MigrationInterface {
  name = 'PrincipalsInTheChain1700000000211';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      `ALTER TABLE event_log.event ADD COLUMN principal text COLLATE "C"`,
      `ALTER TABLE register.record ADD COLUMN principal text COLLATE "C"`,
      ...['register.record', 'register.casino'].flatMap((table) => [
        `ALTER TABLE ${table} ADD COLUMN chain_version integer NOT NULL DEFAULT 1 CHECK (chain_version IN (1, 2))`,
        `ALTER TABLE ${table} ALTER COLUMN chain_version DROP DEFAULT`,
      ]),
      ...appendFunctionWith({
        parameter: 'ids text, types text, principals text,',
        column: 'id, type, principal, bytes)',
        texts: `string_to_array(ids, separator), string_to_array(types, separator),
                    string_to_array(principals, separator)),`,
        names: 'source, id, type, principal, bytes, n)',
        values: 'i.casino, i.source, i.id, i.type, i.principal, i.bytes',
        signature: BEFORE,
      }),
    ]) {
      await queryRunner.query(statement);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [
      ...appendFunctionWith({
        parameter: 'ids text, types text,',
        column: 'id, type, bytes)',
        texts: 'string_to_array(ids, separator), string_to_array(types, separator)),',
        names: 'source, id, type, bytes, n)',
        values: 'i.casino, i.source, i.id, i.type, i.bytes',
        signature: AFTER,
      }),
      `ALTER TABLE event_log.event DROP COLUMN principal`,
      `ALTER TABLE register.record DROP COLUMN principal, DROP COLUMN chain_version`,
      `ALTER TABLE register.casino DROP COLUMN chain_version`,
    ]) {
      await queryRunner.query(statement);
    }
  }
}

const ARRAYS = 'text[], integer[], integer[], integer[]';
const BEFORE = `${ARRAYS}, text, text, text, text, text, bytea, text`;
const AFTER = `${ARRAYS}, text, text, text, text, text, text, bytea, text`;

interface Parts {
  readonly parameter: string;
  readonly column: string;
  readonly texts: string;
  readonly names: string;
  readonly values: string;
  /** Of the function that is replaced. */
  readonly signature: string;
}

/** `event_log.append` as the first migration describes it, with or without principals. */
const appendFunctionWith = ({ parameter, column, texts, names, values, signature }: Parts): string[] => [
  `DROP FUNCTION event_log.append(${signature})`,
  `CREATE FUNCTION event_log.append(
  streams text[], seen integer[], stream_of integer[], nth integer[],
  separator text, casinos text, sources text, ${parameter} hashes bytea, bytes_of_each text,
  OUT first_place bigint, OUT next_versions integer[])
LANGUAGE plpgsql SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  last_place   bigint;
  last_instant timestamptz;
  last_stream  integer;
  new_streams  integer;
  stream_ids   integer[];
BEGIN
  PERFORM 1 FROM event_log.head WHERE single FOR UPDATE;

  -- Each statement from here on sees what was committed before the lock was got.
  SELECT place, recorded_at INTO last_place, last_instant FROM event_log.event ORDER BY place DESC LIMIT 1;
  SELECT coalesce(max(id), 0) INTO last_stream FROM event_log.stream;
  SELECT array_agg(coalesce(n.id, last_stream + n.nth_new) ORDER BY n.k), array_agg(n.version ORDER BY n.k), max(n.nth_new)
    INTO stream_ids, next_versions, new_streams
    FROM (SELECT given.k, s.id,
                 (count(*) FILTER (WHERE s.id IS NULL) OVER (ORDER BY given.k))::integer AS nth_new,
                 1 + coalesce(
                   (SELECT e.version FROM event_log.event e WHERE e.stream = s.id AND e.version >= given.version
                     ORDER BY e.version DESC LIMIT 1),
                   (SELECT e.version FROM event_log.event e WHERE e.stream = s.id ORDER BY e.version DESC LIMIT 1),
                   -1) AS version
            FROM unnest(streams, seen) WITH ORDINALITY AS given (name, version, k)
            LEFT JOIN event_log.stream s ON s.name = given.name) n;

  last_place := coalesce(last_place, 0);
  last_instant := greatest(last_instant, date_trunc('milliseconds', clock_timestamp()));
  BEGIN
    INSERT INTO event_log.event
           (place, recorded_at, stream, version, content_hash, casino, source, ${column}
    SELECT last_place + n, last_instant, stream_ids[k], next_versions[k] + v, substr(hashes, 32 * n::integer - 31, 32),
           ${values}
      FROM ROWS FROM (
             unnest(stream_of, nth, string_to_array(casinos, separator), string_to_array(sources, separator),
                    ${texts}
             string_to_table(bytes_of_each, separator)
           ) WITH ORDINALITY AS i (k, v, casino, ${names};
  EXCEPTION WHEN unique_violation THEN
    RETURN;
  END;

  IF new_streams > 0 THEN
    INSERT INTO event_log.stream (id, name)
    SELECT stream_ids[k], name FROM unnest(streams) WITH ORDINALITY AS n (name, k) WHERE stream_ids[k] > last_stream;
  END IF;

  PERFORM pg_notify('event_log', (last_place + cardinality(stream_of))::text);
  first_place := last_place + 1;
END
$$`,
];
