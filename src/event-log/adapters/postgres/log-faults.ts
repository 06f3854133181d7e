import type { DataSource } from 'typeorm';

/**
 * What the tables of the log contradict of themselves: places and the versions of a stream have no gaps, instants
 * never go back, every event has a stream of a name, every stream an event. Each statement sees one instant of the
 * log, so appends may go on.
 */
export async function findLogFaults(dataSource: DataSource): Promise<string[]> {
  const faults: string[] = [];
  for (const statement of [
    GAP_OF_PLACES,
    INSTANT_GOES_BACK,
    GAP_OF_VERSIONS,
    EVENT_WITHOUT_STREAM,
    EMPTY_STREAM,
  ]) {
    const rows: { fault: string }[] = await dataSource.query(statement);
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}

const GAP_OF_PLACES = `
  SELECT format('log position %s is missing', before + 1) AS fault
    FROM (SELECT place, lag(place, 1, 0::bigint) OVER (ORDER BY place) AS before FROM event_log.event) e
   WHERE place <> before + 1 ORDER BY place LIMIT 1`;

const INSTANT_GOES_BACK = `
  SELECT format('casino %s, event %s of %s at log position %s: it was recorded before the record in front of it',
                casino, id, source, place) AS fault
    FROM (SELECT place, casino, source, id, recorded_at,
                 lag(recorded_at) OVER (ORDER BY place) AS before FROM event_log.event) e
   WHERE recorded_at < before ORDER BY place LIMIT 1`;

const GAP_OF_VERSIONS = `
  SELECT format('stream %s: %s events and last version %s', name, events, last) AS fault
    FROM (SELECT stream, count(*) AS events, max(version) AS last FROM event_log.event GROUP BY stream) e
    JOIN event_log.stream s ON s.id = e.stream
   WHERE events <> last + 1 ORDER BY name LIMIT 1`;

const EVENT_WITHOUT_STREAM = `
  SELECT format('casino %s, event %s of %s at log position %s: its stream has no name', casino, e.id, source, place)
         AS fault
    FROM event_log.event e LEFT JOIN event_log.stream s ON s.id = e.stream
   WHERE s.id IS NULL ORDER BY place LIMIT 1`;

const EMPTY_STREAM = `
  SELECT format('stream %s holds no event', name) AS fault
    FROM event_log.stream s
   WHERE NOT EXISTS (SELECT 1 FROM event_log.event e WHERE e.stream = s.id) ORDER BY id LIMIT 1`;
