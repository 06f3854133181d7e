import { join } from 'node:path';
import { PersonalData } from '../../../src/ledger/personal-data/personal-data';
import { SubjectKeys } from '../../../src/access/personal-data/subject-keys';
import { HOUSE } from '../../../src/kernel/house';
import { createDataSource } from '../../../src/app/database/data-source';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import type { RecordedEvent } from '../../../src/event-log/event-store.port';
import { sha256 } from '../../../src/kernel/identity';
import { type DeliveryBook, identityOf } from './delivery-book';

const QUARANTINED = 'cagnotte.intake.quarantined.v1';

/** A record; for a quarantined delivery with its decrypted bytes. */
interface LoggedEvent extends RecordedEvent {
  readonly delivered?: string;
}

/** All records of the log of a data directory after its service has ended. */
export async function readWholeLog(dataDirectory: string): Promise<LoggedEvent[]> {
  const server = await startEmbeddedPostgres({ dataDirectory });
  const dataSource = createDataSource({ url: server.url, poolSize: 3 });
  try {
    await dataSource.initialize();
    const store = new PostgresEventStore(dataSource);
    const keys = new SubjectKeys(dataSource, {
      kind: 'file',
      path: join(dataDirectory, 'personal-data.key'),
      isUsual: true,
    });
    const records: LoggedEvent[] = [];
    for await (const record of store.readLog()) {
      const { type, bytes } = record;
      const { data } = JSON.parse(bytes) as { data: { bytes: string } };
      if (type !== QUARANTINED) records.push(record);
      else records.push({ ...record, delivered: await new PersonalData(keys).shown(data.bytes, 'en') });
    }
    await store.close();
    return records;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await server.release();
  }
}

/**
 * Compares a log with the deliveries of the senders. @returns the contradictions in words; empty if every acknowledged event
 * is there once with the same bytes, and nothing is there that was never sent
 */
export function contradictions(log: readonly LoggedEvent[], book: DeliveryBook): string[] {
  // Events of the house stream are recorded by the service itself.
  const events = log.filter(({ type, casino }) => type !== QUARANTINED && casino !== HOUSE);
  const quarantined = log.filter(({ type }) => type === QUARANTINED);
  return [
    ...damages(log),
    ...keptOnce(events, book),
    ...setAsideOnce(quarantined, book),
    ...events
      .filter((record) => !wasSent(record, book))
      .map(({ id }) => `event ${id} was never sent as it stands there`),
    ...quarantined
      .filter((record) => !wasSentAndRefused(record, book))
      .map(({ id }) => `delivery ${id} was never sent`),
  ];
}

/** Checks that positions have no gaps from 1 and that bytes match their hashes. */
const damages = (log: readonly RecordedEvent[]): string[] =>
  log.flatMap((record, index) => [
    ...(record.place === String(index + 1) ? [] : [`record ${index + 1} stands at place ${record.place}`]),
    ...(sha256(record.bytes) === record.contentHash
      ? []
      : [`the bytes at place ${record.place} are not their hash`]),
  ]);

function keptOnce(events: readonly RecordedEvent[], book: DeliveryBook): string[] {
  const times = new Map<string, number>();
  const bytes = new Map<string, string>();
  for (const record of events) {
    const identity = identityOf(record);
    times.set(identity, (times.get(identity) ?? 0) + 1);
    bytes.set(identity, record.bytes);
  }
  return [
    ...[...times]
      .filter(([, count]) => count > 1)
      .map(([identity, count]) => `${identity} is there ${count} times`),
    ...[...book.kept].filter(([identity]) => !times.has(identity)).map(([identity]) => `${identity} is lost`),
    ...[...book.kept]
      .filter(([identity, { text }]) => times.has(identity) && bytes.get(identity) !== text)
      .map(([identity]) => `${identity} has other bytes than were acknowledged`),
  ];
}

function setAsideOnce(quarantined: readonly LoggedEvent[], book: DeliveryBook): string[] {
  const delivered = quarantined.map((record) => deliveredText(record));
  const once = new Set(delivered);
  return [
    ...(once.size === delivered.length ? [] : ['a delivery is in quarantine more than once']),
    ...[...book.setAside.values()]
      .filter(({ text }) => !once.has(text))
      .map(({ identity }) => `the conflict of ${identity} is not in quarantine`),
  ];
}

const wasSent = (record: RecordedEvent, book: DeliveryBook): boolean =>
  book.sent.get(identityOf(record))?.has(record.bytes) ?? false;

function wasSentAndRefused(record: LoggedEvent, book: DeliveryBook): boolean {
  const text = deliveredText(record);
  return book.sent.get(identityOf(JSON.parse(text) as { source: string; id: string }))?.has(text) ?? false;
}

const deliveredText = ({ delivered = '' }: LoggedEvent): string =>
  Buffer.from(delivered, 'base64').toString('utf8');
