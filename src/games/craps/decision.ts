import { ONE, type Rational } from '../../kernel/rational';
import type { Awaited, CrapsBet, Point } from './craps-facts';
import type { Throw } from './reported-throw';

/** What a throw does to a bet; one that stays waits for the next. */
export type Decision =
  | { readonly fate: 'wins'; readonly pays: Rational }
  | { readonly fate: 'loses' | 'null' | 'stays' };

type Dice = Pick<Throw, 'total' | 'isDouble'>;

const LOSES: Decision = { fate: 'loses' };
const STAYS: Decision = { fate: 'stays' };
const NULL: Decision = { fate: 'null' };
const SEVEN = 7;

export function decisionOf(play: CrapsBet['play'], number: Point | undefined, dice: Dice): Decision {
  switch (play.kind) {
    case 'one-throw': {
      const pays = play.pays.get(dice.total);
      return pays === undefined ? LOSES : { fate: 'wins', pays };
    }
    case 'waiting':
      if (dice.total === play.number && play.isHard && !dice.isDouble) return LOSES;
      return against(play.number, { winsWith: 'number', pays: play.pays }, dice);
    case 'number':
      return number === undefined ? STAYS : against(number, { ...play, pays: play.pays[number] }, dice);
    case 'line': {
      if (number !== undefined) return against(number, { winsWith: play.thenWinsWith, pays: ONE }, dice);
      if (play.wins.includes(dice.total)) return { fate: 'wins', pays: ONE };
      if (play.loses.includes(dice.total)) return LOSES;
      return play.nullWith.includes(dice.total) ? NULL : STAYS;
    }
  }
}

function against(
  number: Point,
  { winsWith, pays }: { readonly winsWith: Awaited; readonly pays: Rational },
  { total }: Dice,
): Decision {
  if (total !== number && total !== SEVEN) return STAYS;
  return (total === number) === (winsWith === 'number') ? { fate: 'wins', pays } : LOSES;
}
