import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, Round, TableState, TableTerms } from '../round';
import { resultOf, type Settlement } from '../settlement';
import type { DiceChange, ReportedOpening, TableAsOpened } from '../table-reports';
import { present } from '../../kernel/present';

/** The worked examples of section 8.h of the regulation's matrix, and every rule of section 8. Amounts in cents. */

const { rules: craps, uncited } = watchRules('craps');
const TERMS: TableTerms = { minimum: 1000n, maxima: { '*': 100_000n } };
const EMPTY: TableState = { held: [], released: [] };

type Dice = readonly [number, number];
type Placed = Omit<PlacedBet, 'betId'> & { readonly betId?: string };

interface Roll extends Partial<Omit<Round, 'bets'>> {
  readonly point?: number | null;
  readonly shooter?: number | string;
  readonly answers?: Partial<Answers>;
  readonly terms?: TableTerms;
}

function roll(
  dice: Dice,
  placed: readonly Placed[],
  { point, shooter, answers = {}, terms = TERMS, ...round }: Roll = {},
): { settlement: Settlement; findings: readonly Finding[] } {
  const outcome = {
    dice,
    ...present({ point, shooter }),
  };
  const bets = placed.map((bet, index) => ({ betId: `${index}`, ...bet }));
  const setting = { currency: 'EUR', answers: answersOf(answers), terms };
  return evaluateRound(craps, { bets, outcome, ...round }, setting);
}

const on = (type: string, stake: bigint, more: Partial<Placed> = {}): Placed => ({ type, stake, ...more });
const nets = ({ bets }: Settlement): bigint[] => bets.map(({ paid, taken }) => paid - taken);
const held = (type: string, stake: bigint, selection?: number, betId = 'h') => ({
  betId,
  type,
  stake,
  times: 1,
  ...present({ selection }),
});
const withPoint = (point: number | null, ...bets: TableState['held']): TableState => ({
  held: bets,
  released: [],
  memory: { point, sevenOut: false },
});

describe('the examples of the matrix', () => {
  const point = (number: number) => ({ point: number });
  it.each<[string, Dice, [Placed, bigint][], Roll]>([
    [
      'CR-1: come-out 7',
      [3, 4],
      [
        [on('win', 3000n), 3000n],
        [on('dont-win', 2000n), -2000n],
        [on('any-seven', 500n), 2000n],
        [on('field', 1000n), -1000n],
        [on('under-7', 1000n), -1000n],
        [on('over-7', 1000n), -1000n],
      ],
      { point: null },
    ],
    [
      'CR-2: point 6, then 3-3',
      [3, 3],
      [
        [on('win', 3000n, { carried: true }), 3000n],
        [on('win-odds', 3000n), 3600n],
        [on('hard-6', 1000n), 9000n],
        [on('big-6', 2000n), 2000n],
        [on('right-bet', 6000n, { selection: 6 }), 7000n],
      ],
      point(6),
    ],
    [
      "CR-3: don't win over 4",
      [3, 4],
      [
        [on('dont-win', 5000n, { carried: true }), 5000n],
        [on('dont-win-odds', 10000n), 5000n],
      ],
      point(4),
    ],
    [
      'CR-4: a come on 9, with odds',
      [4, 5],
      [
        [on('come', 2000n, { carried: true, selection: 9, betId: 'c' }), 2000n],
        [on('come-odds', 2000n, { options: { on: 'c' } }), 3000n],
      ],
      point(6),
    ],
    [
      'CR-5: wrong bets at a seven',
      [2, 5],
      [
        [on('wrong-bet', 12500n, { selection: 6 }), 10000n],
        [on('wrong-bet', 16000n, { selection: 9 }), 10000n],
        [on('wrong-bet', 22000n, { selection: 4 }), 10000n],
      ],
      { terms: { minimum: 100n, maxima: { '*': 10_000n } } },
    ],
    [
      'CR-6: come-out 12',
      [6, 6],
      [
        [on('win', 2500n), -2500n],
        [on('dont-win', 2500n), 0n],
        [on('horn', 1000n), 4000n],
        [on('craps-12', 200n), 6000n],
        [on('any-craps', 500n), 3500n],
        [on('field', 1000n), 2000n],
      ],
      { point: null },
    ],
    [
      'CR-7: right bets as read, not as printed',
      [1, 4],
      [[on('right-bet', 2500n, { selection: 5 }), 3500n]],
      {},
    ],
    ['CR-7: and on 8', [4, 4], [[on('right-bet', 1200n, { selection: 8 }), 1400n]], {}],
    ['CR-9: hard 8 loses with 5-3', [5, 3], [[on('hard-8', 1000n), -1000n]], {}],
    ['CR-9: wins with 4-4', [4, 4], [[on('hard-8', 1000n), 9000n]], {}],
  ])('%s', (_id, dice, rows, more) => {
    const { settlement, findings } = roll(
      dice,
      rows.map(([bet]) => bet),
      more,
    );
    expect(nets(settlement)).toEqual(rows.map(([, net]) => net));
    expect(resultOf(settlement)).toBe(-rows.reduce((sum, [, net]) => sum + net, 0n));
    const staying = rows.some(([{ carried }]) => carried === true);
    expect(codes(findings)).toEqual(staying ? ['carried-bet-unknown'] : []);
  });

  it("CR-3: odds of 101.00 on a don't win of 50.00 are too many", () => {
    const bets = [on('dont-win', 5000n, { carried: true }), on('dont-win-odds', 10100n)];
    expect(roll([1, 1], bets, point(4)).findings).toMatchObject([
      { code: 'carried-bet-unknown', severity: 'information' },
      { code: 'over-limit', ruleId: '1.1.6-IV.2-05', expected: 'at most 100.00 EUR, 200 % of its dont-win' },
    ]);
  });

  it('CR-8: odds that come to no whole cent are rounded, and noted', () => {
    const bets = [on('dont-win', 5000n, { carried: true }), on('dont-win-odds', 1000n)];
    const nine = roll([3, 4], bets, point(9));
    expect([nine.settlement.bets[1]!.paid, codes(nine.findings)]).toEqual([
      667n,
      ['carried-bet-unknown', 'stake-not-payable-exactly'],
    ]);
    const six = roll([3, 3], [on('right-bet', 1000n, { selection: 6 })]);
    expect(six.settlement.bets[0]!.paid).toBe(1167n);
    expect(six.findings).toMatchObject([{ severity: 'information' }]);
  });

  it('CR-9: hard 8 stays with a 6, and may be withdrawn', () => {
    const { settlement } = roll([2, 4], [on('hard-8', 1000n)], { before: EMPTY });
    expect(settlement.after.held).toMatchObject([{ type: 'hard-8', stake: 1000n }]);
    const away = roll([4, 4], [on('hard-8', 1000n, { carried: true, options: { withdrawn: true } })], {
      before: settlement.after,
    });
    expect([away.settlement.bets[0], away.findings]).toMatchObject([
      { fate: 'freed', returned: 1000n, paid: 0n },
      [],
    ]);
  });
});

