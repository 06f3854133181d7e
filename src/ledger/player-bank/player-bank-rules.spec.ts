import { BY, openedBook, tell, written } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** Postings and findings for players' banks from the reports of their tables. */

const STAFF = ['inspector', 'croupier', 'cambista', 'auxiliary'].map((role) => ({ id: role, role }));

const opened = (
  game: string,
  bank: 'limited' | 'unlimited' | 'free' = 'limited',
  minimum = 1_000,
): CasinoEvent =>
  tell('table.opened', {
    game,
    minimum,
    bank,
    float: { amount: 0 },
    captures: { rounds: true, buyIns: true },
    staff: STAFF,
    seats: 9,
  });

const taken = (banker: string, amount: number, more: object = {}) =>
  tell('bank.adjudicated', { bank: 'K', banker, amount, paidFrom: 'chips', how: 'offer', ...more });

let coups = 0;
const coup = (winner: 'bank' | 'punto' | 'tie', stakes: readonly number[], more: object = {}) =>
  tell('coup.played', {
    bank: 'K',
    shoeNo: 1,
    coupNo: (coups += 1),
    bets: stakes.map((stake, index) => ({ betId: `${coups}-${index}`, stake, player: `P${index}` })),
    results: [{ tableau: 1, winner }],
    ...more,
  });

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.slice(2)
    .flatMap(({ evaluation }) => evaluation.findings.map(({ code }) => code));

describe('a bank of chemin de fer', () => {
  it('keeps the rules: CF-1, CF-2', () => {
    expect(
      found(
        opened('chemin-de-fer'),
        taken('B', 10_000, { seat: 1 }),
        coup('bank', [6_000, 4_000], { bankBefore: 10_000, commission: { amount: 500 } }),
        coup('punto', [5_000, 3_000, 2_000], { bankBefore: 19_500, totals: { collected: 0, paid: 10_000 } }),
        tell('bank.ended', { bank: 'K', cause: 'lost', returned: [{ member: 'B', amount: 9_500 }] }),
        tell('bank.offered', { seat: 2, floor: 1_000 }),
      ),
    ).toEqual([]);
  });

  it('breaks the rules, event by event, and is posted in spite of it', () => {
    expect(
      found(
        opened('chemin-de-fer'),
        taken('B', 100_001, { partners: [{ player: 'croupier', amount: 1_000, paidFrom: 'chips' }] }),
        coup('bank', [6_000], {
          bankBefore: 10_000,
          allIn: true,
          commission: { amount: 100 },
          playersPresent: 3,
        }),
        coup('bank', [5_000], { totals: { collected: 4_000, paid: 0 } }),
        tell('bank.passed', { bank: 'K', amount: 1 }),
      ),
    ).toEqual([
      'bank-over-maximum',
      'house-in-circle-game',
      'players-below-minimum',
      'todo-va-not-allowed',
      'bank-amount-differs',
      'commission-differs',
      'improper-garage-differs',
      'coup-totals-differ',
      'bank-amount-differs',
    ]);
  });

  it('covers bets up to what is in play, by seat', () => {
    const bets = [
      { betId: 'a', stake: 8_000, player: 'P9', seat: 9, covered: 8_000 },
      { betId: 'b', stake: 8_000, player: 'P2', seat: 2, covered: 8_000 },
    ];
    expect(
      found(opened('chemin-de-fer'), taken('B', 10_000, { seat: 1 }), coup('tie', [], { bets })),
    ).toEqual(['coverage-differs']);
  });

  it('lets only the player who lost banco call banco seguido', () => {
    const call = (player: string, name: string, stake: number) => [
      { betId: `${name}-${player}`, stake, player, call: name },
    ];
    const events = (player: string) => [
      opened('chemin-de-fer'),
      taken('B', 10_000),
      coup('bank', [], { bets: call('P5', 'banco', 10_000) }),
      coup('punto', [], { bets: call(player, 'banco-seguido', 19_500) }),
    ];
    expect([found(...events('P5')), found(...events('P6'))]).toEqual([[], ['call-not-available']]);
  });

  it('CF-10: "todo va" plays the garage, too', () => {
    const aside = [{ kind: 'voluntary', amount: 200_000, move: 'set-aside' }];
    const book = openedBook(
      opened('chemin-de-fer', 'unlimited'),
      taken('B', 400_000, { mode: 'unlimited' }),
      coup('bank', [300_000]),
      coup('tie', [], { garages: aside }),
      coup('punto', [685_000], { allIn: true, bankBefore: 685_000 }),
    );
    const { evaluation } = book.entries.at(-1)!;
    expect(evaluation.findings).toEqual([]);
    expect(evaluation.session.banks).toMatchObject([
      { members: [{ inPlay: 0n, voluntary: 0n, improper: 0n }] },
    ]);
    expect(written(evaluation.lines)).toContain('garage:voluntary[K:B] +200000');
  });

  it('returns to each member what the books owe him, to the cent: CF-7', () => {
    const events = (b: number, q: number) => [
      opened('chemin-de-fer'),
      taken('B', 10_000, { partners: [{ player: 'Q', amount: 5_000, paidFrom: 'chips' }] }),
      coup('bank', [7_700]),
      tell('bank.passed', { bank: 'K', amount: 22_315 }),
      tell('bank.ended', {
        bank: 'K',
        cause: 'passed',
        returned: [
          { member: 'B', amount: b },
          { member: 'Q', amount: q },
        ],
      }),
    ];
    expect(found(...events(14_877, 7_438))).toEqual([]);
    expect(found(...events(14_876, 7_439))).toContain('bank-return-differs');
  });
});

