import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import { EMPTY_TABLE, type PlacedBet, type Round, type TableState, type TableTerms } from '../round';
import { resultOf, type Settlement, totalCommission } from '../settlement';
import type { ReportedOpening } from '../table-reports';
import { present } from '../../kernel/present';

/** The worked examples of section 4.7 of the second part of the regulation's matrix. Amounts in cents. */

const { rules: paiGow, uncited } = watchRules('pai-gow-poker');
const TERMS: TableTerms = { minimum: 1000n };

const words = (text: string): string[] => text.split(' ');
/** "Ks Kh 7d 7c 3s / Ad Qc" */
const set = (hand: string) => {
  const [big = '', small = ''] = hand.split(' / ');
  return { big: words(big), small: words(small) };
};

type Bet = Omit<PlacedBet, 'betId'>;
const on = (stake: bigint, seat = 1, more: Partial<PlacedBet> = {}): Bet => ({
  type: 'player-bet',
  stake,
  seat,
  ...more,
});
const bankOf = (stake: bigint, seat: number): Bet => on(stake, seat, { type: 'bank' });

interface Circumstances {
  readonly outcome?: object;
  readonly answers?: Partial<Answers>;
  readonly terms?: TableTerms;
  readonly before?: TableState;
  readonly declared?: Round['declared'];
}

/** The hands by their places: 0 is the croupier, who holds the bank unless the outcome says another one. */
function play(hands: readonly string[], bets: readonly Bet[], more: Circumstances = {}) {
  const { outcome, answers = {}, terms = TERMS, before, declared } = more;
  const [croupier = '', ...seated] = hands;
  const round = {
    bets: bets.map((bet, index) => ({ betId: `${index}`, ...bet })),
    outcome: {
      bank: 'croupier',
      croupier: set(croupier),
      hands: seated.map((hand, index) => ({ seat: index + 1, ...set(hand) })),
      ...outcome,
    },
  };
  const known = {
    ...round,
    ...present({ before, declared }),
  };
  return evaluateRound(paiGow, known, { currency: 'EUR', answers: answersOf(answers), terms });
}

const nets = ({ bets }: Settlement): bigint[] => bets.map(({ paid, taken }) => paid - taken);

const BANK = 'Js Jh 5d 5c 2s / As Th';
const WINS = 'Ks Kh 7d 7c 3s / Ad Qc';
const LOSES = '9s 9h 4d 4c 3h / Kc Qd';
const DIVIDED = 'Qs Qh 8d 8c 3d / 9d 8h';

