import type { CasinoEvent } from '../../src/kernel/envelope';
import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import type { Contender } from '../measurement';
import { placeOfRecord, type SimulatedCasino, startSimulatedCasino } from '../simulated-casino';

/** The size of one gaming day of a simulated casino. */
export interface NightSize {
  readonly tables: number;
  readonly hours: number;
}

/** The table that was offline: the busiest one without a pool, or the one with most stakes on a linked pool. */
export type OfflineTable = 'without a pool' | 'of a linked pool';

export interface LateDelivery {
  readonly table: OfflineTable;
  readonly when: 'behind everything' | 'before everything else';
}

/** Limit of late facts; further facts of the table are delivered in order. */
const MOST = 2_000;
const PAGE = 2_000;

/** A day's facts in three parts in order of delivery; those of the table keep their order. */
interface Delivery {
  readonly before: readonly CasinoEvent[];
  readonly ofTable: readonly CasinoEvent[];
  readonly after: readonly CasinoEvent[];
}

/**
 * The facts of one table, delivered after the whole day or in order: measures the processor time to project them alone, in a
 * generation in which everything before them is projected.
 */
export function lateFacts(size: NightSize, { table, when }: LateDelivery): Contender {
  let casino: SimulatedCasino;
  let delivery: Delivery;
  const arrange = (events: Iterable<CasinoEvent>): readonly CasinoEvent[] => {
    delivery = deliveryOf([...events], { table, when });
    return [...delivery.before, ...delivery.ofTable, ...delivery.after];
  };
  return {
    name: when,
    open: async () =>
      void (casino = await startSimulatedCasino({ firstDay: '2026-01-01', days: 1, ...size }, arrange)),
    async work() {
      const { before, ofTable } = delivery;
      const build = await GenerationBuild.begin(casino.dataSource, casino.store, { pageSize: PAGE });
      try {
        await build.advance(everywhere(await placeOfRecord(casino.store, before.length)));
        const upTo = await placeOfRecord(casino.store, before.length + ofTable.length);
        const started = process.cpuUsage();
        const events = await build.advance(everywhere(upTo));
        const { user, system } = process.cpuUsage(started);
        return { events, ms: (user + system) / 1_000 };
      } finally {
        await build.end({ inUse: false });
      }
    },
    close: () => casino.end(),
  };
}

function deliveryOf(events: readonly CasinoEvent[], { table, when }: LateDelivery): Delivery {
  const source = busiestTable(events, table);
  const ofTable = events.filter((event) => event.source === source).slice(0, MOST);
  const isOfTable = new Set(ofTable);
  const first = events.indexOf(ofTable[0]!);
  const others = events.filter((event) => !isOfTable.has(event));
  return when === 'behind everything'
    ? { before: others, ofTable, after: [] }
    : { before: others.slice(0, first), ofTable, after: others.slice(first) };
}

/** The source with most facts: of pools, or among sources without facts of pools. */
function busiestTable(events: readonly CasinoEvent[], table: OfflineTable): string {
  const facts = new Map<string, number>();
  const ofPools = new Map<string, number>();
  for (const { source, type } of events) {
    if (!source.includes('/tables/')) continue;
    facts.set(source, (facts.get(source) ?? 0) + 1);
    if (type.startsWith('cagnotte.jackpot.')) ofPools.set(source, (ofPools.get(source) ?? 0) + 1);
  }
  const counts = table === 'of a linked pool' ? ofPools : facts;
  const wanted = [...counts].filter(([source]) => table === 'of a linked pool' || !ofPools.has(source));
  return wanted.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
