import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CasinoEvent } from '../../../src/domain/event-registry/envelope';
import { readDelivery } from '../../../src/intake/reading/read-delivery';

/** The events of one of the six nights, `test/nights/a.ndjson`, as intake reads them. */
export const readNightEvents = (root: string, letter: string): CasinoEvent[] =>
  readFileSync(join(root, 'test', 'nights', `${letter}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const reading = readDelivery(line, { bookCurrencyOf: () => 'EUR' });
      if (reading.kind !== 'event') throw new Error(`night ${letter}: ${JSON.stringify(reading)}`);
      return reading.event;
    });