describe('one throw decides', () => {
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const dice = (total: number): Dice => [Math.max(1, total - 6), Math.min(6, total - 1)];
  it.each<[string, string]>([
    ['field', '2 1 1 - - - - 1 1 1 2'],
    ['under-7', '1 1 1 1 1 - - - - - -'],
    ['over-7', '- - - - - - 1 1 1 1 1'],
    ['any-seven', '- - - - - 4 - - - - -'],
    ['eleven', '- - - - - - - - - 15 -'],
    ['any-craps', '7 7 - - - - - - - - 7'],
    ['craps-2', '30 - - - - - - - - - -'],
    ['craps-3', '- 15 - - - - - - - - -'],
    ['craps-12', '- - - - - - - - - - 30'],
    ['horn', '4 4 - - - - - - - 4 4'],
  ])('%s from 2 to 12: %s', (type, expected) => {
    const paid = totals.map((total) => {
      const { paid: won, fate } = roll(dice(total), [on(type, 1000n)]).settlement.bets[0]!;
      return fate === 'loses' ? '-' : `${won / 1000n}`;
    });
    expect(paid.join(' ')).toBe(expected);
  });
});

describe('a bet that waits', () => {
  it.each<[string, string, number | undefined, Dice, string]>([
    ['big 6 with any 6', 'big-6', undefined, [1, 5], 'wins'],
    ['big 6 with 7', 'big-6', undefined, [3, 4], 'loses'],
    ['big 6 with 8', 'big-6', undefined, [4, 4], 'held'],
    ['big 8 with any 8', 'big-8', undefined, [2, 6], 'wins'],
    ['hard 4 with 2-2', 'hard-4', undefined, [2, 2], 'wins'],
    ['hard 4 with 1-3', 'hard-4', undefined, [1, 3], 'loses'],
    ['hard 10 with 5-5', 'hard-10', undefined, [5, 5], 'wins'],
    ['hard 10 with 7', 'hard-10', undefined, [6, 1], 'loses'],
    ['a right bet with another number', 'right-bet', 9, [4, 4], 'held'],
    ['a right bet with 7', 'right-bet', 9, [6, 1], 'loses'],
    ['a wrong bet with its number', 'wrong-bet', 9, [4, 5], 'loses'],
    ['a wrong bet with 7', 'wrong-bet', 9, [4, 3], 'wins'],
  ])('%s', (_what, type, selection, dice, fate) => {
    const bet = on(type, 11000n, selection === undefined ? {} : { selection });
    expect(roll(dice, [bet], { before: EMPTY }).settlement.bets[0]!.fate).toBe(fate);
  });

  it('is there on a first throw, too', () => {
    const before = withPoint(null, held('right-bet', 1000n, 6));
    expect(roll([3, 4], [], { before }).settlement.bets).toMatchObject([{ betId: 'h', fate: 'loses' }]);
  });
});

