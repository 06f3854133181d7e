import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../book/told';

/** Sets the moment of an event, `01 20:15`: the gaming day of January and the clock; before noon it is the next morning. */
export const at = (moment: string, event: CasinoEvent): CasinoEvent => {
  const [day = '', clock = ''] = moment.split(' ');
  const date = clock < '12:00' ? `${Number(day) + 1}`.padStart(2, '0') : day;
  return { ...event, gamingday: `2026-01-${day}`, time: `2026-01-${date}T${clock}:00Z` };
};

const OFFICE = { at: 'office', id: 'opening' };
/** Opening balances: chips of 100,000.00, cash of 50,000.00. */
export const LEDGER_OPENED = at(
  '01 12:00',
  tell(
    'ledger.opened',
    {
      balances: [
        { account: 'chips:cage', amount: 10_000_000 },
        { account: 'cash:cage', amount: 5_000_000 },
        { account: 'chips:issued', amount: -10_000_000 },
        { account: 'opening', amount: -5_000_000 },
      ],
    },
    OFFICE,
  ),
);

export const sale = (moment: string, amount: number, id: string, till = 'cage'): CasinoEvent =>
  at(moment, tell('cage.chips-sold', { amount, meansOfPayment: 'cash' }, { at: till, id }));

export const cageCount = (moment: string, chips: number, cash: number): CasinoEvent =>
  at(moment, tell('cage.counted', { chips, cash, by: BY }, { at: 'count-room', id: 'count' }));

export const opened = (
  moment: string,
  table: string,
  game: string,
  float: { readonly amount: number; readonly slip?: string; readonly locked?: number },
): CasinoEvent =>
  at(
    moment,
    tell(
      'table.opened',
      { game, minimum: 100, float, captures: { rounds: true, buyIns: true }, staff: BY },
      { at: `tables/${table}`, id: `opened-${table}-${moment.slice(0, 2)}` },
    ),
  );

export const adjudicated = (moment: string, table: string, banker: string, amount: number): CasinoEvent =>
  at(
    moment,
    tell(
      'bank.adjudicated',
      { bank: `K${moment.slice(0, 2)}`, banker, amount, paidFrom: 'chips', how: 'offer' },
      { at: `tables/${table}`, id: `bank-${moment.slice(0, 2)}` },
    ),
  );

export const coup = (
  moment: string,
  { collected, commission }: { collected: number; commission: number },
): CasinoEvent =>
  at(
    moment,
    tell(
      'coup.played',
      {
        bank: `K${moment.slice(0, 2)}`,
        shoeNo: 1,
        coupNo: 1,
        bets: [],
        results: [{ tableau: 1, winner: 'bank' }],
        totals: { collected, paid: 0 },
        commission: { amount: commission },
      },
      { at: 'tables/CF1', id: `coup-${moment.slice(0, 2)}` },
    ),
  );

const slotCount = (moment: string, chips: number): CasinoEvent =>
  at(
    moment,
    tell(
      'slot.counted',
      { slot: 'cagnotte', chips, takenToCage: true, by: BY },
      { at: 'tables/CF1/count-room', id: `slot-${moment.slice(0, 2)}` },
    ),
  );

export const evening = (day: string, commission: number): CasinoEvent[] => [
  opened(`${day} 20:00`, 'CF1', 'chemin-de-fer', { amount: 0 }),
  adjudicated(`${day} 20:10`, 'CF1', 'ana', 20_000),
  coup(`${day} 20:20`, { collected: 20 * commission, commission }),
  slotCount(`${day} 23:00`, commission),
];

const deposited = (moment: string, means: 'cash' | 'guarantee', id: string): CasinoEvent =>
  at(
    moment,
    tell(
      'bank.deposited',
      { banker: 'ana', amount: 200_000, means, mode: 'free', document: 'D-1' },
      { at: 'tables/BD2/pit', id },
    ),
  );

const putInPlay: CasinoEvent = at(
  '01 20:30',
  tell('bank.put-in-play', { bank: 'K01', banker: 'ana', amount: 50_000 }, { at: 'tables/BD2', id: 'put' }),
);

export const twoTableaux = (means: 'cash' | 'guarantee'): CasinoEvent[] => [
  opened('01 20:00', 'BD2', 'baccarat-two-tableaux', { amount: 0 }),
  deposited('01 20:10', means, means),
  putInPlay,
];

export const tips = { chips: 1_000, cash: 0, takenToCage: true, by: BY };

/** Removes the statement of what a session captures from its opening. */
export const uncaptured = (event: CasinoEvent): CasinoEvent => {
  const data = { ...(event.data as object), captures: undefined };
  return { ...event, data: JSON.parse(JSON.stringify(data)) as object };
};

/** A roulette reported by one source with sequence numbers; the number of its box is lower than those recorded before it. */
export const ROULETTE: readonly CasinoEvent[] = [
  {
    ...opened('01 20:00', 'RF1', 'roulette-french', { amount: 1_500_000 }),
    data: {
      ...(opened('01 20:00', 'RF1', 'roulette-french', { amount: 1_500_000 }).data as object),
      box: 'B1',
    },
  },
  at(
    '01 20:05',
    tell(
      'chips.exchanged',
      { kind: 'cash-for-chips', at: 'table', amount: 100_000 },
      { at: 'tables/RF1', id: 'buy-in' },
    ),
  ),
  at(
    '01 20:10',
    tell(
      'round.settled',
      { roundNo: 1, bets: [], outcome: {}, result: 30_000 },
      { at: 'tables/RF1', id: 'spin' },
    ),
  ),
  at(
    '01 20:20',
    tell('drop.counted', { box: 'B1', amount: 100_000, by: BY }, { at: 'tables/RF1', id: 'box' }),
  ),
  at(
    '01 20:30',
    tell('table.counted', { inventory: 1_430_000, certifiedBy: BY }, { at: 'tables/RF1', id: 'table-count' }),
  ),
  at(
    '01 20:40',
    tell(
      'table.closed',
      { toCage: [], leftLocked: [{ holder: 'table', chips: 1_430_000 }], certifiedBy: BY },
      { at: 'tables/RF1', id: 'closed' },
    ),
  ),
].map((event, n) => ({ ...event, sequence: `${n + 1}` }));
