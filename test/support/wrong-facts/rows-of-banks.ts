import type { CasinoEvent } from '../../../src/kernel/envelope';
import { tell } from '../book/told';
import { again, beside, leftOut, type Row, says, together, until, type Wrong } from './one-wrong-fact';

/** Adds a bank of seat 2 after the night. */
const next = (data: object = {}): Wrong => beside('ended', taken(data));

const taken = (data: object): CasinoEvent =>
  tell(
    'bank.adjudicated',
    { bank: 'M', banker: 'C', seat: 2, amount: 5_000, paidFrom: 'chips', how: 'offer', ...data },
    { id: 'next' },
  );

/** The player who passed the bank retakes it instead of an auction. */
const retaken = (data: object): Wrong =>
  together(until('bought'), leftOut('auctioned'), says('bought', { how: 'retake', seat: 1, ...data }));

const passed = (bank: string, amount: number) =>
  tell('bank.passed', { bank, amount }, { id: 'passed-again' });

const setAside = (kind: 'voluntary' | 'improper'): Wrong =>
  says('lost', { garages: [{ kind, amount: 1_000, move: 'set-aside' }], bankBefore: 14_000 });

export const bid = (player: string, amount: number, seat?: number) =>
  seat === undefined ? { player, amount, standing: true } : { player, amount, seat };

const raised = tell(
  'bank.raised',
  { bank: 'X', player: 'B', amount: 1_000, paidFrom: 'chips' },
  { id: 'raised' },
);

const tied = (bank: string) =>
  tell(
    'coup.played',
    { bank, shoeNo: 1, coupNo: 9, bets: [], results: [{ tableau: 1, winner: 'tie' }] },
    { id: 'tied' },
  );

/** Rows for `CHEMIN_NIGHT`. */
export const OF_CHEMIN_BANKS: readonly Row[] = [
  ['bank-amount-differs', 'a coup begins with more than there is', says('won', { bankBefore: 21_000 })],
  [
    'bank-return-differs',
    'less goes back than there is',
    says('ended', { returned: [{ member: 'Q', amount: 4_000 }] }),
  ],
  [
    'bank-return-differs',
    'more goes back than there is',
    says('ended', { returned: [{ member: 'Q', amount: 6_000 }] }),
  ],
  ['bank-not-put-up', 'a bank is raised that there is not', beside('taken', raised)],
  ['bank-put-up-twice', 'a bank is put up again', together(until('bought'), again('bought'))],
  [
    'two-banks-at-once',
    'a bank is put up before the last has ended',
    together(until('taken'), beside('taken', taken({}))),
  ],
  ['bank-end-differs', 'a bank that lost is passed', says('ended', { cause: 'passed' })],
  ['bank-kept-after-loss', 'a banker who lost plays on', together(until('lost'), beside('lost', tied('L')))],
  [
    'bets-of-the-bank',
    'the banker bets',
    says('won', { bets: [{ betId: '1-P', stake: 20_000, player: 'B', seat: 9 }] }),
  ],
  ['coup-outside-shoe', 'a coup is of another shoe', says('lost', { shoeNo: 2 })],
  [
    'goes-on-not-winner',
    'who lost goes on in the next shoe',
    beside('ended', tell('shoe.ended', { shoeNo: 1, goesOn: 'Q' }, { id: 'shoe-ended' })),
  ],
  [
    'improper-garage-differs',
    'money is set aside as if it were too much',
    together(until('lost'), setAside('improper')),
  ],
  [
    'garage-below-threshold',
    'money is set aside of no winnings',
    together(until('lost'), setAside('voluntary')),
  ],
  ['todo-va-not-allowed', 'a limited bank plays all', says('lost', { allIn: true })],
  [
    'bank-lowered',
    'a banker takes a part of his bank out',
    together(
      until('taken'),
      beside(
        'taken',
        tell(
          'bank.withdrawn',
          { bank: 'K', banker: 'B', amount: 1_000, paidOut: 'chips' },
          { id: 'lowered' },
        ),
      ),
    ),
  ],
  ['bank-below-minimum', 'a bank is too small', next({ amount: 900 })],
  ['bank-over-maximum', 'a bank is too large', next({ amount: 100_001 })],
  [
    'bank-below-floor',
    'a bank is taken for less than was passed',
    together(until('offered-2'), beside('offered-2', taken({ amount: 38_000 }))),
  ],
  [
    'house-in-circle-game',
    'a croupier has a part',
    next({ partners: [{ player: 'croupier', amount: 1_000, paidFrom: 'chips' }] }),
  ],
  ['unlimited-bank-not-authorised', 'a bank is unlimited', next({ mode: 'unlimited' })],
  ['unlimited-bank-not-authorised', 'a table has unlimited banks', says('opened', { bank: 'unlimited' })],
  [
    'bank-passed-undealt',
    'a bank is passed before its first coup',
    together(next(), beside('next', passed('M', 5_000))),
  ],
  [
    'buyer-did-not-deal',
    'who bought a bank passes it at once',
    together(until('bought'), beside('bought', passed('L', 15_000))),
  ],
  ['offer-floor-differs', 'a bank is offered for less', says('offered-2', { floor: 38_000 })],
  ['bank-out-of-turn', 'a seat is left out', leftOut('offered-3')],
  ['bank-step-skipped', 'nobody asks those who stand', leftOut('offered-to-standing')],
  ['bank-step-skipped', 'there is no auction', leftOut('auctioned')],
  ['retake-amount-differs', 'a bank is retaken for less', retaken({ banker: 'B', amount: 38_000 })],
  ['retake-not-by-passer', 'somebody else retakes a bank', retaken({ banker: 'C', amount: 39_000 })],
  [
    'auction-winner-not-highest',
    'another one bid more',
    says('auctioned', { bids: [bid('S', 15_001), bid('Q', 15_000, 7)] }),
  ],
  [
    'bidder-excluded',
    'who passed the bank bids',
    says('auctioned', { bids: [bid('B', 15_000, 1), bid('Q', 15_000, 7)] }),
  ],
  [
    'adjudication-not-by-auction',
    'another one has the bank than who bought it',
    together(until('bought'), says('bought', { banker: 'S' })),
  ],
  ['seat-not-forfeited', 'a seat refuses again', again('refused-2')],
];
