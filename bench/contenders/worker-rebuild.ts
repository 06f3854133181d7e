import { buildWorkers } from '../../src/app/commands/build-workers';
import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import type { Contender } from '../measurement';
import type { SimulatedCasino } from '../simulated-casino';

/** Every read model of several casinos anew, by so many workers; their start is not measured. */
export function rebuildByWorkers(log: () => Promise<SimulatedCasino>, workers: number): Contender {
  let casinos: SimulatedCasino;
  return {
    name: workers === 1 ? 'one worker' : `${workers} workers`,
    open: async () => void (casinos = await log()),
    async work() {
      const { dataSource, store, url } = casinos;
      const build = await GenerationBuild.begin(dataSource, store, { workers: buildWorkers(url, workers) });
      try {
        const started = performance.now();
        const events = await build.advance(everywhere(await store.head()));
        return { events, ms: performance.now() - started };
      } finally {
        await build.end({ inUse: false });
      }
    },
    close: () => casinos.end(),
  };
}
