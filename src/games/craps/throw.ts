import { said } from '../../finding-catalogue/finding';
import { ONE, type Rational, subtract } from '../../kernel/rational';
import type { Rounding } from '../../kernel/rounding';
import { decide, givenBack, loses, shareOf, wins, notOffered, notReadable } from '../_mechanics/banked-bets';
import { settleEach, settlementOf } from '../_mechanics/bets-in-play';
import { roundingOfHeadings } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import {
  type Awaited,
  type Cloth,
  type CrapsBet,
  type CrapsBets,
  type CrapsFacts,
  crapsOptions,
  numberOfBet,
  type NumberOfBet,
  type Point,
  pointBefore,
  remember,
  type Throw,
  throwOf,
} from './craps-facts';

export interface CrapsTable {
  readonly facts: CrapsFacts;
  readonly bets: CrapsBets;
}

interface Roll extends Cloth {
  readonly facts: CrapsFacts;
  readonly thrown: Throw;
  readonly answers: Answers;
  readonly rounding: Rounding;
}

export function settleThrow({ facts, bets }: CrapsTable, round: Round, { answers }: Setting): Settlement {
  const thrown = throwOf(round.outcome);
  if (thrown === undefined) return unevaluatedRound(round, facts.rules.dice, said('two-dice-from-1-to-6'));
  const point = pointBefore(round, thrown);
  const roll: Roll = { facts, bets, round, point, thrown, answers, rounding: roundingOfHeadings(answers) };
  const { bets: settled, after } = settleEach(
    round,
    (bet, times) => settleBet(bet, times, roll),
    (bet, times) => onItsNumber(bet, numberOfBet(bet, times, roll), roll),
  );
  return settlementOf({ bets: settled, after: remember(after, point, thrown) });
}

function settleBet(placed: PlacedBet, times: number, roll: Roll): BetSettlement {
  const { facts, bets, thrown } = roll;
  const bet = bets.get(placed.type);
  if (bet === undefined) return notOffered(placed, facts.rules.betsOffered, facts.bets);
  const number = numberOfBet(placed, times, roll);
  const options = crapsOptions(placed.options);
  if (number === 'unknown' || options === undefined) {
    const expected = said('on-and-its-number', { type: bet.type, covers: bet.covers });
    return notReadable(placed, bet.rule, expected, 'selection');
  }
  if (options.isLate && times === 0) return givenBack(placed, 'not-accepted', [facts.rules.closed]);
  if (options.isWithdrawn && mayBeWithdrawn(bet, number, roll)) return givenBack(placed, 'freed', [bet.rule]);
  const decision = decisionOf(bet.play, number, thrown);
  switch (decision.fate) {
    case 'wins':
      return wins(placed, shareOf(placed.stake, paidOn(bet, decision.pays, roll), roll.rounding), [bet.rule]);
    case 'loses':
      return loses(placed, [bet.rule]);
    case 'null':
      return givenBack(placed, 'null', [bet.rule]);
    case 'stays':
      return decide(placed, 'held', { held: placed.stake }, [bet.rule]);
  }
}

function mayBeWithdrawn(
  { play }: CrapsBet,
  number: NumberOfBet,
  { answers }: Pick<Roll, 'answers'>,
): boolean {
  if (play.kind !== 'line') return true;
  if (play.locked === 'always') return false;
  const staysLocked = play.locked === 'on-number' || answers['OP1-13'] === 'none';
  return !(staysLocked && number !== undefined);
}

/** The winnings for one unit staked; OP1-13c decides whether those of a multiple bet include the stake. */
export const paidOn = (bet: CrapsBet, pays: Rational, { answers }: { readonly answers: Answers }): Rational =>
  isMultiple(bet) && answers['OP1-13c'] === 'consumed' ? subtract(pays, ONE) : pays;

const isMultiple = ({ maximum }: CrapsBet): boolean => maximum.by === 'winnings';

function onItsNumber(placed: PlacedBet, number: NumberOfBet, { bets, thrown }: Roll): PlacedBet {
  const play = bets.get(placed.type)?.play;
  if (play?.kind === 'line') return { ...placed, selection: number ?? thrown.total };
  return play?.kind === 'number' ? { ...placed, selection: number } : placed;
}

type Decision =
  | { readonly fate: 'wins'; readonly pays: Rational }
  | { readonly fate: 'loses' | 'null' | 'stays' };

type Dice = Pick<Throw, 'total' | 'isDouble'>;

const LOSES: Decision = { fate: 'loses' };
const STAYS: Decision = { fate: 'stays' };
const NULL: Decision = { fate: 'null' };
const SEVEN = 7;

/** What a throw does to a bet, as far as its number is known; payouts are winnings for one unit staked. */
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
