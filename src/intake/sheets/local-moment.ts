import { minutesAhead } from '../../kernel/time-zone';
import { isInstant } from '../../kernel/instant';
import { nextGamingDay, isGamingDay } from '../../kernel/gaming-day';
import { type CellValue, type DayStyle, dayWritten } from './cell-values';
import { type SheetCell, shownCell } from './sheet';
import { accepted, refused } from '../../kernel/result';

/** Hour, minute, second and thousandths, then an offset where an hour comes twice: `02:30 +02:00`. */
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?\s?([+-]\d{2}:\d{2}|Z)?$/;

interface Clock {
  readonly hour: string;
  /** With seconds and what is less: `30:00`. */
  readonly rest: string;
  readonly offset: string | undefined;
}

function clockOf(text: string): Clock | undefined {
  const match = CLOCK.exec(text);
  if (match === null) return undefined;
  const [, hour = '', minute = '', second = '00', fraction = '', offset] = match;
  if (Number(hour) > 23 || minute > '59' || second > '59') return undefined;
  return { hour: hour.padStart(2, '0'), rest: `${minute}:${second}${fraction}`, offset };
}

export interface MomentReading {
  /** IANA name (`isTimeZone`). */
  readonly zone: string;
  readonly days: DayStyle;
}

/** A moment of a day and an hour in one cell: `20/03/2026 21:30`, an instant with its offset, or a cell of dates. */
export function momentIn(cell: SheetCell, { zone, days }: MomentReading): CellValue<string> {
  if (cell.kind === 'text' && isInstant(cell.text)) return accepted(cell.text);
  const text = cell.text.replace(/^(\d{4}-\d{2}-\d{2})T(?=\d)/, '$1 ');
  const [, day = '', clock = ''] = /^(\S+)\s+(\S.*)$/.exec(text) ?? [];
  const read = cell.kind === 'moment' ? dayWritten(day, 'YYYY-MM-DD') : dayWritten(day, days);
  const at = clockOf(clock);
  if (read === undefined || at === undefined || cell.kind === 'number') return notAMoment(cell, days);
  return instantAt(cell, { day: read, clock: at, zone });
}

/** What is before this hour belongs to the night that began on the day before. */
const NOON = '12';

/** An hour alone: of the gaming day, and before noon of the day after it, because a night goes on behind midnight. */
export function hourIn(
  cell: SheetCell,
  { gamingDay, zone }: { readonly gamingDay: string; readonly zone: string },
): CellValue<string> {
  const clock = clockOf(cell.kind === 'moment' ? cell.text.slice('1899-12-30T'.length) : cell.text);
  const isHour = cell.kind === 'text' || (cell.kind === 'moment' && cell.text.startsWith('1899-12-3'));
  if (clock === undefined || !isHour || !isGamingDay(gamingDay))
    return refused({ code: 'not-an-hour', parts: { found: shownCell(cell.text) } });
  const day = clock.hour < NOON ? nextGamingDay(gamingDay) : gamingDay;
  return instantAt(cell, { day, clock, zone });
}

const notAMoment = (cell: SheetCell, days: DayStyle): CellValue<string> =>
  refused({ code: 'not-a-moment', parts: { found: shownCell(cell.text), style: days } });

const MINUTE_MS = 60_000;

/** The instant at which the clock of the zone shows this; refused where it never does, or twice and no offset is written. */
function instantAt(
  cell: SheetCell,
  { day, clock, zone }: { readonly day: string; readonly clock: Clock; readonly zone: string },
): CellValue<string> {
  const { hour, rest, offset } = clock;
  const local = `${day}T${hour}:${rest}`;
  const offsets = offsetsAt(local, zone);
  const parts = { found: shownCell(cell.text), zone, offsets: offsets.join(', ') };
  if (offsets.length === 0) return refused({ code: 'hour-left-out', parts: { ...parts, at: local } });
  if (offset !== undefined)
    return offsets.includes(offset)
      ? accepted(local + offset)
      : refused({ code: 'other-offset', parts: { ...parts, at: local } });
  return offsets.length === 1
    ? accepted(local + offsets[0]!)
    : refused({ code: 'hour-twice', parts: { ...parts, at: local } });
}

/** The offsets with which the clock of a zone shows this: one, none where clocks go forward, two where they go back. */
function offsetsAt(local: string, zone: string): readonly string[] {
  const utc = Date.parse(`${local}Z`);
  const near = [-1, 0, 1].map((days) => minutesAhead(zone, utc + days * 1_440 * MINUTE_MS));
  const minutes = [...new Set(near)].filter((ahead) => minutesAhead(zone, utc - ahead * MINUTE_MS) === ahead);
  return minutes.sort((one, other) => other - one).map(offsetText);
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (figure: number): string => `${figure}`.padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
