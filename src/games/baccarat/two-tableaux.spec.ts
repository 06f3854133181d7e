import { cheminDeFer } from './chemin-de-fer.rules';
import { backs, foundOfPiece, foundOfTurns } from '../../../test/support/games/equipment-of-games';
import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { type BankLife, type BankReport, type CoupOfBank, NO_BANK } from '../bank-life';
import type { Setting } from '../game-rules';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import { followBank } from '../player-bank/follow-bank';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf, type Settlement, totalCommission } from '../settlement';
import type { ReportedOpening, StaffMember } from '../table-reports';
import { present } from '../../kernel/present';
import { ERROR_EFFECTS } from '../player-bank/bank-game-facts';
import { errors, rules as RULES } from './two-tableaux.register.json';
import { placedBet as bet } from '../../../test/support/games/placed-bets';

/** The worked examples (section 11.h of the matrix) and every rule of section 11. Amounts in cents, unit 10.00. */

const { rules: baccaratTwoTableaux, uncited } = watchRules('baccarat-two-tableaux');
const TERMS: TableTerms = { minimum: 1000n, bank: 'limited' };

type Winner = 'bank' | 'punto' | 'tie' | 'annulled';

interface Coup {
  readonly bets?: readonly PlacedBet[];
  readonly winners?: readonly [Winner, Winner];
  readonly terms?: TableTerms;
  readonly answers?: Partial<Answers>;
  /** Ranks of cloth 1, cloth 2 and bank, e.g. "8T 234 66". */
  readonly cards?: string;
  readonly more?: object;
}

const hand = (ranks: string): string[] => [...ranks].map((rank, index) => `${rank}${'cdhs'[index % 4]}`);

function cardsOf(cards: string | undefined): object {
  if (cards === undefined) return {};
  const [tableau1 = '', tableau2 = '', bank = ''] = cards.split(' ');
  return { cards: { tableau1: hand(tableau1), tableau2: hand(tableau2), bank: hand(bank) } };
}

function coup({ bets = [], winners = ['bank', 'bank'], terms = TERMS, answers = {}, cards, more }: Coup): {
  settlement: Settlement;
  findings: readonly Finding[];
} {
  const results = winners.map((winner, index) => ({ tableau: index + 1, winner }));
  const outcome = { results, ...cardsOf(cards), ...more };
  return evaluateRound(
    baccaratTwoTableaux,
    { bets, outcome },
    { currency: 'EUR', answers: answersOf(answers), terms },
  );
}

const on = (first: bigint, second: bigint): PlacedBet[] => [bet('cloth-1', first), bet('cloth-2', second)];
const FREE: TableTerms = { ...TERMS, bank: 'free' };

