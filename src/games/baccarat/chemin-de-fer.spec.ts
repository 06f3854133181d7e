import { backs, foundOfPiece, foundOfTurns } from '../../../test/support/games/equipment-of-games';
import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { formatRational } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf, RECOMMENDED } from '../open-points';
import type { PlacedBet, Round, TableTerms } from '../round';
import { resultOf, type Settlement, totalCommission } from '../settlement';
import type { ReportedOpening, StaffMember, TableAsOpened } from '../table-reports';
import { bankCommission } from '../player-bank/coup-settlement';
import { ERROR_EFFECTS } from '../player-bank/bank-game-facts';
import { coupRules, errors } from './chemin-de-fer.register.json';
import { CHEMIN_DE_FER } from './chemin-de-fer.rules';
import { present } from '../../kernel/present';

/** Coups of the worked examples (section 10.h of the matrix) and every rule on a coup. Amounts in cents, m = 10.00. */

const { rules: cheminDeFer, uncited } = watchRules('chemin-de-fer');
const TERMS: TableTerms = { minimum: 1000n, bank: 'limited', seats: 9 };

interface Coup extends Partial<Round> {
  readonly winner?: string;
  readonly inPlay?: number;
  readonly terms?: TableTerms;
  readonly answers?: Partial<Answers>;
  /** Ranks of punto and bank, e.g. "23T 9K". */
  readonly cards?: string;
  readonly more?: object;
}

const SUITS = 'cdhs';
const hand = (ranks: string): string[] => [...ranks].map((rank, index) => `${rank}${SUITS[index % 4]}`);

function cardsOf(cards: string | undefined): object {
  if (cards === undefined) return {};
  const [punto = '', bank = ''] = cards.split(' ');
  return { cards: { tableau1: hand(punto), bank: hand(bank) } };
}

function coup({ winner = 'bank', inPlay, terms = TERMS, answers = {}, cards, more, ...round }: Coup): {
  settlement: Settlement;
  findings: readonly Finding[];
} {
  const outcome = {
    results: [{ tableau: 1, winner }],
    ...present({ inPlay }),
    ...cardsOf(cards),
    ...more,
  };
  const setting = { currency: 'EUR', answers: answersOf(answers), terms };
  return evaluateRound(cheminDeFer, { bets: [], outcome, ...round }, setting);
}

let ids = 0;
const bet = (player: string, stake: bigint, more: Partial<PlacedBet> = {}): PlacedBet => ({
  betId: `b${(ids += 1)}`,
  type: 'punto',
  player,
  stake,
  ...more,
});
const nets = ({ bets }: Settlement): bigint[] => bets.map(({ paid, taken }) => paid - taken);

const bankAfter = (inPlay: bigint, settlement: Settlement): bigint =>
  inPlay + resultOf(settlement) - totalCommission(settlement);

