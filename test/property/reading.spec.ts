import { deliveredBytes } from '../support/sample-events/delivered-bytes';
import { join } from 'node:path';
import fc from 'fast-check';
import { anyText } from '../support/arbitrary/any-text';
import { definitionOf } from '../../src/ledger/event-contract/catalogue';
import { isReported } from '../../src/kernel/event-definition';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { deliveryQuarantined } from '../../src/ledger/quarantine/intake.events';
import { streamOf } from '../../src/ledger/event-contract/streams';
import { MAX_EVENT_BYTES } from '../../src/event-log/event-store.port';
import { survivesParsing, findHiddenLoss, findUnstorable } from '../../src/intake/json-text';
import { quarantinedDelivery } from '../../src/intake/quarantined-event';
import { readDelivery } from '../../src/intake/read-delivery';
import type { EventReading, QuarantineReading, Reading } from '../../src/intake/reading';
import { dataBreach, envelopeBreach } from '../../src/intake/validators';
import { sha256 } from '../../src/kernel/identity';
import { saysTheSame, storedForm } from '../../src/kernel/stored-form';
import { readGoldenEvents } from '../support/golden/golden-events';

const context = { bookCurrencyOf: () => 'EUR' };
const read = (raw: Buffer | string): Reading => readDelivery(raw, context);
const golden = readGoldenEvents(join(__dirname, '..', '..')).map(({ event }) => storedForm(event).bytes);
const goldenText = fc.constantFrom(...golden);

/** Fragments that break JSON parsers. */
const NASTY = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '-',
  '.',
  'e',
  '0',
  '1e999',
  '"__proto__":',
  '\\u0000',
  '\\ud800',
  'null',
  '\uFEFF',
  '\0',
  ' ',
  '€',
  '9007199254740993',
];

/** A golden event with a piece of its text replaced. */
const mangledText = fc
  .tuple(goldenText, fc.nat(), fc.nat({ max: 12 }), fc.constantFrom('', ...NASTY))
  .map(
    ([text, at, cut, put]) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + cut),
  );

/** A golden event with any field of envelope or data replaced by any JSON value. */
const replacedField = fc.tuple(goldenText, fc.nat(), fc.jsonValue()).map(([text, at, value]) => {
  const event = JSON.parse(text) as Record<string, unknown>;
  const holder = at % 2 === 0 ? event : (event['data'] as Record<string, unknown>);
  const names = Object.keys(holder);
  holder[names[at % names.length]!] = value;
  return JSON.stringify(event);
});

const anything = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  anyText(),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  mangledText,
  mangledText.map((text) => Buffer.from(text, 'utf16le')),
  replacedField,
);

describe('any delivery', () => {
  it('gets exactly one outcome, and each outcome can be stored', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const reading = read(raw);
        if (reading.kind === 'event') expectStorable(reading);
        else if (reading.kind === 'quarantine') expectKept(reading, raw);
        else if (reading.kind === 'refused') expectNotReported(raw);
        else expect(reading.size).toBeGreaterThan(MAX_EVENT_BYTES);
      }),
      { numRuns: 600 },
    );
  });

  it('gets the same outcome every time', () => {
    fc.assert(
      fc.property(anything, (raw) => expect(read(raw)).toEqual(read(raw))),
      { numRuns: 200 },
    );
  });
});

function expectNotReported(raw: Buffer | string): void {
  const { type } = JSON.parse(raw.toString()) as { readonly type: string };
  expect(isReported(definitionOf(type)!)).toBe(false);
}

function expectStorable({ toAppend, stream }: EventReading): void {
  const event = JSON.parse(toAppend.bytes) as CasinoEvent;
  expect(JSON.stringify(event)).toBe(toAppend.bytes);
  expect(toAppend.contentHash).toBe(sha256(toAppend.bytes));
  expect(Buffer.byteLength(toAppend.bytes)).toBeLessThanOrEqual(MAX_EVENT_BYTES);
  expect(findUnstorable(event, toAppend.bytes)).toBeUndefined();
  expect([envelopeBreach(event), dataBreach(event.type, event.data)]).toEqual([undefined, undefined]);
  expect(stream).toBe(streamOf(event));
}

function expectKept(reading: QuarantineReading, raw: Buffer | string): void {
  const { events, toAppend } = quarantinedDelivery(reading, { casino: 'granada' });
  const delivered = deliveredBytes(events.map(({ data }) => data));
  expect(delivered.equals(Buffer.from(raw as string))).toBe(true);
  for (const event of events) {
    expect([envelopeBreach(event), dataBreach(deliveryQuarantined.type, event.data)]).toEqual([
      undefined,
      undefined,
    ]);
  }
  for (const { bytes } of toAppend) expect(findUnstorable(JSON.parse(bytes), bytes)).toBeUndefined();
}

describe('an event', () => {
  it('is the same in any order of its keys', () => {
    fc.assert(
      fc.property(goldenText, fc.infiniteStream(fc.nat()), (text, dice) => {
        const shuffled = JSON.stringify(withShuffledKeys(JSON.parse(text), dice));
        expect(read(shuffled).kind).toBe(read(text).kind);
        expect(saysTheSame(shuffled, text)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same however it is spaced', () => {
    fc.assert(
      fc.property(goldenText, fc.constantFrom(1, 3, '\t'), (text, indent) => {
        const spaced = read(JSON.stringify(JSON.parse(text), null, indent));
        expect({ ...spaced, bytes: undefined }).toEqual({ ...read(text), bytes: undefined });
      }),
      { numRuns: 100 },
    );
  });
});

function withShuffledKeys(value: unknown, dice: Iterator<number>): unknown {
  if (Array.isArray(value)) return value.map((member) => withShuffledKeys(member, dice));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    ([key, member]) => [key, withShuffledKeys(member, dice)] as const,
  );
  return Object.fromEntries(
    entries
      .map((entry) => ({ entry, roll: dice.next().value as number }))
      .sort((a, b) => a.roll - b.roll)
      .map(({ entry }) => entry),
  );
}

describe('the search for losses that parsing hides', () => {
  it('finds nothing in what JSON.stringify wrote, spaced or not', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(findHiddenLoss(JSON.stringify(value, null, indent))).toBeUndefined();
      }),
    );
  });

  it('evaluates a number as exact fractions do', () => {
    const digits = fc.stringMatching(/^[0-9]{1,25}$/).map((text) => text.replace(/^0+(?=\d)/, ''));
    const token = fc
      .tuple(
        fc.constantFrom('', '-'),
        digits,
        fc.option(digits),
        fc.option(fc.integer({ min: -30, max: 30 })),
      )
      .map(
        ([sign, whole, fraction, power]) =>
          sign + whole + (fraction === null ? '' : `.${fraction}`) + (power === null ? '' : `e${power}`),
      );
    fc.assert(
      fc.property(token, (text) =>
        expect(survivesParsing(text)).toBe(isSameFraction(text, String(Number(text)))),
      ),
      { numRuns: 1000 },
    );
  });
});

/** An independent, naive comparison: both numbers as integers of a tiny unit. */
const isSameFraction = (a: string, b: string): boolean => inTinyUnits(a) === inTinyUnits(b);

function inTinyUnits(text: string): bigint {
  const [mantissa = '', power = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const units = BigInt(whole + fraction) * 10n ** BigInt(400 + Number(power) - fraction.length);
  return text.startsWith('-') ? -units : units;
}
