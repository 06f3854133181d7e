import { inEveryOrder, ordersOf } from '../../../test/support/fact-order/every-order';
import { FactLedger, inOrderOfPlace } from '../../../test/support/fact-order/fact-ledger';
import { shownLedger } from '../../../test/support/fact-order/shown-ledger';
import type { CasinoEvent } from '../../kernel/envelope';

const [DAY_1, DAY_2, DAY_3] = ['2026-05-01', '2026-05-02', '2026-05-03'];
const BY = [{ id: 'E1' }];

let facts = 0;

/** A fact of a source at an hour of a gaming day; hours from 20:00 on. */
function fact(
  source: string,
  type: string,
  at: string,
  data: object,
  { day = DAY_1, ...more }: { readonly day?: string | undefined; readonly sequence?: string } = {},
): CasinoEvent {
  facts += 1;
  return {
    specversion: '1.0',
    id: `f${facts}`,
    source: `/casinos/granada/${source}`,
    type: `cagnotte.${type}.v1`,
    time: `${day}T${at}:00Z`,
    gamingday: day,
    ...more,
    data: { currency: 'EUR', ...data },
  };
}

const opening = (): CasinoEvent =>
  fact('office', 'ledger.opened', '20:00', {
    balances: [
      { account: 'chips:cage', amount: 10_000_000 },
      { account: 'chips:issued', amount: -10_000_000 },
      { account: 'cash:cage', amount: 5_000_000 },
      { account: 'opening', amount: -5_000_000 },
    ],
  });

describe('a holder below zero at the end of a gaming day', () => {
  const amounts = { amount: 10_000, currency: 'USD' };
  const sold = (day?: string) =>
    fact('cage', 'cage.chips-sold', '21:00', { ...amounts, meansOfPayment: 'cash' }, { day });
  const redeemed = (day?: string, times = 1) => {
    const amount = times * 10_000;
    const paid = [{ means: 'cash', amount }];
    return fact('cage', 'cage.chips-redeemed', '22:00', { ...amounts, amount, paid }, { day });
  };
  const daysOf = ({ standing }: FactLedger) =>
    [...standing.values()]
      .filter(({ expected }) => expected.includes('chips:cage'))
      .map(({ of }) => of?.gamingDay)
      .sort();

  it('gives one finding, on the first of successive days', async () => {
    expect(daysOf(await inEveryOrder([opening(), sold(), sold(DAY_2)]))).toEqual([DAY_1]);
  });

  it('gives a finding on that day, even if the next day brings it above zero', async () => {
    expect(daysOf(await inEveryOrder([opening(), sold(), redeemed(DAY_2)]))).toEqual([DAY_1]);
  });

  it('gives a finding on each day on which it falls below zero', async () => {
    expect(
      daysOf(await inEveryOrder([opening(), sold(), redeemed(DAY_2), sold(DAY_2), sold(DAY_3)])),
    ).toEqual([DAY_1]);
    expect(daysOf(await inEveryOrder([opening(), sold(), redeemed(DAY_2), sold(DAY_3)]))).toEqual([
      DAY_1,
      DAY_3,
    ]);
  });

  it('gives no finding if a fact of the same or an earlier day brings it above zero', async () => {
    expect(daysOf(await inEveryOrder([opening(), sold(), redeemed()]))).toEqual([]);
    expect(daysOf(await inEveryOrder([opening(), redeemed(DAY_1, 2), sold(DAY_2), sold(DAY_3)]))).toEqual([]);
    expect(daysOf(await inEveryOrder([opening(), redeemed(DAY_1), sold(DAY_2), sold(DAY_3)]))).toEqual([
      DAY_3,
    ]);
  });

  it('gives other findings after the fact that caused it is cancelled', async () => {
    const [first, second, third] = [sold(), redeemed(DAY_2), sold(DAY_3)];
    const ledger = new FactLedger();
    for (const event of [opening(), third, first, second]) await ledger.take(event);
    expect(daysOf(ledger)).toEqual([DAY_1, DAY_3]);
    await ledger.correct(first, undefined);
    expect(daysOf(ledger)).toEqual([]);
    await ledger.correct(second, undefined);
    expect(daysOf(ledger)).toEqual([DAY_3]);
    await ledger.correct(first, first.data);
    expect(daysOf(ledger)).toEqual([DAY_1]);
  });
});