describe('the worked examples of section 10.h, coup by coup', () => {
  it.each<[string, bigint, PlacedBet[], string, { nets: bigint[]; commission: bigint; bank: bigint }]>([
    [
      'CF-1: the bank wins 100.00',
      10000n,
      [bet('P2', 6000n), bet('P3', 4000n)],
      'bank',
      { nets: [-6000n, -4000n], commission: 500n, bank: 19500n },
    ],
    [
      'CF-2: the bank loses 100.00 of 195.00',
      19500n,
      [bet('P2', 5000n), bet('P3', 3000n), bet('P4', 2000n)],
      'punto',
      { nets: [5000n, 3000n, 2000n], commission: 0n, bank: 9500n },
    ],
    [
      'CF-3: or wins it',
      19500n,
      [bet('P2', 5000n), bet('P3', 3000n), bet('P4', 2000n)],
      'bank',
      { nets: [-5000n, -3000n, -2000n], commission: 500n, bank: 29000n },
    ],
    [
      'CF-4: banco of 800.00 loses',
      80000n,
      [bet('P5', 80000n, { type: 'banco' })],
      'bank',
      { nets: [-80000n], commission: 4000n, bank: 156000n },
    ],
    [
      'CF-4: banco seguido of 1000.00 wins',
      100000n,
      [bet('P5', 100000n, { type: 'banco-seguido' })],
      'punto',
      { nets: [100000n], commission: 0n, bank: 0n },
    ],
    [
      'CF-5: coup 2',
      58500n,
      [bet('P', 58500n)],
      'bank',
      { nets: [-58500n], commission: 2925n, bank: 114075n },
    ],
    [
      'CF-6: banco con la mesa, completed',
      30000n,
      [bet('P6', 15000n, { type: 'banco-con-la-mesa' }), bet('P7', 8000n), bet('P8', 7000n)],
      'bank',
      { nets: [-15000n, -8000n, -7000n], commission: 1500n, bank: 58500n },
    ],
    [
      'CF-6: banco con la mesa, not completed',
      30000n,
      [bet('P6', 15000n, { type: 'banco-con-la-mesa' }), bet('P7', 9000n)],
      'bank',
      { nets: [-15000n, -9000n], commission: 1200n, bank: 52800n },
    ],
    [
      'CF-7: 500.00 won',
      50000n,
      [bet('P', 50000n)],
      'bank',
      { nets: [-50000n], commission: 2500n, bank: 97500n },
    ],
    [
      'CF-7: 77.00 won of 150.00',
      15000n,
      [bet('P', 7700n)],
      'bank',
      { nets: [-7700n], commission: 385n, bank: 22315n },
    ],
    [
      'CF-11: coup 2',
      19500n,
      [bet('P', 19500n)],
      'bank',
      { nets: [-19500n], commission: 975n, bank: 38025n },
    ],
    ['CF-11: coup 3', 38025n, [bet('P', 38025n)], 'punto', { nets: [38025n], commission: 0n, bank: 0n }],
    [
      'CF-12: half of a bet on the line loses',
      10000n,
      [bet('P2', 5000n, { type: 'line-bet' }), bet('P3', 7500n)],
      'bank',
      { nets: [-2500n, -7500n], commission: 500n, bank: 19500n },
    ],
    [
      'CF-12: or wins',
      10000n,
      [bet('P2', 5000n, { type: 'line-bet' }), bet('P3', 7500n)],
      'punto',
      { nets: [2500n, 7500n], commission: 0n, bank: 0n },
    ],
    ['CF-13: a tie', 19500n, [bet('P', 10000n)], 'tie', { nets: [0n], commission: 0n, bank: 19500n }],
    [
      'CF-14: 5 % of 33.30',
      10000n,
      [bet('P', 3330n)],
      'bank',
      { nets: [-3330n], commission: 167n, bank: 13163n },
    ],
  ])('%s', (_id, inPlay, bets, winner, expected) => {
    const { settlement, findings } = coup({ bets, winner, inPlay: Number(inPlay) });
    expect(nets(settlement)).toEqual(expected.nets);
    expect(totalCommission(settlement)).toBe(expected.commission);
    expect(bankAfter(inPlay, settlement)).toBe(expected.bank);
    expect(findings).toEqual([]);
  });

  it('CF-6: banco con la mesa of 140.00 is not half of 300.00', () => {
    const bets = [bet('P6', 14000n, { type: 'banco-con-la-mesa' })];
    expect(coup({ bets, inPlay: 30000 }).findings).toMatchObject([
      {
        code: 'banco-mesa-not-half',
        ruleId: '1.1.8.A-VII.7-01',
        expected: '150.00 EUR',
        found: '140.00 EUR as banco-con-la-mesa',
      },
    ]);
  });

  it('CF-10: an unlimited bank of 7000.00 wins or loses all of it', () => {
    const bets = [bet('P8', 700000n, { type: 'banco' })];
    const terms: TableTerms = { ...TERMS, bank: 'unlimited' };
    const won = coup({ bets, inPlay: 700000, terms }).settlement;
    expect([totalCommission(won), bankAfter(700000n, won)]).toEqual([35000n, 1365000n]);
    const lost = coup({ bets, inPlay: 700000, terms, winner: 'punto' }).settlement;
    expect([totalCommission(lost), bankAfter(700000n, lost)]).toEqual([0n, 0n]);
  });

  it('CF-13: a coup that two cards annulled gives every bet back', () => {
    const { settlement, findings } = coup({
      bets: [bet('P', 10000n)],
      inPlay: 19500,
      winner: 'annulled',
      more: { errorRule: '1.1.8.A-VIII.1.c-01' },
    });
    expect(settlement.bets).toMatchObject([{ fate: 'null', returned: 10000n }]);
    expect([totalCommission(settlement), findings]).toEqual([0n, []]);
  });

  it('CF-14: 1.665 is 1.67, in tenths 1.70, cut 1.66', () => {
    const of = (answer: Answers['OP1-01']) =>
      coup({ bets: [bet('P', 3330n)], answers: { 'OP1-01': answer } }).settlement.commissions[0];
    expect(of('half-up-to-cent')).toMatchObject({
      amount: 167n,
      rounded: { exact: { numerator: 333n, denominator: 2n } },
    });
    expect([of('half-up-to-ten-cents')!.amount, of('down-to-cent')!.amount]).toEqual([170n, 166n]);
  });

  it('CF-15: a standing player has 15.00 of 50.00 covered by a bank of 195.00', () => {
    const bets = [
      bet('S1', 5000n, { standing: true }),
      bet('P3', 8000n, { seat: 3 }),
      bet('P2', 10000n, { seat: 2 }),
    ];
    const { settlement } = coup({ bets, inPlay: 19500, more: { bankerSeat: 1 } });
    expect(settlement.bets).toMatchObject([
      { covered: 1500n, taken: 1500n, returned: 3500n, fate: 'part-back' },
      { covered: 8000n, fate: 'loses' },
      { covered: 10000n, fate: 'loses' },
    ]);
    expect(resultOf(settlement)).toBe(19500n);
  });
});