describe('the worked examples of section 11.h, coup by coup', () => {
  it.each<[string, PlacedBet[], [Winner, Winner], bigint, { commission: bigint; bank: bigint }]>([
    ['BD-1: wins both', on(50000n, 30000n), ['bank', 'bank'], 200000n, { commission: 1600n, bank: 278400n }],
    [
      'BD-2: wins one, a net gain',
      on(50000n, 30000n),
      ['bank', 'punto'],
      200000n,
      { commission: 400n, bank: 219600n },
    ],
    ['BD-3: a net loss', on(30000n, 50000n), ['bank', 'punto'], 200000n, { commission: 0n, bank: 180000n }],
    [
      'BD-4: wins one, ties one',
      on(50000n, 30000n),
      ['bank', 'tie'],
      200000n,
      { commission: 1000n, bank: 249000n },
    ],
    ['BD-4: net zero', on(40000n, 40000n), ['bank', 'punto'], 200000n, { commission: 0n, bank: 200000n }],
    [
      'BD-5: seven units astride',
      [bet('astride', 7000n)],
      ['punto', 'bank'],
      200000n,
      { commission: 0n, bank: 199000n },
    ],
    [
      'BD-5: six units astride',
      [bet('astride', 6000n)],
      ['punto', 'bank'],
      200000n,
      { commission: 0n, bank: 200000n },
    ],
    [
      'BD-9: 333.00 won',
      on(33300n, 0n).slice(0, 1),
      ['bank', 'tie'],
      200000n,
      { commission: 666n, bank: 232634n },
    ],
  ])('%s', (_id, bets, winners, inPlay, expected) => {
    const { settlement, findings } = coup({ bets, winners, more: { inPlay: Number(inPlay) } });
    const commission = totalCommission(settlement);
    expect({ commission, bank: inPlay + resultOf(settlement) - commission }).toEqual(expected);
    expect(findings).toEqual([]);
  });

  const limited = () => [
    bet('cloth-1', 30000n, { player: 'A', seat: 1 }),
    bet('cloth-1', 20000n, { player: 'B', seat: 2 }),
    bet('cloth-2', 25000n, { player: 'C', seat: 1, standing: true }),
    bet('cloth-2', 15000n, { player: 'D', seat: 2, standing: true }),
  ];

  it('BD-6: a bank of 600.00 covers A, C and 50.00 of B', () => {
    const { settlement } = coup({ bets: limited(), winners: ['punto', 'punto'], more: { inPlay: 60000 } });
    expect(settlement.bets.map(({ covered }) => covered)).toEqual([30000n, 5000n, 25000n, 0n]);
    expect(settlement.bets.map(({ fate }) => fate)).toEqual(['wins', 'wins', 'wins', 'not-accepted']);
    expect(resultOf(settlement)).toBe(-60000n);
  });

  it('covers on each cloth its own players first, from the banker outwards (IV.3.a)', () => {
    const seats = [1, 6, 7, 12];
    const covered = (
      type: 'cloth-1' | 'cloth-2',
      terms: TableTerms,
      more: Partial<PlacedBet> = {},
      dealt: object = {},
    ) =>
      coup({
        bets: seats.map((seat) => bet(type, 6000n, { player: `${seat}`, seat, ...(seat === 6 ? more : {}) })),
        more: { inPlay: 15000, ...dealt },
        terms,
      }).settlement.bets.map((each) => each.covered);
    const withSeats = { ...TERMS, seats: 12 };
    expect(covered('cloth-1', withSeats)).toEqual([6000n, 6000n, 3000n, 0n]);
    expect(covered('cloth-2', withSeats)).toEqual([3000n, 0n, 6000n, 6000n]);
    expect(covered('cloth-1', withSeats, { standing: true })).toEqual([6000n, 6000n, 3000n, 0n]);
    // Of 13 places one is the banker's; of 9 the seats from 5 on are at cloth 2.
    expect(covered('cloth-2', { ...TERMS, seats: 13 })).toEqual([3000n, 0n, 6000n, 6000n]);
    expect(covered('cloth-2', { ...TERMS, seats: 9 })).toEqual([0n, 6000n, 6000n, 3000n]);
    expect(covered('cloth-2', TERMS)).toEqual([6000n, 6000n, 3000n, 0n]);
    // The banker has a place of his own, from which the seats are numbered (II.3): whose seat he left says nothing.
    expect(covered('cloth-2', withSeats, {}, { bankerSeat: 3 })).toEqual([3000n, 0n, 6000n, 6000n]);
    expect(covered('cloth-2', TERMS, {}, { bankerSeat: 6 })).toEqual([6000n, 6000n, 3000n, 0n]);
  });

  it.each<[[Winner, Winner], Answers['OP1-25'], bigint, bigint]>([
    [['bank', 'bank'], 'cover-by-priority', 60000n, 1200n],
    [['bank', 'bank'], 'all-bets-play', 90000n, 1800n],
    [['punto', 'bank'], 'cover-by-priority', -10000n, 0n],
    [['punto', 'punto'], 'all-bets-play', -60000n, 0n],
    [['punto', 'punto'], 'pro-rata', -60000n, 0n],
  ])('BD-6: %s, %s: the bank has %s', (winners, answer, gain, commission) => {
    const { settlement } = coup({
      bets: limited(),
      winners,
      answers: { 'OP1-25': answer },
      more: { inPlay: 60000 },
    });
    expect([resultOf(settlement), totalCommission(settlement)]).toEqual([gain, commission]);
  });

  it('OP1-25: in proportion each has two thirds of 900.00 covered by 600.00, the odd cent first in order', () => {
    const { settlement } = coup({
      bets: limited(),
      winners: ['punto', 'punto'],
      answers: { 'OP1-25': 'pro-rata' },
      more: { inPlay: 60000 },
    });
    expect(settlement.bets.map(({ covered }) => covered)).toEqual([20001n, 13333n, 16666n, 10000n]);
  });

  it('OP1-25: where all bets play, the bank pays with what it collected on the other cloth', () => {
    const played = (winners: [Winner, Winner], inPlay?: number) =>
      coup({
        bets: on(50000n, 30000n),
        winners,
        answers: { 'OP1-25': 'all-bets-play' },
        more: inPlay === undefined ? {} : { inPlay },
      }).settlement.bets.map(({ paid, taken }) => paid - taken);
    expect(played(['bank', 'punto'], 10000)).toEqual([-50000n, 30000n]);
    expect(played(['punto', 'bank'], 10000)).toEqual([40000n, -30000n]);
    expect(played(['punto', 'punto'], 60000)).toEqual([50000n, 10000n]);
    expect(played(['punto', 'punto'])).toEqual([50000n, 30000n]);
  });

  it('BD-5: of six units astride one half is won and the other lost', () =>
    expect(coup({ bets: [bet('astride', 6000n)], winners: ['punto', 'bank'] }).settlement.bets).toMatchObject(
      [{ fate: 'part-back', paid: 3000n, taken: 3000n }],
    ));

  it.each([
    [80000n, 1600n, 1000n],
    [33300n, 666n, 416n],
    [33320n, 666n, 417n],
  ])('BD-9: of %s a limited bank gives %s, a free one %s', (won, limitedBank, freeBank) => {
    const of = (terms: TableTerms) =>
      totalCommission(coup({ bets: on(won, 0n).slice(0, 1), terms }).settlement);
    expect([of(TERMS), of(FREE)]).toEqual([limitedBank, freeBank]);
    // A bank is limited where nobody says otherwise.
    expect(of({ minimum: 1000n })).toBe(limitedBank);
  });

  it('BD-10: one cloth null, the commission on the other', () => {
    const { settlement, findings } = coup({
      bets: on(50000n, 30000n),
      winners: ['bank', 'annulled'],
      more: { errorRule: '1.1.8.B-VIII.2.d-01', inPlay: 200000 },
    });
    expect(settlement.bets[1]).toMatchObject({ fate: 'null', returned: 30000n });
    expect([resultOf(settlement), totalCommission(settlement), findings]).toEqual([50000n, 1000n, []]);
  });

  it('BD-11: banco of 1000.00 plays 500.00 on each cloth', () => {
    const banco = [bet('banco', 100000n, { player: 'P' })];
    const { settlement, findings } = coup({
      bets: banco,
      winners: ['tie', 'bank'],
      more: { inPlay: 100000 },
    });
    expect([resultOf(settlement), totalCommission(settlement), findings]).toEqual([50000n, 1000n, []]);
    const less = coup({
      bets: [bet('banco', 99000n), bet('banco-cloth-1', 49000n)],
      more: { inPlay: 100000 },
    });
    expect(codes(less.findings)).toEqual(['banco-not-whole-bank', 'banco-not-whole-bank']);
  });

  it('1.1.8.B-VIII.4.f-01: after advice that is not from the croupier the bank follows its table', () => {
    const more = { errorRule: '1.1.8.B-VIII.4.f-01' };
    const stood = coup({ winners: ['punto', 'punto'], cards: 'T45 T45 3T', more });
    expect(codes(stood.findings)).toEqual(['third-card-not-drawn']);
  });

  it('1.1.8.B-V.6-01: the maximum of a bet may be that of the authorisation', () => {
    const authorised = { minimum: { from: 1000n }, maxima: { 'cloth-1': 20000n } };
    const { findings } = coup({ bets: on(20001n, 20001n), terms: { ...TERMS, authorised } });
    expect(findings).toMatchObject([{ code: 'over-limit', found: '200.01 EUR on cloth-1' }]);
  });

  it('OP1-27: of an odd bank banco plays the larger half on the first cloth', () => {
    const lost = (answers: Partial<Answers>) =>
      coup({ bets: [bet('banco', 7000n)], more: { inPlay: 7000 }, winners: ['bank', 'punto'], answers });
    const result = (answers: Partial<Answers>) => resultOf(lost(answers).settlement);
    expect([result({}), lost({}).findings]).toEqual([1000n, []]);
    expect(result({ 'OP1-27': 'halves-to-the-cent' })).toBe(0n);
    expect(result({ 'OP1-27': 'null-when-even' })).toBe(1000n);
    const apart = (first: bigint, second: bigint, answers: Partial<Answers>) =>
      codes(
        coup({
          bets: [bet('banco-cloth-1', first), bet('banco-cloth-2', second)],
          more: { inPlay: 7000 },
          answers,
        }).findings,
      );
    expect([apart(4000n, 3000n, {}), apart(3500n, 3500n, {})]).toEqual([
      [],
      ['banco-not-whole-bank', 'banco-not-whole-bank'],
    ]);
    expect(apart(3500n, 3500n, { 'OP1-27': 'halves-to-the-cent' })).toEqual([]);
  });

  it('BD-12: a natural eight beats a nine of three cards, and two such nines tie', () => {
    const { settlement, findings } = coup({
      bets: on(10000n, 20000n),
      winners: ['punto', 'tie'],
      cards: '8T T36 K45',
    });
    expect([resultOf(settlement), totalCommission(settlement), codes(findings)]).toEqual([-10000n, 0n, []]);
  });
});

