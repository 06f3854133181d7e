import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty } from 'google-protobuf/google/protobuf/empty_pb';
import type { Message } from 'google-protobuf';
import { status } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb';
import statuses from '@eventstore/db-client/generated/status_pb';
import streams from '@eventstore/db-client/generated/streams_pb';
import { type AppendVerdict, type ExpectedRevision, MAX_APPEND_BYTES } from './double-log';

/** Faults of one append of a shared call, which continues. */
export type BatchFault = 'not-ready' | 'denied' | 'handler-fault' | 'commit-timeout';

interface BatchAppend {
  readonly correlation: string;
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

/** The answer to one append of a shared call. */
export function batchAnswer(
  told: AppendVerdict | { readonly kind: BatchFault },
  { correlation, stream, expected }: BatchAppend,
): InstanceType<typeof streams.BatchAppendResp> {
  const answer = new streams.BatchAppendResp()
    .setCorrelationId(new shared.UUID().setString(correlation))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)));
  switch (told.kind) {
    case 'written':
    case 'idempotent':
      return answer.setSuccess(success(told.last.position).setCurrentRevision(String(told.last.revision)));
    case 'empty':
      return answer.setSuccess(success(told.position).setCurrentRevision('0'));
    case 'wrong-version':
      return answer.setError(wrongVersion(told.current, expected));
    case 'too-large':
      return answer.setError(
        failure('MaximumAppendSizeExceeded', status.INVALID_ARGUMENT, (details) =>
          new details().setMaxappendsize(MAX_APPEND_BYTES),
        ),
      );
    case 'deleted':
      return answer.setError(
        failure('StreamDeleted', status.FAILED_PRECONDITION, (details) => new details()),
      );
    case 'denied':
      return answer.setError(failure('AccessDenied', status.PERMISSION_DENIED, (details) => new details()));
    case 'commit-timeout':
      return answer.setError(failure('Timeout', status.DEADLINE_EXCEEDED, (details) => new details()));
    case 'handler-fault':
      return answer.setError(failure('BadRequest', status.INVALID_ARGUMENT, (details) => new details()));
    case 'not-ready':
      return answer.setError(
        new statuses.Status()
          .setMessage('Server Is Not Ready')
          .setDetails(packed('google.protobuf.Empty', new Empty())),
      );
  }
}

function success(at: number): InstanceType<typeof streams.BatchAppendResp.Success> {
  const position = String(at);
  return new streams.BatchAppendResp.Success().setPosition(
    new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position),
  );
}

function wrongVersion(current: number, expected: ExpectedRevision): InstanceType<typeof statuses.Status> {
  return failure('WrongExpectedVersion', status.ALREADY_EXISTS, (details) => {
    const wrong = new details();
    if (current >= 0) wrong.setCurrentStreamRevision(String(current));
    else wrong.setCurrentNoStream(new Empty());
    if (expected === 'any') wrong.setExpectedAny(new Empty());
    else if (expected === 'no-stream') wrong.setExpectedNoStream(new Empty());
    else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new Empty());
    else wrong.setExpectedStreamPosition(String(expected));
    return wrong;
  });
}

function failure<
  Name extends
    | 'AccessDenied'
    | 'StreamDeleted'
    | 'WrongExpectedVersion'
    | 'MaximumAppendSizeExceeded'
    | 'Timeout'
    | 'BadRequest',
>(
  name: Name,
  code: status,
  make: (details: (typeof shared)[Name]) => Message,
): InstanceType<typeof statuses.Status> {
  return new statuses.Status()
    .setCode(code as number)
    .setMessage(name)
    .setDetails(packed(`event_store.client.${name}`, make(shared[name])));
}

function packed(type: string, message: Message): Any {
  const details = new Any();
  details.pack(message.serializeBinary(), type);
  return details;
}
