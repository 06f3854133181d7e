import { createTestDatabase } from '../support/database/test-database';
import { runOn } from '../support/database/test-server';
import { CASINO } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { CAN_REPLICATE, itReplicated, ReplicatedService } from '../support/service/replicated-service';
import { addressFor, makeSqlReader, type Row, rowsOf } from '../support/service/psql';
import { ServiceSite } from '../support/service/service-site';

let service: ReplicatedService;
let site: ServiceSite;

beforeAll(async () => {
  if (!CAN_REPLICATE) return;
  service = await ReplicatedService.start();
  site = await ServiceSite.make({ empty: true });
});
afterAll(async () => {
  if (!CAN_REPLICATE) return;
  await site.remove();
  await service.stop();
});

const health = async (): Promise<object> => {
  const { status, body } = await service.client.send('/health/ready');
  return { status, replica: body['replica'], replicaLagSeconds: body['replicaLagSeconds'] };
};

/** Runs `cagnotte doctor`. @returns the line about the replica, and the exit code */
async function doctor(replicaUrl = service.replica.url): Promise<{ code: number | null; line: string }> {
  const { code, stdout } = await site.run({
    program: 'cagnotte',
    args: ['doctor'],
    env: {
      DATABASE_URL: service.primary.url,
      DATABASE_READ_URL: replicaUrl,
      CAGNOTTE_REPLICA_LAG_SECONDS: '1',
      CAGNOTTE_SEAL_KEY: `${service.running.dataDirectory}/seal-key.pem`,
      CAGNOTTE_PERSONAL_KEY: `${service.running.dataDirectory}/personal-data.key`,
    },
  });
  const line = stdout.split('\n').find((each) => each.startsWith('replica'));
  return { code, line: line?.slice(11) ?? stdout };
}

const measured = async (sample: string): Promise<string | undefined> => {
  const { text } = await service.client.send('/metrics');
  return text
    .split('\n')
    .find((line) => line.startsWith(`${sample} `))
    ?.slice(sample.length + 1);
};

const logged = (part: RegExp): number =>
  service.running.logged.filter((line) => line.includes('[replica]') && part.test(line)).length;

/** Milliseconds that a query waits for the replica. */
const WAITED_MS = 2_000;

/** Asserts that a query does not wait for the replica. @returns which database answered */
async function answeredAtOnce(): Promise<object> {
  const began = performance.now();
  const counted = await service.tally(async () => expect(await service.position()).toBe(service.records));
  expect(performance.now() - began).toBeLessThan(WAITED_MS);
  return counted;
}

describe('a replica that is well', () => {
  itReplicated('is reported by health, doctor, metrics and log', async () => {
    await service.position();
    expect(await health()).toMatchObject({ status: 200, replica: 'ok' });
    expect(await measured('cagnotte_replica_in_use')).toBe('1');
    expect(Number(await measured('cagnotte_replica_lag_seconds'))).toBeLessThan(1);
    expect(Number(await measured('cagnotte_reads_total{source="replica"}'))).toBeGreaterThan(0);
    expect(await measured('cagnotte_replica_repeated_total{reason="failure"}')).toBe('0');
    expect(logged(/^log .*Queries are read from the replica at 127\.0\.0\.1:\d+$/)).toBe(1);
    expect(await doctor()).toEqual({
      code: 0,
      line: expect.stringMatching(/^at 127\.0\.0\.1:\d+ follows the primary$/) as string,
    });
  });
});

describe('a reader of SQL on the replica', () => {
  itReplicated(
    'sees the rows that it sees on the primary, and none when the decision has ended',
    async () => {
      const { primary, replica, running, client } = service;
      const dataSource = running.service.database.dataSource;
      const reader = await makeSqlReader({ url: primary.url, dataSource }, client);
      const rows = (at: string): Promise<Row[]> =>
        rowsOf(at, 'SELECT * FROM bi.journal_line ORDER BY casino, record_number, line');
      try {
        const onReplica = addressFor(replica.url, new URL(reader.url).username);
        await service.position({ r: await service.sell() });
        const seen = await rows(reader.url);
        expect(seen.length).toBeGreaterThan(0);
        expect(await rows(onReplica)).toEqual(seen);
        const { credentials } = await client.ask<{ credentials: { id: string; sqlLogin: string | null }[] }>(
          '{ credentials { id sqlLogin } }',
        );
        const { id } = credentials.find(({ sqlLogin }) => sqlLogin !== null)!;
        await client.ask('mutation ($id: ID!) { revokeCredential(id: $id) { __typename } }', { id });
        await service.position({ r: await service.sell() });
        expect(await rows(onReplica)).toEqual([]);
      } finally {
        await reader.drop();
      }
    },
  );
});

