import type { CasinoEvent } from '../../../src/kernel/envelope';
import { tell } from '../book/told';

/** A gaming day of a casino. */
export interface Day {
  readonly casino: string;
  readonly day: string;
}

let decisions = 0;

const ofOffice = ({ casino, day }: Day, event: CasinoEvent): CasinoEvent => ({
  ...event,
  id: `decision-${(decisions += 1)}`,
  source: `/casinos/${casino}/office`,
  gamingday: day,
});

/** Closes the books of a day; facts recorded after `through` are late. */
export const closed = (day: Day, through: number): CasinoEvent =>
  ofOffice(
    day,
    tell('gaming-day.closed', {
      by: { id: 'E-1' },
      through,
      controlTotals: [],
      numbering: 'of-what-stands' as const,
    }),
  );

export const reopened = (day: Day): CasinoEvent =>
  ofOffice(
    day,
    tell('gaming-day.reopened', { by: [{ id: 'E-1' }, { id: 'E-2' }], reason: 'more facts came' }),
  );
