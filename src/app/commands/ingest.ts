import { CONSOLE } from '../../event-log/event-store.port';
import { takeIn } from './taking-in';

/** `cagnotte ingest FILE|-`: reads reports of tables, desks and devices, like deliveries of a sender. */
export const ingest = (file: string): Promise<number> =>
  takeIn(file, () => ({ credentialId: CONSOLE, casinos: 'all' }));
