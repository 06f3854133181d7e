import { watchRules } from '../../../test/support/games/cited-rules';
import { due, found } from '../../../test/support/games/poker-table';
import { INT_POKER } from '../rules-in-force';
import {
  fiveCardStudInternational,
  omahaFiveCardInternational,
  omahaHighLowInternational,
  omahaInternational,
} from './poker-games.rules';

const OMAHA = watchRules(omahaInternational);
const FIVE = watchRules(omahaFiveCardInternational);
const HIGH_LOW = watchRules(omahaHighLowInternational);
const STUD = watchRules(fiveCardStudInternational);

const POT_201 = { actions: '3 dead-blind 1, 1 bet 100, 2 call 100, 3 fold', button: 2 };

describe('the games of INT-POKER besides those it began with', () => {
  it('omaha takes exactly two of four own cards, every card counting (INT-POKER-04)', () => {
    const board = 'Kh 7h 4h 2s 2d';
    // One heart of his own is no flush; of two pairs the fifth card decides.
    expect(due(OMAHA.rules, { ...POT_201, board, cards: { 1: 'Ah 9s 9d 3c', 2: 'Kd 8s 5c 5d' } })).toEqual({
      2: 201,
    });
    expect(due(OMAHA.rules, { ...POT_201, board, cards: { 1: 'Kd Js 8c 6d', 2: 'Kc Qs 8s 6s' } })).toEqual({
      2: 201,
    });
  });

  it('omaha with five cards takes two of five', () =>
    expect(
      due(FIVE.rules, {
        ...POT_201,
        board: 'Kh 7h 4h Ts Td',
        cards: { 1: 'Ah 9h Kc Qd 2s', 2: '7s 7d 6c 5c 3c' },
      }),
    ).toEqual({ 2: 201 }));

  it('omaha high-low halves the pot, the odd cent being of the best hand, and each half by itself', () => {
    const board = '2c 3d 7h Js Kc';
    const of = (one: string, two: string) =>
      due(HIGH_LOW.rules, { ...POT_201, board, cards: { 1: one, 2: two } });
    expect(of('Ks Kd Qc Qd', 'As 4d 9c 9d')).toEqual({ 1: 101, 2: 100 });
    expect(of('As 4d 9c 9d', 'Ad 4s 9s 9h')).toEqual({ 1: 101, 2: 100 });
    expect(of('Ks Kd Qc Qd', 'As Ad Jc Jd')).toEqual({ 1: 201 });
  });

  it('five-card stud has every card count, and the odd cent of the highest card (INT-01)', () => {
    const actions = '3 dead-blind 1, 1 bet 100, 2 call 100, 3 fold';
    const cards = { 1: '9s 9h Ad 7c 4s', 2: '9d 9c As 6c 2s' };
    expect(due(STUD.rules, { actions, cards })).toEqual({ 1: 201 });
    expect(due(STUD.rules, { actions, cards: { 1: '9s 9h Ad 7c 4s', 2: '9d 9c As 7d 4c' } })).toEqual({
      1: 100,
      2: 101,
    });
  });

  it('are played at every limit (INT-POKER-05)', () => {
    for (const rules of Object.values(INT_POKER.rules)) {
      for (const limitType of ['fixed', 'pot-limit', 'no-limit']) {
        expect(found(rules, { actions: '1 bet 100, 2 fold, 1 uncalled-returned 100', limitType })).toEqual(
          [],
        );
      }
    }
  });

  it.each([OMAHA, FIVE, HIGH_LOW, STUD])('have their cards cited', ({ rules, uncited }) => {
    const three = { actions: '1 bet 1, 2 call 1', cards: { 1: 'As Ks Qs Js Ts 9s 8s 7s 6s 5s' } };
    found(rules, three);
    expect(uncited(rules.register.applied.filter(({ id }) => id === 'INT-POKER-04'))).toEqual([]);
  });
});