describe('what the bank covers', () => {
  const covered = (bets: PlacedBet[], inPlay: number, more: Coup = {}): (bigint | undefined)[] =>
    coup({ bets, inPlay, ...more }).settlement.bets.map((each) => each.covered);

  it('begins at the right of the banker and ends at his own seat', () => {
    const bets = [2, 4, 5, 7].map((seat) => bet(`P${seat}`, 4000n, { seat }));
    expect(covered(bets, 10000, { more: { bankerSeat: 4 } })).toEqual([2000n, 0n, 4000n, 4000n]);
  });

  it('covers standing players after all seated players', () => {
    const bets = [bet('S', 5000n, { seat: 2, standing: true }), bet('P', 5000n, { seat: 9 })];
    expect(covered(bets, 6000)).toEqual([1000n, 5000n]);
  });

  it('has banco before every other bet, and banco seguido before banco', () => {
    const bets = [
      bet('P2', 5000n, { seat: 2 }),
      bet('P9', 10000n, { seat: 9, type: 'banco' }),
      bet('S', 10000n, { standing: true, type: 'banco-seguido' }),
    ];
    expect(covered(bets, 10000)).toEqual([0n, 0n, 10000n]);
    expect(covered(bets.slice(0, 2), 10000)).toEqual([0n, 10000n]);
  });

  it('is in proportion where the casino answers so, odd cents in the order of priority', () => {
    const bets = [bet('a', 1000n, { seat: 1 }), bet('b', 1000n, { seat: 2 }), bet('c', 1000n, { seat: 3 })];
    expect(covered(bets, 2000, { answers: { 'OP1-18': 'pro-rata' } })).toEqual([667n, 667n, 666n]);
  });

  it('is compared with the amount that the table let play', () => {
    const bets = [
      bet('a', 10000n, { seat: 2, covered: 10000n }),
      bet('b', 8000n, { seat: 3, covered: 8000n }),
    ];
    expect(coup({ bets, inPlay: 15000 }).findings).toMatchObject([
      {
        code: 'coverage-differs',
        ruleId: '1.1.8.A-IV.2-01',
        expected: '50.00 EUR of punto covered by the bank',
        found: '80.00 EUR',
      },
    ]);
  });

  it('1.1.8.A-V.16-03: may be more than the bank on the line, where half of it plays', () => {
    const found = (stake: bigint) =>
      codes(coup({ bets: [bet('a', stake, { type: 'line-bet' })], inPlay: 10000 }).findings);
    expect([found(15000n), found(20002n)]).toEqual([[], ['over-limit']]);
  });

  it('is the smaller half on the line, to the cent or in the step of the table', () => {
    const line = [bet('a', 3500n, { type: 'line-bet' })];
    expect(covered(line, 10000)).toEqual([1750n]);
    expect(covered(line, 10000, { terms: { ...TERMS, step: 500n } })).toEqual([1500n]);
    expect(covered(line, 10000, { terms: { ...TERMS, step: 500n }, answers: { 'OP1-24': 'cent' } })).toEqual([
      1750n,
    ]);
  });
});

