import { backs, foundOfPiece, foundOfTurns } from '../../../test/support/games/equipment-of-games';
import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { formatRational } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf, RECOMMENDED } from '../open-points';
import type { PlacedBet, Round, TableState, TableTerms } from '../round';
import { type BetSettlement, resultOf, type Settlement, totalCommission } from '../settlement';
import type { DealtShoe, ReportedOpening, ShoeStart, StaffMember, TableAsOpened } from '../table-reports';
import { PUNTO_Y_BANCA } from './punto-y-banca.rules';
import { puntoYBancaRules } from './punto-y-banca.rules';
import { placedBet as bet } from '../../../test/support/games/placed-bets';

/** The worked examples of the regulation's matrix (section 9.h), and every rule of section 9. Amounts in cents. */

const { rules: puntoYBanca, uncited } = watchRules('punto-y-banca');
const EMPTY: TableState = { held: [], released: [] };

interface Coup extends Partial<Round> {
  /** Ranks of the cards of punto and banca, e.g. "23T 9K"; suits are given out in turn. */
  readonly cards?: string;
  readonly terms?: TableTerms;
  readonly answers?: Partial<Answers>;
  readonly held?: object;
}

const SUITS = 'cdhs';
const hand = (ranks: string, from: number): string[] =>
  [...ranks].map((rank, index) => `${rank}${SUITS[(from + index) % 4]}`);

const dealt = (cards: string): { punto: string[]; banca: string[] } => {
  const [punto = '', banca = ''] = cards.split(' ');
  return { punto: hand(punto, 0), banca: hand(banca, 1) };
};

function coup({ cards = '27 34', terms, answers = {}, held = {}, ...round }: Coup): {
  settlement: Settlement;
  findings: readonly Finding[];
} {
  const setting = { currency: 'EUR', answers: answersOf(answers), ...(terms ? { terms } : {}) };
  const outcome = { ...dealt(cards), ...held };
  return evaluateRound(puntoYBanca, { bets: [], outcome, ...round }, setting);
}

const net = ({ paid, taken }: BetSettlement): bigint => paid - taken;
const setting = (answers: Partial<Answers> = {}) => ({ currency: 'EUR', answers: answersOf(answers) });
const m = (minimum: bigint, more: Partial<TableTerms> = {}): TableTerms => ({ minimum, ...more });

describe('a bet after "no va más"', () => {
  it('1.1.7-VII.3-01: is given back, and is late', () => {
    const bets = [bet('banca', 10000n, { options: { late: true } }), bet('punto', 1000n)];
    const { settlement, findings } = coup({ cards: 'T4J 25', bets });
    expect(settlement.bets).toMatchObject([{ fate: 'not-accepted', returned: 10000n }, { fate: 'loses' }]);
    expect(findings).toMatchObject([{ code: 'late-bet', ruleId: '1.1.7-VII.3-01', severity: 'information' }]);
  });

  it('cannot be evaluated if its options cannot be read', () => {
    const { findings } = coup({
      cards: 'T4J 25',
      bets: [bet('banca', 10000n, { options: { late: 'yes' } })],
    });
    expect(codes(findings)).toEqual(['bet-not-readable']);
  });
});

