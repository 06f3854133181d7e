import { MAX_EVENT_BYTES } from '../event-log/event-store.port';
import {
  chipsSold,
  handPlayed,
  ledgerOpened,
  roundOfBytes,
} from '../../test/support/sample-events/plain-events';
import { sha256 } from '../kernel/identity';
import { storedForm } from '../kernel/stored-form';
import { MOST_UNDECLARED } from './delivery-outcome';
import { conflicting, readDelivery } from './read-delivery';
import type { EventReading } from './reading';

const context = { bookCurrencyOf: (casino: string) => (casino === 'granada' ? 'EUR' : undefined) };
const read = (raw: Buffer | string) => readDelivery(raw, context);

const withData = (data: object) => ({ ...chipsSold, data: { ...(chipsSold.data as object), ...data } });
const text = (value: unknown) => JSON.stringify(value);
const compact = text(chipsSold);

describe('a delivery that is an event', () => {
  it('is read with its stored form, identity and stream', () => {
    expect(read(Buffer.from(compact))).toEqual({
      kind: 'event',
      stream: 'cagnotte_cage-granada/2026-01-01',
      toAppend: {
        casino: 'granada',
        source: '/casinos/granada/cage',
        id: 'sale-1',
        type: 'cagnotte.cage.chips-sold.v1',
        bytes: compact,
        contentHash: sha256(compact),
      },
    });
  });

  it('is the same event whether it comes as bytes or as text, with or without white space', () => {
    const expected = read(compact);
    expect(expected.kind).toBe('event');
    expect(read(Buffer.from(JSON.stringify(chipsSold, null, 2)))).toEqual(expected);
    expect(read(` ${compact}\r\n`)).toEqual(expected);
  });

  it('is the same event however a number that keeps its value is written', () => {
    const expected = (read(compact) as EventReading).toAppend;
    for (const spelling of ['6e5', '600000.0', '60000.00E1']) {
      expect(read(compact.replace('600000', spelling))).toMatchObject({ toAppend: expected });
    }
  });

  it('keeps unknown fields of the envelope and of the data', () => {
    const extended = { ...withData({ shoe: { colour: 'azul', cut: [1, 2] } }), traceparent: '00-ab-cd-01' };
    expect(read(text(extended))).toMatchObject({ kind: 'event', toAppend: storedForm(extended) });
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON ; charset=utf-8;\tprofile="a \\"b\\"; c"',
  ])('may say that its data is %s', (datacontenttype) => {
    const event = { ...chipsSold, datacontenttype };
    expect(read(text(event))).toMatchObject({ kind: 'event', toAppend: storedForm(event) });
  });

  it.each([
    'text/xml',
    'application/cbor',
    'application/json;',
    'application/json; charset',
    'application/json charset=utf-8',
    'application/jsonx',
    'application/json; charset="utf-8',
    `application/json${'; '.repeat(150)}!`,
  ])('may not say that its data is %s; the refusal names it', (datacontenttype) => {
    expect(read(text({ ...chipsSold, datacontenttype }))).toMatchObject({
      ...{ kind: 'quarantine', reason: 'schema', path: '/datacontenttype' },
      message: expect.stringMatching(
        /must be application\/json, with or without parameters.*; it is "?(text|application)\//,
      ) as string,
      messageEs: expect.stringContaining('debe ser application/json, con o sin parámetros') as string,
    });
  });

  it('may hold any character that can be stored', () => {
    const spoken = withData({ note: 'ñ € 𝄞 \u0001 \\u0000 \\ud800 "__proto__"' });
    expect(read(text(spoken))).toMatchObject({ kind: 'event', toAppend: storedForm(spoken) });
  });

  test.each([
    ['of a table', handPlayed, 'cagnotte_table-granada/HE1/2026-01-01/1'],
    ['of a later session', { ...handPlayed, sessionno: 2 }, 'cagnotte_table-granada/HE1/2026-01-01/2'],
    [
      'of a device of a table',
      { ...handPlayed, source: '/casinos/granada/tables/HE1/tablet-2' },
      'cagnotte_table-granada/HE1/2026-01-01/1',
    ],
    ['of the casino', ledgerOpened, 'cagnotte_casino-granada'],
  ])('%s goes to its stream, which subject may name in full or in short', (_what, event, stream) => {
    expect(read(text(event))).toMatchObject({ kind: 'event', stream });
    expect(read(text({ ...event, subject: stream }))).toMatchObject({ kind: 'event', stream });
    const short = stream.replace('cagnotte_', '').replace('-granada', '');
    expect(read(text({ ...event, subject: short }))).toMatchObject({ kind: 'event', stream });
  });

  it('may state another currency at the cage, and any where the books have none yet', () => {
    expect(read(text(withData({ currency: 'USD' }))).kind).toBe('event');
    const elsewhere = { ...handPlayed, source: '/casinos/ronda/tables/HE1' };
    expect(read(text({ ...elsewhere, data: { ...handPlayed.data, currency: 'USD' } })).kind).toBe('event');
  });

  it('turns into a conflict when the store holds its identity with other content', () => {
    const reading = read(compact) as EventReading;
    expect(conflicting(compact, reading)).toMatchObject({
      kind: 'quarantine',
      reason: 'conflict',
      readable: { source: '/casinos/granada/cage', id: 'sale-1', casino: 'granada' },
      bytes: Buffer.from(compact),
    });
  });
});

