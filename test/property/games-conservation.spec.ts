import fc from 'fast-check';
import { Check } from 'typebox/value';
import { CATALOGUE } from '../../src/games/catalogue';
import { GAMES } from '../../src/games/game-codes';
import type { GameRules, Setting } from '../../src/games/game-rules';
import { evaluateRound } from '../../src/games/evaluate-round';
import { type Answers, answersOf, OPEN_POINTS } from '../../src/games/open-points';
import type { HeldBet, PlacedBet, Round, TableState, TableTerms } from '../../src/games/round';
import { extent, patience } from '../support/service/test-extent';
import { type BetSettlement, totalCommission, resultOf, type Settlement } from '../../src/games/settlement';

jest.setTimeout(patience(240_000));

/**
 * Invariants of every game under plausible and implausible rounds: settle returns, no stake appears or disappears, the order of
 * the bets does not matter, and a stake in parts is settled like the whole.
 */

const amount = fc.oneof(fc.nat({ max: 200 }), fc.nat({ max: 9_000_000 }), fc.nat()).map(BigInt);
const anything = fc.jsonValue({ maxDepth: 2 });

/** Selections, options and outcomes: mostly plausible, sometimes arbitrary. */
const selection = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.subarray(
      Array.from({ length: 37 }, (_, n) => n),
      { minLength: 1, maxLength: 6 },
    ),
  },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 37 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(undefined, [1, 2], [2, 3], [0, 1, 2], [17], [16, 17, 19, 20]),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      { on: [1], against: [2] },
      { on: [3], against: [1] },
      { on: [1, 2], against: [4, 3] },
    ),
  },
  { weight: 1, arbitrary: anything },
);
const options = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom<unknown>(undefined, {}, { onZero: 'leave' }, { onZero: 'withdraw' }),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>({ late: true }, { late: true, announced: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { withdrawn: true },
      { on: 'a' },
      { evenMoney: true },
      { hand: 2 },
      { onRefait: 'leave' },
      { onTie: 'surrender' },
      { onTie: 'revancha' },
    ),
  },
  { weight: 1, arbitrary: anything },
);
const cards = fc.array(
  fc.tuple(fc.constantFrom(...'23456789TJQKA'), fc.constantFrom(...'cdhs')).map((card) => card.join('')),
  { minLength: 2, maxLength: 3 },
);
const hand = fc.array(
  fc.tuple(fc.constantFrom(...'23456789TJQKA'), fc.constantFrom(...'cdhs')).map((card) => card.join('')),
  { maxLength: 4 },
);
const result = fc.record({
  tableau: fc.constantFrom(1, 2),
  winner: fc.constantFrom('bank', 'punto', 'tie', 'annulled'),
});
const coup = fc.record(
  {
    results: fc.array(result, { minLength: 1, maxLength: 2 }),
    inPlay: fc.oneof(fc.nat({ max: 3000 }), fc.nat()),
    bank: fc.constantFrom('K', 'L'),
    mode: fc.constantFrom('limited', 'unlimited', 'free'),
    bankerSeat: fc.integer({ min: 1, max: 9 }),
    cards: fc.record({ bank: hand, tableau1: hand, tableau2: hand }),
    decisions: fc.constantFrom([], [{ hand: 'bank', drew: true, said: 'table' }]),
    errorRule: fc.constantFrom('1.1.8.A-VIII.1.c-01', '1.1.8.B-VIII.2.d-01', '1.1.8.A-VIII.3.c-01', 'x'),
    playersPresent: fc.nat({ max: 9 }),
  },
  { requiredKeys: ['results'] },
);
const boxes = fc.record({
  dealer: hand,
  hands: fc.array(
    fc.record(
      { seat: fc.constantFrom(1, 2), hand: fc.constantFrom(1, 2), of: fc.constant(1), cards: hand },
      { requiredKeys: ['seat', 'cards'] },
    ),
    { maxLength: 4 },
  ),
});
const warHand = fc.array(fc.constantFrom('9c', '9d', 'Ts', 'Kh'), { maxLength: 3 });
const war = fc.record(
  {
    dealer: warHand,
    hands: fc.array(fc.record({ seat: fc.constantFrom(1, 2), cards: warHand }), { maxLength: 2 }),
    burnt: fc.constantFrom(0, 1, 3, 60),
  },
  { requiredKeys: ['dealer', 'hands'] },
);
const deck = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
/** House poker: two hands of one deck; sometimes the reported hand of the house has a card twice. */
const pokerDeal = fc
  .tuple(
    fc.constantFrom(3, 5),
    fc.shuffledSubarray(deck, { minLength: 17, maxLength: 17 }),
    fc.boolean(),
    fc.constantFrom(false, false, false, true),
  )
  .map(([own, dealt, hasCommon, isTwice]) => ({
    dealer: isTwice ? [dealt[1], ...dealt.slice(1, own)] : dealt.slice(0, own),
    hands: [1, 2].map((seat) => ({ seat, cards: dealt.slice(own * seat, own * (seat + 1)) })),
    ...(hasCommon ? { common: dealt.slice(15) } : {}),
  }));
