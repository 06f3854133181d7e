import type { CasinoEvent } from '../../src/kernel/envelope';
import { nextGamingDay } from '../../src/kernel/gaming-day';
import { CERTIFIED_DAYS, demoNights } from '../../packages/demo/demo-nights';
import { beginNight } from '../../packages/demo/demo-casino';
import type { ServiceClient } from '../../packages/demo/casino-answers';

const FIRST = '2026-02-18';
const nights = [...demoNights(FIRST, '1').nights];

/** The counted cash by type of count. */
const cashIn = (reports: readonly CasinoEvent[], type: string): number =>
  (reports.findLast((each) => each.type === type)!.data as { cash: number }).cash;

describe('the nights of the demo', () => {
  it('are a month to certify, a day to close and a night that goes on, day after day', () => {
    expect(nights.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: CERTIFIED_DAYS }, () => 'certified'),
      ...['to-close', 'live'],
    ]);
    let day = FIRST;
    for (const night of nights) {
      expect(night.day).toBe(day);
      expect(new Set(night.reports.map(({ gamingday }) => gamingday))).toEqual(new Set([day]));
      day = nextGamingDay(day);
    }
  });

  it('are the same for the same first day', () => {
    expect([...demoNights(FIRST, '1').nights]).toEqual(nights);
  });

  it('begin with the amounts in the cage that were counted the morning before', () => {
    for (const [index, { reports }] of nights.entries())
      if (index > 0)
        expect(cashIn(reports, 'cagnotte.cage.opened.v1')).toBe(
          cashIn(nights[index - 1]!.reports, 'cagnotte.cage.counted.v1'),
        );
  });
});

describe('the night that goes on', () => {
  const { reports } = nights.at(-1)!;
  const gatewayInto = (sent: string[]): ServiceClient =>
    ({
      send: (events: readonly CasinoEvent[]) => {
        sent.push(...events.map(({ id }) => id));
        return Promise.resolve({ summary: { counts: {} }, notKept: [] });
      },
    }) as unknown as ServiceClient;

  it('sends each report once, in order, and ends by itself', async () => {
    const sent: string[] = [];
    const night = await beginNight(gatewayInto(sent), reports, 1_000_000);
    expect(sent.length).toBeLessThan(reports.length);
    await night.ended;
    expect(sent).toEqual(reports.map(({ id }) => id));
  });

  it('sends nothing more once it is stopped', async () => {
    const sent: string[] = [];
    const night = await beginNight(gatewayInto(sent), reports, 1);
    await night.stop();
    const before = sent.length;
    expect(before).toBeLessThan(reports.length);
    await night.ended;
    expect(sent).toHaveLength(before);
  });
});