describe('limits and calls', () => {
  const found = (bets: PlacedBet[], inPlay: number, more: Coup = {}) =>
    codes(coup({ bets, inPlay, ...more }).findings);

  it('are the minimum and the bank of the coup', () => {
    expect(found([bet('a', 1000n), bet('b', 9000n)], 10000)).toEqual([]);
    expect(found([bet('a', 999n)], 10000)).toEqual(['under-minimum']);
    expect(found([bet('a', 10001n)], 10000)).toEqual(['over-limit']);
  });

  it('have banco for the whole bank', () => {
    const { findings } = coup({ bets: [bet('a', 9000n, { type: 'banco' })], inPlay: 10000 });
    expect(findings).toMatchObject([
      { code: 'banco-not-whole-bank', expected: '100.00 EUR', found: '90.00 EUR as banco' },
    ]);
  });

  it('have half of an odd bank rounded up, to the step of the table or to the cent', () => {
    const mesa = (stake: bigint, more: Coup = {}) =>
      found([bet('a', stake, { type: 'banco-con-la-mesa' })], 19500, more);
    expect([mesa(9750n), mesa(10000n), mesa(9500n)]).toEqual([
      [],
      ['banco-mesa-not-half'],
      ['banco-mesa-not-half'],
    ]);
    const terms = { ...TERMS, step: 500n };
    expect([mesa(9750n, { terms }), mesa(10000n, { terms }), mesa(9500n, { terms })]).toEqual([
      [],
      [],
      ['banco-mesa-not-half'],
    ]);
    expect(mesa(10000n, { terms, answers: { 'OP1-20': 'exact-half' } })).toEqual(['banco-mesa-not-half']);
  });

  it('have último completo complete the bank, after con la mesa only', () => {
    const mesa = bet('a', 5000n, { type: 'banco-con-la-mesa' });
    const last = (stake: bigint) => bet('b', stake, { type: 'ultimo-completo' });
    expect(found([mesa, last(5000n)], 10000)).toEqual([]);
    expect(coup({ bets: [mesa, last(4000n)], inPlay: 10000 }).findings).toMatchObject([
      { code: 'banco-mesa-not-half', expected: '50.00 EUR', found: '40.00 EUR as ultimo-completo' },
    ]);
    expect(found([last(10000n)], 10000)).toEqual(['call-not-available']);
  });

  it('have con la mesa only where no player calls banco, and once', () => {
    const mesa = (player: string) => bet(player, 5000n, { type: 'banco-con-la-mesa' });
    expect(found([bet('a', 10000n, { type: 'banco' }), mesa('b')], 10000)).toEqual(['call-not-available']);
    expect(found([mesa('a'), mesa('b')], 10000)).toEqual(['call-not-available']);
  });

  it('give banco seguido to who lost as banco, or alone, also after ties, against the same bank', () => {
    const against = (bank: string, more: Coup): Coup => ({ ...more, more: { bank, ...more.more } });
    const after = (more: Coup) => coup(against('K', more)).settlement.after;
    const next = (before: Round['before'], player: string, bank = 'K') =>
      codes(
        coup(
          against(bank, {
            ...present({ before }),
            bets: [bet(player, 10000n, { type: 'banco-seguido' })],
            inPlay: 10000,
          }),
        ).findings,
      );
    const lost = after({ bets: [bet('a', 5000n, { type: 'banco' })] });
    expect([next(lost, 'a'), next(lost, 'b'), next(lost, 'a', 'L'), next(undefined, 'b')]).toEqual([
      [],
      ['call-not-available'],
      ['call-not-available'],
      [],
    ]);
    const tied = after({ before: lost, bets: [bet('b', 1000n)], winner: 'tie' });
    expect([next(tied, 'a'), next(tied, 'b')]).toEqual([[], ['call-not-available']]);
    const alone = after({ bets: [bet('c', 1000n), bet('c', 2000n)] });
    expect(next(alone, 'c')).toEqual([]);
    const several = after({ bets: [bet('c', 1000n), bet('d', 2000n)] });
    const won = after({ before: lost, bets: [bet('a', 5000n)], winner: 'punto' });
    expect([next(several, 'c'), next(won, 'a')]).toEqual([['call-not-available'], ['call-not-available']]);
  });

  it('need four players', () => {
    expect([3, 4].map((playersPresent) => codes(coup({ more: { playersPresent } }).findings))).toEqual([
      ['players-below-minimum'],
      [],
    ]);
  });

  it('have one seated player to a seat', () => {
    expect(found([bet('a', 1000n, { seat: 2 }), bet('b', 1000n, { seat: 2 })], 10000)).toEqual([
      'seat-shared',
    ]);
  });
});

describe('third cards', () => {
  const TABLE: readonly [number, string][] = [
    [0, 'TTTTTTTTTTT'],
    [1, 'TTTTTTTTTTT'],
    [2, 'TTTTTTTTTTT'],
    [3, 'TTTTTTTTPOT'],
    [4, 'PPTTTTTTPPT'],
    [5, 'PPPPOTTTPPT'],
    [6, 'PPPPPPTTPPP'],
    [7, 'PPPPPPPPPPP'],
  ];
  const rank = (points: number): string => (points === 0 ? 'K' : points === 1 ? 'A' : `${points}`);
  const cells = TABLE.flatMap(([bank, row]) =>
    [...row].map(
      (cell, column) => [bank, column === 10 ? '–' : `${column}`, cell as 'T' | 'P' | 'O'] as const,
    ),
  );
  const asks = { decisions: [{ hand: 'bank', drew: true, said: 'table' }] };
  const drawing = (cards: string, more: object = {}) => {
    const winner = winnerOf(cards);
    return codes(coup({ cards, winner, more }).findings);
  };
  const total = (ranks: string): number =>
    [...ranks].reduce((sum, one) => sum + (one === 'A' ? 1 : Number(one) || 0), 0) % 10;
  const winnerOf = (cards: string): string => {
    const [punto = 0, bank = 0] = cards.split(' ').map(total);
    return punto === bank ? 'tie' : punto > bank ? 'punto' : 'bank';
  };

  it.each(cells)('a bank on %s that asks for its table, against %s: %s', (bank, column, cell) => {
    const punto = column === '–' ? '6T' : `T4${rank(+column)}`;
    const two = `${rank(bank)}Q`;
    const due = cell === 'P' ? two : `${two}T`;
    const other = cell === 'P' ? `${two}T` : two;
    const broken = { T: ['third-card-not-drawn'], P: ['third-card-not-allowed'], O: [] }[cell];
    expect(drawing(`${punto} ${due}`, asks)).toEqual([]);
    expect(drawing(`${punto} ${other}`, asks)).toEqual(broken);
    const free = bank === 0 && other === two ? ['third-card-not-drawn'] : [];
    expect(drawing(`${punto} ${other}`)).toEqual(free);
  });

  it.each([
    ['draws on 4', 'T42 7T', []],
    ['must draw on 4', 'T4 7T', ['third-card-not-drawn']],
    ['may draw on 5', 'T52 7T', []],
    ['may stand on 5', 'T5 7T', []],
    ['stands on 6', '6T 7T', []],
    ['must stand on 6', '6T2 7T', ['third-card-not-allowed']],
    ['must not draw against a natural', 'T42 8T', ['third-card-not-allowed']],
    ['must not be drawn against after showing', '8T 3TK', ['third-card-not-allowed']],
  ])('punto %s', (_what, cards, expected) => expect(drawing(cards)).toEqual(expected));

  it('are free for who makes banco', () => {
    const free = coup({
      cards: '6T2 7T',
      winner: 'punto',
      bets: [bet('a', 10000n, { type: 'banco' })],
      inPlay: 10000,
    });
    expect(free.findings).toEqual([]);
  });
});

