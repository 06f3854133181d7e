import { CONSOLE } from '../../event-log/event-store.port';
import { EVERY_REPORT } from '../../access/principal';
import type { Reporter } from '../../ledger/_core/event-definition';
import { takeIn } from './taking-in';

export interface IngestOptions {
  readonly source?: readonly string[];
  readonly class?: readonly Reporter[];
}

/**
 * `cagnotte ingest FILE|-`: reads reports of tables, desks and devices at the console of the machine, like deliveries
 * of a key with these sources and classes; without them, like those of a key with all.
 */
export const ingest = (file: string, options: IngestOptions = {}): Promise<number> =>
  takeIn(file, () => ({
    credentialId: CONSOLE,
    casinos: 'all',
    sources: options.source ?? EVERY_REPORT.sources,
    toldBy: options.class ?? EVERY_REPORT.toldBy,
  }));
