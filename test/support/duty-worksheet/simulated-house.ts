import type { CatalogueEvent } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { type Simulation, simulate } from '../../../packages/simulator/simulate';
import { DayFigures } from './day-figures';
import { type DutyWorksheet, dutyWorksheet } from './duty-worksheet';

/** Each period includes the turn of a quarter and the night in which the clocks go forward. */
const PERIODS = {
  week: { tables: 4, days: 7, firstDay: '2026-03-28', hours: 1 },
  month: { tables: 20, days: 30, firstDay: '2026-03-15' },
} as const;

export type Period = keyof typeof PERIODS;

/** The options of the simulation of a period. */
export const simulationOf = (period: Period): Simulation => ({
  ...PERIODS[period],
  casino: `casino-of-a-${period}`,
  currency: 'EUR',
  seed: `a ${period}`,
  isPlain: true,
});

/** Days of a simulated casino in order, and the worksheet of the days so far. */
export class SimulatedHouse {
  private readonly events: Iterator<CasinoEvent>;
  private readonly figures = new DayFigures();
  private next: CasinoEvent | undefined;

  constructor(simulation: Simulation) {
    this.events = simulate(simulation);
    this.next = this.pull();
  }

  /** The events of the next gaming day; empty after the last. */
  day(): CasinoEvent[] {
    const day = this.next?.gamingday;
    const events: CasinoEvent[] = [];
    while (this.next !== undefined && this.next.gamingday === day) {
      events.push(this.next);
      this.figures.add(this.next as CatalogueEvent);
      this.next = this.pull();
    }
    return events;
  }

  worksheet(): DutyWorksheet {
    return dutyWorksheet(this.figures);
  }

  private pull(): CasinoEvent | undefined {
    const { done, value } = this.events.next();
    return done === true ? undefined : value;
  }
}
