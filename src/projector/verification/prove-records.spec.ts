import { DatabaseDouble } from '../../../test/support/database/database-double';
import { InMemoryEventStore } from '../../../test/support/event-store/in-memory-event-store';
import { chipsSold, ledgerOpened } from '../../../test/support/sample-events/sample-events';
import {
  type EventStorePort,
  type LogPosition,
  partitionOf,
  type RecordedEvent,
} from '../../event-log/event-store.port';
import { streamOf } from '../../ledger/event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import type { CasinoEvent } from '../../kernel/envelope';
import { LogDamaged } from '../../ledger/register/read-records';
import { PEOPLE_STREAM } from '../../people/people-register';
import { ALL_PARTITIONS, everywhere } from '../generations/checkpoints';
import type { ArchivedRecord } from './archive-line';
import { findMissignedInArchive, findMissignedInTables, readPending } from './prove-records';

const HERE = 'torrequebrada';
const THERE = Array.from({ length: 40 }, (_, n) => `casino-${n}`).find(
  (casino) => partitionOf(casino) !== partitionOf(HERE),
)!;

/** A log of three records of one casino and two of another, in turn. */
function log(): InMemoryEventStore {
  const store = new InMemoryEventStore();
  for (const [index, casino] of [HERE, THERE, HERE, THERE, HERE].entries()) {
    const sale = chipsSold({}, { id: `sale-${index}`, casino });
    store.forceIntoLog(toAppend(sale), streamOf(sale));
  }
  return store;
}

const at = (place: number): LogPosition => `m${place}` as LogPosition;
const places = (ofHere: LogPosition | undefined, others: LogPosition | undefined) =>
  new Map([...ALL_PARTITIONS].map((each) => [each, each === partitionOf(HERE) ? ofHere : others]));

describe('records that are not projected yet', () => {
  it('are those behind the place of their casino', async () => {
    expect(await readPending(log(), everywhere(undefined))).toBe(5);
    expect(await readPending(log(), everywhere(at(3)))).toBe(2);
    expect(await readPending(log(), everywhere(at(5)))).toBe(0);
    expect(await readPending(log(), places(at(4), at(2)))).toBe(2);
    expect(await readPending(log(), places(at(1), at(4)))).toBe(2);
  });

  it('are none of an empty log', async () =>
    expect(await readPending(new InMemoryEventStore(), everywhere(undefined))).toBe(0));

  it('are counted up to where the log ended at the beginning', async () => {
    const store = log();
    jest.spyOn(store, 'head').mockResolvedValue(at(4));
    expect(await readPending(store, everywhere(undefined))).toBe(4);
  });

  const changed = (change: (record: RecordedEvent) => Partial<RecordedEvent>): EventStorePort => {
    const store = log();
    const readLog = store.readLog.bind(store);
    jest.spyOn(store, 'readLog').mockImplementation(async function* (options) {
      for await (const record of readLog(options))
        yield record.place === at(5) ? { ...record, ...change(record) } : record;
    });
    return store;
  };

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['whose bytes have changed without a change of meaning', ({ bytes }) => ({ bytes: `${bytes} ` })],
    ['whose bytes are of another source', () => ({ source: '/casinos/torrequebrada/bar' })],
  ])('are refused with the name of a record %s', async (_what, change) => {
    const read = readPending(changed(change), everywhere(undefined));
    await expect(read).rejects.toThrow(LogDamaged);
    await expect(read).rejects.toThrow(/sale-4 .* at log position m5/);
  });

  it('are the only ones that are read: projected records are proven by the chain', async () =>
    expect(
      await readPending(
        changed(() => ({ bytes: '{}' })),
        everywhere(at(5)),
      ),
    ).toBe(0));
});

const SIGNED: CasinoEvent = { ...ledgerOpened(), signature: 'by nobody' };
const WHY = '(cagnotte.ledger.opened.v1): its signature is malformed';

describe('signatures of decisions', () => {
  const person = {
    type: 'cagnotte.people.registered.v1',
    time: '2026-01-01T09:00:00.000Z',
    data: { person: '17', name: 'Ana Ruiz', by: { kind: 'console', id: 'root' } },
  };

  it('are checked of the stream of the house and of what the tables know as signed', async () => {
    const store = new InMemoryEventStore();
    const [stream, people] = ['cagnotte_casino-torrequebrada', { ...person, signature: 'by nobody' }];
    const event = { ...toAppend(SIGNED), bytes: JSON.stringify(people), id: 'p-1' };
    store.forceIntoLog(event, PEOPLE_STREAM);
    store.forceIntoLog(toAppend(ledgerOpened()), stream);
    store.forceIntoLog(toAppend(SIGNED), stream);
    const tables = new DatabaseDouble({
      'FROM signed_decision': [
        { casino: HERE, number: 2n, stream, version: 1 },
        { casino: HERE, number: 3n, stream, version: 7 },
      ],
    });
    expect(await findMissignedInTables(tables, store)).toEqual([
      'event p-1 of the house (cagnotte.people.registered.v1): its signature is malformed',
      `record 2 of ${HERE} ${WHY}`,
    ]);
    expect(tables.asked[0]!.parameters).toEqual(['house']);
  });

  it('are checked of the records of an archive that carry one', async () => {
    const archived = (bytes: unknown, more: object): ArchivedRecord =>
      ({
        bytes: JSON.stringify(bytes),
        casino: HERE,
        stream: 's',
        id: 'e-1',
        ...more,
      }) as unknown as ArchivedRecord;
    const register = { number: '2' };
    expect(
      await findMissignedInArchive([
        archived(person, { stream: PEOPLE_STREAM, register: null }),
        archived(ledgerOpened(), { register: { number: '1' } }),
        archived(SIGNED, { register }),
        archived(SIGNED, { register: null }),
      ]),
    ).toEqual([`record 2 of ${HERE} ${WHY}`, `event e-1 of ${HERE} ${WHY}`]);
  });
});
