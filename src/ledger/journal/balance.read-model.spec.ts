import { evaluated } from '../../../test/support/sample-events/evaluated';
import { PageDouble } from '../../../test/support/sample-events/page-double';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import { dayTotalReadModel } from './balance.read-model';

type Sale = ReturnType<typeof chipsSold>;
const sale = (amount: number, told: { casino?: string; gamingday?: string } = {}, currency = 'EUR'): Sale =>
  chipsSold({ amount, currency }, told);

async function writtenFor(...sales: readonly Sale[]): Promise<Record<string, unknown>[]> {
  const page = new PageDouble();
  await dayTotalReadModel.write(
    page,
    evaluated(...sales).flatMap((fact) => dayTotalReadModel.rowsOf(fact)),
  );
  return page.rowsOf();
}

const total = (account: string, debit: string, credit: string, lines: number): object => ({
  casino: 'torrequebrada',
  booking_day: '2026-01-01',
  gaming_day: '2026-01-01',
  account,
  currency: 'EUR',
  block: '0',
  debit,
  credit,
  lines: `${lines}`,
});

describe('the day totals of a page', () => {
  it('are one row per account, with the sums of both sides and the number of lines', async () => {
    expect(await writtenFor(sale(500), sale(250))).toEqual([
      total('cash:cage', '750', '0', 2),
      total('chips:cage', '0', '750', 2),
    ]);
  });

  it('are exact beyond what a JSON number holds', async () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect(await writtenFor(sale(largest), sale(largest), sale(largest))).toMatchObject([
      { debit: '27021597764222973' },
      { credit: '27021597764222973' },
    ]);
  });

  it('are kept apart by casino, day and currency, in one order whatever the order of the events', async () => {
    const sales = [
      sale(1),
      sale(2, { gamingday: '2026-01-02' }),
      sale(4, {}, 'USD'),
      sale(8, { casino: 'marbella' }),
    ];
    const rows = await writtenFor(...sales);
    expect(rows).toEqual(await writtenFor(...sales.toReversed()));
    expect(rows.map(({ debit }) => debit)).toEqual([...['8', '0'], ...['1', '0', '4', '0'], ...['2', '0']]);
  });

  it('are added to what the days hold already', async () => {
    const page = new PageDouble();
    await dayTotalReadModel.write(page, dayTotalReadModel.rowsOf(evaluated(sale(5))[0]!));
    expect(page.asked[0]!.sql).toContain('debit = day_total.debit + excluded.debit');
    expect(page.asked[0]!.sql).toContain('credit = day_total.credit + excluded.credit');
    expect(page.asked[0]!.sql).toContain('lines = day_total.lines + excluded.lines');
  });
});
