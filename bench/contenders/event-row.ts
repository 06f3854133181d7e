import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { sha256 } from '../../src/kernel/identity';
import { CASINO, roundOfRoulette } from '../sample-events';

/** The columns and indexes of event_log.event, for those who write it in another way. */
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
const lastVersion = new Map<number, number>();

/** A row with a place and a version of its own, as if somebody had given them out already. */
export function eventRow(table: number): BenchEvent {
  const event = roundOfRoulette(table);
  const bytes = JSON.stringify(event);
  const version = (lastVersion.get(table) ?? -1) + 1;
  lastVersion.set(table, version);
  lastPlace += 1;
  return Object.assign(new BenchEvent(), {
    place: lastPlace,
    recorded_at: new Date(),
    stream: table,
    version,
    content_hash: Buffer.from(sha256(bytes), 'hex'),
    casino: CASINO,
    source: event.source,
    id: event.id,
    type: event.type,
    bytes,
  });
}
