import { BY, openedBook, tell } from '../../../test/support/book/told';
import type { MemoryBook } from '../../../test/support/book/memory-book';
import type { EventOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';

type Authorised = EventOf<'cagnotte.casino.authorised.v1'>['data'];
type Opened = EventOf<'cagnotte.table.opened.v1'>['data'];
type Bet = EventOf<'cagnotte.round.settled.v1'>['data']['bets'][number];

const OFFICE = { at: 'office' };
const STAFF = [
  { id: 'E-1', role: 'table-chief' },
  { id: 'E-2', role: 'croupier' },
  { id: 'E-3', role: 'croupier' },
];

const authorised = (more: Partial<Authorised> = {}): CasinoEvent =>
  tell(
    'casino.authorised',
    {
      validFrom: '2026-01-01',
      rulebook: 'ES-AN-2010',
      games: ['roulette-french', 'punto-y-banca'],
      tables: ['T1', 'T2'].map((table) => ({
        table,
        game: 'roulette-french',
        minimum: { from: 200, to: 1_000 },
      })),
      ...more,
    },
    OFFICE,
  );

const opened = (more: Partial<Opened> = {}, at = 'tables/T1'): CasinoEvent =>
  tell(
    'table.opened',
    {
      game: 'roulette-french',
      minimum: 200,
      tier: 1,
      float: { amount: 100_000 },
      captures: { rounds: true, buyIns: true },
      staff: STAFF,
      ...more,
    },
    { at },
  );

const red = (stake: number, more: Partial<Bet> = {}): Bet => ({ betId: 'r', type: 'red', stake, ...more });

const spin = (
  roundNo: number,
  number: number,
  bets: readonly Bet[],
  more: Partial<EventOf<'cagnotte.round.settled.v1'>['data']> = {},
): CasinoEvent => tell('round.settled', { roundNo, bets: [...bets], outcome: { number }, ...more });

const codesOfLast = (book: MemoryBook): string[] =>
  book.entries.at(-1)!.evaluation.findings.map(({ code }) => code);

describe('a table of a casino', () => {
  it('with an unknown answer to an open point gives a finding for each such answer', () =>
    expect(codesOfLast(openedBook(authorised({ answers: { 'OP1-03': 'perhaps', toString: 'x' } })))).toEqual([
      'open-point-unknown',
      'open-point-unknown',
    ]));

  it('that keeps to its authorisation and the rules gives no finding', () => {
    const book = openedBook(authorised(), opened());
    expect(book.findings).toEqual([]);
  });

  test.each([
    ['opens without any authorisation', [], 'roulette-french', ['casino-not-authorised']],
    ['plays a game it is not authorised for', [authorised()], 'punto-y-banca', ['table-not-authorised']],
    ['plays a game nobody knows', [], 'tombola', ['casino-not-authorised', 'game-not-in-catalogue']],
    [
      'is evaluated under a rulebook nobody knows',
      [authorised({ rulebook: 'ES-XX' })],
      'roulette-french',
      ['rulebook-unknown'],
    ],
  ])('that %s gives a finding', (_what, before, game, codes) => {
    const found = codesOfLast(openedBook(...before, opened({ game })));
    expect(found).toEqual(expect.arrayContaining(codes));
  });

  it('with too few croupiers gives a finding with the rule, the expected and the found number', () => {
    const book = openedBook(authorised(), opened({ staff: [STAFF[0]!, STAFF[1]!] }));
    expect(book.findings).toMatchObject([
      {
        code: 'staff-below-minimum',
        severity: 'violation',
        ruleId: expect.stringContaining('1.1.1') as string,
        expected: 'at least 2 in the role croupier',
        found: '1 in the role croupier',
      },
    ]);
  });
});

describe('a round', () => {
  it('is settled again by the rules; a payment that differs gives a finding with its bet and is posted as declared', () => {
    const bets = [{ betId: 's', type: 'straight-up', stake: 200, selection: 17, paid: 7_200, taken: 0 }];
    const book = openedBook(authorised(), opened(), spin(1, 17, bets));
    const { lines, findings } = book.entries.at(-1)!.evaluation;
    expect(lines.map(({ account, debit, credit }) => [account, debit - credit])).toEqual([
      ['win:roulette-french:T1', 7_200n],
      ['chips:table:T1', -7_200n],
    ]);
    expect(findings).toMatchObject([
      { code: 'paid-differs', betIds: ['s'], expected: '70.00 EUR on straight-up', found: '72.00 EUR' },
    ]);
  });

  it('without payments is posted as the rules derive it, marked as derived', () => {
    const bets = [{ betId: 's', type: 'straight-up', stake: 200, selection: 17 }, red(1_000)];
    const { lines, findings } = openedBook(authorised(), opened(), spin(1, 17, bets)).entries.at(
      -1,
    )!.evaluation;
    // 17 is black: 35 x 2 are paid on the number, 10 taken from red.
    expect(lines.map(({ account, debit, credit, basis }) => [account, debit - credit, basis])).toEqual([
      ['win:roulette-french:T1', 6_000n, 'derived'],
      ['chips:table:T1', -6_000n, 'derived'],
    ]);
    expect(findings).toEqual([]);
  });

  it('continues from the round before: a bet in prison is taken although it is not reported again', () => {
    const imprisoned = red(1_000, { paid: 0, taken: 0, options: { onZero: 'leave' } });
    const book = openedBook(authorised(), opened(), spin(1, 0, [imprisoned]), spin(2, 2, []));
    expect(book.findings).toEqual([]);
    const { lines } = book.entries.at(-1)!.evaluation;
    expect(lines.map(({ account, debit, credit, basis }) => [account, debit - credit, basis])).toEqual([
      ['chips:table:T1', 1_000n, 'derived'],
      ['win:roulette-french:T1', -1_000n, 'derived'],
    ]);
  });

  it('that is void leaves the next round the bets that it began with itself', () => {
    const imprisoned = red(1_000, { paid: 0, taken: 0, options: { onZero: 'leave' } });
    const freed = red(1_000, { carried: true, paid: 0, taken: 0 });
    const voided = tell('round.voided', {
      roundNo: 2,
      settled: true,
      reasonCode: 'ball-out',
      refunds: [],
      by: BY,
    });
    const lost = spin(2, 2, [red(1_000, { carried: true, paid: 0, taken: 1_000 })]);
    const book = openedBook(
      authorised(),
      opened(),
      spin(1, 0, [imprisoned]),
      lost,
      voided,
      spin(3, 1, [freed]),
    );
    expect(book.entries.slice(-1)[0]!.evaluation.findings).toEqual([]);
  });

  it('without its bets is posted, and gives one finding in its session', () => {
    const book = openedBook(
      authorised(),
      opened(),
      spin(1, 3, [], { result: 500 }),
      spin(2, 4, [], { result: -70 }),
    );
    expect(book.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['round-without-bets', 'information'],
    ]);
  });

  it('is evaluated by the answers of its casino to open points', () => {
    const answer = (answers: Record<string, string>) => {
      const imprisoned = red(1_000, { paid: 0, taken: 0, options: { onZero: 'leave' } });
      const freed = red(1_000, { carried: true, paid: 1_000, taken: 0 });
      return codesOfLast(
        openedBook(authorised({ answers }), opened(), spin(1, 0, [imprisoned]), spin(2, 1, [freed])),
      );
    };
    expect(answer({})).toEqual(['paid-differs']);
    expect(answer({ 'OP1-03': 'paid-even' })).toEqual([]);
    expect(answer({ 'OP1-03': 'perhaps' })).toEqual(['paid-differs']);
  });

  it('is compared with the limits of its number: the old ones until the round that a change names', () => {
    const raise = tell('table.limits-changed', {
      oldMinimum: 200,
      newMinimum: 500,
      announcedAtRound: 1,
      firstRound: 5,
      newTier: 1,
    });
    const small = (roundNo: number): CasinoEvent =>
      spin(roundNo, 2, [
        { betId: `${roundNo}`, type: 'straight-up', stake: 200, selection: 1, paid: 0, taken: 200 },
      ]);
    const book = openedBook(authorised(), opened(), small(1), raise, small(4), small(5));
    expect(
      book.entries.slice(-2).map(({ evaluation }) => evaluation.findings.map(({ code }) => code)),
    ).toEqual([[], ['under-minimum']]);
  });
});

