import { backs, foundOfPiece, foundOfTurns } from '../../../test/support/games/equipment-of-games';
import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf, type Settlement } from '../settlement';
import type { ReportedOpening, TableAsOpened } from '../table-reports';
import { rational } from '../../kernel/rational';
import { BLACKJACK } from './blackjack.rules';
import { checkFurtherStakes } from './further-stakes';
import { PlayByCards } from './play-by-cards';
import { CARD_VALUES, ShoeLeft } from './shoe-left';

/** The worked examples of section 5.h of the regulation's matrix, and every rule of section 5. Amounts in cents. */

const { rules: blackjack, uncited } = watchRules('blackjack');
const TERMS: TableTerms = { minimum: 500n, maxima: { '*': 50_000n } };

type Placed = Omit<PlacedBet, 'betId'>;

/** A hand: "Ah Kd" at seat 1, "1/2<1 8c 3d" is hand 2 of seat 1, split from hand 1. */
function handOf(text: string): object {
  const [first = '', ...rest] = text.split(' ');
  const place = /^(\d+)(?:\/(\d+)(?:<(\d+))?)?$/.exec(first);
  if (place === null) return { seat: 1, cards: [first, ...rest] };
  const [, seat, hand, of] = place;
  return {
    seat: Number(seat),
    cards: rest,
    ...(hand === undefined ? {} : { hand: Number(hand) }),
    ...(of === undefined ? {} : { of: Number(of) }),
  };
}

interface Circumstances {
  readonly terms?: TableTerms;
  readonly answers?: Partial<Answers>;
}

function play(
  dealer: string,
  hands: readonly string[],
  bets: readonly Placed[],
  { terms = TERMS, answers = {} }: Circumstances = {},
): { settlement: Settlement; findings: readonly Finding[] } {
  const outcome = { dealer: dealer.split(' '), hands: hands.map(handOf) };
  const placed = bets.map((bet, index) => ({ betId: `${index}`, seat: 1, ...bet }));
  return evaluateRound(
    blackjack,
    { bets: placed, outcome },
    { currency: 'EUR', answers: answersOf(answers), terms },
  );
}

const on = (type: string, stake: bigint, more: Partial<Placed> = {}): Placed => ({ type, stake, ...more });
const main = (stake: bigint, more: Partial<Placed> = {}): Placed => on('main', stake, more);
const hand = (number: number): Partial<Placed> => ({ options: { hand: number } });
const nets = ({ bets }: Settlement): bigint[] => bets.map(({ paid, taken }) => paid - taken);
const EVEN_MONEY = { options: { evenMoney: true } };