describe('the worked examples of section 9.h', () => {
  it.each<[string, string, [string, bigint, bigint][], { result: bigint; deducted: bigint }]>([
    ['PB-1: banca 7, punto 4', 'T4J 25', [['banca', 10000n, 10000n]], { result: -10000n, deducted: 0n }],
    ['PB-2: banca wins with 6', '23T 24', [['banca', 10000n, 5000n]], { result: -10000n, deducted: 5000n }],
    [
      'PB-3: banca wins with 6, punto loses',
      '23T 24',
      [
        ['banca', 2500n, 1250n],
        ['punto', 4000n, -4000n],
      ],
      { result: 1500n, deducted: 1250n },
    ],
    [
      'PB-4: a tie at 6',
      '6T 24',
      [
        ['tie', 1000n, 8000n],
        ['banca', 10000n, 0n],
        ['punto', 5000n, 0n],
      ],
      { result: -8000n, deducted: 0n },
    ],
    ['PB-5: both draw to a tie at 9', '234 K36', [['tie', 1000n, 8000n]], { result: -8000n, deducted: 0n }],
    [
      'PB-6: 6–6 after banca drew an ace',
      '6T 5KA',
      [['tie', 1000n, 8000n]],
      { result: -8000n, deducted: 0n },
    ],
    ['PB-6: 7–6 after banca drew a 2', '6T 5K2', [['banca', 1000n, 1000n]], { result: -1000n, deducted: 0n }],
    [
      'PB-7: punto draws an 8, banca stands on 3',
      'TK8 3Q',
      [['punto', 1000n, 1000n]],
      { result: -1000n, deducted: 0n },
    ],
  ])('%s', (_id, cards, bets, { result, deducted }) => {
    const { settlement, findings } = coup({ cards, bets: bets.map(([type, stake]) => bet(type, stake)) });
    expect(settlement.bets.map(net)).toEqual(bets.map(([, , winnings]) => winnings));
    expect(resultOf(settlement)).toBe(result);
    expect(totalCommission(settlement)).toBe(deducted);
    expect(findings).toEqual([]);
  });

  it('PB-8: on a table up to 2,000.00 the tie takes 200.00 and not 210.00', () => {
    const terms = m(1000n, { maxima: { '*': 200000n } });
    const found = (stake: bigint) => coup({ bets: [bet('tie', stake)], terms }).findings;
    expect(found(20000n)).toEqual([]);
    expect(found(21000n)).toMatchObject([
      {
        code: 'over-limit',
        ruleId: '1.1.7-VI.1-02',
        expected: 'at most 200.00 EUR',
        found: '210.00 EUR on tie',
      },
    ]);
  });

  it('PB-8: 2,100.00 is more than 200 times a minimum of 10.00', () => {
    expect(open({ terms: m(1000n, { maxima: { '*': 210000n } }) })).toMatchObject([
      { code: 'maximum-not-by-rule', expected: 'from 100.00 EUR to 2000.00 EUR', found: '2100.00 EUR' },
    ]);
  });
});

describe('the deduction on a win of banca with six', () => {
  it('is half of the win, bet by bet, and is declared as one amount', () => {
    const bets = [bet('banca', 300000n), bet('banca', 2500n), bet('punto', 50000n)];
    const { settlement } = coup({ cards: '23T 42', bets });
    expect(settlement.bets).toMatchObject([
      { paid: 150000n, deducted: 150000n, returned: 300000n },
      { paid: 1250n, deducted: 1250n },
      { taken: 50000n, deducted: 0n },
    ]);
    expect(settlement.commissions).toMatchObject([{ name: 'banker-6', amount: 151250n }]);
    expect(settlement.bets[0]!.rules.map(({ id }) => id)).toEqual(['1.1.7-V-02', '1.1.7-V-03']);
  });

  it('rounds the odd cent in favour of the player, with an information finding', () => {
    const { settlement, findings } = coup({ cards: '23T 42', bets: [bet('banca', 25n)] });
    expect(settlement.bets).toMatchObject([{ paid: 13n, deducted: 12n }]);
    expect(findings).toMatchObject([
      { code: 'stake-not-payable-exactly', found: 'exactly 0.125 EUR, rounded to 0.13 EUR' },
    ]);
  });

  it('is taken with a six of three cards, and not when punto has six', () => {
    expect(coup({ cards: '23T 24T', bets: [bet('banca', 100n)] }).settlement.bets[0]).toMatchObject({
      deducted: 50n,
    });
    expect(coup({ cards: '6T 23T', bets: [bet('punto', 100n)] }).settlement.bets[0]).toMatchObject({
      paid: 100n,
      deducted: 0n,
    });
  });

  it.each<[string, { paid?: bigint; taken?: bigint }, Round['declared'], string[]]>([
    ['nothing declared', {}, {}, []],
    ['all as it should be', { paid: 5000n, taken: 0n }, { result: -10000n, deduction: 5000n }, []],
    ['paid in full, so that nothing was kept', { paid: 10000n }, {}, ['paid-differs', 'deduction-differs']],
    ['the stake taken, nothing being won', { taken: 10000n }, {}, ['taken-differs', 'deduction-differs']],
    ['no deduction', {}, { deduction: 0n }, ['deduction-differs']],
    ['a result after the deduction', {}, { result: -5000n }, ['result-differs']],
  ])('is held against what is declared: %s', (_what, money, declared, expected) => {
    const { findings } = coup({ cards: '23T 42', bets: [bet('banca', 10000n, money)], declared: declared! });
    expect(codes(findings)).toEqual(expected);
  });

  it('is cited where it was left out', () => {
    const { findings } = coup({ cards: '23T 42', bets: [], declared: { deduction: 100n } });
    expect(findings).toMatchObject([{ code: 'deduction-differs', expected: '0.00 EUR', found: '1.00 EUR' }]);
  });
});

