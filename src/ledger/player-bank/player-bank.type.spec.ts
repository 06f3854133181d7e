import type { BankFact } from './bank.queries';
import { wholeWithdrawal } from './player-bank.type';

const fact = (eventType: string, data: object): BankFact => ({
  ...{ recordNumber: 7n, place: 'p', eventType, happenedAt: '2026-01-02T01:00:00+01:00', data },
  ...{ gain: null, gainBasis: null, commission: null, voidedBy: null },
});

const WITHDRAWN = fact('cagnotte.bank.withdrawn.v1', {
  ...{ currency: 'EUR', bank: 'BD1-1', banker: 'cli-1', amount: 150_000, paidOut: 'deposit' },
});
const COUP = fact('cagnotte.coup.played.v1', {});
const having = (inPlay: bigint, improper = 0n) => [{ inPlay, improper, voluntary: 0n }];

describe('a bank without a reported end', () => {
  it('ends with the withdrawal that leaves nothing of it', () =>
    expect(wholeWithdrawal([COUP, WITHDRAWN], having(0n))).toMatchObject({
      cause: 'withdrawn',
      paidOut: 'deposit',
      happenedAt: WITHDRAWN.happenedAt,
      returned: [{ member: 'cli-1', amount: { amount: '1500.00', currency: 'EUR' } }],
    }));

  it.each([
    ['something is in play', [COUP, WITHDRAWN], having(1n)],
    ['a garage holds something', [COUP, WITHDRAWN], having(0n, 1n)],
    ['it went on after the withdrawal', [WITHDRAWN, COUP], having(0n)],
    ['nothing was withdrawn', [COUP], having(0n)],
    ['nothing is known of it', [], []],
  ])('goes on while %s', (_, facts, members) => expect(wholeWithdrawal(facts, members)).toBeNull());
});