describe('the examples of the matrix', () => {
  it.each<[string, string, string[], [Placed, bigint][]]>([
    ['BJ-1', 'Th 9d', ['As Kd'], [[main(2000n), 3000n]]],
    ['BJ-2: both blackjack', 'Th Ad', ['As Qd'], [[main(2500n), 0n]]],
    ['BJ-2: even money, and the dealer has it', 'Ah Kd', ['As Qd'], [[main(2500n, EVEN_MONEY), 2500n]]],
    ['BJ-2: even money, and he has not', 'Ah 6d', ['As Qd'], [[main(2500n, EVEN_MONEY), 2500n]]],
    [
      'BJ-3',
      'Ah Kd',
      ['Ts 8d'],
      [
        [on('insurance', 2000n), 4000n],
        [main(4000n), -4000n],
      ],
    ],
    [
      'BJ-4: soft 17 stands',
      'Ah 6d',
      ['Ts 8d'],
      [
        [main(4000n), 4000n],
        [on('insurance', 1500n), -1500n],
      ],
    ],
    [
      'BJ-5: split aces',
      'Th 7d',
      ['1 As Kd', '1/2<1 Ah 5d'],
      [
        [main(1500n), 1500n],
        [on('split', 1500n, hand(2)), -1500n],
      ],
    ],
    [
      'BJ-6: eights split twice, one doubled',
      'Th Td',
      ['1 8s 3d Th', '1/2<1 8h 3c 8d', '1/3<1 8d Td 2h'],
      [
        [main(1000n), 1000n],
        [on('split', 1000n, hand(2)), -1000n],
        [on('double', 1000n, hand(2)), -1000n],
        [on('split', 1000n, hand(3)), 0n],
      ],
    ],
    [
      'BJ-7: doubled, and the dealer has blackjack',
      'Kh As',
      ['6s 5d Th'],
      [
        [main(3000n), -3000n],
        [on('double', 3000n), -3000n],
      ],
    ],
  ])('%s', (_id, dealer, hands, rows) => {
    const { settlement, findings } = play(
      dealer,
      hands,
      rows.map(([bet]) => bet),
    );
    expect(nets(settlement)).toEqual(rows.map(([, net]) => net));
    expect(resultOf(settlement)).toBe(-rows.reduce((sum, [, net]) => sum + net, 0n));
    expect(findings).toEqual([]);
  });

  it('OP1-08: others on a box may decline a double or a split, or must follow', () => {
    const [a, b] = [main(500n, { player: 'A' }), main(500n, { player: 'B' })];
    const doubled = on('double', 500n, { player: 'A' });
    const found = (bets: readonly Placed[], answers: Partial<Answers>) =>
      play('Th 9d', ['5s 6d Th'], bets, { answers }).findings;
    const follow = { 'OP1-08': 'must-follow' } as const;
    expect(found([a, b, doubled], {})).toEqual([]);
    expect(found([a, b, doubled], follow)).toMatchObject([{ code: 'extra-bet-differs', betIds: ['1'] }]);
    expect(found([a, b, doubled, { ...doubled, player: 'B' }], follow)).toEqual([]);
  });

  it.each<[string, Placed[], object[]]>([
    [
      'a box with 110.00 of three players and a maximum of 100.00',
      [main(6000n, { player: 'A' }), main(3000n, { player: 'B' }), main(2000n, { player: 'C' })],
      [{ code: 'over-limit', ruleId: '1.1.3-V.2.b-02', found: '110.00 EUR at seat 1' }],
    ],
    [
      'a fourth player at a box',
      ['A', 'B', 'C', 'D'].map((player) => main(500n, { player })),
      [{ code: 'too-many-players-in-box', ruleId: '1.1.3-IV.c-01' }],
    ],
    ['four bets of three players', ['A', 'B', 'C', 'C'].map((player) => main(500n, { player })), []],
    [
      'insurance of 21.00 on 40.00',
      [main(4000n), on('insurance', 2100n)],
      [{ code: 'over-limit', ruleId: '1.1.3-V.1.b-03' }],
    ],
  ])('BJ-8: %s', (_what, bets, expected) => {
    const { findings } = play('Ah 8d', ['Ts 8d'], bets, {
      terms: { minimum: 500n, maxima: { '*': 10_000n } },
    });
    expect(findings).toMatchObject(expected);
    expect(findings).toHaveLength(expected.length);
  });

  it('OP1-07: the maximum may hold for each player', () => {
    const bets = [main(6000n, { player: 'A' }), main(10_000n, { player: 'B' })];
    const terms = { minimum: 500n, maxima: { '*': 10_000n } };
    const answers = { 'OP1-07': 'each-player' } as const;
    expect(play('Th 8d', ['Ts 8d'], bets, { terms, answers }).findings).toEqual([]);
    expect(codes(play('Th 8d', ['Ts 8d'], bets, { terms }).findings)).toEqual(['over-limit']);
  });
});

describe('a hand against the dealer', () => {
  it.each<[string, string, string, bigint]>([
    ['blackjack beats 21', 'As Kd', 'Th 5d 6s', 1500n],
    ['21 loses to blackjack', 'Ts 5d 6c', 'Th As', -1000n],
    ['21 meets 21', 'Ts 5d 6c', 'Th 4d 7s', 0n],
    ['20 beats 19', 'Ts Kd', 'Th 9d', 1000n],
    ['18 meets 18', 'Ts 8d', 'Th 8s', 0n],
    ['17 loses to 18', 'Ts 7d', 'Th 8s', -1000n],
    ['12 beats a dealer above 21', 'Ts 2d', 'Th 6s 9d', 1000n],
    ['22 loses though the dealer has more', 'Ts 5d 7c', 'Th 6s 9d', -1000n],
    ['an ace counts one where eleven is too much', 'As 5d Td 4h', 'Th 9d', 1000n],
    ['two aces are twelve', 'As Ad', 'Th 7d', -1000n],
    ['the dealer draws on 16, ace as one', 'Ts 8d', 'Ah 5d Td 2c', 0n],
  ])('%s', (_what, cards, dealer, net) => {
    const { settlement } = play(dealer, [cards], [main(1000n)]);
    expect(nets(settlement)).toEqual([net]);
  });

  it('of tens that were split is no blackjack with an ace', () => {
    const { settlement } = play(
      'Th 9d',
      ['1 Ts Ad', '1/2<1 Kh Ac'],
      [main(1000n), on('split', 1000n, hand(2))],
    );
    expect(settlement.bets).toMatchObject([{ paid: 1000n }, { paid: 1000n }]);
    expect(settlement.bets[0]!.rules[0]!.id).toBe('1.1.3-V.1.c-04');
  });

  it('OP1-09: only the first stake may be lost to blackjack', () => {
    const bets = [main(1000n), on('split', 1000n, hand(2)), on('double', 1000n, hand(2))];
    const hands = ['1 8s Td', '1/2<1 8h 3c Ts'];
    const net = (answers: Partial<Answers>) => nets(play('Th As', hands, bets, { answers }).settlement);
    expect(net({})).toEqual([-1000n, -1000n, -1000n]);
    expect(net({ 'OP1-09': 'first-stake-only' })).toEqual([-1000n, 0n, 0n]);
  });

  it('lets others at the box keep their stake on the first hand, and out of a double', () => {
    const bets = [
      main(1000n, { player: 'A' }),
      main(500n, { player: 'B' }),
      on('split', 1000n, { player: 'A', ...hand(2) }),
      on('double', 1000n, { player: 'A', ...hand(1) }),
    ];
    const { settlement, findings } = play('Th 7d', ['1 8s 3d Th', '1/2<1 8h 9c'], bets);
    expect(nets(settlement)).toEqual([1000n, 500n, 0n, 1000n]);
    expect(findings).toEqual([]);
  });

  it('rounds three to two once, in favour of the player', () => {
    const { settlement, findings } = play('Th 9d', ['As Kd'], [main(501n)]);
    expect([settlement.bets[0]!.paid, codes(findings)]).toEqual([752n, ['stake-not-payable-exactly']]);
  });
});