describe('a tie', () => {
  it('frees bets on the hands, which may stay for the next coup', () => {
    const { settlement } = coup({ cards: '6T 24', bets: [bet('punto', 100n, { betId: 'p' })] });
    expect(settlement.bets).toMatchObject([{ fate: 'null', returned: 100n }]);
    expect(settlement.after).toEqual({ held: [], released: ['p'] });
    const stays = coup({
      before: settlement.after,
      bets: [bet('punto', 100n, { betId: 'p', carried: true })],
    });
    expect(stays.findings).toEqual([]);
  });

  it('costs the bet on it when there is none', () => {
    expect(coup({ cards: '9T 24', bets: [bet('tie', 100n)] }).settlement.bets[0]).toMatchObject({
      taken: 100n,
    });
  });

  it('pays eight for one where the casino reads it so', () => {
    const { settlement } = coup({
      cards: '6T 24',
      bets: [bet('tie', 100n)],
      answers: { 'OP1-15c': 'consumed' },
    });
    expect(settlement.bets).toMatchObject([{ paid: 700n, returned: 100n }]);
  });
});

describe('third cards', () => {
  const TABLE: readonly [string, string][] = [
    ['0', 'TTTTTTTTTTT'],
    ['1', 'TTTTTTTTTTT'],
    ['2', 'TTTTTTTTTTT'],
    ['3', 'TTTTTTTTPTT'],
    ['4', 'PPTTTTTTPPT'],
    ['5', 'PPPPTTTTPPT'],
    ['6', 'PPPPPPTTPPP'],
    ['7', 'PPPPPPPPPPP'],
  ];
  const rank = (points: number): string => (points === 0 ? 'K' : points === 1 ? 'A' : `${points}`);
  const cells = TABLE.flatMap(([banca, row]) =>
    [...row].map((cell, column) => [banca, column === 10 ? '–' : `${column}`, cell] as const),
  );

  it.each(cells)('banca on %s against %s: %s', (banca, column, cell) => {
    const punto = column === '–' ? '6T' : `T5${rank(+column)}`;
    const two = `${rank(+banca)}Q`;
    const allowed = { T: `${two}T`, P: two }[cell]!;
    const other = { T: two, P: `${two}T` }[cell]!;
    expect(coup({ cards: `${punto} ${allowed}` }).findings).toEqual([]);
    expect(coup({ cards: `${punto} ${other}` }).findings).toMatchObject([
      { code: cell === 'T' ? 'third-card-not-drawn' : 'third-card-not-allowed', ruleId: '1.1.7-VI.2.b-01' },
    ]);
  });

  it('1.1.7-VI.2.b-01: the finding states the total of banca and the third card of punto', () => {
    const [drawn] = coup({ cards: 'T54 5QT' }).findings;
    const [stood] = coup({ cards: 'T54 5Q' }).findings;
    expect([drawn, stood?.expected]).toEqual([
      undefined,
      "banca on 5, punto's third card counting 4: a third card",
    ]);
    expect(coup({ cards: '6T 5Q' }).findings).toMatchObject([
      { expected: 'banca on 5, punto standing: a third card' },
    ]);
  });

  it.each([
    ['05', 'KK 7T', ['third-card-not-drawn']],
    ['0', 'TK3 7T', []],
    ['5', '5TA 7T', []],
    ['5 stands', '5T 7T', ['third-card-not-drawn']],
    ['6', '6T 7T', []],
    ['6 draws', '6TA 7T', ['third-card-not-allowed']],
    ['7', '7T 6T', []],
    ['7 draws', '7TT 6T', ['third-card-not-allowed', 'third-card-not-drawn']],
  ])('punto on %s', (_what, cards, expected) => {
    const { findings } = coup({ cards });
    const ofPunto = findings.filter(({ ruleId }) => ruleId === '1.1.7-VI.2.a-01');
    expect(codes(ofPunto)).toEqual(expected.slice(0, 1));
  });

  it.each([
    ['8T KK', []],
    ['9T KK2', ['third-card-not-allowed']],
    ['KK 9T', []],
    ['KK3 8T', ['third-card-not-allowed']],
    ['KK3 8TA', ['third-card-not-allowed', 'third-card-not-allowed']],
  ])('are not drawn after a natural: %s', (cards, expected) => {
    const { findings } = coup({ cards });
    expect(codes(findings)).toEqual(expected);
    for (const { ruleId } of findings) expect(ruleId).toBe('1.1.7-VI.1-03');
  });

  it('decide the coup, whether or not they should have been drawn', () => {
    const { settlement, findings } = coup({ cards: '6T2 7T', bets: [bet('punto', 100n)] });
    expect(settlement.bets).toMatchObject([{ fate: 'wins' }]);
    expect(codes(findings)).toEqual(['third-card-not-allowed']);
  });
});

