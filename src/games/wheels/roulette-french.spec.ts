import { withoutTurn } from './wheel-direction';
import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, Round, TableState, TableTerms } from '../round';
import { type BetSettlement, resultOf, type Settlement } from '../settlement';
import type { ReportedOpening, StaffMember, TableAsOpened } from '../table-reports';
import { RED } from './roulette-layout';
import { placedBet as bet } from '../../../test/support/games/placed-bets';
import { present } from '../../kernel/present';

/** The worked examples of the regulation's matrix (section 2.h), and every rule of section 2. Amounts in cents. */

const { rules: rouletteFrench, uncited } = watchRules('roulette-french');
const EMPTY: TableState = { held: [], released: [] };
const m = (minimum: bigint, more: Partial<TableTerms> = {}): TableTerms => ({ minimum, ...more });

interface Spin extends Partial<Round> {
  readonly number?: number;
  readonly terms?: TableTerms;
  readonly answers?: Partial<Answers>;
}

function spin({ number = 0, terms, answers = {}, ...round }: Spin): {
  settlement: Settlement;
  findings: readonly Finding[];
} {
  const setting = { currency: 'EUR', answers: answersOf(answers), ...(terms ? { terms } : {}) };
  return evaluateRound(rouletteFrench, { bets: [], outcome: { number }, ...round }, setting);
}

const on = (type: string, selection: unknown, stake: bigint): PlacedBet => bet(type, stake, { selection });
const net = ({ paid, taken }: BetSettlement): bigint => paid - taken;

describe('FR-1: spin 17 decides every kind of bet', () => {
  const rows: [PlacedBet, bigint][] = [
    [on('straight-up', [17], 1000n), 35000n],
    [on('split', [17, 20], 1000n), 17000n],
    [on('street', [16, 17, 18], 1500n), 16500n],
    [on('corner', [16, 17, 19, 20], 2000n), 16000n],
    [on('six-line', [13, 14, 15, 16, 17, 18], 3000n), 15000n],
    [on('column', 2, 5000n), 10000n],
    [on('dozen', 2, 5000n), 10000n],
    [on('two-columns', [1, 2], 6000n), 3000n],
    [bet('odd', 2500n), 2500n],
    [bet('red', 4000n), -4000n],
  ];
  const { settlement, findings } = spin({ number: 17, bets: rows.map(([placed]) => placed), terms: m(500n) });

  it.each(rows.map(([{ type }, winnings], index) => [type, winnings, index] as const))(
    '%s brings %d',
    (_type, winnings, index) => expect(net(settlement.bets[index]!)).toBe(winnings),
  );

  it('costs the house 1,210.00, and nothing is found', () => {
    expect(resultOf(settlement)).toBe(-121000n);
    expect(findings).toEqual([]);
  });
});

describe('FR-2: on zero the bets that cover it win, and half of a simple bet comes back', () => {
  it.each([
    [on('straight-up', 0, 500n), 17500n],
    [on('street-zero', [0, 2, 3], 500n), 5500n],
    [bet('first-four', 500n), 4000n],
    [on('dozen', 1, 2000n), -2000n],
    [bet('red', 5000n, { options: { onZero: 'withdraw' } }), -2500n],
  ])('%j', (placed, winnings) => {
    const { settlement, findings } = spin({ bets: [placed], terms: m(500n) });
    expect(net(settlement.bets[0]!)).toBe(winnings);
    expect(findings).toEqual([]);
  });

  it('gives the owner of the red bet 25.00 of his 50.00', () => {
    const { settlement } = spin({ bets: [bet('red', 5000n, { options: { onZero: 'withdraw' } })] });
    expect(settlement.bets[0]).toMatchObject({ fate: 'part-back', taken: 2500n, returned: 2500n, held: 0n });
  });
});

/** A bet through several spins: each a number and what its owner does if it is zero; "last" ends the session. */
type Course = readonly (readonly [number, ('leave' | 'withdraw' | undefined)?, 'last'?])[];

function play(
  placed: PlacedBet,
  course: Course,
  { terms, answers }: Pick<Spin, 'terms' | 'answers'> = {},
): { toPlayer: bigint; house: bigint; held: bigint; findings: string[] } {
  let [before, house, toPlayer] = [EMPTY, 0n, 0n];
  const findings: string[] = [];
  course.forEach(([number, onZero, last], index) => {
    const held = before.held[0];
    const again = { ...placed, stake: held?.stake ?? placed.stake, ...(index > 0 ? { carried: true } : {}) };
    const options = onZero === undefined ? {} : { options: { onZero } };
    const round = spin({
      number,
      before,
      bets: [{ ...again, ...options }],
      lastOfSession: last === 'last',
      ...(terms ? { terms } : {}),
      ...(answers ? { answers } : {}),
    });
    const settled = round.settlement.bets[0]!;
    expect(settled.stake).toBe(settled.taken + settled.held + settled.returned);
    house += resultOf(round.settlement);
    toPlayer += settled.returned + settled.paid;
    before = round.settlement.after;
    findings.push(...codes(round.findings));
  });
  return { toPlayer, house, held: before.held[0]?.stake ?? 0n, findings };
}

