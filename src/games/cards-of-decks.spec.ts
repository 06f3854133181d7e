import { OVER_DEALT } from '../../test/support/games/over-dealt';
import { CATALOGUE } from './catalogue';
import { evaluateRound } from './evaluate-round';
import { answersOf } from './open-points';

describe.each(OVER_DEALT)('$ruleId: $game with $decks of each card', ({ game, decks, ruleId, outcome }) => {
  const found = (times: number) =>
    evaluateRound(
      CATALOGUE[game],
      { bets: [], outcome: outcome(times) },
      { currency: 'EUR', answers: answersOf({}) },
    )
      .findings.filter(({ code }) => code === 'card-too-often' || code === 'outcome-not-readable')
      .map(({ code, ruleId: cited, found: times }) => `${code} ${cited} ${times}`);

  it('has as many of a card as its decks hold', () => expect(found(decks)).toEqual([]));

  it('has no card of another deck', () => {
    const strange = JSON.parse(JSON.stringify(outcome(1)).replace(/"[1-9TJQKASCR][cdhsoeb]"/, '"9o"'));
    const { findings } = evaluateRound(
      CATALOGUE[game],
      { bets: [], outcome: strange },
      { currency: 'EUR', answers: answersOf({}) },
    );
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'outcome-not-readable',
        ruleId,
        expected: 'cards of the deck that it is played with',
        expectedEs: 'naipes de la baraja con que se juega',
      }),
    );
  });

  it('has no more in a round', () =>
    expect(found(decks + 1)).toEqual([`card-too-often ${ruleId} ${decks + 1} times`]));
});
