import type { DataSource } from 'typeorm';
import { PersonalData } from '../../src/ledger/personal-data/personal-data';
import { SubjectKeys } from '../../src/access/personal-data/subject-keys';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OutcomeCounts } from '../../src/intake/delivery-outcome';
import { anyEvent, chipsSold, ledgerOpened } from '../support/service/cheap-events';
import { linesOf } from '../support/service/client';
import { ServiceDatabase } from '../support/service/service-database';
import type { ServiceProcess } from '../support/service/service-process';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';
import { present } from '../../src/kernel/present';

const SALES = Array.from({ length: 5 }, (_, index) =>
  JSON.stringify(chipsSold('granada', 'desk', index + 1)),
);
const GOOD = [JSON.stringify(ledgerOpened('granada')), ...SALES];
const OTHERWISE = JSON.stringify({ ...chipsSold('granada', 'desk', 2), time: '2026-03-01T22:00:00+01:00' });
const BROKEN = [
  '{"specversion":"1.0",',
  '[INFO] the table is open',
  SALES[0]!.replace('chips-sold', 'chips-eaten'),
];
const TOO_LONG = `"${'x'.repeat(300 * 1024)}"`;

describe('cagnotte ingest', () => {
  let site: ServiceSite;
  let service: ServiceProcess;

  const ingest = (file: string, input?: string): Promise<ProgramRun> =>
    site.run({ program: 'cagnotte', args: ['ingest', file], ...present({ input }) });
  const fileOf = (name: string, text: string): string => {
    const file = join(site.dataDirectory, name);
    writeFileSync(file, text);
    return file;
  };

  beforeAll(async () => {
    site = await ServiceSite.make();
  });
  afterAll(() => site.remove(), 60_000);

  it.each([
    ['a file that does not exist', 'night.ndjson', /^IngestError: .*no such file.*night\.ndjson.*\n$/],
    ['a directory', '.', /^IngestError: .* is a directory\.\n$/],
  ])('ends with 2 for %s, names it, and starts no database', async (_what, name, says) => {
    const file = join(site.dataDirectory, name);
    const before = readdirSync(site.dataDirectory);
    const { code, stdout, stderr } = await ingest(file);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
    expect(readdirSync(site.dataDirectory)).toEqual(before);
  });

  describe('beside a running service', () => {
    beforeAll(async () => {
      service = await site.start();
    }, 120_000);

    it('stores the events of a file, ends with 0, and prints casino and outcomes', async () => {
      const { code, stdout, stderr } = await ingest(fileOf('good.ndjson', GOOD.join('\n')));
      expect(code).toBe(0);
      expect(countsOf(stdout)).toEqual(countsWith({ stored: 6 }));
      expect(stderr).toBe(`Into ${whereOf(stderr)}.\n6 stored.\n`);
      expect(whereOf(stderr)).toContain(site.dataDirectory);
    });

    it('prints a receipt for which the running service waits', async () => {
      const { receipt } = JSON.parse((await ingest('-', SALES[0])).stdout) as { receipt: string };
      const client = service.client(await service.administratorKey());
      const question = 'query ($r: String) { trialBalance(casino: "granada", waitFor: $r) { position } }';
      expect(await client.ask(question, { r: receipt })).toEqual({ trialBalance: { position: 6 } });
    });

    it('ends with 1 if an event was not stored, names lines and reasons, and stores the others', async () => {
      const lines = [
        ...BROKEN,
        SALES[2]!,
        OTHERWISE,
        '',
        TOO_LONG,
        JSON.stringify(anyEvent('granada', 'desk', 7)),
      ];
      const { code, stdout, stderr } = await ingest(fileOf('night.ndjson', `\n${lines.join('\r\n')}\r\n`));
      expect(code).toBe(1);
      expect(countsOf(stdout)).toEqual(
        countsWith({ stored: 1, duplicate: 1, conflict: 1, quarantined: 3, 'too-large': 1 }),
      );
      const [where, ...told] = stderr.trimEnd().split('\n');
      expect(where).toMatch(/^Into /);
      expect(told.pop()).toBe('1 stored, 1 duplicate, 1 conflict, 3 quarantined, 1 too-large.');
      expect(linesOf(told.join('\n'))).toMatchObject([
        { line: 2, outcome: 'quarantined', reason: 'unparsable' },
        { line: 3, outcome: 'quarantined', reason: 'unparsable' },
        { line: 4, outcome: 'quarantined', reason: 'unknown-type' },
        { line: 6, outcome: 'conflict', source: '/casinos/granada/cage/desk', id: 'sale-2' },
        { line: 8, outcome: 'too-large' },
      ]);
    });

    it('quarantines invalid lines byte for byte, each once', async () => {
      const again = await ingest(join(site.dataDirectory, 'night.ndjson'));
      expect(again.code).toBe(1);
      expect(countsOf(again.stdout)).toMatchObject({ stored: 0, duplicate: 2, conflict: 1, quarantined: 3 });
      expect((await quarantined()).sort()).toEqual([...BROKEN, OTHERWISE].sort());
    });

    it('takes a JSON array as well, from a file or standard input, each element with its own bytes', async () => {
      const events = [11, 12].map((number) => chipsSold('granada', 'desk', number));
      const spaced = JSON.stringify(events, undefined, 2);
      expect(countsOf((await ingest(fileOf('batch.json', `\n ${spaced}\n`))).stdout)).toEqual(
        countsWith({ stored: 2 }),
      );
      const broken = await ingest('-', `[${JSON.stringify(events[0])}, {"specversion": 1}]`);
      expect(broken.code).toBe(1);
      expect(countsOf(broken.stdout)).toEqual(countsWith({ duplicate: 1, quarantined: 1 }));
      expect(broken.stderr).toContain('"element":2');
      expect(await quarantined()).toContain('{"specversion": 1}');
    });

    it('prints counts of zero for an empty input', async () => {
      const { code, stdout, stderr } = await ingest('-', '\n \n');
      expect({ code, counts: countsOf(stdout) }).toEqual({ code: 0, counts: countsWith({}) });
      expect(stderr).toContain('There was no event.\n');
    });

    describe('cagnotte import', () => {
      const decision = JSON.stringify({
        specversion: '1.0',
        id: 'certified',
        source: '/casinos/granada/office',
        type: 'cagnotte.gaming-day.certified.v1',
        time: '2026-03-02T09:00:00+01:00',
        gamingday: '2026-03-01',
        data: { by: { id: 'E-1', name: 'Ana Ruiz' } },
      });
      const importing = (input: string, ...more: string[]): Promise<ProgramRun> =>
        site.run({ program: 'cagnotte', args: ['import', '-', ...more], input });

      it('records history with its decisions, marked with moment, name and account; a repeat is known', async () => {
        const history = `${decision}\n${JSON.stringify(chipsSold('granada', 'desk', 31))}\n`;
        const { code, stdout } = await importing(history, '--by', 'Eva Gil');
        expect({ code, counts: countsOf(stdout) }).toEqual({ code: 0, counts: countsWith({ stored: 2 }) });
        const rows = await inLog<{ mark: string }>(
          `SELECT bytes::jsonb->>'imported' AS mark FROM event_log.event WHERE id IN ('certified', 'sale-31')`,
        );
        const mark = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z Eva Gil \(account [^)]+\)$/) as string;
        expect(rows).toEqual([{ mark }, { mark }]);
        expect(countsOf((await importing(history, '--by', 'Luis Soto')).stdout)).toEqual(
          countsWith({ duplicate: 2 }),
        );
      });

      it('is refused without a name, and as a delivery', async () => {
        expect((await importing(decision)).code).toBe(1);
        expect(await importing(decision, '--by', ' ')).toMatchObject({
          code: 2,
          stdout: '',
          stderr: expect.stringMatching(/^IngestError: --by names who/) as string,
        });
        const delivered = await ingest('-', decision.replace('"certified"', '"certified-2"'));
        expect(countsOf(delivered.stdout)).toEqual(countsWith({ forbidden: 1 }));
        expect(delivered.stderr).toContain('the mutation certifyGamingDay');
      });
    });

    it('stops on a signal with open input, prints its counts and ends with 130', async () => {
      const waiting = site.launch({ program: 'cagnotte', args: ['ingest', '-'], listens: true });
      waiting.write(`${JSON.stringify(chipsSold('granada', 'desk', 21))}\n`);
      while ((await stored('sale-21')) === 0) await sleep(50);
      waiting.signal('SIGINT');
      expect(await waiting.ended).toEqual({ code: 130, signal: null });
      expect(countsOf(waiting.stdout)).toEqual(countsWith({ stored: 1 }));
      expect(waiting.stderr).toContain('Stopped before the end.');
    });
  });

  async function quarantined(): Promise<string[]> {
    const database = await ServiceDatabase.open(site.dataDirectory);
    try {
      const rows = await database.query<{ bytes: string }>(
        `SELECT bytes FROM event_log.event WHERE type = 'cagnotte.intake.quarantined.v1'`,
      );
      const keys = new SubjectKeys(database as unknown as DataSource, {
        kind: 'file',
        path: join(site.dataDirectory, 'personal-data.key'),
        isUsual: true,
      });
      const shown = await new PersonalData(keys).shown(
        rows.map(({ bytes }) => (JSON.parse(bytes) as { data: { bytes: string } }).data.bytes),
        'en',
      );
      return shown.map((bytes) => Buffer.from(bytes, 'base64').toString('utf8'));
    } finally {
      await database.close();
    }
  }

  const stored = async (id: string): Promise<number> =>
    (await inLog('SELECT FROM event_log.event WHERE id = $1', [id])).length;

  async function inLog<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const database = await ServiceDatabase.open(site.dataDirectory);
    return database.query<Row>(sql, values).finally(() => database.close());
  }
});

const countsOf = (stdout: string): OutcomeCounts => (JSON.parse(stdout) as { counts: OutcomeCounts }).counts;

const countsWith = (some: Partial<OutcomeCounts>): OutcomeCounts => ({
  stored: 0,
  duplicate: 0,
  conflict: 0,
  quarantined: 0,
  'too-large': 0,
  forbidden: 0,
  ...some,
});

const whereOf = (stderr: string): string => /^Into (.*)\.$/m.exec(stderr)![1]!;
