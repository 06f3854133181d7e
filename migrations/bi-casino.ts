/**
 * `authorised`: what authorisations of casino `$1` state, as known now. A decision about days that are closed does not
 * change them.
 */
export const AUTHORISED = `
  authorised AS (
    SELECT stated, n FROM fold_state
     CROSS JOIN LATERAL jsonb_array_elements(state::jsonb -> 'authorisations') WITH ORDINALITY AS of (stated, n)
     WHERE fold_state.casino = $1 AND fold = 'casino-books')`;

/** The authorisation in force on a day, as JSON; null where there is none. `day` is a date in SQL. */
export const inForceOn = (day: string): string => inForceAmong('authorised WHERE true', day);

/** The same of other authorisations: a table with `stated` and `n`, and a condition. */
export const inForceAmong = (among: string, day: string): string => `(
  SELECT stated FROM ${among}
     AND (stated ->> 'validFrom')::date <= ${day}
     AND NOT EXISTS (SELECT FROM jsonb_array_elements(stated -> 'notFor') AS closed
                      WHERE ${day} BETWEEN (closed ->> 'first')::date AND (closed ->> 'last')::date)
   ORDER BY stated ->> 'validFrom' DESC, n DESC LIMIT 1)`;

/** `zone.name`: the time zone of the casino on day `$2`. The first that is stated is that of all days before. */
export const ZONE = `
  zone AS (
    SELECT bi.zone_of(${inForceOn(`greatest($2, (SELECT min((stated ->> 'validFrom')::date) FROM authorised))`)} ->> 'timeZone') AS name)`;

/** The zone as stated, and the usual one where none is stated or the server does not know it. */
export const ZONE_OF = [
  `CREATE FUNCTION bi.zone_of(stated text) RETURNS text
    LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $of$
  BEGIN
    IF stated ~ '^[A-Z][A-Za-z_]*(/[A-Z][A-Za-z0-9_+-]*)*$' THEN
      PERFORM clock_timestamp() AT TIME ZONE stated;
      RETURN stated;
    END IF;
    RETURN 'Europe/Madrid';
  EXCEPTION WHEN invalid_parameter_value THEN
    RETURN 'Europe/Madrid';
  END $of$`,
  `REVOKE EXECUTE ON FUNCTION bi.zone_of(text) FROM PUBLIC`,
];