/** Bets through a series of throws; what is held is carried on without being reported again. */
function play(bets: readonly Placed[], throws: readonly Dice[], more: Roll = {}): string[] {
  let before = EMPTY;
  const fates: string[] = [];
  throws.forEach((dice, index) => {
    const { settlement } = roll(dice, index === 0 ? bets : [], { ...more, before });
    for (const { betId, fate, paid } of settlement.bets)
      if (fate !== 'held') fates.push(`${betId} ${fate} ${paid}`);
    before = settlement.after;
  });
  return [...fates, ...before.held.map(({ betId, selection }) => `${betId} on ${String(selection)}`)];
}

describe('a series', () => {
  const win = on('win', 1000n, { betId: 'w' });
  const dont = on('dont-win', 1000n, { betId: 'd' });
  it.each<[string, Dice[], string[]]>([
    ['11 at once', [[5, 6]], ['w wins 1000', 'd loses 0']],
    ['2 at once', [[1, 1]], ['w loses 0', 'd wins 1000']],
    ['3 at once', [[1, 2]], ['w loses 0', 'd wins 1000']],
    ['12 at once', [[6, 6]], ['w loses 0', 'd null 0']],
    [
      'a point that comes again',
      [
        [4, 4],
        [1, 2],
        [5, 6],
        [2, 6],
      ],
      ['w wins 1000', 'd loses 0'],
    ],
    [
      'a point and a seven',
      [
        [4, 4],
        [6, 6],
        [3, 4],
      ],
      ['w loses 0', 'd wins 1000'],
    ],
    ['a point that nothing follows', [[6, 4]], ['w on 10', 'd on 10']],
  ])('of Win and Don’t Win: %s', (_what, throws, expected) =>
    expect(play([win, dont], throws)).toEqual(expected),
  );

  it('remembers its point, and forgets it with the point or a seven', () => {
    const memory = (point: number | null, dice: Dice) =>
      roll(dice, [], { before: withPoint(point) }).settlement.after.memory;
    expect(memory(null, [2, 2])).toEqual({ point: 4, sevenOut: false });
    expect(memory(null, [3, 4])).toEqual({ point: null, sevenOut: false });
    expect(memory(4, [5, 5])).toEqual({ point: 4, sevenOut: false });
    expect(memory(4, [2, 2])).toEqual({ point: null, sevenOut: false });
    expect(memory(4, [3, 4])).toEqual({ point: null, sevenOut: true });
  });

  it('whose beginning is not known goes on from what is stated, and knows its point again after a seven', () => {
    const unknown = roll([2, 2], []).settlement.after;
    expect(unknown.memory).toEqual({ point: 'unknown', sevenOut: false });
    expect(roll([3, 4], [], { before: unknown }).settlement.after.memory).toMatchObject({ point: null });
    expect(roll([1, 2], [], { before: unknown, point: 8 }).settlement.after.memory).toMatchObject({
      point: 8,
    });
  });

  it('moves a come to its own number, over the point, and plays it past the end of the series', () => {
    let before: TableState = withPoint(6, held('win', 1000n, 6, 'w'));
    before = roll([4, 5], [on('come', 2000n, { betId: 'c' })], { before }).settlement.after;
    expect(before.held).toMatchObject([{ betId: 'c', selection: 9 }, { betId: 'w' }]);
    const made = roll([3, 3], [], { before });
    expect(made.settlement.bets).toMatchObject([
      { betId: 'c', fate: 'held' },
      { betId: 'w', fate: 'wins' },
    ]);
    const after = roll([3, 4], [], { before: made.settlement.after });
    expect(after.settlement.bets).toMatchObject([{ betId: 'c', fate: 'loses' }]);
  });

  it.each<[string, Dice, string]>([
    ['come', [3, 4], 'wins'],
    ['come', [5, 6], 'wins'],
    ['come', [6, 6], 'loses'],
    ['come', [1, 2], 'loses'],
    ['dont-come', [3, 4], 'loses'],
    ['dont-come', [1, 1], 'wins'],
    ['dont-come', [6, 6], 'null'],
    ['dont-come', [2, 3], 'held'],
  ])('%s at its first throw of %j: %s', (type, dice, fate) =>
    expect(roll(dice, [on(type, 1000n)], { before: withPoint(6) }).settlement.bets[0]!.fate).toBe(fate),
  );

  it("wins a don't come with a seven before its number", () => {
    const before = withPoint(6, held('dont-come', 1000n, 5), held('dont-come-odds', 1500n, 5, 'o'));
    expect(roll([3, 4], [], { before }).settlement.bets).toMatchObject([
      { fate: 'wins', paid: 1000n },
      { fate: 'wins', paid: 1000n },
    ]);
    expect(roll([1, 4], [], { before }).settlement.bets).toMatchObject([
      { fate: 'loses' },
      { fate: 'loses' },
    ]);
  });
});

