import { inEveryOrder } from '../../../../test/support/fact-order/every-order';
import { FactLedger } from '../../../../test/support/fact-order/fact-ledger';
import type { CasinoEvent } from '../../_core/events/envelope';

const [DAY_1, DAY_2] = ['2026-05-01', '2026-05-02'];
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
    ...{ specversion: '1.0', id: `f${facts}`, source: `/casinos/granada/${source}` },
    ...{ type: `cagnotte.${type}.v1`, time: `${day}T${at}:00Z`, gamingday: day, ...more },
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

describe('the day of a holder that is below zero', () => {
  it('is that of the last fact that moved him in any currency', async () => {
    const sale = { amount: 10_000, meansOfPayment: 'cash' };
    const { standing } = await inEveryOrder([
      opening(),
      fact('cage', 'cage.chips-sold', '21:00', { ...sale, currency: 'USD' }),
      fact('cage', 'cage.chips-sold', '21:00', sale, { day: DAY_2 }),
    ]);
    expect([...standing.values()].map(({ code, of }) => [code, of])).toEqual([
      ['chips-below-zero', { gamingDay: DAY_2 }],
    ]);
  });

  it('goes back to that of the one before where the last is cancelled', async () => {
    const sale = { amount: 10_000, meansOfPayment: 'cash', currency: 'USD' };
    const [first, second] = [
      fact('cage', 'cage.chips-sold', '21:00', sale),
      fact('cage', 'cage.chips-sold', '21:00', sale, { day: DAY_2 }),
    ];
    const ledger = new FactLedger();
    for (const event of [opening(), first, second]) await ledger.take(event);
    const dayOfHolder = () => [...ledger.standing.values()].map(({ of }) => of?.gamingDay);
    expect(dayOfHolder()).toEqual([DAY_2]);
    await ledger.correct(second, undefined);
    expect(dayOfHolder()).toEqual([DAY_1]);
    await ledger.correct(second, sale);
    expect(dayOfHolder()).toEqual([DAY_2]);
  });
});

describe('an opening of the ledger that a lower number of its source moves', () => {
  it('opens it once', async () => {
    const { meanings } = await inEveryOrder([
      fact('office', 'cage.counted', '21:01', { chips: 0, cash: 0, by: BY }, { sequence: '1' }),
      { ...opening(), sequence: '2' },
    ]);
    const findings = [...meanings.values()].flatMap(({ judgement }) => judgement.findings);
    expect(findings.map(({ code }) => code)).toEqual(['clock-went-back']);
  });
});