describe('a round', () => {
  it.each<[string, string, string, Partial<Answers>, bigint]>([
    ['D2-1: both hands better, less 5 %', BANK, WINS, {}, 9500n],
    ['D2-2: the big one better, the small one equal', 'Js Jh 5d 5c 2s / As Qh', WINS, {}, 0n],
    ['the small one better, the big one equal', 'Js Jh 5d 5c 2s / As Th', 'Jd Jc 5h 5s 2d / Ad Qc', {}, 0n],
    ['D2-3: the big one worse, the small one equal', BANK, '9s 9h 4d 4c 3h / Ac Td', {}, -10_000n],
    ['the small one worse, the big one equal', BANK, 'Jd Jc 5h 5s 2d / Kd Qc', {}, -10_000n],
    ['D2-3: both equal', BANK, 'Jd Jc 5h 5s 2d / Ac Td', {}, -10_000n],
    ['both worse', BANK, LOSES, {}, -10_000n],
    ['only the big one better', BANK, DIVIDED, {}, 0n],
    ['only the small one better', BANK, '9s 9h 4d 4c 3h / Ad Qc', {}, 0n],
    ['D2-4: a hand that is set wrongly', BANK, 'Ac Qh 9d 7c 5s / 2d 2h', {}, -10_000n],
    ['a bank that is set wrongly', 'Ac Qh 9d 7c 5s / 2d 2h', LOSES, {}, 9500n],
    ['D2-7: ace to five above nine to king', '9c Tc Jd Qc Kd / 3s 2s', 'Ac 2c 3d 4d 5d / 6c 4h', {}, 9500n],
    [
      'OP2-25: or below every other straight',
      '9c Tc Jd Qc Kd / 3s 2s',
      'Ac 2c 3d 4d 5d / 6c 4h',
      { 'OP2-25': 'wheel-lowest' },
      0n,
    ],
    ['ten to ace above ace to five', 'Ac 2c 3d 4d 5d / 3s 2s', 'Th Jd Qc Kd As / 6c 4h', {}, 9500n],
    [
      'OP2-25: as printed, eight to queen is the highest',
      'Th Jd Qc Kd As / 3s 2s',
      '8c 9c Tc Js Qd / 6c 4h',
      { 'OP2-25': 'as-printed' },
      9500n,
    ],
    [
      'D2-8: the joker completes a straight flush',
      'Ks Kh Kd Kc 2s / 3s 2d',
      '5s 6s * 8s 9s / 4h 3c',
      {},
      9500n,
    ],
    [
      'D2-8: or is an ace only',
      'Ks Kh Kd Kc 2s / 3s 2d',
      '5s 6s * 8s 9s / 4h 3c',
      { 'OP2-24': 'ace-only' },
      0n,
    ],
    [
      'the joker and four aces above a royal flush',
      'Th Jh Qh Kh 9s / 3s 2d',
      'As Ah Ad Ac * / 4h 3c',
      {},
      9500n,
    ],
    ['the joker is an ace of the small hand', BANK, 'Ks Kh 7d 7c 3s / * Kd', {}, 9500n],
    ['the joker and the ace are a pair', BANK, 'Ks Kh 7d 7c 3s / * Ad', {}, 9500n],
    ['an ace, else', 'Qd Qc Kh 5c 2s / As Th', 'Qs Qh * 7c 3s / Ad Kc', {}, 9500n],
    ['a pair above the same pair in the small hand', BANK, 'As Ac Kd 7c 3s / Ah Ad', {}, 0n],
  ])('%s', (_what, bank, hand, answers, expected) => {
    const { settlement, findings } = play([bank, hand], [on(10_000n)], { answers });
    expect(nets(settlement)).toEqual([expected]);
    expect(totalCommission(settlement)).toBe(expected > 0n ? 500n : 0n);
    expect(codes(findings).filter((code) => code !== 'card-too-often')).toEqual([]);
  });

  it('D2-5: a player holds the bank; the house has the commission only', () => {
    const bets = [on(5000n, 1), on(8000n, 2), on(4000n, 3), bankOf(20_000n, 4)];
    const hands = [DIVIDED, WINS, '9s 9c 4d 4c 3h / Kc Td', 'Ac Ah 6h 6s 3c / 4h 2c', BANK];
    const { settlement, findings } = play(hands, bets, { outcome: { bank: 4 } });
    expect([nets(settlement), findings]).toEqual([[4750n, -8000n, 0n, 3000n], []]);
    expect([resultOf(settlement), totalCommission(settlement)]).toEqual([0n, 250n]);
    expect(settlement.after.memory).toEqual({ bank: 4 });
  });

  it('who holds the bank does not play against it: such a bet is given back', () => {
    const bets = [on(5000n, 1), on(3000n, 2), bankOf(20_000n, 2)];
    const { settlement } = play([LOSES, WINS, BANK], bets, { outcome: { bank: 2 } });
    expect(settlement.bets[1]).toMatchObject({ fate: 'not-accepted', paid: 0n, taken: 0n, returned: 3000n });
  });

  it('D2-6: 5 % of 12.50 is 0.62, or the nearest cent', () => {
    const net = (answers: Partial<Answers>) =>
      nets(play([BANK, WINS], [on(1250n)], { answers }).settlement)[0];
    expect([net({}), net({ 'OP2-01': 'half-up-to-cent' })]).toEqual([1188n, 1187n]);
  });

  it('keeps the commission of the announced rate to the cent; less is open where no rate is reported (1.1.9.D-VI.3-02)', () => {
    const kept = (paid: bigint, deduction?: bigint, commission?: object) =>
      play([BANK, WINS], [{ ...on(1250n), paid }], {
        ...(commission === undefined ? {} : { outcome: { commission } }),
        ...(deduction === undefined ? {} : { declared: { deduction, result: -1250n } }),
      }).findings.map(({ code, severity }) => `${code} ${severity}`);
    // Worth knowing of every such stake: 0.625 cannot be kept in cents.
    const inexact = 'stake-not-payable-exactly information';
    const [paid, deduction] = ['paid-differs', 'deduction-differs'];
    const [advised, broken] = ['advisory', 'violation'].map((as) => [
      inexact,
      `${paid} ${as}`,
      `${deduction} ${as}`,
    ]);
    const five = { numerator: 5, denominator: 100 };
    expect([kept(1188n, 62n), kept(1188n, 62n, five)]).toEqual([[inexact], [inexact]]);
    expect([kept(1190n, 60n), kept(1190n), kept(1250n, 0n)]).toEqual([advised, advised, advised]);
    expect([kept(1190n, 60n, five), kept(1190n, undefined, five), kept(1250n, 0n, five)]).toEqual([
      ...[broken, broken, broken],
    ]);
    expect(kept(1187n, 63n)).toEqual(broken);
    expect(kept(1251n, 0n)).toEqual([
      ...[inexact, 'paid-differs violation', 'result-differs violation', 'deduction-differs advisory'],
    ]);
  });

  it('takes the commission that was announced, and 5 % where more was', () => {
    const kept = (numerator: number) => {
      const outcome = { commission: { numerator, denominator: 100 } };
      const { settlement, findings } = play([BANK, WINS], [on(10_000n)], { outcome });
      return [totalCommission(settlement), codes(findings)];
    };
    expect([kept(3), kept(0)]).toEqual([
      [300n, []],
      [0n, []],
    ]);
    expect(kept(6)).toEqual([500n, ['commission-above-maximum']]);
  });

  it('OP2-23: may take it of what the bank gains, too', () => {
    const bets = [on(8000n, 1), bankOf(8000n, 2)];
    const answers = { 'OP2-23': 'net-gain-too' } as const;
    const { settlement } = play([DIVIDED, LOSES, BANK], bets, { outcome: { bank: 2 }, answers });
    expect([nets(settlement), totalCommission(settlement), resultOf(settlement)]).toEqual([
      [-8000n, 7600n],
      400n,
      0n,
    ]);
  });

  it("the house plays against a player's bank with what it states", () => {
    const bets = [on(1000n, 1), bankOf(10_000n, 2)];
    const house = (croupier: string) =>
      resultOf(
        play([croupier, DIVIDED, BANK], bets, { outcome: { bank: 2, croupierStake: 3000 } }).settlement,
      );
    expect([house(WINS), house(LOSES), house(DIVIDED)]).toEqual([3000n, -3000n, 0n]);
    const fouled = 'Ac Qh 9d 7c 5s / 2d 2h';
    const outcome = { bank: 2, croupierStake: 3000 };
    expect(resultOf(play([LOSES, DIVIDED, fouled], bets, { outcome }).settlement)).toBe(3000n);
  });

  it('a bank loses at most what it put up, and the round is incomplete if it put up nothing', () => {
    const outcome = { bank: 2 };
    const low = play([DIVIDED, WINS, BANK], [on(5000n), bankOf(3000n, 2)], { outcome });
    expect([nets(low.settlement)[1], codes(low.findings)]).toEqual([-3000n, ['bank-below-bets']]);
    const none = play([DIVIDED, WINS, BANK], [on(5000n)], { outcome });
    expect([none.settlement.complete, codes(none.findings)]).toEqual([false, ['bank-below-bets']]);
    const even = play([DIVIDED, DIVIDED, BANK], [on(5000n), bankOf(5000n, 2)], { outcome });
    expect(even.settlement.bets[1]).toMatchObject({ fate: 'null', returned: 5000n });
  });
});