describe('withdrawing', () => {
  const away = { carried: true, options: { withdrawn: true } };
  const fate = (type: string, selection: number | undefined, answers: Partial<Answers> = {}) => {
    const before = withPoint(
      6,
      held(type, 1000n, selection),
      held('win', 1000n, 6, 'w'),
      held('come', 1000n, 5, 'c'),
    );
    const bet = on(type, 1000n, { betId: 'h', ...away, ...present({ selection }) });
    const { settlement, findings } = roll([1, 1], [bet], { before, answers });
    return [settlement.bets[0]!.fate, ...codes(findings)];
  };

  it.each<[string, number | undefined, string[]]>([
    ['win', 6, ['held', 'withdrawal-not-available']],
    ['come', 5, ['held', 'withdrawal-not-available']],
    ['dont-win', 6, ['freed']],
    ['dont-come', 5, ['freed']],
    ['win-odds', 6, ['freed']],
    ['come-odds', 5, ['freed']],
    ['right-bet', 4, ['freed']],
    ['wrong-bet', 4, ['freed']],
    ['big-6', undefined, ['freed']],
    ['big-8', undefined, ['freed']],
    ['hard-6', undefined, ['freed']],
  ])('%s on %p: %j', (type, selection, expected) => expect(fate(type, selection)).toEqual(expected));

  it("OP1-13: a don't bet may not, where the casino reads it so", () => {
    expect(fate('dont-win', 6, { 'OP1-13': 'none' })).toEqual(['held', 'withdrawal-not-available']);
    expect(fate('hard-6', undefined, { 'OP1-13': 'none' })).toEqual(['freed']);
  });

  it('a Win may not, even before its first throw', () => {
    const { settlement, findings } = roll([3, 4], [on('win', 1000n, { options: { withdrawn: true } })], {
      before: EMPTY,
    });
    expect([settlement.bets[0]!.fate, codes(findings)]).toEqual(['wins', ['withdrawal-not-available']]);
  });

  it('may not make a bet larger', () => {
    const before = withPoint(6, held('dont-win', 1000n, 6));
    const more = on('dont-win', 2000n, { betId: 'h', carried: true, selection: 6 });
    expect(codes(roll([1, 1], [more], { before }).findings)).toEqual(['held-bet-changed']);
  });
});

