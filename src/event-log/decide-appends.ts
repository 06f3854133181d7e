import { saysTheSame } from '../kernel/stored-form';
import {
  type AppendOutcome,
  type AppendRefused,
  type AppendRequest,
  type AppendedEvent,
  type EventToAppend,
  type LogPosition,
  MAX_EVENT_BYTES,
} from './event-store.port';

/** Together they form one index entry in PostgreSQL, at most a third of a page. */
const MAX_IDENTITY_BYTES = 2_000;
const MAX_STREAM_NAME_BYTES = 1_000;
const MAX_PRINCIPAL_BYTES = 200;

/**
 * Throws a TypeError for a request that breaks the contract: no event, events of several casinos, a name that is
 * empty, too long or not storable as text, an invalid expected version. A request that passes can share a batch with
 * requests of other callers without harm to them.
 */
export function assertWellFormed(request: AppendRequest): void {
  assertName('stream', request.stream, MAX_STREAM_NAME_BYTES);
  assertPrincipal(request.principal);
  assertExpectedVersion(request.expected);
  if (request.events.length === 0) throw new TypeError(`an append to ${request.stream} carries no event`);
  const [first] = request.events;
  for (const event of request.events) {
    assertEvent(event);
    if (event.casino !== first!.casino) {
      throw new TypeError(
        `one append to ${request.stream} mixes casinos ${first!.casino} and ${event.casino}`,
      );
    }
  }
}

function assertExpectedVersion(expected: AppendRequest['expected']): void {
  if (expected === 'any' || expected === 'none' || (Number.isSafeInteger(expected) && expected >= 0)) return;
  throw new TypeError(`not an expected version: ${String(expected)}`);
}

/** The principal is one line in the text of a chain link, so nothing in it may end a line. */
function assertPrincipal(principal: string): void {
  assertName('principal', principal, MAX_PRINCIPAL_BYTES);
  if (/\p{C}/u.test(principal))
    throw new TypeError(`not storable as principal: ${JSON.stringify(principal)}`);
}

function assertEvent(event: EventToAppend): void {
  const { casino, source, id } = event;
  if (casino === '' || source === '' || id === '') throw new TypeError('an event lacks casino, source or id');
  assertName('identity', casino + source + id, MAX_IDENTITY_BYTES);
  assertName('type', event.type, MAX_STREAM_NAME_BYTES);
  if (event.bytes === '' || !isStorableText(event.bytes))
    throw new TypeError(`not storable as bytes of ${event.id}`);
  if (!/^[0-9a-f]{64}$/.test(event.contentHash))
    throw new TypeError(`no SHA-256 in hexadecimal: ${event.contentHash}`);
}

function assertName(what: string, name: string, maxBytes: number): void {
  if (name.length === 0 || !isStorableText(name) || Buffer.byteLength(name) > maxBytes) {
    throw new TypeError(`not storable as ${what}: ${JSON.stringify(name.slice(0, 200))}`);
  }
}

/** No database stores U+0000 in text, and a lone surrogate has no UTF-8 form. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export interface KnownEvent {
  readonly contentHash: string;
  readonly place: LogPosition;
  readonly bytes: () => string;
}

export interface Knowledge {
  knownEvent(event: EventToAppend): KnownEvent | undefined;
  lastVersion(stream: string): number | 'none';
}

export interface EventToStore {
  readonly stream: string;
  readonly principal: string;
  readonly event: EventToAppend;
}

export interface AppendDecision {
  readonly toStore: readonly EventToStore[];
  outcomes(
    logPositionOf: (index: number) => LogPosition,
    compareLogPositions: CompareLogPositions,
  ): AppendOutcome[];
}

type CompareLogPositions = (a: LogPosition, b: LogPosition) => number;

interface Accepted {
  readonly kind: AppendedEvent['kind'];
  readonly at: LogPosition | number;
}

interface Acceptance {
  readonly kind: 'accepted';
  readonly events: readonly Accepted[];
}

interface Brought {
  readonly event: EventToAppend;
  readonly index: number;
}

/**
 * Decides requests that are stored together, in their order, as if each had come alone after the one before: a
 * request knows what earlier ones store, and a refused one has no effect on its neighbours.
 *
 * Of several faults of one request it names the first of: too large, conflict, wrong expected version.
 */
