import { backs, foundOfPiece } from '../../../test/support/games/equipment-of-games';
import type { Finding } from '../../finding-catalogue/finding';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import { EMPTY_TABLE, type PlacedBet, type Round, type TableState, type TableTerms } from '../round';
import { resultOf, type Settlement, totalCommission } from '../settlement';
import type { ReportedOpening } from '../table-reports';
import { placedBet as on } from '../../../test/support/games/placed-bets';

/** The worked examples of section 7.h of the regulation's matrix, and every rule of section 7. Amounts in cents. */

const { rules: game, uncited } = watchRules('trente-et-quarante');
const TERMS: TableTerms = { minimum: 500n };

const ROWS: Readonly<Record<number, string>> = {
  31: 'Kh Th Th Ac',
  32: 'Kh Th Th 2c',
  33: 'Qh 8d 5c Jh',
  34: 'Kh Th Th 4c',
  35: 'Kh Th Th 5c',
  36: 'Kh 7d 9c Th',
  40: 'Kh Th Th Tc',
};

interface Hand extends Partial<Round> {
  readonly answers?: Partial<Answers>;
  readonly terms?: TableTerms;
}

function deal(
  [black, red]: readonly [number, number],
  bets: readonly PlacedBet[],
  { answers = {}, terms = TERMS, ...round }: Hand = {},
): { settlement: Settlement; findings: readonly Finding[] } {
  const outcome = { black: ROWS[black]!.split(' '), red: ROWS[red]!.split(' ') };
  return evaluateRound(
    game,
    { bets, outcome, ...round },
    { currency: 'EUR', answers: answersOf(answers), terms },
  );
}

const insured = (bet: PlacedBet, stake: bigint): readonly PlacedBet[] => [
  bet,
  on('insurance', stake, { options: { on: bet.betId } }),
];
const choosing = (onRefait: 'leave' | 'withdraw'): Partial<PlacedBet> => ({ options: { onRefait } });
const nets = ({ bets }: Settlement): bigint[] => bets.map(({ paid, taken }) => paid - taken);

describe('a hand', () => {
  it('TQ-1: 36 against 33 is won by red, and by color as the first card is red', () => {
    const bets = [on('red', 10_000n), on('black', 5000n), on('color', 4000n), on('inverse', 3000n)];
    const { settlement, findings } = deal([36, 33], bets);
    expect(nets(settlement)).toEqual([10_000n, -5000n, 4000n, -3000n]);
    expect([resultOf(settlement), findings]).toEqual([-6000n, []]);
  });

  it('is won by inverse where black wins and the first card is red, and by color where that is black', () => {
    expect(
      nets(deal([32, 34], [on('inverse', 500n), on('color', 500n), on('black', 500n)]).settlement),
    ).toEqual([500n, -500n, 500n]);
    const outcome = { black: ['Kc', 'Th', 'Th', '2c'], red: ['Kh', 'Th', 'Th', '4c'] };
    expect(nets(deal([32, 34], [on('color', 500n)], { outcome }).settlement)).toEqual([500n]);
  });

  it('1.1.5-V.1-05: a bet is insured once', () => {
    const [bet, premium] = insured(on('red', 10_000n), 100n);
    const again = { ...premium!, betId: 'again' };
    expect(codes(deal([36, 33], [bet!, premium!]).findings)).toEqual([]);
    expect(deal([36, 33], [bet!, premium!, again]).findings).toMatchObject([
      { code: 'premium-differs', expected: '1.00 EUR', found: '2.00 EUR' },
    ]);
  });

  it('TQ-2: on 31 in both rows half of an uninsured bet is returned, and all of an insured one', () => {
    const bets = [on('red', 10_000n, choosing('withdraw')), ...insured(on('color', 6000n), 60n)];
    const { settlement, findings } = deal([31, 31], bets);
    expect(settlement.bets).toMatchObject([
      { fate: 'part-back', returned: 5000n },
      { fate: 'null', returned: 6000n },
      { taken: 60n, paid: 0n },
    ]);
    expect([resultOf(settlement), totalCommission(settlement), findings]).toEqual([5000n, 60n, []]);
  });

  it('TQ-3: on other equal rows every bet is returned, and the house keeps the premium', () => {
    const { settlement, findings } = deal(
      [35, 35],
      [...insured(on('black', 20_000n), 200n), on('inverse', 2500n)],
    );
    expect(settlement.bets).toMatchObject([{ returned: 20_000n }, { taken: 200n }, { returned: 2500n }]);
    expect([resultOf(settlement), totalCommission(settlement), findings]).toEqual([0n, 200n, []]);
  });

  it('TQ-5: an insured bet that wins pays even money, and the premium is gone', () => {
    const { settlement, findings } = deal([36, 33], insured(on('red', 10_000n), 100n));
    expect([resultOf(settlement), totalCommission(settlement), findings]).toEqual([-10_000n, 100n, []]);
  });

  it('OP1-11: the premium may be kept on a loss, too', () => {
    const answers = { 'OP1-11': 'on-equal-rows-and-loss' } as const;
    const kept = (type: string, totals: readonly [number, number]) =>
      totalCommission(deal(totals, insured(on(type, 10_000n), 100n), { answers }).settlement);
    expect([kept('red', [36, 33]), kept('black', [36, 33]), kept('red', [35, 35])]).toEqual([0n, 100n, 100n]);
  });

  it('OP1-11: the premium may be kept on equal rows only', () => {
    const answers = { 'OP1-11': 'on-equal-rows' } as const;
    expect(deal([36, 33], insured(on('red', 10_000n), 100n), { answers }).settlement.commissions).toEqual([]);
    expect(totalCommission(deal([35, 35], insured(on('red', 10_000n), 100n), { answers }).settlement)).toBe(
      100n,
    );
  });
});

