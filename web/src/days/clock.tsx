import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type ClockReading, clockReading, nightOf, USUAL_TIME_ZONE } from '../../../src/kernel/clock-reading';
import { isInstant } from '../../../src/kernel/instant';
import { spanishMoment } from '../../../src/kernel/words';
import type { FrameQuery } from '../api/generated/operations';

type Zones = FrameQuery['casinos'][number]['clocks'];

/** The clock of a casino, whatever offset an event was written with and whatever zone this machine is in. */
export interface CasinoClock {
  /** 2026-03-20T22:10:05Z as 20/03/2026 23:10, in either language. The hour repeated in autumn is shown with its offset. */
  moment(at: string): string;
  /** The time without the date: 23:10. */
  timeOfDay(at: string): string;
  /** A moment as events state it: 2026-03-20T23:10:05+01:00. */
  instant(at: Date): string;
  /** A typed local time, 2026-03-20T23:10, with its offset, as events state it. */
  fromLocalTime(typed: string): string;
}

/** @param zones the zones of the casino by their days, ascending; the first also counts for earlier days */
export function clockOf(zones: Zones = []): CasinoClock {
  const offsetAround = (instant: string) => {
    const zone = zones.findLast(({ from }) => from <= nightOf(instant)) ?? zones[0];
    return (time: number): number => offsetIn(zone?.timeZone ?? USUAL_TIME_ZONE, time);
  };
  const read = (at: string): ClockReading =>
    isInstant(at) ? clockReading(at, Date.parse(at), offsetAround(at)) : { at, isRepeated: false };
  const moment = (at: string): string => {
    const { at: shown, isRepeated } = read(at);
    return spanishMoment(shown, isRepeated);
  };
  return {
    moment,
    timeOfDay: (at) => moment(at).slice('20/03/2026 '.length),
    instant: (at) => read(`${at.toISOString().slice(0, 19)}Z`).at,
    fromLocalTime: (typed) => {
      const wall = Date.parse(`${typed}Z`);
      const offsetAt = offsetAround(new Date(wall).toISOString());
      // In the repeated hour the first is meant; a time in the skipped hour is read with the offset before the change.
      const offsets = [wall - DAY_MS, wall + DAY_MS].map(offsetAt);
      const offset = offsets.find((each) => offsetAt(wall - each * MINUTE_MS) === each) ?? offsets[0]!;
      return read(`${new Date(wall - offset * MINUTE_MS).toISOString().slice(0, 19)}Z`).at;
    },
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of a zone from UTC at a time, in minutes. A zone unknown to this browser counts as the default zone. */
function offsetIn(timeZone: string, time: number): number {
  const second = Math.floor(time / 1000) * 1000;
  const shown = formatIn(timeZone).format(second).replace(' ', 'T');
  return Math.round((Date.parse(`${shown}Z`) - second) / MINUTE_MS);
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, known);
  return known;
}

/** A format that can be parsed: the Swedish one, 2026-03-20 23:10:05. */
function newFormat(timeZone: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat('sv', { ...style, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv', { ...style, timeZone: USUAL_TIME_ZONE });
  }
}

const Clock = createContext(clockOf());

export const useClock = (): CasinoClock => useContext(Clock);

interface ClockProviderProps {
  readonly zones: Zones | undefined;
  readonly children: ReactNode;
}

/** Gives the screens below it the clock of the casino. */
export function ClockProvider({ zones, children }: ClockProviderProps): ReactNode {
  const clock = useMemo(() => clockOf(zones), [zones]);
  return <Clock value={clock}>{children}</Clock>;
}
