import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { rational, subtract } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { answersOf } from '../open-points';
import type { PlacedBet, TableState, TableTerms } from '../round';
import { resultOf, type Settlement } from '../settlement';
import type { ReportedOpening, StaffMember, TableAsOpened } from '../table-reports';
import { BOULE } from './boule.rules';
import { bouleRules } from './boule.rules';

/** The worked examples of section 6.h of the regulation's matrix, and every rule of section 6. Amounts in cents. */

const { rules: boule, uncited } = watchRules('boule');
const setting = { currency: 'EUR', answers: answersOf({}) };
const authorised = { minimum: { from: 100n } };
const simpleMaxima = { red: 30000n, black: 30000n, even: 30000n, odd: 30000n, high: 30000n, low: 30000n };
const TERMS: TableTerms = { minimum: 100n, maxima: { 'straight-up': 6000n, ...simpleMaxima }, authorised };

type Placed = Omit<PlacedBet, 'betId'>;

/**
 * Settles the balls of a session in turn. @param throws the number of the thrower of each ball; undefined if its report names none
 * @param isKnown whether the state before the first ball is known
 */
function thrown(
  throws: readonly (string | undefined)[],
  onDuty: readonly StaffMember[] = [AT_CLOTH, BESIDE],
  isKnown = true,
) {
  let before: TableState | undefined = isKnown ? { held: [], released: [] } : undefined;
  const found = throws.map((thrownBy, index) => {
    const outcome = { number: 5, ...(thrownBy === undefined ? {} : { thrownBy }) };
    const round = { roundNo: index + 1, outcome, bets: [], ...(before && { before }) };
    const { settlement, findings } = evaluateRound(boule, round, { ...setting, onDuty });
    before = settlement.after;
    return findings;
  });
  return { found: found.flat(), after: before!, atClose: boule.checks.closing(before!, setting) };
}

const AT_CLOTH = { id: 'E-4', role: 'croupier' };
const BESIDE = { id: 'E-5', role: 'croupier' };
const CHIEF = { id: 'E-1', role: 'table-chief' };

function play(number: unknown, ...bets: Placed[]): { settlement: Settlement; findings: readonly Finding[] } {
  const placed = bets.map((bet, index) => ({ betId: `${index}`, ...bet }));
  return evaluateRound(boule, { bets: placed, outcome: { number } }, { ...setting, terms: TERMS });
}

const on = (type: string, stake: bigint, more: Partial<Placed> = {}): Placed => ({ type, stake, ...more });

describe('a throw', () => {
  it.each<[string, number, [Placed, bigint][], bigint]>([
    [
      'BO-1',
      5,
      [
        [on('straight-up', 1000n, { selection: 5 }), 7000n],
        [on('red', 5000n), -5000n],
        [on('odd', 2000n), -2000n],
      ],
      0n,
    ],
    [
      'BO-2',
      8,
      [
        [on('black', 4000n), 4000n],
        [on('even', 3000n), 3000n],
        [on('low', 2500n), -2500n],
        [on('straight-up', 500n, { selection: [8] }), 3500n],
      ],
      -8000n,
    ],
    [
      'BO-3',
      7,
      [
        [on('straight-up', 6000n, { selection: 7, player: 'A' }), 42000n],
        [on('straight-up', 6000n, { selection: 7, player: 'B' }), 42000n],
      ],
      -84000n,
    ],
    ['5 takes what is on high', 5, [[on('high', 100n), -100n]], 100n],
    ['9 pays high', 9, [[on('high', 100n), 100n]], -100n],
  ])('%s', (_id, number, rows, house) => {
    const { settlement, findings } = play(number, ...rows.map(([bet]) => bet));
    expect(settlement.bets.map(({ paid, taken }) => paid - taken)).toEqual(rows.map(([, net]) => net));
    expect([resultOf(settlement), findings]).toEqual([house, []]);
  });

  it('leaves every stake on 5 with the house, but on the number itself', () => {
    const bets = BOULE.bets.filter(({ numbers }) => numbers !== undefined).map(({ type }) => on(type, 100n));
    expect(play(5, ...bets).settlement.bets.every(({ fate }) => fate === 'loses')).toBe(true);
  });

  it('divides the other numbers into halves', () => {
    const numbers = (type: string) => BOULE.bets.find((bet) => bet.type === type)!.numbers!;
    for (const [one, other] of [
      ['red', 'black'],
      ['even', 'odd'],
      ['high', 'low'],
    ] as const) {
      expect([...numbers(one), ...numbers(other)].sort()).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    }
  });
});

