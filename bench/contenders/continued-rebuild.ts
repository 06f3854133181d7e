import { buildWorkers } from '../../src/app/commands/build-workers';
import type { LogPosition } from '../../src/event-log/event-store.port';
import { everywhere } from '../../src/projector/generations/checkpoints';
import { GenerationBuild } from '../../src/projector/generations/generation-build';
import { type Contender, stretchOf } from '../measurement';
import { placeOfRecord, type SimulatedCasino } from '../simulated-casino';

export interface ContinuedRebuild {
  readonly name: string;
  /** Threads; undefined or one: this process itself. */
  readonly workers?: number;
  /** Records projected before the measurement, because a new thread runs uncompiled code. */
  readonly warmingUp: number;
  /** Records of each stretch. */
  readonly stretch: number;
  /** False: the other side has the same log and is closed later. */
  readonly endsLog: boolean;
}

/** Rebuilds all read models in one build that continues from stretch to stretch with the same threads. */
export function continuedRebuild(
  log: () => Promise<SimulatedCasino>,
  { name, workers = 1, warmingUp, stretch, endsLog }: ContinuedRebuild,
): Contender {
  let casinos: SimulatedCasino;
  let build: GenerationBuild;
  let reached: LogPosition | undefined;
  const advance = async (records: number): ReturnType<Contender['work']> => {
    const upTo = await placeOfRecord(casinos.store, records, reached);
    reached = upTo;
    return stretchOf(() => build.advance(everywhere(upTo)));
  };
  return {
    name,
    async open() {
      casinos = await log();
      const { dataSource, store, url } = casinos;
      build = await GenerationBuild.begin(dataSource, store, { workers: buildWorkers(url, workers) });
      if (warmingUp > 0) await advance(warmingUp);
    },
    work: () => advance(stretch),
    async close() {
      await build.end({ inUse: false });
      if (endsLog) await casinos.end();
    },
  };
}