describe('other readings', () => {
  it.each<[Answers['OP1-26'], bigint, bigint, bigint]>([
    ['net-over-both-cloths', 50000n, 30000n, 400n],
    ['gain-of-winning-cloth', 50000n, 30000n, 1000n],
    ['gain-of-winning-cloth', 40001n, 40000n, 800n],
    ['gain-of-winning-cloth', 40000n, 40000n, 0n],
    ['each-cloth-apart', 50000n, 30000n, 1000n],
    ['each-cloth-apart', 30000n, 50000n, 600n],
  ])('commission, %s, on so much won and lost: %s, %s: %s', (answer, won, lost, commission) => {
    const { settlement } = coup({
      bets: on(won, lost),
      winners: ['bank', 'punto'],
      answers: { 'OP1-26': answer },
    });
    expect(totalCommission(settlement)).toBe(commission);
  });

  it('of a free bank: bets above the deposit do not play, or the banker owes them', () => {
    const played = (answer: Answers['OP1-30']) =>
      coup({
        bets: on(50000n, 30000n),
        terms: FREE,
        winners: ['punto', 'punto'],
        answers: { 'OP1-30': answer },
        more: { inPlay: 60000 },
      }).settlement.bets.map(({ covered, paid }) => [covered, paid]);
    expect(played('bets-blocked')).toEqual([
      [50000n, 50000n],
      [10000n, 10000n],
    ]);
    expect(played('receivable')).toEqual([
      [50000n, 50000n],
      [30000n, 30000n],
    ]);
  });
});

describe('bets', () => {
  it('on the line of a cloth play half', () => {
    const { settlement } = coup({ bets: [bet('line-cloth-2', 5000n)], winners: ['tie', 'bank'] });
    expect(settlement.bets).toMatchObject([
      { taken: 2500n, returned: 2500n, covered: 2500n, fate: 'part-back' },
    ]);
  });

  it('are within the limits of the table, but for a free bank', () => {
    const found = (stake: bigint, terms: TableTerms) =>
      codes(coup({ bets: [bet('cloth-1', stake)], terms }).findings);
    const maxima = { '*': 50000n };
    expect([
      found(999n, TERMS),
      found(50001n, { ...TERMS, maxima }),
      found(50001n, { ...FREE, maxima }),
    ]).toEqual([['under-minimum'], ['over-limit'], []]);
    const call = (type: string, stake: bigint) =>
      codes(
        coup({ bets: [bet(type, stake)], terms: { ...TERMS, maxima }, more: { inPlay: 120_000 } }).findings,
      );
    expect([call('banco', 120_000n), call('banco-cloth-1', 60_000n)]).toEqual([[], []]);
  });

  it('have one seated player to a seat, through both cloths', () => {
    const bets = [
      bet('cloth-1', 1000n, { seat: 3, player: 'A' }),
      bet('cloth-2', 1000n, { seat: 3, player: 'C' }),
    ];
    expect(codes(coup({ bets }).findings)).toEqual(['seat-shared']);
  });

  it('on a cloth that is not reported are not evaluated', () => {
    const only = { results: [{ tableau: 1, winner: 'bank' }] };
    expect(codes(coup({ bets: on(1000n, 1000n), more: only }).findings)).toEqual(['outcome-not-readable']);
  });
});