describe('what is checked of cards', () => {
  const bet = [main(1000n)];
  const andSplit = (number: number) => [main(1000n), on('split', 1000n, hand(number))];
  it.each<[string, string, string[], Placed[], string[]]>([
    ['a dealer who stands on 16', 'Th 6d', ['Ts 8d'], bet, ['dealer-stood-early']],
    ['a dealer with one card', 'Th', ['Ts 8d'], bet, ['dealer-stood-early']],
    ['a dealer who draws on 17', 'Th 7d 2c', ['Ts 8d'], bet, ['dealer-drew-on']],
    ['a dealer who draws on soft 17', 'Ah 6d 2c', ['Ts 8d'], bet, ['dealer-drew-on']],
    ['a dealer who plays when every hand is lost', 'Th 7d', ['Ts 8d 9c'], bet, ['dealer-drew-on']],
    ['one who does not', 'Th', ['Ts 8d 9c'], bet, []],
    ['one who does not, as the hand has 22', 'Th', ['Ts 8d 4c'], bet, []],
    ['one who draws for an insurance', 'Ah 7d', ['Ts 8d 9c'], [main(1000n), on('insurance', 500n)], []],
    ['a card on 21', 'Th', ['Ts 6d 5c 2h'], bet, ['card-after-21']],
    ['a card on 22', 'Th', ['Ts 6d 6c 2h'], bet, ['card-after-21']],
    ['a ten and a king split', 'Th 7d', ['1 Ts 9d', '1/2<1 Kh 9c'], andSplit(2), []],
    ['a ten and a nine split', 'Th 7d', ['1 Ts 9d', '1/2<1 9h 9c'], andSplit(2), ['split-not-a-pair']],
    [
      'a split from a hand that is not there',
      'Th 7d',
      ['1 Ts 9d', '1/3<2 Th 9c'],
      andSplit(3),
      ['split-not-a-pair'],
    ],
    [
      'split aces with two cards more',
      'Th 7d',
      ['1 As 5d 3c', '1/2<1 Ah 9c'],
      andSplit(2),
      ['split-ace-drew-on'],
    ],
    [
      'a doubled hand of two cards',
      'Th 7d',
      ['Ts 9d'],
      [main(1000n), on('double', 1000n)],
      ['doubled-hand-cards'],
    ],
    [
      'a doubled hand of four',
      'Th 7d',
      ['5s 2d 3c 4h'],
      [main(1000n), on('double', 1000n)],
      ['doubled-hand-cards'],
    ],
  ])('%s', (_what, dealer, hands, bets, expected) =>
    expect(codes(play(dealer, hands, bets).findings)).toEqual(expected),
  );
});

it('1.1.3-V.1.c: the finding on a wrong split names the two cards, or that they come from no hand', () => {
  const split = (...hands: string[]) => {
    const number = Number(/^1\/(\d)/.exec(hands[1]!)![1]);
    return play('Th 7d', hands, [main(1000n), on('split', 1000n, hand(number))]).findings.map(
      ({ found }) => found,
    );
  };
  expect(split('1 Ts 9d', '1/2<1 9h 9c')).toEqual(['seat 1, hand 2: Ts and 9h']);
  expect(split('1 Ts 9d', '1/3<2 Th 9c')).toEqual(['seat 1, hand 3 from no hand']);
});