describe('the open tables of a casino', () => {
  const dear = { minimum: 500 };
  const standing = (book: MemoryBook): string[] => {
    const open = new Set<string>();
    for (const { evaluation } of book.entries) {
      for (const { standing: name } of evaluation.findings) if (name !== undefined) open.add(name);
      for (const name of evaluation.settles ?? []) open.delete(name);
    }
    return [...open];
  };

  it('give a finding as long as none has the authorised minimum', () => {
    const first = openedBook(authorised(), opened(dear));
    expect(first.findings.map(({ code }) => code)).toEqual(['no-table-at-authorised-minimum']);
    expect(standing(first)).toHaveLength(1);
    first.post(opened({ staff: STAFF.map(({ role }, n) => ({ id: `F-${n}`, role })) }, 'tables/T2'));
    expect(standing(first)).toEqual([]);
  });

  it('give a finding as long as two of them share one supervisor', () => {
    const book = openedBook(authorised(), opened(), opened({}, 'tables/T2'));
    expect(codesOfLast(book)).toEqual(['chief-shared']);
    book.post(
      tell(
        'table.closed',
        { toCage: [{ holder: 'table', chips: 100_000 }], certifiedBy: BY },
        { at: 'tables/T2' },
      ),
    );
    expect(standing(book)).toEqual([]);
  });
});

