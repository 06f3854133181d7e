import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import { Chance } from '../../packages/simulator/chance';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { type Contender, type Stretch, stretchOf } from '../measurement';
import { placeOfRecord, type SimulatedCasino, startSimulatedCasino } from '../simulated-casino';
import { observeWork } from '../work-shares';

/** About 2,000 events: six tables of five hours. */
const DAY = { firstDay: '2026-01-01', days: 1, tables: 6, hours: 5 };
const PERCENT_TWICE = 20;

export interface DeliveredDay {
  readonly order: 'shuffled' | 'in order';
  /** Records of a page. */
  readonly pageSize: number;
}

/** Projects the facts of one day in one order, in a new generation each time, and measures processor time. */
export function deliveredDay({ order, pageSize }: DeliveredDay): Contender {
  let casino: SimulatedCasino;
  return {
    name: order,
    open: async () =>
      void (casino = await startSimulatedCasino(DAY, order === 'shuffled' ? shuffled : undefined)),
    async work() {
      const build = await GenerationBuild.begin(casino.dataSource, casino.store, { pageSize });
      try {
        const upTo = everywhere(await placeOfRecord(casino.store, casino.events));
        const shares = await observeWork();
        const stretch = await stretchOf(() => build.advance(upTo));
        return { ...onProcessors(stretch), shares: await shares() };
      } finally {
        await build.end({ inUse: false });
      }
    },
    close: () => casino.end(),
  };
}

/** All events shuffled, with a fifth of them repeated at random positions. */
function shuffled(events: Iterable<CasinoEvent>): readonly CasinoEvent[] {
  const chance = new Chance('shuffled day');
  const all = [...events];
  return chance.shuffled([...all, ...all.filter(() => chance.percent(PERCENT_TWICE))]);
}

/** Processor time of this process and the database, which depends less on other load than elapsed time. */
function onProcessors(stretch: Stretch): Stretch {
  const { events, processor } = stretch;
  if (processor === undefined) return stretch;
  return { ...stretch, ms: ((processor.bench + processor.services + processor.database) * events) / 1_000 };
}