describe('an opening of the ledger that a lower number of its source moves', () => {
  it('opens the ledger once and gives no finding about a second opening', async () => {
    const { meanings } = await inEveryOrder([
      fact('office', 'cage.counted', '21:01', { chips: 0, cash: 0, by: BY }, { sequence: '1' }),
      { ...opening(), sequence: '2' },
    ]);
    const findings = [...meanings.values()].flatMap(({ evaluation }) => evaluation.findings);
    expect(findings.map(({ code }) => code)).toEqual(['clock-went-back']);
  });
});

describe('a finding about a half of a slip without the other half', () => {
  it('states its amount in the currency that was reported, whenever the ledger is opened', async () => {
    const { standing } = await inEveryOrder([
      fact('tables/T1', 'table.filled', '21:00', { amount: 500, slip: 'S1' }),
      fact('tables/T1', 'table.closed', '22:00', { toCage: [], by: BY }),
      { ...opening(), gamingday: DAY_2, data: { balances: [], currency: 'USD' } },
    ]);
    const found = [...standing.values()].filter(({ code }) => code === 'slip-half-missing');
    expect(found.map((finding) => finding.found)).toEqual(['5.00 EUR reported by the table alone']);
  });
});

describe('a correction that moves a fact to another subject gives the same books as a fact reported so:', () => {
  const rounds = { bets: [], outcome: {}, result: 500 };
  const round = (roundNo: number, at: string) =>
    fact('tables/T1', 'round.settled', at, { ...rounds, roundNo });
  const issued = (table: string, slip: string, at: string) =>
    fact('cage', 'cage.float-issued', at, { table, slip, amount: 500 });

  /**
   * Expects the same result with the correction at any moment after its fact, in services that restart after each
   * event.
   */
  async function corrected(events: readonly CasinoEvent[], target: CasinoEvent, said: object): Promise<void> {
    const data = { currency: 'EUR', ...said };
    const shown = async (order: readonly CasinoEvent[], behind: number, startsAgain: boolean) => {
      let ledger = new FactLedger();
      for (const [n, event] of order.entries()) {
        await ledger.take(event);
        if (startsAgain) ledger = ledger.startedAgain();
        if (n === behind) await ledger.correct(target, data);
        if (startsAgain) ledger = ledger.startedAgain();
      }
      const { sums, facts, findings, cells, standing } = shownLedger(ledger);
      return { sums, facts, findings, cells, standing };
    };
    const right = await shown(
      inOrderOfPlace(events.map((event) => (event === target ? { ...event, data } : event))),
      Infinity,
      false,
    );
    for (const order of ordersOf(events))
      for (let behind = order.indexOf(target); behind < order.length; behind += 1)
        for (const startsAgain of [false, true])
          expect({ order, behind, startsAgain, ...(await shown(order, behind, startsAgain)) }).toEqual({
            order,
            behind,
            startsAgain,
            ...right,
          });
  }

  it('another round number', async () => {
    const [first, second, third] = [round(1, '21:01'), round(2, '21:02'), round(2, '21:03')];
    await corrected([first, second, third], second, { ...rounds, roundNo: 1 });
    await corrected([first, second, third], first, { ...rounds, roundNo: 2 });
  });

  it('another round that is declared void', async () => {
    const [first, second] = [round(1, '21:01'), round(2, '21:02')];
    const data = { settled: true, reasonCode: 'x', refunds: [], approvedBy: BY, roundNo: 1 };
    const voided = fact('tables/T1', 'round.voided', '21:04', data);
    await corrected([first, second, voided], voided, { ...data, roundNo: 2 });
  });

  it('another table', async () => {
    const [first, second] = [issued('T1', 'S1', '21:01'), issued('T2', 'S2', '21:02')];
    const closed = fact('tables/T1', 'table.closed', '22:00', { toCage: [], by: BY });
    const filled = fact('tables/T2', 'table.filled', '22:01', { amount: 500, slip: 'S1' });
    await corrected([first, second, closed, filled], first, { table: 'T2', slip: 'S1', amount: 500 });
  });
});