it('1.1.3-V.1.a: even money is found with the hand it was wanted for, and the card of the dealer', () => {
  const { findings } = play('Th 7d', ['As Kd'], [main(1000n, EVEN_MONEY)]);
  expect(findings.map(({ found }) => found)).toEqual(['As Kd against Th']);
  // The first bet is on the hand that was dealt, not on the one that was split from it.
  const split = play(
    'Ah 7d',
    ['1 As 5d', '1/2<1 Ac Kd'],
    [main(1000n, EVEN_MONEY), on('split', 1000n, hand(2))],
  );
  expect(split.findings.map(({ code, found }) => [code, found])).toEqual([
    ['even-money-not-available', 'As 5d against Ah'],
  ]);
});

it('blackjack is paid by its own rule, and a hand that is nearer to 21 by comparison', () => {
  const ruleIds = (own: string) =>
    play('Th 9d', [own], [main(1000n)]).settlement.bets[0]!.rules.map(({ id }) => id);
  const { blackjack: natural, comparison } = BLACKJACK.rules;
  expect([ruleIds('As Kd').includes(natural.id), ruleIds('As Kd').includes(comparison.id)]).toEqual([
    true,
    false,
  ]);
  expect([ruleIds('Ts Kd').includes(natural.id), ruleIds('Ts Kd').includes(comparison.id)]).toEqual([
    false,
    true,
  ]);
});

it('of the prizes of the bolsa that without a fixed payment is the pool', () => {
  const rows = blackjack.payTable.filter(({ bet }) => bet === 'bolsa').map(({ covers }) => covers);
  expect(rows.filter((covers) => covers.includes('pool'))).toEqual([
    'three suited sevens: the whole pool, at least at these odds',
  ]);
});

describe('hands that were split', () => {
  it('1.1.3-V.1.c-04: are split from hand 1 if they do not state their hand', () => {
    const { settlement, findings } = play(
      'Th 7d',
      ['1 As Kd', '1/2 Ah 5d'],
      [main(1500n), on('split', 1500n, hand(2))],
    );
    expect([nets(settlement), findings]).toEqual([[1500n, -1500n], []]);
  });

  it('1.1.3-V.1.c-02: have the bet that names none where there is only one of them', () => {
    const split = on('split', 1000n);
    const one = play('Th 7d', ['1 8s Kd', '1/2<1 8h Td 3c'], [main(1000n), split]);
    expect([nets(one.settlement), one.findings]).toEqual([[1000n, 1000n], []]);
    const two = play('Th 7d', ['1 8s Kd', '1/2<1 8h 9d', '1/3<1 8c Td'], [main(1000n), split]);
    expect(two.settlement.bets[1]!.fate).toBe('not-judged');
    expect(two.findings[0]).toMatchObject({
      code: 'bet-not-readable',
      expected: 'split on a hand that was dealt once: its box as seat, a split hand as options.hand',
    });
  });

  it('1.1.3-V.1.c-02: never have it on the hand that was dealt', () => {
    const { settlement } = play(
      'Th 7d',
      ['1 8s Kd', '1/2<1 8h 9d'],
      [main(1000n), on('split', 1000n, hand(1))],
    );
    expect(settlement.bets[1]!.fate).toBe('not-judged');
  });

  it('1.1.3-V.1.c-06: are each made with a further bet', () => {
    const { findings } = play('Th 7d', ['1 8s Kd', '1/2<1 8h 9d'], [main(1000n)]);
    expect(findings).toMatchObject([
      { code: 'extra-bet-differs', ruleId: '1.1.3-V.1.c-06', found: 'none on hand 2 of seat 1' },
    ]);
  });

  it('are no hands where one is reported twice', () => {
    const { settlement, findings } = play('Th 7d', ['Ts 8d', 'Ts 6d'], [main(1000n)]);
    expect([settlement.complete, codes(findings)]).toEqual([false, ['bet-not-readable', 'hand-repeated']]);
    const split = ['1 8s Kd', '1/2<1 8h 9d', '1/2<1 8h 7d'];
    expect(codes(play('Th 7d', split, [main(1000n)]).findings)).toContain('hand-repeated');
  });

  it('1.1.3-V.1.a-03: have two cards at least, as every hand has', () => {
    const { findings } = play('9h 8d', ['8h'], [main(1000n)]);
    expect(findings).toMatchObject([
      { code: 'hand-card-count', ruleId: '1.1.3-V.1.a-03', found: 'seat 1, hand 1: 8h, 8' },
    ]);
    const split = play('Th 7d', ['1 8s Kd', '1/2<1 8h'], [main(1000n), on('split', 1000n)]);
    expect(codes(split.findings)).toEqual(['hand-card-count']);
  });
});

