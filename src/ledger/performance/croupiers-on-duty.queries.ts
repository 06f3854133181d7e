import { type Queryable, readRows } from '../../database/queryable';
import { secondsOf, utcText } from '../../kernel/instant';
import { knownAt } from '../_core/store/read-model';
import { placesOf } from '../_core/store/statement-parts';
import { groupedBy, type ReportPeriod } from '../master-report/known-sessions.queries';
import type { DutySpell } from '../staff/duty-spell';
import { staffChanged } from '../staff/staff.events';
import { dutyIn, IS_OPENING } from '../table-session/session-facts';
import { openSpans, type OpenTimes, type TimeSpan } from './open-hours';
import { sessionKey } from './open-sessions.queries';

/** The croupiers of a session. */
export interface CroupiersOnDuty {
  /** Each once, in the order in which they served. */
  readonly ids: readonly string[];
  /** Whether one of them came or left after the opening: their rounds and hours are those of the times they served. */
  readonly isRelieved: boolean;
  readonly spells: readonly DutySpell[];
}

interface FactRow {
  readonly day: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly eventType: string;
  readonly happenedAt: string;
  readonly data: string;
}

/**
 * By session, who served with the role croupier, by its opening and the changes of staff after it; all staff if nobody had that
 * role.
 */
export async function readCroupiers(
  db: Queryable,
  { casino, position, starts, until }: ReportPeriod,
): Promise<ReadonlyMap<string, CroupiersOnDuty>> {
  const rows = await readRows<FactRow>(
    db,
    `SELECT gaming_day::text AS day, table_id AS "table", session_no AS "sessionNo", event_type, fact.happened_at, data
       FROM table_session_fact fact ${placesOf('fact', '$2')}
      WHERE fact.casino = $1 AND fact.gaming_day BETWEEN $3::date AND $4::date
        AND (${IS_OPENING} OR event_type = '${staffChanged.type}') AND ${knownAt('fact', '$2')}
      ORDER BY gaming_day, table_id, session_no, placed.place, fact.record_number`,
    [casino, position.toString(), starts[0], until],
  );
  const facts = rows.map(({ data, ...fact }) => ({ ...fact, data: JSON.parse(data) as unknown }));
  return new Map([...groupedBy(facts, sessionKey)].map(([key, own]) => [key, croupiersIn(dutyIn(own))]));
}

function croupiersIn(duty: readonly DutySpell[]): CroupiersOnDuty {
  const croupiers = duty.filter(({ role }) => role === CROUPIER);
  const spells = croupiers.length > 0 ? croupiers : duty;
  return {
    ids: [...new Set(spells.map(({ id }) => id))],
    isRelieved: spells.some(({ from, until }) => from !== undefined || until !== undefined),
    spells,
  };
}

const CROUPIER = 'croupier';

/** Whether a person was on duty at an instant: from the instant of the coming on, until before that of the leaving. */
export const isOnDutyAt = (
  { spells }: Pick<CroupiersOnDuty, 'spells'>,
  person: string,
  instant: string,
): boolean => {
  const at = utcText(instant);
  return spells.some(
    ({ id, from, until }) =>
      id === person &&
      (from === undefined || utcText(from) <= at) &&
      (until === undefined || at < utcText(until)),
  );
};

/** How long a person was on duty while the table was open and not interrupted; undefined while its times are not reported. */
export function secondsOnDuty(
  { spells }: Pick<CroupiersOnDuty, 'spells'>,
  person: string,
  times: OpenTimes,
): bigint | undefined {
  const open = openSpans(times);
  if (open === undefined) return undefined;
  const own = spells.filter(({ id }) => id === person);
  const lengths = open.flatMap((span) => own.map((spell) => overlap(span, spell)));
  return BigInt(lengths.reduce((sum, seconds) => sum + seconds, 0));
}

function overlap(span: TimeSpan, spell: DutySpell): number {
  const from = Math.max(secondsOf(span.from), secondsOf(spell.from ?? span.from));
  const until = Math.min(secondsOf(span.until), secondsOf(spell.until ?? span.until));
  return Math.max(0, until - from);
}

/** Whether a croupier of a session was on duty at an instant, as known at the position of the period. */
export async function readDutyOf(
  db: Queryable,
  period: ReportPeriod,
  { croupier, ...session }: Parameters<typeof sessionKey>[0] & { readonly croupier: string },
): Promise<(instant: string) => boolean> {
  const duty = (await readCroupiers(db, period)).get(sessionKey(session));
  return (instant) => duty !== undefined && isOnDutyAt(duty, croupier, instant);
}