describe('a replica that is too far behind', () => {
  itReplicated('is avoided in favour of the primary, and read again when it has caught up', async () => {
    await service.paused(async () => {
      const r = await service.sell();
      // The query waits for the receipt until the replica is known to lag behind.
      expect(await service.tally(() => service.position({ r }))).toEqual({ primary: 1 });
      expect(service.reads.seen).toMatchObject({ state: 'behind' });
      expect(await answeredAtOnce()).toEqual({ primary: 1 });
      expect(await health()).toMatchObject({ status: 200, replica: 'behind' });
      expect(await measured('cagnotte_replica_in_use')).toBe('0');
      expect(Number(await measured('cagnotte_replica_lag_seconds'))).toBeGreaterThan(2);
      expect(logged(/^warn .* is behind: .* more than 2 s: queries are read from the primary$/)).toBe(1);
      expect(await doctor()).toEqual({
        code: 0,
        line: expect.stringMatching(/^ADVICE at .* is behind: .* more than 1 s\. See its log/) as string,
      });
    });
    await service.until('ok');
    expect(await answeredAtOnce()).toEqual({ replica: 1 });
    expect(logged(/Queries are read from the replica/)).toBe(2);
  });
});

describe('a replica that is paused', () => {
  itReplicated('delays queries only until it is noticed', async () => {
    service.replica.signal('SIGSTOP');
    try {
      // Five concurrent queries before the failure is known; then one more.
      const asked = Array.from({ length: 5 }, () => service.position());
      expect(new Set(await Promise.all(asked))).toEqual(new Set([service.records]));
      expect(await health()).toMatchObject({ status: 200, replica: 'unreachable', replicaLagSeconds: null });
      expect(await answeredAtOnce()).toEqual({ primary: 1 });
      expect(logged(/^warn .* does not answer \(.*\): queries are read from the primary$/)).toBe(1);
    } finally {
      service.replica.signal('SIGCONT');
    }
    await service.until('ok');
    expect(await answeredAtOnce()).toEqual({ replica: 1 });
  });
});

describe('a replica that was killed', () => {
  itReplicated('causes no failed query, and is read again when it is back', async () => {
    await service.until('ok');
    const asked = Array.from({ length: 5 }, () => service.position());
    service.replica.signal('SIGKILL');
    expect(new Set(await Promise.all(asked))).toEqual(new Set([service.records]));
    expect(await answeredAtOnce()).toMatchObject({ primary: 1 });
    await service.until('unreachable');
    expect(await answeredAtOnce()).toEqual({ primary: 1 });
    expect(await doctor()).toEqual({
      code: 1,
      line: expect.stringMatching(
        /^FAULT at .* does not answer\. Start it, or correct DATABASE_READ_URL \(.*ECONNREFUSED.*\)\. Until/,
      ) as string,
    });
    await service.sell();
    await service.replica.restart();
    await service.until('ok');
    expect(await answeredAtOnce()).toEqual({ replica: 1 });
  });

  itReplicated('fails no book that is being made', async () => {
    const book = `/v1/books/control-de-ingresos?casino=${CASINO}&day=2026-01-01&format=csv-es`;
    const whole = await service.client.send(book);
    expect(await service.tally(() => service.client.send(book))).toEqual({ replica: 1 });
    service.replica.signal('SIGKILL');
    const again = await service.client.send(book);
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: whole.text });
    await service.replica.restart();
    await service.until('ok');
  });
});

describe('a replica that is not there', () => {
  itReplicated('keeps no service from starting and answering', async () => {
    const nowhere = Object.assign(new URL(service.replica.url), { port: '9' }).href;
    const beside = await service.serviceBeside(nowhere);
    const client = new Client(beside.url, service.client.key);
    const { casinos } = await client.ask<{ casinos: object[] }>('{ casinos { id } }');
    expect(casinos).toEqual([{ id: CASINO }]);
    expect((await client.send('/health/ready')).body).toMatchObject({ status: 'ok', replica: 'unreachable' });
    await beside.stop();
  });
});

describe('a server that is no replica of the primary', () => {
  itReplicated('of another cluster is a fault to the doctor', async () => {
    const other = await createTestDatabase();
    const { code, line } = await doctor(other.url);
    await other.drop();
    expect(code).toBe(1);
    expect(line).toMatch(/^FAULT at .* is no replica of DATABASE_URL: .*\. Correct DATABASE_READ_URL/);
  });

  // The last test, since a promotion cannot be undone.
  itReplicated('after a promotion is no longer read, since its books may differ', async () => {
    await service.until('ok');
    await runOn(service.replica.url, 'SELECT pg_promote()');
    await service.until('stranger');
    await service.sell();
    expect(await answeredAtOnce()).toEqual({ primary: 1 });
    expect(await health()).toMatchObject({ status: 200, replica: 'stranger' });
    expect(logged(/^warn .* is no replica of DATABASE_URL/)).toBe(1);
  });
});