describe('what cannot be read is not evaluated', () => {
  it.each<[unknown]>([
    [{ punto: ['2c'], banca: ['3d', '4h'] }],
    [{ punto: ['2c', '3c', '4c', '5c'], banca: ['3d', '4h'] }],
    [{ punto: ['2c', '10h'], banca: ['3d', '4h'] }],
    [{ punto: '2c3c', banca: ['3d', '4h'] }],
    [{ punto: ['2c', '3c'] }],
    [{ punto: ['2c', '3c'], banca: ['3d', '4h'], dealtBy: 'me' }],
    [undefined],
  ])('%j', (outcome) => {
    const { settlement, findings } = coup({ outcome, bets: [bet('punto', 100n)] });
    expect(settlement).toMatchObject({ complete: false, bets: [{ fate: 'not-judged', returned: 100n }] });
    expect(findings).toMatchObject([{ code: 'outcome-not-readable', ruleId: '1.1.7-VII.3-01' }]);
  });

  it('a bet that is not of the game', () => {
    const { settlement, findings } = coup({ bets: [bet('pair', 100n), bet('toString', 1n)] });
    expect(settlement.complete).toBe(false);
    expect(codes(findings)).toEqual(['bet-not-offered', 'bet-not-offered']);
  });
});

describe('limits', () => {
  const terms = m(1000n, { maxima: { '*': 100000n }, authorised: { minimum: { from: 500n } } });
  const found = (type: string, stake: bigint, more: Partial<Coup> = {}) =>
    codes(coup({ bets: [bet(type, stake)], terms, ...more }).findings);

  it('hold for punto and banca', () => {
    expect([found('punto', 1000n), found('banca', 100000n)]).toEqual([[], []]);
    expect([found('punto', 999n), found('banca', 100001n)]).toEqual([['under-minimum'], ['over-limit']]);
  });

  it('leave to the tie the authorised minimum, or that of the table where the casino reads it so', () => {
    const answers = { 'OP1-15d': 'table' } as const;
    expect([found('tie', 500n), found('tie', 499n)]).toEqual([[], ['under-minimum']]);
    expect([found('tie', 1000n, { answers }), found('tie', 999n, { answers })]).toEqual([
      [],
      ['under-minimum'],
    ]);
  });

  it('give the tie a maximum of its own where that is lower than a tenth', () => {
    const lower = { terms: m(1000n, { maxima: { '*': 100000n, tie: 5000n } }) };
    expect([found('tie', 5000n, lower), found('tie', 5001n, lower)]).toEqual([[], ['over-limit']]);
  });

  it('are not known where the table states none', () => {
    expect(found('banca', 9_999_999n, { terms: m(1000n) })).toEqual([]);
  });

  it('may be a step, too', () => {
    const stepped = { terms: m(1000n, { step: 250n }) };
    expect([found('punto', 1250n, stepped), found('punto', 1300n, stepped)]).toEqual([
      [],
      ['stake-not-a-multiple'],
    ]);
  });
});

const member = (role: string, id = role): StaffMember => ({ id, role });
const staffOf = (croupiers: number): StaffMember[] => [
  member('table-chief'),
  ...Array.from({ length: croupiers }, (_, index) => member('croupier', `c${index}`)),
];

