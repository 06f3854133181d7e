import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb';
import streams from '@eventstore/db-client/generated/streams_pb';
import type { AppendVerdict, ExpectedRevision, ProposedEvent, StoredEvent } from './double-log';

const TICKS_PER_MILLISECOND = 10_000n;

export const streamNameOf = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

export function expectedRevisionOf(
  options:
    | InstanceType<typeof streams.AppendReq.Options>
    | InstanceType<typeof streams.BatchAppendReq.Options>,
): ExpectedRevision {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  if (options instanceof streams.BatchAppendReq.Options)
    return options.hasStreamPosition() ? Number(options.getStreamPosition()) : 'any';
  return options.hasRevision() ? Number(options.getRevision()) : 'any';
}

export function proposedEventOf(
  message:
    | InstanceType<typeof streams.AppendReq.ProposedMessage>
    | InstanceType<typeof streams.BatchAppendReq.ProposedMessage>,
): ProposedEvent {
  const names = message.getMetadataMap();
  return {
    id: uuidText(message.getId()!),
    type: names.get('type') ?? '',
    contentType: names.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** The text of an id, which clients send as text or as two numbers. */
function uuidText(id: InstanceType<typeof shared.UUID>): string {
  const numbers = id.getStructured();
  if (!numbers) return id.getString();
  const halves = [numbers.getMostSignificantBits(), numbers.getLeastSignificantBits()];
  const hex = halves.map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The answer to an append that was not too large. */
export function appendAnswer(
  verdict: Exclude<AppendVerdict, { kind: 'too-large' | 'deleted' }>,
  expected: ExpectedRevision,
): InstanceType<typeof streams.AppendResp> {
  const answer = new streams.AppendResp();
  if (verdict.kind === 'wrong-version')
    return answer.setWrongExpectedVersion(wrongVersion(verdict.current, expected));
  const { position: at, revision } =
    verdict.kind === 'empty' ? { position: verdict.position, revision: 0 } : verdict.last;
  const position = String(at);
  return answer.setSuccess(
    new streams.AppendResp.Success()
      .setCurrentRevision(String(revision))
      .setPosition(
        new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position),
      ),
  );
}

export const deleteAnswer = (position: number): InstanceType<typeof streams.DeleteResp> =>
  new streams.DeleteResp().setPosition(
    new streams.DeleteResp.Position()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position)),
  );

function wrongVersion(
  current: number,
  expected: ExpectedRevision,
): InstanceType<typeof streams.AppendResp.WrongExpectedVersion> {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current >= 0) wrong.setCurrentRevision(String(current));
  else wrong.setCurrentNoStream(new shared.Empty());
  if (expected === 'any') wrong.setExpectedAny(new shared.Empty());
  else if (expected === 'no-stream') wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  return wrong;
}

export function eventAnswer(event: StoredEvent): InstanceType<typeof streams.ReadResp> {
  const position = String(event.position);
  const record = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(event.stream)))
    .setStreamRevision(String(event.revision))
    .setPreparePosition(position)
    .setCommitPosition(position)
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  record
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.created) * TICKS_PER_MILLISECOND));
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(record).setCommitPosition(position),
  );
}

export const noSuchStream = (stream: string): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(
      new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
    ),
  );

export const subscriptionConfirmed = (id: string): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id),
  );

export const caughtUp = (): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

/** An error of the server; the client evaluates the trailer `exception`. */
export function rpcFault(
  code: status,
  details: string,
  trailers: Readonly<Record<string, string>> = {},
): ServiceError {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return Object.assign(new Error(details), { name: 'ServiceError', code, details, metadata });
}

export const notLeader = (leader: { host: string; port: number }): ServiceError =>
  rpcFault(status.NOT_FOUND, `Leader info available`, {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': String(leader.port),
  });

export const tombstoneAnswer = (position: number): InstanceType<typeof streams.TombstoneResp> =>
  new streams.TombstoneResp().setPosition(
    new streams.TombstoneResp.Position()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position)),
  );

export const streamDeleted = (stream: string): ServiceError =>
  rpcFault(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const appendTooLarge = (limit: number): ServiceError =>
  rpcFault(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const accessDenied = (): ServiceError => rpcFault(status.UNAUTHENTICATED, 'Unauthenticated', {});

/** The user is authenticated but not permitted. */
export const permissionDenied = (): ServiceError =>
  rpcFault(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

/** The answer to a repeat of an append that is not replicated yet. */
export const commitTimeout = (): ServiceError =>
  rpcFault(status.ABORTED, 'Operation timed out: Commit phase timeout', { exception: 'timeout' });

/** The answer to a read of $all from a position at which no record begins. */
export const invalidPosition = (): ServiceError =>
  rpcFault(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition');

export const handlerFault = (): ServiceError => rpcFault(status.UNKNOWN, 'Exception was thrown by handler.');
