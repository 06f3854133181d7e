import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStoreChoice } from '../../src/app/config';
import { ConfigError } from '../../src/app/config-error';
import { type Service, startService } from '../../src/app/service';
import { streamOf } from '../../src/ledger/event-contract/streams';
import { packed } from '../../src/event-log/eventstoredb/packed-event';
import { EVENT_STORE, type EventStorePort } from '../../src/event-log/event-store.port';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database';
import { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double';
import { toAppend } from '../../src/kernel/stored-form';
import { CASINO, chipsSold, ledgerOpened } from '../support/sample-events/sample-events';
import { itWhere } from '../support/database/it-where';
import { Client, linesOf } from '../support/service/client';
import { hasPsql, makeSqlReader } from '../support/service/psql';
import { comparedViews } from '../support/service/sql-figures';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';
import { KeptLog } from '../support/service/kept-log';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

/** Directories of services that are started beside the one under test. */
const directories: string[] = [];
let double: EventStoreDbDouble;
let running: ServiceUnderTest;
let sender: Client;
let reader: Client;

beforeAll(async () => {
  double = await new EventStoreDbDouble({ user: { name: 'cagnotte', password: 'chip & coin' } }).start();
  running = await startServiceUnderTest({ kind: 'eventstoredb', url: double.url });
  sender = new Client(running.url, await running.makeKey(['ingest']));
  reader = new Client(running.url, await running.makeKey(['auditor']));
});
afterAll(async () => {
  await running.stop();
  double.stop();
  await Promise.all(directories.map(removeTemporaryDirectory));
});

const deliver = (event: object) => sender.deliver('single', JSON.stringify(event));

/** The position of the casino's figures after they contain the receipt. */
async function positionAt(receipt: unknown): Promise<number | undefined> {
  const question = 'query At($receipt: String) { casinos(waitFor: $receipt) { id position } }';
  const answer = await reader.ask<{ casinos: { id: string; position: number }[] }>(question, { receipt });
  return answer.casinos.find(({ id }) => id === CASINO)?.position;
}

const problems = async (): Promise<readonly unknown[]> =>
  (await verifyBooks(running.service.database.dataSource, running.store)).problems;

describe('the service over EventStoreDB', () => {
  it('stores, recognises and quarantines events as over PostgreSQL, and its figures contain the event of a receipt', async () => {
    await deliver(ledgerOpened());
    const stored = await deliver(chipsSold());
    expect([stored.status, stored.body['receipt']]).toEqual([201, expect.stringMatching(/^\d+\/\d+$/)]);
    expect((await deliver(chipsSold())).body).toEqual({ ...stored.body, outcome: 'duplicate' });
    const conflict = await deliver(chipsSold({ amount: 1 }));
    expect([conflict.status, conflict.body['outcome']]).toEqual([409, 'conflict']);
    expect(await positionAt(conflict.body['receipt'])).toBe(3);
    expect(await problems()).toEqual([]);
  });

  it('counts an event once that another program has written twice', async () => {
    const event = chipsSold({}, { id: 'twice' });
    const { id, type, metadata } = packed(
      { stream: streamOf(event), principal: 'test', event: toAppend(event) },
      'another program',
    );
    const [data, meta] = [toAppend(event).bytes, JSON.stringify(metadata)].map((text) => Buffer.from(text));
    const proposed = { id, type, contentType: 'application/json', data: data!, metadata: meta! };
    double.log.append(streamOf(event), 'any', [proposed]);
    double.log.forgetIds();
    double.log.append(streamOf(event), 'any', [proposed]);
    const after = await deliver(chipsSold({}, { id: 'after-twice' }));
    expect(await positionAt(after.body['receipt'])).toBe(5);
    expect((await deliver(event)).body['outcome']).toBe('duplicate');
    expect(await problems()).toEqual([]);
  });

  it('recognises stored events from its register after a restart', async () => {
    await positionAt((await deliver(chipsSold({}, { id: 'before' }))).body['receipt']);
    double.log.forgetIds();
    const again = await startOn(running.database, { kind: 'eventstoredb', url: double.url });
    try {
      const store = again.app.get<EventStorePort>(EVENT_STORE);
      const event = chipsSold({}, { id: 'before' });
      const request = {
        stream: streamOf(event),
        events: [toAppend(event)],
        principal: 'test',
        expected: 'any' as const,
      };
      expect(await store.append(request)).toMatchObject({ events: [{ kind: 'duplicate' }] });
    } finally {
      await again.close();
    }
  });

  it('is not ready while the event store cannot be reached, and continues afterwards', async () => {
    const ready = () => sender.send('/health/ready');
    expect((await ready()).body).toMatchObject({ status: 'ok', database: 'ok', store: 'ok', log: 'ok' });
    double.stop();
    expect(await ready()).toMatchObject({
      status: 503,
      body: { status: 'not-ready', database: 'ok', store: 'unreachable', log: 'ok' },
    });
    const meanwhile = deliver(chipsSold({}, { id: 'meanwhile' }));
    await double.start();
    const { status, body } = await meanwhile;
    expect(status).toBe(201);
    expect(await positionAt(body['receipt'])).toBe(7);
    expect((await ready()).status).toBe(200);
  });

  it('keeps the bytes of a document in the database and its attachment in the log, and verify reads both', async () => {
    const accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
    const pdf = Buffer.from('%PDF-1.7\n% the report of the night\n%%EOF\n');
    const upload = await accountant.send<{ document: string }>(`/v1/documents?casino=${CASINO}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: pdf,
    });
    const { document } = upload.body;
    const { attachDocument } = await accountant.ask<{ attachDocument: { receipt: string } }>(
      `mutation ($document: ID!) {
         attachDocument(casino: "${CASINO}", document: $document, fileName: "acta.pdf",
           attachedTo: GAMING_DAY, about: "2026-01-01") { ... on DocumentRecorded { receipt } } }`,
      { document },
    );
    expect(
      await accountant.ask(
        `query ($r: String) { attachedDocuments(casino: "${CASINO}", attachedTo: GAMING_DAY, about: "2026-01-01",
           waitFor: $r) { edges { node { document fileName } } } }`,
        { r: attachDocument.receipt },
      ),
    ).toEqual({ attachedDocuments: { edges: [{ node: { document, fileName: 'acta.pdf' } }] } });
    const { status, text } = await accountant.send(`/v1/documents/${document}?casino=${CASINO}`);
    expect([status, text]).toEqual([200, pdf.toString()]);
    expect(await problems()).toEqual([]);
  });

  itWhere(hasPsql(), 'psql is not installed here')(
    'has a night in the schema bi as GraphQL answers it',
    async () => {
      const night = linesOf(readFileSync(join(__dirname, '..', 'nights', 'c.ndjson'), 'utf8'));
      const { summary } = (await sender.stream(night)).at(-1) as { summary: { receipt: string } };
      await positionAt(summary.receipt);
      const everything = new Client(running.url, await running.makeWorldKey());
      const sql = await makeSqlReader(running.database, everything);
      try {
        const compared = await comparedViews(everything, sql.url, ['noche-c']);
        for (const { view, sql: rows, graphql } of compared)
          expect({ view, rows }).toEqual({ view, rows: graphql });
        const withRows = compared.filter(({ sql: rows }) => rows.length > 0).map(({ view }) => view);
        expect(withRows).toEqual(
          expect.arrayContaining(['journal_line', 'balance', 'day', 'session', 'hour']),
        );
      } finally {
        await sql.drop();
      }
    },
  );

  it('is named in messages by its address, without the password', () => {
    const told = running.logged.filter((line) => line.includes('event store'));
    expect(told).toEqual([expect.stringContaining('EventStoreDB at esdb://127.0.0.1:')]);
    expect(running.logged.join('\n')).not.toContain('coin');
  });
});

describe('books that were made from another log', () => {
  it('are refused: of another kind of store, of another server, of a log that lost its end', async () => {
    await positionAt((await deliver(chipsSold({}, { id: 'the last' }))).body['receipt']);
    const other = await new EventStoreDbDouble().start();
    try {
      await expect(startOn(running.database, { kind: 'postgres' })).rejects.toThrow(ConfigError);
      const elsewhere = { kind: 'eventstoredb', url: other.url } as const;
      await expect(startOn(running.database, elsewhere)).rejects.toThrow(
        /does not hold record \d+ of casino/,
      );
    } finally {
      other.stop();
    }
  });

  it('are refused if the database already holds a log', async () => {
    const database = await createTestDatabase();
    try {
      const first = await startOn(database, { kind: 'postgres' });
      const store = first.app.get<EventStorePort>(EVENT_STORE);
      await store.append({
        stream: streamOf(chipsSold()),
        events: [toAppend(chipsSold())],
        principal: 'test',
        expected: 'any',
      });
      await first.close();
      const begun = startOn(database, { kind: 'eventstoredb', url: double.url });
      await expect(begun).rejects.toThrow(ConfigError);
    } finally {
      await database.drop();
    }
  });
});

async function startOn({ url }: TestDatabase, eventStore: EventStoreChoice): Promise<Service> {
  const dataDirectory = await makeTemporaryDirectory();
  directories.push(dataDirectory);
  return startService(
    { databaseUrl: url, eventStore, host: '127.0.0.1', port: 0, dataDirectory },
    new KeptLog(),
  );
}