describe('what is checked of bets', () => {
  const stakes = (type: string, stake: bigint, more: Partial<Placed> = {}, terms = TERMS) =>
    roll([1, 1], [on(type, stake, more)], { terms }).findings;

  it.each<[string, bigint, Partial<Placed>, string]>([
    ['win', 100_000n, {}, '1.1.6-IV.2-02'],
    ['field', 100_000n, {}, '1.1.6-IV.2-02'],
    ['any-seven', 75_000n, {}, '1.1.6-IV.2-03'],
    ['horn', 75_000n, {}, '1.1.6-IV.2-03'],
    ['hard-4', 42_857n, {}, '1.1.6-IV.2-03'],
    ['any-craps', 42_857n, {}, '1.1.6-IV.2-03'],
    ['hard-6', 33_333n, {}, '1.1.6-IV.2-03'],
    ['eleven', 20_000n, {}, '1.1.6-IV.2-03'],
    ['craps-12', 10_000n, {}, '1.1.6-IV.2-03'],
    ['right-bet', 100_000n, { selection: 9 }, '1.1.6-IV.2-06'],
    ['right-bet', 120_000n, { selection: 8 }, '1.1.6-IV.2-06'],
    ['wrong-bet', 125_000n, { selection: 6 }, '1.1.6-IV.2-07'],
    ['wrong-bet', 160_000n, { selection: 5 }, '1.1.6-IV.2-07'],
    ['wrong-bet', 220_000n, { selection: 10 }, '1.1.6-IV.2-07'],
  ])('%s takes %d and no more', (type, stake, more, ruleId) => {
    expect(stakes(type, stake, more).filter(({ code }) => code === 'over-limit')).toEqual([]);
    const over = stakes(type, stake + 1n, more).filter(({ code }) => code === 'over-limit');
    expect(over).toMatchObject([{ ruleId }]);
  });

  it('has the minimum of the table for simple and placed bets, and for others only a stated minimum', () => {
    expect(stakes('win', 999n)).toMatchObject([{ code: 'under-minimum', ruleId: '1.1.6-IV.2-01' }]);
    expect(codes(stakes('right-bet', 995n, { selection: 4 }))).toEqual(['under-minimum']);
    expect(stakes('any-craps', 100n)).toEqual([]);
    expect(codes(stakes('any-craps', 100n, {}, { ...TERMS, minima: { 'any-craps': 200n } }))).toEqual([
      'under-minimum',
    ]);
  });

  it.each<[string, Placed[], string[]]>([
    [
      'the bet they belong to',
      [on('win', 1000n, { selection: 6, carried: true }), on('win-odds', 1000n)],
      [],
    ],
    [
      'more than that',
      [on('win', 1000n, { selection: 6, carried: true }), on('win-odds', 1001n)],
      ['over-limit'],
    ],
    [
      'more in two parts, said once',
      [
        on('win', 1000n, { selection: 6, carried: true }),
        on('win-odds', 600n, { betId: 'x' }),
        on('win-odds', 500n, { betId: 'y' }),
      ],
      ['over-limit'],
    ],
    ['nothing', [on('win-odds', 1000n)], ['odds-without-bet']],
    [
      'the bet of somebody else',
      [
        on('win', 1000n, { selection: 6, carried: true, player: 'A' }),
        on('win-odds', 1000n, { player: 'B' }),
      ],
      ['odds-without-bet'],
    ],
    [
      'a come on another number',
      [on('come', 1000n, { selection: 5, carried: true }), on('come-odds', 1000n, { selection: 9 })],
      ['odds-without-bet'],
    ],
    [
      'a bet that is withdrawn',
      [
        on('dont-win', 1000n, { selection: 6, carried: true, options: { withdrawn: true } }),
        on('dont-win-odds', 1200n),
      ],
      ['odds-without-bet'],
    ],
  ])('odds over %s', (_what, bets, expected) => {
    const staying = bets.some(({ carried }) => carried === true) ? ['carried-bet-unknown'] : [];
    expect(codes(roll([1, 1], bets, { point: 6 }).findings)).toEqual([...staying, ...expected]);
  });

  describe('odds that stay', () => {
    const [come, odds] = [held('come', 5000n, 4, 'w'), held('come-odds', 5000n, 4, 'o')];
    const again = [
      on('come', 5000n, { betId: 'w', carried: true }),
      on('come-odds', 5000n, { betId: 'o', carried: true }),
    ];
    const more = on('come-odds', 5000n, { betId: 'o2', options: { on: 'w' } });
    const found = (bets: Placed[], ...before: TableState['held']) =>
      roll([1, 2], bets, { before: withPoint(9, ...before) }).findings;

    it('keep their number and their bet when neither is reported again', () => {
      expect(found(again, come, odds)).toEqual([]);
      expect(found([], come, odds)).toEqual([]);
    });

    it.each([
      ['reported again', again],
      ['not reported again', []],
    ])('count with what is added to them: %s', (_what, bets) => {
      expect(found([...bets, more], come, odds)).toMatchObject([
        {
          code: 'over-limit',
          ruleId: '1.1.6-IV.2-04',
          expected: 'at most 50.00 EUR, 100 % of its come',
          found: '100.00 EUR on come-odds',
          betIds: bets.length > 0 ? ['o', 'o2'] : ['o2', 'o'],
        },
      ]);
    });

    it('belong to the bet they were made on, where their owner has two on one number', () => {
      const bets = [on('come-odds', 5000n, { betId: 'o', options: { on: 'w' } })];
      const two = [come, held('come', 3000n, 4, 'v')];
      const first = roll([1, 2], bets, { before: withPoint(9, ...two) });
      expect(first.settlement.after.held.find(({ betId }) => betId === 'o')).toMatchObject({ on: 'w' });
      const onOther = on('come-odds', 3000n, { betId: 'o2', options: { on: 'v' } });
      expect(roll([1, 2], [onOther], { before: first.settlement.after }).findings).toEqual([]);
      const tooMany = { ...onOther, stake: 3001n };
      expect(roll([1, 2], [tooMany], { before: first.settlement.after }).findings).toMatchObject([
        { code: 'over-limit', expected: 'at most 30.00 EUR, 100 % of its come', betIds: ['o2'] },
      ]);
    });

    it('need a bet that counts: one that came late is none, one that may not be withdrawn is', () => {
      const withOdds = (options: object): Placed[] => [
        on('come', 5000n, { betId: 'w', selection: 4, options }),
        on('come-odds', 5000n, { selection: 4 }),
      ];
      expect(codes(found(withOdds({ late: true })))).toEqual(['odds-without-bet', 'late-bet']);
      expect(
        codes(
          found(
            [...again.slice(0, 1), more].map((bet) => ({ ...bet })),
            come,
          ),
        ),
      ).toEqual([]);
      const stays = { ...again[0]!, options: { withdrawn: true } };
      expect(codes(found([stays, more], come))).toEqual(['withdrawal-not-available']);
    });
  });

  it('a bet of another game cites the classes of bets, and impossible dice cite the dice', () => {
    expect(roll([1, 1], [on('red', 1000n)]).findings).toMatchObject([
      { code: 'bet-not-offered', ruleId: '1.1.6-IV.1' },
    ]);
    expect(roll([7, 1], []).findings).toMatchObject([{ code: 'outcome-not-readable', ruleId: '1.1.6-II.1' }]);
  });

  it('simple bets have the maximum of Win where they have none, and never more than a thousand minima', () => {
    const found = (type: string, stake: bigint, maxima: TableTerms['maxima'] = {}) =>
      codes(roll([1, 1], [on(type, stake)], { terms: { minimum: 1000n, maxima } }).findings);
    expect(found('field', 100_000n, { win: 100_000n })).toEqual([]);
    expect(found('field', 5_000_000n, { win: 100_000n })).toEqual(['over-limit']);
    expect(found('field', 1_000_001n, { field: 9_000_000n })).toEqual(['over-limit']);
    expect([found('big-6', 1_000_000n), found('big-6', 1_000_001n)]).toEqual([[], ['over-limit']]);
    expect(found('hard-6', 400_000n)).toEqual(['over-limit']);
  });

  it('two placed bets without a readable number are two findings, each under the rule of its bet', () => {
    const bets = [on('right-bet', 1000n, { selection: 7 }), on('wrong-bet', 1000n, { selection: 7 })];
    expect(roll([1, 1], bets).findings).toMatchObject([
      { code: 'bet-not-readable', ruleId: '1.1.6-IV.1.d-01' },
      { code: 'bet-not-readable', ruleId: '1.1.6-IV.1.d-02' },
    ]);
  });

  it('OP1-14: stakes that cannot be paid exactly are violations where the casino wants none', () => {
    const found = (stake: bigint) =>
      roll([1, 1], [on('right-bet', stake, { selection: 6 })], { answers: { 'OP1-14': 'exact-stakes' } })
        .findings;
    expect(found(1200n)).toEqual([]);
    expect(found(1000n)).toMatchObject([
      { code: 'stake-not-payable-exactly', severity: 'violation', ruleId: 'OP1-14' },
    ]);
  });

  it('OP1-13c: the stake is among the winnings of a multiple bet where the casino reads it so', () => {
    const paid = (type: string) =>
      roll([1, 1], [on(type, 1000n)], { answers: { 'OP1-13c': 'consumed' } }).settlement.bets[0]!.paid;
    expect([paid('craps-2'), paid('field')]).toEqual([29_000n, 2000n]);
  });

  it.each<[string, Placed, KnownTable, string[]]>([
    ['a win over a point', on('win', 1000n), { before: withPoint(6) }, ['bet-out-of-turn']],
    ['a come before a first throw', on('come', 1000n), { before: withPoint(null) }, ['bet-out-of-turn']],
    ['a come over a point', on('come', 1000n), { before: withPoint(6) }, []],
    ['a win before a first throw', on('win', 1000n), { before: EMPTY }, []],
    ['a win where the point is not known', on('win', 1000n), {}, []],
    ['a win over a point that is told, not the throws before', on('win', 1000n), { point: 6 }, []],
    ['a come on its number before a first throw', on('come', 1000n, { selection: 9 }), { point: null }, []],
    ['a come on nothing then', on('come', 1000n), { point: null }, ['bet-out-of-turn']],
    ['a bet after the call', on('field', 1000n, { options: { late: true } }), {}, ['late-bet']],
    ['a bet of roulette', on('red', 1000n), {}, ['bet-not-offered']],
    ['a placed bet without a number', on('right-bet', 1000n), {}, ['bet-not-readable']],
    ['a placed bet on 7', on('right-bet', 1000n, { selection: 7 }), {}, ['bet-not-readable']],
    ['odds without a number', on('come-odds', 1000n), {}, ['bet-not-readable']],
    ['odds of Win without a point', on('win-odds', 1000n), { before: EMPTY }, ['bet-not-readable']],
    [
      'a come that stays on nothing',
      on('come', 1000n, { carried: true }),
      {},
      ['bet-not-readable', 'carried-bet-unknown'],
    ],
    ['options that say nothing', on('field', 1000n, { options: { withdrawn: 1 } }), {}, ['bet-not-readable']],
  ])('%s', (_what, bet, table, expected) =>
    expect(codes(roll([1, 1], [bet], table).findings)).toEqual(expected),
  );

  it.each([
    { dice: [1] },
    { dice: [0, 1] },
    { dice: [1, 7] },
    { dice: [1, 2], point: 7 },
    { dice: 'x' },
    null,
  ])('an outcome of %j cannot be read', (outcome) => {
    const { settlement, findings } = roll([1, 1], [on('field', 1000n)], { outcome, before: withPoint(6) });
    expect(settlement).toMatchObject({ complete: false, after: { memory: { point: 6 } } });
    expect(codes(findings)).toEqual(['outcome-not-readable']);
  });
});

