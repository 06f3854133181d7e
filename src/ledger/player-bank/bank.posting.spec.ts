import { BY, CAGE, OFFICE, openedBook, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import type { CoupPlayed } from './player-bank.events';

const chemin = tell('table.opened', {
  game: 'chemin-de-fer',
  minimum: 1,
  bank: 'unlimited',
  float: { amount: 0 },
  captures: { rounds: true, buyIns: true },
  staff: BY,
});
const adjudicated = (amount: number, partners: [string, number][] = [], more = {}) =>
  tell('bank.adjudicated', {
    bank: 'K',
    banker: 'B',
    amount,
    paidFrom: 'chips',
    how: 'offer',
    partners: partners.map(([player, part]) => ({ player, amount: part, paidFrom: 'chips' })),
    ...more,
  });
const coup = (collected: number, paid: number, more: Partial<CoupPlayed> = {}) =>
  tell('coup.played', {
    bank: 'K',
    shoeNo: 1,
    coupNo: 1,
    bets: [],
    results: [{ tableau: 1, winner: collected > paid ? 'bank' : 'punto' }],
    totals: { collected, paid },
    ...more,
  });
const garage = (
  kind: 'voluntary' | 'improper',
  amount: number,
  move: 'set-aside' | 'taken-back' = 'set-aside',
) => coup(0, 0, { coupNo: 9, garages: [{ kind, amount, move }] });
const ended = (returned: [string, number][], more = {}) =>
  tell('bank.ended', {
    bank: 'K',
    cause: 'passed',
    returned: returned.map(([member, amount]) => ({ member, amount })),
    ...more,
  });

describe('a bank that is put up', () => {
  it('is in custody, and owed to each who put it up', () =>
    expect(postedLast(chemin, adjudicated(300, [['Q', 200]]))).toEqual({
      lines: ['chips:custody:T1 +500', 'player-bank[K:B] -300', 'player-bank[K:Q] -200'],
      findings: [],
    }));

  it('grows when it is raised or joined', () => {
    const raised = tell('bank.raised', { bank: 'K', player: 'B', amount: 50, paidFrom: 'chips' });
    expect(postedLast(chemin, adjudicated(300), raised).lines).toEqual([
      'chips:custody:T1 +50',
      'player-bank[K:B] -50',
    ]);
    const joined = tell('bank.partner-joined', { bank: 'K', partner: 'Q', amount: 20, paidFrom: 'chips' });
    expect(postedLast(chemin, adjudicated(300), joined).lines).toEqual([
      'chips:custody:T1 +20',
      'player-bank[K:Q] -20',
    ]);
  });

  it('out of a deposit is posted when the deposit is put in play, not before', () =>
    expect(postedLast(chemin, adjudicated(300, [], { paidFrom: 'deposit' })).lines).toEqual([]));

  it('may bear any name', () => {
    const odd = tell('bank.adjudicated', {
      bank: 'a:b',
      banker: '50%',
      amount: 5,
      paidFrom: 'chips',
      how: 'lot',
    });
    const lost = coup(0, 5, { bank: 'a:b' });
    expect(postedLast(chemin, odd, lost)).toEqual({
      lines: ['player-bank[a%3Ab:50%25] +5', 'chips:custody:T1 -5'],
      findings: [],
    });
  });
});

describe('a coup', () => {
  it('won: the net gain is shared pro rata, the odd cent is the banker’s; CF-7', () =>
    expect(postedLast(chemin, adjudicated(10_000, [['Q', 5_000]]), coup(7_700, 0))).toEqual({
      lines: [
        'chips:custody:T1 +7315',
        'chips:cagnotte:T1 +385',
        'player-bank[K:B] -4877',
        'player-bank[K:Q] -2438',
        'commission:bank:T1 -385',
      ],
      findings: [],
    }));

  it('OP1-22: the odd cent goes to the member with the largest part rounded off, if the casino answers so', () => {
    const answered = tell(
      'casino.authorised',
      {
        validFrom: '2026-01-01',
        rulebook: 'ES-AN-2010',
        games: ['chemin-de-fer'],
        tables: [],
        answers: { 'OP1-22': 'largest-remainder' },
      },
      OFFICE,
    );
    const posted = (collected: number, paid: number) =>
      postedLast(answered, chemin, adjudicated(100, [['Q', 200]]), coup(collected, paid)).lines.filter(
        (line) => line.startsWith('player-bank'),
      );
    expect(posted(105, 0)).toEqual(['player-bank[K:B] -33', 'player-bank[K:Q] -67']);
    expect(posted(0, 100)).toEqual(['player-bank[K:B] +33', 'player-bank[K:Q] +67']);
  });

  it('lost: each member bears his part; no commission', () =>
    expect(postedLast(chemin, adjudicated(600, [['Q', 400]]), coup(0, 800)).lines).toEqual([
      'player-bank[K:B] +480',
      'player-bank[K:Q] +320',
      'chips:custody:T1 -800',
    ]));

  it('tied posts nothing', () => expect(postedLast(chemin, adjudicated(600), coup(0, 0)).lines).toEqual([]));

  test.each([
    [
      '5 % in chemin de fer, rounded half up; CF-14',
      chemin,
      {},
      33_30,
      1_67,
      { numerator: 333n, denominator: 2n },
    ],
    [
      '2 % of a limited bank of two tableaux; BD-1',
      tableOpened('baccarat-two-tableaux'),
      {},
      800_00,
      16_00,
      undefined,
    ],
    [
      '1.25 % of a free one; BD-9',
      tableOpened('baccarat-two-tableaux'),
      { mode: 'free' },
      333_20,
      4_17,
      { numerator: 833n, denominator: 2n },
    ],
  ])('that does not say its commission has the derived one: %s', (_what, table, mode, won, due, exact) => {
    const book = openedBook(table, adjudicated(1_000_00, [], mode), coup(won, 0));
    const line = book.entries
      .at(-1)!
      .evaluation.lines.find(({ account }) => account === 'commission:bank:T1')!;
    expect(line).toMatchObject({ credit: BigInt(due), basis: 'derived' });
    expect(line.exact).toEqual(exact);
  });

  it('says of each line how its amount is known: as declared, or by the rule of the commission', () => {
    const known = (...events: Parameters<typeof coup>) =>
      openedBook(chemin, adjudicated(1_000), coup(...events))
        .entries.at(-1)!
        .evaluation.lines.map(({ account, basis, ruleId }) => [account, basis, ruleId]);
    const rule = '1.1.8.A-V.17-01';
    expect(known(500, 0)).toEqual([
      ['chips:custody:T1', 'declared', undefined],
      ['chips:cagnotte:T1', 'derived', rule],
      ['player-bank', 'declared', undefined],
      ['commission:bank:T1', 'derived', rule],
    ]);
    expect(known(500, 0, { commission: { amount: 25 } }).map(([account, basis]) => [account, basis])).toEqual(
      [
        ['chips:custody:T1', 'declared'],
        ['chips:cagnotte:T1', 'declared'],
        ['player-bank', 'declared'],
        ['commission:bank:T1', 'declared'],
      ],
    );
    expect(known(0, 2_000).map(([account, basis, ruleId]) => [account, basis, ruleId])).toEqual([
      ['player-bank', 'declared', undefined],
      ['variance:custody:T1', 'derived', 'G7-not-covered'],
      ['chips:custody:T1', 'declared', undefined],
    ]);
    const unknown = openedBook(tableOpened('boule'), adjudicated(1_000), coup(500, 0)).entries.at(-1)!;
    expect(unknown.evaluation.lines.map(({ account, basis }) => [account, basis])).toEqual([
      ['chips:custody:T1', 'declared'],
      ['player-bank', 'declared'],
    ]);
  });

  it('gains by the rules what the bank covers of its bets, and no more', () => {
    const told = coup(500, 0, { commission: { amount: 25 }, bets: [{ betId: '1', stake: 800 }] });
    expect(postedLast(chemin, adjudicated(500), told).findings).not.toContain('coup-totals-differ');
  });

  it('whose game has no rules of its own adds up its bets as they say they ended', () => {
    const bets = [{ betId: '1', stake: 400, result: 'lost' as const }];
    const told = (collected: number) => coup(collected, 0, { commission: { amount: 0 }, bets });
    const codes = (collected: number) =>
      postedLast(tableOpened('boule'), adjudicated(1_000), told(collected)).findings;
    expect(codes(400)).not.toContain('coup-totals-differ');
    expect(codes(500)).toContain('coup-totals-differ');
  });

  it('whose commission differs from the rule is posted as dropped, and gives a finding', () =>
    expect(postedLast(chemin, adjudicated(500), coup(500, 0, { commission: { amount: 20 } }))).toEqual({
      lines: [
        'chips:custody:T1 +480',
        'chips:cagnotte:T1 +20',
        'player-bank[K:B] -480',
        'commission:bank:T1 -20',
      ],
      findings: ['commission-differs'],
    }));

  it('whose totals differ from the sum of its bets is posted as declared, and gives a finding', () => {
    const odd = coup(500, 0, { commission: { amount: 25 }, bets: [{ betId: '1', stake: 400 }] });
    expect(postedLast(chemin, adjudicated(500), odd).findings).toEqual(['coup-totals-differ']);
  });

  it('that costs more than the bank has is paid in full; the rest is a variance of custody, with a finding', () =>
    expect(postedLast(chemin, adjudicated(600, [['Q', 100]]), coup(0, 800))).toEqual({
      lines: [
        'player-bank[K:B] +600',
        'player-bank[K:Q] +100',
        'variance:custody:T1 +100',
        'chips:custody:T1 -800',
      ],
      findings: ['coverage-differs', 'movement-not-covered'],
    }));

  it('against a bank that was not put up is posted against the variance, with a finding', () => {
    expect(postedLast(chemin, coup(500, 0))).toEqual({
      lines: [
        'chips:custody:T1 +475',
        'chips:cagnotte:T1 +25',
        'variance:custody:T1 -475',
        'commission:bank:T1 -25',
      ],
      findings: ['bank-unknown'],
    });
    expect(postedLast(chemin, coup(0, 500)).findings).toEqual(['bank-unknown']);
  });

  it('that is void is reversed, which restores the balances of the bank', () => {
    const voided = tell('coup.voided', {
      bank: 'K',
      shoeNo: 1,
      coupNo: 1,
      settled: true,
      reasonCode: 'r',
      refunds: [],
      by: BY,
    });
    const book = openedBook(chemin, adjudicated(600, [['Q', 400]]), coup(0, 800), voided);
    expect(book.sessionOf('table/T1/2026-01-01/1').banks[0]?.members).toEqual([
      { member: 'B', inPlay: 600n, voluntary: 0n, improper: 0n },
      { member: 'Q', inPlay: 400n, voluntary: 0n, improper: 0n },
    ]);
  });

  it('that is void on one of two cloths is reversed by a correction only, and gives a finding', () => {
    const voided = tell('coup.voided', {
      bank: 'K',
      shoeNo: 1,
      coupNo: 1,
      tableaux: [1],
      settled: true,
      reasonCode: 'r',
      refunds: [],
      by: BY,
    });
    const table = tableOpened('baccarat-two-tableaux');
    expect(postedLast(table, adjudicated(600), coup(100, 0), voided)).toEqual({
      lines: [],
      findings: ['void-needs-correction', 'settled-coup-reversed'],
    });
    expect(postedLast(chemin, adjudicated(600), coup(0, 100), voided).lines).not.toEqual([]);
  });
});

describe('garages', () => {
  const bank = [chemin, adjudicated(600, [['Q', 400]])];

  it('are reserved and taken back pro rata', () => {
    expect(postedLast(...bank, garage('voluntary', 300)).lines).toEqual([
      'player-bank[K:B] +180',
      'player-bank[K:Q] +120',
      'garage:voluntary[K:B] -180',
      'garage:voluntary[K:Q] -120',
    ]);
    expect(postedLast(...bank, garage('improper', 300), garage('improper', 100, 'taken-back')).lines).toEqual(
      [
        'garage:improper[K:B] +60',
        'garage:improper[K:Q] +40',
        'player-bank[K:B] -60',
        'player-bank[K:Q] -40',
      ],
    );
  });

  it('do not bear the losses of the coup they are reserved before', () => {
    const both = coup(0, 700, { garages: [{ kind: 'voluntary', amount: 300, move: 'set-aside' }] });
    expect(postedLast(...bank, both).lines).toEqual([
      'player-bank[K:B] +600',
      'player-bank[K:Q] +400',
      'garage:voluntary[K:B] -180',
      'garage:voluntary[K:Q] -120',
      'chips:custody:T1 -700',
    ]);
  });

  it('both go back into play, each member his own, where the banker plays all in', () => {
    const allIn = coup(0, 0, { coupNo: 9, allIn: true });
    expect(postedLast(...bank, garage('voluntary', 300), garage('improper', 100), allIn).lines).toEqual([
      'garage:voluntary[K:B] +180',
      'garage:voluntary[K:Q] +120',
      'garage:improper[K:B] +60',
      'garage:improper[K:Q] +40',
      'player-bank[K:B] -240',
      'player-bank[K:Q] -160',
    ]);
  });

  it('of a bank that was not put up move nothing', () => {
    expect(postedLast(chemin, garage('voluntary', 300)).lines).toEqual([]);
    expect(postedLast(chemin, coup(0, 0, { allIn: true })).lines).toEqual([]);
  });

  it('larger than the bank are reserved in full, the rest for the banker, with a finding', () =>
    expect(postedLast(...bank, garage('voluntary', 1_100))).toEqual({
      lines: [
        'player-bank[K:B] +600',
        'player-bank[K:Q] +400',
        'variance:custody:T1 +100',
        'garage:voluntary[K:B] -700',
        'garage:voluntary[K:Q] -400',
      ],
      findings: ['garage-below-threshold', 'movement-not-covered'],
    }));
});

describe('a bank that ends', () => {
  const bank = [chemin, adjudicated(600, [['Q', 400]]), garage('voluntary', 300), garage('improper', 100)];

  it('pays each member his balance, from play first, then from his garages', () =>
    expect(
      postedLast(
        ...bank,
        ended([
          ['B', 600],
          ['Q', 400],
        ]),
      ),
    ).toEqual({
      lines: [
        'player-bank[K:B] +360',
        'garage:improper[K:B] +60',
        'garage:voluntary[K:B] +180',
        'player-bank[K:Q] +240',
        'garage:improper[K:Q] +40',
        'garage:voluntary[K:Q] +120',
        'chips:custody:T1 -1000',
      ],
      findings: [],
    }));

  it('kept over the close is a deposit', () =>
    expect(postedLast(chemin, adjudicated(500), ended([['B', 500]], { paidOut: 'deposit' })).lines).toEqual([
      'chips:cage +500',
      'player-bank[K:B] +500',
      'chips:custody:T1 -500',
      'bank-deposit[B] -500',
    ]));

  it('pays more than it has against the variance, with a finding', () =>
    expect(
      postedLast(
        chemin,
        adjudicated(500),
        ended([
          ['B', 300],
          ['B', 250],
        ]),
      ),
    ).toEqual({
      lines: ['player-bank[K:B] +500', 'variance:custody:T1 +50', 'chips:custody:T1 -550'],
      findings: ['bank-passed-undealt', 'bank-return-differs'],
    }));

  it('pays a coup that is void afterwards out of the variance: it is gone', () => {
    const voided = tell('coup.voided', {
      bank: 'K',
      shoeNo: 1,
      coupNo: 1,
      settled: true,
      reasonCode: 'r',
      refunds: [],
      by: BY,
    });
    const before = [chemin, adjudicated(500), coup(100, 0), ended([['B', 595]])];
    expect(postedLast(...before, voided).lines).toEqual([
      'variance:custody:T1 +95',
      'commission:bank:T1 +5',
      'chips:custody:T1 -95',
      'chips:cagnotte:T1 -5',
    ]);
  });
});

describe('deposits, two tableaux', () => {
  const deposited = (means: 'cash' | 'cheque' | 'guarantee', amount = 600) =>
    tell('bank.deposited', { banker: 'B', amount, means, mode: 'limited', bank: 'K', document: 'CH-1' });
  const putInPlay = (amount = 600) => tell('bank.put-in-play', { bank: 'K', banker: 'B', amount });
  const withdrawn = (amount: number, paidOut: 'chips' | 'deposit') =>
    tell('bank.withdrawn', { bank: 'K', banker: 'B', amount, paidOut });

  it('come in, in cash or by cheque; a guarantee posts nothing', () => {
    expect(postedLast(deposited('cash')).lines).toEqual(['cash:cage +600', 'bank-deposit[B] -600']);
    expect(postedLast(deposited('cheque')).lines).toEqual([
      'cheques:cage[CH-1] +600',
      'bank-deposit[B] -600',
    ]);
    expect(postedLast(deposited('guarantee')).lines).toEqual([]);
  });

  it('are put in play: chips of the cage into custody', () =>
    expect(postedLast(deposited('cash'), putInPlay())).toEqual({
      lines: ['chips:custody:T1 +600', 'bank-deposit[B] +600', 'chips:cage -600', 'player-bank[K:B] -600'],
      findings: [],
    }));

  it('beyond the deposit are covered by a guarantee, as far as it goes', () => {
    expect(postedLast(deposited('guarantee', 1_000), putInPlay(600))).toEqual({
      lines: ['chips:custody:T1 +600', 'bank-deposit[B] +600', 'chips:cage -600', 'player-bank[K:B] -600'],
      findings: [],
    });
    expect(postedLast(deposited('guarantee', 400), putInPlay(600))).toEqual({
      lines: [
        'chips:custody:T1 +600',
        'bank-deposit[B] +400',
        'variance:cage +200',
        'chips:cage -600',
        'player-bank[K:B] -600',
      ],
      findings: ['movement-not-covered'],
    });
    const released = tell('bank.deposit-returned', { banker: 'B', amount: 400, guaranteeReleased: 'G' });
    expect(postedLast(deposited('guarantee', 400), released, putInPlay(600)).findings).toEqual([
      'movement-not-covered',
    ]);
  });

  it('are withdrawn from the bank, in chips or at the cage', () => {
    expect(postedLast(deposited('cash'), putInPlay(), withdrawn(600, 'chips')).lines).toEqual([
      'player-bank[K:B] +600',
      'chips:custody:T1 -600',
    ]);
    expect(postedLast(deposited('cash'), putInPlay(), withdrawn(600, 'deposit')).lines).toEqual([
      'chips:cage +600',
      'player-bank[K:B] +600',
      'chips:custody:T1 -600',
      'bank-deposit[B] -600',
    ]);
  });

  it('of a banker with partners are withdrawn from his own part first', () => {
    const joined = tell('bank.partner-joined', { bank: 'K', partner: 'Q', amount: 100, paidFrom: 'chips' });
    expect(postedLast(deposited('cash'), putInPlay(), joined, withdrawn(650, 'chips')).lines).toEqual([
      'player-bank[K:B] +600',
      'player-bank[K:Q] +50',
      'chips:custody:T1 -650',
    ]);
  });

  it('are paid back as reported; an amount never deposited is a variance, with a finding', () => {
    const paid = (amount: number) =>
      tell('bank.deposit-returned', {
        banker: 'B',
        amount,
        paid: [
          { means: 'cash', amount: 500 },
          { means: 'bank', amount: amount - 500 },
        ],
      });
    expect(postedLast(deposited('cash'), paid(600)).lines).toEqual([
      'bank-deposit[B] +600',
      'cash:cage -500',
      'bank -100',
    ]);
    expect(postedLast(deposited('cash'), paid(700))).toEqual({
      lines: ['bank-deposit[B] +600', 'variance:cage +100', 'cash:cage -500', 'bank -200'],
      findings: ['movement-not-covered'],
    });
  });
});

describe('events of the bank that move no money', () => {
  test.each([
    tell('bank.offered', {}),
    tell('bank.refused', {}),
    tell('bank.passed', { bank: 'K', amount: 500 }),
    tell('bank.auctioned', { bids: [] }),
    tell('bank.broken', { bank: 'K', banker: 'B' }),
    tell('shoe.started', { shoeNo: 1, decks: 6 }),
    tell('gaming-day.opened', { by: { id: 'E' } }, OFFICE),
    tell('cage.cheque-issued', { amount: 5, document: 'D', pays: 'prize', by: BY }, CAGE),
  ])('$type', (event) => expect(postedLast(event)).toEqual({ lines: [], findings: [] }));
});