describe('what is checked of bets', () => {
  it.each<[string, Placed[], string[]]>([
    ['BO-3: 61.00 of one player', [on('straight-up', 6100n, { selection: 7, player: 'A' })], ['over-limit']],
    [
      'two bets of one player on the same number',
      [
        on('straight-up', 3100n, { selection: 7, player: 'A' }),
        on('straight-up', 3000n, { selection: [7], player: 'A' }),
      ],
      ['over-limit'],
    ],
    [
      'two of one player on two numbers',
      [
        on('straight-up', 6000n, { selection: 7, player: 'A' }),
        on('straight-up', 6000n, { selection: 8, player: 'A' }),
      ],
      [],
    ],
    ['the maximum of a simple bet', [on('red', 30000n)], []],
    ['more than that', [on('red', 30001n)], ['over-limit']],
    ['less than the minimum', [on('red', 99n)], ['under-minimum']],
    ['a bet that came too late', [on('red', 100n, { options: { late: true } })], ['late-bet']],
    ['one that was too small as well', [on('red', 50n, { options: { late: true } })], ['late-bet']],
    ['a bet of roulette', [on('dozen', 100n)], ['bet-not-offered']],
    ['a small one on no number', [on('straight-up', 50n, { selection: 10 })], ['bet-not-readable']],
    ['a number that there is not', [on('straight-up', 100n, { selection: 10 })], ['bet-not-readable']],
    ['two numbers', [on('straight-up', 100n, { selection: [1, 2] })], ['bet-not-readable']],
    ['options that say nothing', [on('red', 100n, { options: { late: 1 } })], ['bet-not-readable']],
  ])('%s', (_what, bets, expected) => expect(codes(play(1, ...bets).findings)).toEqual(expected));

  it('names the bets that are too small, or too much together', () => {
    const [one, two] = [3100n, 3000n].map((stake) => on('straight-up', stake, { selection: 7, player: 'A' }));
    expect(play(1, one!, on('red', 99n), two!).findings).toMatchObject([
      { code: 'under-minimum', betIds: ['1'] },
      { code: 'over-limit', betIds: ['0', '2'] },
    ]);
  });

  it('finds nothing of limits that are not stated', () => {
    const bets = [{ betId: 'a', ...on('red', 1n) }];
    expect(evaluateRound(boule, { bets, outcome: { number: 2 } }, setting).findings).toEqual([]);
  });

  it('gives a late bet back', () => {
    const { settlement } = play(2, on('red', 100n, { options: { late: true } }));
    expect(settlement.bets).toMatchObject([{ fate: 'not-accepted', returned: 100n, paid: 0n }]);
  });

  it.each([0, 10, 2.5, '5', undefined])('an outcome of %p cannot be read', (number) =>
    expect(play(number, on('red', 100n)).findings).toMatchObject([
      { code: 'outcome-not-readable', ruleId: '1.1.4-V.c-02' },
    ]),
  );
});