const open = (opening: Partial<ReportedOpening>) =>
  puntoYBanca.checks.opening({ terms: m(1000n), staff: staffOf(3), ...opening }, setting());

describe('the opening of a table', () => {
  const authorised = { minimum: { from: 1000n } };

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['14 seats, three croupiers', { terms: m(1000n, { seats: 14 }) }, []],
    [
      '14 seats, two croupiers',
      { terms: m(1000n, { seats: 14 }), staff: staffOf(2) },
      ['staff-below-minimum'],
    ],
    [
      '10 seats, two croupiers',
      { terms: m(1000n, { seats: 10 }), staff: staffOf(2) },
      ['staff-below-minimum'],
    ],
    ['9 seats, one croupier', { terms: m(1000n, { seats: 9 }), staff: staffOf(1) }, []],
    ['7 seats, two croupiers', { terms: m(1000n, { seats: 7 }), staff: staffOf(2) }, []],
    [
      '7 seats, three croupiers',
      { terms: m(1000n, { seats: 7 }), staff: staffOf(3) },
      ['staff-above-maximum'],
    ],
    ['7 seats, no croupier', { terms: m(1000n, { seats: 7 }), staff: staffOf(0) }, ['staff-below-minimum']],
    ['seats not known', { staff: [] }, []],
    ['six decks', { decks: 6 }, []],
    ['eight decks', { decks: 8 }, ['decks-not-by-rule']],
    ['the authorised minimum', { terms: m(1000n, { authorised }) }, []],
    ['a lower minimum', { terms: m(999n, { authorised }) }, ['minimum-not-authorised']],
    ['a maximum of ten times the minimum', { terms: m(1000n, { maxima: { '*': 10000n } }) }, []],
    ['a cent less', { terms: m(1000n, { maxima: { '*': 9999n } }) }, ['maximum-not-by-rule']],
    [
      'different maxima of the hands, one too high',
      { terms: m(1000n, { maxima: { punto: 200000n, banca: 200001n } }) },
      ['maximum-not-by-rule'],
    ],
    ['a tenth for the tie', { terms: m(1000n, { maxima: { '*': 200000n, tie: 20000n } }) }, []],
    [
      'more for the tie',
      { terms: m(1000n, { maxima: { '*': 200000n, tie: 20001n } }) },
      ['tie-maximum-not-by-rule'],
    ],
    ['a quarter of the minimum as step', { terms: m(1000n, { step: 250n }) }, []],
    ['a step that does not go into the minimum', { terms: m(1000n, { step: 300n }) }, ['step-not-by-rule']],
    ['no step at all', { terms: m(1000n, { step: 0n }) }, ['step-not-by-rule']],
  ])('with %s', (_what, opening, expected) => expect(codes(open(opening))).toEqual(expected));

  it('has its terms checked again when they change', () => {
    const change = { before: m(1000n), after: m(1000n, { maxima: { '*': 1n } }), announcedAtRound: 3 };
    expect(codes(puntoYBanca.checks.limitChange(change, setting()))).toEqual(['maximum-not-by-rule']);
  });
});

describe('supervisors with several tables', () => {
  const staff = [member('table-chief', 'E-1')];
  const table = (
    name: string,
    seats: number,
    game: TableAsOpened['game'] = 'punto-y-banca',
  ): TableAsOpened => ({
    table: name,
    game,
    terms: m(1000n, { seats }),
    staff,
  });
  const room = (...tables: TableAsOpened[]) => puntoYBanca.checks.room(tables, setting());

  it.each<[string, TableAsOpened[], string[]]>([
    ['a mini and a midi table', [table('PB1', 7), table('PB2', 9)], []],
    ['a mini table and one of blackjack', [table('PB1', 7), table('BJ1', 7, 'blackjack')], []],
    ['three mini tables', [table('PB1', 7), table('PB2', 7), table('PB3', 7)], ['chief-over-two-tables']],
    ['a mini table and a roulette', [table('PB1', 7), table('RF1', 9, 'roulette-french')], ['chief-shared']],
    ['a large table and a mini one', [table('PB1', 14), table('PB2', 7)], ['chief-shared']],
    ['a large table of his own', [table('PB1', 14)], []],
  ])('%s', (_what, tables, expected) => expect(codes(room(...tables))).toEqual(expected));
});

