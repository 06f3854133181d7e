import { bancasBook } from './bancas.book';
import type { BankInBook } from './bank-figures';
import { readAs } from '../../../test/support/books/book-facts';
import type { Cell } from '../_core/books/book';

const said = (cell: Cell): unknown =>
  cell === null ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];

const coup = {
  record: 7n,
  at: '2026-01-01T21:00:00Z',
  shoeNo: 1,
  results: ['bank'],
  commission: 0n,
  isVoided: false,
};
const bank: BankInBook = {
  day: '2026-01-01',
  table: 'CF1',
  sessionNo: 1,
  bank: 'B-1',
  banker: 'cli-1',
  mode: 'limited',
  from: '2026-01-01T20:00:00Z',
  until: '2026-01-01T22:00:00Z',
  cause: 'passed',
  members: [
    { member: 'cli-1', putUp: 300n, takenOut: 342n, inPlay: 0n, voluntary: 0n, improper: 0n },
    { member: 'cli-2', putUp: 200n, takenOut: 0n, inPlay: 128n, voluntary: 60n, improper: 40n },
  ],
  coups: [
    { ...coup, coupNo: 1, gain: 90n, commission: 5n },
    { ...coup, coupNo: 2, gain: -15n, results: ['punto', 'tie'] },
    { ...coup, coupNo: 3, gain: 800n, commission: 40n, isVoided: true },
  ],
  garage: [
    { record: 8n, at: '2026-01-01T21:10:00Z', kind: 'voluntary', amount: 100n },
    { record: 9n, at: '2026-01-01T21:20:00Z', kind: 'improper', amount: -40n },
  ],
};