type KnownTable = Pick<Roll, 'before' | 'point'>;

describe('the shooter', () => {
  const seated = (seat: number) => on('win', 1000n, { seat });
  it('has bet on the line before a first throw', () => {
    expect(roll([3, 4], [seated(3)], { before: EMPTY, shooter: 3 }).findings).toEqual([]);
    expect(roll([3, 4], [seated(2)], { before: EMPTY, shooter: 3 }).findings).toMatchObject([
      { code: 'shooter-without-bet', ruleId: '1.1.6-IV.3-06' },
    ]);
    expect(codes(roll([3, 4], [], { before: EMPTY, shooter: 'P-1' }).findings)).toEqual([
      'shooter-without-bet',
    ]);
    expect(roll([3, 4], [], { before: withPoint(6), shooter: 3 }).findings).toEqual([]);
    expect(roll([3, 4], [on('dont-win', 1000n)], { before: EMPTY, shooter: 3 }).findings).toEqual([]);
  });

  it('has a name of up to 80 characters, as the declared shape counts them', () => {
    const named = (shooter: string) =>
      roll([3, 4], [], { before: withPoint(6), shooter }).settlement.complete;
    expect([named('\u{1F3B2}'.repeat(80)), named('\u{1F3B2}'.repeat(81))]).toEqual([true, false]);
  });

  it('passes the dice on with the seven that loses, not with another one', () => {
    const { after } = roll([3, 4], [], { before: withPoint(6), shooter: 3 }).settlement;
    expect(roll([3, 4], [seated(3)], { before: after, shooter: 3 }).findings).toMatchObject([
      { code: 'dice-not-passed', severity: 'advisory', ruleId: '1.1.6-IV.3-08' },
    ]);
    expect(roll([3, 4], [seated(4)], { before: after, shooter: 4 }).findings).toEqual([]);
    const first = roll([3, 4], [seated(3)], { before: EMPTY, shooter: 3 }).settlement.after;
    expect(roll([3, 4], [seated(3)], { before: first, shooter: 3 }).findings).toEqual([]);
  });

  it('throws over the point that the throws before have made', () => {
    expect(roll([1, 1], [], { before: withPoint(6), point: 6 }).findings).toEqual([]);
    expect(roll([1, 1], [], { before: withPoint(6), point: null }).findings).toMatchObject([
      { code: 'point-differs', expected: '6', found: 'no point', ruleId: '1.1.6-II.3-01' },
    ]);
  });
});

