import { backs, foundOfPiece, foundOfTurns } from '../../../test/support/games/equipment-of-games';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { compare, rational, subtract } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf, type Settlement } from '../settlement';
import type { ReportedOpening } from '../table-reports';
import { CASINO_WAR } from './casino-war.rules';
import { warEdges } from './casino-war.rules';

/** The worked examples of section 12.4 of the second part of the regulation's matrix. Amounts in cents. */

const { rules: war, uncited } = watchRules('casino-war');
const TERMS: TableTerms = { minimum: 500n, maxima: { '*': 10_000n } };

type Bet = Omit<PlacedBet, 'betId'>;
const on = (type: string, stake: bigint, more: Partial<PlacedBet> = {}): Bet => ({
  type,
  stake,
  seat: 1,
  ...more,
});
const going = (onTie: 'revancha' | 'surrender', stake: bigint): Bet =>
  on('initial', stake, { options: { onTie } });

/** Cards of seat 1 against those of the bank: "7c Jd, 7h 8s". */
function play(
  cards: string,
  bets: readonly Bet[],
  { answers = {}, terms = TERMS, burnt = 1 }: Circumstances = {},
) {
  const [own = [], dealer = []] = cards.split(', ').map((hand) => hand.split(' '));
  const outcome = { dealer, hands: [{ seat: 1, cards: own }], burnt };
  const placed = bets.map((bet, index) => ({ betId: `${index}`, ...bet }));
  return evaluateRound(
    war,
    { bets: placed, outcome },
    { currency: 'EUR', answers: answersOf(answers), terms },
  );
}

interface Circumstances {
  readonly answers?: Partial<Answers>;
  readonly terms?: TableTerms;
  readonly burnt?: number;
}

const hand = (seat: number, ...cards: string[]) => ({ seat, cards });
const nets = ({ bets }: Settlement): bigint[] => bets.map(({ paid, taken }) => paid - taken);
const INITIAL_BACK = { 'OP2-34': 'initial-recovered' } as const;

it('1.1.12-IV-02: of several at a box who did not bet on the revancha did not go to it', () => {
  const [a, b] = [on('initial', 2000n, { player: 'A' }), on('initial', 1225n, { player: 'B' })];
  const bets = [a, b, on('revancha', 2000n, { player: 'A' })];
  const { settlement, findings } = play('7c Jd, 7h 8s', bets);
  expect(settlement.bets).toMatchObject([
    { fate: 'null', returned: 2000n },
    { fate: 'part-back', taken: 612n, returned: 613n },
    { fate: 'wins', paid: 2000n },
  ]);
  expect(codes(findings)).toEqual(['stake-not-payable-exactly']);
  const stated = [a, { ...b, options: { onTie: 'revancha' } }, bets[2]!];
  expect(codes(play('7c Jd, 7h 8s', stated).findings)).toEqual(['extra-bet-differs']);
});

