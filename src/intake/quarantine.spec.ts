import { chipsSold, handPlayed } from '../../test/support/sample-events/plain-events';
import { MAX_DEPTH } from './json-text';
import { readDelivery } from './read-delivery';
import type { QuarantineReading } from './reading';

const read = (raw: Buffer | string) => readDelivery(raw, { bookCurrencyOf: () => 'EUR' });
const withData = (data: object) => ({ ...chipsSold, data: { ...(chipsSold.data as object), ...data } });
const text = (value: unknown) => JSON.stringify(value);
const compact = text(chipsSold);
const without = (field: string) =>
  Object.fromEntries(Object.entries(chipsSold).filter(([name]) => name !== field));
const padded = (inner: string) => compact.replace('"amount"', `${inner},"amount"`);

const REFUSALS: readonly (readonly [what: string, raw: Buffer | string, reason: string, path: string])[] = [
  ['nothing', '', 'unparsable', ''],
  ['white space', ' \n', 'unparsable', ''],
  ['no JSON', '{"id":', 'unparsable', ''],
  ['two events', compact + compact, 'unparsable', ''],
  ['a byte order mark', `\uFEFF${compact}`, 'unparsable', ''],
  ['Latin-1', Buffer.from(text(withData({ note: 'ñ' })), 'latin1'), 'unparsable', ''],
  [
    'a surrogate coded in UTF-8',
    Buffer.concat([Buffer.from('"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"')]),
    'unparsable',
    '',
  ],
  ['NaN', padded('"x":NaN'), 'unparsable', ''],
  ['a list', `[${compact}]`, 'not-an-object', ''],
  ['null', 'null', 'not-an-object', ''],
  ['a number', '1', 'not-an-object', ''],
  ['a key twice', padded('"amount":1'), 'duplicate-key', '/data/amount'],
  ['a key twice with one value', padded('"amount":600000'), 'duplicate-key', '/data/amount'],
  ['the key __proto__', padded('"__proto__":{"a":1}'), 'forbidden-key', '/data/__proto__'],
  ['the key __proto__ in disguise', padded('"\\u005f_proto__":1'), 'forbidden-key', '/data/__proto__'],
  ['U+0000', padded('"note":["\\u0000"]'), 'forbidden-character', '/data/note/0'],
  ['U+0000 in a key', padded('"\\u0000":1'), 'forbidden-character', '/data'],
  ['half a surrogate pair', padded('"note":"\\ud83d"'), 'forbidden-character', '/data/note'],
  ['half a surrogate pair as text', text(withData({ note: '\udc00' })), 'forbidden-character', '/data/note'],
  [
    'a number beyond exactness',
    compact.replace('600000', '9007199254740993'),
    'inexact-number',
    '/data/amount',
  ],
  ['a number beyond all numbers', padded('"x":[1e400]'), 'inexact-number', '/data/x/0'],
  ['decimals beyond exactness', padded('"x":0.1000000000000000000001'), 'inexact-number', '/data/x'],
  [
    'nesting too deep',
    padded(`"x":${'['.repeat(MAX_DEPTH)}${']'.repeat(MAX_DEPTH)}`),
    'too-deep',
    `/data/x${'/0'.repeat(MAX_DEPTH - 2)}`,
  ],
  ['no id', text(without('id')), 'schema', '/id'],
  ['no data', text(without('data')), 'schema', '/data'],
  ['no gaming day', text(without('gamingday')), 'schema', '/gamingday'],
  ['another version of CloudEvents', text({ ...chipsSold, specversion: '0.3' }), 'schema', '/specversion'],
  ['a source of no casino', text({ ...chipsSold, source: 'https://example.org' }), 'schema', '/source'],
  ['a casino in capitals', text({ ...chipsSold, source: '/casinos/Granada/cage' }), 'schema', '/source'],
  ['an id that is no text', text({ ...chipsSold, id: 7 }), 'schema', '/id'],
  ['a day that does not exist', text({ ...chipsSold, gamingday: '2026-02-29' }), 'schema', '/gamingday'],
  ['an instant that does not exist', text({ ...chipsSold, time: '2026-02-29T10:00:00Z' }), 'schema', '/time'],
  ['an instant without offset', text({ ...chipsSold, time: '2026-01-01T21:30:00' }), 'schema', '/time'],
  ['session 0', text({ ...chipsSold, sessionno: 0 }), 'schema', '/sessionno'],
  ['a sequence that is no decimal text', text({ ...chipsSold, sequence: 7 }), 'schema', '/sequence'],
  ['data that is no object', text({ ...chipsSold, data: [] }), 'schema', '/data'],
  ['an amount with cents behind a point', text(withData({ amount: 12.5 })), 'schema', '/data/amount'],
  ['an amount as text', text(withData({ amount: '1250' })), 'schema', '/data/amount'],
  ['a negative amount', text(withData({ amount: -1 })), 'schema', '/data/amount'],
  ['an amount beyond 2^53 - 1', text(withData({ amount: 9007199254740992 })), 'schema', '/data/amount'],
  ['a currency that is no code', text(withData({ currency: 'euro' })), 'schema', '/data/currency'],
  ['an unknown word', text(withData({ meansOfPayment: 'barter' })), 'schema', '/data/meansOfPayment'],
  ['an unknown type', text({ ...chipsSold, type: 'cagnotte.cage.robbed.v1' }), 'unknown-type', '/type'],
  [
    'an unknown version',
    text({ ...chipsSold, type: 'cagnotte.cage.chips-sold.v2' }),
    'unknown-type',
    '/type',
  ],
  [
    'a type named like a property of every object',
    text({ ...chipsSold, type: 'constructor' }),
    'unknown-type',
    '/type',
  ],
  [
    'the mark of history that was imported',
    text({ ...chipsSold, imported: '2026-01-01T00:00:00Z Eva' }),
    'states-its-import',
    '/imported',
  ],
  [
    'the signature of a person',
    text({ ...chipsSold, signature: `${'0'.repeat(16)}.a.b.c.d` }),
    'states-a-signature',
    '/signature',
  ],
  [
    'a hand from the cage',
    text({ ...handPlayed, source: '/casinos/granada/cage' }),
    'source-without-table',
    '/source',
  ],
  [
    'a hand from all tables',
    text({ ...handPlayed, source: '/casinos/granada/tables' }),
    'source-without-table',
    '/source',
  ],
  [
    'the subject of another day',
    text({ ...chipsSold, subject: 'cage/2026-01-02' }),
    'subject-disagrees',
    '/subject',
  ],
  [
    'the subject of another casino',
    text({ ...chipsSold, subject: 'cagnotte_cage-ronda/2026-01-01' }),
    'subject-disagrees',
    '/subject',
  ],
  [
    'another currency at a table',
    text({ ...handPlayed, data: { ...handPlayed.data, currency: 'USD' } }),
    'other-currency',
    '/data/currency',
  ],
];

