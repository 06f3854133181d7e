import { ObjectType, Args, ArgsType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RecordStatus } from '../_core/store/numbered-event';
import { type RegisteredRecord, readRecords } from './records';
import { MOST_OF_ANY_PAGE, PAGE, pageSize } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { schemaEnum } from '../../api/scalars';
import type { KnownBooks, OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import { Inject } from '@nestjs/common';
import { RequirePermission } from '../../access/require-permission.decorator';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { type KeptPlace, readKeptBytes, TooManyBytes } from './read-records';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import { codedError } from '../../api/coded-error';
import type { Imported } from '../../kernel/envelope';
import { g } from '../../api/schema-fields';

export const RecordStandingName: Record<Uppercase<RecordStatus>, RecordStatus> = {
  COUNTED: 'counted',
  CONFLICT: 'conflict',
};
schemaEnum(RecordStandingName, 'RecordStanding', 'Whether a record counts.', {
  COUNTED: 'The first record of its identity: booked.',
  CONFLICT: 'Its identity was recorded before with different content: a finding, not booked.',
});

@ObjectType('Event', { description: 'An event as it was recorded. Nothing of it is ever changed.' })
export class RecordedEventType extends g.object({
  recordNumber: g.position('1, 2, 3, … within the casino, without gaps.'),
  eventId: g.id('Id of the event, within its source.'),
  source: g.text('The source.'),
  eventType: g.text('Its type, with version.'),
  recordedAt: g.instant('Time of recording.'),
  standing: g.of(() => RecordStandingName),
  receipt: g.text('The log position: the receipt that ingest answered.'),
  principal: g.nullable(
    g.text(
      'Who delivered or decided it: the id of the credential, `service` or `console`. Null if a release before 0.2.0 recorded it.',
    ),
  ),
  contentHash: g.text('SHA-256 of its stored bytes.'),
  chainHash: g.text('The link of the hash chain at this record.'),
}) {
  at!: KnownBooks;

  stream!: string;

  version!: number;
}

export const eventOf = (record: RegisteredRecord, { casino, position }: KnownBooks): RecordedEventType => ({
  ...record,
  at: { casino, position },
});

/**
 * The most bytes that are read for a page of events: an event may have 256 KiB, and most have one. A page of a hundred
 * of the largest fits.
 */
const MOST_BYTES = 32 * 1024 * 1024;

const TOO_MANY_BYTES = {
  en: `The bytes of these events are more than ${MOST_BYTES} together. Ask for smaller pages: give a smaller first.`,
  es: `Los bytes de estos hechos suman más de ${MOST_BYTES}. Pida páginas menores: indique un first menor.`,
};

function tellTooMany(failure: unknown): never {
  if (!(failure instanceof TooManyBytes)) throw failure;
  throw codedError('TOO_COSTLY', TOO_MANY_BYTES, { most: MOST_BYTES });
}

@ArgsType()
class EventsArguments extends g.args(CasinoArguments, {
  ...PAGE,
  first: pageSize(MOST_OF_ANY_PAGE),
  eventType: g.optional(g.text('Only of this type, with version: cagnotte.hand.played.v1.')),
  source: g.optional(g.text('Only of this source.')),
}) {}

@Resolver(() => RecordedEventType)
@RequirePermission('events:read')
export class EventResolver {
  private readonly keptBytes: Question<KnownBooks & KeptPlace, string | undefined>;

  constructor(@Inject(EVENT_STORE) store: EventStorePort) {
    this.keptBytes = {
      name: 'kept-bytes',
      read: (_manager, places) => readKeptBytes(store, places, MOST_BYTES).catch(tellTooMany),
    };
  }

  @ListField(
    RecordedEventType,
    `The log of a casino, record by record, at most ${MOST_OF_ANY_PAGE} at once.`,
    'Event',
  )
  events(@Args() { eventType, source }: EventsArguments) {
    return list({
      name: 'events',
      most: MOST_OF_ANY_PAGE,
      key: { recordNumber: 'record' },
      read: (db, page) => readRecords(db, { ...page, eventType, source }),
      node: eventOf,
    });
  }

  @ResolveField(() => String, {
    description: 'The event as it was recorded, byte for byte: a CloudEvent as JSON.',
  })
  async bytes(
    @Parent() { at, stream, version }: RecordedEventType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<string> {
    const bytes = await snapshot.load(this.keptBytes, { ...at, stream, version });
    if (bytes === undefined) throw new Error(`the log does not hold version ${version} of a stream any more`);
    return bytes;
  }
}

@ObjectType('Imported', {
  description:
    'A decision imported as history (cagnotte import): it was not made here, and its names are those of the imported history.',
})
export class ImportedType
  extends g.object({
    at: g.text('Time of the import.'),
    by: g.text('The person who imported it at the console of the machine, and the account.'),
  })
  implements Imported {}

export const imported = g.nullable(
  g.of(() => ImportedType, 'The mark of imported history; null for a decision made here.'),
);

@ObjectType('DecisionSignature', {
  description:
    'Whether the record of a decision carries the signature of the person, made with a passkey. `cagnotte verify` checks it.',
})
export class DecisionSignatureType extends g.object({
  signed: g.bool(),
  credential: g.nullable(g.id('The credential of the passkey; null if not signed.')),
  words: g.text('The same in a sentence.'),
  wordsEs: g.text('In Spanish.'),
}) {}

/** @param credential the credential that signed it; null if it was not signed */
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
export abstract class ProposalType extends g.object({
  recordNumber: g.position('Of the proposal.'),
  reason: g.text(),
  proposedBy: g.text(),
  proposedAt: g.text('As stated.'),
  recordedAs: g.nullable(g.position('Of the approval; null until another person approves.')),
  signature: g.of(() => DecisionSignatureType, 'Of the approval; of the proposal as long as it is proposed.'),
}) {}
