import type { BothLanguages, RefusalText } from '../kernel/words';
import { isUtf8 } from 'node:buffer';
import { definitionOf } from '../ledger/event-contract/catalogue';
import { isReported } from '../kernel/event-definition';
import { type CasinoEvent, isCanonicalSource } from '../kernel/envelope';
import { findStream, shortName, subjectMeans } from '../ledger/event-contract/streams';
import { casinoOf } from '../kernel/source';
import { type EventToAppend, MAX_EVENT_BYTES } from '../event-log/event-store.port';
import { type StoredForm, storedForm, eventIn } from '../kernel/stored-form';
import type { Cause, Refusal, QuarantineReason } from './explanations';
import { explain, explainAlone, daysAreSealed, refusalOf } from './explanations';
import { findHiddenLoss, isTooDeep, findUnstorable, searchId, searchText, storable } from './json-text';
import {
  asDates,
  type EventReading,
  type History,
  isPlausible,
  type PlausibleDays,
  type QuarantineReading,
  type ReadableParts,
  type Reading,
  type ReadingContext,
  type TooLargeReading,
} from './reading';
import { undeclaredExcess } from './delivery-outcome';
import { breachPath, demandOf } from '../kernel/schema-demand';
import { type Breach, dataBreach, envelopeBreach, type ReadableName, readableRules } from './validators';

interface Objection extends Cause {
  readonly reason: QuarantineReason;
}

/**
 * Reads one delivered event: the bytes of one CloudEvent in structured JSON. Pure and total: any bytes give exactly one
 * verdict, and nothing is thrown. Text and numbers are examined first, since parsing hides what they lose; then the envelope,
 * the data and the rules of the type in the catalogue.
 */
export function readDelivery(raw: Buffer | string, context: ReadingContext): Reading {
  const reading = readText(raw, context);
  return reading.kind === 'quarantine'
    ? { ...reading, readable: plausibleParts(reading.readable, context) }
    : reading;
}

/**
 * The casino, day and time for a delivery in quarantine. An implausible day is left out, so that the delivery opens no gaming
 * day.
 */
function plausibleParts(
  { gamingday, time, ...parts }: ReadableParts,
  { days }: ReadingContext,
): ReadableParts {
  const isSaid = (text: string | undefined): boolean =>
    text !== undefined && (days === undefined || isPlausible(text, days));
  return { ...parts, ...(isSaid(gamingday) && { gamingday }), ...(isSaid(time) && { time }) };
}

function readText(raw: Buffer | string, context: ReadingContext): Reading {
  const parsed = parse(raw);
  if (parsed === undefined) return unreadable(raw);
  const { text, value } = parsed;
  if (isTooDeep(text)) return tooLargeAsDelivered(raw) ?? quarantine(raw, value, findHiddenLoss(text)!);

  const form = storedForm(value);
  const tooLarge = tooLargeAsStored(raw, form.bytes);
  if (tooLarge) return tooLarge;
  const unstorable = objectionToText(text, value, form);
  if (unstorable) return quarantine(raw, value, unstorable);
  const refusal = refusalTo(value, context);
  if (refusal) return { kind: 'refused', ...refusal, readable: readableParts(value) };
  const objection = objectionToOrigin(value, context) ?? objectionToEvent(value, context);
  if (objection) return quarantine(raw, value, objection);
  const undeclared = undeclaredExcess(value as CasinoEvent, form.bytes);
  if (undeclared) return { kind: 'too-large', size: undeclared.size, bytes: asBuffer(raw), undeclared };
  return context.history === undefined
    ? accepted(value as CasinoEvent, form)
    : takenIn(raw, value as CasinoEvent, context.history);
}

function takenIn(raw: Buffer | string, event: CasinoEvent, { mark }: History): Reading {
  const marked = { ...event, imported: mark };
  const form = storedForm(marked);
  return tooLargeAsStored(raw, form.bytes) ?? accepted(marked, form);
}