describe('a table', () => {
  const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));
  const open = (opening: Partial<ReportedOpening>) =>
    codes(boule.checks.opening({ terms: TERMS, staff, ...opening }, setting));
  const terms = (more: Partial<TableTerms>): { terms: TableTerms } => ({ terms: { ...TERMS, ...more } });

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['opens at the authorised minimum', {}, []],
    ['opens at twice that', terms({ minimum: 200n }), []],
    ['opens at three times that', terms({ minimum: 300n }), ['minimum-not-authorised']],
    ['opens below it', terms({ minimum: 50n }), ['minimum-not-authorised']],
    ['opens where the authorised one is not known', { terms: { minimum: 300n, maxima: {} } }, []],
    ['has a smaller minimum on red', terms({ minima: { red: 50n } }), ['minimum-not-authorised']],
    [
      'BO-4: has a maximum of 35.00 on a number',
      terms({ maxima: { ...TERMS.maxima, 'straight-up': 3500n } }),
      ['maximum-not-by-rule'],
    ],
    [
      'has a maximum of 501.00 on red',
      terms({ maxima: { ...TERMS.maxima, red: 50100n } }),
      ['maximum-not-by-rule'],
    ],
    ['has no croupier', { staff: staff.slice(0, 1) }, ['staff-below-minimum']],
    ['has no chief', { staff: staff.slice(1) }, ['staff-below-minimum']],
    ['has one croupier for two cloths', terms({ cloths: 2 }), ['staff-below-minimum']],
  ])('%s', (_what, opening, expected) => expect(open(opening)).toEqual(expected));

  it('names the two allowed minima in the finding', () =>
    expect(boule.checks.opening({ terms: { ...TERMS, minimum: 300n }, staff }, setting)).toMatchObject([
      { expected: '1.00 EUR or 2.00 EUR', found: '3.00 EUR' },
    ]));

  it('holds nothing over the close', () =>
    expect(boule.checks.closing({ held: [], released: [] }, setting)).toEqual([]));

  it('has the same checks after a change of limits', () => {
    const change = { before: TERMS, after: { ...TERMS, minimum: 150n }, announcedAtRound: 1 };
    expect(codes(boule.checks.limitChange(change, setting))).toEqual(['minimum-not-authorised']);
  });
});

describe('all open tables', () => {
  const table = (name: string, minimum: bigint, chief = name): TableAsOpened => ({
    table: name,
    game: 'boule',
    terms: { ...TERMS, minimum },
    staff: [{ id: chief, role: 'table-chief' }],
  });
  const room = (...tables: TableAsOpened[]) => boule.checks.room(tables, setting);

  it('BO-4: have one at the authorised minimum', () => {
    expect(room(table('B1', 100n), table('B2', 200n))).toEqual([]);
    expect(room(table('B1', 200n), table('B2', 200n))).toMatchObject([
      { code: 'no-table-at-authorised-minimum', ruleId: '1.1.4-V.b-02' },
    ]);
  });

  it('have a supervisor each', () =>
    expect(codes(room(table('B1', 100n, 'E-1'), table('B2', 100n, 'E-1')))).toEqual(['chief-shared']));
});

