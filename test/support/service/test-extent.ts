/** Whether the long form of the specs was asked for: `npm run test:full` sets this variable. */
export const IS_FULL_TEST = process.env['CAGNOTTE_FULL'] === '1';

/** As much of something as the extent of this test run asks for. */
export const extent = <Extent extends number | string>(short: Extent, full: Extent): Extent =>
  IS_FULL_TEST ? full : short;

/** A time limit in milliseconds; the long runs, whose machine may have other work to do, wait ten times as long. */
export const patience = (milliseconds: number): number => extent(milliseconds, 10 * milliseconds);
