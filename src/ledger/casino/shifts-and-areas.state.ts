import type { GamingDay } from '../../kernel/gaming-day';
import { minutesAt } from '../../kernel/instant';
import { type Authorisation, inForce } from './authorisation.state';

/** What people read in both languages. */
export interface NamedInBoth {
  readonly en: string;
  readonly es: string;
}

/** A shift of a gaming day, as its authorisation names it. */
export interface Shift extends NamedInBoth {
  readonly shift: string;
  /** Minutes from midnight of the gaming day by the casino's clock, 1440 and more after the next midnight. */
  readonly from: number;
}

/** An area (pit) of the floor. */
export interface Area extends NamedInBoth {
  readonly area: string;
  readonly tables: readonly string[];
}

type Stated = NonNullable<Authorisation['shifts']>;

const MINUTES_OF_A_DAY = 1_440;

/** The one shift of a casino that names none. */
export const WHOLE_DAY: Shift = { shift: 'whole-day', en: 'Whole day', es: 'Toda la jornada', from: 0 };

/** Shifts that do not begin after the one before them, or not within a day of the first; as stated. */
export const outOfOrder = (stated: Stated): Stated =>
  stated.filter(
    (shift, at) => at > 0 && afterFirst(shift, stated[0]!) <= afterFirst(stated[at - 1]!, stated[0]!),
  );

/**
 * The shifts as stated, in their order, never empty. An imported authorisation may state them out of order: they count
 * in the order of their starts, and of two with the same start the first.
 */
export function statedShifts(stated: Stated = []): readonly Shift[] {
  const [first] = stated;
  if (first === undefined) return [WHOLE_DAY];
  return stated
    .map(({ shift, name, start }) => ({
      ...named(shift, name),
      shift,
      from: minutesAt(start, 0) + (minutesAt(start, 0) < minutesAt(first.start, 0) ? MINUTES_OF_A_DAY : 0),
    }))
    .sort((one, other) => one.from - other.from)
    .filter(({ from }, at, all) => all[at - 1]?.from !== from);
}

export const statedAreas = (stated: Authorisation['areas'] = []): readonly Area[] =>
  stated.map(({ area, name, tables }) => ({ ...named(area, name), area, tables }));

/** The shifts in force on a gaming day (`statedShifts`). */
export const shiftsOn = (authorisations: readonly Authorisation[] = [], day: GamingDay): readonly Shift[] =>
  statedShifts(inForce(authorisations, day)?.shifts);

/** The areas in force on a gaming day, in the order of the authorisation. */
export const areasOn = (authorisations: readonly Authorisation[] = [], day: GamingDay): readonly Area[] =>
  statedAreas(inForce(authorisations, day)?.areas);

/**
 * The shift of a moment of a gaming day. What happens before the first shift, such as an early opening, is of the
 * first; what happens after the last begins is of the last, until the day ends.
 * @param shifts in their order, never empty (`statedShifts`)
 * @param minutes from midnight of the gaming day by the casino's clock; below 0 before that midnight
 */
export const shiftAt = (shifts: readonly Shift[], minutes: number): Shift =>
  shifts.findLast(({ from }) => from <= minutes) ?? shifts[0]!;

const named = (
  code: string,
  { en, es }: { readonly en?: string; readonly es?: string } = {},
): NamedInBoth => ({
  en: en ?? es ?? code,
  es: es ?? en ?? code,
});

const afterFirst = ({ start }: Stated[number], first: Stated[number]): number =>
  (minutesAt(start, 0) - minutesAt(first.start, 0) + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY;
