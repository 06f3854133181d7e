import { factOf, moveOf, readAs } from '../../../test/support/books/book-facts';
import { chequesBook } from './cheques.book';
import type { PostedMove } from '../_core/books/cell-part';

const cheque = (record: bigint, document: string, amount: bigint, more: Partial<PostedMove> = {}) =>
  moveOf(record, 'cheques:cage', amount, {
    subLedger: document,
    type: 'cagnotte.cage.chips-sold.v1',
    ...more,
  });
const yesterday = { gamingDay: '2026-01-01', bookingDay: '2026-01-01' };
const CLEARED = { type: 'cagnotte.cage.cheque-cleared.v1' } as const;
const RETURNED = { type: 'cagnotte.cage.cheque-returned.v1' } as const;

describe('the book of cheques', () => {
  const [issued, received, returned, certificates] = chequesBook({
    currency: 'EUR',
    day: '2026-01-02',
    facts: [
      factOf('cagnotte.cage.cheque-issued.v1', 5n, {
        document: 'CH-9',
        amount: 700,
        pays: 'prize',
        player: 'cli-1',
        by: [{ id: 'E-1' }, { id: 'E-2' }],
      }),
      factOf('cagnotte.cage.cheque-issued.v1', 6n, { document: 'CH-10', amount: 50, pays: 'a loan', by: [] }),
      factOf('cagnotte.cage.cheque-returned.v1', 7n, {
        document: 'CH-1',
        amount: 300,
        afterClearing: true,
        player: 'cli-2',
        reason: 'no funds',
      }),
      factOf('cagnotte.cage.cheque-returned.v1', 8n, { document: 'CH-2', amount: 20 }),
      factOf('cagnotte.cage.chips-redeemed.v1', 9n, {
        certificate: 'G-1',
        player: 'cli-1',
        amount: 900,
        by: { id: 'E-1', name: 'Eva' },
        paid: [
          { means: 'cheque', amount: 400 },
          { means: 'cash', amount: 200 },
          { means: 'cheque', amount: 300 },
        ],
      }),
      factOf('cagnotte.cage.chips-redeemed.v1', 10n, { amount: 1, paid: [{ means: 'cash', amount: 1 }] }),
    ],
    moves: [
      ...[cheque(1n, 'CH-1', 300n, yesterday), cheque(2n, 'CH-OLD', 80n, yesterday)],
      cheque(3n, 'CH-OLD', -80n, { ...yesterday, ...CLEARED }),
      ...[
        cheque(11n, 'CH-1', -300n, RETURNED),
        cheque(12n, 'CH-2', 500n),
        cheque(13n, 'CH-2', -450n, CLEARED),
      ],
      cheque(14n, 'CH-3', 60n, { type: 'cagnotte.cage.counted.v1' }),
      cheque(15n, 'CH-3', 40n, { type: 'cagnotte.cage.opened.v1' }),
      ...[cheque(16n, 'CH-3', -90n, { type: 'cagnotte.cage.chips-redeemed.v1' })],
      ...[cheque(17n, 'CH-2', 9n, { currency: 'USD' }), cheque(18n, 'CH-4', 70n, yesterday)],
    ],
  }).sections;

  it('lists the cheques of the house with what each pays', () =>
    expect(readAs(issued!)).toEqual([
      'document | day | amount | pays | payee | by',
      'CH-9 | 2026-01-02 | 700 EUR +5:amount | Premio | cli-1 | E-1, E-2',
      'CH-10 | 2026-01-02 | 50 EUR +6:amount | a loan |  | ',
      'Total | - | 750 EUR | - | - | -',
    ]));

  it('lists the cheques of customers from receipt to clearing or return; what was settled before is left out', () =>
    expect(readAs(received!)).toEqual([
      'document | received | before | taken | cleared | returned | other | open',
      'CH-1 | 2026-01-01 | 300 EUR +lines[moves=1 ofFacts=1] | 0 EUR | 0 EUR | 300 EUR -lines[moves=11 ofFacts=11] | 0 EUR | 0 EUR +lines[moves=1,11 ofFacts=1,11]',
      'CH-2 | 2026-01-02 | 0 EUR | 500 EUR +lines[moves=12 ofFacts=12] | 450 EUR -lines[moves=13 ofFacts=13] | 0 EUR | 0 EUR | 50 EUR +lines[moves=12,13 ofFacts=12,13]',
      'CH-3 | 2026-01-02 | 0 EUR | 0 EUR | 0 EUR | 0 EUR | 10 EUR +lines[moves=14,15,16 ofFacts=14,15,16] | 10 EUR +lines[moves=14,15,16 ofFacts=14,15,16]',
      'CH-2 | 2026-01-02 | 0 USD | 9 USD +lines[moves=17 ofFacts=17] | 0 USD | 0 USD | 0 USD | 9 USD +lines[moves=17 ofFacts=17]',
      'CH-4 | 2026-01-01 | 70 EUR +lines[moves=18 ofFacts=18] | 0 EUR | 0 EUR | 0 EUR | 0 EUR | 70 EUR +lines[moves=18 ofFacts=18]',
      'Total | - | 370 EUR | 500 EUR | 450 EUR | 300 EUR | 10 EUR | 130 EUR',
    ]));

  it('lists the cheques that a bank returned, before or after it had cleared them', () =>
    expect(readAs(returned!)).toEqual([
      'document | day | amount | after | player | reason',
      'CH-1 | 2026-01-02 | 300 EUR +7:amount | sí | cli-2 | no funds',
      'CH-2 | 2026-01-02 | 20 EUR +8:amount | no |  | ',
      'Total | - | 320 EUR | - | - | -',
    ]));

  it('lists the certificates of winnings, with what of them was paid by cheque', () =>
    expect(readAs(certificates!)).toEqual([
      'certificate | day | player | amount | byCheque | by',
      'G-1 | 2026-01-02 | cli-1 | 900 EUR +9:amount | 700 EUR +9:paid.0.amount +9:paid.2.amount | Eva',
      ' | 2026-01-02 |  | 1 EUR +10:amount | 0 EUR | ',
      'Total | - | - | 901 EUR | 700 EUR | -',
    ]));
});
