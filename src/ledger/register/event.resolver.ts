import {
  Field,
  ID,
  ObjectType,
  registerEnumType,
  Args,
  ArgsType,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Standing } from '../_core/store/numbered-event';
import { type RegisteredRecord, readRecords } from './records';
import {
  type Connection,
  connectionOf,
  First,
  ListArguments,
  pageOf,
  pageRequest,
} from '../../api/connection.type';
import { InstantType, Position } from '../../api/scalars';
import type { KnownBooks, OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import { Inject } from '@nestjs/common';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { type KeptPlace, readKeptBytes } from './read-records';
import type { PagedList } from '../../api/cursor';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import { outOfRange } from '../../api/coded-error';

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

  @Field(() => String, {
    nullable: true,
    description:
      'Who delivered or decided it: the id of the credential, `service` or `console`. Null if a release before 0.2.0 recorded it.',
  })
  principal!: string | null;

  @Field({ description: 'SHA-256 of its stored bytes.' })
  contentHash!: string;

  @Field({ description: 'The link of the hash chain at this record.' })
  chainHash!: string;

  at!: KnownBooks;
  stream!: string;
  version!: number;
}

export const EventConnection = connectionOf(EventType, 'Event');

export const eventOf = (record: RegisteredRecord, at: KnownBooks): EventType => ({ ...record, at });

const EVENTS: PagedList = { name: 'events', key: ['record'] };

/** An event may have 256 KiB. */
const MOST_EVENTS = 100;

@ArgsType()
class EventsArguments extends ListArguments {
  @First(MOST_EVENTS)
  declare first: number;

  @Field({ nullable: true, description: 'Only of this type, with version: cagnotte.hand.played.v1.' })
  eventType?: string;

  @Field({ nullable: true, description: 'Only of this source.' })
  source?: string;
}

@Resolver(() => EventType)
@RequirePermission('events:read')
export class EventResolver {
  private readonly keptBytes: Question<KnownBooks & KeptPlace, string | undefined>;

  constructor(@Inject(EVENT_STORE) store: EventStorePort) {
    this.keptBytes = { name: 'kept-bytes', read: (_manager, places) => readKeptBytes(store, places) };
  }

  @Query(() => EventConnection, {
    description: `The log of a casino, record by record, at most ${MOST_EVENTS} at once.`,
  })
  async events(
    @Args() args: EventsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<EventType>> {
    if (args.first > MOST_EVENTS) throw outOfRange('first', args.first, { from: 1, to: MOST_EVENTS });
    const { casino, eventType, source } = args;
    const page = pageRequest(EVENTS, args, await positionFor(principal, args, snapshot));
    const { position, first } = page;
    const wanted = { casino, position, after: page.after?.[0], eventType, source, limit: first + 1 };
    const records = await snapshot.read((manager) => readRecords(manager, wanted));
    return pageOf(records, page, {
      node: (record) => eventOf(record, { casino, position }),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }

  @ResolveField(() => String, {
    description: 'The event as it was recorded, byte for byte: a CloudEvent as JSON.',
  })
  async bytes(
    @Parent() { at, stream, version }: EventType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<string> {
    const bytes = await snapshot.load(this.keptBytes, { ...at, stream, version });
    if (bytes === undefined) throw new Error(`the log does not hold version ${version} of a stream any more`);
    return bytes;
  }
}
