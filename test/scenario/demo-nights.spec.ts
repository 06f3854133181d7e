import type { CasinoEvent } from '../../src/kernel/envelope';
import { nextGamingDay } from '../../src/kernel/gaming-day';
import { CERTIFIED_DAYS, type DemoNight, demoNights } from '../../packages/demo/demo-nights';
import { beginNight, playedBy } from '../../packages/demo/demo-casino';
import type { ServiceClient } from '../../packages/demo/casino-answers';
import { setTimeout as pause } from 'node:timers/promises';

const FIRST = '2026-02-18';
const nights = [...demoNights(FIRST, '1').nights];

/** The counted cash by type of count. */
const cashIn = (reports: readonly CasinoEvent[], type: string): number =>
  (reports.findLast((each) => each.type === type)!.data as { cash: number }).cash;

interface Amounts {
  readonly amount: number;
  readonly inventory: number;
  readonly float: { readonly amount: number; readonly locked?: number };
}

/** By type of report: what it adds to what the table won, in minor units. */
const ADDS: Readonly<Record<string, (data: Amounts) => number>> = {
  'cagnotte.table.opened.v1': ({ float }) => -float.amount - (float.locked ?? 0),
  'cagnotte.table.filled.v1': ({ amount }) => -amount,
  'cagnotte.table.credited.v1': ({ amount }) => amount,
  'cagnotte.table.counted.v1': ({ inventory }) => inventory,
  'cagnotte.drop.counted.v1': ({ amount }) => amount,
};

/** What a table won in the nights that are counted, without the jackpot, in minor units. */
const wonAt = (table: string): number =>
  nights
    .filter(({ kind }) => kind === 'certified')
    .flatMap(({ reports }) => reports.filter(({ source }) => source.includes(`/tables/${table}`)))
    .reduce((sum, { type, data }) => sum + (ADDS[type]?.(data as Amounts) ?? 0), 0);

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

  it('have the same rounds on any date, in which the house wins at each table of its own', () => {
    const roundsIn = (each: readonly DemoNight[]) =>
      each.flatMap(({ reports }) =>
        reports.filter(({ type }) => type === 'cagnotte.round.settled.v1').map(({ data }) => data),
      );
    const rounds = roundsIn(nights);
    expect(rounds.length).toBeGreaterThan(1_000);
    expect(roundsIn([...demoNights('2027-06-20', '1').nights])).toEqual(rounds);
    for (const table of ['RF1', 'PB1'])
      expect({ table, wins: wonAt(table) > 0 }).toEqual({ table, wins: true });
  });

  it('have two prizes of a whole meter, of which the later one is owed, and coups of banks with a garage', () => {
    const closed = nights.filter(({ kind }) => kind === 'certified').flatMap(({ reports }) => reports);
    const dataOf = <Data>(wanted: string): Data[] =>
      closed.filter(({ type }) => type === wanted).map(({ data }) => data as Data);
    interface Prize {
      readonly amount: number;
      readonly player: string;
      readonly paidFrom: string;
    }
    const won = dataOf<Prize>('cagnotte.jackpot.won.v1').filter(({ paidFrom }) => paidFrom === 'later');
    const paid = dataOf<Prize>('cagnotte.jackpot.paid.v1');
    expect(won).toHaveLength(2);
    expect(paid).toMatchObject([{ amount: won[0]!.amount, player: won[0]!.player }]);
    const coups = dataOf<{ readonly garages?: readonly object[] }>('cagnotte.coup.played.v1');
    expect(coups.filter(({ garages = [] }) => garages.length > 0).length).toBeGreaterThan(3);
  });

  it('have one in which two boxes are mixed up, whose counts are corrected in the books of the next', () => {
    const corrected = nights.findIndex(({ corrections }) => corrections.length > 0);
    const [mixedUp, after] = [nights[corrected - 1]!, nights[corrected]!];
    expect([mixedUp.kind, after.kind]).toEqual(['certified', 'certified']);
    expect(nights.filter((night) => night.explanation !== undefined)).toEqual([mixedUp, after]);
    expect(nights.flatMap(({ corrections }) => corrections)).toEqual(after.corrections);
    const differences = after.corrections.map(({ source, event, replacement }) => {
      const counted = mixedUp.reports.find((each) => each.source === source && each.id === event)!;
      return (counted.data as Amounts).amount - (replacement as Amounts).amount;
    });
    expect(differences).toEqual([10_000, -10_000]);
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

  it('sends reports in order, each once, and has not sent all of them however long it runs', async () => {
    const sent: string[] = [];
    const night = await beginNight(gatewayInto(sent), reports, 1_000_000);
    const atFirst = sent.length;
    expect(atFirst).toBeLessThan(reports.length);
    await pause(2_500);
    await night.stop();
    expect(sent.length).toBeGreaterThan(atFirst);
    expect(sent.length).toBeLessThan(reports.length);
    expect(sent).toEqual(reports.slice(0, sent.length).map(({ id }) => id));
  });

  it('begins at its speed and never reaches its end', () => {
    const [second, hour] = [1_000, 3_600_000];
    expect(Math.round(playedBy(second, 10, 10 * hour) / second)).toBe(10);
    expect(playedBy(hour, 10, 10 * hour)).toBe(5 * hour);
    expect(playedBy(1_000 * hour, 10, 10 * hour)).toBeLessThan(10 * hour);
  });

  it('has open tables to its end', () => {
    expect(reports.some(({ type }) => type === 'cagnotte.table.closed.v1')).toBe(false);
    expect(reports.some(({ type }) => type === 'cagnotte.table.opened.v1')).toBe(true);
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