describe('a round', () => {
  it.each<[string, string, Bet[], Partial<Answers>, bigint[]]>([
    ['K-1: the higher card', 'Kc, 9h', [on('initial', 2000n), on('tie', 500n)], {}, [2000n, -500n]],
    ['the lower card', '8c, 9h', [on('initial', 2000n)], {}, [-2000n]],
    ['an ace above a king', 'Ac, Kh', [on('initial', 2000n)], {}, [2000n]],
    ['K-2: a tie, no revancha', '7c, 7h', [going('surrender', 2500n), on('tie', 500n)], {}, [-1250n, 5000n]],
    ['K-3: it wins', '7c Jd, 7h 8s', [going('revancha', 2000n), on('revancha', 2000n)], {}, [0n, 2000n]],
    [
      'K-4: it loses',
      '7c 8d, 7h Js',
      [going('revancha', 2000n), on('revancha', 2000n)],
      {},
      [-2000n, -2000n],
    ],
    [
      'K-4, OP2-34: the initial bet goes back',
      '7c 8d, 7h Js',
      [going('revancha', 2000n), on('revancha', 2000n)],
      INITIAL_BACK,
      [0n, -2000n],
    ],
    ['K-5: a second tie', '7c 8d, 7h 8s', [going('revancha', 2000n), on('revancha', 2000n)], {}, [4000n, 0n]],
    [
      'the second card says it',
      '7c Jd, 7h 8s',
      [on('initial', 2000n), on('revancha', 2000n)],
      {},
      [0n, 2000n],
    ],
  ])('%s', (_what, cards, bets, answers, expected) => {
    const { settlement, findings } = play(cards, bets, { answers });
    expect(nets(settlement)).toEqual(expected);
    expect([resultOf(settlement), findings]).toEqual([-expected.reduce((sum, net) => sum + net, 0n), []]);
  });

  it('1.1.12-V.11-02: the choice is derived from a missing second card, with an advisory', () => {
    const { settlement, findings } = play('7c, 7h', [on('initial', 2000n)]);
    expect(nets(settlement)).toEqual([-1000n]);
    expect(findings).toMatchObject([
      { code: 'choice-not-stated', severity: 'advisory', ruleId: '1.1.12-V.11-02' },
    ]);
  });

  it('K-6: half of 12.25 costs 6.12, or the nearest cent', () => {
    const half = (answers: Partial<Answers>) => play('7c, 7h', [going('surrender', 1225n)], { answers });
    expect(half({}).settlement.bets).toMatchObject([{ taken: 612n, returned: 613n }]);
    expect(half({}).findings).toMatchObject([{ code: 'stake-not-payable-exactly', ruleId: 'OP2-01' }]);
    expect(half({ 'OP2-01': 'half-up-to-cent' }).settlement.bets[0]?.taken).toBe(613n);
  });

  it('lets each who bets on a box decide for himself', () => {
    const theirs = (player: string, onTie: 'revancha' | 'surrender'): Bet => ({
      ...going(onTie, 1000n),
      player,
    });
    const bets = [theirs('A', 'surrender'), theirs('B', 'revancha'), on('revancha', 1000n, { player: 'B' })];
    const { settlement, findings } = play('7c Jd, 7h 8s', bets);
    expect([nets(settlement), findings]).toEqual([[-500n, 0n, 1000n], []]);
  });

  it('1.1.12-V.11-03: burns cards once for all boxes, also where only one of them goes to the revancha', () => {
    const outcome = { dealer: ['7h', '8s'], hands: [hand(1, '9c'), hand(2, '7c', 'Jd')], burnt: 4 };
    const bets = [
      on('initial', 1000n),
      on('initial', 1000n, { seat: 2 }),
      on('revancha', 1000n, { seat: 2 }),
    ];
    const placed = bets.map((bet, index) => ({ betId: `${index}`, ...bet }));
    const { findings } = evaluateRound(
      war,
      { bets: placed, outcome },
      { currency: 'EUR', answers: answersOf({}) },
    );
    expect(codes(findings)).toEqual(['burnt-cards-miscounted']);
  });

  it('evaluates no bet on a hand that was not dealt, and none in an outcome without cards', () => {
    const { settlement, findings } = play('Kc, 9h', [on('initial', 1000n, { seat: 2 })]);
    expect([settlement.complete, codes(findings)]).toEqual([false, ['bet-not-readable', 'hand-without-bet']]);
    expect(codes(play('7c, 7h', [going('revancha', 1000n), on('revancha', 1000n)]).findings)).toEqual([
      'bet-not-readable',
      'bet-not-readable',
    ]);
    expect(codes(play('1c, 9h', [on('initial', 1000n)]).findings)).toEqual(['outcome-not-readable']);
  });
});

it('evaluates no bet on a box that was dealt twice', () => {
  const outcome = {
    dealer: ['9h'],
    hands: ['8c', '2c'].map((card) => ({ seat: 1, cards: [card] })),
  };
  const bets = [{ betId: 'a', ...on('initial', 1000n) }];
  const { settlement, findings } = evaluateRound(
    war,
    { bets, outcome },
    { currency: 'EUR', answers: answersOf({}) },
  );
  expect([settlement.complete, codes(findings)]).toEqual([false, ['bet-not-readable', 'hand-repeated']]);
});