describe('FR-3: red with 40.00 through repeated zeros', () => {
  it.each<[string, Course, bigint, bigint]>([
    ['a', [[0, 'leave'], [7]], 4000n, 0n],
    ['b', [[0, 'leave'], [0, 'leave'], [7]], 2000n, 2000n],
    [
      'c',
      [
        [0, 'leave'],
        [0, 'withdraw'],
      ],
      1000n,
      3000n,
    ],
    ['d', [[0, 'leave'], [8]], 0n, 4000n],
    ['e', [[0, 'leave'], [0, 'leave'], [0, 'leave'], [12]], 1000n, 3000n],
    [
      'f',
      [
        [0, 'leave'],
        [0, undefined, 'last'],
      ],
      1000n,
      3000n,
    ],
    ['g', [[0, undefined, 'last']], 2000n, 2000n],
  ])('FR-3%s', (_id, course, toPlayer, house) => {
    expect(play(bet('red', 4000n), course, { terms: m(500n) })).toEqual({
      toPlayer,
      house,
      held: 0n,
      findings: [],
    });
  });

  it('returns a sixteenth of a bet that is withdrawn at the fourth zero', () => {
    const course: Course = [
      [0, 'leave'],
      [0, 'leave'],
      [0, 'leave'],
      [0, 'withdraw'],
    ];
    expect(play(bet('red', 4000n), course, { terms: m(100n) })).toMatchObject({
      toPlayer: 250n,
      house: 3750n,
    });
  });
});

describe('FR-4: what is held below the minimum cannot be withdrawn', () => {
  const course: Course = [[0, 'leave'], [0, 'leave'], [18]];

  it('frees 2.50 of an even bet of 5.00 after two zeros', () => {
    expect(play(bet('even', 500n), course, { terms: m(500n) })).toEqual({
      toPlayer: 250n,
      house: 250n,
      held: 0n,
      findings: [],
    });
  });

  it('holds it even if its owner wants to withdraw, and finds that he did', () => {
    const wanted: Course = [
      [0, 'leave'],
      [0, 'withdraw'],
    ];
    expect(play(bet('even', 500n), wanted, { terms: m(500n) })).toMatchObject({
      held: 250n,
      findings: ['withdrawal-not-available'],
    });
  });

  it('lets him withdraw what is exactly the minimum, or where no minimum is known', () => {
    const wanted: Course = [
      [0, 'leave'],
      [0, 'withdraw'],
    ];
    expect(play(bet('even', 1000n), wanted, { terms: m(500n) })).toMatchObject({
      toPlayer: 250n,
      findings: [],
    });
    expect(play(bet('even', 500n), wanted)).toMatchObject({ toPlayer: 125n, findings: [] });
  });
});

describe('halves of odd cents are rounded once, in favour of the player', () => {
  it('returns 2.51 of 5.01 and keeps the exact 250.5 cents', () => {
    const { settlement, findings } = spin({ bets: [bet('low', 501n, { options: { onZero: 'withdraw' } })] });
    expect(settlement.bets[0]).toMatchObject({ taken: 250n, returned: 251n });
    expect(settlement.bets[0]!.rounded).toMatchObject({
      exact: { numerator: 501n, denominator: 2n },
      rounded: 251n,
    });
    expect(findings).toMatchObject([{ code: 'stake-not-payable-exactly', severity: 'information' }]);
  });

  it('rounds a quarter of the stake once, not a half twice', () => {
    expect(
      play(bet('high', 505n), [
        [0, 'leave'],
        [0, 'withdraw'],
      ]),
    ).toMatchObject({ toPlayer: 126n });
  });

  it('ends at one cent, which is returned', () => {
    const zeros: Course = [
      [0, 'leave'],
      [0, 'leave'],
      [0, 'leave'],
    ];
    expect(play(bet('odd', 2n), zeros, { terms: m(500n) })).toMatchObject({
      toPlayer: 1n,
      house: 1n,
      held: 0n,
    });
  });

  it('goes down to the cent, or to ten cents, where the casino rounds so', () => {
    const withdrawn = bet('low', 505n, { options: { onZero: 'withdraw' } });
    const returned = (answer: Answers['OP1-01']): bigint =>
      spin({ bets: [withdrawn], answers: { 'OP1-01': answer } }).settlement.bets[0]!.returned;
    expect(returned('down-to-cent')).toBe(252n);
    expect(returned('half-up-to-ten-cents')).toBe(250n);
  });
});

