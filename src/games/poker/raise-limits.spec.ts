import type { PlayedHand } from '../../../test/support/games/poker-notation';
import { found } from '../../../test/support/games/poker-table';
import { answersOf, type Answers } from '../open-points';
import { texasHoldem } from './poker-games.rules';

/** Who begins the first round after blinds: II.3 of omaha says the mano in all rounds, and practice the next player. */
const begins = (actions: string, answer?: Answers['OP2-43']): readonly string[] => {
  const hand: PlayedHand = { actions };
  const answers = answersOf(answer === undefined ? {} : { 'OP2-43': answer });
  return found(texasHoldem, hand, { answers });
};

const BLINDS = '2 small-blind 5, 3 big-blind 10';
const LEFT_OF_BLINDS = `${BLINDS}, 5 call 10, 2 call 5, 3 check`;
const MANO = `${BLINDS}, 2 call 5, 3 check, 5 call 10`;
const FINDING = ['first-to-speak 1.1.10.B.3-II.3-01'];

it.each<[string, string, Answers['OP2-43'] | undefined, string[]]>([
  ['either may, where a casino does not say', LEFT_OF_BLINDS, undefined, []],
  ['the mano may, too', MANO, undefined, []],
  ['left of the blinds, where a casino reads it so', LEFT_OF_BLINDS, 'left-of-big-blind', []],
  ['and then not the mano', MANO, 'left-of-big-blind', FINDING],
  ['the mano, where a casino takes the text at its word', MANO, 'mano', []],
  ['and then not who is left of the blinds', LEFT_OF_BLINDS, 'mano', FINDING],
  [
    'of two players the mano is left of the other',
    '1 small-blind 5, 2 big-blind 10, 1 call 5, 2 check',
    'left-of-big-blind',
    [],
  ],
  [
    'who has no more chips is passed over',
    `${BLINDS}, 4 ante 5 all-in, 5 call 10, 2 call 5, 3 check`,
    'left-of-big-blind',
    [],
  ],
  ['a mano without chips does not speak', '2 small-blind 5 all-in, 3 big-blind 10, 5 call 10', 'mano', []],
  ['nothing is said of antes', '2 ante 5, 3 ante 5, 3 bet 10, 2 call 10', 'mano', []],
])('OP2-43: %s', (_says, actions, answer, expected) =>
  expect(begins(actions, answer).filter((finding) => finding.startsWith('first-to-speak'))).toEqual(expected),
);
