import { cardsBeyondDecks, checkCardsOfDecks, heightOf, isCard, valueOf } from './cards';

describe('a card', () => {
  it('is a rank and a suit of the French deck', () => {
    expect(['2c', 'Td', 'Ah', 'Ks', '9c'].map(isCard)).toEqual([true, true, true, true, true]);
    expect(['1c', '10c', 'Ax', 'A', 'aH', ' Ah', 'Ahh', 7, null].filter(isCard)).toEqual([]);
  });

  it('ranks from the two to the ace', () =>
    expect(['2c', '3c', 'Td', 'Jd', 'Qd', 'Kd', 'As'].map(heightOf)).toEqual([0, 1, 8, 9, 10, 11, 12]));
});

it('a card is worth its pips, a figure ten and an ace one', () =>
  expect([...'A23456789TJQK'].map((rank) => valueOf(`${rank}c`))).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ...[10, 10, 10],
  ]));

describe('the cards of several decks', () => {
  const rule = { id: 'r', citation: 'heading r', says: '' };

  it('occur at most once for each deck', () => {
    expect(cardsBeyondDecks(['Ah', 'Ah', '2c'], 2)).toEqual([]);
    expect(cardsBeyondDecks(['Ah', '2c', 'Ah', 'Ah', '2c', '2c', '2c'], 2)).toEqual([
      ['Ah', 3],
      ['2c', 4],
    ]);
  });

  it('are found once for each card that occurs too often', () => {
    expect(checkCardsOfDecks(['Ah', 'Ah', '2c'], { decks: 1, rule })).toMatchObject([
      { code: 'card-too-often', ruleId: 'r', expected: 'Ah once, of one deck', found: '2 times' },
    ]);
    expect(checkCardsOfDecks(['Ah', 'Ah', 'Ah'], { decks: 2, rule })).toMatchObject([
      { expected: 'Ah at most 2 times, of 2 decks', found: '3 times' },
    ]);
  });
});