describe('a delivery that is no event is put in quarantine', () => {
  test.each(REFUSALS)('with %s', (_what, raw, reason, path) => {
    const reading = read(raw) as QuarantineReading;
    expect([reading.kind, reading.reason, reading.path]).toEqual(['quarantine', reason, path]);
    expect(reading.bytes).toEqual(Buffer.from(raw as string));
  });

  it('with a sentence in two languages that names the field, the rule and the way out', () => {
    const reading = read(text(withData({ amount: 12.5 }))) as QuarantineReading;
    expect(reading.message).toBe(
      '/data/amount must be a whole number; it is 12.5. Correct the field: money is written in whole cents, 100.50 as 10050. ' +
        'The delivery is kept in quarantine; send the corrected event with its hash in "resubmits".',
    );
    expect(reading.messageEs).toBe(
      '/data/amount debe ser un número entero; es 12.5. Corrija el campo: los importes se escriben en céntimos enteros, 100,50 como 10050. ' +
        'La entrega queda en cuarentena; envíe el evento corregido con su huella en «resubmits».',
    );
  });

  it('with source, casino, id, number and time as far as each obeys its rule', () => {
    const odd = { ...without('data'), sequence: '7', gamingday: '2026-13-01', type: 9 };
    expect(read(text(odd))).toMatchObject({
      readable: {
        source: '/casinos/granada/cage',
        casino: 'granada',
        id: 'sale-1',
        sequence: '7',
        time: '2026-01-01T21:30:00+01:00',
      },
    });
    expect((read(text(odd)) as QuarantineReading).readable).not.toHaveProperty('gamingday');
    expect(read('[]')).toMatchObject({ readable: {} });
  });
});
