import type { ServerWritableStream, ServiceError } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import type streams from '@eventstore/db-client/generated/streams_pb';
import type { DoubleLog, StoredEvent } from './double-log';
import {
  caughtUp,
  eventAnswer,
  handlerFault,
  invalidPosition,
  noSuchStream,
  streamDeleted,
  streamNameOf,
  subscriptionConfirmed,
} from './wire-messages';

type Request = InstanceType<typeof streams.ReadReq>;
type Answer = InstanceType<typeof streams.ReadResp>;
type Options = InstanceType<typeof streams.ReadReq.Options>;
export type ReadCall = ServerWritableStream<Request, Answer>;

const isBackwards = (options: Options): boolean => (options.getReadDirection() as number) === 1;

/** Serves a finite read of a stream or of $all, or an endless subscription to $all. */
export async function answerRead(log: DoubleLog, call: ReadCall): Promise<void> {
  const options = call.request.getOptions()!;
  if (options.hasSubscription()) return subscribe(log, call, options);
  const found = options.hasStream() ? readStream(log, call, options) : readAll(log, call, options);
  if (found === undefined) return;
  for (const event of found.slice(0, Number(options.getCount()))) await send(log, call, event);
  call.end();
}

/** Undefined if the call has failed. */
function readStream(log: DoubleLog, call: ReadCall, options: Options): readonly StoredEvent[] | undefined {
  const stream = streamNameOf(options.getStream()!.getStreamIdentifier());
  if (log.hasEnded(stream)) return void call.emit('error', streamDeleted(stream));
  const visible = log.visible(stream);
  if (visible === undefined) call.write(noSuchStream(stream));
  return ofStream(visible ?? [], options);
}

function readAll(log: DoubleLog, call: ReadCall, options: Options): readonly StoredEvent[] | undefined {
  const fault = faultOfPosition(log, options);
  return fault ? void call.emit('error', fault) : ofLog(log, options);
}

/** A position must be of a record or after all records, and commit must not be less than prepare. */
function faultOfPosition({ all }: DoubleLog, options: Options): ServiceError | undefined {
  const given = options.getAll()!.getPosition();
  if (!given) return undefined;
  const [commit, prepare] = [Number(given.getCommitPosition()), Number(given.getPreparePosition())];
  if (commit < prepare) return handlerFault();
  if (isBackwards(options) || commit > all.at(-1)!.position) return undefined;
  return all[indexOf(all, commit)]?.position === commit ? undefined : invalidPosition();
}

/** Reads forwards from a position inclusively, backwards exclusively. */
function ofLog({ all }: DoubleLog, options: Options): readonly StoredEvent[] {
  const from = options.getAll()!;
  const position = from.hasPosition() ? Number(from.getPosition()!.getCommitPosition()) : undefined;
  if (isBackwards(options))
    return all
      .slice(0, position === undefined ? (from.hasEnd() ? all.length : 0) : indexOf(all, position))
      .reverse();
  if (from.hasEnd()) return [];
  return position === undefined ? all : all.slice(indexOf(all, position));
}

function ofStream(events: readonly StoredEvent[], options: Options): readonly StoredEvent[] {
  const from = options.getStream()!;
  const first = events[0]?.revision ?? 0;
  const at = from.hasRevision() ? Math.max(0, Number(from.getRevision()) - first) : undefined;
  if (isBackwards(options))
    return events.slice(0, at === undefined ? (from.hasEnd() ? events.length : 1) : at + 1).reverse();
  return from.hasEnd() ? [] : events.slice(at ?? 0);
}

/** Sends all present and future events after a position whose stream, or type, has one of the prefixes. */
async function subscribe(log: DoubleLog, call: ReadCall, options: Options): Promise<void> {
  const isWanted = filterOf(options);
  let next = firstOf(log, options.getAll()!);
  call.write(subscriptionConfirmed(randomUUID()));
  let isCatchingUp = true;
  while (!call.cancelled) {
    while (next < log.all.length && !call.cancelled) {
      const event = log.all[next++]!;
      if (isWanted(event)) await send(log, call, event);
    }
    if (isCatchingUp && !call.cancelled && log.tellsItsEnd) call.write(caughtUp());
    isCatchingUp = false;
    if (next === log.all.length) await grownOrGone(log, call);
  }
}

function filterOf(options: Options): (event: StoredEvent) => boolean {
  const filter = options.getFilter();
  const ofTypes = filter?.getEventType()?.getPrefixList();
  const prefixes = ofTypes ?? filter?.getStreamIdentifier()?.getPrefixList() ?? [''];
  return ({ stream, type }) => prefixes.some((prefix) => (ofTypes ? type : stream).startsWith(prefix));
}

/** The index of the first event of a subscription. */
function firstOf({ all }: DoubleLog, from: InstanceType<typeof streams.ReadReq.Options.AllOptions>): number {
  if (from.hasPosition()) return indexOf(all, Number(from.getPosition()!.getCommitPosition()) + 1);
  return from.hasEnd() ? all.length : 0;
}

/** The index of the first event at or after a position (binary search). */
function indexOf(all: readonly StoredEvent[], position: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function grownOrGone({ growth }: DoubleLog, call: ReadCall): Promise<void> {
  return new Promise<void>((resolve) => {
    const go = (): void => {
      growth.off('grown', go);
      call.off('cancelled', go);
      resolve();
    };
    growth.on('grown', go);
    call.on('cancelled', go);
  });
}

/** Sends an event, and waits for a slow client. */
async function send(log: DoubleLog, call: ReadCall, event: StoredEvent): Promise<void> {
  log.eventsSent += 1;
  if (call.cancelled || call.write(eventAnswer(event))) return;
  await new Promise<void>((resolve) => {
    const go = (): void => {
      call.off('drain', go).off('cancelled', go);
      resolve();
    };
    call.on('drain', go).on('cancelled', go);
  });
}