describe('a bank over two tableaux', () => {
  const deposit = (amount: number, more: object = {}) =>
    tell('bank.deposited', {
      banker: 'B',
      amount,
      means: 'cash',
      mode: 'limited',
      bank: 'K',
      by: BY,
      ...more,
    });
  const put = (amount: number) => tell('bank.put-in-play', { bank: 'K', banker: 'B', amount });
  const both = (first: string, second: string, more: object = {}) =>
    coup('tie', [], {
      results: [
        { tableau: 1, winner: first },
        { tableau: 2, winner: second },
      ],
      bets: [
        { betId: `c1-${(coups += 1)}`, stake: 30_000, tableau: 1, covered: 30_000 },
        { betId: `c2-${coups}`, stake: 30_000, tableau: 2, covered: 30_000 },
      ],
      ...more,
    });
  const begun = [opened('baccarat-two-tableaux'), deposit(60_000), put(60_000)];

  it('keeps the rules: broken, deposited again, withdrawn', () => {
    expect(
      found(
        ...begun,
        both('punto', 'punto'),
        tell('bank.broken', { bank: 'K', banker: 'B' }),
        deposit(60_000, { again: true }),
        put(60_000),
        both('bank', 'tie', { commission: { amount: 600 }, bankBefore: 60_000 }),
        tell('bank.withdrawn', { bank: 'K', banker: 'B', amount: 89_400, paidOut: 'chips' }),
      ),
    ).toEqual([]);
  });

  it('that ends at the cage is a deposit again, which may be put in play', () => {
    const ends = (paidOut: 'chips' | 'deposit') =>
      found(
        ...begun,
        tell('bank.ended', {
          bank: 'K',
          cause: 'shoe-ended',
          returned: [{ member: 'B', amount: 60_000 }],
          paidOut,
        }),
        tell('bank.put-in-play', { bank: 'L', banker: 'B', amount: 60_000 }),
      );
    expect([ends('deposit'), ends('chips')]).toEqual([[], ['deposit-missing']]);
  });

  it('goes on in a later session with the deposit that the cage kept, and with no more than that', () => {
    const secondSession = (amount: number) => {
      const events = [
        ...begun,
        tell('bank.ended', {
          bank: 'K',
          cause: 'session-ended',
          paidOut: 'deposit',
          returned: [{ member: 'B', amount: 60_000 }],
        }),
        { ...opened('baccarat-two-tableaux'), sessionno: 2 },
        tell(
          'bank.adjudicated',
          {
            bank: 'L',
            banker: 'B',
            amount,
            paidFrom: 'deposit',
            mode: 'limited',
            how: 'continued',
            continues: 'K',
          },
          { sessionno: 2 },
        ),
        tell('bank.put-in-play', { bank: 'L', banker: 'B', amount }, { sessionno: 2 }),
      ];
      return found(...events).filter((code) => /deposit|covered/.test(code));
    };
    expect(secondSession(60_000)).toEqual([]);
    expect(secondSession(60_001)).toEqual(['deposit-missing', 'deposit-missing']);
  });

  it('breaks the rules: too small a deposit, a garage, a part withdrawn', () => {
    expect(
      found(
        ...begun,
        both('punto', 'punto'),
        deposit(59_000, { again: true }),
        put(59_000),
        both('bank', 'tie', { allIn: true }),
        tell('bank.withdrawn', { bank: 'K', banker: 'B', amount: 1_000, paidOut: 'chips' }),
      ),
    ).toEqual([
      'redeposit-below-initial',
      'coverage-differs',
      'garage-not-available',
      'withdrawal-not-whole',
    ]);
  });
});