describe('third cards', () => {
  const found = (cards: string, winners: [Winner, Winner], more: object = {}, bets: PlacedBet[] = []) =>
    codes(coup({ cards, winners, more, bets }).findings);
  const asks = { decisions: [{ hand: 'bank', drew: false, said: 'table' }] };

  it.each<[string, string, [Winner, Winner], string[], object]>([
    ['each cloth draws on four and stands on six', '4T2 6T 7T', ['bank', 'bank'], [], {}],
    ['the second stands on four', '4T2 4T 7T', ['bank', 'bank'], ['third-card-not-drawn'], {}],
    ['the first draws on six', '6TA 6T 7T', ['tie', 'bank'], ['third-card-not-allowed'], {}],
    ['the bank must draw with nothing', '6T 7T KT', ['punto', 'punto'], ['third-card-not-drawn'], {}],
    ['one cloth shows: the bank follows the table for the other', '8T 4T8 3T', ['punto', 'bank'], [], {}],
    ['one cloth shows: and does not', '8T 4T8 3TA', ['punto', 'bank'], ['third-card-not-allowed'], {}],
    ['both show: nobody draws', '8T 9T 3TA', ['punto', 'punto'], ['third-card-not-allowed'], asks],
    ['the table says the same for both', '6T 7T 5TA', ['tie', 'punto'], [], asks],
    ['and is not followed', '6T 7T 5T', ['punto', 'punto'], ['third-card-not-drawn'], asks],
    ['it says two things: the bank chooses', '6T 4T8 5T', ['punto', 'bank'], [], asks],
    ['it leaves him the choice for both', '4T9 T49 3T', ['tie', 'tie'], [], asks],
    ['it leaves it for one, and has him draw for the other', '4T9 6T 3T', ['tie', 'punto'], [], asks],
    ['one cloth shows: he draws where he may choose', '8T T49 3TA', ['punto', 'bank'], [], {}],
    ['one cloth shows: and does not draw', '8T T49 3T', ['punto', 'tie'], ['third-card-not-drawn'], {}],
  ])('%s', (_what, cards, winners, expected, more) => expect(found(cards, winners, more)).toEqual(expected));

  it('1.1.8.B-VIII.3.a-01: is the rule by which he draws where he may choose', () => {
    const { findings } = coup({ cards: '8T T49 3T', winners: ['punto', 'tie'] });
    expect(findings).toMatchObject([{ code: 'third-card-not-drawn', ruleId: '1.1.8.B-VIII.3.a-01' }]);
  });

  it('are free for who made banco', () => {
    expect(found('6TA 4T 7T', ['tie', 'bank'], { inPlay: 1000 }, [bet('banco', 1000n)])).toEqual([]);
  });
});

describe('errors of play', () => {
  it('have an effect that the evaluation of a coup knows', () => {
    for (const { effect } of Object.values(errors)) expect(ERROR_EFFECTS).toContain(effect);
  });

  it.each(Object.keys(errors))('%s is cited by the bets of its coup', (id) => {
    const { settlement, findings } = coup({ bets: on(1000n, 1000n), more: { errorRule: id } });
    for (const { rules } of settlement.bets) expect(rules.map((rule) => rule.id)).toContain(id);
    expect(codes(findings)).not.toContain('error-rule-unknown');
  });

  it('that make a coup null give both cloths back', () => {
    const { settlement } = coup({ bets: on(1000n, 1000n), more: { errorRule: '1.1.8.B-VIII.1.c-01' } });
    expect(settlement.bets.map(({ fate }) => fate)).toEqual(['null', 'null']);
  });

  it('take the right to show: totals decide', () => {
    const more = { errorRule: '1.1.8.B-VIII.4.d-01' };
    const { settlement } = coup({
      bets: on(1000n, 1000n),
      cards: '8T T36 K45',
      winners: ['bank', 'tie'],
      more,
    });
    expect(settlement.bets.map(({ fate }) => fate)).toEqual(['loses', 'null']);
    const ofBank = { cards: 'T36 T35 8T', winners: ['bank', 'bank'] as const, more };
    expect(coup({ bets: on(1000n, 1000n), ...ofBank }).settlement.bets.map(({ fate }) => fate)).toEqual([
      ...['wins', 'null'],
    ]);
  });

  it('have an unseen hand count zero', () => {
    const more = {
      errorRule: '1.1.8.B-VIII.4.g-01',
      cards: { bank: [], tableau1: ['Ac', 'Td'], tableau2: ['Tc', 'Td'] },
    };
    const { settlement } = coup({ bets: on(1000n, 1000n), winners: ['bank', 'bank'], more });
    expect(settlement.bets.map(({ fate }) => fate)).toEqual(['wins', 'null']);
    const ofPunto = { ...more, cards: { bank: ['Ac', 'Td'], tableau1: [], tableau2: ['2c', 'Td'] } };
    const other = coup({ bets: on(1000n, 1000n), winners: ['punto', 'bank'], more: ofPunto }).settlement;
    expect(other.bets.map(({ fate }) => fate)).toEqual(['loses', 'wins']);
  });

  it('let no bet be withdrawn', () => {
    const bets = [bet('cloth-1', 5000n, { options: { withdrawn: true } }), bet('cloth-2', 5000n)];
    const { settlement, findings } = coup({ bets, more: { inPlay: 10000 } });
    expect(settlement.bets.map(({ taken }) => taken)).toEqual([5000n, 5000n]);
    expect(findings).toMatchObject([{ code: 'withdrawal-not-available', ruleId: '1.1.8.B-VIII.1.b-01' }]);
  });

  it('leave a hand of another number of cards than two or three', () => {
    const counts = (cards: string, more: object = {}, winners: [Winner, Winner] = ['tie', 'tie']) =>
      codes(coup({ cards, winners, more }).findings).filter((code) => code === 'hand-card-count');
    expect(counts('6T T 7T')).toEqual(['hand-card-count']);
    expect(counts('6T T 7T', { errorRule: '1.1.8.B-VIII.2.d-01' }, ['tie', 'annulled'])).toEqual([]);
  });

  it.each(['3.b-01', '4.f-01'])('follow the table by VIII.%s, with its optional draws', (rule) => {
    const more = { errorRule: `1.1.8.B-VIII.${rule}` };
    const found = (cards: string) => codes(coup({ cards, winners: ['punto', 'punto'], more }).findings);
    expect(found('6T 7T 5T')).toEqual(['third-card-not-drawn']);
    expect(found('4T4 T44 5T')).toEqual([]);
  });
});

