import { BY, tell } from '../book/told';
import { beside, leftOut, type Row, says, together, until, type Wrong } from './one-wrong-fact';
import { bid } from './rows-of-banks';

const withdrawn = tell(
  'bank.withdrawn',
  { bank: 'K', banker: 'B', amount: 60_000, paidOut: 'chips' },
  { id: 'withdrawn-early' },
);

/** Adds another banker after the night, with a deposit and a coup. */
const nextBanker = (banker: string): Wrong => {
  const deposited = tell(
    'bank.deposited',
    { banker, bank: 'N', amount: 90_000, means: 'cash', mode: 'limited', by: BY },
    { id: 'next-deposit' },
  );
  const put = tell('bank.put-in-play', { bank: 'N', banker, amount: 90_000 }, { id: 'next-put' });
  const coup = tell(
    'coup.played',
    {
      bank: 'N',
      shoeNo: 1,
      coupNo: 3,
      bankBefore: 90_000,
      commission: { amount: 0 },
      results: [1, 2].map((tableau) => ({ tableau, winner: 'tie' })),
      bets: [{ betId: 'next', stake: 1_000, tableau: 1, covered: 1_000 }],
    },
    { id: 'next-coup' },
  );
  return together(beside('withdrawn', deposited), beside('next-deposit', put), beside('next-put', coup));
};

/** Rows for `CLOTHS_NIGHT`. */
export const OF_CLOTHS: readonly Row[] = [
  ['banker-differs', 'another banker withdraws', says('withdrawn', { banker: 'C' })],
  [
    'bank-mode-differs',
    'a deposit is for a free bank',
    together(until('deposited'), says('deposited', { mode: 'free' })),
  ],
  [
    'bank-not-broken',
    'a bank is broken that has money',
    together(
      until('won'),
      beside('won', tell('bank.broken', { bank: 'K', banker: 'B' }, { id: 'broken-too' })),
    ),
  ],
  ['garage-not-available', 'all is played', says('won', { allIn: true })],
  ['withdrawal-not-whole', 'a part is withdrawn', says('withdrawn', { amount: 80_000 })],
  [
    'withdrawn-before-first-coup',
    'a bank is withdrawn before its first coup',
    together(until('put'), beside('put', withdrawn)),
  ],
  ['deposit-missing', 'nothing is deposited', leftOut('deposited')],
  [
    'deposit-means-not-allowed',
    'a limited bank is on a guarantee',
    says('deposited', { means: 'guarantee' }),
  ],
  [
    'redeposit-below-initial',
    'less is deposited again',
    together(until('deposited-again'), says('deposited-again', { amount: 59_000 })),
  ],
  [
    'cards-from-old-decks',
    'the cards are not new',
    says('opened', { equipment: { decks: 6, newDecks: false } }),
  ],
  [
    'lot-not-drawn',
    'of two equal bids one wins without a lot',
    beside(
      'withdrawn',
      tell(
        'bank.auctioned',
        { bids: [bid('A', 2_000, 1), bid('C', 2_000, 2)], winner: 'A' },
        { id: 'auctioned' },
      ),
    ),
  ],
  [
    'banco-not-available',
    'a banco is called in the second coup',
    beside(
      'won',
      tell(
        'coup.played',
        {
          bank: 'K',
          shoeNo: 1,
          coupNo: 3,
          bankBefore: 89_400,
          commission: { amount: 0 },
          results: [1, 2].map((tableau) => ({ tableau, winner: 'tie' })),
          bets: [{ betId: 'banco', stake: 89_400, player: 'P', call: 'banco' }],
        },
        { id: 'banco' },
      ),
    ),
  ],
  ['new-shoe-missing', 'the next banker plays in the same shoe', nextBanker('C')],
  [
    'banker-barred',
    'who won and withdrew is banker again in this shoe',
    together(
      ...['lost', 'broken', 'deposited-again', 'put-again'].map(leftOut),
      nextBanker('B'),
      leftOut('next-coup'),
    ),
  ],
];
