import { type TSchema, Type } from 'typebox';
import type { Card } from '../_mechanics/cards';
import { LATE_OPTION } from '../_mechanics/late-bets';
import type { RoundShapes } from '../game-rules';
import type { PlacedBet, PoolStake } from '../round';
import { optionsOf } from './bet-options';
import type { CaribbeanFacts } from './caribbean-stud-facts';
import { CardShape, type DealtHand, type DealtRound, dealtRound, outcomeShape } from './dealt-hands';
import { FORFEIT_OPTION } from './forfeited-bets';

export type CaribbeanBet = 'initial-bet' | 'second-bet' | 'insurance' | 'card-purchase';

export const betsOffered = ({ insurance, purchase }: CaribbeanFacts): readonly CaribbeanBet[] => [
  'initial-bet',
  'second-bet',
  ...(insurance === undefined ? [] : (['insurance'] as const)),
  ...(purchase === undefined ? [] : (['card-purchase'] as const)),
];

const OUTCOME: TSchema = outcomeShape({
  own: 5,
  dealer: 5,
  moreOfHand: {
    discarded: Type.Optional({
      ...CardShape,
      description: 'given for a card that was bought, which is the last of the hand',
    }),
  },
});

export const CARIBBEAN_OPTIONS = Type.Object({
  ...LATE_OPTION,
  ...FORFEIT_OPTION,
  passed: Type.Optional(
    Type.Boolean({ description: '"paso"; said by itself where no second bet follows the initial one' }),
  ),
  blind: Type.Optional(Type.Boolean({ description: 'on a vacant box, its cards unseen' })),
});

export const caribbeanShapes = (facts: CaribbeanFacts): RoundShapes => ({
  outcome: OUTCOME,
  bets: Object.fromEntries(betsOffered(facts).map((type) => [type, { options: CARIBBEAN_OPTIONS }])),
});

export const caribbeanDeal = (outcome: unknown): DealtRound | undefined => dealtRound(OUTCOME, outcome);

export const dealtCards = ({ cards, discarded }: DealtHand): readonly Card[] =>
  discarded === undefined ? cards : [...cards.slice(0, -1), discarded];

/** Whether a bet goes on: its box does not pass, and whoever owns it has a second bet there. */
export function goingOn(
  { seat, player }: Pick<PlacedBet, 'seat' | 'player'>,
  bets: readonly PlacedBet[],
): 'goes-on' | 'passes' | 'adds-nothing' {
  const ofBox = bets.filter((bet) => bet.seat === seat);
  const second = ofBox.filter(({ type }) => type === 'second-bet');
  const passed = ofBox.some(({ options }) => optionsOf(CARIBBEAN_OPTIONS, options)?.passed === true);
  if (passed || second.length === 0) return 'passes';
  const isTheirs = (bet: PlacedBet): boolean =>
    player === undefined || bet.player === undefined || bet.player === player;
  return second.some(isTheirs) ? 'goes-on' : 'adds-nothing';
}

export const hasInitialBet = ({ seat }: Pick<PoolStake, 'seat'>, bets: readonly PlacedBet[]): boolean =>
  bets.some((bet) => bet.type === 'initial-bet' && bet.seat === seat);
