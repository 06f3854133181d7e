import { randomUUID } from 'node:crypto';
import { convertToCommandError, parseUUID } from '@eventstore/db-client/dist/utils';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError';
import { type Credentials, DeadlineExceededError, type EventStoreDBClient } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import streams from '@eventstore/db-client/generated/streams_pb';
import type { ExpectedVersion } from '../event-store.port';
import { type EventStoreDbPosition, NOWHERE, type PackedEvent } from './packed-event';

type Answer = InstanceType<typeof streams.BatchAppendResp>;

interface Call {
  write(request: InstanceType<typeof streams.BatchAppendReq>): unknown;
  on(event: 'data', listener: (answer: Answer) => void): Call;
  on(event: 'error', listener: (error: Error) => void): Call;
  on(event: 'end', listener: () => void): Call;
  cancel(): void;
}

/**
 * Members that the client offers to derived classes: it finds the leader, connects, and reconnects when a call
 * breaks.
 */
interface Calls {
  GRPCStreamCreator(
    client: typeof StreamsClient,
    name: string,
    open: (client: InstanceType<typeof StreamsClient>) => Call,
  ): () => Promise<Call>;
  callArguments(
    options: { readonly credentials: Credentials; readonly requiresLeader: true },
    call: { readonly deadline: number },
  ): Parameters<InstanceType<typeof StreamsClient>['batchAppend']>;
}

export interface AppendedToStream {
  readonly lastVersion: number;
  readonly position: EventStoreDbPosition;
}

interface AppendToStream {
  readonly stream: string;
  readonly events: readonly PackedEvent[];
  readonly behind: Exclude<ExpectedVersion, 'any'>;
}

interface Pending {
  readonly resolve: (appended: AppendedToStream) => void;
  readonly reject: (error: Error) => void;
  readonly silence: NodeJS.Timeout;
}

/**
 * All appends of this process share one call of the server, with one message for each append, however many events it
 * has, and one for its answer. A call for each append with a message for each event takes several times the processor
 * time, on both sides.
 *
 * When the call breaks, or an append in it is not answered in time, all appends that wait in it are refused; the next
 * append opens another call. The server may have stored an append that was refused here: a repeat names the same ids
 * and the same version.
 */
export class AppendStream {
  private call: Promise<SharedCall> | undefined;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly options: { readonly credentials: Credentials; readonly answerMs: number },
  ) {}

  /** @throws what the client throws of an append; a DeadlineExceededError where there is no answer in time */
  async append(append: AppendToStream): Promise<AppendedToStream> {
    const call = await (this.call ??= this.open());
    return call.append(append);
  }

  private open(): Promise<SharedCall> {
    const calls = this.client as unknown as Calls;
    const { credentials, answerMs } = this.options;
    const open = calls.GRPCStreamCreator(StreamsClient, 'append', (client) =>
      client.batchAppend(
        ...calls.callArguments({ credentials, requiresLeader: true }, { deadline: Infinity }),
      ),
    );
    const forget = (): void => {
      if (this.call === opening) this.call = undefined;
    };
    const opening = open().then((call) => new SharedCall(call, { answerMs, onEnd: forget }));
    opening.catch(forget);
    return opening;
  }
}

class SharedCall {
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly call: Call,
    private readonly options: { readonly answerMs: number; readonly onEnd: () => void },
  ) {
    call
      .on('data', (answer) => this.take(answer))
      .on('error', (error) => this.end(convertToCommandError(error)))
      .on('end', () => this.end(new Error('the server has ended the call of the appends')));
  }

  append(append: AppendToStream): Promise<AppendedToStream> {
    const correlation = randomUUID();
    return new Promise((resolve, reject) => {
      const silence = setTimeout(() => this.giveUp(), this.options.answerMs);
      this.pending.set(correlation, { resolve, reject, silence });
      this.call.write(requestOf(correlation, append));
    });
  }

  private take(answer: Answer): void {
    const append = this.pending.get(parseUUID(answer.getCorrelationId()) ?? '');
    if (!append) return;
    this.pending.delete(parseUUID(answer.getCorrelationId())!);
    clearTimeout(append.silence);
    const success = answer.getSuccess();
    if (success) append.resolve(appended(success));
    else append.reject(unpackToCommandError(answer.getError()!, streamOf(answer)));
  }

  private giveUp(): void {
    const { answerMs } = this.options;
    this.end(new DeadlineExceededError(undefined, `no answer within ${answerMs} ms`));
    this.call.cancel();
  }

  private end(error: Error): void {
    this.options.onEnd();
    for (const { silence, reject } of this.pending.values()) {
      clearTimeout(silence);
      reject(error);
    }
    this.pending.clear();
  }
}

const streamOf = (answer: Answer): string =>
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

function requestOf(
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