describe('errors of play', () => {
  const decided = (rule: string, cards: string, winner: string, more: object = {}) =>
    coup({ cards, winner, bets: [bet('a', 10000n)], more: { errorRule: `1.1.8.A-VIII.${rule}`, ...more } });
  const result = (rule: string, cards: string, more: object = {}): string => {
    const { settlement } = decided(rule, cards, 'bank', more);
    const [{ fate } = { fate: '' }] = settlement.bets;
    return { wins: 'punto', loses: 'bank', null: 'null' }[fate] ?? fate;
  };

  it.each<[string, string, string, string, object]>([
    ['1.c-01', '9T 24', 'null', 'cards stuck together annul the coup', {}],
    ['3.b-01', '3T 456', 'punto', 'a bank with a card too many counts nothing', {}],
    [
      '3.b-01',
      '3T 456',
      'bank',
      'but keeps its right to a third',
      { decisions: [{ hand: 'bank', drew: true }] },
    ],
    ['3.b-01', 'AT 456', 'punto', 'not even one', {}],
    ['3.b-01', '5T 456', 'bank', 'which alone counts', { decisions: [{ hand: 'bank', drew: true }] }],
    [
      '3.b-01',
      '3T 456',
      'punto',
      'and which is not that of punto',
      { decisions: [{ hand: 'tableau-1', drew: true }] },
    ],
    ['3.c-01', 'T3A8 7T', 'bank', 'punto has the better of two third cards, 4 against 7', {}],
    ['3.c-01', 'T43A 7T', 'null', 'punto has the better of two third cards, 7 of 7 and 5', {}],
    ['3.c-01', '8T 44TA', 'null', 'the bank has the worse, 8 of 8 and 9', {}],
    ['3.c-01', '2T T2A9', 'punto', 'the bank has the worse, 1 of 3 and 1', {}],
    ['3.d-01', 'T2 8T', 'punto', 'punto has nine whose card the bank dropped', {}],
    ['3.d-01', 'T2 9T', 'null', 'and no more than nine', {}],
    ['3.g-01', 'T2 8T', 'punto', 'a bank that put a card away unseen loses', {}],
    ['4.f-01', '9T 7T', 'bank', 'a punto that threw its cards away loses', {}],
    ['1.a-01', '9T 7T', 'punto', 'cards drawn too early decide as they lie', {}],
    ['4.d-01', '9T 8K', 'bank', 'a punto that forgot to show nine loses to a shown eight', {}],
    ['4.d-01', '9T 45', 'null', 'but ties with a nine', {}],
    ['4.d-01', '9T T35', 'punto', 'and beats an eight in three cards, which is not shown', {}],
  ])('%s with %s: %s (%s)', (rule, cards, expected, _why, more) =>
    expect(result(rule, cards, more)).toBe(expected),
  );

  it('leave the coup to the inspector where no rule foresees them', () => {
    expect(result('4.h-01', '9T 7T')).toBe('bank');
    expect(codes(decided('4.h-01', '9T 7T', 'annulled').findings)).toEqual([]);
  });

  it('may annul the coup only by their rule', () => {
    expect(codes(decided('2.a-02', '9T 7T', 'annulled').findings)).toEqual([]);
    expect(codes(decided('1.d-01', '9T 7T', 'annulled').findings)).toEqual(['annulment-without-rule']);
    expect(codes(coup({ winner: 'annulled' }).findings)).toEqual(['annulment-without-rule']);
  });

  it('make the bank follow its table: with exposed cards of punto drawing where it may choose', () => {
    expect(codes(decided('2.a-01', 'T49 3T', 'punto').findings)).toEqual([
      'coup-result-differs',
      'third-card-not-drawn',
    ]);
    expect(codes(decided('2.a-01', 'T49 3TA', 'bank').findings)).toEqual([]);
  });

  it.each(['3.e-01', '4.b-01'])('make the bank follow its table, by VIII.%s with its choices', (rule) => {
    expect(codes(decided(rule, 'T45 5T', 'punto').findings)).toEqual(['third-card-not-drawn']);
    expect(codes(decided(rule, 'T44 5T', 'punto').findings)).toEqual([]);
    expect(codes(decided(rule, 'T44 5TA', 'punto').findings)).toEqual([]);
  });

  it('decide which hand draws, if the rule on errors states it', () => {
    for (const rule of ['2.b-01', '3.a-01', '4.c-01', '4.e-01', '3.f-02', '4.d-01']) {
      expect(codes(decided(rule, '6T2 7T', 'punto').findings)).toEqual([]);
    }
  });

  it('let bets be withdrawn, which then do not play', () => {
    const bets = [bet('a', 6000n, { options: { withdrawn: true }, covered: 0n }), bet('b', 4000n)];
    const { settlement, findings } = coup({
      bets,
      inPlay: 10000,
      more: { errorRule: '1.1.8.A-VIII.3.f-01' },
    });
    expect(settlement.bets).toMatchObject([
      { fate: 'not-accepted', returned: 6000n, covered: 0n },
      { fate: 'loses' },
    ]);
    expect(findings).toEqual([]);
  });

  it('else no bet is withdrawn: it plays, and the withdrawal is found', () => {
    const bets = [bet('a', 5000n, { options: { withdrawn: true } }), bet('b', 5000n)];
    for (const more of [{}, { errorRule: '1.1.8.A-VIII.1.b-01' }]) {
      const { settlement, findings } = coup({ bets, inPlay: 10000, more });
      expect([nets(settlement), totalCommission(settlement)]).toEqual([[-5000n, -5000n], 500n]);
      expect(findings).toMatchObject([
        { code: 'withdrawal-not-available', ruleId: '1.1.8.A-VIII.3.f-01', betIds: [bets[0]!.betId] },
      ]);
    }
    const decided = coup({ bets, inPlay: 10000, more: { errorRule: '1.1.8.A-VIII.4.h-01' } });
    expect([nets(decided.settlement), decided.findings]).toEqual([[0n, -5000n], []]);
  });

  it('that are unknown are found', () => {
    const { findings } = coup({ more: { errorRule: '1.1.8.B-VIII.1.c-01' } });
    expect(findings).toMatchObject([{ code: 'error-rule-unknown', severity: 'advisory' }]);
    expect(codes(coup({ more: { errorRule: 'toString' } }).findings)).toEqual(['error-rule-unknown']);
  });

  it('have an effect that the evaluation of a coup knows', () => {
    for (const { effect } of Object.values(errors)) expect(ERROR_EFFECTS).toContain(effect);
  });

  it.each(Object.keys(errors))('%s is cited by the bets of its coup', (id) => {
    const { settlement, findings } = coup({ bets: [bet('a', 1000n)], more: { errorRule: id } });
    expect(settlement.bets[0]?.rules.map((rule) => rule.id)).toContain(id);
    expect(codes(findings)).not.toContain('error-rule-unknown');
  });
});