describe('a premium', () => {
  const red = (more: Partial<PlacedBet> = {}) => on('red', 10_000n, more);

  it('is returned with a late bet', () => {
    const { settlement, findings } = deal([36, 33], insured(red({ options: { late: true } }), 100n));
    expect(settlement.bets).toMatchObject([
      { fate: 'not-accepted', returned: 10_000n },
      { fate: 'not-accepted', returned: 100n, taken: 0n, deducted: 0n },
    ]);
    expect(settlement.commissions).toEqual([]);
    expect(findings).toMatchObject([{ code: 'late-bet', ruleId: '1.1.5-V.1-01' }]);
  });

  it('is returned with a bet that cannot be read, and without a bet', () => {
    const unread = deal([36, 33], insured(red({ options: { onRefait: 'half' } }), 100n));
    expect(unread.settlement.bets[1]).toMatchObject({ fate: 'not-accepted', returned: 100n });
    const none = deal([36, 33], [on('insurance', 100n, { options: { on: 'nothing' } })]);
    expect(none.settlement.bets).toMatchObject([{ fate: 'not-accepted', returned: 100n }]);
    expect(none.findings).toMatchObject([{ code: 'premium-differs', found: 'no bet nothing' }]);
  });

  it('is returned for a held bet, which another 31 halves', () => {
    const before = { held: [{ betId: 'h', type: 'red', stake: 10_000n, times: 1 }], released: [] };
    const again = red({ betId: 'h', carried: true, options: { onRefait: 'leave' } });
    const { settlement, findings } = deal([31, 31], insured(again, 100n), { before });
    expect(settlement.bets).toMatchObject([
      { taken: 5000n, held: 5000n },
      { fate: 'not-accepted', returned: 100n },
    ]);
    expect(findings).toMatchObject([
      { code: 'premium-differs', severity: 'violation', found: 'h, which was held from before' },
    ]);
  });

  it('that comes late itself insures nothing', () => {
    const bet = red({ options: { onRefait: 'withdraw' } });
    const late = on('insurance', 100n, { options: { on: bet.betId, late: true } });
    const { settlement, findings } = deal([31, 31], [bet, late]);
    expect(settlement.bets).toMatchObject([{ taken: 5000n }, { fate: 'not-accepted', returned: 100n }]);
    expect(codes(findings)).toEqual(['late-bet']);
  });

  it('is paid by whose bet it is', () => {
    const bet = red({ player: 'P1' });
    const of = (player: string) => on('insurance', 100n, { player, options: { on: bet.betId } });
    expect(deal([36, 33], [bet, of('P1')]).findings).toEqual([]);
    expect(deal([36, 33], [bet, of('P2')]).findings).toMatchObject([
      { code: 'premium-differs', expected: 'a premium of player P1', found: 'player P2' },
    ]);
  });
});