describe('the id of an event', () => {
  it.each([
    'sale 1',
    'ñandú-7',
    'Nº 5/2026',
    'a:b,c;(d)#é',
    '{"x":1}',
    'b1d5781111d84f7b3fe45a0852e59758cd7a87e5',
  ])('may be %j', (id) =>
    expect(read(text({ ...chipsSold, id }))).toMatchObject({ kind: 'event', toAppend: { id } }),
  );

  it.each([
    ['sale-1\u200b', 'U+200B'],
    ['\ufeffsale-1', 'U+FEFF'],
    ['\u202esale-1', 'U+202E'],
    ['sale\u00ad-1', 'U+00AD'],
    ['sale\u00a0-1', 'U+00A0'],
    ['cafe\u0301-1', 'U+0301'],
    ['s\u0430le-1', 'U+0430'],
    ['\uff53ale-1', 'U+FF53'],
    ['sale-1\u{e0041}', 'U+E0041'],
    ['sale\n-1', 'U+000A'],
    ['sale\u001b[2J', 'U+001B'],
    [' sale-1', 'U+0020'],
    ['sale-1 ', 'U+0020'],
    ['sale  1', 'U+0020'],
  ])('is not %j, which looks like another one', (id, found) => {
    const reading = read(text({ ...chipsSold, id }));
    expect(reading.kind).toBe('quarantine');
    expect(JSON.stringify(reading)).toContain('"id-not-plain"');
    expect(JSON.stringify(reading)).toContain(found);
  });
});

describe('the largest event', () => {
  const ofSize = (bytes: number): string => text(roundOfBytes(bytes));

  it('is exactly the limit of the store, and one byte more is too large', () => {
    expect(ofSize(MAX_EVENT_BYTES)).toHaveLength(MAX_EVENT_BYTES);
    expect(read(ofSize(MAX_EVENT_BYTES)).kind).toBe('event');
    expect(read(ofSize(MAX_EVENT_BYTES + 1))).toMatchObject({ kind: 'too-large', size: MAX_EVENT_BYTES + 1 });
  });

  it('is measured in bytes of UTF-8, not in characters', () => {
    const spelled = (bytes: number): string => ofSize(bytes).replaceAll('p'.repeat(80), 'ñ'.repeat(40));
    expect(read(spelled(MAX_EVENT_BYTES)).kind).toBe('event');
    expect(read(spelled(MAX_EVENT_BYTES + 1)).kind).toBe('too-large');
  });

  it('is measured as stored: white space does not count', () => {
    expect(read(' '.repeat(MAX_EVENT_BYTES) + compact).kind).toBe('event');
    expect(read(`{"a":1}${' '.repeat(MAX_EVENT_BYTES)}`)).toMatchObject({
      kind: 'quarantine',
      reason: 'schema',
    });
  });

  it('is measured as delivered where nothing can be read', () => {
    expect(read('x'.repeat(MAX_EVENT_BYTES)).kind).toBe('quarantine');
    expect(read('x'.repeat(MAX_EVENT_BYTES + 1)).kind).toBe('too-large');
    expect(read('['.repeat(100_000) + ']'.repeat(100_000)).kind).toBe('quarantine');
    expect(read('['.repeat(200_000) + ']'.repeat(200_000)).kind).toBe('too-large');
  });
});

describe('the undeclared data of an event', () => {
  const undeclared = (characters: number, of = 'note'): string =>
    text(withData({ [of]: 'x'.repeat(characters - `"${of}"`.length) }));
  const tooMuch = (path: string) => ({
    kind: 'too-large',
    undeclared: { path, size: expect.any(Number) as number },
  });

  it('are kept up to 16,384 characters, and one more is refused: in the data, nested, beside it, and together', () => {
    expect(read(undeclared(MOST_UNDECLARED)).kind).toBe('event');
    expect(read(undeclared(MOST_UNDECLARED + 1))).toMatchObject({
      kind: 'too-large',
      size: MOST_UNDECLARED + 1,
      undeclared: { path: '/data/note', size: MOST_UNDECLARED + 1 },
    });
    const half = 'x'.repeat(MOST_UNDECLARED / 2);
    const cheque = { document: 'D-1', amount: 1, scan: half };
    const held = { ...chipsSold, type: 'cagnotte.cage.opened.v1' };
    const by = [{ id: '1', name: 'Ana Ruiz' }];
    const opened = { currency: 'EUR', chips: 0, cash: 0, cheques: [cheque, cheque], by };
    expect(read(text({ ...held, data: opened }))).toMatchObject(tooMuch('/data/cheques/0/scan'));
    const one = { ...opened, cheques: [cheque] };
    expect(read(text({ ...held, traceparent: half, data: one }))).toMatchObject(tooMuch('/traceparent'));
    expect(read(text({ ...chipsSold, 'a/b': half + half }))).toMatchObject(tooMuch('/a~1b'));
    expect(read(text(withData({ constructor: half + half })))).toMatchObject(tooMuch('/data/constructor'));
  });

  it('include values that a game declares and the schema does not, beyond the length of a selection', () => {
    const round = roundOfBytes(4_000);
    const data = round.data as { bets: object[] };
    const roundWith = (bet: object) =>
      text({ ...round, data: { ...data, bets: data.bets.map((one) => ({ ...one, ...bet })) } });
    expect(read(roundWith({ selection: [17] })).kind).toBe('event');
    expect(read(roundWith({ selection: 'x'.repeat(3_000) }))).toMatchObject(
      tooMuch('/data/bets/0/selection'),
    );
    expect(read(roundWith({ options: { x: 'x'.repeat(3_000) } }))).toMatchObject(
      tooMuch('/data/bets/0/options'),
    );
  });

  it('do not include declared data, however long these are', () => {
    expect(read(text(roundOfBytes(200_000))).kind).toBe('event');
  });
});
