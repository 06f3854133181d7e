import type { LogPosition } from '../../../src/event-log/event-store.port';
import { ALL_PARTITIONS, everywhere } from '../../../src/projector/generations/checkpoints';
import { type DatabaseAnswers, DatabaseDouble } from './database-double';

/** A database double that holds nothing but the checkpoints of the tables of a generation. */
export class LiveTables {
  readonly places = new Map(everywhere(undefined));
  generation = 1;
  readonly database: DatabaseDouble;

  constructor(more: DatabaseAnswers = {}) {
    const rows = () =>
      [...this.places].map(([partition, place]) => ({
        generation: this.generation,
        partitions: [partition],
        place: place ?? null,
      }));
    this.database = new DatabaseDouble({
      'SELECT count(*)::integer AS same': ([page]) => [
        { same: (JSON.parse(page as string) as unknown[]).length },
      ],
      ...more,
      'FROM projection.live JOIN projection.checkpoint': rows,
      'FROM projection.checkpoint WHERE generation = $1 AND partitions &&': ([, partitions]) =>
        rows().filter((row) => (partitions as number[]).includes(row.partitions[0]!)),
      'SELECT generation FROM projection.live': () => [{ generation: this.generation }],
      'UPDATE projection.checkpoint SET place': ([, partitions, place]) => {
        for (const partition of partitions as number[])
          this.places.set(partition, (place as LogPosition | null) ?? undefined);
        return [{}];
      },
      '': [],
    });
  }

  /** The common checkpoint of all partitions; undefined if they differ, or at the beginning. */
  get place(): LogPosition | undefined {
    const [place, ...others] = new Set([...ALL_PARTITIONS].map((partition) => this.places.get(partition)));
    return others.length === 0 ? place : undefined;
  }
}