/** Seven cards each from 53 cards with the joker. */
const paiGowDeal = fc
  .tuple(
    fc.shuffledSubarray([...deck, '*'], { minLength: 21, maxLength: 21 }),
    fc.constantFrom<unknown>('croupier', 1, 2, 3, 'nobody'),
  )
  .map(([dealt, bank]) => {
    const [croupier, ...hands] = [0, 7, 14].map((at) => ({
      big: dealt.slice(at, at + 5),
      small: dealt.slice(at + 5, at + 7),
    }));
    return { bank, croupier, hands: hands.map((each, index) => ({ seat: index + 1, ...each })) };
  });
const layout = {
  placed: fc.constantFrom(['7o', 'Sc', '3e', 'Rb'], ['7o', '7c', '7e', 'Rb'], ['7o']),
  doubled: fc.constantFrom([], [{ on: 1, card: '7e' }], [{ on: 3, card: '7e' }]),
  burnt: fc.constantFrom([], ['5o', '5e']),
  exposed: fc.array(fc.constantFrom('7c', '7o', 'Se', '3b', '1o', '8o'), { maxLength: 3 }),
};
const montePhase = fc.oneof(
  fc.record({ phase: fc.constant('primeras'), ...layout }),
  fc.record({ phase: fc.constant('segundas'), row: fc.constantFrom('upper', 'lower', 'left'), ...layout }),
);
const row = fc.oneof(hand, fc.constantFrom(['Kh', 'Th', 'Th', 'Ac'], ['Kh', 'Th', 'Th', '2c']));
const rows = fc.record({ black: row, red: row });
const die = fc.integer({ min: 1, max: 6 });
const dice = fc.record(
  { dice: fc.tuple(die, die), point: fc.constantFrom(null, 4, 6, 9), shooter: fc.constantFrom(1, 'P-1') },
  { requiredKeys: ['dice'] },
);
const outcome = fc.oneof(
  { weight: 4, arbitrary: dice },
  { weight: 4, arbitrary: boxes },
  { weight: 4, arbitrary: rows },
  { weight: 4, arbitrary: war },
  { weight: 6, arbitrary: pokerDeal },
  { weight: 4, arbitrary: montePhase },
  { weight: 4, arbitrary: paiGowDeal },
  { weight: 6, arbitrary: coup },
  { weight: 4, arbitrary: fc.record({ number: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 36 })) }) },
  { weight: 4, arbitrary: fc.record({ punto: cards, banca: cards }) },
  { weight: 1, arbitrary: anything },
);

const betTypes = Object.values(CATALOGUE).flatMap(({ payTable }) => payTable.map(({ bet }) => bet));
const type = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...betTypes) },
  { weight: 1, arbitrary: fc.constantFrom('', 'neighbours', 'constructor', '__proto__') },
);

