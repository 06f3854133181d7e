import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import { CONSOLE } from '../event-log/event-store.port';
import { EVERY_REPORT } from '../access/principal';
import { chipsSold } from '../../test/support/sample-events/plain-events';
import { Intake } from './intake';
import { USUAL_WINDOW } from './reading';
import type { Sender } from './reporting-rights';

const NOW = new Date('2026-03-01T12:00:00Z');
const DEVICE: Sender = { credentialId: 'device', casinos: ['granada'], ...EVERY_REPORT };
const IMPORT: Sender = {
  credentialId: CONSOLE,
  casinos: 'all',
  history: { mark: '2026-03-01T12:00:00Z Eva', sealed: new Set() },
};

async function delivered(change: object, sender = DEVICE, window = USUAL_WINDOW) {
  const store = new InMemoryEventStore();
  const [outcome] = await new Intake(store, window, () => NOW).record(
    [JSON.stringify({ ...chipsSold, ...change })],
    sender,
  );
  const kept: { gamingday: string; time: string }[] = [];
  for await (const { bytes } of store.readLog()) kept.push(JSON.parse(bytes) as (typeof kept)[number]);
  return { outcome: outcome!, kept: kept[0] };
}

const at = (day: string, time = `${day}T21:30:00+01:00`): object => ({ gamingday: day, time });
const reasonOf = async (...asked: Parameters<typeof delivered>): Promise<string | undefined> => {
  const { outcome } = await delivered(...asked);
  return 'reason' in outcome ? outcome.reason : outcome.outcome;
};

describe('a day that is delivered', () => {
  it.each(['2026-03-01', '2026-03-03', '2025-01-25'])('is taken within the window: %s', async (day) => {
    expect(await reasonOf(at(day))).toBe('stored');
  });

  it.each(['9999-12-31', '2026-03-04', '2025-01-24', '0001-01-01'])(
    'is put in quarantine outside it, with the window in the reason: %s',
    async (day) => {
      const { outcome } = await delivered(at(day));
      expect(outcome).toMatchObject({
        outcome: 'quarantined',
        reason: 'implausible-day',
        path: '/gamingday',
        message: expect.stringContaining(`${day} is not within 2025-01-25 to 2026-03-03`) as string,
        messageEs: expect.stringContaining(`${day} no está dentro de 2025-01-25 a 2026-03-03`) as string,
      });
    },
  );

  it('is put in quarantine if its time is outside the window', async () => {
    expect(await reasonOf(at('2026-03-01', '9999-12-31T23:59:59Z'))).toBe('implausible-time');
    expect(await reasonOf(at('2026-03-01', '2024-03-01T21:00:00Z'))).toBe('implausible-time');
  });

  it('outside the window is replaced in the quarantine, whatever the reason of the quarantine', async () => {
    const undated = { gamingday: '1970-01-01', time: '1970-01-01T00:00:00Z' };
    expect((await delivered(at('9999-12-31'))).kept).toMatchObject(undated);
    expect((await delivered({ ...at('9999-12-31'), data: {} })).kept).toMatchObject(undated);
    expect((await delivered({ ...at('2026-03-01'), data: {} })).kept).toMatchObject(at('2026-03-01'));
  });

  it('may be as far off as the house has configured', async () => {
    const window = { daysBack: 1, daysAhead: 30 };
    expect(await reasonOf(at('2026-03-31'), DEVICE, window)).toBe('stored');
    expect(await reasonOf(at('2026-02-27'), DEVICE, window)).toBe('implausible-day');
  });

  it('may be any time back, and no further ahead, if history is imported', async () => {
    expect(await reasonOf(at('1979-01-09'), IMPORT)).toBe('stored');
    expect(await reasonOf(at('9999-12-31'), IMPORT)).toBe('implausible-day');
  });
});