describe('what is checked', () => {
  const initial = on('initial', 1000n);
  it.each<[string, string, Bet[], Circumstances, string[]]>([
    ['less than the minimum', 'Kc, 9h', [on('initial', 499n)], {}, ['under-minimum']],
    ['a box above the maximum', 'Kc, 9h', [on('initial', 6000n), on('initial', 4001n)], {}, ['over-limit']],
    ['the tie above it', 'Kc, 9h', [initial, on('tie', 10_001n)], {}, ['over-limit']],
    ['K-7: a tie without an initial bet', 'Kc, 9h', [on('tie', 500n)], {}, ['tie-without-initial']],
    [
      'a tie of somebody else',
      'Kc, 9h',
      [initial, on('tie', 500n, { player: 'A' })],
      {},
      ['tie-without-initial'],
    ],
    [
      'another stake on the revancha',
      '7c Jd, 7h 8s',
      [initial, on('revancha', 1500n)],
      {},
      ['extra-bet-differs'],
    ],
    ['none on the revancha', '7c Jd, 7h 8s', [initial], {}, ['extra-bet-differs']],
    ['a revancha without a tie', 'Kc, 9h', [initial, on('revancha', 1000n)], {}, ['revancha-without-tie']],
    ['a second card of who gave up', '7c Tc, 7h 8s', [going('surrender', 1000n)], {}, ['card-not-due']],
    ['a second card of the bank against nobody', 'Kc, 9h 8s', [initial], {}, ['card-not-due']],
    [
      'a second card of the bank against who gave up',
      '7c, 7h 8s',
      [going('surrender', 1000n)],
      {},
      ['card-not-due'],
    ],
    ['a second card without a tie', 'Kc Jd, 9h 8s', [initial], {}, ['revancha-without-tie']],
    [
      'no card burnt',
      '7c Jd, 7h 8s',
      [initial, on('revancha', 1000n)],
      { burnt: 0 },
      ['burnt-cards-miscounted'],
    ],
    [
      'four burnt',
      '7c Jd, 7h 8s',
      [initial, on('revancha', 1000n)],
      { burnt: 4 },
      ['burnt-cards-miscounted'],
    ],
    ['a bet after the deal', 'Kc, 9h', [on('initial', 1000n, { options: { late: true } })], {}, ['late-bet']],
    ['a bet of blackjack', 'Kc, 9h', [on('insurance', 1000n)], {}, ['bet-not-offered']],
    [
      'five players at a box',
      'Kc, 9h',
      [...'ABCDE'].map((player) => on('initial', 500n, { player })),
      {},
      ['too-many-players-in-box'],
    ],
  ])('%s', (_what, cards, bets, circumstances, expected) =>
    expect(codes(play(cards, bets, circumstances).findings)).toEqual(expected),
  );

  it('a bet after the deal is given back, as is a revancha without a tie', () => {
    const bets = [on('initial', 1000n, { options: { late: true } }), on('revancha', 1000n)];
    expect(play('Kc, 9h', bets).settlement.bets).toMatchObject([
      { fate: 'not-accepted', returned: 1000n },
      { fate: 'not-accepted', returned: 1000n },
    ]);
  });
});