describe('what is checked', () => {
  it('a hand that is set wrongly and was paid is found by the rule on such hands', () => {
    const bets = [{ betId: 'b', ...on(10_000n, 1, { paid: 9500n, taken: 0n }) }];
    const outcome = {
      bank: 'croupier',
      croupier: { big: ['2c', '3c', '5d', '6h', '8s'], small: ['4c', '7d'] },
      hands: [{ seat: 1, big: ['Ac', 'Qh', '9d', '7c', '5s'], small: ['2d', '2h'] }],
    };
    const { findings } = evaluateRound(
      paiGow,
      { bets, outcome },
      { currency: 'EUR', answers: answersOf({}) },
    );
    const ofMoney = findings.filter(({ code }) => code === 'paid-differs' || code === 'taken-differs');
    expect(ofMoney.map(({ ruleId }) => ruleId)).toEqual(['1.1.9.D-VIII.3-01', '1.1.9.D-VIII.3-01']);
  });

  const dealt = [BANK, WINS];
  it.each<[string, string[], Bet[], Circumstances, string[]]>([
    ['less than the minimum', dealt, [on(980n)], {}, ['under-minimum']],
    ['more than 25 times it', dealt, [on(25_020n)], {}, ['over-limit']],
    ['25 times it', dealt, [on(25_000n)], {}, []],
    ['a bet after the call', dealt, [on(1000n, 1, { options: { late: true } })], {}, ['late-bet']],
    ['options that say nothing', dealt, [on(1000n, 1, { options: { late: 1 } })], {}, ['bet-not-readable']],
    ['a seat without a hand', dealt, [on(1000n, 2)], {}, ['bet-not-readable']],
    ['a bet of trijoker', dealt, [on(1000n, 1, { type: 'bet-1' })], {}, ['bet-not-offered']],
    ['a bank beside that of the croupier', dealt, [bankOf(1000n, 1)], {}, ['bet-not-available']],
    [
      'a bet of the banker',
      [DIVIDED, LOSES, BANK],
      [on(1000n, 2), bankOf(1000n, 2)],
      { outcome: { bank: 2 } },
      ['bet-not-available'],
    ],
    [
      'a bet of another game at the seat of the bank',
      [DIVIDED, LOSES, BANK],
      [on(1000n, 2, { type: 'bet-1' }), bankOf(1000n, 2)],
      { outcome: { bank: 2 } },
      ['bet-not-offered'],
    ],
    [
      'two stakes of one bank',
      [DIVIDED, LOSES, BANK],
      [bankOf(1000n, 2), bankOf(1000n, 2)],
      { outcome: { bank: 2 } },
      ['bet-not-readable', 'bank-below-bets'],
    ],
    ['a seat that there is not', dealt, [on(1000n, 7)], {}, ['bet-not-readable', 'seat-not-at-table']],
    ['a card twice', [BANK, 'Ks Kh 7d 7c 3s / As Qc'], [on(1000n)], {}, ['card-too-often']],
    [
      'a card twice in a hand',
      [BANK, 'Ks Ks 7d 7c 3s / Ad Qc'],
      [on(1000n)],
      {},
      ['bet-not-readable', 'card-too-often'],
    ],
    [
      'a card in both hands of one seat',
      [BANK, 'Ks Kh 7d 7c 3s / Ks Qc'],
      [on(1000n)],
      {},
      ['bet-not-readable', 'card-too-often'],
    ],
    ['the first hand by the dice', dealt, [], { outcome: { dice: [1, 3, 4], firstHand: 'croupier' } }, []],
    ['the first hand by fifteen', dealt, [], { outcome: { dice: [5, 5, 5], firstHand: 'croupier' } }, []],
    ['by a sum of four', dealt, [], { outcome: { dice: [1, 1, 2], firstHand: 3 } }, []],
    ['to another place', dealt, [], { outcome: { dice: [1, 1, 2], firstHand: 4 } }, ['first-hand-misplaced']],
    [
      'counted from the bank',
      [DIVIDED, LOSES, BANK],
      [bankOf(1000n, 2)],
      { outcome: { bank: 2, dice: [1, 1, 2], firstHand: 5 } },
      [],
    ],
  ])('%s', (_what, hands, bets, more, expected) =>
    expect(codes(play(hands, bets, more).findings)).toEqual(expected),
  );

  const held = (bank: string | number): TableState => ({ ...EMPTY_TABLE, memory: { bank } });

  it('the bank is next of the first seat after its last place, in whatever order the hands are reported', () => {
    const hands = [WINS, LOSES, DIVIDED].map((hand, index) => ({ seat: index + 1, ...set(hand) }));
    const told = { bank: 3, hands: [hands[1], hands[2], hands[0]] };
    const { findings } = play([BANK], [bankOf(1000n, 3)], { outcome: told, before: held('croupier') });
    expect(findings.filter(({ code }) => code === 'bank-out-of-turn')).toMatchObject([
      { severity: 'advisory', expected: 'the bank at seat 1' },
    ]);
  });

  it.each<[string, string | number, TableState, number[], string[]]>([
    ['begins with the croupier', 'croupier', EMPTY_TABLE, [], []],
    ['begins with nobody else', 1, EMPTY_TABLE, [], ['violation']],
    ['goes to the next seat', 1, held('croupier'), [], []],
    ['passes over one who refused', 2, held('croupier'), [1], []],
    ['passes over one who said nothing', 2, held('croupier'), [], ['advisory']],
    ['comes back to the croupier', 'croupier', held(2), [], []],
    ['does not pass over the croupier', 1, held(2), [], ['violation']],
    ['stays with the croupier where all refuse', 'croupier', held('croupier'), [1, 2], []],
  ])('the bank %s', (_what, bank, before, refused, expected) => {
    const bets = bank === 'croupier' ? [] : [bankOf(1000n, Number(bank))];
    const { findings } = play([BANK, WINS, LOSES], bets, { outcome: { bank, refused }, before });
    expect(findings.map(({ severity }) => severity)).toEqual(expected);
    expect(codes(findings)).toEqual(expected.map(() => 'bank-out-of-turn'));
  });

  it.each([
    { bank: 'croupier' },
    { croupier: set(BANK), hands: [] },
    null,
    { bank: 'croupier', croupier: set(BANK), hands: [], dice: [1, 6, 7] },
    { bank: 'croupier', croupier: set(BANK), hands: [], dice: [1, 6] },
    { bank: 'croupier', croupier: set(BANK), hands: [], commission: { numerator: 1, denominator: 0 } },
    { bank: 'croupier', croupier: set(BANK), hands: [], commission: { numerator: 1 } },
    { bank: 'croupier', croupier: set(BANK), hands: [], croupierStake: -1 },
  ])('an outcome of %j cannot be read', (outcome) => {
    const round = { bets: [{ betId: 'a', ...on(1000n) }], outcome };
    const { findings } = evaluateRound(paiGow, round, { currency: 'EUR', answers: answersOf({}) });
    expect(codes(findings)).toEqual(['outcome-not-readable']);
  });
});

