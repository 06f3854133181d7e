import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import { type Contender, stretchOf } from '../measurement';
import { placeOfRecord, type SimulatedCasino } from '../simulated-casino';

/** Rebuilds all read models from the beginning of the log, in pages of one transaction each. */
export function rebuildOf(
  log: () => Promise<SimulatedCasino>,
  { records, pageSize }: { records: number; pageSize: number },
): Contender {
  let casino: SimulatedCasino;
  return {
    name: pageSize === 1 ? 'one transaction for each event' : `pages of ${pageSize}`,
    open: async () => void (casino = await log()),
    async work() {
      const upTo = await placeOfRecord(casino.store, records);
      const build = await GenerationBuild.begin(casino.dataSource, casino.store, { pageSize });
      try {
        return await stretchOf(() => build.advance(everywhere(upTo)));
      } finally {
        await build.end({ inUse: false });
      }
    },
    // Both sides share one log; the first one that is closed, after the last round, ends it.
    close: () => casino.end(),
  };
}
