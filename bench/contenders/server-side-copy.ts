import { mkdtemp, rm, writeFile, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Contender, stretchOf } from '../measurement';
import { DIRECTORY } from '../processor-time';
import { type BenchEvent, EVENT_TABLE, eventRow } from './event-row';

/** More files than the server reads in one stretch. */
const FILES = 200;

/**
 * The server copies local files with prepared rows into the same table with the same indexes, one transaction per file: an
 * upper bound for every program that receives events.
 */
export function serverSideCopy(url: string, { batch }: { readonly batch: number }): Contender {
  const client = new Client({ connectionString: url });
  let directory: string;
  let files: string[] = [];
  return {
    name: 'server-side COPY, made rows',
    async open() {
      await client.connect();
      await client.query(`DROP TABLE IF EXISTS bench_event`);
      await client.query(EVENT_TABLE);
      directory = await mkdtemp(DIRECTORY);
      await chmod(directory, 0o755);
    },
    async prepare() {
      await Promise.all(files.map((file) => rm(file, { force: true })));
      files = [];
      for (let n = 0; n < FILES; n += 1) {
        const file = join(directory, `${n}.copy`);
        await writeFile(file, Array.from({ length: batch }, () => copyLine(eventRow(0))).join(''), {
          mode: 0o644,
        });
        files.push(file);
      }
    },
    work: (ms) =>
      stretchOf(async () => {
        const end = performance.now() + ms;
        let events = 0;
        for (const file of files) {
          await client.query(`COPY bench_event FROM '${file}'`);
          events += batch;
          if (performance.now() >= end) break;
        }
        return events;
      }),
    async close() {
      await client.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function copyLine(row: BenchEvent): string {
  const { place, recorded_at, stream, version, content_hash, casino, source, id, type, bytes } = row;
  const hash = `\\\\x${content_hash.toString('hex')}`;
  const text = bytes.replaceAll('\\', '\\\\');
  return `${[place, recorded_at.toISOString(), stream, version, hash, casino, source, id, type, text].join('\t')}\n`;
}