describe('a table', () => {
  const setting = (answers: Partial<Answers> = {}) => ({ currency: 'EUR', answers: answersOf(answers) });
  const staff = ['table-chief', 'croupier'].map((role, index) => ({ id: `${index}`, role }));
  const open = (opening: Partial<ReportedOpening>, answers: Partial<Answers> = {}) =>
    paiGow.checks.opening({ terms: TERMS, staff, ...opening }, setting(answers));
  const most = (maximum: bigint) => ({ terms: { ...TERMS, maxima: { 'player-bet': maximum } } });

  it.each<[string, Partial<ReportedOpening>, Partial<Answers>, string[]]>([
    ['a chief, a croupier, a deck', { decks: 1 }, {}, []],
    ['no croupier', { staff: staff.slice(0, 1) }, {}, ['staff-below-minimum violation']],
    ['25 times its minimum', most(25_000n), {}, []],
    ['more', most(25_001n), {}, ['maximum-not-by-rule violation']],
    ['less', most(20_000n), {}, ['maximum-not-by-rule advisory']],
    ['OP2-26: less, where it may', most(20_000n), { 'OP2-26': 'at-most' }, []],
    ['seven seats', { terms: { ...TERMS, seats: 7 } }, {}, ['seats-above-maximum violation']],
    ['two decks', { decks: 2 }, {}, ['decks-not-by-rule violation']],
    [
      'a minimum below the authorised one',
      { terms: { ...TERMS, authorised: { minimum: { from: 2000n } } } },
      {},
      ['minimum-not-authorised violation'],
    ],
  ])('opens with %s', (_what, opening, answers, expected) =>
    expect(open(opening, answers).map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected),
  );

  it('has a supervisor with one other table at most, gives back a void deal, and has the same checks after a change of limits', () => {
    const table = (name: string) => ({ table: name, game: 'pai-gow-poker' as const, terms: TERMS, staff });
    expect(codes(paiGow.checks.room(['P1', 'P2', 'P3'].map(table), setting()))).toEqual([
      'chief-over-two-tables',
    ]);
    const bets = [{ betId: 'a', stake: 500n }];
    const voided = { settled: false, reasonCode: 'misdeal', refunds: [], bets };
    expect(codes(paiGow.checks.voided(voided, setting()))).toEqual(['refund-not-the-stake']);
    const change = { before: TERMS, after: most(20_000n).terms, announcedAtRound: 1 };
    expect(codes(paiGow.checks.limitChange(change, setting()))).toEqual(['maximum-not-by-rule']);
    expect(paiGow.checks.closing(EMPTY_TABLE, setting())).toEqual([]);
  });
});

it('the register of section 4 has every rule that is applied cited by these rows', () =>
  expect(uncited()).toEqual([]));