describe('a choice on 31 in both rows', () => {
  const found = (bets: readonly PlacedBet[], more: Hand = {}) => deal([31, 31], bets, more).findings;

  it('that was not stated is derived from what the table took, and found', () => {
    const bet = on('red', 10_000n, { taken: 5000n, paid: 0n });
    expect(deal([31, 31], [bet]).settlement.bets[0]).toMatchObject({ fate: 'part-back' });
    expect(found([bet])).toMatchObject([
      { code: 'choice-not-stated', severity: 'advisory', ruleId: '1.1.5-V.1-04' },
    ]);
  });

  it('is not of insured bets, of the last hand, or of other rows', () => {
    expect(found(insured(on('red', 10_000n), 100n))).toEqual([]);
    expect(found([on('red', 10_000n)], { lastOfSession: true })).toEqual([]);
    expect(deal([35, 35], [on('red', 10_000n)]).findings).toEqual([]);
  });

  it('is not to withdraw what is held below the minimum', () => {
    const before = { held: [{ betId: 'h', type: 'red', stake: 500n, times: 1 }], released: [] };
    const bet = on('red', 500n, { betId: 'h', carried: true, ...choosing('withdraw') });
    expect(deal([31, 31], [bet], { before }).settlement.bets[0]).toMatchObject({ held: 250n, taken: 250n });
    expect(found([bet], { before })).toMatchObject([
      {
        code: 'withdrawal-not-available',
        ruleId: '1.1.1.A-IV.1.b-06',
        expected: '2.50 EUR stays until it is freed or lost',
      },
    ]);
  });
});

it('a card comes no oftener than six decks hold it', () => {
  const outcome = { black: Array(7).fill('5h'), red: ROWS[33]!.split(' ') };
  expect(deal([36, 33], [], { outcome }).findings).toMatchObject([
    { code: 'card-too-often', ruleId: '1.1.5-II.1-01', found: '7 times' },
  ]);
});

it('a payment that differs cites the bet, and a bet of another game the list of bets', () => {
  expect(deal([36, 33], [on('red', 500n, { paid: 400n })]).findings).toMatchObject([
    { code: 'paid-differs', ruleId: '1.1.5-V.1.a-01' },
  ]);
  expect(deal([36, 33], [on('inverse', 500n, { paid: 500n, taken: 0n })]).findings).toMatchObject([
    { code: 'paid-differs', ruleId: '1.1.5-V.1.b-02' },
    { code: 'taken-differs', ruleId: '1.1.5-V.1.b-02' },
  ]);
  expect(deal([36, 33], [on('even', 500n)]).findings).toMatchObject([
    { code: 'bet-not-offered', ruleId: '1.1.5-V.1' },
  ]);
});

it('a maximum below a thousand times the minimum is not found as one', () => {
  const terms = { ...TERMS, authorised: { minimum: { from: 500n }, maxima: { '*': 100_000n } } };
  expect(deal([36, 33], [on('red', 100_001n)], { terms }).findings).toMatchObject([
    { code: 'over-limit', ruleId: '1.1.5-V.2', expected: 'at most 1000.00 EUR' },
  ]);
  expect(deal([36, 33], [on('red', 500_001n)]).findings).toMatchObject([
    { code: 'over-limit', ruleId: '1.1.5-V.2-02' },
  ]);
});