describe("the book of players' banks", () => {
  const { sections } = bancasBook({
    currency: 'EUR',
    banks: [bank],
    deposits: [
      {
        record: 6n,
        at: '2026-01-01T19:00:00Z',
        day: '2026-01-01',
        banker: 'cli-1',
        bank: undefined,
        currency: 'EUR',
        eventType: 'cagnotte.bank.deposited.v1',
        means: 'guarantee',
        document: 'AV-7',
        amount: 0n,
        balance: 0n,
        guarantee: 1_000n,
        guaranteed: 1_500n,
      },
    ],
  });
  const [banks, members, coups, garages, deposits] = sections;

  it('says of each bank what was put up, won, taken by the house, taken out, and remains', () =>
    expect(banks!.rows[0]!.map(said)).toEqual([
      ...['2026-01-01', 'CF1', 1, 'B-1', 'cli-1', 'limitada', '2026-01-01T20:00:00Z', '2026-01-01T22:00:00Z'],
      ...['cedida', 2, 500n, 75n, 5n, 342n, 228n],
    ]));

  it('says from which coups, entries and deposits each amount is read', () => {
    expect(readAs(banks!)).toEqual([
      'day | table | session | bank | banker | mode | from | until | cause | coups | putUp | gain | commission | takenOut | remaining',
      '2026-01-01 | CF1 | 1 | B-1 | cli-1 | limitada | 2026-01-01T20:00:00Z | 2026-01-01T22:00:00Z | cedida | 2 | 500 EUR +bank[bank=2026-01-01/CF1/1/B-1 types=cagnotte.bank.adjudicated.v1,cagnotte.bank.raised.v1,cagnotte.bank.partner-joined.v1,cagnotte.bank.put-in-play.v1] | 75 EUR +coups[bank=2026-01-01/CF1/1/B-1 measure=gain] | 5 EUR +coups[bank=2026-01-01/CF1/1/B-1 measure=commission] | 342 EUR -bank[bank=2026-01-01/CF1/1/B-1 types=cagnotte.bank.withdrawn.v1,cagnotte.bank.ended.v1] | 228 EUR +bank[bank=2026-01-01/CF1/1/B-1]',
      'Total | - | - | - | - | - | - | - | - | - | 500 EUR | 75 EUR | 5 EUR | 342 EUR | 228 EUR',
    ]);
    expect(readAs(members!)).toEqual([
      'member | bank | putUp | won | takenOut | inPlay | voluntary | improper',
      'cli-1 | CF1 B-1 | 300 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-1 types=cagnotte.bank.adjudicated.v1,cagnotte.bank.raised.v1,cagnotte.bank.partner-joined.v1,cagnotte.bank.put-in-play.v1] | 42 EUR +{inPlay} +{voluntary} +{improper} +{takenOut} -{putUp} | 342 EUR -bank[bank=2026-01-01/CF1/1/B-1 member=cli-1 types=cagnotte.bank.withdrawn.v1,cagnotte.bank.ended.v1] | 0 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-1 places=in-play] | 0 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-1 places=voluntary] | 0 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-1 places=improper]',
      'cli-2 | CF1 B-1 | 200 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-2 types=cagnotte.bank.adjudicated.v1,cagnotte.bank.raised.v1,cagnotte.bank.partner-joined.v1,cagnotte.bank.put-in-play.v1] | 28 EUR +{inPlay} +{voluntary} +{improper} +{takenOut} -{putUp} | 0 EUR -bank[bank=2026-01-01/CF1/1/B-1 member=cli-2 types=cagnotte.bank.withdrawn.v1,cagnotte.bank.ended.v1] | 128 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-2 places=in-play] | 60 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-2 places=voluntary] | 40 EUR +bank[bank=2026-01-01/CF1/1/B-1 member=cli-2 places=improper]',
      'Total | - | 500 EUR | 70 EUR | 342 EUR | 128 EUR | 60 EUR | 40 EUR',
    ]);
    expect(readAs(coups!)).toEqual([
      'bank | shoe | coup | at | results | gain | commission | remarks',
      'CF1 B-1 | 1 | 1 | 2026-01-01T21:00:00Z | banca | 90 EUR +coups[bank=2026-01-01/CF1/1/B-1 record=7 measure=gain] | 5 EUR +coups[bank=2026-01-01/CF1/1/B-1 record=7 measure=commission] | ',
      'CF1 B-1 | 1 | 2 | 2026-01-01T21:00:00Z | punto, empate | -15 EUR +coups[bank=2026-01-01/CF1/1/B-1 record=7 measure=gain] | 0 EUR +coups[bank=2026-01-01/CF1/1/B-1 record=7 measure=commission] | ',
      'CF1 B-1 | 1 | 3 | 2026-01-01T21:00:00Z | banca | - | - | anulada',
      'Total | - | - | - | - | 75 EUR | 5 EUR | -',
    ]);
    expect(readAs(garages!)).toEqual([
      'bank | at | kind | setAside | takenBack',
      'CF1 B-1 | 2026-01-01T21:10:00Z | voluntario | 100 EUR +bank[bank=2026-01-01/CF1/1/B-1 places=voluntary ofRecord=8] | -',
      'CF1 B-1 | 2026-01-01T21:20:00Z | impropio | - | 40 EUR -bank[bank=2026-01-01/CF1/1/B-1 places=improper ofRecord=9]',
      'Total | - | - | 100 EUR | 40 EUR',
    ]);
    expect(readAs(deposits!)).toEqual([
      'banker | day | at | concept | means | document | bank | amount | balance | guarantee | guaranteed',
      'cli-1 | 2026-01-01 | 2026-01-01T19:00:00Z | cagnotte.bank.deposited.v1 | aval | AV-7 |  | 0 EUR +deposits[banker=cli-1 currency=EUR record=6 measure=amount isBalance=false] | 0 EUR +deposits[banker=cli-1 currency=EUR record=6 measure=amount isBalance=true] | 1000 EUR +deposits[banker=cli-1 currency=EUR record=6 measure=guarantee isBalance=false] | 1500 EUR +deposits[banker=cli-1 currency=EUR record=6 measure=guarantee isBalance=true]',
    ]);
  });

  it('shows unknown words as reported, and an empty cell for data that were not reported', () => {
    const other = {
      ...bank,
      mode: 'by turns',
      cause: undefined,
      until: undefined,
      members: [],
      garage: [],
      coups: [{ ...coup, coupNo: 1, gain: 0n, results: ['burnt', 'annulled'] }],
    };
    const named = bancasBook({
      currency: 'EUR',
      banks: [other, { ...other, mode: undefined, cause: 'closed' }],
      deposits: [],
    });
    expect(readAs(named.sections[0]!).slice(1, 3)).toEqual([
      '2026-01-01 | CF1 | 1 | B-1 | cli-1 | by turns | 2026-01-01T20:00:00Z | - |  | 1 | 0 EUR +bank[bank=2026-01-01/CF1/1/B-1 types=cagnotte.bank.adjudicated.v1,cagnotte.bank.raised.v1,cagnotte.bank.partner-joined.v1,cagnotte.bank.put-in-play.v1] | 0 EUR +coups[bank=2026-01-01/CF1/1/B-1 measure=gain] | 0 EUR +coups[bank=2026-01-01/CF1/1/B-1 measure=commission] | 0 EUR -bank[bank=2026-01-01/CF1/1/B-1 types=cagnotte.bank.withdrawn.v1,cagnotte.bank.ended.v1] | 0 EUR +bank[bank=2026-01-01/CF1/1/B-1]',
      '2026-01-01 | CF1 | 1 | B-1 | cli-1 |  | 2026-01-01T20:00:00Z | - | closed | 1 | 0 EUR +bank[bank=2026-01-01/CF1/1/B-1 types=cagnotte.bank.adjudicated.v1,cagnotte.bank.raised.v1,cagnotte.bank.partner-joined.v1,cagnotte.bank.put-in-play.v1] | 0 EUR +coups[bank=2026-01-01/CF1/1/B-1 measure=gain] | 0 EUR +coups[bank=2026-01-01/CF1/1/B-1 measure=commission] | 0 EUR -bank[bank=2026-01-01/CF1/1/B-1 types=cagnotte.bank.withdrawn.v1,cagnotte.bank.ended.v1] | 0 EUR +bank[bank=2026-01-01/CF1/1/B-1]',
    ]);
    expect(readAs(named.sections[2]!)[1]).toBe(
      'CF1 B-1 | 1 | 1 | 2026-01-01T21:00:00Z | burnt, nula | 0 EUR +coups[bank=2026-01-01/CF1/1/B-1 record=7 measure=gain] | 0 EUR +coups[bank=2026-01-01/CF1/1/B-1 record=7 measure=commission] | ',
    );
  });

  it('shows the part of every member', () => {
    expect(members!.rows.map((row) => row.map(said))).toEqual([
      ['cli-1', 'CF1 B-1', 300n, 42n, 342n, 0n, 0n, 0n],
      ['cli-2', 'CF1 B-1', 200n, 28n, 0n, 128n, 60n, 40n],
    ]);
    expect(members!.totals!.slice(2).map(said)).toEqual([500n, 70n, 342n, 128n, 60n, 40n]);
  });

  it('shows a voided coup and does not count it', () => {
    expect(coups!.rows.map((row) => row.slice(4).map(said))).toEqual([
      ['banca', 90n, 5n, ''],
      ['punto, empate', -15n, 0n, ''],
      ['banca', null, null, 'anulada'],
    ]);
    expect(coups!.totals!.slice(5, 7).map(said)).toEqual([75n, 5n]);
  });

  it('lists garages by kind, and deposits and guarantees with the balance of the banker after them', () => {
    expect(garages!.rows.map((row) => row.slice(2).map(said))).toEqual([
      ['voluntario', 100n, null],
      ['impropio', null, 40n],
    ]);
    expect(deposits!.rows[0]!.slice(3).map(said)).toEqual([
      ...['cagnotte.bank.deposited.v1', 'aval', 'AV-7', '', 0n, 0n, 1_000n, 1_500n],
    ]);
  });
});
