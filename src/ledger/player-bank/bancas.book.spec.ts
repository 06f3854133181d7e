import { BANCAS_LAYOUTS, bancasBook } from './bancas.book';
import type { BankInBook } from './bank-figures';
import type { BankHolding } from './coup-of-statement';
import type { StatementLine } from './bank-statement';
import { bookIn } from '../_core/books/layout';
import { rational } from '../../kernel/rational';
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
  lines: [],
};

const at = (inPlay: bigint, voluntary = 0n, improper = 0n): BankHolding => ({
  'in-play': inPlay,
  voluntary,
  improper,
});
const NO_CHANGE = { putIn: 0n, takenOut: 0n, undone: 0n, notCovered: 0n, deposit: undefined };
const LINES: readonly StatementLine[] = [
  {
    ...NO_CHANGE,
    ...{ recordNumber: 5n, happenedAt: '2026-01-01T20:00:00Z', voidedBy: null, coup: undefined },
    ...{ eventType: 'cagnotte.bank.adjudicated.v1', before: at(0n), after: at(400n), putIn: 400n },
    shares: [
      { member: 'cli-1', share: undefined, change: 300n, after: at(300n) },
      { member: 'cli-2', share: undefined, change: 100n, after: at(100n) },
    ],
  },
  {
    ...NO_CHANGE,
    ...{ recordNumber: 7n, happenedAt: '2026-01-01T21:00:00Z', voidedBy: 9n },
    ...{ eventType: 'cagnotte.coup.played.v1', before: at(400n), after: at(300n, 60n, 135n) },
    coup: {
      ...{ shoeNo: 1, coupNo: 2, allIn: false, cloths: [], bets: [], inPlay: 205n, answersFor: undefined },
      ...{ staked: 100n, covered: 100n, coverUnknown: undefined, coverBasis: 'rules', mandatory: 105n },
      ...{ heldBack: 0n, garageRule: undefined, toVoluntary: 60n, toImproper: 135n, gain: 100n },
      ...{ gainBasis: 'derived', commission: 5n, commissionByRules: undefined },
    },
    shares: [
      { member: 'cli-1', share: rational(3n, 4n), change: 71n, after: at(225n, 45n, 101n) },
      { member: 'cli-2', share: rational(1n, 4n), change: 24n, after: at(75n, 15n, 34n) },
    ],
  },
];

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
  const [banks, members, coups, , , garages, deposits] = sections;

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

  it('has the statement of each bank, whose amounts are those of the statement, and what it did to each member', () => {
    const { sections: of } = bancasBook({
      currency: 'EUR',
      banks: [{ ...bank, lines: LINES }],
      deposits: [],
    });
    expect(of[3]!.columns.map(({ id }) => id)).toEqual([
      ...['bank', 'at', 'concept', 'coup', 'before', 'inPlay', 'covered', 'mandatory', 'putIn', 'takenOut'],
      ...['gain', 'commission', 'notCovered', 'undone', 'after', 'voluntary', 'improper', 'remarks'],
    ]);
    expect(of[3]!.rows.map((row) => row.slice(3).map(said))).toEqual([
      ['', 0n, null, null, null, 400n, 0n, null, null, 0n, 0n, 400n, 0n, 0n, ''],
      ['1/2', 400n, 205n, 100n, 105n, 0n, 0n, 100n, 5n, 0n, 0n, 495n, 60n, 135n, 'anulada'],
    ]);
    expect(of[3]!.totals!.slice(4).map(said)).toEqual([
      ...[null, null, null, null, 400n, 0n, 100n, 5n, 0n, 0n, null, null, null, null],
    ]);
    expect(of[3]!.rows[1]![7]).toEqual({
      amount: 105n,
      currency: 'EUR',
      figure: 'bank/CF1/2026-01-01/1/B-1/7/mandatory-garage',
    });
    expect(of[4]!.rows.map((row) => row.slice(3).map(said))).toEqual([
      ['', 'cli-1', null, 300n, 300n, 0n, 0n],
      ['', 'cli-2', null, 100n, 100n, 0n, 0n],
      ['1/2', 'cli-1', '75.00', 71n, 371n, 45n, 101n],
      ['1/2', 'cli-2', '25.00', 24n, 124n, 15n, 34n],
    ]);
  });

  it('says why it is not known what the bets covered, and shows no amount', () => {
    const [, line] = LINES;
    const unknown = { ...line!.coup!, covered: undefined, mandatory: undefined };
    const of = (coverUnknown: 'bets-not-reported' | 'rules-not-applied') =>
      bancasBook({
        currency: 'EUR',
        banks: [{ ...bank, lines: [{ ...line!, voidedBy: null, coup: { ...unknown, coverUnknown } }] }],
        deposits: [],
      }).sections[3]!.rows[0]!;
    expect([of('bets-not-reported'), of('rules-not-applied')].map((row) => said(row.at(-1)!))).toEqual([
      'cobertura desconocida: apuestas no comunicadas',
      'cobertura desconocida: sin reglas aplicables',
    ]);
    expect(of('rules-not-applied').slice(6, 8)).toEqual([null, null]);
  });

  it('of releases until 0.3.0 had no statement, nor had a bank of one member shares', () => {
    const figures = { currency: 'EUR', banks: [{ ...bank, lines: LINES }], deposits: [] };
    const earlier = bookIn(BANCAS_LAYOUTS, 1, { book: bancasBook(figures), figures });
    expect(earlier.sections.map(({ en }) => en)).toEqual([
      ...['Banks', 'Members', 'Coups', 'Garages', 'Deposits and guarantees'],
    ]);
    const alone = { ...bank, lines: LINES, members: bank.members.slice(0, 1) };
    expect(bancasBook({ ...figures, banks: [alone] }).sections[4]!.rows).toEqual([]);
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