describe('a table', () => {
  const setting = { currency: 'EUR', answers: answersOf({}) };
  const staff = ['table-chief', 'croupier'].map((role, index) => ({ id: `${index}`, role }));
  const most = (maximum: bigint): Partial<ReportedOpening> => ({
    terms: { minimum: 500n, maxima: { initial: maximum } },
  });

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['a chief, a croupier, six decks', { decks: 6 }, []],
    ['no croupier', { staff: staff.slice(0, 1) }, ['staff-below-minimum']],
    ['no chief', { staff: staff.slice(1) }, ['staff-below-minimum']],
    ['ten times its minimum as maximum', most(5000n), []],
    ['fifty times', most(25_000n), []],
    ['less', most(4999n), ['maximum-not-by-rule']],
    ['more', most(25_001n), ['maximum-not-by-rule']],
    ['ten seats', { terms: { ...TERMS, seats: 10 } }, ['seats-above-maximum']],
    ['eight decks', { decks: 8 }, ['decks-not-by-rule']],
    [
      'a minimum below the authorised one',
      { terms: { ...TERMS, authorised: { minimum: { from: 600n } } } },
      ['minimum-not-authorised'],
    ],
  ])('opens with %s', (_what, opening, expected) =>
    expect(codes(war.checks.opening({ terms: TERMS, staff, ...opening }, setting))).toEqual(expected),
  );

  it('leaves a deck behind the cut card, sets five cards aside, and begins no hand after it', () => {
    const shoe = war.checks.shoe!;
    const start = { decks: 6, burnt: 5, behindCutCard: 52 };
    expect(shoe.started(start, setting)).toEqual([]);
    expect(codes(shoe.started({ ...start, behindCutCard: 51 }, setting))).toEqual(['cut-card-misplaced']);
    expect(codes(shoe.started({ ...start, burnt: 4 }, setting))).toEqual(['burnt-cards-miscounted']);
    const deal = { dealer: ['9c'], hands: [{ seat: 1, cards: ['Kc'] }] };
    const dealt = (hands: number) =>
      codes(shoe.dealt({ ...start, outcomes: Array.from({ length: hands }, () => deal) }, setting));
    expect(dealt(3)).toEqual([]);
    expect(dealt(7)).toEqual(['card-too-often', 'card-too-often']);
    const late = { ...start, behindCutCard: 305, outcomes: [deal, deal, deal] };
    expect(codes(shoe.dealt(late, setting))).toEqual(['coup-after-cut-card']);
  });

  it('has a supervisor with one other table at most, and gives the stakes of a void hand back', () => {
    const table = (name: string) => ({ table: name, game: 'casino-war' as const, terms: TERMS, staff });
    const room = (names: readonly string[]) => codes(war.checks.room(names.map(table), setting));
    expect([room(['W1', 'W2']), room(['W1', 'W2', 'W3'])]).toEqual([[], ['chief-over-two-tables']]);
    const bets = [{ betId: 'a', stake: 500n }];
    const voided = { settled: false, reasonCode: 'misdeal', refunds: [], bets };
    expect(war.checks.voided(voided, setting)).toMatchObject([{ code: 'refund-not-the-stake' }]);
    expect(war.checks.closing({ held: [], released: [] }, setting)).toEqual([]);
  });

  it('has the same checks after a change of limits, and no tenth seat', () => {
    const change = {
      before: TERMS,
      after: { minimum: 500n, maxima: { initial: 499n } },
      announcedAtRound: 1,
    };
    expect(codes(war.checks.limitChange(change, setting))).toEqual(['maximum-not-by-rule']);
    const bets = [on('initial', 1000n, { seat: 10 })].map((bet) => ({ betId: 'a', ...bet }));
    const outcome = { dealer: ['9c'], hands: [{ seat: 10, cards: ['Kc'] }] };
    expect(codes(evaluateRound(war, { bets, outcome }, setting).findings)).toEqual(['seat-not-at-table']);
  });
});

describe('the edges', () => {
  const edges = (facts = CASINO_WAR, answers: Partial<Answers> = {}) =>
    new Map(warEdges(facts, answersOf(answers)).map((row) => [row.bet, row]));

  it('are those of six decks, with equal cards in 23 of 311 deals', () => {
    const known = edges();
    expect(known.get('tie')!.edge).toEqual(rational(58n, 311n));
    expect(known.get('initial/surrender')!.edge).toEqual(rational(23n, 622n));
    expect(known.get('revancha')!.edge).toEqual(rational(0n));
  });

  it('of the revancha are 2.33 %, as they are published for a second tie that pays', () => {
    const { edge } = edges().get('initial/revancha')!;
    const difference = subtract(edge, rational(233n, 10_000n));
    expect([compare(difference, rational(1n, 20_000n)), compare(difference, rational(-1n, 20_000n))]).toEqual(
      [-1, 1],
    );
  });

  it('move by the chance of a tie when it pays one more, and below zero when a lost revancha costs itself only', () => {
    const { tie } = CASINO_WAR.bets;
    const eleven = { ...CASINO_WAR, bets: { ...CASINO_WAR.bets, tie: { ...tie, pays: rational(11n) } } };
    expect(subtract(edges().get('tie')!.edge, edges(eleven).get('tie')!.edge)).toEqual(rational(23n, 311n));
    expect(compare(edges(CASINO_WAR, INITIAL_BACK).get('initial/revancha')!.edge, rational(0n))).toBe(-1);
  });
});

it('has automatic shoes of homologated models, and half of the cards with a back of another colour', () => {
  expect(foundOfPiece(war, { homologation: 'missing' })).toEqual([]);
  expect(foundOfPiece(war, { homologation: 'ended', isAutomatic: true })).toEqual([
    'homologation-ended 1.1.12-II.2-01',
  ]);
  expect(foundOfTurns(war)).toEqual([]);
  expect(foundOfPiece(war, backs(3, 3))).toEqual([]);
  expect(foundOfPiece(war, backs(6))).toEqual(['backs-not-by-rule 1.1.12-II.1-01']);
  expect(foundOfPiece(war, backs(4, 4))).toEqual([]);
});

it('the register of section 12 has every rule that is applied cited by these rows', () =>
  expect(uncited()).toEqual([]));
