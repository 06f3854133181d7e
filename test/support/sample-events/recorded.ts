import type { CasinoEvent } from '../../../src/kernel/envelope';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import type { LogPosition, RecordedEvent } from '../../../src/event-log/event-store.port';
import { toAppend } from '../../../src/kernel/stored-form';

/** Records as a log returns them, in this order, one second apart. */
export const recorded = (...events: readonly CasinoEvent[]): RecordedEvent[] =>
  events.map((event, index) => ({
    ...toAppend(event),
    principal: 'device',
    stream: streamOf(event),
    version: index,
    place: `p${index + 1}` as LogPosition,
    recordedAt: new Date(Date.UTC(2026, 0, 1, 20, 0, index)).toISOString(),
  }));
