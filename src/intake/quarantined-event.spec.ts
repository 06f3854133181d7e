import { deliveredBytes } from '../../test/support/sample-events/delivered-bytes';
import { type DeliveryQuarantined, deliveryQuarantined } from '../ledger/quarantine/intake.events';
import { MAX_EVENT_BYTES } from '../event-log/event-store.port';
import { BYTES_PER_PART, quarantinedDelivery, UNASSIGNED_CASINO } from './quarantined-event';
import { readDelivery } from './read-delivery';
import type { QuarantineReading } from './reading';
import { findUnstorable } from './json-text';
import { dataBreach, envelopeBreach } from './validators';

const context = { bookCurrencyOf: () => undefined };
const quarantined = (raw: Buffer | string) => readDelivery(raw, context) as QuarantineReading;
const keep = (raw: Buffer | string) => quarantinedDelivery(quarantined(raw), { casino: 'granada' });

const ofRonda = JSON.stringify({
  id: '7',
  source: '/casinos/ronda/tables/RF1',
  sequence: '12',
  type: 'cagnotte.round.lost.v1',
  time: '2026-01-01T23:00:00Z',
  gamingday: '2026-01-01',
});

/** More white space than fits one event; its stored form is small, so it is not too large. */
const LONG = `${' '.repeat(2 * BYTES_PER_PART)}{"source":"/casinos/ronda/cage"}`;

describe('the event that keeps a quarantined delivery', () => {
  it('holds the bytes, the reason and the readable data of the delivery', () => {
    const { events, hash, stream } = keep(ofRonda);
    expect(stream).toBe('cagnotte_quarantine-ronda/2026-01-01');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      id: hash,
      source: '/casinos/ronda/intake',
      time: '2026-01-01T23:00:00Z',
      gamingday: '2026-01-01',
      data: {
        hash,
        reason: 'schema',
        path: '/specversion',
        source: '/casinos/ronda/tables/RF1',
        id: '7',
        sequence: '12',
      },
    });
    expect(deliveredBytes(events.map(({ data }) => data)).toString()).toBe(ofRonda);
  });

  it('is the same for the same bytes, so that a repeat is a duplicate', () => {
    expect(keep(ofRonda)).toEqual(keep(ofRonda));
    expect(keep('nothing')).toEqual(keep('nothing'));
    expect(keep('nothing').hash).not.toBe(keep('nothing ').hash);
  });

  it('belongs to the casino it names, else to that of the sender', () => {
    expect(keep('nothing').events[0]).toMatchObject({
      source: '/casinos/granada/intake',
      gamingday: '1970-01-01',
    });
    const unassigned = quarantinedDelivery(quarantined('nothing'), { casino: UNASSIGNED_CASINO });
    expect(unassigned.stream).toBe('cagnotte_quarantine-unassigned/1970-01-01');
  });

  it('becomes several events of one stream where the bytes do not fit one', () => {
    const { events, hash, toAppend } = keep(LONG);
    expect(events.map(({ id }) => id)).toEqual([hash, `${hash}-2`, `${hash}-3`]);
    expect(events.map(({ data }) => data.part)).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
    expect(deliveredBytes(events.map(({ data }) => data)).toString()).toBe(LONG);
    for (const { bytes } of toAppend) expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(MAX_EVENT_BYTES);
  });

  test.each([
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['nothing at all', ''],
    ['a long delivery', LONG],
    ['a key as long as an event', `{"${'k'.repeat(200_000)}":1e400}`],
    ['a key that cannot be stored, twice', '{"\\u0000\\ud800":1,"\\u0000\\ud800":2}'],
    ['the best-behaved one', ofRonda],
  ])('obeys its own schema and fits the store: %s', (_what, raw) => {
    const { events, toAppend } = keep(raw);
    for (const event of events) {
      expect(envelopeBreach(event)).toBeUndefined();
      expect(dataBreach(deliveryQuarantined.type, event.data satisfies DeliveryQuarantined)).toBeUndefined();
    }
    for (const { bytes } of toAppend) {
      expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(MAX_EVENT_BYTES);
      expect(findUnstorable(JSON.parse(bytes), bytes)).toBeUndefined();
      expect(JSON.stringify(JSON.parse(bytes))).toBe(bytes);
    }
  });
});
