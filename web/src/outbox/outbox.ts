import { useSyncExternalStore } from 'react';
import { answers } from '../api/answers';
import { request, Refused, Unreachable, UNREACHABLE } from '../api/ask';
import { type Session, sessionQuery } from '../api/session';
import {
  type Capture,
  type CaptureAnswer,
  forgetKept,
  keepCapture,
  type NewCapture,
  storeAnswers,
  readCaptures,
  deleteCapture,
} from './store';

/** The outcome of the last attempt to send. */
export type Line = 'reached' | 'unreachable' | 'signed-out' | 'refused';

export interface OutboxView {
  /** Whether the store has been read: until then it is unknown whether captures wait. */
  readonly isRead: boolean;
  readonly captures: readonly Capture[];
  readonly line: Line;
  /** When `line` last changed, in milliseconds. */
  readonly since: number;
  /** Why the whole request was refused, if it was. */
  readonly refusal?: Refused;
}

const MOST_AT_ONCE = 20;
const LONGEST_ANSWER_MS = 15_000;
const EVERY_MS = 3_000;
const KEPT_FOR_MS = 7 * 24 * 3_600_000;

let view: OutboxView = { isRead: false, captures: [], line: 'reached', since: Date.now() };
const watchers = new Set<() => void>();

function show(change: Partial<OutboxView>): void {
  const since = change.line !== undefined && change.line !== view.line ? Date.now() : view.since;
  view = { ...view, ...change, since };
  for (const watcher of watchers) watcher();
}

const reread = async (): Promise<void> => show({ captures: await readCaptures(), isRead: true });

/** The captures of this tablet and the state of the connection; components are rendered again when they change. */
export const useOutbox = (): OutboxView =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => view,
  );

/** Stores a capture. Once the promise is fulfilled, only the loss of the whole store can lose it. */
export async function capture(fact: NewCapture): Promise<Capture> {
  const kept = await keepCapture(fact);
  await reread();
  void drain();
  return kept;
}

/** Removes a refused capture from the list, so that its form can be filled with it again. */
export async function withdraw(place: number): Promise<void> {
  await deleteCapture(place);
  await reread();
}

/** Sends a refused capture again unchanged, for example after the cause of the refusal was removed. */
export async function sendAgain(place: number): Promise<void> {
  await storeAnswers(new Map([[place, { state: 'waiting' as const }]]));
  await reread();
  void drain();
}

let isStarted = false;

/** Sends waiting captures now, whenever the network comes back, and every few seconds. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener('online', () => void drain());
  const cutOff = (): void => show({ line: 'unreachable' });
  // Any question of the page that does not reach the service says so too, whether captures wait or not.
  for (const event of ['offline', UNREACHABLE]) addEventListener(event, cutOff);
  if (!navigator.onLine) cutOff();
  setInterval(() => void drain(), EVERY_MS);
  void forgetKept(new Date(Date.now() - KEPT_FOR_MS).toISOString())
    .then(reread)
    .then(drain);
}

let sending: Promise<void> | undefined;

/** Sends waiting captures in order. One page of this browser sends at a time; another page returns at once. */
export function drain(): Promise<void> {
  sending ??= withLock(sendAll).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function withLock(act: () => Promise<void>): Promise<void> {
  // Without a secure context there are no locks. Sending twice is harmless: the service recognises each event by its id.
  if (!('locks' in navigator)) return act();
  await navigator.locks.request('cagnotte-outbox', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await act();
  });
}

async function sendAll(): Promise<void> {
  await reread();
  if (view.captures.every(({ state }) => state !== 'waiting')) {
    if (view.line !== 'reached' && navigator.onLine && (await isThere())) show({ line: 'reached' });
    return;
  }
  try {
    const { person } = await answers.fetchQuery(sessionQuery);
    for (let mine = waitingOf(person); mine.length > 0; mine = waitingOf(person)) {
      const held = await sendSome(mine);
      await reread();
      show({ line: 'reached' });
      if (held) return;
    }
  } catch (error) {
    await reread();
    if (error instanceof Unreachable) show({ line: 'unreachable' });
    else if (!(error instanceof Refused)) throw error;
    else if (error.needsSignIn) show({ line: 'signed-out' });
    else show({ line: 'refused', refusal: error });
  }
}

/** Whether the service answers. With nothing to send, only a question of its own can tell that the line is back. */
const isThere = (): Promise<boolean> =>
  request('/v1/session', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

const waitingOf = (person: string): readonly Capture[] =>
  view.captures.filter((each) => each.state === 'waiting' && each.person === person).slice(0, MOST_AT_ONCE);

/** Sends one batch and stores the answers. @returns whether a capture was held back because another person must send it */
async function sendSome(captures: readonly Capture[]): Promise<boolean> {
  const response = await request('/v1/events', {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents-batch+json', accept: 'application/json' },
    body: `[${captures.map(({ body }) => body).join(',')}]`,
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  }).catch((cause: unknown) => {
    throw new Unreachable(cause);
  });
  const answer = (await response.json().catch((cause: unknown) => {
    throw new Unreachable(cause);
  })) as { readonly outcomes?: readonly CaptureAnswer[] } & Partial<
    Record<'code' | 'message' | 'messageEs', string>
  >;
  if (response.status >= 500) throw new Unreachable(answer);
  if (answer.outcomes?.length !== captures.length) {
    const { code = 'UNKNOWN', message = response.statusText, messageEs = message } = answer;
    throw new Refused(code, message, messageEs, { status: response.status });
  }
  const known = new Map(captures.map(({ place }, at) => [place, stateAfter(answer.outcomes![at]!)] as const));
  await storeAnswers(known);
  return [...known.values()].some(({ state }) => state === 'waiting');
}

/** A capture of another person than the one signed in keeps waiting for that person. */
function stateAfter(answer: CaptureAnswer): Pick<Capture, 'state' | 'answer'> {
  if (answer.outcome === 'stored' || answer.outcome === 'duplicate') return { state: 'kept', answer };
  return { state: answer.reason === 'other-person' ? 'waiting' : 'refused', answer };
}

/** Whether the capture waits for another person to sign in. */
export const waitsForAnotherPerson = ({ state, person }: Capture, session: Session | undefined): boolean =>
  state === 'waiting' && session !== undefined && person !== session.person;
