import { randomUUID } from 'node:crypto';
import { convertToCommandError, parseUUID } from '@eventstore/db-client/dist/utils';
import { type Credentials, DeadlineExceededError, type EventStoreDBClient } from '@eventstore/db-client';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import { pauseOf, type RetryPolicy, unavailable } from '../retry';
import {
  type AnswerToAppend,
  type AppendedToStream,
  type AppendToStream,
  readAnswer,
  requestOf,
} from './append-messages';

interface Call {
  write(request: ReturnType<typeof requestOf>): unknown;
  on(event: 'data', listener: (answer: AnswerToAppend) => void): Call;
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

interface Pending {
  readonly append: AppendToStream;
  readonly giveUpAt: number;
  readonly resolve: (appended: AppendedToStream) => void;
  readonly reject: (error: unknown) => void;
  /** Runs while the append is in the call. */
  silence: NodeJS.Timeout | undefined;
}

interface AppendStreamOptions {
  readonly credentials: Credentials;
  readonly answerMs: number;
  readonly retryPolicy: RetryPolicy;
  readonly isTransient: (error: unknown) => boolean;
}

/**
 * All appends of this process share one call of the server, with one message for each append, however many events it
 * has, and one for its answer. A call for each append with a message for each event takes several times the processor
 * time, on both sides.
 *
 * The server handles the messages of a call in their order, so appends follow each other without waiting for answers.
 * When the call breaks, an append is not answered in time, or the server is not ready for one, all that are not
 * answered go again in another call, in the same order, with the same ids and versions: what the server has stored, it
 * recognises. Until it has answered the first append of a call, appends of one source or stream go one at a time, so
 * that a server that is about to be ready does not take the second and refuse the first.
 */
export class AppendStream {
  /** In the order of sending. */
  private readonly pending = new Map<string, Pending>();
  private call: Call | undefined;
  /** Whether the server has answered an append in this call. */
  private answers = false;
  private opening: Promise<void> | undefined;
  private failures = 0;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly options: AppendStreamOptions,
  ) {}

  /**
   * Its place behind earlier appends is settled when this returns.
   * @throws what the client throws of an append; EventStoreUnavailable after the time of the retry policy
   */
  append(append: AppendToStream): Promise<AppendedToStream> {
    const giveUpAt = performance.now() + this.options.retryPolicy.totalMs;
    return new Promise((resolve, reject) => {
      this.pending.set(randomUUID(), { append, giveUpAt, resolve, reject, silence: undefined });
      if (this.call) this.writeOn(this.call);
      else this.opening ??= this.open().finally(() => (this.opening = undefined));
    });
  }

  private async open(): Promise<void> {
    while (!this.call && this.pending.size > 0) {
      if (this.failures > 0) await this.pause();
      if (this.pending.size === 0) return;
      try {
        const call = await this.newCall();
        call
          .on('data', (answer) => this.call === call && this.take(answer))
          .on('error', (error) => this.end(call, convertToCommandError(error)))
          .on('end', () => this.end(call, new Error('the server has ended the call of the appends')));
        this.call = call;
        this.answers = false;
        this.writeOn(call);
      } catch (error) {
        this.fail(error);
      }
    }
  }

  private newCall(): Promise<Call> {
    const calls = this.client as unknown as Calls;
    const { credentials } = this.options;
    return calls.GRPCStreamCreator(StreamsClient, 'append', (client) =>
      client.batchAppend(
        ...calls.callArguments({ credentials, requiresLeader: true }, { deadline: Infinity }),
      ),
    )();
  }

  private async pause(): Promise<void> {
    const { retryPolicy } = this.options;
    const ms = pauseOf(this.failures, retryPolicy);
    const soonest = Math.min(...[...this.pending.values()].map(({ giveUpAt }) => giveUpAt));
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(ms, Math.max(0, soonest - performance.now()))),
    );
  }

  private writeOn(call: Call): void {
    const unanswered = new Set<string>();
    // After an answer only the last can be new.
    const appends = this.answers ? [...this.pending].slice(-1) : this.pending;
    for (const [correlation, pending] of appends) {
      const { stream, sources } = pending.append;
      const mayGo = this.answers || ![stream, ...sources].some((name) => unanswered.has(name));
      for (const name of [stream, ...sources]) unanswered.add(name);
      if (mayGo && !pending.silence) this.write(call, correlation, pending);
    }
  }

  private write(call: Call, correlation: string, pending: Pending): void {
    const { answerMs } = this.options;
    const silent = (): void =>
      this.end(call, new DeadlineExceededError(undefined, `no answer within ${answerMs} ms`));
    pending.silence = setTimeout(silent, answerMs);
    call.write(requestOf(correlation, pending.append));
  }

  private take(answer: AnswerToAppend): void {
    const correlation = parseUUID(answer.getCorrelationId()) ?? '';
    const pending = this.pending.get(correlation);
    if (!pending) return;
    const told = readAnswer(answer);
    if (told.kind === 'refused' && this.options.isTransient(told.error))
      return this.end(this.call!, told.error);
    this.pending.delete(correlation);
    clearTimeout(pending.silence);
    this.failures = 0;
    if (told.kind === 'refused') pending.reject(told.error);
    else pending.resolve(told.appended);
    if (this.answers) return undefined;
    this.answers = true;
    for (const [next, waiting] of this.pending) if (!waiting.silence) this.write(this.call!, next, waiting);
  }

  private end(call: Call, error: Error): void {
    if (this.call !== call) return;
    this.call = undefined;
    call.cancel();
    this.fail(error);
    if (this.pending.size > 0) this.opening ??= this.open().finally(() => (this.opening = undefined));
  }

  /** All appends wait for another call, except those that no longer may. */
  private fail(error: unknown): void {
    this.failures += 1;
    const lasts = !this.options.isTransient(error);
    for (const [correlation, pending] of this.pending) {
      clearTimeout(pending.silence);
      pending.silence = undefined;
      if (!lasts && performance.now() < pending.giveUpAt) continue;
      this.pending.delete(correlation);
      pending.reject(lasts ? error : unavailable(error));
    }
  }
}
