import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import { type Contender, stretchOf } from '../measurement';
import { placeOfRecord, type SimulatedCasino } from '../simulated-casino';

/** Every read model anew from the beginning of the log, in pages of so many records, each one transaction. */
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
    // Both sides work on one log; whoever is the first to close it ends it for both, after the last round.
    close: () => casino.end(),
  };
}
