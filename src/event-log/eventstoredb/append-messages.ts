import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError';
import shared from '@eventstore/db-client/generated/shared_pb';
import streams from '@eventstore/db-client/generated/streams_pb';
import type { ExpectedVersion } from '../event-store.port';
import { type EventStoreDbPosition, NOWHERE, type PackedEvent } from './packed-event';

export type AnswerToAppend = InstanceType<typeof streams.BatchAppendResp>;

export interface AppendedToStream {
  readonly lastVersion: number;
  readonly position: EventStoreDbPosition;
}

export interface AppendToStream {
  readonly stream: string;
  readonly events: readonly PackedEvent[];
  readonly behind: Exclude<ExpectedVersion, 'any'>;
  /** Those whose events it holds. */
  readonly sources: readonly string[];
}

/** What the server says of one append of a shared call. */
export function readAnswer(
  answer: AnswerToAppend,
):
  | { readonly kind: 'appended'; readonly appended: AppendedToStream }
  | { readonly kind: 'refused'; readonly error: Error } {
  const success = answer.getSuccess();
  if (success) return { kind: 'appended', appended: appended(success) };
  return { kind: 'refused', error: refusalOf(answer) };
}

/** An answer that the client cannot read must not end the process. */
function refusalOf(answer: AnswerToAppend): Error {
  try {
    return unpackToCommandError(answer.getError()!, streamOf(answer));
  } catch (cause) {
    return new Error(`the server refuses an append: ${answer.getError()?.getMessage() ?? 'no reason'}`, {
      cause,
    });
  }
}

const streamOf = (answer: AnswerToAppend): string =>
  Buffer.from(answer.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

function appended(success: InstanceType<typeof streams.BatchAppendResp.Success>): AppendedToStream {
  const lastVersion = Number(success.getCurrentRevision());
  const position = success.getPosition();
  if (!position) return { lastVersion, position: NOWHERE };
  const [commit, prepare] = [position.getCommitPosition(), position.getPreparePosition()].map(BigInt) as [
    bigint,
    bigint,
  ];
  return { lastVersion, position: { commit, prepare } };
}

export function requestOf(
  correlation: string,
  { stream, events, behind }: AppendToStream,
): InstanceType<typeof streams.BatchAppendReq> {
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
  );
  if (behind === 'none') options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(behind));
  return new streams.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(correlation))
    .setOptions(options)
    .setProposedMessagesList(events.map(messageOf))
    .setIsFinal(true);
}

function messageOf({ id, type, bytes, metadata }: PackedEvent) {
  const message = new streams.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(bytes))
    .setCustomMetadata(Buffer.from(JSON.stringify(metadata)));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}