describe('a table', () => {
  const setting = { currency: 'EUR', answers: answersOf({}) };
  const staff = ['table-chief', 'croupier', 'croupier', 'stickman'].map((role, index) => ({
    id: `${index}`,
    role,
  }));
  const open = (opening: Partial<ReportedOpening>) =>
    codes(craps.checks.opening({ terms: TERMS, staff, ...opening }, setting));
  const DICE = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];
  const maxima = (more: Record<string, bigint>) => ({ terms: { minimum: 1000n, maxima: more } });

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['with a chief, two croupiers and a stickman', {}, []],
    ['without a stickman', { staff: staff.slice(0, 3) }, ['staff-below-minimum']],
    ['with a maximum of 99 times the minimum', maxima({ '*': 99_000n }), ['maximum-not-by-rule']],
    ['with one of 1,001 times', maxima({ '*': 1_001_000n }), ['maximum-not-by-rule']],
    [
      'with one of 10,000 times on a field',
      maxima({ win: 100_000n, field: 10_000_000n }),
      ['maximum-not-by-rule'],
    ],
    ['with one of a single minimum on it', maxima({ win: 100_000n, field: 1000n }), ['maximum-not-by-rule']],
    ['with all its simple bets alike', maxima({ win: 100_000n, field: 100_000n }), []],
    ['with a right bet up to 120 %', maxima({ '*': 100_000n, 'right-bet': 120_000n }), []],
    ['with more on it', maxima({ '*': 100_000n, 'right-bet': 120_001n }), ['maximum-not-by-rule']],
    ['with craps 2 from once to three times', maxima({ '*': 100_000n, 'craps-2': 3334n }), []],
    ['with less on it', maxima({ '*': 100_000n, 'craps-2': 3333n }), ['maximum-not-by-rule']],
    ['with more on it', maxima({ '*': 100_000n, 'craps-2': 10_001n }), ['maximum-not-by-rule']],
    ['with its six dice', { dice: DICE }, []],
    ['with five', { dice: DICE.slice(1) }, ['dice-count-differs']],
    ['with one of them told twice', { dice: [...DICE.slice(1), 'd6'] }, ['dice-count-differs']],
    ['with one of the session before', { dice: DICE, usedDice: ['d3'] }, ['dice-used-before']],
    [
      'below the authorised minimum',
      { terms: { ...TERMS, authorised: { minimum: { from: 2000n } } } },
      ['minimum-not-authorised'],
    ],
  ])('%s', (_what, opening, expected) => expect(open(opening)).toEqual(expected));

  it('has a supervisor of its own', () => {
    const table = (name: string): TableAsOpened => ({
      table: name,
      game: 'craps',
      terms: TERMS,
      staff: [{ id: 'E-1', role: 'table-chief' }],
    });
    const answers = answersOf({ 'OP1-32': 'warning' });
    // Of two tables neither of which is of cards against the house nothing is left open.
    expect(craps.checks.room([table('C1'), table('C2')], { ...setting, answers })).toMatchObject([
      { code: 'chief-shared', severity: 'violation' },
    ]);
  });

  it('has nothing on its cloth when it closes', () => {
    expect(craps.checks.closing(withPoint(6, held('win', 1000n, 6)), setting)).toMatchObject([
      { code: 'held-bet-at-close', ruleId: '1.1.6-IV.1.a-01' },
    ]);
    expect(craps.checks.closing(withPoint(6), setting)).toEqual([]);
  });

  it('leaves the stakes of a null throw for the next one', () => {
    const voided = {
      settled: false,
      reasonCode: 'null-throw',
      refunds: [],
      bets: [{ betId: 'a', stake: 1n }],
    };
    expect(craps.checks.voided(voided, setting)).toEqual([]);
    expect(craps.checks.voided({ ...voided, settled: true }, setting)).toMatchObject([
      { code: 'null-throw-after-settlement', ruleId: '1.1.6-IV.3-01' },
    ]);
  });

  it('has the same checks after a change of limits', () => {
    const change = {
      before: TERMS,
      after: { minimum: 2000n, maxima: { '*': 100_000n } },
      announcedAtRound: 1,
    };
    expect(codes(craps.checks.limitChange(change, setting))).toEqual(['maximum-not-by-rule']);
  });
});

