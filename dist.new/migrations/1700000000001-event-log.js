"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EventLog1700000000001 = void 0;
/**
 * The append-only log of events. No row of it is ever updated: places, versions and stream numbers follow from the
 * last row, read while the head row is locked, so that an append that is rolled back leaves no gap and a transaction
 * that stays open for long (a backup, a report) costs the appends nothing.
 */
class EventLog1700000000001 {
    name = 'EventLog1700000000001';
    async up(queryRunner) {
        for (const statement of [
            ...TABLES,
            APPEND_FUNCTION,
            KNOWN_EVENTS_FUNCTION,
            LAST_VERSIONS_FUNCTION,
            ...GUARD,
        ]) {
            await queryRunner.query(statement);
        }
    }
    async down(queryRunner) {
        await queryRunner.query(`DROP SCHEMA event_log CASCADE`);
    }
}
exports.EventLog1700000000001 = EventLog1700000000001;
const TABLES = [
    `CREATE SCHEMA event_log`,
    // The one row that every append locks: appends follow one another, so the order of places is the order of commits.
    `CREATE TABLE event_log.head (
     single boolean PRIMARY KEY DEFAULT true CHECK (single)
   )`,
    `INSERT INTO event_log.head DEFAULT VALUES`,
    `CREATE TABLE event_log.stream (
     id   integer PRIMARY KEY,
     name text COLLATE "C" NOT NULL UNIQUE
   )`,
    // The bytes are text, never jsonb: they come back as they went in. No foreign key to stream: only the function
    // below writes here, and a check per row would cost a tenth of the throughput.
    `CREATE TABLE event_log.event (
     place        bigint PRIMARY KEY CHECK (place > 0),
     recorded_at  timestamptz(3) NOT NULL,
     stream       integer NOT NULL,
     version      integer NOT NULL CHECK (version >= 0),
     content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
     casino       text COLLATE "C" NOT NULL,
     source       text COLLATE "C" NOT NULL,
     id           text COLLATE "C" NOT NULL,
     type         text COLLATE "C" NOT NULL,
     bytes        text COLLATE "C" NOT NULL,
     CONSTRAINT event_identity UNIQUE (casino, source, id),
     CONSTRAINT event_version UNIQUE (stream, version)
   )`,
];
/**
 * A log that grew a thousandfold since its statistics were taken must still be looked up by its indexes: a plan made
 * while it was small would read all of it for every append.
 */
const BY_INDEX_ALWAYS = `SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off`;
/**
 * Stores the events of a gathering in their order and answers the place of the first, and for each stream the version
 * that comes next; or stores nothing and answers NULL where any of their identities is recorded already.
 *
 * `streams` names each stream once, `seen` a version that each is known to have reached (0 where nothing is known): a
 * hint that spares the way through the stream's last index page, nothing more. An event says which of the streams is
 * its own (`stream_of`, from 1) and how many events of the gathering stand before it there (`nth`, from 0).
 *
 * Texts come as one text with a separator that occurs in none of them. That is half the work of a JSON parameter,
 * which has to escape and unescape every quotation mark of an event.
 */
const APPEND_FUNCTION = `
CREATE FUNCTION event_log.append(
  streams text[], seen integer[], stream_of integer[], nth integer[],
  separator text, casinos text, sources text, ids text, types text, hashes bytea, bytes_of_each text,
  OUT first_place bigint, OUT next_versions integer[])
LANGUAGE plpgsql ${BY_INDEX_ALWAYS} AS $$
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
           (place, recorded_at, stream, version, content_hash, casino, source, id, type, bytes)
    SELECT last_place + n, last_instant, stream_ids[k], next_versions[k] + v, substr(hashes, 32 * n::integer - 31, 32),
           i.casino, i.source, i.id, i.type, i.bytes
      FROM ROWS FROM (
             unnest(stream_of, nth, string_to_array(casinos, separator), string_to_array(sources, separator),
                    string_to_array(ids, separator), string_to_array(types, separator)),
             string_to_table(bytes_of_each, separator)
           ) WITH ORDINALITY AS i (k, v, casino, source, id, type, bytes, n);
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
$$`;
/** The records that carry one of these identities, each with the index (from 0) it has in the list. */
const KNOWN_EVENTS_FUNCTION = `
CREATE FUNCTION event_log.known_events(identities jsonb)
RETURNS TABLE (index bigint, place bigint, content_hash text)
LANGUAGE sql STABLE ${BY_INDEX_ALWAYS} AS $$
  SELECT i.n - 1, e.place, encode(e.content_hash, 'hex')
    FROM ROWS FROM (
           jsonb_to_recordset(identities) AS (c text, s text, i text)
         ) WITH ORDINALITY AS i (casino, source, id, n)
    JOIN event_log.event e USING (casino, source, id)
$$`;
/** The version of the last event of each of these streams; nothing for a stream that has none. */
const LAST_VERSIONS_FUNCTION = `
CREATE FUNCTION event_log.last_versions(streams text[])
RETURNS TABLE (name text, version integer)
LANGUAGE sql STABLE ${BY_INDEX_ALWAYS} AS $$
  SELECT s.name, e.version
    FROM event_log.stream s
    JOIN LATERAL (SELECT version FROM event_log.event WHERE stream = s.id ORDER BY version DESC LIMIT 1) e ON true
   WHERE s.name = ANY (streams)
$$`;
/** A house rule, not a lock: an owner of the database can switch it off, and \`verify\` finds what was done. */
const GUARD = [
    `CREATE FUNCTION event_log.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'the event log is append-only: % of %.% is refused', TG_OP, TG_TABLE_SCHEMA, TG_TABLE_NAME
       USING ERRCODE = 'integrity_constraint_violation';
   END
   $$`,
    ...['event', 'stream'].map((table) => `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event_log.${table}
                FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`),
];
//# sourceMappingURL=1700000000001-event-log.js.map