describe('hands', () => {
  const counts = (cards: string, more: object = {}) =>
    codes(coup({ cards, winner: 'tie', bets: [], more }).findings).filter(
      (code) => code === 'hand-card-count' || code === 'card-not-due',
    );

  it('1.1.8.A-VI.3-01: have two cards, or three', () => {
    expect(counts('T6 7T')).toEqual([]);
    expect(counts('T T6')).toEqual(['hand-card-count']);
    expect(counts('T6 T')).toEqual(['hand-card-count']);
    expect(counts('TTTT T6')).toEqual(['hand-card-count']);
    expect(counts('TTT6 TTTT6')).toEqual(['hand-card-count', 'hand-card-count']);
  });

  it.each(['1.c-01', '3.b-01', '3.c-01', '3.d-01', '4.f-01', '4.e-01', '4.h-01'])(
    'have other cards after the error of VIII.%s',
    (rule) => expect(counts('T TTTT', { errorRule: `1.1.8.A-VIII.${rule}` })).toEqual([]),
  );

  it('are one of punto, and one of the bank', () => {
    const cards = { bank: ['7c', 'Td'], tableau1: ['7d', 'Th'], tableau2: ['2c', '3c'] };
    expect(counts('T6 7T', { cards })).toEqual(['card-not-due']);
  });
});

