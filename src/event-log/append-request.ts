import type { AppendRequest, EventToAppend } from './event-store.port';

/** Together they form one index entry in PostgreSQL, at most a third of a page. */
const MAX_IDENTITY_BYTES = 2_000;
const MAX_STREAM_NAME_BYTES = 1_000;
const MAX_PRINCIPAL_BYTES = 200;

/**
 * Throws a TypeError when the caller is wrong about the contract: no event, events of several casinos, a name that
 * is empty, too long or not storable as text, an expected version that is none. A request that passes can share a batch with those
 * of other callers without harm to them.
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

/** A line of the text of a chain link: nothing in it may end a line. */
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