describe('two cloths of one table', () => {
  const clothMinima = [100n, 200n];
  const staff = ['table-chief', 'croupier', 'croupier'].map((role, index) => ({ id: `${index}`, role }));
  const opened = (terms: Partial<TableTerms>) =>
    boule.checks
      .opening({ terms: { ...TERMS, cloths: 2, ...terms }, staff }, setting)
      .map(({ code, ruleId, found }) => [code, ruleId, found]);

  it('may have one at the authorised minimum, and one at twice as much', () => {
    expect(opened({ clothMinima })).toEqual([]);
    expect(opened({ clothMinima: [100n, 300n] })).toEqual([
      ['minimum-not-authorised', '1.1.4-V.b-02', '3.00 EUR'],
    ]);
    expect(opened({ clothMinima: [50n, 200n] })).toEqual([
      ['minimum-not-authorised', '1.1.4-V.b-01', '0.50 EUR'],
    ]);
  });

  it('keep the authorised minimum in the house, if one of them has it', () => {
    const room = (minimum: bigint, minima?: readonly bigint[]) =>
      boule.checks.room(
        [
          {
            table: 'B1',
            game: 'boule',
            staff: [],
            terms: { ...TERMS, minimum, ...(minima && { clothMinima: minima }) },
          },
        ],
        setting,
      );
    expect(codes(room(200n))).toEqual(['no-table-at-authorised-minimum']);
    expect(room(100n, clothMinima)).toEqual([]);
    expect(codes(room(200n, [200n, 200n]))).toEqual(['no-table-at-authorised-minimum']);
  });

  it('have the bets on each compared with its own minimum', () => {
    const found = (options?: object) => {
      const bets = [{ betId: 'a', ...on('red', 150n, options === undefined ? {} : { options }) }];
      const terms = { ...TERMS, clothMinima };
      return evaluateRound(boule, { bets, outcome: { number: 2 } }, { ...setting, terms }).findings;
    };
    expect(found()).toEqual([]);
    expect(found({ cloth: 1 })).toEqual([]);
    expect(found({ cloth: 2 })).toMatchObject([{ code: 'under-minimum', expected: 'at least 2.00 EUR' }]);
    expect(codes(found({ cloth: 3 }))).toEqual(['bet-not-readable']);
  });
});

describe('limits of a round', () => {
  const found = (terms: Partial<TableTerms>, ...bets: Placed[]) =>
    evaluateRound(
      boule,
      { bets: bets.map((bet, index) => ({ betId: `${index}`, ...bet })), outcome: { number: 5 } },
      { ...setting, terms: { ...TERMS, ...terms } },
    ).findings;
  const seven = (stake: bigint, whose: Partial<Placed> = {}) =>
    on('straight-up', stake, { selection: 7, ...whose });

  it('hold for what a player has on a number, known by his name or else by his seat', () => {
    const over = [{ code: 'over-limit', ruleId: '1.1.4-V.b-05', found: '120.00 EUR on straight-up' }];
    expect(found({}, seven(6000n, { seat: 3 }), seven(6000n, { seat: 3 }))).toMatchObject(over);
    expect(found({}, seven(6000n, { player: 'A' }), seven(6000n, { player: 'A', seat: 3 }))).toMatchObject(
      over,
    );
    expect(found({}, seven(6000n, { seat: 3 }), seven(6000n, { seat: 4 }))).toEqual([]);
    expect(found({}, seven(6000n), seven(6000n))).toEqual([]);
  });

  it('are those of the rule where the table names none', () => {
    expect(found({ maxima: {} }, seven(10_000n), on('red', 50_000n))).toEqual([]);
    expect(codes(found({ maxima: {} }, seven(10_001n), on('red', 50_001n)))).toEqual([
      'over-limit',
      'over-limit',
    ]);
  });

  it('are at most the authorised ones', () => {
    const terms = { minimum: 100n, maxima: { 'straight-up': 10_000n, '*': 50_000n } };
    const allowed = { minimum: { from: 100n }, maxima: { 'straight-up': 5000n, '*': 25_000n } };
    const opening = { terms: { ...terms, authorised: allowed }, staff: [] };
    expect(
      boule.checks.opening(opening, setting).filter(({ code }) => code === 'maximum-not-by-rule'),
    ).toMatchObject([
      {
        ruleId: '1.1.4-V.b',
        expected: 'at most 50.00 EUR on straight-up, as authorised',
        found: '100.00 EUR',
      },
      { ruleId: '1.1.4-V.b', expected: 'at most 250.00 EUR on every other bet, as authorised' },
    ]);
    expect(codes(found({ ...terms, authorised: allowed }, seven(5001n), on('red', 25_000n)))).toEqual([
      'over-limit',
    ]);
  });
});

