import type { EventStorePort } from '../../event-log/event-store.port';
import type { Config } from '../config';
import { openEventStoreAlone } from '../open-books';
import { type DoctorCheck, fault, well } from './doctor-machine';

const ANSWER_WITHIN_MS = 10_000;
const GUIDE = 'docs/operations/several-machines.md, "The log in EventStoreDB"';

/** Where the books cannot be opened: whether an EventStoreDB that keeps the log answers, and its streams. */
export async function checkEventStoreAlone(config: Config): Promise<DoctorCheck[]> {
  const opened = await openEventStoreAlone(config, ANSWER_WITHIN_MS);
  if (opened === undefined) return [];
  const { store, description } = opened;
  try {
    const head = await store.head();
    const holds = head === undefined ? 'is empty' : `has its last record at ${head}`;
    return [well('store', `${description} ${holds}`), ...(await checkStreams(store))];
  } catch (failure) {
    return [fault('store', `${description}: ${(failure as Error).message}`, `See ${GUIDE}`)];
  } finally {
    await store.close();
  }
}

/** What somebody has set or ended in an EventStoreDB, so that it does not give all records of the log. */
export async function checkStreams(store: EventStorePort): Promise<DoctorCheck[]> {
  const faults = (await store.findFaults?.()) ?? [];
  if (faults.length === 0) return [well('streams', 'give all their records')];
  return faults.map((sentence) => fault('streams', sentence, `See ${GUIDE}`));
}