describe('results', () => {
  it('are as reported where the cards of one hand are not', () => {
    const of = (winner: string, cards: object) =>
      coup({ winner, bets: [bet('a', 10000n)], more: { cards } }).settlement.bets[0]!.fate;
    expect(of('punto', { bank: ['9c', 'Td'] })).toBe('wins');
    expect(of('bank', { bank: [], tableau1: ['9c', 'Td'] })).toBe('loses');
  });

  it('cite the rule of the bet, and that of a tie, of an annulled coup or of what is not covered', () => {
    const rulesOf = (winner: string, more: Coup = {}) =>
      coup({ bets: [bet('a', 10000n)], inPlay: 10000, winner, ...more }).settlement.bets[0]!.rules.map(
        ({ id }) => id.replace('1.1.8.A-', ''),
      );
    const [ofBet] = rulesOf('bank');
    expect(rulesOf('bank')).toEqual([ofBet]);
    expect(rulesOf('tie')).toEqual([ofBet, 'VI.2-01']);
    expect(rulesOf('bank', { inPlay: 9999 })).toEqual([ofBet, 'IV.2-01']);
    const annulled = rulesOf('bank', { more: { errorRule: '1.1.8.A-VIII.1.c-01' } });
    expect(annulled).toEqual([ofBet, 'VIII.1.c-01', 'OP1-06']);
  });

  it('of a bet that the bank does not cover at all are none: it is not accepted', () => {
    const fates = coup({ bets: [bet('a', 1000n), bet('b', 1n), bet('c', 0n)], inPlay: 1000 });
    expect(fates.settlement.bets.map(({ fate }) => fate)).toEqual(['loses', 'not-accepted', 'null']);
  });

  it('bring the house a commission of what the banker gained, and no entry where he gained nothing', () => {
    const of = (winner: string, stake: bigint) =>
      coup({ bets: [bet('a', stake)], winner }).settlement.commissions.map(({ amount }) => amount);
    expect([of('bank', 10000n), of('bank', 1n), of('tie', 10000n), of('punto', 10000n)]).toEqual([
      ...[[500n], [0n], [], []],
    ]);
    const ofGain = (gain: bigint) => {
      const { amount, basis } = bankCommission(CHEMIN_DE_FER, gain, { answers: RECOMMENDED });
      return [amount, basis!.amount];
    };
    expect([ofGain(10000n), ofGain(1n), ofGain(0n), ofGain(-10000n)]).toEqual([
      ...[
        [500n, 10000n],
        [0n, 1n],
        [0n, 0n],
        [0n, 0n],
      ],
    ]);
  });

  it('are what the cards give, wherever they are reported', () => {
    const { settlement, findings } = coup({ cards: '9T 7T', winner: 'bank', bets: [bet('a', 10000n)] });
    expect(settlement.bets).toMatchObject([{ fate: 'wins', paid: 10000n }]);
    expect(findings).toMatchObject([
      { code: 'coup-result-differs', ruleId: '1.1.8.A-VI.2-01', expected: 'punto', found: 'bank' },
    ]);
  });

  it('have no natural beat an equal total', () => {
    expect(coup({ cards: '8T 26T', winner: 'tie', bets: [bet('a', 1000n)] }).settlement.bets).toMatchObject([
      { fate: 'null' },
    ]);
  });

  it('are compared with the declared amounts', () => {
    const declared = { result: 9000n, deduction: 400n };
    const { findings } = coup({ bets: [bet('a', 10000n, { paid: 1n, taken: 2n })], declared });
    expect(codes(findings)).toEqual(['paid-differs', 'taken-differs', 'result-differs', 'deduction-differs']);
  });

  it('that cannot be read leave the coup as declared', () => {
    for (const outcome of [undefined, {}, { results: [] }, { results: [{ tableau: 3, winner: 'bank' }] }]) {
      const { settlement, findings } = coup({ bets: [bet('a', 1000n)], outcome });
      expect(settlement).toMatchObject({ complete: false, bets: [{ fate: 'not-judged' }] });
      expect(codes(findings)).toEqual(['outcome-not-readable']);
    }
  });

  it('of bets that the game does not have, or of a cloth that is not reported, are not evaluated', () => {
    const bets = [bet('a', 1000n, { type: 'cloth-2' }), bet('b', 1000n, { options: { withdrawn: 7 } })];
    expect(codes(coup({ bets }).findings)).toEqual(['bet-not-offered', 'bet-not-readable']);
    const elsewhere = { results: [{ tableau: 2, winner: 'bank' }] };
    expect(codes(coup({ bets: [bet('a', 1000n)], outcome: elsewhere }).findings)).toEqual([
      'outcome-not-readable',
    ]);
  });
});

