import type { HandPlayed } from '../../domain/event-registry/hand.events';
import type { GameCode } from '../../games/game-codes';
import { brokenReport, type Fault } from './fault';
import { WRONG_BY } from './overpaid';

/** Hands of circle poker that break a rule of theirs. */

const brokenHand = (
  game: GameCode,
  code: string,
  breaking: (hand: HandPlayed) => object | undefined,
): Fault => brokenReport('cagnotte.hand.played.v1', { games: [game], code }, breaking);

/** Of a pot that one seat wins by its cards another one that showed, too, gets a chip. */
export const wrongAward = (game: GameCode): Fault =>
  brokenHand(game, 'award-differs', ({ awards, cards = [], pots }) => {
    const [award, ...others] = awards;
    const loser = cards.find(({ seat }) => seat !== award?.seat);
    if (
      award === undefined ||
      loser === undefined ||
      others.some(({ seat }) => seat !== award.seat) ||
      pots?.length !== 1
    )
      return undefined;
    const less = { ...award, amount: award.amount - WRONG_BY };
    return { awards: [less, ...others, { ...award, seat: loser.seat, amount: WRONG_BY }] };
  });