export function decideAppends(requests: readonly AppendRequest[], knowledge: Knowledge): AppendDecision {
  const batch = new Batch(knowledge);
  const verdicts = requests.map((request) => batch.decide(request));
  return {
    toStore: batch.toStore,
    outcomes: (logPositionOf, compareLogPositions) =>
      verdicts.map((verdict) =>
        verdict.kind === 'accepted' ? appended(verdict, logPositionOf, compareLogPositions) : verdict,
      ),
  };
}

/** One string per (casino, source, id); none of the three holds U+0000. */
export const identityOf = ({ casino, source, id }: Pick<EventToAppend, 'casino' | 'source' | 'id'>): string =>
  `${casino}\0${source}\0${id}`;

class Batch {
  readonly toStore: EventToStore[] = [];
  private readonly broughtByIdentity = new Map<string, Brought>();
  private readonly addedByStream = new Map<string, number>();

  constructor(private readonly knowledge: Knowledge) {}

  decide(request: AppendRequest): AppendRefused | Acceptance {
    const tooLarge = findTooLarge(request);
    if (tooLarge) return tooLarge;

    const fresh = new Map<string, Brought>();
    const conflicts: number[] = [];
    const events: Accepted[] = [];
    request.events.forEach((event, index) => {
      const accepted = this.identify(event, fresh);
      if (accepted) events.push(accepted);
      else conflicts.push(index);
    });
    if (conflicts.length > 0) return { kind: 'conflict', indices: conflicts };

    const wrongVersion = fresh.size > 0 ? this.findWrongVersion(request) : undefined;
    if (wrongVersion) return wrongVersion;
    this.accept(request, fresh);
    return { kind: 'accepted', events };
  }

  /** Undefined if the identity has different content. */
  private identify(event: EventToAppend, fresh: Map<string, Brought>): Accepted | undefined {
    const known = this.knowledge.knownEvent(event);
    if (known) {
      const same = known.contentHash === event.contentHash || saysTheSame(known.bytes(), event.bytes);
      return same ? { kind: 'duplicate', at: known.place } : undefined;
    }
    const identity = identityOf(event);
    const brought = fresh.get(identity) ?? this.broughtByIdentity.get(identity);
    if (brought) {
      const same =
        brought.event.contentHash === event.contentHash || saysTheSame(brought.event.bytes, event.bytes);
      return same ? { kind: 'duplicate', at: brought.index } : undefined;
    }
    const index = this.toStore.length + fresh.size;
    fresh.set(identity, { event, index });
    return { kind: 'stored', at: index };
  }

  private findWrongVersion({ stream, expected }: AppendRequest): AppendRefused | undefined {
    if (expected === 'any') return undefined;
    const before = this.knowledge.lastVersion(stream);
    const next = (before === 'none' ? 0 : before + 1) + (this.addedByStream.get(stream) ?? 0);
    const actual = next === 0 ? 'none' : next - 1;
    return actual === expected ? undefined : { kind: 'wrong-expected-version', expected, actual };
  }

  private accept({ stream, principal }: AppendRequest, fresh: Map<string, Brought>): void {
    for (const [identity, brought] of fresh) {
      this.broughtByIdentity.set(identity, brought);
      this.toStore.push({ stream, principal, event: brought.event });
    }
    this.addedByStream.set(stream, (this.addedByStream.get(stream) ?? 0) + fresh.size);
  }
}

function findTooLarge({ events }: AppendRequest): AppendRefused | undefined {
  for (const [index, event] of events.entries()) {
    const bytes = Buffer.byteLength(event.bytes, 'utf8');
    if (bytes > MAX_EVENT_BYTES) return { kind: 'too-large', index, bytes };
  }
  return undefined;
}

function appended(
  { events }: Acceptance,
  logPositionOf: (index: number) => LogPosition,
  compareLogPositions: CompareLogPositions,
): AppendOutcome {
  const answers = events.map(({ kind, at }): AppendedEvent => ({
    kind,
    place: typeof at === 'number' ? logPositionOf(at) : at,
  }));
  const receipt = answers
    .map(({ place }) => place)
    .reduce((furthest, place) => (compareLogPositions(place, furthest) > 0 ? place : furthest));
  return { kind: 'appended', events: answers, receipt };
}