function play(hands: readonly (readonly [number, number])[], more: Hand = {}): bigint[] {
  let [before, toPlayer, house]: [TableState, bigint, bigint] = [EMPTY_TABLE, 0n, 0n];
  hands.forEach((totals, index) => {
    const held = before.held[0];
    const bet = on('black', held?.stake ?? 8000n, { betId: 'x', ...choosing('leave'), carried: index > 0 });
    const { settlement } = deal(totals, [bet], { ...more, before });
    toPlayer += settlement.bets[0]!.returned + settlement.bets[0]!.paid;
    house += resultOf(settlement);
    before = settlement.after;
  });
  return [toPlayer, house, before.held[0]?.stake ?? 0n];
}

describe('TQ-4: a bet that is left on 31', () => {
  const refait = [31, 31] as const;
  const black = [32, 34] as const;
  const red = [34, 32] as const;
  const equal = [35, 35] as const;
  it.each<[string, (readonly [number, number])[], Hand, bigint[]]>([
    ['is free when it wins the next hand', [refait, black], {}, [8000n, 0n, 0n]],
    ['is lost when it loses', [refait, red], {}, [0n, 8000n, 0n]],
    ['is halved by another refait', [refait, refait, black], {}, [4000n, 4000n, 0n]],
    ['stays held on other equal rows', [refait, equal], {}, [0n, 0n, 8000n]],
    ['OP1-12: or is free then', [refait, equal], { answers: { 'OP1-12': 'freed' } }, [8000n, 0n, 0n]],
    ['OP1-03: or is paid', [refait, black], { answers: { 'OP1-03': 'paid-even' } }, [16_000n, -8000n, 0n]],
    [
      'is halved below the minimum, and held',
      [refait, refait],
      { terms: { minimum: 5000n } },
      [0n, 4000n, 4000n],
    ],
  ])('%s', (_what, hands, more, expected) => expect(play(hands, more)).toEqual(expected));

  it('is returned in part with the last hand of the session', () => {
    const last = (bet: Partial<PlacedBet>, before: TableState, totals: readonly [number, number]) =>
      deal(totals, [on('black', 8000n, { betId: 'x', ...bet })], { before, lastOfSession: true }).settlement
        .bets[0];
    const held: TableState = { held: [{ betId: 'x', type: 'black', stake: 8000n, times: 1 }], released: [] };
    expect(last({}, EMPTY_TABLE, refait)).toMatchObject({ returned: 4000n, held: 0n });
    expect(last({ carried: true }, held, refait)).toMatchObject({ returned: 2000n, held: 0n });
    expect(last({ carried: true }, held, equal)).toMatchObject({ returned: 4000n, held: 0n });
  });
});

describe('what is checked', () => {
  it.each<[string, PlacedBet[], string[]]>([
    ['TQ-6: the maximum of 5,000.00', [on('red', 500_000n)], []],
    ['TQ-6: 5,005.00', [on('red', 500_500n)], ['over-limit']],
    ['less than the minimum', [on('red', 499n)], ['under-minimum']],
    ['a premium of another amount', [...insured(on('red', 10_000n), 200n)], ['premium-differs']],
    ['a premium on no bet', [on('insurance', 100n, { options: { on: 'nothing' } })], ['premium-differs']],
    ['a premium that says no bet', [on('insurance', 100n)], ['bet-not-readable']],
    ['a bet after the call', [on('red', 500n, { options: { late: true } })], ['late-bet']],
    [
      'a choice that there is not',
      [on('red', 500n, { options: { onRefait: 'half' } })],
      ['bet-not-readable'],
    ],
    ['a bet of roulette', [on('even', 500n)], ['bet-not-offered']],
  ])('%s', (_what, bets, expected) => expect(codes(deal([36, 33], bets).findings)).toEqual(expected));

  it('TQ-6: a row goes on at 30, up to 40', () => {
    expect(deal([40, 33], []).findings).toEqual([]);
    const outcome = (black: string) => ({ black: black.split(' '), red: ROWS[33]!.split(' ') });
    expect(codes(deal([40, 33], [], { outcome: outcome('Kh Th Tc') }).findings)).toEqual(['row-not-by-rule']);
    expect(codes(deal([40, 33], [], { outcome: outcome('Kh Th Tc Ac 2h') }).findings)).toEqual([
      'row-not-by-rule',
    ]);
  });

  it.each([{ black: [] }, { black: ['Kh'], red: ['1h'] }, null])(
    'an outcome of %j cannot be read',
    (outcome) =>
      expect(codes(deal([36, 33], [on('red', 500n)], { outcome }).findings)).toEqual([
        'outcome-not-readable',
      ]),
  );
});