describe('open points answered otherwise', () => {
  it.each<[string, Partial<Answers>, Course, bigint, bigint]>([
    [
      'OP1-02: all that remains',
      { 'OP1-02': 'all-that-remains' },
      [
        [0, 'leave'],
        [0, 'withdraw'],
      ],
      2000n,
      2000n,
    ],
    ['OP1-03: a freed bet is paid', { 'OP1-03': 'paid-even' }, [[0, 'leave'], [7]], 8000n, -4000n],
    ['OP1-04: frozen', { 'OP1-04': 'freeze' }, [[0, 'leave'], [0], [0], [7]], 2000n, 2000n],
    ['OP1-04: given back', { 'OP1-04': 'refund' }, [[0, 'leave'], [0], [0]], 2000n, 2000n],
  ])('%s', (_what, answers, course, toPlayer, house) => {
    const below = 'OP1-04' in answers;
    const terms = m(below ? 2001n : 100n);
    expect(play(bet('red', 4000n), course, { terms, answers })).toMatchObject({ toPlayer, house });
  });
});

describe('a choice that was not stated', () => {
  it('is derived from what the table took, and found', () => {
    const taken = (amount: bigint) => spin({ bets: [bet('red', 4000n, { taken: amount, paid: 0n })] });
    expect(taken(2000n).settlement.bets[0]).toMatchObject({ fate: 'part-back', taken: 2000n });
    expect(taken(0n).settlement.bets[0]).toMatchObject({ fate: 'held', held: 4000n });
    expect(codes(taken(2000n).findings)).toEqual(['choice-not-stated']);
  });

  it('is to leave the bet where nothing was declared, as then no money moves', () => {
    const { settlement } = spin({ bets: [bet('red', 4000n)] });
    expect(settlement.after.held).toMatchObject([{ stake: 4000n, times: 1 }]);
  });
});

