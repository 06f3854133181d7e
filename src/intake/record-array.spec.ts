import { EVERY_REPORT } from '../access/principal';
import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import { type DeliveryOutcome, IntakeStopping } from './delivery-outcome';
import { Intake } from './intake';
import { recordArray } from './record-array';
import { ANY_DAY } from './reading';

const sender = { credentialId: 'device', casinos: 'all', ...EVERY_REPORT } as const;

const sale = (number: number): object => ({
  specversion: '1.0',
  id: `s${number}`,
  source: '/casinos/granada/cage',
  type: 'cagnotte.cage.chips-sold.v1',
  time: '2026-01-01T21:30:00Z',
  gamingday: '2026-01-01',
  data: { currency: 'EUR', amount: 100, meansOfPayment: 'cash' },
});

describe('the recording of a JSON array of events', () => {
  it('keeps their order over many portions, and tells the outcome of each under its number', async () => {
    const store = new InMemoryEventStore();
    const told: string[] = [];
    const events = Array.from({ length: 2_500 }, (_, index) => sale(index + 1));
    await recordArray(Buffer.from(JSON.stringify(events)), new Intake(store, ANY_DAY), {
      sender,
      onOutcome: (outcome) => told.push(`${outcome.element} ${outcome.outcome} ${outcome.id}`),
    });
    const kept: string[] = [];
    for await (const { id } of store.readLog()) kept.push(id);
    expect(kept).toEqual(events.map((_, index) => `s${index + 1}`));
    expect(told).toEqual(events.map((_, index) => `${index + 1} stored s${index + 1}`));
  });

  it.each([
    ['cut short', '[{"a":1},{"b"'],
    ['not UTF-8', Buffer.from('[\xff]', 'latin1')],
  ])('puts a body that is %s in quarantine as one delivery', async (_what, body) => {
    const outcomes: DeliveryOutcome[] = [];
    await recordArray(Buffer.from(body), new Intake(new InMemoryEventStore(), ANY_DAY), {
      sender,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    expect(outcomes).toMatchObject([{ outcome: 'quarantined', element: 1 }]);
  });

  it('takes nothing more once the intake stops', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    intake.stop();
    const recording = recordArray(Buffer.from(JSON.stringify([sale(1)])), intake, {
      sender,
      onOutcome: () => undefined,
    });
    await expect(recording).rejects.toThrow(IntakeStopping);
    expect(await store.head()).toBeUndefined();
  });
});
