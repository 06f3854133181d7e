import type { HandPlayed } from '../../ledger/poker-hand/hand.events';
import type { GameCode } from '../../games/game-codes';
import { brokenReport, type Fault } from './fault';
import { WRONG_BY } from './overpaid';

/** Hands of non-banked poker that break a rule of theirs. */

const brokenHand = (
  game: GameCode,
  code: string,
  breaking: (hand: HandPlayed) => object | undefined,
): Fault => brokenReport('cagnotte.hand.played.v1', { games: [game], code }, breaking);

export const wrongAward = (game: GameCode): Fault =>
  brokenHand(game, 'award-differs', ({ awards, cards = [], pots }) => {
    const [award, ...others] = awards;
    const loser = cards.find(({ seat }) => seat !== award?.seat);
    if (award === undefined || loser === undefined || pots?.length !== 1) return undefined;
    if (others.some(({ seat }) => seat !== award.seat)) return undefined;
    const less = { ...award, amount: award.amount - WRONG_BY };
    return { awards: [less, ...others, { ...award, seat: loser.seat, amount: WRONG_BY }] };
  });

type Action = HandPlayed['actions'][number];

/** Two pass in the second round, and who should have been the first of them was the second. */
export const spokeOutOfTurn = (
  game: GameCode,
  speaksFirst: (hand: HandPlayed) => number | undefined,
): Fault =>
  brokenHand(game, 'first-to-speak', (hand) => {
    const at = hand.actions.findIndex(({ street }) => street === 2);
    const [first, second] = hand.actions.slice(at, at + 2);
    if (at < 0 || !isCheck(first) || !isCheck(second) || speaksFirst(hand) !== first.seat) return undefined;
    return { actions: [...hand.actions.slice(0, at), second, first, ...hand.actions.slice(at + 2)] };
  });

const isCheck = (action: Action | undefined): action is Action =>
  action?.action === 'check' && action.street === 2;

export const smallBlind = ({ actions }: HandPlayed): number | undefined =>
  actions.find(({ action }) => action === 'small-blind')?.seat;

export const lastBettor = ({ actions }: HandPlayed): number | undefined =>
  betsOfFirstRound(actions).at(-1)?.seat;

export const opener = ({ actions }: HandPlayed): number | undefined => betsOfFirstRound(actions)[0]?.seat;

const betsOfFirstRound = (actions: readonly Action[]): readonly Action[] =>
  actions.filter(({ street, action }) => street === 1 && (action === 'bet' || action === 'raise'));

export const onlyPair = ({ openCards = [], actions }: HandPlayed): number | undefined => {
  const folded = new Set(
    actions.filter(({ action, street }) => action === 'fold' && street < 2).map(({ seat }) => seat),
  );
  const pairs = openCards.filter(
    ({ seat, cards: [first = '', second = ''] }) =>
      !folded.has(seat) && second !== '' && first[0] === second[0],
  );
  return pairs.length === 1 ? pairs[0]!.seat : undefined;
};
