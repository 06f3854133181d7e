import { randomUUID } from 'node:crypto';
import type { CasinoEvent } from '../src/kernel/envelope';

export const CASINO = 'torrequebrada';

let number = 0;

/** A round of roulette with three bets as a table reports it, about 700 bytes; no two are alike. */
export function roundOfRoulette(table: number): CasinoEvent {
  number += 1;
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `/casinos/${CASINO}/tables/RF${table}`,
    type: 'cagnotte.round.settled.v1',
    time: new Date(Date.UTC(2026, 2, 7, 21) + number * 250).toISOString(),
    datacontenttype: 'application/json',
    gamingday: '2026-03-07',
    sequence: `${number}`,
    data: {
      currency: 'EUR',
      roundNo: 1 + (number % 1_000_000),
      bets: [
        { betId: `${number}-1`, type: 'straight-up', stake: 500, seat: 3, selection: [17], paid: 17_500 },
        { betId: `${number}-2`, type: 'red', stake: 10_000, seat: 5, paid: 0 },
        { betId: `${number}-3`, type: 'dozen', stake: 2_500, seat: 1, selection: [13, 24], paid: 5_000 },
      ],
      outcome: { number: 17, colour: 'black' },
    },
  };
}

export const roundsOfRoulette = (count: number, table: number): CasinoEvent[] =>
  Array.from({ length: count }, () => roundOfRoulette(table));

/** The stream of the table session to which these rounds belong. */
export const sessionStream = (table: number): string => `cagnotte_table-${CASINO}/RF${table}/2026-03-07/1`;
