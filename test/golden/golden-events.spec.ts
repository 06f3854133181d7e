import { join } from 'node:path';
import { definitionOf, EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { isReported } from '../../src/kernel/event-definition';
import { shortName, streamOf } from '../../src/ledger/event-contract/streams';
import { readDelivery } from '../../src/intake/read-delivery';
import { dataBreach, envelopeBreach } from '../../src/intake/validators';
import { storedForm } from '../../src/kernel/stored-form';
import { readFrozenEvents, readGoldenEvents } from '../support/golden/golden-events';

const ROOT = join(__dirname, '..', '..');
const golden = readGoldenEvents(ROOT);
const frozen = readFrozenEvents(ROOT);
const context = { bookCurrencyOf: () => 'EUR' };

const delivered = golden.filter(({ event }) => isReported(definitionOf(event.type)!));
const decided = golden.filter(({ event }) => !isReported(definitionOf(event.type)!));

describe('the golden events', () => {
  it('hold at least one example of every type, named after it', () => {
    const names = new Set(golden.map(({ name }) => name));
    expect(EVENT_DEFINITIONS.map(({ type }) => type).filter((type) => !names.has(type))).toEqual([]);
    const misnamed = golden.filter(({ name, event }) => name !== event.type && !name.startsWith(`${event.type}.`));
    expect(misnamed.map(({ name }) => name)).toEqual([]);
  });

  it('are all frozen, and none that was frozen is gone (npm run generate adds new ones)', () => {
    expect(golden.map(({ name }) => name)).toEqual(Object.keys(frozen));
  });

  it('have an identity of their own each', () => {
    const identities = golden.map(({ event }) => `${event.source} ${event.id}`);
    expect(new Set(identities).size).toBe(golden.length);
  });

  it('state every field their type declares', () => {
    const silent = EVENT_DEFINITIONS.flatMap(({ type, data }) => {
      const said = new Set(
        golden.filter(({ event }) => event.type === type).flatMap(({ event }) => Object.keys(event.data as object)),
      );
      return Object.keys(data.properties)
        .filter((field) => !said.has(field))
        .map((field) => `${type} ${field}`);
    });
    expect(silent).toEqual([]);
  });
});

describe.each(golden.map((each) => [each.name, each] as const))('%s', (name, { event, text }) => {
  it('is stored with the very bytes, in the very stream, it was frozen with', () => {
    expect({ stream: streamOf(event), contentHash: storedForm(event).contentHash }).toEqual(frozen[name]);
  });

  it('is written for people: two spaces, one line end', () => {
    expect(text).toBe(`${JSON.stringify(event, null, 2)}\n`);
  });
});

describe.each(delivered.map((each) => [each.name, each] as const))('%s', (_name, { event, text }) => {
  it('is read as an event, and its stored form is read as the same event', () => {
    const reading = readDelivery(Buffer.from(text), context);
    expect(reading).toMatchObject({ kind: 'event', toAppend: storedForm(event), stream: streamOf(event) });
    expect(readDelivery(storedForm(event).bytes, context)).toEqual(reading);
  });

  it('is refused without any one of the fields its type requires', () => {
    const required = (definitionOf(event.type)!.data as { required?: readonly string[] }).required ?? [];
    for (const field of required) {
      const data = Object.fromEntries(Object.entries(event.data as object).filter(([key]) => key !== field));
      expect(readDelivery(JSON.stringify({ ...event, data }), context)).toMatchObject({
        kind: 'quarantine',
        reason: 'schema',
        path: `/data/${field}`,
      });
    }
  });

  it('may name its stream as subject in short', () => {
    const named = { ...event, subject: shortName(streamOf(event)) };
    expect(readDelivery(JSON.stringify(named), context).kind).toBe('event');
  });
});

describe.each(decided.map((each) => [each.name, each] as const))('%s', (_name, { event, text }) => {
  const { reportedBy, begunHere } = definitionOf(event.type)!;

  it('obeys its schema, and is refused as a delivery', () => {
    expect([envelopeBreach(event), dataBreach(event.type, event.data)]).toEqual([undefined, undefined]);
    expect(readDelivery(text, context)).toMatchObject({
      kind: 'refused',
      reason: reportedBy === 'person' ? 'decided-by-a-person' : 'written-by-the-service',
    });
  });

  it('is read as history with the mark of its import, unless it is part of a dealing in this service', () => {
    const history = { mark: '2026-01-01T00:00:00Z Eva', sealed: new Set<string>() };
    const reading = readDelivery(text, { ...context, history });
    if (reportedBy === 'service' || begunHere) return expect(reading.kind).toBe('refused');
    expect(reading).toMatchObject({
      kind: 'event',
      toAppend: storedForm({ ...event, imported: history.mark }),
      stream: streamOf(event),
    });
  });
});