describe('seats, the shoe and the hand of punto', () => {
  it('has a player to a seat, and seats that there are', () => {
    const at = (seat: number, player: string, more: Partial<PlacedBet> = {}) =>
      bet('punto', 1000n, { seat, player, ...more });
    const found = (seats: number, ...bets: PlacedBet[]) =>
      codes(coup({ bets, terms: m(1000n, { seats }) }).findings);
    expect(found(7, at(7, 'a'), at(7, 'a'), at(6, 'b'), at(6, 'c', { standing: true }))).toEqual([]);
    expect(found(7, at(7, 'a'), at(7, 'b'))).toEqual(['seat-shared']);
    expect(found(7, at(8, 'a'))).toEqual(['seat-not-at-table']);
    expect(found(14, at(15, 'a'))).toEqual([]);
    expect(found(14, at(16, 'a'))).toEqual(['seat-not-at-table']);
  });

  it('is dealt by the croupier at mini and midi tables', () => {
    const by = (dealtBy: unknown, seats: number) =>
      codes(coup({ held: { dealtBy }, terms: m(1000n, { seats }) }).findings);
    expect([by(3, 7), by(3, 9), by('croupier', 7), by(3, 14)]).toEqual([
      ['player-dealt'],
      ['player-dealt'],
      [],
      [],
    ]);
  });

  it('passes the shoe on when banca lost, and not on a tie', () => {
    const after = (cards: string) => coup({ cards, held: { dealtBy: 3 } }).settlement.after;
    const next = (cards: string, dealtBy: unknown) =>
      codes(coup({ before: after(cards), held: { dealtBy } }).findings);
    const [bancaLost, tie, bancaWon] = ['9T 24', '6T 24', '6T 7T'] as const;
    expect([next(bancaLost, 3), next(bancaLost, 4), next(bancaLost, 'croupier')]).toEqual([
      ['shoe-not-passed'],
      [],
      [],
    ]);
    expect([next(tie, 3), next(bancaWon, 3)]).toEqual([[], []]);
  });

  it('gives the hand of punto to the largest bet on it, with none to the croupier', () => {
    const bets = [
      bet('punto', 100n, { seat: 1 }),
      bet('punto', 300n, { seat: 4 }),
      bet('banca', 900n, { seat: 5 }),
    ];
    const held = (puntoHeldBy: unknown, placed = bets) =>
      codes(coup({ bets: placed, held: { puntoHeldBy } }).findings);
    expect([held(4), held(1), held(5)]).toEqual([[], ['punto-hand-misplaced'], ['punto-hand-misplaced']]);
    expect([held('croupier', []), held(1, [])]).toEqual([[], ['punto-hand-misplaced']]);
    expect(held(1, [bet('punto', 100n)])).toEqual([]);
    expect(held(1, [bet('punto', 100n, { seat: 2 }), bet('punto', 100n)])).toEqual([]);
  });
});

describe('the shoe', () => {
  const started = (shoe: Partial<ShoeStart>) =>
    codes(puntoYBanca.checks.shoe!.started({ decks: 6, ...shoe }, setting()));
  const isDealt = (shoe: Partial<DealtShoe>) =>
    codes(puntoYBanca.checks.shoe!.dealt({ decks: 6, outcomes: [], ...shoe }, setting()));

  it('has six decks and seven cards behind the cut card', () => {
    expect(started({ behindCutCard: 7 })).toEqual([]);
    expect(started({ behindCutCard: 10 })).toEqual(['cut-card-misplaced']);
    expect(started({ decks: 8 })).toEqual(['decks-not-by-rule']);
  });

  it.each([
    ['5h', 5],
    ['Ac', 1],
    ['Ts', 10],
    ['Kd', 10],
  ])('burns for %s %d cards', (first, burnt) => {
    expect(started({ burntCards: [first], burnt })).toEqual([]);
    expect(started({ burntCards: [first], burnt: burnt + 1 })).toEqual(['burnt-cards-miscounted']);
    expect(started({ burnt })).toEqual([]);
  });

  it('holds no card more than six times', () => {
    const outcomes = Array.from({ length: 3 }, () => ({ punto: ['6c', '6c'], banca: ['7d', 'Td'] }));
    expect(isDealt({ outcomes })).toEqual([]);
    expect(isDealt({ outcomes, burntCards: ['6c'] })).toEqual(['card-too-often']);
    expect(isDealt({ outcomes: [{}, null] })).toEqual([]);
  });

  it('begins no coup after the cut card', () => {
    const four = (ranks: string) => ({ punto: hand(ranks.slice(0, 2), 0), banca: hand(ranks.slice(2), 2) });
    const coups = (count: number) =>
      Array.from({ length: count }, (_, index) => four(['67TJ', 'T8QK', '9A7T', 'KQJT', '6J92'][index % 5]!));
    const one = { decks: 1, burnt: 1, behindCutCard: 7 };
    const late = (count: number) =>
      isDealt({ ...one, outcomes: coups(count) }).includes('coup-after-cut-card');
    expect([late(11), late(12), late(13)]).toEqual([false, false, true]);
  });
});