describe('a shoe', () => {
  const deal = (roundNo: number): CasinoEvent =>
    tell('round.settled', { roundNo, bets: [], outcome: { punto: ['9s', 'Kd'], banca: ['2s', '5h'] } });
  const started = tell('shoe.started', { shoeNo: 1, decks: 1 });

  it('of the wrong size gives a finding when it begins, and a card that came too often when it ends', () => {
    const book = openedBook(
      authorised({ tables: [{ table: 'T1', game: 'punto-y-banca', minimum: { from: 200 } }] }),
      opened({ game: 'punto-y-banca' }),
      started,
    );
    expect(codesOfLast(book)).toEqual(['decks-not-by-rule']);
    book.postAll([deal(1), deal(2), tell('shoe.ended', { shoeNo: 1 })]);
    expect(codesOfLast(book)).toContain('card-too-often');
  });
});

describe('a holder of chips that paid out more than it had', () => {
  it('gives a finding until the slip with its chips arrives', () => {
    const fill = tell('table.filled', { amount: 1_000, slip: 'F-1' });
    const credit = tell('table.credited', { amount: 600, slip: 'D-1' });
    const book = openedBook(opened({ game: 'boule', float: { amount: 0 } }), credit);
    expect(codesOfLast(book)).toEqual(['chips-below-zero']);
    expect(book.post(fill).evaluation.settles).toEqual(['chips-below-zero chips:table:T1 EUR 2026-01-01']);
  });

  it('gives a finding about the cash of the cage in each currency, until money received is reported', () => {
    const moved = (from: 'cash' | 'bank', to: 'cash' | 'bank', more: object = {}) =>
      tell('cage.transferred', { from, to, amount: 500_001, by: BY, ...more });
    const book = openedBook(moved('cash', 'bank'));
    expect(codesOfLast(book)).toEqual(['cash-below-zero']);
    expect(book.post(moved('bank', 'cash')).evaluation.settles).toEqual([
      'cash-below-zero cash:cage EUR 2026-01-01',
    ]);
    const dollars = { currency: 'USD', amount: 1 };
    book.post(tell('cage.currency-changed', { amount: 1, direction: 'sold', other: dollars }));
    expect(codesOfLast(book)).toEqual(['cash-below-zero']);
  });
});