/** Why an event of this type is refused at this entrance, whatever its content. */
function refusalTo(value: unknown, { history }: ReadingContext): Refusal | undefined {
  const type = value !== null && typeof value === 'object' ? (value as { type?: unknown }).type : undefined;
  const definition = typeof type === 'string' ? definitionOf(type) : undefined;
  if (definition === undefined || isReported(definition)) return undefined;
  const isHistory = history !== undefined && definition.reportedBy === 'person' && !definition.begunHere;
  if (!isHistory) return refusalOf(definition);
  const { casino = '' } = readableParts(value);
  // Without this, one person at the console could import corrections, clearings and resolutions that take two persons here.
  return history.sealed.has(casino) ? daysAreSealed(definition.type, casino) : undefined;
}

const objectionToOrigin = (value: unknown, { history }: ReadingContext): Objection | undefined =>
  history !== undefined || value === null || typeof value !== 'object'
    ? undefined
    : Object.hasOwn(value, 'imported')
      ? { reason: 'states-its-import', path: '/imported' }
      : Object.hasOwn(value, 'signature')
        ? { reason: 'states-a-signature', path: '/signature' }
        : undefined;

/**
 * What is wrong with an event that this service writes in the name of a person, by the same rules as a delivery;
 * undefined if nothing is. Nothing is kept.
 */
export function whatIsWrongWith(event: CasinoEvent, context: ReadingContext): RefusalText | undefined {
  const form = storedForm(event);
  const objection = objectionToText(form.bytes, event, form) ?? objectionToEvent(event, context);
  return objection && explainAlone(objection.reason, objection);
}

/** The verdict on an event whose identity is recorded with different content. */
export const conflicting = (raw: Buffer | string, { toAppend }: EventReading): QuarantineReading =>
  quarantine(raw, eventOf(toAppend), { reason: 'conflict', path: '/id', found: toAppend.id });

/** The verdict on a decision that may be made only once and was made by another event. */
export const decidedAlready = (raw: Buffer | string, { toAppend, stream }: EventReading): QuarantineReading =>
  quarantine(raw, eventOf(toAppend), { reason: 'decided-already', path: '/data', found: shortName(stream) });

const eventOf = ({ bytes }: EventToAppend): CasinoEvent => eventIn(bytes);

function accepted(event: CasinoEvent, { bytes, contentHash }: StoredForm): EventReading {
  const { source, id, type } = event;
  const toAppend = { casino: casinoOf(source), source, id, type, bytes, contentHash };
  return { kind: 'event', toAppend, stream: findStream(event)! };
}

const objectionToText = (text: string, value: unknown, { bytes }: StoredForm): Objection | undefined =>
  (bytes === text ? undefined : findHiddenLoss(text)) ?? findUnstorable(value, bytes);

function objectionToEvent(value: unknown, context: ReadingContext): Objection | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { reason: 'not-an-object', path: '', found: shown(value) };
  }
  const breach = envelopeBreach(value);
  if (breach) return objectionTo(breach, '');
  const event = value as CasinoEvent;
  return (
    searchId(event.id) ??
    objectionToType(event) ??
    objectionToDay(event, context) ??
    objectionToPlace(event) ??
    objectionToCurrency(event, context)
  );
}

function objectionToType({ type, data }: CasinoEvent): Objection | undefined {
  const definition = definitionOf(type);
  if (!definition) return { reason: 'unknown-type', path: '/type', found: type };
  const breach = dataBreach(type, data);
  return breach && objectionTo(breach, '/data');
}

function objectionToDay({ gamingday, time }: CasinoEvent, { days }: ReadingContext): Objection | undefined {
  if (days === undefined) return undefined;
  if (!isPlausible(gamingday, days))
    return { reason: 'implausible-day', path: '/gamingday', found: gamingday, expected: within(days) };
  return isPlausible(time, days)
    ? undefined
    : { reason: 'implausible-time', path: '/time', found: time, expected: within(days) };
}

function within(days: PlausibleDays): BothLanguages {
  const { from, to } = asDates(days);
  return { en: `${from} to ${to}`, es: `${from} a ${to}` };
}