describe('further stakes', () => {
  it.each<[string, string, string, Placed[], object[]]>([
    [
      '1.1.3-V.1.b-03: two insurances are at most half of the bet together',
      'Ah Kd',
      'Ts 8d',
      [main(4000n), on('insurance', 2000n), on('insurance', 100n)],
      [{ code: 'over-limit', expected: 'at most 20.00 EUR of insurance', found: '21.00 EUR' }],
    ],
    [
      'two that are no more than half',
      'Ah Kd',
      'Ts 8d',
      [main(4000n), on('insurance', 1500n), on('insurance', 500n)],
      [],
    ],
    [
      '1.1.3-V.1.d-01: a hand is doubled once',
      'Th 9d',
      '6s 5d Tc',
      [main(4000n), on('double', 4000n), on('double', 4000n)],
      [{ code: 'extra-bet-differs', expected: '40.00 EUR, as on the hand', found: '80.00 EUR on double' }],
    ],
    [
      'of players who are not named each doubles his own bet, or none',
      'Th 9d',
      '6s 5d Tc',
      [main(1000n), main(2000n), on('double', 2000n)],
      [],
    ],
    [
      'but none doubles another one',
      'Th 9d',
      '6s 5d Tc',
      [main(1000n), main(2000n), on('double', 1500n)],
      [{ code: 'extra-bet-differs' }],
    ],
  ])('%s', (_what, dealer, cards, bets, expected) => {
    const { findings } = play(dealer, [cards], bets);
    expect(findings).toMatchObject(expected);
    expect(findings).toHaveLength(expected.length);
  });

  it.each<[string, string[], Placed[], object[]]>([
    [
      'of three bets of nobody who is named any two may be doubled, each by as much',
      ['5s 6d Tc'],
      [main(1000n), main(2000n), main(3000n), on('double', 1000n), on('double', 2000n)],
      [],
    ],
    [
      '1.1.3-V.1.d-01: a double is as much as the split that it lies on, not the first bet',
      ['1 8s Td', '1/2<1 8h 3c 9c'],
      [main(1000n), on('split', 900n, hand(2)), on('double', 900n, hand(2))],
      [{ expected: '10.00 EUR, as on the hand', found: '9.00 EUR on split', betIds: ['1'] }],
    ],
    [
      'nor the split of another hand of its player, nor itself',
      ['1 8s Td', '1/2<1 8h 3c 9c', '1/3<1 8d Tc'],
      [
        main(1000n, { player: 'A' }),
        on('split', 1000n, { player: 'A', ...hand(2) }),
        on('split', 1000n, { player: 'A', ...hand(3) }),
        on('double', 999n, { player: 'A', ...hand(2) }),
      ],
      [{ expected: '10.00 EUR, as on the hand', found: '9.99 EUR on double', betIds: ['3'] }],
    ],
    [
      'each player insures at most half of his own bet',
      ['Ts 8d'],
      [
        ...[main(2000n, { player: 'A' }), main(1000n, { player: 'B' })],
        ...[on('insurance', 1000n, { player: 'A' }), on('insurance', 501n, { player: 'B' })],
      ],
      [{ code: 'over-limit', expected: 'at most 5.00 EUR of insurance', betIds: ['3'] }],
    ],
    [
      '1.1.3-V.1.c-06: each split hand of a box with a bet has one, whatever else lies there',
      ['1 8s Kd', '1/2<1 8h 9d', '1/3<1 8c 9d Tc', '2 Ts 9d'],
      [...[main(1000n), on('split', 1000n, hand(2)), on('double', 1000n, hand(3))], main(1000n, { seat: 2 })],
      [{ found: '10.00 EUR on double' }, { found: 'none on hand 3 of seat 1' }],
    ],
    [
      'a split hand of a box without a bet is found as that alone',
      ['1 Ts Kd', '2 8s Kd', '2/2<1 8h 9d'],
      [main(1000n)],
      [{ code: 'hand-without-bet' }],
    ],
  ])('%s', (_what, hands, bets, expected) => {
    const dealer = bets.some(({ type }) => type === 'insurance') ? 'Ah 8d' : 'Th 7d';
    const { findings } = play(dealer, hands, bets);
    expect(findings).toMatchObject(expected);
    expect(findings).toHaveLength(expected.length);
  });

  it('1.1.3-V.1.b-03: insurance is at most its share of the bet', () => {
    const facts = { ...BLACKJACK, insuranceShare: rational(2n, 3n) };
    const dealt = { dealer: ['Ah', '8d'], hands: [{ seat: 1, hand: 1, cards: ['Ts', '8d'] }] };
    const found = (insured: bigint) => {
      const placed = [main(3000n), on('insurance', insured)].map((bet, index) => ({
        betId: `${index}`,
        seat: 1,
        ...bet,
      }));
      const setting = { currency: 'EUR', answers: answersOf({}) };
      return checkFurtherStakes(facts, { bets: placed, dealt }, setting);
    };
    expect([found(2000n), codes(found(2001n))]).toEqual([[], ['over-limit']]);
  });

  describe('OP1-08: where others on a box must follow', () => {
    const by = (player: string, seat = 1): Partial<Placed> => ({ player, seat });
    const double = (player: string, seat = 1) => on('double', 500n, by(player, seat));
    const found = (bets: readonly Placed[], hands = ['5s 6d Th']) =>
      play('Th 9d', hands, bets, { answers: { 'OP1-08': 'must-follow' } }).findings.map(
        ({ code, found: what }) => `${code}: ${what}`,
      );
    const [a, b, c] = ['A', 'B', 'C'].map((player) => main(500n, by(player))) as [Placed, Placed, Placed];

    it('each who bets on the hand does, and is found once who does not', () =>
      expect(found([a, b, c, double('A'), double('C')])).toEqual(['extra-bet-differs: none of B']));

    it('a split is followed as a double is, and one is not the other', () => {
      const split = (player: string) => on('split', 500n, { ...by(player), ...hand(2) });
      const onSplit = { ...double('A'), ...hand(2) };
      const hands = ['1 8s Td', '1/2<1 8h 3c 9c'];
      expect(found([a, b, split('A')], ['1 8s Td', '1/2<1 8h Tc'])).toEqual(['extra-bet-differs: none of B']);
      expect(found([a, b, split('A'), split('B'), onSplit], hands)).toEqual(['extra-bet-differs: none of B']);
    });

    it('on each box by itself', () => {
      const [d, e] = [main(500n, by('D', 2)), main(500n, by('E', 2))];
      const bets = [a, d, e, double('A'), double('D', 2)];
      expect(found(bets, ['1 5s 6d Th', '2 5c 6h Td'])).toEqual(['extra-bet-differs: none of E']);
    });
  });

  it('OP1-08: insurance is each one’s own affair even there', () => {
    const bets = [main(500n, { player: 'A' }), main(500n, { player: 'B' })];
    const insured = on('insurance', 250n, { player: 'A' });
    const answers = { 'OP1-08': 'must-follow' } as const;
    expect(play('Ah 8d', ['Ts 8d'], [...bets, insured], { answers }).findings).toEqual([]);
  });

  it('1.1.3-V.1.b-01: insurance of a lost hand waits for the second card of the dealer', () => {
    const { findings } = play('Ah', ['Ts 8d 9c'], [main(4000n), on('insurance', 2000n)]);
    expect(findings).toMatchObject([
      { code: 'dealer-stood-early', expected: 'a second card of the dealer, a hand being insured' },
    ]);
  });

  it('1.1.3-V.1.b-02: for a hand that had even money the dealer need not draw', () => {
    const bets = [main(4000n, EVEN_MONEY)];
    expect(play('Ah', ['As Kd'], bets).findings).toEqual([]);
    const other = play('Ah', ['As Kd', '2 Ts 8d'], [...bets, main(1000n, { seat: 2 })]);
    expect(codes(other.findings)).toEqual(['dealer-stood-early']);
  });
});

