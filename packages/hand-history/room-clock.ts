import { isGamingDay } from '../../src/kernel/gaming-day';
import { UnexpectedText } from './hand-fault';

export interface RoomTime {
  readonly day: string;
  /** RFC 3339 with the offset in force: 2009-11-20T07:12:10-05:00. */
  readonly instant: string;
  /** Seconds since 1970-01-01T00:00:00Z, to put hands in order. */
  readonly seconds: number;
}

const STAMP = /^(\d{4})\/(\d{2})\/(\d{2})(?: -)? (\d{1,2}):(\d{2}):(\d{2})(?: \(?([A-Z]+)\)?)?$/;
const HOUR = 3600;

/**
 * Reads `2009/11/20 7:12:10 ET`. Where the header gives the player's own clock and the room's in brackets,
 * `2009/11/20 13:12:10 CET [2009/11/20 7:12:10 ET]`, the room's counts. Zones: ET, UTC, GMT; a time without one of these
 * is refused.
 * A time in the hour that is repeated in autumn is read as the first of the two.
 */
export function readRoomTime(text: string): RoomTime {
  const match = STAMP.exec(/\[(.+)\]$/.exec(text)?.[1] ?? text);
  if (!match) throw new UnexpectedText('a time such as 2009/11/20 7:12:10 ET');
  const [, year, month, date, hour, minute, second, zone] = match;
  if (zone === undefined) {
    throw new UnexpectedText(
      'the zone of the time; write ET, UTC or GMT after it, as in 2009/11/20 7:12:10 ET',
    );
  }
  const day = `${year}-${month}-${date}`;
  const clock = `${hour!.padStart(2, '0')}:${minute}:${second}`;
  if (!isGamingDay(day) || clock > '23:59:59' || minute! > '59' || second! > '59') {
    throw new UnexpectedText('a date and a time that exist');
  }
  const local = secondsOf(day) + Number(hour) * HOUR + Number(minute) * 60 + Number(second);
  const offsetHours = offsetOf(zone, Number(year), local);
  return { day, instant: `${day}T${clock}${writeOffset(offsetHours)}`, seconds: local - offsetHours * HOUR };
}

const writeOffset = (hours: number): string => (hours === 0 ? 'Z' : `-${String(-hours).padStart(2, '0')}:00`);

function offsetOf(zone: string, year: number, local: number): number {
  if (zone === 'UTC' || zone === 'GMT') return 0;
  if (zone !== 'ET') throw new UnexpectedText('a time in ET, UTC or GMT');
  return isDaylightSaving(year, local) ? -4 : -5;
}

/**
 * Whether New York keeps daylight-saving time at this local time: from 2007 on from the second Sunday of March to
 * the first of November, before (back to 1987) from the first Sunday of April to the last of October, at 2:00.
 */
function isDaylightSaving(year: number, local: number): boolean {
  const [start, end] =
    year >= 2007
      ? [sundayFrom(`${year}-03-08`), sundayFrom(`${year}-11-01`)]
      : [sundayFrom(`${year}-04-01`), sundayFrom(`${year}-10-25`)];
  return local >= start + 2 * HOUR && local < end + 2 * HOUR;
}

function sundayFrom(day: string): number {
  const days = secondsOf(day) / (24 * HOUR);
  // Day 0, 1970-01-01, was a Thursday, so day 3 was a Sunday.
  return (days + ((3 - (days % 7) + 7) % 7)) * 24 * HOUR;
}

/** Midnight of a date of the Gregorian calendar in seconds since 1970, counted from 1 March so that leap days come last. */
function secondsOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const days = marchYear * 365 + leapDays + Math.floor((marchMonth * 153 + 2) / 5) + date - 1;
  return (days - DAYS_BEFORE_1970) * 24 * HOUR;
}

/** Days from 1 March of the year 0 to 1 January 1970. */
const DAYS_BEFORE_1970 = 719468;
