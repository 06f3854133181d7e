import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readEvent } from '../sample-events/read-event';

/** The events of one of the six nights, `test/nights/a.ndjson`, as intake reads them. */
export const readNightEvents = (root: string, letter: string): CasinoEvent[] =>
  readFileSync(join(root, 'test', 'nights', `${letter}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => readEvent(line, `night ${letter}`));
