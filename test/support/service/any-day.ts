import type { DayWindow } from '../../../src/intake/reading/plausible-days';

/** Tests tell days that are written down, whenever they run. */
export const ANY_DAY: DayWindow = { daysBack: 100_000, daysAhead: 100_000 };