describe('a held bet from spin to spin', () => {
  const held = { betId: 'h', type: 'red', stake: 2000n, times: 2 };
  const before: TableState = { held: [held], released: ['free'] };

  it('is settled though it is not reported again', () => {
    const { settlement, findings } = spin({ number: 7, before });
    expect(settlement.bets).toMatchObject([{ betId: 'h', fate: 'freed', returned: 2000n }]);
    expect(findings).toEqual([]);
  });

  it('is lost where the table pays it as if it were free', () => {
    const paid = bet('red', 2000n, { betId: 'h', carried: true, paid: 2000n, taken: 0n });
    expect(codes(spin({ number: 7, before, bets: [paid] }).findings)).toEqual(['paid-differs']);
  });

  it('cannot be moved: it is settled as it was held, and the change is found', () => {
    const moved = bet('black', 2000n, { betId: 'h', carried: true });
    const { settlement, findings } = spin({ number: 8, before, bets: [moved] });
    expect(settlement.bets).toMatchObject([{ type: 'red', fate: 'loses' }]);
    expect(codes(findings)).toEqual(['held-bet-changed']);
  });

  it('is settled on the stake on the cloth where that differs from the held amount, and the change is found', () => {
    const less = bet('red', 1000n, { betId: 'h', carried: true });
    const { settlement, findings } = spin({ number: 8, before, bets: [less] });
    expect(settlement.bets).toMatchObject([{ stake: 1000n, taken: 1000n }]);
    expect(findings).toMatchObject([{ code: 'held-bet-changed', found: 'red with 10.00 EUR' }]);
  });

  it('is accepted as reported where the spins before are not known', () => {
    const carried = bet('red', 4000n, { carried: true, paid: 0n, taken: 4000n });
    const { settlement, findings } = spin({ number: 8, bets: [carried], terms: m(5000n) });
    expect(settlement.bets).toMatchObject([{ fate: 'loses', taken: 4000n }]);
    expect(findings).toMatchObject([
      { code: 'carried-bet-unknown', severity: 'information', betIds: [carried.betId] },
    ]);
    expect(spin({ number: 7, bets: [carried] }).settlement.bets).toMatchObject([{ fate: 'freed' }]);
  });

  it('is free all the same where its type can never be held: its limits are those of any bet', () => {
    const carried = (type: string, stake: bigint) =>
      bet(type, stake, { carried: true, ...(type === 'straight-up' ? { selection: 5 } : {}) });
    const found = (placed: PlacedBet) =>
      spin({ number: 7, bets: [placed], terms: m(500n, { tier: 1 }) }).findings.filter(
        ({ code }) => code !== 'carried-bet-unknown',
      );
    expect(found(carried('straight-up', 99_999_999n))).toMatchObject([
      { code: 'over-limit', severity: 'violation', ruleId: '1.1.1.A-IV.2.a.b-01' },
    ]);
    expect(codes(found(carried('straight-up', 100n)))).toEqual(['under-minimum']);
    expect(found(carried('red', 99_999_999n))).toMatchObject([{ code: 'over-limit', severity: 'advisory' }]);
    expect(found(carried('red', 100n))).toEqual([]);
  });

  it('is settled as a held bet although it is marked as late', () => {
    const again = bet('red', 2000n, { betId: 'h', carried: true, options: { late: true } });
    const { settlement } = spin({ number: 8, before, bets: [again] });
    expect(settlement.bets).toMatchObject([{ fate: 'loses', taken: 2000n }]);
  });

  it('is an ordinary bet when it was freed before and left on the cloth', () => {
    const left = bet('red', 2000n, { betId: 'free', carried: true });
    const { settlement, findings } = spin({
      number: 7,
      before: { held: [], released: ['free'] },
      bets: [left],
    });
    expect(settlement.bets).toMatchObject([{ fate: 'wins', paid: 2000n }]);
    expect(findings).toEqual([]);
  });

  it('is found if it is marked as carried and the round before did not hold it', () => {
    const unknown = bet('red', 2000n, { carried: true });
    expect(codes(spin({ number: 7, before: EMPTY, bets: [unknown] }).findings)).toEqual([
      'carried-bet-unknown',
    ]);
  });

  it('may not be left when the session ends', () => {
    const setting = { currency: 'EUR', answers: answersOf({}) };
    expect(rouletteFrench.checks.closing(before, setting)).toMatchObject([
      { code: 'held-bet-at-close', found: '20.00 EUR held on red', betIds: ['h'] },
    ]);
    expect(rouletteFrench.checks.closing(EMPTY, setting)).toEqual([]);
  });

  describe('turns its wheel each time against the spin before', () => {
    const turn = (roundNo: number, turned: string | undefined, known: TableState | undefined) => {
      const outcome = { number: 7, ...(turned === undefined ? {} : { turned }) };
      const round = { roundNo, outcome, bets: [], before: known };
      const { settlement, findings } = evaluateRound(rouletteFrench, round, {
        currency: 'EUR',
        answers: answersOf({}),
      });
      return { after: settlement.after, found: findings.map(({ code, ruleId }) => `${code} ${ruleId}`) };
    };
    const first = turn(1, 'clockwise', EMPTY).after;

    it('where two successive spins state their direction', () => {
      expect(turn(2, 'counter-clockwise', first).found).toEqual([]);
      expect(turn(2, 'clockwise', first).found).toEqual(['wheel-not-reversed 1.1.1.A-IV.3.a-01']);
    });

    it('and says nothing of spins whose direction, or the spin between, is not known', () => {
      expect(turn(3, 'clockwise', first).found).toEqual([]);
      expect(turn(2, undefined, first).found).toEqual([]);
      expect(turn(3, 'clockwise', turn(2, undefined, first).after).found).toEqual([]);
      expect(turn(2, 'clockwise', undefined).found).toEqual([]);
      expect(turn(1, undefined, EMPTY).after).toEqual(EMPTY);
    });

    it('and says nothing after a null throw, which turned the wheel, too', () => {
      expect(turn(2, 'clockwise', withoutTurn(first)).found).toEqual([]);
      expect(withoutTurn(EMPTY)).toBe(EMPTY);
    });
  });

  it('ends with its wheel locked or sealed', () => {
    const { putAway } = rouletteFrench.checks;
    expect(putAway!({ wheel: 'open' })).toMatchObject([
      { code: 'wheel-left-open', ruleId: '1.1.1.A-IV.3.e-01' },
    ]);
    expect([putAway!({ wheel: 'locked' }), putAway!({ wheel: 'sealed' }), putAway!({})]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('what cannot be read is not evaluated', () => {
  it.each<[string, unknown]>([
    ['a pocket the wheel has not', { number: 37 }],
    ['half a pocket', { number: 1.5 }],
    ['a number as text', { number: '17' }],
    ['cards', { punto: [] }],
    ['nothing', null],
  ])('an outcome that is %s: the declared money stands, what is held stays held', (_what, outcome) => {
    const before: TableState = { held: [{ betId: 'h', type: 'red', stake: 1n, times: 1 }], released: [] };
    const { settlement, findings } = spin({ outcome, before, bets: [bet('red', 100n, { paid: 7n })] });
    expect(settlement).toMatchObject({ complete: false, after: before, bets: [{ fate: 'not-judged' }] });
    expect(codes(findings)).toEqual(['outcome-not-readable']);
  });

  it.each<[PlacedBet, string]>([
    [bet('neighbours', 100n), 'bet-not-offered'],
    [bet('constructor', 100n), 'bet-not-offered'],
    [on('straight-up', [37], 100n), 'bet-not-readable'],
    [on('straight-up', [0, 0], 100n), 'bet-not-readable'],
    [on('straight-up', undefined, 100n), 'bet-not-readable'],
    [on('split', [1, 5], 100n), 'bet-not-readable'],
    [on('split', [1, 1], 100n), 'bet-not-readable'],
    [on('split', [3, 4], 100n), 'bet-not-readable'],
    [on('street-zero', [0, 1, 3], 100n), 'bet-not-readable'],
    [on('corner', [3, 4, 6, 7], 100n), 'bet-not-readable'],
    [on('two-columns', [1, 3], 100n), 'bet-not-readable'],
    [on('column', 4, 100n), 'bet-not-readable'],
    [on('dozen', '1', 100n), 'bet-not-readable'],
    [on('straight-up', [], 100n), 'bet-not-readable'],
    [on('straight-up', 2 ** 40 + 2, 100n), 'bet-not-readable'],
    [on('split', [], 100n), 'bet-not-readable'],
    [on('split', 2 * 2 ** 40 + 6, 100n), 'bet-not-readable'],
    [on('street', [36, 36, 36, 36, 36, 36], 100n), 'bet-not-readable'],
    [on('column', [], 100n), 'bet-not-readable'],
    [on('first-four', [7, 8, 9, 10], 100n), 'bet-not-readable'],
    [on('first-four', [], 100n), 'bet-not-readable'],
    [on('red', [1, 2, 3], 100n), 'bet-not-readable'],
    [on('red', [], 100n), 'bet-not-readable'],
    [on('red', 'red', 100n), 'bet-not-readable'],
    [bet('red', 100n, { options: { onZero: 'half' } }), 'bet-not-readable'],
    [bet('red', 100n, { options: 'leave' }), 'bet-not-readable'],
  ])('%j', (placed, code) => {
    const { settlement, findings } = spin({ number: 1, bets: [placed, bet('red', 100n)] });
    expect(settlement.bets).toMatchObject([{ fate: 'not-judged', returned: 100n }, { fate: 'wins' }]);
    expect(settlement.complete).toBe(false);
    expect(findings).toMatchObject([{ code, betIds: [placed.betId] }]);
  });

  it('names each fault once, with all bets that have it', () => {
    const bets = [bet('voisins', 1n), bet('voisins', 2n), bet('tiers', 3n)];
    expect(spin({ number: 1, bets }).findings.map(({ betIds }) => betIds)).toEqual([
      [bets[0]!.betId, bets[1]!.betId],
      [bets[2]!.betId],
    ]);
  });
});

describe('two bets with the same words at fault', () => {
  it('are distinguished by the rule that each breaks', () => {
    const bets = [on('street', [1, 2], 1n), on('straight-up', [1, 2], 1n), on('street', [1, 2], 2n)];
    expect(spin({ number: 1, bets }).findings).toMatchObject([
      { ruleId: '1.1.1.A-IV.1.a-03', betIds: [bets[0]!.betId, bets[2]!.betId] },
      { ruleId: '1.1.1.A-IV.1.a-01', betIds: [bets[1]!.betId] },
    ]);
  });
});

describe('selections', () => {
  it.each<[PlacedBet, number]>([
    [on('split', [20, 17], 1n), 17],
    [on('corner', [20, 16, 19, 17], 1n), 17],
    [on('first-four', [3, 2, 1, 0], 1n), 3],
    [on('straight-up', 17, 1n), 17],
    [on('two-dozens', [2, 3], 1n), 36],
    [on('red', [...RED].reverse(), 1n), 36],
  ])('are read in any order: %j wins on %d', (placed, number) =>
    expect(spin({ number, bets: [placed] }).settlement.bets[0]!.fate).toBe('wins'),
  );
});

describe('a bet after "no va más"', () => {
  const late = { options: { late: true } };

  it('does not count and is given back', () => {
    const { settlement, findings } = spin({
      number: 7,
      bets: [bet('red', 100n, { ...late, paid: 0n, taken: 0n })],
    });
    expect(settlement.bets).toMatchObject([{ fate: 'not-accepted', returned: 100n, paid: 0n }]);
    expect(findings).toMatchObject([{ code: 'late-bet', severity: 'information' }]);
  });

  it('is a violation when the table settled it', () => {
    const { findings } = spin({ number: 7, bets: [bet('red', 100n, { ...late, paid: 100n })] });
    expect(findings).toMatchObject([{ code: 'late-bet', severity: 'violation' }, { code: 'paid-differs' }]);
  });

  it('counts when it was announced before and accepted', () => {
    const { settlement, findings } = spin({
      number: 7,
      bets: [bet('red', 100n, { options: { late: true, announced: true } })],
    });
    expect(settlement.bets).toMatchObject([{ fate: 'wins' }]);
    expect(findings).toEqual([]);
  });
});

describe('FR-5: the maxima of tier 3 with a minimum of 5.00', () => {
  const terms = m(500n, { tier: 3 });
  const straight = [17];
  it.each<[string, unknown, bigint]>([
    ['straight-up', straight, 15000n],
    ['split', [17, 20], 30000n],
    ['street', [16, 17, 18], 45000n],
    ['street-zero', [0, 1, 2], 45000n],
    ['corner', [16, 17, 19, 20], 60000n],
    ['first-four', undefined, 60000n],
    ['six-line', [13, 14, 15, 16, 17, 18], 90000n],
    ['column', 1, 180000n],
    ['dozen', 1, 180000n],
    ['two-columns', [1, 2], 360000n],
    ['two-dozens', [1, 2], 360000n],
    ['red', undefined, 270000n],
    ['even', undefined, 270000n],
    ['high', undefined, 270000n],
  ])('%s takes its maximum and no cent more', (type, selection, maximum) => {
    const findings = (stake: bigint) =>
      codes(spin({ number: 1, bets: [on(type, selection, stake)], terms }).findings);
    expect(findings(maximum)).toEqual([]);
    expect(findings(maximum + 2n)).toEqual(['over-limit']);
  });

  it('finds a straight-up of 155.00, and pays 1,800.00 on two dozens of 3,600.00', () => {
    const { settlement, findings } = spin({
      number: 1,
      terms,
      bets: [on('straight-up', [5], 15500n), on('two-dozens', [1, 2], 360000n)],
    });
    expect(findings).toMatchObject([
      { code: 'over-limit', ruleId: '1.1.1.A-IV.2.a.b-01', expected: 'at most 150.00 EUR' },
    ]);
    expect(settlement.bets[1]!.paid).toBe(180000n);
  });

  it('is that of tier 1 or 2 where the table has that tier', () => {
    const overOn = (tier: number, stake: bigint) =>
      codes(spin({ number: 1, bets: [bet('red', stake)], terms: m(500n, { tier }) }).findings);
    expect([overOn(1, 90000n), overOn(1, 90001n), overOn(2, 180000n), overOn(2, 180001n)]).toEqual([
      [],
      ['over-limit'],
      [],
      ['over-limit'],
    ]);
  });

  it('is the maximum that the table states for the bet, then that of its tier, then that for every other bet', () => {
    const over = (type: string, selection: unknown, stake: bigint, more: Partial<TableTerms>) =>
      codes(spin({ number: 1, bets: [on(type, selection, stake)], terms: m(100n, more) }).findings);
    const maxima = { 'straight-up': 900n, '*': 18000n };
    expect(over('straight-up', [1], 901n, { maxima, tier: 1 })).toEqual(['over-limit']);
    expect(over('corner', [1, 2, 4, 5], 4001n, { maxima, tier: 1 })).toEqual(['over-limit']);
    expect(over('corner', [1, 2, 4, 5], 18000n, { maxima })).toEqual([]);
    expect(over('corner', [1, 2, 4, 5], 18001n, { maxima })).toEqual(['over-limit']);
    const authorised = { minimum: { from: 100n }, maxima: { '*': 500n } };
    expect(over('red', undefined, 501n, { authorised })).toEqual(['over-limit']);
    expect(over('red', undefined, 999_999n, {})).toEqual([]);
  });
});

describe('limits that the table names', () => {
  const found = (placed: PlacedBet, more: Partial<TableTerms>) =>
    spin({ number: 1, bets: [placed], terms: m(500n, more) }).findings;
  const authorised = { minimum: { from: 500n }, maxima: { '*': 10_000n } };

  it.each<[string, unknown, string]>([
    ['street-zero', [0, 1, 2], 'street'],
    ['first-four', undefined, 'corner'],
  ])('for a bet are those of its variant: %s', (type, selection, base) => {
    const maxima = { [base]: 15_000n, '*': 900_000n };
    expect(codes(found(on(type, selection, 15_001n), { maxima }))).toEqual(['over-limit']);
    expect(found(on(type, selection, 15_000n), { maxima })).toEqual([]);
    expect(found(on(type, selection, 16_000n), { maxima: { ...maxima, [type]: 16_000n } })).toEqual([]);
  });

  it('are no more than the authorised ones, unless they are those of a tier', () => {
    const five = (stake: bigint) => on('straight-up', [5], stake);
    const over = [{ code: 'over-limit', ruleId: '1.1.1.A-IV.2.a-01', expected: 'at most 100.00 EUR' }];
    expect(found(five(500_000n), { authorised, maxima: { '*': 99_999_999n } })).toMatchObject(over);
    expect(found(five(10_001n), { authorised, maxima: { 'straight-up': 99_999n } })).toMatchObject(over);
    expect(found(five(15_000n), { authorised, maxima: { 'straight-up': 15_000n } })).toEqual([]);
    expect(found(five(15_000n), { authorised, tier: 3 })).toEqual([]);
    expect(found(five(9_000n), { authorised, maxima: { '*': 8_000n } })).toMatchObject([
      { expected: 'at most 80.00 EUR' },
    ]);
  });
});

it('a bet that is not listed cites the list of bets', () =>
  expect(spin({ number: 1, bets: [bet('voisins', 100n)] }).findings).toMatchObject([
    { code: 'bet-not-offered', ruleId: '1.1.1.A-IV.1' },
  ]));

describe('FR-6: a change of the minimum', () => {
  const setting = { currency: 'EUR', answers: answersOf({}) };
  const change = (firstRound: number | undefined, after: TableTerms = m(1000n)) =>
    rouletteFrench.checks.limitChange(
      {
        before: m(500n),
        after,
        announcedAtRound: 120,
        ...present({ firstRound }),
      },
      setting,
    );

  it('leaves three spins on the old one', () => {
    expect(change(124)).toEqual([]);
    expect(change(undefined)).toEqual([]);
    expect(change(123)).toMatchObject([{ code: 'limit-change-notice', ruleId: '1.1.1.A-IV.2.b.a-01' }]);
    expect(codes(change(125))).toEqual(['limit-change-notice']);
  });

  it('finds a bet of 5.00 on the first spin of the new one', () => {
    expect(spin({ number: 1, bets: [bet('red', 500n)], terms: m(1000n) }).findings).toMatchObject([
      { code: 'under-minimum', ruleId: '1.1.1.A-IV.2.a-01', expected: 'at least 10.00 EUR' },
    ]);
    expect(spin({ number: 1, bets: [bet('red', 500n)], terms: m(500n) }).findings).toEqual([]);
  });

  it('takes the maxima with it', () => {
    expect(change(124, m(1000n, { tier: 1, maxima: { 'straight-up': 5000n } }))).toMatchObject([
      { code: 'maximum-not-by-rule', ruleId: '1.1.1.A-IV.2.b.c-01' },
    ]);
    expect(change(124, m(1000n, { tier: 1, maxima: { 'straight-up': 10000n } }))).toEqual([]);
  });
});

const member = (role: string, id = role): StaffMember => ({ id, role });
const ONE_CLOTH = [member('table-chief'), member('croupier', 'c1'), member('croupier', 'c2')];
const TWO_CLOTHS = [...ONE_CLOTH, member('sub-chief'), member('croupier', 'c3'), member('croupier', 'c4')];

describe('the opening of a table', () => {
  const open = (opening: Partial<ReportedOpening>, answers: Partial<Answers> = {}) =>
    rouletteFrench.checks.opening(
      { terms: m(500n), staff: ONE_CLOTH, ...opening },
      { currency: 'EUR', answers: answersOf(answers) },
    );
  const authorised = { minimum: { from: 200n, to: 1000n }, maxima: { 'straight-up': 7000n } };

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['one cloth with a chief and two croupiers', {}, []],
    ['one croupier short', { staff: ONE_CLOTH.slice(0, 2) }, ['staff-below-minimum']],
    ['nobody at all', { staff: [] }, ['staff-below-minimum', 'staff-below-minimum']],
    ['two cloths with their six', { staff: TWO_CLOTHS, terms: m(500n, { cloths: 2 }) }, []],
    [
      'two cloths with the staff of one',
      { terms: m(500n, { cloths: 2 }) },
      ['staff-below-minimum', 'staff-below-minimum'],
    ],
    ['a minimum below the authorised one', { terms: m(100n, { authorised }) }, ['minimum-not-authorised']],
    ['a minimum above the authorised band', { terms: m(2000n, { authorised }) }, ['minimum-not-authorised']],
    ['the authorised maximum', { terms: m(500n, { authorised, maxima: { 'straight-up': 7000n } }) }, []],
    ['the maximum of a tier', { terms: m(500n, { authorised, maxima: { 'straight-up': 10000n } }) }, []],
    [
      'any other maximum',
      { terms: m(500n, { authorised, maxima: { 'straight-up': 7100n } }) },
      ['maximum-not-by-rule'],
    ],
    [
      'maxima of several tiers',
      { terms: m(500n, { maxima: { 'straight-up': 5000n, red: 180000n } }) },
      ['tiers-mixed'],
    ],
    [
      'maxima of a tier other than its own',
      { terms: m(500n, { tier: 1, maxima: { red: 180000n } }) },
      ['tiers-mixed'],
    ],
    ['maxima of one tier', { terms: m(500n, { maxima: { 'straight-up': 10000n, red: 180000n } }) }, []],
    ['a tier that there is not', { terms: m(500n, { tier: 4 }) }, ['tier-unknown']],
    [
      'simple bets from five times the authorised minimum',
      { terms: m(200n, { authorised, minima: { red: 1000n } }) },
      [],
    ],
    [
      'simple bets from more than that',
      { terms: m(200n, { authorised, minima: { red: 1001n } }) },
      ['simple-minimum-not-by-rule'],
    ],
    [
      'simple bets from less than a number',
      { terms: m(500n, { minima: { red: 499n } }) },
      ['simple-minimum-not-by-rule'],
    ],
  ])('with %s', (_what, opening, expected) => expect(codes(open(opening))).toEqual(expected));

  it('is an advisory where a missing role may be that of a person without a role', () => {
    const staff = [...ONE_CLOTH.slice(0, 2), { id: 'E-9' }];
    expect(open({ staff })).toMatchObject([{ code: 'staff-below-minimum', severity: 'advisory' }]);
  });

  it('mixes tiers freely where the casino reads it so', () => {
    const terms = m(500n, { maxima: { 'straight-up': 5000n, red: 180000n } });
    expect(open({ terms }, { 'OP1-05': 'tiers-free-by-bet' })).toEqual([]);
  });

  it('counts the multiples of simple bets from their own minimum where the casino reads it so', () => {
    const terms = m(500n, { tier: 1, minima: { red: 1000n } });
    const answers = { 'OP1-05': 'one-tier-of-own-minimum' } as const;
    const found = (stake: bigint) =>
      codes(spin({ number: 1, bets: [bet('red', stake)], terms, answers }).findings);
    expect([found(180000n), found(180001n), found(999n)]).toEqual([[], ['over-limit'], ['under-minimum']]);
  });
});

describe('all open tables together', () => {
  const authorised = { minimum: { from: 200n } };
  const table = (name: string, minimum: bigint, more: Partial<TableAsOpened> = {}): TableAsOpened => ({
    table: name,
    game: 'roulette-french',
    terms: m(minimum, { authorised }),
    staff: [member('table-chief', `chief of ${name}`)],
    ...more,
  });
  const room = (...tables: TableAsOpened[]) =>
    rouletteFrench.checks.room(tables, { currency: 'EUR', answers: answersOf({}) });

  it('have one at the authorised minimum', () => {
    expect(room(table('RF1', 500n), table('RF2', 200n))).toEqual([]);
    expect(room(table('RF1', 500n), table('RF2', 1000n))).toMatchObject([
      { code: 'no-table-at-authorised-minimum', found: 'RF1 at 5.00 EUR, RF2 at 10.00 EUR' },
    ]);
    expect(room(table('RF1', 500n), table('RF2', 1000n, { terms: m(1000n) }))).toEqual([]);
    expect(room(table('BJ1', 500n, { game: 'blackjack' }))).toEqual([]);
  });

  it('have a supervisor each', () => {
    const staff = [member('table-chief', 'E-1')];
    const shared = [table('RF1', 200n, { staff }), table('BJ1', 500n, { game: 'blackjack', staff })] as const;
    expect(room(...shared)).toMatchObject([{ code: 'chief-shared', found: 'E-1 at RF1, BJ1' }]);
    const again = [table('RF1', 200n, { staff }), table('RF1', 200n, { staff })];
    expect(room(...again)).toEqual([]);
    const twoCloths = table('RF2', 200n, { staff, terms: m(200n, { authorised, cloths: 2 }) });
    expect(room(twoCloths, table('RF1', 200n, { staff }))).toMatchObject([{ ruleId: '1.1.1.A-III.1.a-01' }]);
  });
});

describe('a null throw', () => {
  const voided = (more: object, answers: Partial<Answers> = {}) =>
    rouletteFrench.checks.voided(
      {
        settled: false,
        reasonCode: 'null-throw',
        refunds: [],
        bets: [{ betId: 'a', stake: 1000n }],
        ...more,
      },
      { currency: 'EUR', answers: answersOf(answers) },
    );

  it('leaves the stakes for the next throw, or gives them back, but no more than they were', () => {
    expect(voided({})).toEqual([]);
    expect(voided({ refunds: [{ betId: 'a', amount: 1000n }] })).toEqual([]);
    expect(voided({ refunds: [{ betId: 'a', amount: 1001n }] })).toMatchObject([
      { code: 'refund-not-the-stake', ruleId: '1.1.1.A-IV.3.d-01' },
    ]);
  });

  it('gives all stakes back where the casino reads it so', () => {
    const answers = { 'OP1-06': 'stakes-returned' } as const;
    expect(codes(voided({}, answers))).toEqual(['refund-not-the-stake']);
    expect(voided({ refunds: [{ betId: 'a', amount: 1000n }] }, answers)).toEqual([]);
  });

  it('is called before anything is settled', () => {
    expect(codes(voided({ settled: true }))).toEqual(['null-throw-after-settlement']);
    expect(voided({ settled: true, reasonCode: 'wrong-number' })).toEqual([]);
  });
});

describe('bets on a spin', () => {
  it('have an id each', () => {
    const bets = [bet('red', 100n, { betId: 'x' }), bet('black', 100n, { betId: 'x' })];
    expect(spin({ number: 1, bets }).findings).toMatchObject([{ code: 'bet-id-repeated', betIds: ['x'] }]);
  });

  it('win whichever half of the cloth their number is in', () => {
    const wins = (type: string, number: number) =>
      spin({ number, bets: [bet(type, 100n)] }).settlement.bets[0]!.fate === 'wins';
    expect([wins('low', 18), wins('low', 19), wins('high', 19), wins('high', 18)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([wins('black', 10), wins('black', 29), wins('red', 19), wins('black', 19)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the register of section 2', () => {
  const { applied, notCheckable } = rouletteFrench.register;

  it('lists each rule once, with its citation', () => {
    const ofRules = [...applied, ...notCheckable];
    expect(new Set(ofRules.map(({ id }) => id)).size).toBe(ofRules.length);
    for (const { citation, says } of ofRules)
      expect([citation, says]).toEqual([expect.stringMatching(/^1\.1\.1\.A, .*L\d/), expect.any(String)]);
    for (const { reason } of notCheckable) expect(reason.length).toBeGreaterThan(10);
  });

  it('has every rule that is applied cited by a row above', () => {
    expect(uncited()).toEqual([]);
  });
});