describe('a change of dice', () => {
  const SET = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'];
  const change = (more: Partial<DiceChange>): string[] =>
    craps.checks.dice!({ cause: 'at-request', usedDice: [], ...more }).map(
      ({ code, ruleId }) => `${code} ${ruleId}`,
    );

  it('is not at the request of the shooter during the throws for a point', () => {
    expect(change({ left: withPoint(6) })).toEqual(['dice-changed-for-point 1.1.6-IV.3-04']);
    expect(change({ left: withPoint(null) })).toEqual([]);
    expect(change({})).toEqual([]);
    expect(change({ cause: 'by-supervisor', left: withPoint(6) })).toEqual([]);
    expect(change({ cause: 'die-fell', left: withPoint(6) })).toEqual([]);
  });

  it('brings a whole new set after the throws if a die is lost', () => {
    expect(change({ cause: 'die-lost', supplied: SET, left: withPoint(null) })).toEqual([]);
    expect(change({ cause: 'die-lost', supplied: SET, left: withPoint(6) })).toEqual([
      'dice-changed-for-point 1.1.6-IV.3-03',
    ]);
    expect(change({ cause: 'die-lost', supplied: [] })).toEqual(['new-dice-missing 1.1.6-IV.3-03']);
    expect(change({ cause: 'die-lost', supplied: SET.slice(1) })).toEqual([
      'dice-count-differs 1.1.6-II.1-01',
    ]);
    expect(change({ cause: 'die-lost' })).toEqual([]);
  });

  it('brings no dice that the session before used', () =>
    expect(change({ cause: 'by-supervisor', supplied: ['n1'], usedDice: ['n1'] })).toEqual([
      'dice-used-before 1.1.6-II.1-01',
    ]));
});

describe('the register of section 8', () => {
  const { applied, notCheckable } = craps.register;
  it('lists each rule once, with its citation', () => {
    const rules = [...applied, ...notCheckable];
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('has every rule that is applied cited by these rows', () => expect(uncited()).toEqual([]));
});