describe('the table', () => {
  const setting: Setting = { currency: 'EUR', answers: answersOf({}) };
  const member = (role: string): StaffMember => ({ id: role, role });
  const STAFF = ['inspector', 'croupier', 'cambista', 'auxiliary'].map(member);
  const open = (opening: Partial<ReportedOpening>) =>
    codes(
      baccaratTwoTableaux.checks.opening(
        { terms: TERMS, staff: STAFF, decks: 6, newDecks: true, ...opening },
        setting,
      ),
    );

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['four of staff and new decks', {}, []],
    ['no auxiliary', { staff: STAFF.slice(0, 3) }, ['staff-below-minimum']],
    ['old decks', { newDecks: false }, ['cards-from-old-decks']],
    [
      'BD-13: a maximum of bets with a free bank',
      { terms: { ...FREE, maxima: { '*': 5000n } } },
      ['maximum-not-by-rule'],
    ],
    ['BD-13: a third session with a free bank', { terms: FREE, sessionNo: 3 }, ['free-bank-quota']],
    ['a second session with a free bank', { terms: FREE, sessionNo: 2 }, []],
    ['a third session with a limited one', { sessionNo: 3 }, []],
    ['BD-13: a second table with a free bank', { terms: FREE, freeBankAt: ['BD1'] }, ['free-bank-quota']],
    ['a limited bank beside it', { freeBankAt: ['BD1'] }, []],
  ])('with %s', (_what, opening, expected) => expect(open(opening)).toEqual(expected));

  it('has ten cards behind the cut card, or more, and four players', () => {
    const { started } = baccaratTwoTableaux.checks.shoe!;
    const behind = (behindCutCard: number) =>
      codes(started({ decks: 6, behindCutCard, newDecks: true }, setting));
    expect([behind(9), behind(10), behind(30)]).toEqual([['cut-card-misplaced'], [], []]);
    expect(codes(started({ decks: 6, newDecks: false }, setting))).toEqual(['cards-from-old-decks']);
    expect(codes(coup({ more: { playersPresent: 3 } }).findings)).toEqual(['players-below-minimum']);
  });
});

describe('a coup that is over and paid', () => {
  it.each([
    ['flagged', 'advisory'],
    ['forbidden', 'violation'],
  ] as const)('OP1-31: is claimed back from nobody; reversed all the same it is %s', (answer, severity) => {
    const setting: Setting = { currency: 'EUR', answers: answersOf({ 'OP1-31': answer }) };
    const voided = { settled: true, reasonCode: 'claim', refunds: [] };
    expect(baccaratTwoTableaux.checks.voided(voided, setting)).toMatchObject([
      { code: 'settled-coup-reversed', severity },
    ]);
  });
});

class Table {
  life: BankLife = NO_BANK;
  readonly findings: Finding[] = [];
  private readonly setting: Setting;

  constructor(terms: Partial<TableTerms> = {}, answers: Partial<Answers> = {}, staff: string[] = []) {
    this.setting = { currency: 'EUR', answers: answersOf(answers), terms: { ...TERMS, ...terms }, staff };
  }

  tell(report: BankReport): string[] {
    const findings = baccaratTwoTableaux.checks.bank!(this.life, report, this.setting);
    this.findings.push(...findings);
    this.life = followBank(this.life, report);
    return codes(findings);
  }

  deposits(amount: bigint, more: Partial<Extract<BankReport, { kind: 'deposited' }>> = {}): string[] {
    const mode = this.setting.terms?.bank ?? 'limited';
    return this.tell({
      kind: 'deposited',
      banker: 'B',
      amount,
      means: 'cash',
      mode,
      again: false,
      bank: 'K',
      ...more,
    });
  }

