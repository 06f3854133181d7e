import { watchRules } from '../../../test/support/games/cited-rules';
import { rational } from '../../kernel/rational';
import { type Answers, answersOf } from '../open-points';
import { NEW_POKER_SESSION, type PokerSession } from '../game-rules';
import type { HouseShare, PokerTerms, TableTerms } from '../round';
import { sessionRules } from './all-games-2010.register.json';
import { present } from '../../kernel/present';

/** The session of a table of non-banked poker as a whole: stacks, the share of the house, its length. */

const holdem = watchRules('texas-holdem');
const { rules } = holdem;
const STAFF = [
  { id: 'c-1', role: 'table-chief' },
  { id: 'k-1', role: 'croupier' },
];
const five = { option: 'rake', rate: rational(5n, 100n) } as const;

const setting = (terms?: TableTerms, answers: Partial<Answers> = {}) => ({
  currency: 'EUR',
  answers: answersOf(answers),
  ...present({ terms }),
});
const table = (poker: PokerTerms, maxima?: TableTerms['maxima']): TableTerms => ({
  minimum: 1000n,
  poker,
  ...present({ maxima }),
});
const shares = (share: HouseShare, initialStack = 20_000n): PokerTerms => ({ initialStack, share });

const opened = (terms: TableTerms, answers: Partial<Answers> = {}, of = rules): readonly string[] =>
  of.checks
    .opening({ terms, staff: STAFF }, setting(undefined, answers))
    .map(({ code, ruleId }) => `${code} ${ruleId}`);

const charged = (
  option: 'session-percentage' | 'session-fee',
  amount: number,
  { terms, answers, session = NEW_POKER_SESSION }: Table = {},
): readonly string[] =>
  rules.checks
    .poker!.charge({ player: 'p1', option, amount: BigInt(amount) }, session, setting(terms, answers))
    .map(({ code, ruleId }) => `${code} ${ruleId}`);

interface Table {
  readonly terms?: TableTerms;
  readonly answers?: Partial<Answers>;
  readonly session?: PokerSession;
}

const ended = (session: Partial<PokerSession>, terms?: TableTerms): readonly string[] =>
  rules.checks
    .poker!.ended({ ...NEW_POKER_SESSION, ...session }, setting(terms))
    .map(({ code, ruleId }) => `${code} ${ruleId}`);

describe('what a table announces', () => {
  it.each<readonly [string, TableTerms, readonly string[]]>([
    ['a minimum of a tenth of the stack', table({ initialStack: 10_000n }), []],
    [
      'a minimum above a tenth of it (1.1.10-VII.1-02)',
      table({ initialStack: 9_999n }),
      ['minimum-above-share-of-stack 1.1.10-VII.1-02'],
    ],
    ['additions up to the stack', table({ initialStack: 10_000n, leastTopUp: 10_000n }), []],
    [
      'least additions above the stack (1.1.10-VII.1-04)',
      table({ initialStack: 10_000n, leastTopUp: 10_001n }),
      ['top-up-not-by-rule 1.1.10-VII.1-04'],
    ],
    ['a rake of 5 %', table(shares(five)), []],
    [
      'a rake of more (1.1.10-II.4-01)',
      table(shares({ option: 'rake', rate: rational(51n, 1000n) })),
      ['house-share-not-by-rule 1.1.10-II.4-01'],
    ],
    ['a tenth of the stack', table(shares({ option: 'session-percentage', rate: rational(1n, 10n) })), []],
    ['a fifth of it', table(shares({ option: 'session-percentage', rate: rational(1n, 5n) })), []],
    [
      'less than a tenth (1.1.10-II.4-02)',
      table(shares({ option: 'session-percentage', rate: rational(99n, 1000n) })),
      ['house-share-not-by-rule 1.1.10-II.4-02'],
    ],
    [
      'more than a fifth',
      table(shares({ option: 'session-percentage', rate: rational(201n, 1000n) })),
      ['house-share-not-by-rule 1.1.10-II.4-02'],
    ],
    ['a fee', table(shares({ option: 'session-fee', amount: 1_200n })), []],
  ])('%s', (_says, terms, expected) => expect(opened(terms)).toEqual(expected));

  it('may be a percentage of a maximum bet that is published (OP2-05)', () => {
    const share = { option: 'session-percentage', of: 'maximum-bet' } as const;
    const answers = { 'OP2-05': 'published-maximum' } as const;
    expect(opened(table(shares(share)), answers)).toEqual(['house-share-not-by-rule 1.1.10-II.4-02']);
    expect(opened(table(shares(share), { '*': 10_000n }), answers)).toEqual([]);
    expect(opened(table(shares(share)))).toEqual([]);
  });

  it.each([
    [8_000n, ['top-up-not-by-rule 1.1.10.B.8-III.2-01']],
    [10_000n, []],
    [15_000n, []],
    [20_000n, []],
    [25_000n, ['top-up-not-by-rule 1.1.10.B.8-III.2-01']],
  ])('I-5: with 500.00 at the start of synthetic poker, additions of %s cents', (leastTopUp, expected) => {
    const synthetic = watchRules('synthetic-poker').rules;
    expect(opened(table({ initialStack: 50_000n, leastTopUp }), {}, synthetic)).toEqual(expected);
  });

  it('is one way of taking a share at all tables, where the casino answers so (OP2-06)', () => {
    const open = (name: string, share: HouseShare) => ({
      table: name,
      game: 'texas-holdem' as const,
      staff: [],
      terms: table(shares(share)),
    });
    const tables = [open('1', five), open('2', { option: 'session-fee', amount: 1_200n })];
    expect(rules.checks.room(tables, setting())).toEqual([]);
    expect(rules.checks.room(tables, setting(undefined, { 'OP2-06': 'one-of-the-casino' }))).toMatchObject([
      { code: 'two-revenue-options', ruleId: '1.1.10-II.4-04' },
    ]);
  });
});