describe('a table', () => {
  const setting = { currency: 'EUR', answers: answersOf({}) };
  const staff = ['table-chief', 'croupier', 'croupier'].map((role, index) => ({ id: `${index}`, role }));
  const open = (opening: Partial<ReportedOpening>) =>
    codes(game.checks.opening({ terms: TERMS, staff, ...opening }, setting));

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['a chief, two croupiers, six decks', { decks: 6 }, []],
    ['one croupier', { staff: staff.slice(0, 2) }, ['staff-below-minimum']],
    ['three croupiers', { staff: [...staff, { id: '4', role: 'croupier' }] }, ['staff-above-maximum']],
    ['a maximum of a thousand times the minimum', { terms: { ...TERMS, maxima: { '*': 500_000n } } }, []],
    ['another maximum', { terms: { ...TERMS, maxima: { '*': 400_000n } } }, ['maximum-not-by-rule']],
    [
      'a minimum below the authorised one',
      { terms: { ...TERMS, authorised: { minimum: { from: 600n } } } },
      ['minimum-not-authorised'],
    ],
    ['five decks', { decks: 5 }, ['decks-not-by-rule']],
  ])('opens with %s', (_what, opening, expected) => expect(open(opening)).toEqual(expected));

  it('has a shoe with five cards behind the red one, and settles no hand that this falls into', () => {
    const shoe = game.checks.shoe!;
    expect(shoe.started({ decks: 6, behindCutCard: 5 }, setting)).toEqual([]);
    expect(codes(shoe.started({ decks: 6, behindCutCard: 6 }, setting))).toEqual(['cut-card-misplaced']);
    const outcome = { black: ROWS[36]!.split(' '), red: ROWS[33]!.split(' ') };
    const dealt = (behindCutCard: number) =>
      codes(shoe.dealt({ decks: 6, behindCutCard, outcomes: [outcome] }, setting));
    expect([dealt(304), dealt(305)]).toEqual([[], ['coup-after-cut-card']]);
  });

  it('has nothing held when it closes, and gives the stakes of a void hand back', () => {
    const held = [{ betId: 'x', type: 'red', stake: 500n, times: 1 }];
    expect(codes(game.checks.closing({ held, released: [] }, setting))).toEqual(['held-bet-at-close']);
    const voided = {
      settled: false,
      reasonCode: 'red-card',
      refunds: [],
      bets: [{ betId: 'a', stake: 500n }],
    };
    expect(game.checks.voided(voided, setting)).toMatchObject([{ ruleId: '1.1.5-V.3-02' }]);
  });

  it('has a supervisor of its own, and the same checks after a change of limits', () => {
    const table = (name: string) => ({
      table: name,
      game: 'trente-et-quarante' as const,
      terms: TERMS,
      staff,
    });
    expect(codes(game.checks.room([table('T1'), table('T2')], setting))).toEqual(['chief-shared']);
    const change = {
      before: TERMS,
      after: { minimum: 1000n, maxima: { '*': 500_000n } },
      announcedAtRound: 1,
    };
    expect(codes(game.checks.limitChange(change, setting))).toEqual(['maximum-not-by-rule']);
  });
});

it('has six decks with the same back', () => {
  expect(foundOfPiece(game, backs(6))).toEqual([]);
  expect(foundOfPiece(game, backs(3, 3))).toEqual(['backs-not-by-rule 1.1.5-II.1-01']);
});

it('the register of section 7 has every rule that is applied cited by these rows', () =>
  expect(uncited()).toEqual([]));