const bet = fc.record(
  {
    betId: fc.constantFrom(...'abcdefghij'),
    type,
    stake: amount,
    selection,
    options,
    carried: fc.boolean(),
    seat: fc.constantFrom(1, 2),
  },
  { requiredKeys: ['betId', 'type', 'stake'] },
) as fc.Arbitrary<PlacedBet>;
const bets = fc.uniqueArray(bet, { maxLength: 8, selector: ({ betId }) => betId });

const heldBet = fc.record({
  betId: fc.constantFrom(...'abcklm'),
  type: fc.constantFrom('cards', 'red', 'even', 'low', 'win', 'come', 'dont-come-odds', 'hard-6', 'black'),
  stake: amount,
  times: fc.integer({ min: 1, max: 5 }),
}) as fc.Arbitrary<HeldBet>;
const before = fc.record({
  held: fc.uniqueArray(heldBet, { maxLength: 4, selector: ({ betId }) => betId }),
  released: fc.subarray([...'abc']),
  memory: fc.constantFrom<unknown>(undefined, { point: null }, { point: 6, sevenOut: false }, { point: 'x' }),
}) as fc.Arbitrary<TableState>;

const poolStakes = fc.array(
  fc.record({ pool: fc.constantFrom('carrusel', 'constructor'), amount, seat: fc.constantFrom(1, 2) }),
  { maxLength: 3 },
);
const round = fc.record(
  { bets, outcome, before, lastOfSession: fc.boolean(), poolStakes },
  { requiredKeys: ['bets', 'outcome'] },
) as fc.Arbitrary<Round>;

const terms = fc.record(
  {
    minimum: amount,
    minima: fc.dictionary(fc.constantFrom(...betTypes), amount),
    maxima: fc.dictionary(fc.constantFrom('*', ...betTypes), amount),
    tier: fc.integer({ min: 1, max: 9 }),
    step: amount,
    seats: fc.integer({ min: 1, max: 40 }),
    cloths: fc.constantFrom(1, 2),
  },
  { requiredKeys: ['minimum'] },
) as fc.Arbitrary<TableTerms>;

const answers = fc
  .record(
    Object.fromEntries(
      Object.entries(OPEN_POINTS).map(([id, point]) => [id, fc.constantFrom(...Object.keys(point.answers))]),
    ),
  )
  .map((given) => answersOf(given as Partial<Answers>));

const meter = fc.option(amount, { nil: undefined });
const setting = fc.tuple(answers, fc.option(terms), meter).map(([given, known, shown]): Setting => ({
  currency: 'EUR',
  answers: given,
  ...(known ? { terms: known } : {}),
  ...(shown === undefined ? {} : { pools: { carrusel: { meter: shown } } }),
}));

/** Games of one deck whose bets are all settled against the hand of the house, so that an impossible hand settles none. */
const BY_A_HAND_OF_ONE_DECK: ReadonlySet<string> = new Set(['three-card-poker', 'caribbean-stud']);

/** Whether the reported hand of the house has a card twice in a game of one deck. */
function isImpossible({ code }: GameRules, dealt: unknown): boolean {
  if (!BY_A_HAND_OF_ONE_DECK.has(code)) return false;
  const { dealer } = dealt as { readonly dealer: readonly string[] };
  return new Set(dealer).size < dealer.length;
}

const isHouseBanked = ({ code }: GameRules): boolean => GAMES[code].family === 'house';

const games = Object.values(CATALOGUE).map((rules): [string, GameRules] => [rules.code, rules]);

/** Asserts that no amount is negative, and that the parts of stake and win add up. */
function expectDivided({ stake, taken, held, returned, paid, deducted, fate }: BetSettlement): void {
  expect(taken + held + returned).toBe(stake);
  for (const part of [taken, held, returned, paid, deducted]) expect(part).toBeGreaterThanOrEqual(0n);
  if (fate === 'not-judged' || fate === 'not-accepted')
    expect([taken, held, paid, deducted]).toEqual([0n, 0n, 0n, 0n]);
}

const heldIn = (settlement: Settlement): bigint =>
  settlement.after.held.reduce((sum, { stake }) => sum + stake, 0n);
const total = (settlement: Settlement, part: (bet: BetSettlement) => bigint): bigint =>
  settlement.bets.reduce((sum, one) => sum + part(one), 0n);

