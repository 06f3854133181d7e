import {
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type streams from '@eventstore/db-client/generated/streams_pb';
import type { AppendFaults } from './append-faults';
import { type CallOfAppend, type Pace, StorageWriter } from './append-times';
import { batchAnswer, type BatchFault } from './batch-messages';
import {
  type AppendVerdict,
  type DoubleLog,
  type ExpectedRevision,
  MAX_APPEND_BYTES,
  type ProposedEvent,
} from './double-log';
import {
  appendAnswer,
  appendTooLarge,
  commitTimeout,
  expectedRevisionOf,
  handlerFault,
  permissionDenied,
  proposedEventOf,
  rpcFault,
  streamDeleted,
  streamNameOf,
} from './wire-messages';

type AppendRequest = InstanceType<typeof streams.AppendReq>;
type BatchRequest = InstanceType<typeof streams.BatchAppendReq>;
export type AppendAnswer = InstanceType<typeof streams.AppendResp>;
export type AppendCall = ServerReadableStream<AppendRequest, AppendAnswer>;
export type BatchCall = ServerDuplexStream<BatchRequest, InstanceType<typeof streams.BatchAppendResp>>;

interface Proposal {
  stream: string;
  expected: ExpectedRevision;
  readonly events: ProposedEvent[];
}

type Answer = AppendVerdict | { readonly kind: BatchFault } | { readonly kind: 'connection-lost' };

export interface AppendingOptions {
  readonly log: DoubleLog;
  readonly faults: AppendFaults;
  /** Without one an append is carried out at once. */
  readonly pace: Pace | undefined;
  /** The error if this node cannot serve the call. */
  readonly refusalOf: (call: Pick<BatchCall, 'metadata'>) => ServiceError | undefined;
}

/** A repeat of an append that is not replicated yet is refused after this time. */
const SILENCE_MS = 2_000;

/** The appends of a node: each in a call of its own, or many in a shared one. */
export class Appending {
  private readonly writer: StorageWriter | undefined;
  /** The numbers of calls so far. */
  readonly calls = { alone: 0, shared: 0 };
  /** The first event ids of pending appends. */
  private readonly underWay = new Set<string>();

  constructor(private readonly options: AppendingOptions) {
    this.writer = options.pace && new StorageWriter(options.pace);
  }

  alone(call: AppendCall, answer: sendUnaryData<AppendAnswer>): void {
    this.calls.alone += 1;
    const proposal: Proposal = { stream: '', expected: 'any', events: [] };
    call.on('data', (request: AppendRequest) => {
      if (request.hasOptions()) {
        proposal.stream = streamNameOf(request.getOptions()!.getStreamIdentifier());
        proposal.expected = expectedRevisionOf(request.getOptions()!);
      } else proposal.events.push(proposedEventOf(request.getProposedMessage()!));
    });
    call.on('error', () => undefined);
    call.on('end', async () => {
      // The request also ends when the connection breaks, and `cancelled` is set one turn of the event loop later.
      await nextTurn();
      if (call.cancelled) return;
      const refusal = this.options.refusalOf(call);
      if (refusal) return answer(refusal);
      this.take(proposal, 'of its own', (told) => {
        const fault = faultOf(told, proposal.stream);
        if (fault) answer(fault);
        else answer(null, appendAnswer(told as Parameters<typeof appendAnswer>[0], proposal.expected));
      });
    });
  }

  /** An append consists of one or several messages, the last of which is marked, and is answered when it is done. */
  shared(call: BatchCall): void {
    this.calls.shared += 1;
    const proposals = new Map<string, Proposal>();
    const fail = (error: ServiceError): void => void call.emit('error', error);
    call.on('error', () => undefined);
    call.on('end', () => call.end());
    call.on('data', (request: BatchRequest) => {
      const refusal = this.options.refusalOf(call);
      if (refusal) return fail(refusal);
      const correlation = request.getCorrelationId()!.getString();
      const proposal = proposals.get(correlation) ?? begun(request);
      proposals.set(correlation, proposal);
      for (const event of request.getProposedMessagesList()) proposal.events.push(proposedEventOf(event));
      if (!request.getIsFinal()) return undefined;
      proposals.delete(correlation);
      return this.take(proposal, 'shared', (told) => {
        if (call.cancelled || call.destroyed) return;
        if (told.kind === 'connection-lost') fail(faultOf(told, proposal.stream)!);
        else call.write(batchAnswer(told, { correlation, ...proposal }));
      });
    });
  }

  private take(proposal: Proposal, call: CallOfAppend, answer: (told: Answer) => void): void {
    const { faults } = this.options;
    const { stream, events } = proposal;
    if (faults.take('refused')) return answer({ kind: 'not-ready' });
    if (faults.take('denied')) return answer({ kind: 'denied' });
    if (stream === '' || events.some(({ type }) => type === '')) return answer({ kind: 'handler-fault' });
    if (faults.take('swallowed')) return undefined;
    const id = events[0]?.id ?? '';
    if (this.underWay.has(id)) {
      faults.repeats += 1;
      setTimeout(() => answer({ kind: 'commit-timeout' }), SILENCE_MS).unref();
      return undefined;
    }
    this.underWay.add(id);
    const carryOut = (): void => {
      this.underWay.delete(id);
      answer(this.carryOut(proposal));
    };
    if (faults.take('held')) return faults.hold(events, carryOut);
    if (!this.writer) return carryOut();
    this.writer.take(events.length, call, carryOut);
  }

  private carryOut({ stream, expected, events }: Proposal): Answer {
    const verdict = this.options.log.append(stream, expected, events);
    if (verdict.kind !== 'too-large' && verdict.kind !== 'deleted' && this.options.faults.take('answersLost'))
      return { kind: 'connection-lost' };
    return verdict;
  }
}

function begun(request: BatchRequest): Proposal {
  const options = request.getOptions()!;
  const stream = streamNameOf(options.getStreamIdentifier());
  return { stream, expected: expectedRevisionOf(options), events: [] };
}

/** The error of a call with one append. */
function faultOf({ kind }: Answer, stream: string): ServiceError | undefined {
  switch (kind) {
    case 'too-large':
      return appendTooLarge(MAX_APPEND_BYTES);
    case 'deleted':
      return streamDeleted(stream);
    case 'not-ready':
      return rpcFault(status.UNAVAILABLE, 'Server Is Not Ready');
    case 'connection-lost':
      return rpcFault(status.UNAVAILABLE, 'Connection dropped');
    case 'denied':
      return permissionDenied();
    case 'handler-fault':
      return handlerFault();
    case 'commit-timeout':
      return commitTimeout();
    case 'written':
    case 'idempotent':
    case 'empty':
    case 'wrong-version':
      return undefined;
  }
}