describe('the ball (1.1.4, III.b)', () => {
  it('is thrown by a croupier who is on duty at the table', () => {
    expect(thrown(['E-1', 'E-9', 'E-4'], [CHIEF, AT_CLOTH, BESIDE]).found).toMatchObject([
      {
        code: 'thrower-not-a-croupier',
        ruleId: '1.1.4-III.b-01',
        expected: 'thrown by a croupier on duty: E-4, E-5',
        found: 'thrown by E-1',
      },
      { found: 'thrown by E-9' },
    ]);
  });

  it('may be thrown by anybody on duty whose role is not stated, or where no croupier is', () => {
    expect(thrown(['E-7'], [AT_CLOTH, { id: 'E-7' }]).found).toEqual([]);
    expect(thrown(['E-7'], []).found).toEqual([]);
    expect(thrown([undefined]).found).toEqual([]);
  });

  it('is not thrown by one croupier alone for a whole session while others are there', () => {
    expect(thrown(['E-4', 'E-4', 'E-4']).atClose).toMatchObject([
      {
        code: 'ball-always-thrown-by-one',
        ruleId: '1.1.4-III.b-01',
        found: 'all 3 throws by E-4, while other croupiers were on duty',
        foundEs: 'los 3 lanzamientos, de E-4, con otros croupiers de servicio',
      },
    ]);
  });

  it.each<[string, (string | undefined)[]]>([
    ['croupiers took turns', ['E-4', 'E-4', 'E-5']],
    ['the first throw was of another', ['E-5', 'E-4', 'E-4']],
    ['one throw states nobody', ['E-4', undefined, 'E-4', 'E-4']],
    ['the first throw states nobody', [undefined, 'E-4', 'E-4']],
    ['a single ball has no turns', ['E-4']],
  ])('gives no finding about turns where %s', (_why, throws) => {
    expect(thrown(throws).atClose).toEqual([]);
  });

  it('gives no finding about turns where no other croupier was there', () => {
    expect(thrown(['E-4', 'E-4'], [CHIEF, AT_CLOTH]).atClose).toEqual([]);
  });

  it('gives no finding about turns where the throws before are not known', () => {
    expect(thrown(['E-4'], undefined, false).after.memory).toBeUndefined();
  });

  it('leaves the state of a session as it is where nobody is stated', () => {
    expect(thrown([undefined, undefined]).after).toEqual({ held: [], released: [] });
  });
});

it('a bet of another game is none of the two kinds there are', () => {
  expect(play(5, on('dozen', 100n)).findings).toMatchObject([
    { code: 'bet-not-offered', ruleId: '1.1.4-V.a' },
  ]);
});

it('a void throw leaves the stakes for the next one, and returns at most the stake', () => {
  const voided = (amount?: bigint) => ({
    settled: false,
    reasonCode: 'ball-lost',
    refunds: amount === undefined ? [] : [{ betId: 'a', amount }],
    bets: [{ betId: 'a', stake: 100n }],
  });
  expect(boule.checks.voided(voided(), setting)).toEqual([]);
  expect(boule.checks.voided(voided(100n), setting)).toEqual([]);
  expect(boule.checks.voided(voided(101n), setting)).toMatchObject([{ ruleId: 'OP1-06' }]);
});

describe('the edges', () => {
  it('are a ninth on every bet', () => {
    const edges = boule.edges(setting.answers);
    expect(edges).toHaveLength(7);
    for (const { edge } of edges) expect(edge).toEqual(rational(1n, 9n));
  });

  it('fall by a ninth where a number pays 8 to 1', () => {
    const bets = BOULE.bets.map((bet) => (bet.numbers === undefined ? { ...bet, pays: rational(8n) } : bet));
    const edge = bouleRules({ ...BOULE, bets }).edges(setting.answers)[0]!.edge;
    expect(subtract(rational(1n, 9n), edge)).toEqual(rational(1n, 9n));
  });
});

it('the register of section 6 has every rule that is applied cited by a row above', () => {
  expect(uncited()).toEqual([]);
});
