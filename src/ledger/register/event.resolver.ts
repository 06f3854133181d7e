import {
  Field,
  ID,
  ObjectType,
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
import { InstantType, Position, schemaEnum } from '../../api/scalars';
import type { KnownBooks, OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import { Inject } from '@nestjs/common';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { type KeptPlace, readKeptBytes } from './read-records';
import type { PagedList } from '../../api/cursor';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import { outOfRange } from '../../api/coded-error';
import type { Imported } from '../_core/envelope';

export const RecordStandingName: Record<Uppercase<Standing>, Standing> = {
  COUNTED: 'counted',
  CONFLICT: 'conflict',
};
schemaEnum(RecordStandingName, 'RecordStanding', 'Whether a record counts.', {
  COUNTED: 'The first record of its identity: booked.',
  CONFLICT: 'Its identity was recorded before with different content: a finding, not booked.',
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

@ObjectType('Imported', {
  description:
    'A decision imported as history (cagnotte import): nobody made it here with a key, and its names are those that the history states.',
})
export class ImportedType implements Imported {
  @Field({ description: 'Time of the import.' })
  at!: string;

  @Field({ description: 'The person who imported it at the console of the machine, and the account.' })
  by!: string;
}

export const IMPORTED_FIELD = {
  nullable: true,
  description: 'The mark of imported history; null for a decision made here.',
} as const;

@ObjectType('DecisionSignature', {
  description:
    'Whether the record of a decision carries the signature of the person, made with a passkey. `cagnotte verify` checks it.',
})
export class DecisionSignatureType {
  @Field()
  signed!: boolean;

  @Field(() => ID, { nullable: true, description: 'The credential of the passkey; null if not signed.' })
  credential!: string | null;

  @Field({ description: 'The same in a sentence.' })
  words!: string;

  @Field({ description: 'In Spanish.' })
  wordsEs!: string;
}

/** @param credential with which it was signed; null where nobody signed */
export const signatureOf = (
  credential: string | null,
  { imported }: { readonly imported?: Imported | null | undefined } = {},
): DecisionSignatureType => {
  const [words, wordsEs] =
    credential !== null
      ? [`Signed with the passkey ${credential}.`, `Firmada con la llave de acceso ${credential}.`]
      : imported
        ? ['Not signed: imported as history.', 'Sin firma: importada como historia.']
        : ['Not signed: taken without a passkey.', 'Sin firma: tomada sin llave de acceso.'];
  return { signed: credential !== null, credential, words, wordsEs };
};

@ObjectType({ isAbstract: true })
export abstract class ProposalType {
  @Field(() => Position, { description: 'Of the proposal.' })
  recordNumber!: bigint;

  @Field()
  reason!: string;

  @Field()
  proposedBy!: string;

  @Field({ description: 'As stated.' })
  proposedAt!: string;

  @Field(() => Position, {
    nullable: true,
    description: 'Of the approval; null until another person approves.',
  })
  recordedAs!: bigint | null;

  @Field(() => DecisionSignatureType, {
    description: 'Of the approval; of the proposal as long as it is proposed.',
  })
  signature!: DecisionSignatureType;
}
