import { takeIn } from './taking-in';

/** `cagnotte ingest FILE|-`: takes in what tables, desks and devices report, as a sender delivers it. */
export const ingest = (file: string): Promise<number> => takeIn(file, () => ({ casinos: 'all' }));
