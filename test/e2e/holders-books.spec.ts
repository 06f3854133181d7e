import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;

beforeAll(async () => {
  nights = await startNights('cde');
});
afterAll(() => nights.stop());

interface Section {
  readonly en: string;
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[] | null;
}

async function book(night: string, name: string): Promise<readonly Section[]> {
  const { book: found } = await nights.client.ask<{ book: { sections: readonly Section[] } }>(
    `{ book(casino: "noche-${night}", day: "2026-01-01", book: ${name}) { ... on Book { sections { en rows totals } } } }`,
  );
  return found.sections;
}

describe('the books of holders', () => {
  it('bancas: the bank of chemin de fer, its members, coups and garages', async () => {
    const [banks, members, coups, statement, shares, garages] = await book('d', 'BANCAS');
    expect(banks!.rows.map((row) => [row[3], ...row.slice(8)])).toEqual([
      ['CF1-1', 'perdida', '5', '500.00', '600.00', '70.00', '1030.00', '0.00'],
    ]);
    expect(members!.rows.map((row) => row.slice(2))).toEqual([
      ['300.00', '318.00', '618.00', '0.00', '0.00', '0.00'],
      ['200.00', '212.00', '412.00', '0.00', '0.00', '0.00'],
    ]);
    expect(coups!.rows).toHaveLength(5);
    // Each line changed what both members have.
    expect(shares!.rows.length).toBe(2 * statement!.rows.length);
    expect(garages!.rows.map((row) => row.slice(2))).toEqual([
      ['voluntario', '630.00', ''],
      ['impropio', '200.00', ''],
    ]);
  });

  it('bancas: deposits of a banker over two cloths, put in play, and paid back', async () => {
    const deposits = (await book('e', 'BANCAS')).at(-1)!;
    expect(deposits.rows.map((row) => [row[0], ...row.slice(7, 9)])).toEqual([
      ['cli-0500', '600.00', '600.00'],
      ['cli-0500', '-600.00', '0.00'],
      ['cli-0500', '600.00', '600.00'],
      ['cli-0500', '-600.00', '0.00'],
      ['cli-0500', '1100.00', '1100.00'],
      ['cli-0500', '-1100.00', '0.00'],
    ]);
  });

  it('botes: a pool from its seed over stakes and prizes to the next seed, with its readings', async () => {
    const [pools, moves, owed, months] = await book('c', 'BOTES');
    expect(pools!.rows[0]!.slice(0, 6)).toEqual([
      ...['carrusel-poker', 'caribbean-stud', '0.00', '10480.00', '5480.00', '5000.00'],
    ]);
    expect(moves!.rows[0]!.slice(8, 11)).toEqual(['', '', '0.00']);
    expect(moves!.totals!.slice(8, 11)).toEqual(['10480.00', '5480.00', '5000.00']);
    expect(owed!.rows).toEqual([]);
    expect(moves!.rows.some((row) => row[14] !== '')).toBe(true);
    // 480 of 600 staked went to the meter; the house paid two seeds of 5,000.
    expect(months!.rows.map((row) => row.slice(1))).toEqual([
      ['2026-01', '600.00', '5480.00', '-5000.00', '80.00', '', ''],
    ]);
  });
});