function objectionToPlace(event: CasinoEvent): Objection | undefined {
  if (!isCanonicalSource(event.source))
    return { reason: 'source-not-canonical', path: '/source', found: event.source };
  const stream = findStream(event);
  if (stream === undefined) return { reason: 'source-without-table', path: '/source', found: event.source };
  if (event.subject === undefined || subjectMeans(event.subject, stream)) return undefined;
  const expected = { en: stream, es: stream };
  return { reason: 'subject-disagrees', path: '/subject', found: event.subject, expected };
}

function objectionToCurrency(event: CasinoEvent, context: ReadingContext): Objection | undefined {
  const { currency, to } = event.data as { currency?: string; to?: unknown };
  // A difference in another currency is cleared, but the result of a game is in the currency of the books alone.
  const isForeignAllowed = definitionOf(event.type)!.foreignCurrency && to !== 'win';
  if (currency === undefined || isForeignAllowed) return undefined;
  const book = context.bookCurrencyOf(casinoOf(event.source));
  if (book === undefined || book === currency) return undefined;
  const expected = { en: book, es: book };
  return { reason: 'other-currency', path: '/data/currency', found: currency, expected };
}

function objectionTo(breach: Breach, root: string): Objection {
  const found = breach.keyword === 'required' ? '' : shown(breach.data);
  return { reason: 'schema', path: root + breachPath(breach), found, expected: demandOf(breach) };
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return value !== null && typeof value === 'object' ? '{…}' : JSON.stringify(value);
}

function parse(raw: Buffer | string): { readonly text: string; readonly value: unknown } | undefined {
  if (typeof raw !== 'string' && !isUtf8(raw)) return undefined;
  const text = raw.toString();
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function unreadable(raw: Buffer | string): Reading {
  return (
    tooLargeAsDelivered(raw) ??
    quarantine(raw, undefined, { reason: 'unparsable', path: '', found: start(raw) })
  );
}

const start = (raw: Buffer | string): string => JSON.stringify(raw.slice(0, 40).toString());

function quarantine(raw: Buffer | string, value: unknown, objection: Objection): QuarantineReading {
  const { reason } = objection;
  const path = storable(objection.path.slice(0, MAX_PATH_LENGTH));
  const { message, messageEs } = explain(reason, { ...objection, path });
  return {
    kind: 'quarantine',
    reason,
    path,
    message: storable(message),
    messageEs: storable(messageEs),
    readable: readableParts(value),
    bytes: asBuffer(raw),
  };
}

/** Keys may be as long as the delivery; the path is cut so that the message stays readable. */
const MAX_PATH_LENGTH = 400;

function tooLargeAsDelivered(raw: Buffer | string): TooLargeReading | undefined {
  const bytes = asBuffer(raw);
  return bytes.length > MAX_EVENT_BYTES ? { kind: 'too-large', size: bytes.length, bytes } : undefined;
}

function tooLargeAsStored(raw: Buffer | string, stored: string): TooLargeReading | undefined {
  // No UTF-16 unit takes more than three bytes, so that most events need not be measured.
  if (stored.length * 3 <= MAX_EVENT_BYTES) return undefined;
  const size = Buffer.byteLength(stored, 'utf8');
  return size > MAX_EVENT_BYTES ? { kind: 'too-large', size, bytes: asBuffer(raw) } : undefined;
}

const asBuffer = (raw: Buffer | string): Buffer => (typeof raw === 'string' ? Buffer.from(raw, 'utf8') : raw);

function readableParts(value: unknown): ReadableParts {
  if (value === null || typeof value !== 'object') return {};
  const parts: { -readonly [Name in ReadableName]?: string } = {};
  for (const [name, obeys] of readableRules) {
    const part = (value as Record<string, unknown>)[name];
    if (obeys(part) && !searchText(part as string, '')) parts[name] = part as string;
  }
  return parts.source === undefined ? parts : { ...parts, casino: casinoOf(parts.source) };
}
