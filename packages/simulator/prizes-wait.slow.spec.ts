import { MemoryBook } from '../../test/support/book/memory-book';
import { prizesToldBy } from '../../src/ledger/jackpot/prizes-told';
import type { EventOf } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { Chance } from './chance';
import { Deliveries, type InjectedFault } from './deliveries';
import { injectFaults } from './inject-faults';
import { simulate, type Simulation } from './simulate';
import { WRONG_PAYMENTS } from './wrong-payments';

const NIGHTS: Simulation = {
  ...{
    casino: 'simulated',
    currency: 'EUR',
    seed: '1',
    firstDay: '2026-01-01',
    days: 3,
    tables: 26,
    hours: 1,
  },
};

const clean = [...simulate({ ...NIGHTS, prizesWait: true })];
const paymentsIn = (events: readonly CasinoEvent[]) =>
  events.filter(
    (event): event is EventOf<'cagnotte.jackpot.paid.v1'> => event.type === 'cagnotte.jackpot.paid.v1',
  );

const foundIn = (events: Iterable<CasinoEvent>): string[] =>
  new MemoryBook()
    .postAll(events)
    .findings.map(({ code, eventIds }) => `${code}: ${eventIds.join(', ')}`)
    .sort();

describe('a house whose prizes wait', () => {
  it('pays each by payments that name its win, some in parts and some on the next day', () => {
    const payments = paymentsIn(clean);
    const ofWins = new Map<string, typeof payments>();
    for (const payment of payments) {
      const { source, id, seat } = payment.data.pays!;
      const key = `${source} ${id} ${seat}`;
      ofWins.set(key, [...(ofWins.get(key) ?? []), payment]);
    }
    const prizeOf = ({ data: { pays, pool } }: (typeof payments)[number]): bigint[] => {
      const { type, data } = clean.find(({ source, id }) => source === pays!.source && id === pays!.id)!;
      return prizesToldBy(type, JSON.stringify(data)).flatMap((prize) =>
        prize.pool === pool && prize.paidFrom === 'later' && prize.seat === pays!.seat ? [prize.amount] : [],
      );
    };
    const isPaid = [...ofWins.values()].map((parts) => {
      const paid = parts.reduce((sum, { data }) => sum + BigInt(data.amount), 0n);
      const [prize, ...others] = prizeOf(parts[0]!);
      expect([others, paid <= prize!]).toEqual([[], true]);
      return paid === prize;
    });
    expect(isPaid.filter(Boolean).length).toBeGreaterThan(3);
    expect([...ofWins.values()].some((parts) => parts.length === 2)).toBe(true);
    const dayOfWin = ({ data: { pays } }: (typeof payments)[number]) =>
      clean.find(({ source, id }) => source === pays!.source && id === pays!.id)!.gamingday;
    expect(payments.some((payment) => payment.gamingday > dayOfWin(payment))).toBe(true);
  });

  it('breaks no rule: the first of two parts is information', () => {
    const inParts = new MemoryBook()
      .postAll(clean)
      .findings.filter(({ severity }) => severity !== 'advisory')
      .map(({ code }) => code);
    expect(new Set(inParts)).toEqual(new Set(['prize-paid-in-part']));
  });

  it('changes nothing of a house whose prizes do not wait', () => {
    const usual = [...simulate(NIGHTS)];
    expect(paymentsIn(usual).filter(({ data }) => data.pays !== undefined)).toEqual([]);
    const { faults } = injectFaults(usual, { seed: '1', times: 1 });
    expect(faults.filter(({ fault }) => Object.hasOwn(WRONG_PAYMENTS, fault))).toEqual([]);
  });
});

describe('a wrong payment', () => {
  const before = foundIn(clean);

  it.each(Object.entries(WRONG_PAYMENTS))('%s is found, and nothing else', (name, fault) => {
    const deliveries = new Deliveries([...clean]);
    const injected: Omit<InjectedFault, 'fault'> = fault(deliveries, new Chance('1', 'faults', name))!;
    const expected = injected.expect.map(({ code, eventIds }) => `${code}: ${eventIds.join(', ')}`);
    expect(foundIn(deliveries.all)).toEqual([...before, ...expected].sort());
  });

  it('has a place for each kind beside all other faults', () => {
    const { faults } = injectFaults(clean, { seed: '1', times: 1 });
    const kinds = faults.map(({ fault }) => fault);
    expect(Object.keys(WRONG_PAYMENTS).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});
