import { cardNumbers, DECK_OF_52, STANDARD_RANKING } from '../../../src/games/_mechanics/hand-ranking';
import { categoryOf, handEvaluator } from '../../../src/games/_mechanics/five-card-hand';
import { Chance } from '../chance';
import { cardsOf, fiveCardsLaidOut, type LaidOut, threeCardsLaidOut } from './laid-out-hands';

const evaluate = handEvaluator(STANDARD_RANKING);
const chance = new Chance('laid out');

describe.each([
  ['five own cards', fiveCardsLaidOut],
  ['three own cards and two of all', threeCardsLaidOut],
])('stacked winning hands of %s', (_what, layOut) => {
  const rounds = Array.from({ length: 3_000 }, () => layOut(chance, [2, 4, 5]));
  const lucky = rounds.filter(({ hands }) => hands.size > 0);

  it('are rare, and never for a box without a stake', () => {
    expect(lucky.length).toBeGreaterThan(150);
    expect(lucky.length).toBeLessThan(350);
    expect(new Set(lucky.flatMap(({ hands }) => [...hands.keys()]))).toEqual(new Set([2, 4, 5]));
    expect(rounds.every((round) => layOut(chance, []).hands.size === 0 && round.hands.size < 3)).toBe(true);
  });

  it('have no card twice', () => {
    for (const round of lucky) expect(new Set(cardsOf(round)).size).toBe(cardsOf(round).length);
  });

  it('win shares of the meter, fixed stakes and the whole meter', () => {
    const seen = new Set(lucky.flatMap((round) => categoriesOf(round)));
    expect([...seen].sort()).toEqual(['four-of-a-kind', 'royal-flush', 'straight-flush']);
  });
});

const categoriesOf = ({ hands, common }: LaidOut): string[] =>
  [...hands.values()].map((own) =>
    categoryOf(evaluate(cardNumbers(DECK_OF_52, [...own, ...common])!), STANDARD_RANKING),
  );
