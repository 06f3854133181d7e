import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Standing } from '../_core/store/numbered-event';
import type { RegisteredRecord } from './records';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { InstantType } from '../../api/graphql/scalars/instant.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';
import type { KnownBooks } from '../../api/graphql/snapshot/operation-snapshot';

export const RecordStandingName: Record<Uppercase<Standing>, Standing> = {
  COUNTED: 'counted',
  CONFLICT: 'conflict',
};
registerEnumType(RecordStandingName, {
  name: 'RecordStanding',
  description: 'Whether a record counts.',
  valuesMap: {
    COUNTED: { description: 'The first record of its identity: booked.' },
    CONFLICT: {
      description: 'Its identity was recorded before with different content: a finding, not booked.',
    },
  },
});

@ObjectType('Event', { description: 'An event as it was recorded. Nothing of it is ever changed.' })
export class EventType {
  @Field(() => Position, { description: '1, 2, 3, … within the casino, without gaps.' })
  recordNumber!: bigint;

  @Field(() => ID, { description: 'Id of the event, within its source.' })
  eventId!: string;

  @Field({ description: 'The source.' })
  source!: string;

  @Field({ description: 'Its type, with version.' })
  eventType!: string;

  @Field(() => InstantType, { description: 'Time of recording.' })
  recordedAt!: string;

  @Field(() => RecordStandingName)
  standing!: Standing;

  @Field({ description: 'The log position: the receipt that ingest answered.' })
  receipt!: string;

  @Field({ description: 'SHA-256 of its stored bytes.' })
  contentHash!: string;

  @Field({ description: 'The link of the hash chain at this record.' })
  chainHash!: string;

  /** The books in which it was found, and where the log keeps it; no fields. */
  at!: KnownBooks;
  stream!: string;
  version!: number;
}

export const EventConnection = connectionOf(EventType, 'Event');

export const eventOf = (record: RegisteredRecord, at: KnownBooks): EventType => ({ ...record, at });