describe('the table', () => {
  const setting = { currency: 'EUR', answers: RECOMMENDED };
  const member = (role: string, id = role): StaffMember => ({ id, role });
  const STAFF = [member('inspector'), member('croupier'), member('cambista')];
  const open = (opening: Partial<ReportedOpening>) =>
    codes(cheminDeFer.checks.opening({ terms: TERMS, staff: STAFF, decks: 6, ...opening }, setting));
  const authorised = (unlimitedBank?: boolean): TableTerms => ({
    ...TERMS,
    bank: 'unlimited',
    authorised: { minimum: { from: 1000n }, ...present({ unlimitedBank }) },
  });

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['an inspector, a croupier and a cambista', {}, []],
    ['no cambista', { staff: STAFF.slice(0, 2) }, ['staff-below-minimum']],
    ['eight decks', { decks: 8 }, ['decks-not-by-rule']],
    [
      'a minimum below the authorised one',
      { terms: { minimum: 999n, authorised: { minimum: { from: 1000n } } } },
      ['minimum-not-authorised'],
    ],
    ['unlimited banks, authorised', { terms: authorised(true) }, []],
    ['unlimited banks, not authorised', { terms: authorised() }, ['unlimited-bank-not-authorised']],
  ])('with %s', (_what, opening, expected) => expect(open(opening)).toEqual(expected));

  it('has its terms checked again when they change', () => {
    const change = { before: TERMS, after: authorised(), announcedAtRound: 3 };
    expect(codes(cheminDeFer.checks.limitChange(change, setting))).toEqual(['unlimited-bank-not-authorised']);
  });

  it('shares an auxiliary with three others', () => {
    const tables = (count: number, auxiliaries: number): TableAsOpened[] =>
      Array.from({ length: count }, (_, index) => ({
        table: `CF${index}`,
        game: 'chemin-de-fer',
        terms: TERMS,
        staff: index < auxiliaries ? [member('auxiliary', `A${index}`)] : [],
      }));
    const room = (count: number, auxiliaries: number) =>
      codes(cheminDeFer.checks.room(tables(count, auxiliaries), setting));
    expect([room(4, 1), room(4, 2), room(5, 2)]).toEqual([[], ['staff-above-maximum'], []]);
    expect(cheminDeFer.checks.room(tables(4, 2), setting)).toMatchObject([{ found: 'A0, A1' }]);
    const croupiers = tables(4, 1).map((table, at) => ({
      ...table,
      staff: [...table.staff, member('croupier', `C${at}`)],
    }));
    expect(cheminDeFer.checks.room(croupiers, setting)).toEqual([]);
  });

  it('has six decks and seven cards behind the cut card', () => {
    const { started, dealt } = cheminDeFer.checks.shoe!;
    expect(codes(started({ decks: 6, behindCutCard: 7 }, setting))).toEqual([]);
    expect(codes(started({ decks: 5, behindCutCard: 8 }, setting))).toEqual([
      'decks-not-by-rule',
      'cut-card-misplaced',
    ]);
    const outcome = {
      results: [{ tableau: 1, winner: 'bank' }],
      cards: { bank: ['6c', '6c'], tableau1: ['6c'] },
    };
    expect(codes(dealt({ decks: 6, outcomes: [outcome, outcome] }, setting))).toEqual([]);
    expect(codes(dealt({ decks: 6, outcomes: [outcome, outcome, outcome, {}] }, setting))).toEqual([
      'card-too-often',
    ]);
  });

  it('gives the bets of a null coup back, and reverses no coup that was paid', () => {
    const voided = (settled: boolean, refunded: bigint) =>
      codes(
        cheminDeFer.checks.voided(
          {
            settled,
            reasonCode: 'cards-stuck',
            refunds: [{ betId: 'a', amount: refunded }],
            bets: [{ betId: 'a', stake: 1000n }],
          },
          setting,
        ),
      );
    expect([voided(false, 1000n), voided(false, 900n), voided(true, 1000n)]).toEqual([
      [],
      ['refund-not-the-stake'],
      ['settled-coup-reversed'],
    ]);
  });

  it('leaves nothing at the end', () => {
    expect(cheminDeFer.checks.closing({ held: [], released: [] }, setting)).toEqual([]);
  });
});

describe('the edges', () => {
  it('are 5 % of the chance that the bank wins', () => {
    const edges = cheminDeFer.edges(RECOMMENDED);
    expect(edges.map(({ bet: name, edge }) => [name, formatRational(edge, 5)])).toEqual([
      ['punto/draws-on-5', '0.02293'],
      ['punto/stands-on-5', '0.02309'],
    ]);
  });
});

describe('the register of section 10', () => {
  const { applied, notCheckable } = cheminDeFer.register;

  it('lists each rule once, with its citation', () => {
    const ofRules = [...applied, ...notCheckable];
    expect(new Set(ofRules.map(({ id }) => id)).size).toBe(ofRules.length);
    for (const { citation } of ofRules) expect(citation).toMatch(/1\.1\.8\.A|Art\. 2/);
    for (const { reason } of notCheckable) expect(reason.length).toBeGreaterThan(10);
  });

  it('has shoes of homologated models, which do not go systematically to one table, and backs by the rule', () => {
    expect(foundOfPiece(cheminDeFer, {})).toEqual([]);
    expect(foundOfPiece(cheminDeFer, { homologation: 'ended' })).toEqual([
      'homologation-ended 1.1.8.A-II.2-01',
    ]);
    expect(foundOfPiece(cheminDeFer, { homologation: 'missing' })).toEqual([
      'homologation-missing 1.1.8.A-II.2-01',
    ]);
    expect(foundOfPiece(cheminDeFer, { kind: 'wheel', homologation: 'missing' })).toEqual([]);
    expect(foundOfTurns(cheminDeFer)).toEqual(['shoe-always-at-same-table 1.1.8.A-II.2-01']);
    expect(foundOfPiece(cheminDeFer, backs(3, 3))).toEqual([]);
    expect(foundOfPiece(cheminDeFer, backs(2, 2, 2))).toEqual(['backs-not-by-rule 1.1.8.A-II.1-01']);
  });

  it('has every rule on a coup cited by a row above', () => {
    expect(uncited([...Object.values(coupRules), ...Object.values(errors).map(({ rule }) => rule)])).toEqual(
      [],
    );
  });
});