describe('what is checked of bets', () => {
  const splits = ['1 8s Td', '1/2<1 8h 9c'];
  it.each<[string, string[], Placed[], string[]]>([
    ['a bet below the minimum', ['Ts 8d'], [main(499n)], ['under-minimum']],
    [
      'a split of more than the bet',
      splits,
      [main(1000n), on('split', 1001n, hand(2))],
      ['extra-bet-differs'],
    ],
    ['a double of less than the bet', ['5s 6d 8c'], [main(1000n), on('double', 900n)], ['extra-bet-differs']],
    [
      'a double of a split hand as it was split',
      ['1 8s Td', '1/2<1 8h 3c 9c'],
      [main(1000n), on('split', 1000n, hand(2)), on('double', 1000n, hand(2))],
      [],
    ],
    [
      'a double on a hand nobody split',
      ['5s 6d 8c'],
      [main(1000n), on('double', 1000n, hand(2))],
      ['bet-not-readable'],
    ],
    [
      'a bet on a box without a hand',
      ['Ts 8d'],
      [main(1000n, { seat: 2 })],
      ['bet-not-readable', 'hand-without-bet'],
    ],
    ['a bet on the tie', ['Ts 8d'], [on('tie', 1000n)], ['bet-not-offered']],
    ['insurance against a ten', ['Ts 8d'], [main(1000n), on('insurance', 500n)], ['insurance-not-available']],
    ['even money against a ten', ['As Kd'], [main(1000n, EVEN_MONEY)], ['even-money-not-available']],
    ['a bet after the deal', ['Ts 8d'], [main(1000n, { options: { late: true } })], ['late-bet']],
    ['options that say nothing', ['Ts 8d'], [main(1000n, { options: { late: 1 } })], ['bet-not-readable']],
    ['options in a list', ['Ts 8d'], [main(1000n, { options: [] })], ['bet-not-readable']],
    ['options of one word', ['Ts 8d'], [main(1000n, { options: 'late' })], ['bet-not-readable']],
    ['options of nothing', ['Ts 8d'], [main(1000n, { options: null })], ['bet-not-readable']],
    ['a seat the table has not', ['8 Ts 8d'], [main(1000n, { seat: 8 })], ['seat-not-at-table']],
  ])('%s', (_what, hands, bets, expected) =>
    expect(codes(play('Th 7d', hands, bets).findings)).toEqual(expected),
  );

  it('gives insurance back that could not be made', () => {
    const { settlement } = play('Th As', ['Ts 8d'], [main(1000n), on('insurance', 500n)]);
    expect(settlement.bets[1]).toMatchObject({ fate: 'not-accepted', returned: 500n, paid: 0n });
  });

  const readableHand = { seat: 1, cards: ['Ts', '8d'] };
  it.each([
    { dealer: [] },
    { dealer: ['Xx'], hands: [] },
    { dealer: ['As'], hands: [{ seat: 0 }] },
    { dealer: ['As'], hands: [readableHand, { seat: 0 }] },
    null,
  ])('an outcome of %j cannot be read', (outcome) => {
    const setting = { currency: 'EUR', answers: answersOf({}) };
    expect(codes(evaluateRound(blackjack, { bets: [], outcome }, setting).findings)).toEqual([
      'outcome-not-readable',
    ]);
  });
});

