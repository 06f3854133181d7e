import fc from 'fast-check';
import { Check } from 'typebox/value';
import { reasonsNotToDecide } from '../../../test/support/arbitrary/undecided-hands';
import { extent } from '../../../test/support/service/test-extent';
import { evaluateRound } from '../evaluate-round';
import { RECOMMENDED } from '../open-points';
import { ES_AN_1996, ES_AN_2010, INT_POKER } from '../rules-in-force';
import { pokerHandOf } from './read-hand';
import { HAND_ACTIONS, LIMIT_TYPES, POKER_SHAPES } from './reported-hand';

const setting = { currency: 'EUR', answers: RECOMMENDED };
const seat = fc.integer({ min: 1, max: 6 });
const card = fc
  .tuple(fc.constantFrom(...'23456789TJQKA'), fc.constantFrom(...'cdhs'))
  .map((both) => both.join(''));
const amount = fc.oneof(fc.nat(100), fc.maxSafeNat());
const anyHand = fc.record(
  {
    limitType: fc.constantFrom(...LIMIT_TYPES),
    button: seat,
    seats: fc.array(fc.record({ seat }), { maxLength: 6 }),
    actions: fc.array(
      fc.record(
        { street: fc.nat(9), seat, action: fc.constantFrom(...HAND_ACTIONS), amount },
        { requiredKeys: ['street', 'seat', 'action'] },
      ),
      { maxLength: 25 },
    ),
    boards: fc.array(fc.array(card, { maxLength: 6 }), { maxLength: 2 }),
    cards: fc.array(fc.record({ seat, cards: fc.array(card, { maxLength: 8 }), shown: fc.boolean() }), {
      maxLength: 6,
    }),
    carriedIn: amount,
    carriedOut: amount,
    rake: fc.record(
      { dropped: amount, byPot: fc.array(amount, { maxLength: 3 }) },
      { requiredKeys: ['dropped'] },
    ),
  },
  { requiredKeys: ['limitType', 'seats', 'actions', 'rake'] },
);
const declared = fc.record({
  pots: fc.array(amount.map(BigInt), { maxLength: 4 }),
  awards: fc.array(
    fc.record({ seat, potNo: fc.nat(4), amount: amount.map(BigInt) }, { requiredKeys: ['seat', 'amount'] }),
    { maxLength: 5 },
  ),
});

const OF_THE_CARDS = new Set(['cards-above-deal', 'two-hands-of-one-seat']);
const REASONS = new Set([...OF_THE_CARDS, 'hand-not-decided']);

describe('any data of an event', () => {
  const POKER = [INT_POKER, ES_AN_2010, ES_AN_1996].flatMap(({ code, rules: known }) =>
    Object.values(known)
      .filter(({ shapes }) => shapes === POKER_SHAPES)
      .map((rules) => [code, rules.code, rules] as const),
  );

  it.each(POKER)('%s: %s answers, and its money adds up', (rulebook, _game, rules) => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: anyHand }, { weight: 1, arbitrary: fc.jsonValue() }),
        declared,
        (outcome, said) => {
          const { settlement, findings } = evaluateRound(
            rules,
            { bets: [], outcome, declared: said },
            setting,
          );
          const hand = pokerHandOf(outcome);
          expect(hand !== undefined).toBe(Check(POKER_SHAPES.outcome, outcome));
          if (hand === undefined) return;
          const found = [...new Set(findings.map(({ code }) => code))].filter((code) => REASONS.has(code));
          const contenders = (settlement.pots ?? []).flatMap((pot) => pot.contenders);
          const reasons = reasonsNotToDecide(hand, {
            game: rules.code,
            isRegulated: rulebook !== INT_POKER.code,
            contenders,
          });
          expect(found.filter((code) => !reasons.has(code))).toEqual([]);
          expect(found.filter((code) => OF_THE_CARDS.has(code)).sort()).toEqual(
            [...reasons].filter((code) => OF_THE_CARDS.has(code)).sort(),
          );
          if (!settlement.complete) {
            expect(found).not.toEqual([]);
            return;
          }
          const put = hand.actions.filter((one) => one.action !== 'uncalled-returned');
          const total = (amounts: readonly { amount: bigint }[]) =>
            amounts.reduce((sum, one) => sum + one.amount, 0n);
          const carriedOut = settlement.pots!.reduce((sum, pot) => sum + pot.carriedOut, 0n);
          expect(total(put) + hand.carriedIn - total(settlement.uncalled!)).toBe(
            total(settlement.awards) + total(settlement.commissions) + carriedOut,
          );
        },
      ),
      { numRuns: extent(100, 5_000) },
    );
  });
});