describe('a report that contradicts what is known of the bank', () => {
  const cheminDeFer = (...events: readonly CasinoEvent[]) =>
    found(opened('chemin-de-fer'), taken('B', 20_000, { seat: 1 }), ...events);
  const raised = (bank: string) =>
    tell('bank.raised', { bank, player: 'B', amount: 1_000, paidFrom: 'chips' });
  const ended = (cause: 'lost' | 'passed', returned: number, bank = 'K') =>
    tell('bank.ended', { bank, cause, returned: returned === 0 ? [] : [{ member: 'B', amount: returned }] });

  it('gives a finding if its bank was not put up', () => {
    const joined = tell('bank.partner-joined', { bank: 'X', partner: 'Q', amount: 1_000, paidFrom: 'chips' });
    const passed = tell('bank.passed', { bank: 'X', amount: 1_000 });
    expect(cheminDeFer(raised('X'), joined, passed)).toEqual(Array(3).fill('bank-not-put-up'));
    expect(cheminDeFer(raised('K'))).toEqual([]);
  });

  it('gives a finding if it puts up a bank twice, or a second one while the first has money', () => {
    expect(cheminDeFer(taken('B', 20_000, { seat: 1 }))).toEqual(['bank-put-up-twice']);
    const second = taken('C', 30_000, { bank: 'L', seat: 2 });
    expect(cheminDeFer(second)).toEqual(['two-banks-at-once']);
    expect(cheminDeFer(coup('punto', [20_000]), second)).toEqual([]);
    expect(cheminDeFer(coup('punto', [5_000]), ended('lost', 15_000), second)).toEqual([]);
  });

  it('gives a finding if it ends the bank otherwise than its last coup did', () => {
    const [won, lost, tied] = [coup('bank', [5_000]), coup('punto', [5_000]), coup('tie', [5_000])];
    const differs = ['bank-end-differs'];
    expect(cheminDeFer(won, ended('lost', 24_750))).toEqual(differs);
    expect(cheminDeFer(tied, ended('lost', 20_000))).toEqual(differs);
    expect(cheminDeFer(lost, ended('passed', 15_000))).toEqual(differs);
    expect(cheminDeFer(lost, tell('bank.passed', { bank: 'K', amount: 15_000 }))).toEqual(differs);
    expect(cheminDeFer(lost, ended('lost', 15_000))).toEqual([]);
    expect(cheminDeFer(won, ended('passed', 24_750))).toEqual([]);
  });

  it('gives a finding if it ends a bank as lost by a coup without bets, unless the coup states no amounts', () => {
    const nobody = coup('punto', [], { totals: { collected: 0, paid: 0 } });
    expect(cheminDeFer(nobody, ended('lost', 20_000))).toContain('bank-end-differs');
    expect(cheminDeFer(nobody, ended('passed', 20_000))).not.toContain('bank-end-differs');
    for (const cause of ['lost', 'passed'] as const)
      expect(cheminDeFer(coup('punto', []), ended(cause, 20_000))).not.toContain('bank-end-differs');
  });

  it('gives a finding if banker or partner bets against their own bank', () => {
    const bets = (player: string) => [{ betId: `own-${player}`, stake: 1_000, player, seat: 4 }];
    const partners = { partners: [{ player: 'Q', amount: 1_000, paidFrom: 'chips' }] };
    const against = (player: string) =>
      found(opened('chemin-de-fer'), taken('B', 20_000, partners), coup('tie', [], { bets: bets(player) }));
    expect(['B', 'Q', 'P'].map(against)).toEqual([['bets-of-the-bank'], ['bets-of-the-bank'], []]);
    // A bank that is put up twice, by mistake, keeps its partners.
    const again = [taken('B', 20_000, partners), taken('B', 1_000), coup('tie', [], { bets: bets('Q') })];
    expect(found(opened('chemin-de-fer'), ...again)).toEqual(['bank-put-up-twice', 'bets-of-the-bank']);
  });

  it('gives a finding if a coup is played in a shoe that has ended or was not begun', () => {
    const begun = (shoeNo: number) => tell('shoe.started', { shoeNo, decks: 6, behindCutCard: 7 });
    const over = tell('shoe.ended', { shoeNo: 1 });
    const of = (shoeNo: number) => coup('tie', [1_000], { shoeNo });
    const outside = ['coup-outside-shoe'];
    expect(cheminDeFer(begun(1), of(1), of(1))).toEqual([]);
    // The coup under way is the last one, and may be reported after the card that ends the shoe.
    expect(cheminDeFer(begun(1), of(1), over, of(1))).toEqual([]);
    expect(cheminDeFer(begun(1), of(1), over, of(1), of(1))).toEqual(outside);
    expect(cheminDeFer(begun(1), of(1), over, begun(2), of(2))).toEqual([]);
    expect(cheminDeFer(begun(1), of(1), of(2))).toEqual(outside);
    expect(cheminDeFer(begun(1), over, begun(2), of(1))).toEqual(outside);
    // Coups of a table that reports no shoes cannot be checked.
    expect(cheminDeFer(of(1), of(2))).toEqual([]);
  });

  it('gives a finding if it states a cloth twice, or one that the game does not have', () => {
    const told = (...winners: readonly (readonly [number, string])[]) =>
      cheminDeFer(
        coup('tie', [1_000], { results: winners.map(([tableau, winner]) => ({ tableau, winner })) }),
      );
    expect(told([1, 'bank'], [1, 'punto'])).toEqual(['outcome-not-readable']);
    expect(told([1, 'bank'], [2, 'punto'])).toEqual(['outcome-not-readable']);
    expect(told([1, 'bank'])).toEqual([]);
  });

  it('gives a finding if its coups have no bets', () => {
    const untold = [
      coup('bank', [], { totals: { collected: 1_000, paid: 0 } }),
      coup('bank', [], { totals: { collected: 1_000, paid: 0 } }),
    ];
    expect(cheminDeFer(...untold)).toEqual(['round-without-bets']);
    expect(cheminDeFer(coup('tie', []))).toEqual([]);
  });

  describe('over two tableaux', () => {
    const deposit = (mode: 'limited' | 'free') =>
      tell('bank.deposited', { banker: 'B', amount: 60_000, means: 'cash', mode, bank: 'K', by: BY });
    const put = (bank = 'K') => tell('bank.put-in-play', { bank, banker: 'B', amount: 30_000 });
    const twoCloths = (bank: 'limited' | 'free', ...events: readonly CasinoEvent[]) =>
      found(opened('baccarat-two-tableaux', bank), ...events);
    const played = coup('tie', [], {
      results: [
        { tableau: 1, winner: 'bank' },
        { tableau: 2, winner: 'tie' },
      ],
      bets: [{ betId: 'one-cloth', stake: 1_000, tableau: 1 }],
    });

    it('gives a finding if its kind of bank is not that of the table', () => {
      const kinds = ['limited', 'free'] as const;
      const differ = kinds.flatMap((table) => kinds.map((mode) => twoCloths(table, deposit(mode))));
      expect(differ).toEqual([[], ['bank-mode-differs'], ['bank-mode-differs'], []]);
    });

    it('gives a finding if it releases more of a guarantee than was given', () => {
      const given = tell('bank.deposited', { banker: 'B', amount: 60_000, means: 'guarantee', mode: 'free' });
      const released = (amount: number, banker = 'B') =>
        tell('bank.deposit-returned', { banker, amount, guaranteeReleased: 'G-1' });
      const notHeld = ['guarantee-not-held'];
      expect(twoCloths('free', given, released(60_000))).toEqual([]);
      expect(twoCloths('free', given, released(40_000), released(20_000))).toEqual([]);
      expect(twoCloths('free', given, released(60_001))).toEqual(notHeld);
      expect(twoCloths('free', given, released(60_000), released(60_000))).toEqual(notHeld);
      expect(twoCloths('free', given, released(1, 'C'))).toEqual(notHeld);
      const table = opened('baccarat-two-tableaux', 'free');
      const held = (...events: readonly CasinoEvent[]) =>
        openedBook(table, given, ...events).entries.at(-1)!.evaluation.findings[0]?.expected;
      expect(held(released(60_001))).toBe('at most 600.00 EUR of guarantee G-1 of B');
      const drawn = tell('bank.put-in-play', { bank: 'K', banker: 'B', amount: 5_000 });
      expect(held(drawn, released(60_000))).toBe(
        'at most 550.00 EUR of guarantee G-1 of B, who owes 50.00 EUR',
      );
    });

    it('gives a finding if it releases one of two guarantees twice, or one that covers a debt of the banker', () => {
      const given = (document: string) =>
        tell('bank.deposited', { banker: 'B', amount: 60_000, means: 'guarantee', mode: 'free', document });
      const released = (guaranteeReleased: string, amount = 60_000) =>
        tell('bank.deposit-returned', { banker: 'B', amount, guaranteeReleased });
      const both = [given('G-1'), given('G-2')];
      const notHeld = ['guarantee-not-held'];
      expect(twoCloths('free', ...both, released('G-1'), released('G-2'))).toEqual([]);
      expect(twoCloths('free', ...both, released('G-1'), released('G-1'))).toEqual(notHeld);
      expect(twoCloths('free', ...both, released('G-3'))).toEqual(notHeld);
      const drawn = tell('bank.put-in-play', { bank: 'K', banker: 'B', amount: 80_000 });
      expect(twoCloths('free', ...both, drawn, released('G-1', 40_000))).toEqual([]);
      expect(twoCloths('free', ...both, drawn, released('G-1', 40_001))).toEqual(notHeld);
    });

    it('gives a finding if it begins a second bank, withdraws for another banker or breaks a bank with money in it', () => {
      const begun = [deposit('limited'), put()];
      expect(twoCloths('limited', ...begun, put('L'))).toEqual(['two-banks-at-once']);
      const withdrawn = tell('bank.withdrawn', { bank: 'K', banker: 'C', amount: 30_980, paidOut: 'chips' });
      expect(twoCloths('limited', ...begun, played, withdrawn)).toEqual(['banker-differs']);
      const broken = tell('bank.ended', {
        bank: 'K',
        cause: 'broken',
        returned: [{ member: 'B', amount: 30_000 }],
      });
      expect(twoCloths('limited', ...begun, broken)).toEqual(['bank-not-broken']);
    });
  });
});
