import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { sha256 } from '../../src/kernel/identity';
import { CASINO, roundOfRoulette } from '../sample-events';

/** A table with the columns and indexes of event_log.event, for other ways to write it. */
export const EVENT_TABLE = `
  CREATE TABLE bench_event (LIKE event_log.event INCLUDING ALL)`;

/** The same row for TypeORM. */
@Entity('bench_event')
@Unique(['casino', 'source', 'id'])
@Unique(['stream', 'version'])
export class BenchEvent {
  @PrimaryColumn('bigint') place!: number;
  @Column('timestamptz') recorded_at!: Date;
  @Column('integer') stream!: number;
  @Column('integer') version!: number;
  @Column('bytea') content_hash!: Buffer;
  @Column('text') casino!: string;
  @Column('text') source!: string;
  @Column('text') id!: string;
  @Column('text') type!: string;
  @Column('text') bytes!: string;
}

let lastPlace = 0;
const lastVersion = new Map<string, number>();

/** A row for a new event of a table. */
export const eventRow = (table: number): BenchEvent => rowOf(roundOfRoulette(table));

/** The row of an event with a unique position and version. */
export function rowOf(event: CasinoEvent): BenchEvent {
  const bytes = JSON.stringify(event);
  const { source, id, type } = event;
  const version = (lastVersion.get(source) ?? -1) + 1;
  lastVersion.set(source, version);
  lastPlace += 1;
  return Object.assign(new BenchEvent(), {
    place: lastPlace,
    recorded_at: new Date(),
    stream: Number(/\d+$/.exec(source)![0]),
    version,
    content_hash: Buffer.from(sha256(bytes), 'hex'),
    casino: CASINO,
    source,
    id,
    type,
    bytes,
  });
}