  puts(amount: bigint, bank = 'K', banker = 'B'): string[] {
    return this.tell({ kind: 'put-in-play', bank, banker, amount });
  }

  plays(
    bets: readonly PlacedBet[],
    winners: readonly [Winner, Winner],
    more: Partial<CoupOfBank> = {},
  ): string[] {
    const { settlement } = coup({ bets, winners, terms: this.setting.terms! });
    return this.tell({
      kind: 'coup',
      bank: 'K',
      shoeNo: 1,
      bets,
      winners,
      played: bets.reduce((sum, { stake }) => sum + stake, 0n),
      gain: resultOf(settlement),
      commission: totalCommission(settlement),
      garages: [],
      allIn: false,
      ...more,
    });
  }

  withdraws(amount: bigint): string[] {
    return this.tell({ kind: 'withdrawn', bank: 'K', banker: 'B', amount });
  }
}

const withBank = (amount: bigint, terms: Partial<TableTerms> = {}, answers: Partial<Answers> = {}): Table => {
  const table = new Table(terms, answers);
  expect([table.deposits(amount), table.puts(amount)]).toEqual([[], []]);
  return table;
};

describe('the life of a bank', () => {
  it('BD-7: a broken bank goes on with a deposit of at least the first', () => {
    const broken = () => {
      const table = withBank(60000n);
      expect(table.plays(on(30000n, 30000n), ['punto', 'punto'])).toEqual([]);
      expect(table.tell({ kind: 'broken', bank: 'K' })).toEqual([]);
      return table;
    };
    expect(broken().deposits(59000n, { again: true })).toEqual(['redeposit-below-initial']);
    expect(broken().plays(on(1000n, 1000n), ['bank', 'bank'])).toEqual(['broken-bank-played']);
    const table = broken();
    expect([table.deposits(60000n, { again: true }), table.puts(60000n)]).toEqual([[], []]);
    expect(table.plays(on(1000n, 1000n), ['bank', 'bank'], { announced: 60000n })).toEqual([]);
    expect(withBank(60000n).tell({ kind: 'broken', bank: 'K' })).toEqual(['bank-not-broken']);
  });

  it('BD-7: or at least the last one, where the casino answers so', () => {
    const table = withBank(60000n, {}, { 'OP1-29': 'last' });
    table.deposits(70000n, { again: true });
    expect(table.deposits(69000n, { again: true })).toEqual(['redeposit-below-initial']);
  });

  it('BD-8: who won and withdraws all of it is not banker again in this shoe', () => {
    const table = withBank(200000n);
    table.plays(on(50000n, 30000n), ['bank', 'bank']);
    expect(table.life.tenure!.inPlay).toBe(278400n);
    expect(table.withdraws(278400n)).toEqual([]);
    expect(table.life.barred).toEqual(['B']);
    const again = { kind: 'adjudicated', bank: 'K2', partners: [], how: 'offer', fromDeposit: true } as const;
    expect(table.tell({ ...again, banker: 'B', amount: 200000n })).toEqual([
      'deposit-missing',
      'banker-barred',
    ]);
    table.deposits(200000n, { banker: 'C', bank: 'K2' });
    expect(table.tell({ ...again, banker: 'C', amount: 150000n })).toEqual(['bank-below-floor']);
    expect(table.plays(on(1000n, 1000n), ['bank', 'bank'])).toEqual(['new-shoe-missing']);
    table.tell({ kind: 'shoe-started', shoeNo: 2 });
    expect(table.life.barred).toEqual([]);
  });

  it('BD-8: only the banker withdraws', () => {
    const table = withBank(200000n);
    table.plays(on(1000n, 1000n), ['tie', 'tie']);
    expect(table.tell({ kind: 'withdrawn', bank: 'K', banker: 'C', amount: 200000n })).toEqual([
      'banker-differs',
    ]);
  });

  it('BD-8: a bank is not withdrawn before the first coup, nor in part', () => {
    expect(withBank(200000n).withdraws(200000n)).toEqual(['withdrawn-before-first-coup']);
    const part = (answers: Partial<Answers>) => {
      const table = withBank(200000n, {}, answers);
      table.plays(on(1000n, 1000n), ['tie', 'tie']);
      return table.withdraws(100000n);
    };
    expect([part({}), part({ 'OP1-28': 'parts-allowed' })]).toEqual([['withdrawal-not-whole'], []]);
  });

  it('1.1.8.B-V.7-01: is adjudicated within its limits, out of however many deposits, and may grow above them', () => {
    const limits = { minimum: 50000n, maximum: 200000n };
    const terms = { authorised: { minimum: { from: 1000n }, bank: limits } };
    const taken = (
      deposits: readonly bigint[],
      amount: bigint,
      ofTable: Partial<TableTerms> = {},
      mode?: 'limited',
    ) => {
      const table = new Table({ ...terms, ...ofTable });
      deposits.forEach((each) => table.deposits(each));
      return table.tell({
        kind: 'adjudicated',
        bank: 'K',
        banker: 'B',
        partners: [],
        how: 'auction',
        fromDeposit: true,
        amount,
        ...present({ mode }),
      });
    };
    expect(taken([150000n, 50000n], 200000n)).toEqual([]);
    expect(taken([150000n, 150000n], 200001n)).toEqual(['bank-over-maximum']);
    expect(taken([150000n], 49999n)).toEqual(['bank-below-minimum']);
    expect(taken([200001n], 200001n)).toEqual([]);
    expect(taken([49999n], 49999n, { bank: 'unlimited' })).toEqual([]);
    expect(taken([49999n], 49999n, { bank: 'unlimited' }, 'limited')).toContain('bank-below-minimum');
    const grown = withBank(200000n, terms);
    grown.plays(on(50000n, 30000n), ['bank', 'bank']);
    const goesOn = { kind: 'adjudicated', bank: 'K', banker: 'B', partners: [], fromDeposit: true } as const;
    expect(grown.tell({ ...goesOn, how: 'continued', amount: 278400n })).toEqual([]);
  });

  it('BD-11: banco once, at the beginning, and twice more while it is null', () => {
    const banco = (player = 'P') => [bet('banco', 100000n, { player })];
    const nulls: [Winner, Winner] = ['tie', 'tie'];
    const table = withBank(100000n);
    expect(table.plays(banco(), nulls)).toEqual([]);
    expect(table.plays(banco(), ['tie', 'bank'])).toEqual([]);
    expect(table.life.tenure!.inPlay).toBe(149000n);
    expect(table.plays(banco('Q'), nulls)).toEqual(['banco-not-available']);
    const often = withBank(100000n);
    expect([1, 2, 3, 4].map(() => often.plays(banco(), nulls))).toEqual([
      [],
      [],
      [],
      ['banco-not-available'],
    ]);
    const late = (bets: readonly PlacedBet[]): string[] => {
      const later = withBank(100000n);
      later.plays(on(1000n, 1000n), nulls);
      return later.plays(bets, nulls);
    };
    const half = bet('banco-cloth-1', 50000n, { player: 'P' });
    expect([late(banco()), late([half])]).toEqual([['banco-not-available'], ['banco-not-available']]);
    const nextShoe = withBank(100000n);
    nextShoe.tell({ kind: 'shoe-started', shoeNo: 1 });
    expect([nextShoe.plays(banco(), nulls), nextShoe.plays(on(1000n, 1000n), nulls)]).toEqual([[], []]);
    nextShoe.tell({ kind: 'shoe-started', shoeNo: 2 });
    expect(nextShoe.plays(banco(), nulls, { shoeNo: 2 })).toEqual([]);
  });

  it('OP1-23: a game of too few players goes on, or closes', () => {
    const later = (answers: Partial<Answers>) => {
      const table = withBank(100000n, {}, answers);
      table.plays(on(1000n, 1000n), ['bank', 'punto'], { playersPresent: 3 });
      return table.plays(on(1000n, 1000n), ['bank', 'punto'], { playersPresent: 4 });
    };
    expect([later({}), later({ 'OP1-23': 'game-closes' })]).toEqual([[], ['players-below-minimum']]);
  });

  it('OP1-27: a banco that wins on one cloth what it loses on the other may be null, too', () => {
    const again = (answers: Partial<Answers>) => {
      const table = withBank(100000n, {}, answers);
      const banco = () => [bet('banco', 100000n, { player: 'P' })];
      table.plays(banco(), ['bank', 'punto']);
      return table.plays(banco(), ['tie', 'tie']);
    };
    expect([again({}), again({ 'OP1-27': 'null-when-even' })]).toEqual([['banco-not-available'], []]);
    const often = withBank(100000n, {}, { 'OP1-27': 'null-when-even' });
    const coups: [Winner, Winner][] = [
      ['bank', 'punto'],
      ['tie', 'tie'],
      ['punto', 'bank'],
      ['tie', 'tie'],
    ];
    expect(coups.map((winners) => often.plays([bet('banco', 100000n, { player: 'P' })], winners))).toEqual([
      [],
      [],
      [],
      ['banco-not-available'],
    ]);
  });

  it('BD-13: a free bank has two shoes in a session', () => {
    const table = new Table(FREE);
    const start = (shoeNo: number) => table.tell({ kind: 'shoe-started', shoeNo });
    expect([start(1), start(2), start(3)]).toEqual([[], [], ['free-bank-quota']]);
  });

  it('is deposited before, in cash or by cheque; a free one may be guaranteed', () => {
    expect(new Table().puts(1000n)).toEqual(['deposit-missing']);
    expect(new Table().deposits(1000n, { means: 'guarantee' })).toEqual(['deposit-means-not-allowed']);
    expect(new Table(FREE).deposits(1000n, { means: 'guarantee' })).toEqual([]);
    const adjudicated = {
      kind: 'adjudicated',
      bank: 'K',
      banker: 'B',
      amount: 1000n,
      partners: [],
      how: 'lot',
    } as const;
    expect(new Table().tell({ ...adjudicated, fromDeposit: false })).toEqual(['deposit-missing']);
    const table = new Table();
    table.deposits(1000n);
    expect(table.tell({ ...adjudicated, fromDeposit: true })).toEqual([]);
    const empty = new Table();
    empty.tell({ ...adjudicated, fromDeposit: true });
    expect(empty.plays(on(1000n, 1000n), ['bank', 'bank'])).toEqual(['deposit-missing']);
    expect(new Table(FREE).tell({ ...adjudicated, mode: 'free', fromDeposit: false })).toEqual([
      'deposit-missing',
    ]);
  });

  it('has no member of the house', () => {
    expect(new Table({}, {}, ['E-1']).deposits(1000n, { banker: 'E-1' })).toEqual(['house-in-circle-game']);
  });

  it('is put up within the authorised limits', () => {
    const authorised = { minimum: { from: 1000n }, bank: { minimum: 50000n, maximum: 90000n } };
    expect([49999n, 50000n, 90001n].map((amount) => new Table({ authorised }).deposits(amount))).toEqual([
      ['bank-below-minimum'],
      [],
      ['bank-over-maximum'],
    ]);
  });

  it('goes to the highest bid, of equal ones by lot', () => {
    const bids = [
      { player: 'A', amount: 2000n },
      { player: 'C', amount: 2000n },
    ];
    const auction = (winner: string, byLot: boolean) =>
      new Table().tell({ kind: 'auctioned', bids, winner, byLot });
    expect([auction('A', true), auction('A', false), auction('X', true)]).toEqual([
      [],
      ['lot-not-drawn'],
      ['auction-winner-not-highest'],
    ]);
    const lower = { player: 'L', amount: 1999n };
    const sold = (winner: string) =>
      new Table().tell({ kind: 'auctioned', bids: [bids[0]!, lower], winner, byLot: false });
    expect([sold('A'), sold('L')]).toEqual([[], ['auction-winner-not-highest']]);
    const table = new Table();
    table.deposits(2000n, { banker: 'A' });
    table.tell({ kind: 'auctioned', bids, winner: 'C', byLot: true });
    const taken = {
      kind: 'adjudicated',
      bank: 'K',
      banker: 'A',
      amount: 2000n,
      partners: [],
      how: 'auction',
    } as const;
    expect(table.tell({ ...taken, fromDeposit: true })).toEqual(['adjudication-not-by-auction']);
  });

  it('has no garage, is announced with its amount, and returns what it owes', () => {
    const table = withBank(100000n);
    const garages = [{ kind: 'voluntary', amount: 1000n, move: 'set-aside' }] as const;
    expect(table.plays(on(1000n, 1000n), ['tie', 'tie'], { garages })).toEqual(['garage-not-available']);
    const announced = (before: 'bank' | 'tie') => {
      const played = withBank(100000n);
      played.plays(on(1000n, 1000n), [before, before]);
      played.plays(on(1000n, 1000n), ['tie', 'tie'], { announced: 1n });
      return played.findings.map(({ code, ruleId }) => `${code} ${ruleId}`);
    };
    // What was won joins the bank; else it is as it was put in play.
    expect([announced('bank'), announced('tie')]).toEqual([
      [`bank-amount-differs ${RULES.winningsJoin.id}`],
      [`bank-amount-differs ${RULES.bankInPlay.id}`],
    ]);
    expect(withBank(100000n).plays(on(1000n, 1000n), ['tie', 'tie'], { announced: 90000n })).toEqual([
      'bank-amount-differs',
    ]);
    const ended = {
      kind: 'ended',
      bank: 'K',
      cause: 'session-ended',
      owed: [{ member: 'B', amount: 5n }],
    } as const;
    expect(table.tell({ ...ended, returned: [{ member: 'B', amount: 4n }] })).toEqual([
      'bank-return-differs',
    ]);
  });

  it('gives a deposit back', () => {
    const table = withBank(100000n);
    table.deposits(50000n, { means: 'guarantee' });
    table.tell({ kind: 'deposit-returned', banker: 'B', amount: 20000n });
    expect(table.life.deposits).toMatchObject([{ available: 0n, guaranteed: 30000n }]);
    table.tell({ kind: 'deposit-returned', banker: 'B', amount: 30000n });
    expect(table.life.deposits).toEqual([]);
  });
});

