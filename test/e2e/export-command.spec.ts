import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, linesOf } from '../support/service/client';
import type { ServiceProcess } from '../support/service/service-process';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';

const NIGHT = readFileSync(join(__dirname, '..', 'nights', 'a.ndjson'), 'utf8');

describe('cagnotte export', () => {
  let site: ServiceSite;
  let service: ServiceProcess;

  beforeAll(async () => {
    site = await ServiceSite.make();
    service = await site.start();
    const client = new Client(service.url, await service.worldKey());
    const { receipt } = linesOf((await client.deliver('ndjson', NIGHT)).text).at(-1)!['summary'] as {
      receipt: string;
    };
    await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  }, 120_000);
  afterAll(() => site.remove(), 60_000);

  const run = (...args: string[]): Promise<ProgramRun> =>
    site.run({ program: 'cagnotte', args: ['export', ...args] });

  it('writes the file that the service gives over HTTP, and a manifest beside it', async () => {
    const out = join(site.dataDirectory, 'anticipos.csv');
    const asked = ['--casino', 'noche-a', '--day', '2026-01-01', '--out', out];
    expect(await run('anticipos', ...asked)).toMatchObject({ code: 0, stderr: '' });
    const client = new Client(service.url, await service.administratorKey());
    const served = await client.send('/v1/books/anticipos?casino=noche-a&day=2026-01-01');
    const written = readFileSync(out);
    expect(written.toString('utf8')).toBe(served.text);
    expect(JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8'))).toMatchObject({
      query: { casino: 'noche-a', book: 'anticipos', day: '2026-01-01', format: 'csv' },
      rows: 1,
      sha256: createHash('sha256').update(written).digest('hex'),
    });
  });

  it('writes to standard output, of a period and in another form', async () => {
    const asked = [
      '--casino',
      'noche-a',
      '--period',
      '2026-01-01..2026-01-31',
      '--format',
      'jsonl',
      '--out',
      '-',
    ];
    const { code, stdout } = await run('mayor', ...asked);
    expect(code).toBe(0);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { section: string });
    expect(rows.at(-1)!.section).toBe('Sums and balances in EUR');
  });

  it('writes every book of a day as the ZIP that the service gives over HTTP', async () => {
    const out = join(site.dataDirectory, 'libros.zip');
    const asked = ['--casino', 'noche-a', '--day', '2026-01-01', '--out', out];
    const { code, stdout } = await site.run({ program: 'cagnotte', args: ['export-books', ...asked] });
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/libros\.zip: 20 books, as known at record \d+\n$/),
    ]);
    const served = await fetch(`${service.url}/v1/books?casino=noche-a&day=2026-01-01&format=zip`, {
      headers: { authorization: `Bearer ${await service.administratorKey()}` },
    });
    expect(readFileSync(out).equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
  });

  it('names the reason if there is no such book', async () => {
    expect(await run('anticipos', '--casino', 'noche-a', '--day', '2020-01-01')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There was no record of this gaming day') as string,
    });
    expect(await run('libro-gordo', '--casino', 'noche-a', '--day', '2026-01-01')).toMatchObject({ code: 1 });
  });
});