describe('a hand played by the cards that are left', () => {
  const against = (sevens: number): PlayByCards => {
    const shoe = ShoeLeft.full(2);
    for (const value of CARD_VALUES)
      if (value !== 10) shoe.take(value, shoe.count(value) - (value === 7 ? sevens : 0));
    return new PlayByCards(shoe.withOthers(7, 0), {
      dealer: 10,
      isLostToBlackjack: true,
      isDoubleLost: true,
    });
  };

  it.each<[string, number, number, number]>([
    ['11 doubles, and 21 beats 20', 5, 6, 2],
    ['20 stands, and is equal', 10, 10, 0],
    ['an ace and a nine are 20', 1, 9, 0],
    ['an ace and an eight are 19, and one more ten leaves them so', 1, 8, -1],
    ['an ace and a ten are 21, and stand', 1, 10, 1],
    ['13 loses, whether it draws or not', 6, 7, -1],
  ])('against 20: %s', (_what, one, other, mean) =>
    expect(against(0).ofTwo(one, other)).toBeCloseTo(mean, 12),
  );

  it('is played without the cards that it has drawn: 11 doubles against 32 tens and 8 sevens', () => {
    // With a ten (32 of 40) it always wins. With a seven it has 18, which loses to 20: the dealer has it by 32 of 39 cards.
    const withSeven = (2 * (7 - 32)) / 39;
    expect(against(8).ofTwo(5, 6)).toBeCloseTo(0.8 * 2 + 0.2 * withSeven, 12);
  });
});