describe('what a player pays for a session', () => {
  const tenth = table(shares({ option: 'session-percentage', rate: rational(1n, 10n) }));
  const fee = table(shares({ option: 'session-fee', amount: 1_200n }));

  it.each([
    [1_999, false],
    [2_000, true],
    [4_000, true],
    [4_500, false],
  ])('E-6: of a stack of 200.00, %i cents (1.1.10-II.4-02)', (amount, isRight) => {
    expect(charged('session-percentage', amount, { terms: table({ initialStack: 20_000n }) })).toEqual(
      isRight ? [] : ['house-share-not-by-rule 1.1.10-II.4-02'],
    );
  });

  it('is what was announced', () => {
    expect(charged('session-percentage', 2_000, { terms: tenth })).toEqual([]);
    expect(charged('session-percentage', 3_000, { terms: tenth })).toEqual([
      'session-charge-differs 1.1.10-II.4-02',
    ]);
    expect(charged('session-fee', 1_200, { terms: fee })).toEqual([]);
    expect(charged('session-fee', 1_300, { terms: fee })).toEqual(['session-charge-differs 1.1.10-II.4-03']);
    expect(charged('session-fee', 1_100, { terms: fee })).toEqual(['session-charge-differs 1.1.10-II.4-03']);
  });

  it('may be less for a part of it (OP2-04)', () => {
    const answers = { 'OP2-04': 'pro-rata' } as const;
    expect(charged('session-fee', 600, { terms: fee, answers })).toEqual([]);
    expect(charged('session-fee', 1_300, { terms: fee, answers })).toHaveLength(1);
    expect(charged('session-percentage', 500, { terms: table({ initialStack: 20_000n }), answers })).toEqual(
      [],
    );
  });

  it('is taken of the maximum bet where that was announced', () => {
    const share = { option: 'session-percentage', of: 'maximum-bet', rate: rational(1n, 5n) } as const;
    const terms = table(shares(share), { '*': 5_000n });
    expect(charged('session-percentage', 1_000, { terms })).toEqual([]);
    expect(charged('session-percentage', 4_000, { terms })).toHaveLength(1);
  });

  it('is taken once', () => {
    const session: PokerSession = {
      ...NEW_POKER_SESSION,
      charges: [{ player: 'p1', option: 'session-fee', amount: 1_200n }],
    };
    expect(charged('session-fee', 1_200, { terms: fee, session })).toEqual([
      'session-charged-twice 1.1.10-II.4-03',
    ]);
  });

  it('is taken from each player who played', () => {
    const charges = [{ player: 'p1', option: 'session-fee' as const, amount: 1_200n }];
    const session = { hands: 4, starters: ['p1', 'p2'], players: ['p1', 'p2'], charges };
    expect(ended(session, fee)).toEqual(['session-charge-missing 1.1.10-II.4-03']);
    expect(ended(session)).toEqual(['session-charge-missing 1.1.10-II.4-03']);
    expect(ended({ ...session, players: ['p1'] }, fee)).toEqual([]);
    const three = { ...NEW_POKER_SESSION, ...session, players: ['p1', 'p2', 'p3'] };
    const [missing] = rules.checks.poker!.ended(three, setting(fee));
    expect(missing!.found).toMatch(/^12\.00 EUR in all, nothing of p2, p3$/);
  });
});

