/** Whether specs run in their long form; set by `npm run test:full`. */
export const IS_FULL_TEST = process.env['CAGNOTTE_FULL'] === '1';

/** Chooses between the values for the short and the full run. */
export const extent = <Extent extends number | string>(short: Extent, full: Extent): Extent =>
  IS_FULL_TEST ? full : short;

/** A time limit in milliseconds; long runs, whose machine may be busy, wait ten times as long. */
export const patience = (milliseconds: number): number => extent(milliseconds, 10 * milliseconds);