describe.each(games)('%s', (_code, rules) => {
  it('settles every round, and no stake appears or disappears', () => {
    fc.assert(
      fc.property(round, setting, (played, under) => {
        const { settlement } = evaluateRound(rules, played, under);
        settlement.bets.forEach(expectDivided);
        const unread = settlement.fault !== undefined;
        if (!unread) expect(total(settlement, ({ held }) => held)).toBe(heldIn(settlement));
        if (unread) expect(settlement.after).toEqual(played.before ?? { held: [], released: [] });
        expect(resultOf(settlement)).toBe(
          total(settlement, ({ taken, paid, deducted }) => taken - paid - deducted),
        );
        const deducted = total(settlement, (one) => one.deducted);
        // At a player's bank the commission is on the win of the bank, and no bet has a deduction.
        if (isHouseBanked(rules)) expect(totalCommission(settlement)).toBe(deducted);
        else expect([deducted, totalCommission(settlement) >= 0n]).toEqual([0n, true]);
        expect(settlement.bets.slice(0, played.bets.length).map(({ betId }) => betId)).toEqual(
          played.bets.map(({ betId }) => betId),
        );
      }),
      { numRuns: extent(60, 3_000) },
    );
  });

  it('reads an outcome if it has the declared shape and a deck gives it, and only then; a selection only if it has its shape', () => {
    fc.assert(
      fc.property(bet, outcome, setting, (placed, result, under) => {
        const settlement = rules.settle({ bets: [placed], outcome: result }, under);
        const isReadable = Check(rules.shapes.outcome, result) && !isImpossible(rules, result);
        expect(settlement.fault === undefined).toBe(isReadable);
        if (settlement.bets[0]!.fate === 'not-judged') return;
        const shape = rules.shapes.bets[placed.type]!;
        if (shape.selection !== undefined) expect(Check(shape.selection, placed.selection)).toBe(true);
        if (shape.options !== undefined && placed.options !== undefined) {
          expect(Check(shape.options, placed.options)).toBe(true);
        }
      }),
      { numRuns: extent(60, 3_000) },
    );
  });
});

describe.each(games.filter(([, rules]) => isHouseBanked(rules)))(
  '%s, where no bet needs the others',
  (_code, rules) => {
    it('settles each bet alike, in any order of the bets', () => {
      const shuffled = round.chain((played) =>
        fc
          .shuffledSubarray([...played.bets], { minLength: played.bets.length })
          .map((order) => [played, order] as const),
      );
      fc.assert(
        fc.property(shuffled, setting, ([played, order], under) => {
          const byId = ({ bets: settled }: Settlement) => new Map(settled.map((one) => [one.betId, one]));
          const one = rules.settle(played, under);
          const other = rules.settle({ ...played, bets: order }, under);
          expect(byId(other)).toEqual(byId(one));
        }),
        { numRuns: extent(40, 1_500) },
      );
    });

    it('settles the parts of a stake like the whole, to the cent that each may be rounded by', () => {
      const parts = fc.array(amount, { minLength: 2, maxLength: 5 });
      fc.assert(
        fc.property(bet, parts, outcome, setting, (placed, stakes, result, under) => {
          const settle = (list: readonly PlacedBet[]) =>
            rules.settle({ bets: list, outcome: result }, { currency: 'EUR', answers: under.answers });
          const whole = settle([{ ...placed, stake: stakes.reduce((sum, stake) => sum + stake, 0n) }]);
          const split = settle(stakes.map((stake, index) => ({ ...placed, betId: `${index}`, stake })));
          const unit = under.answers['OP1-01'] === 'half-up-to-ten-cents' ? 10n : 1n;
          const slack = unit * BigInt(stakes.length + 1);
          for (const part of ['paid', 'deducted', 'taken', 'held', 'returned'] as const) {
            const difference = total(split, (one) => one[part]) - total(whole, (one) => one[part]);
            expect(difference <= slack && difference >= -slack).toBe(true);
          }
        }),
        { numRuns: extent(40, 1_500) },
      );
    });
  },
);
