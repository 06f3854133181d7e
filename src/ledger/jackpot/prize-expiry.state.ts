import { dayNumberOf, dayOfNumber, type GamingDay } from '../../kernel/gaming-day';
import { type Authorisation, inForce } from '../casino/authorisation.state';

/** How long the prizes of a pool can be collected, in days after the gaming day of the win. */
export interface PoolExpiry {
  readonly pool: string;
  readonly days: number;
}

type Authorisations = readonly Authorisation[] | undefined;

/** The pools whose prizes expire, of those that an authorisation names, in its order. */
export const expiriesOf = (pools: Authorisation['pools']): PoolExpiry[] =>
  pools.flatMap(({ pool, expiresAfterDays: days }) => (days === undefined ? [] : [{ pool, days }]));

/** The pools whose prizes expire by the authorisation in force on a day. */
export const expiryOn = (authorisations: Authorisations = [], day: GamingDay): PoolExpiry[] =>
  expiriesOf(inForce(authorisations, day)?.pools ?? []);

/**
 * The last gaming day on which a prize of a pool can be collected, by the authorisation in force on the day of the win;
 * undefined: it does not expire.
 */
export function lastDayToCollect(
  authorisations: Authorisations,
  { pool, gamingDay }: { readonly pool: string; readonly gamingDay: GamingDay },
): GamingDay | undefined {
  const days = expiryOn(authorisations, gamingDay).find((each) => each.pool === pool)?.days;
  return days === undefined ? undefined : dayOfNumber(dayNumberOf(gamingDay) + days);
}
