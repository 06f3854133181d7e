import { BY, tell } from '../book/told';
import { STAFF } from './player-nights';
import { again, beside, leftOut, type Row, says } from './one-wrong-fact';

/** Rows for `BANK_NIGHT`. */
export const OF_BANKS: readonly Row[] = [
  ['coup-totals-differ', 'a coup says it paid less', says('coup', { totals: { collected: 0, paid: 3_000 } })],
  [
    'commission-differs',
    'a coup that the bank lost pays a commission',
    says('coup', { commission: { amount: 400 } }),
  ],
  [
    'settled-coup-reversed',
    'a settled coup is called void',
    beside(
      'coup',
      tell(
        'coup.voided',
        {
          bank: 'K',
          shoeNo: 1,
          coupNo: 1,
          settled: true,
          reasonCode: 'cards-stuck',
          refunds: [{ betId: '1-1', amount: 4_000 }],
          by: BY,
        },
        { id: 'void' },
      ),
    ),
  ],
  ['bank-unknown', 'nobody puts up the bank', leftOut('taken')],
  [
    'void-needs-correction',
    'a coup is void on one cloth alone',
    beside(
      'coup',
      tell(
        'coup.voided',
        {
          bank: 'K',
          shoeNo: 1,
          coupNo: 1,
          tableaux: [2],
          settled: true,
          reasonCode: 'cards-stuck',
          refunds: [],
          by: BY,
        },
        { id: 'void' },
      ),
    ),
    // Voiding a settled coup breaks a rule of the game, too.
    ['settled-coup-reversed'],
  ],
];

export const OF_GUARANTEES: readonly Row[] = [
  ['guarantee-not-held', 'a guarantee is released again', again('released')],
  ['guarantee-not-held', 'more is released than was given', says('released', { amount: 500_001 })],
  [
    'guarantee-not-held',
    'another guarantee is released',
    beside(
      'given',
      tell('bank.deposit-returned', { banker: 'B', amount: 1, guaranteeReleased: 'AV-2' }, { id: 'other' }),
    ),
  ],
  [
    'free-bank-quota',
    'a table has free banks in a third session',
    beside('given', {
      ...tell(
        'table.opened',
        {
          game: 'baccarat-two-tableaux',
          minimum: 1_000,
          bank: 'free',
          float: { amount: 0 },
          captures: { rounds: true, buyIns: true },
          staff: STAFF,
          seats: 9,
        },
        { id: 'opened' },
      ),
      sessionno: 3,
    }),
  ],
];

/** Rows for `CIRCLE_NIGHT`. */
export const OF_CIRCLE_GAMES: readonly Row[] = [
  [
    'non-banked-float-differs',
    'some of the float is missing',
    says('closed', { toCage: [{ holder: 'table', chips: 9_500 }] }),
  ],
];
