import { outcomeOf, type PlayedHand } from '../../../test/support/games/poker-notation';
import { findingsOf } from '../../../test/support/games/poker-table';
import type { GameRules } from '../game-rules';
import { evaluateRound } from '../evaluate-round';
import { RECOMMENDED } from '../open-points';
import {
  doubleHoldem,
  sevenCardStud,
  syntheticPoker,
  texasHoldem,
  texasHoldemInternational,
} from './poker-games.rules';

/** What cannot be awarded says why: which field of the report does not suffice. */

const ACTIONS = '1 bet 400, 2 call 400';
const BOARD = '9c 8d 5h Js Kc';

it.each<[string, GameRules, PlayedHand, string]>([
  [
    'a card of the board is missing',
    texasHoldem,
    { actions: ACTIONS, board: '9c 8d 5h Js', cards: { 1: 'As Ad', 2: 'Qs Qd' } },
    'boards/0: 4 cards of 5',
  ],
  [
    'there is no board',
    texasHoldemInternational,
    { actions: ACTIONS, cards: { 1: 'As Ad', 2: 'Qs Qd' } },
    'boards: 0 of 1',
  ],
  [
    'a line is missing',
    doubleHoldem,
    { actions: ACTIONS, board: BOARD, cards: { 1: 'As Ad', 2: 'Qs Qd' } },
    'boards: 1 of 2',
  ],
  [
    'a player shows too few cards',
    texasHoldem,
    { actions: ACTIONS, board: BOARD, cards: { 1: 'As', 2: 'Qs Qd' } },
    'cards: 1 of seat 1, not 2',
  ],
  [
    'a hand of stud has six cards',
    sevenCardStud,
    { actions: ACTIONS, cards: { 1: 'As Ad 2c 3d 5h 9c', 2: 'Qs Qd Jc Jd 5s 9d 4h' } },
    'cards: 6 of seat 1, not 7',
  ],
  [
    'a hand of stud has five, and the last card was common to all',
    sevenCardStud,
    { actions: ACTIONS, board: '4h', cards: { 1: 'As Ad 2c 3d 5h', 2: 'Qs Qd Jc Jd 5s 9d' } },
    'cards: 5 of seat 1, not 6',
  ],
  [
    'of two boards of stud one has a common card',
    sevenCardStud,
    {
      actions: ACTIONS,
      board: '4h',
      secondBoard: '',
      cards: { 1: 'As Ad 2c 3d 5h 9c', 2: 'Qs Qd Jc Jd 5s 9d' },
    },
    'boards/1: 0 cards of 1',
  ],
  [
    'nobody shows, and of one nothing is known',
    texasHoldem,
    { actions: ACTIONS, board: BOARD, cards: { '-1': 'As Ad' } },
    'cards: none of seat 2',
  ],
  [
    'who is all in shows, and nobody does for the side pot',
    texasHoldem,
    {
      actions: '2 bet 400, 3 call 400, 1 call 100 all-in',
      board: BOARD,
      cards: { 1: 'As Ad', '-2': 'Qs Qd' },
    },
    'cards: none of seat 3',
  ],
  [
    'a card is not in the deck',
    syntheticPoker,
    { actions: ACTIONS, board: '8c 9c 7d Kd Ks', cards: { 1: 'Ac Td', 2: 'Kc 9d' } },
    'boards/0: a card that is none of 28 cards',
  ],
  [
    'everybody has left',
    texasHoldem,
    { actions: '1 bet 400, 2 call 400, 1 fold, 2 fold', cards: { 1: 'As Ad' } },
    'actions: nobody is left in the hand',
  ],
])('a hand is not decided where %s (1.1.10-IX.19-01)', (_why, rules, hand, field) => {
  const findings = findingsOf(rules, hand).filter(({ code }) => code === 'hand-not-decided');
  expect(findings.map(({ severity, found }) => [severity, found])).toEqual([['advisory', field]]);
});

describe('a contested hand without reported cards (1.1.10-IX.19-01)', () => {
  const hand: PlayedHand = { actions: '3 bet 400, 1 call 400, 2 call 400, 2 fold' };
  const missing = (rules: GameRules, played: PlayedHand, withoutCards?: boolean): readonly string[] => {
    const terms = {
      minimum: 100n,
      authorised: { minimum: { from: 100n }, withoutCards: withoutCards === true },
    };
    const setting = { currency: 'EUR', answers: RECOMMENDED };
    const { findings } = evaluateRound(
      rules,
      { bets: [], outcome: outcomeOf(played) },
      withoutCards === undefined ? setting : { ...setting, terms },
    );
    return findings.flatMap(({ code, found }) => (code === 'hand-not-decided' ? [found] : []));
  };

  it('is found with the missing cards', () => {
    const said = ['boards: 0 of 1; cards: none of seat 1, 3'];
    expect(missing(texasHoldem, hand)).toEqual(said);
    expect(missing(texasHoldem, hand, false)).toEqual(said);
    expect(missing(sevenCardStud, hand)).toEqual(['cards: none of seat 1, 3']);
  });

  it('is found with the required cards: in stud with a common last card, six own ones', () => {
    const stud = { ...hand, board: '4h', cards: { 1: 'As Ad 2c 3d 5h' } };
    const [undecided] = findingsOf(sevenCardStud, stud).filter(({ code }) => code === 'hand-not-decided');
    expect(undecided?.expected).toBe('cards that tell who wins: 6 of each who shows, 1 common one');
  });

  it('is accepted at a table that is authorised without cards', () => {
    expect(missing(texasHoldem, hand, true)).toEqual([]);
    const told = { ...hand, board: BOARD, cards: { 1: 'As', 3: 'Qs Qd' } };
    expect(missing(texasHoldem, told, true)).toEqual(['cards: 1 of seat 1, not 2']);
  });
});

it('names the seats that act and are none', () => {
  const outcome = {
    limitType: 'no-limit',
    seats: [],
    rake: { dropped: 0 },
    actions: [1, 2].map((seat) => ({ street: 1, seat, action: seat === 1 ? 'bet' : 'call', amount: 400 })),
  };
  const { findings } = evaluateRound(
    texasHoldem,
    { bets: [], outcome },
    { currency: 'EUR', answers: RECOMMENDED },
  );
  expect(findings.map(({ code, found }) => `${code}: ${found}`)).toEqual(
    expect.arrayContaining([
      'hand-not-decided: actions: nobody is left in the hand',
      'seat-not-at-table: seat 1, 2',
    ]),
  );
});