describe('a session lasts', () => {
  const starters = ['a', 'b', 'c'];
  const fee = (minutes?: number) =>
    table({ share: { option: 'session-fee', amount: 1n }, ...present({ minutes }) });

  it('until each who began it was the last to speak twice, where it is paid for (1.1.10-II.4-05)', () => {
    expect(ended({ hands: 5, starters }, fee(60))).toEqual(['session-too-short 1.1.10-II.4-05']);
    expect(ended({ hands: 6, starters }, fee(60))).toEqual([]);
  });

  it('so, too, where its length was not announced (1.1.10-IX.26-01)', () => {
    expect(ended({ hands: 5, starters }, table({ share: five }))).toEqual([
      'session-too-short 1.1.10-IX.26-01',
    ]);
    expect(ended({ hands: 5, starters }, table({ share: five, minutes: 60 }))).toEqual([]);
    expect(ended({ hands: 5, starters })).toEqual([]);
  });
});

describe('antes left out', () => {
  const outcome = (anted: readonly number[]) => ({
    limitType: 'no-limit',
    seats: [1, 2, 3].map((seat) => ({ seat, player: `p${seat}` })),
    actions: anted.map((seat) => ({ street: 0, seat, action: 'ante', amount: 100 })),
    rake: { dropped: 0 },
  });
  const found = (anted: readonly number[], hands: number): readonly string[] => {
    const round = { bets: [], outcome: outcome(anted) };
    const poker = { ...NEW_POKER_SESSION, withoutAnte: [{ player: 'p3', hands }] };
    const checked = rules.checks.round(round, rules.settle(round, setting()), { ...setting(), poker });
    return checked.map(({ code, ruleId }) => `${code} ${ruleId}`).filter((each) => each.startsWith('antes'));
  };

  it('are two in a session at most (1.1.10-VIII.2-02)', () => {
    expect(found([1, 2], 1)).toEqual([]);
    expect(found([1, 2], 2)).toEqual(['antes-left-out 1.1.10-VIII.2-02']);
    expect(found([1, 2, 3], 2)).toEqual([]);
    expect(found([1], 2)).toEqual([]);
  });
});

describe('a rake that was announced', () => {
  it('is the most that is taken, below the cap (1.1.10-II.4-01)', () => {
    const round = (dropped: number) => ({
      bets: [],
      outcome: {
        limitType: 'no-limit',
        seats: [{ seat: 1 }, { seat: 2 }],
        actions: ['bet', 'call'].map((action, n) => ({ street: 1, seat: n + 1, action, amount: 1000 })),
        rake: { dropped },
      },
    });
    const terms = table(shares({ option: 'rake', rate: rational(3n, 100n) }));
    const codes = (dropped: number) =>
      rules.checks
        .round(round(dropped), rules.settle(round(dropped), setting(terms)), setting(terms))
        .map(({ code }) => code)
        .filter((code) => code.startsWith('rake'));
    expect([codes(60), codes(61), codes(100), codes(101)]).toEqual([
      [],
      ['rake-above-announced'],
      ['rake-above-announced'],
      ['rake-above-cap'],
    ]);
  });
});

it('every rule on a session has been cited by a row above', () =>
  expect(holdem.uncited(Object.values(sessionRules))).toEqual([]));
