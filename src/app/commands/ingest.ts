import { createReadStream, statSync } from 'node:fs';
import { PostgresEventStore } from '../../event-store/adapters/postgres/postgres-event-store';
import { isKept } from '../../intake/delivery-outcome';
import { Intake } from '../../intake/intake';
import { recordLines } from '../../intake/ndjson/record-lines';
import { readConfig } from '../config';
import { openDatabase } from '../database/open-database';
import { progressBar } from './progress-bar';

const SHOWN = 20;

/**
 * `cagnotte ingest FILE|-`: takes in newline-delimited events. What was not kept as an event is told on standard
 * error, the first ones in full; the counts are the last line on standard output, as JSON.
 * Answers the exit code: 0 when every event is kept.
 */
export async function ingest(file: string): Promise<number> {
  const source = file === '-' ? process.stdin : createReadStream(file);
  const database = await openDatabase(readConfig(), () => undefined);
  const store = new PostgresEventStore(database.dataSource);
  const bar = progressBar('bytes', file === '-' ? undefined : statSync(file).size);
  let notKept = 0;
  let bytes = 0;
  try {
    const summary = await recordLines(source as AsyncIterable<Buffer>, new Intake(store), {
      sender: { casinos: 'all' },
      onProgress: (read) => bar.show((bytes += read)),
      onOutcome: (outcome) => {
        if (!isKept(outcome) && ++notKept <= SHOWN) process.stderr.write(`${JSON.stringify(outcome)}\n`);
      },
    });
    bar.end();
    if (notKept > SHOWN) process.stderr.write(`… and ${notKept - SHOWN} more.\n`);
    process.stdout.write(`${JSON.stringify(summary)}\n`);
    return notKept === 0 ? 0 : 1;
  } finally {
    bar.end();
    await store.close();
    await database.close();
  }
}