describe('the register of section 11', () => {
  const { applied, notCheckable } = baccaratTwoTableaux.register;

  it('lists each rule once, with its citation', () => {
    const ofRules = [...applied, ...notCheckable];
    expect(new Set(ofRules.map(({ id }) => id)).size).toBe(ofRules.length);
    for (const { citation } of ofRules) expect(citation).toMatch(/1\.1\.8\.B|Art\. 2/);
    for (const { reason } of notCheckable) expect(reason.length).toBeGreaterThan(10);
  });

  it('has shoes of homologated models, which do not go systematically to one table, and backs by the rule', () => {
    expect(foundOfPiece(baccaratTwoTableaux, {})).toEqual([]);
    expect(foundOfPiece(baccaratTwoTableaux, { homologation: 'ended' })).toEqual([
      'homologation-ended 1.1.8.B-II.2-01',
    ]);
    expect(foundOfPiece(baccaratTwoTableaux, { homologation: 'missing' })).toEqual([
      'homologation-missing 1.1.8.B-II.2-01',
    ]);
    expect(foundOfPiece(baccaratTwoTableaux, { kind: 'wheel', homologation: 'missing' })).toEqual([]);
    expect(foundOfTurns(baccaratTwoTableaux)).toEqual(['shoe-always-at-same-table 1.1.8.B-II.2-01']);
    expect(foundOfPiece(baccaratTwoTableaux, backs(3, 3))).toEqual([]);
    expect(foundOfPiece(baccaratTwoTableaux, backs(5, 1))).toEqual(['backs-not-by-rule 1.1.8.B-II.1-01']);
  });

  it('has cards that no other session has used', () => {
    const isUsed = { kind: 'cards', isUsed: true } as const;
    expect(foundOfPiece(baccaratTwoTableaux, isUsed)).toEqual(['cards-from-old-decks 1.1.8.B-II.1-01']);
    expect(foundOfPiece(cheminDeFer, isUsed)).toEqual([]);
  });

  it('has every rule that is applied cited by a row above', () => {
    expect(uncited()).toEqual([]);
  });
});