describe('a table', () => {
  const setting = { currency: 'EUR', answers: answersOf({}) };
  const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));
  const open = (opening: Partial<ReportedOpening>) =>
    codes(blackjack.checks.opening({ terms: TERMS, staff, ...opening }, setting));
  const terms = (more: Partial<TableTerms>): { terms: TableTerms } => ({ terms: { ...TERMS, ...more } });

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['with a chief, a croupier, seven seats and six decks', { decks: 6, ...terms({ seats: 7 }) }, []],
    ['with eight seats', terms({ seats: 8 }), ['seats-above-maximum']],
    ['with eight decks', { decks: 8 }, ['decks-not-by-rule']],
    ['without a croupier', { staff: staff.slice(0, 1) }, ['staff-below-minimum']],
    ['without a chief', { staff: staff.slice(1) }, ['staff-below-minimum']],
    ['with a maximum of 9 times the minimum', terms({ maxima: { '*': 4500n } }), ['maximum-not-by-rule']],
    ['with one of 201 times', terms({ maxima: { '*': 100_500n } }), ['maximum-not-by-rule']],
    [
      'below the authorised minimum',
      terms({ authorised: { minimum: { from: 600n } } }),
      ['minimum-not-authorised'],
    ],
  ])('opens %s', (_what, opening, expected) => expect(open(opening)).toEqual(expected));

  it('changes its minimum three rounds after the announcement', () => {
    const change = { before: TERMS, after: { ...TERMS, minimum: 1000n }, announcedAtRound: 5 };
    expect(blackjack.checks.limitChange({ ...change, firstRound: 9 }, setting)).toEqual([]);
    expect(codes(blackjack.checks.limitChange({ ...change, firstRound: 8 }, setting))).toEqual([
      'limit-change-notice',
    ]);
  });

  it('shares its supervisor with one more table of cards', () => {
    const authorised = { minimum: { from: 500n } };
    const table = (name: string, minimum = 500n): TableAsOpened => ({
      table: name,
      game: 'blackjack',
      terms: { ...TERMS, minimum, authorised },
      staff: [{ id: 'E-1', role: 'table-chief' }],
    });
    const room = (...tables: TableAsOpened[]) => codes(blackjack.checks.room(tables, setting));
    expect(room(table('B1'), table('B2'))).toEqual([]);
    expect(room(table('B1'), table('B2'), table('B3'))).toEqual(['chief-over-two-tables']);
    expect(room(table('B1', 600n))).toEqual(['no-table-at-authorised-minimum']);
  });

  it.each([
    ['violation', 'violation'],
    ['warning', 'advisory'],
  ] as const)('OP1-32: a chief with a table of another kind beside it is a %s', (answer, severity) => {
    const table = (name: string, game: TableAsOpened['game']): TableAsOpened => ({
      table: name,
      game,
      terms: TERMS,
      staff: [{ id: 'E-1', role: 'table-chief' }],
    });
    const answers = answersOf({ 'OP1-32': answer });
    const found = blackjack.checks.room([table('B1', 'blackjack'), table('C1', 'craps')], {
      ...setting,
      answers,
    });
    expect(found).toMatchObject([{ code: 'chief-shared', severity }]);
  });

  it('begins a shoe with five cards aside and a deck behind the separator', () => {
    const started = (more: object) => codes(blackjack.checks.shoe!.started({ decks: 6, ...more }, setting));
    expect(started({ burnt: 5, behindCutCard: 52 })).toEqual([]);
    expect(started({ burnt: 5, behindCutCard: 60 })).toEqual([]);
    expect(started({ burnt: 4 })).toEqual(['burnt-cards-miscounted']);
    expect(started({ behindCutCard: 51 })).toEqual(['cut-card-misplaced']);
  });

  it('ends a shoe with the round in which the separator came, and no card too often', () => {
    const round = { dealer: ['Ah', 'Kd'], hands: [{ seat: 1, cards: ['As', '8d'] }] };
    const dealt = (behindCutCard: number, times: number) =>
      codes(
        blackjack.checks.shoe!.dealt(
          { decks: 6, burnt: 5, behindCutCard, outcomes: Array.from({ length: times }, () => round) },
          setting,
        ),
      );
    expect(dealt(300, 2)).toEqual([]);
    expect(dealt(300, 4)).toEqual(['coup-after-cut-card']);
    expect(new Set(dealt(52, 7))).toEqual(new Set(['card-too-often']));
  });

  it('gives the stakes of a void round back', () => {
    const voided = {
      settled: false,
      reasonCode: 'misdeal',
      refunds: [],
      bets: [{ betId: 'a', stake: 500n }],
    };
    expect(blackjack.checks.voided(voided, setting)).toMatchObject([
      { code: 'refund-not-the-stake', ruleId: 'OP1-06' },
    ]);
  });
});

it('has shoes of homologated models, which do not go systematically to one table, and backs by the rule', () => {
  expect(foundOfPiece(blackjack, {})).toEqual([]);
  expect(foundOfPiece(blackjack, { homologation: 'ended' })).toEqual(['homologation-ended 1.1.3-II.2-01']);
  expect(foundOfPiece(blackjack, { homologation: 'missing' })).toEqual([
    'homologation-missing 1.1.3-II.2-01',
  ]);
  expect(foundOfPiece(blackjack, { kind: 'wheel', homologation: 'missing' })).toEqual([]);
  expect(foundOfTurns(blackjack)).toEqual(['shoe-always-at-same-table 1.1.3-II.2-01']);
  expect(foundOfPiece(blackjack, backs(3, 3))).toEqual([]);
  expect(foundOfPiece(blackjack, backs(4, 2))).toEqual(['backs-not-by-rule 1.1.3-II.1-01']);
});

it('the register of section 5 has every rule that is applied cited by these rows, but for those of Bolsa', () =>
  expect(uncited(BLACKJACK.register.applied.filter(({ id }) => !id.includes('V.1.e')))).toEqual([]));

it('the edge of a hand holds what is split and doubled of it: these bets have none of their own', () => {
  const nameOf = (type: string) => {
    const bet = { betId: 'b', type, stake: 1000n, seat: 1 };
    return blackjack.edgeNameOf!(bet, { bets: [bet], outcome: undefined });
  };
  expect(['main', 'split', 'double', 'insurance'].map(nameOf)).toEqual([
    'main',
    undefined,
    undefined,
    'insurance',
  ]);
});