describe('a void coup', () => {
  const voided = (refunded: bigint) =>
    puntoYBanca.checks.voided(
      {
        settled: false,
        reasonCode: 'cards-stuck',
        refunds: [{ betId: 'a', amount: refunded }],
        bets: [{ betId: 'a', stake: 1000n }],
      },
      setting(),
    );

  it('gives every stake back', () => {
    expect(voided(1000n)).toEqual([]);
    expect([voided(999n), voided(1001n)].map(codes)).toEqual([
      ['refund-not-the-stake'],
      ['refund-not-the-stake'],
    ]);
  });

  it('leaves nothing on the table at the end', () => {
    expect(puntoYBanca.checks.closing(EMPTY, setting())).toEqual([]);
  });
});

describe('the edges', () => {
  it('are those of six decks, to the last order of cards', () => {
    const edges = puntoYBanca.edges(RECOMMENDED);
    expect(edges.map(({ bet: name, edge }) => [name, formatRational(edge, 6)])).toEqual([
      ['punto', '0.012374'],
      ['banca', '0.014548'],
      ['tie', '0.144382'],
    ]);
  });

  it('move with the pay table: nine for the tie costs the house the chance of a tie', () => {
    const bets = {
      ...PUNTO_Y_BANCA.bets,
      tie: { ...PUNTO_Y_BANCA.bets.tie, pays: { numerator: 9n, denominator: 1n } },
    };
    const tie = puntoYBancaRules({ ...PUNTO_Y_BANCA, bets }).edges(RECOMMENDED)[2]!;
    expect(formatRational(tie.edge, 6)).toBe('0.049313');
  });
});

describe('the register of section 9', () => {
  const { applied, notCheckable } = puntoYBanca.register;

  it('lists each rule once, with its citation', () => {
    const ofRules = [...applied, ...notCheckable];
    expect(new Set(ofRules.map(({ id }) => id)).size).toBe(ofRules.length);
    for (const { citation } of ofRules) expect(citation).toMatch(/1\.1\.7/);
    for (const { reason } of notCheckable) expect(reason.length).toBeGreaterThan(10);
  });

  it('has shoes of homologated models, which do not go systematically to one table, and backs by the rule', () => {
    expect(foundOfPiece(puntoYBanca, {})).toEqual([]);
    expect(foundOfPiece(puntoYBanca, { homologation: 'ended' })).toEqual([
      'homologation-ended 1.1.7-II.2-01',
    ]);
    expect(foundOfPiece(puntoYBanca, { homologation: 'missing' })).toEqual([
      'homologation-missing 1.1.7-II.2-01',
    ]);
    expect(foundOfPiece(puntoYBanca, { kind: 'wheel', homologation: 'missing' })).toEqual([]);
    expect(foundOfTurns(puntoYBanca)).toEqual(['shoe-always-at-same-table 1.1.7-II.2-01']);
    expect(foundOfPiece(puntoYBanca, backs(3, 3))).toEqual([]);
    expect(foundOfPiece(puntoYBanca, backs(6))).toEqual(['backs-not-by-rule 1.1.7-II.1-01']);
  });

  it('has every rule that is applied cited by a row above', () => {
    expect(uncited()).toEqual([]);
  });
});
