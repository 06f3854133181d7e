import type { RoundSettled } from '../house-round/round.events';
import { deductionOf, houseResultOf } from '../house-round/house-result.state';
import { edgeNameOf } from '../../games/edges/edge-name';
import type { Settlement } from '../../games/settlement';
import { betFromWire } from '../../games/wire';
import type { Minor } from '../../kernel/money';

/** What a round adds to the play of its session; the round itself has no bet. Amounts in minor units. */
export interface PlayOfRound {
  readonly bet: string;
  readonly edgeName: string;
  readonly rounds: bigint;
  readonly bets: bigint;
  readonly staked: Minor;
  readonly squares: bigint;
  readonly result: Minor;
}

/** A coup or a hand: what was staked in it, the players staked with each other. */
export const ONE_ROUND: PlayOfRound = {
  bet: '',
  edgeName: '',
  rounds: 1n,
  bets: 0n,
  staked: 0n,
  squares: 0n,
  result: 0n,
};

export interface EvaluatedPlay {
  /** What the house won, deductions included, in minor units. */
  readonly result: Minor;
  readonly fates: readonly string[];
}

export const evaluatedPlay = (round: RoundSettled, settlement?: Settlement): EvaluatedPlay => ({
  result: houseResultOf(round, settlement).amount + deductionOf(round, settlement),
  fates: settlement?.bets.map(({ fate }) => fate) ?? [],
});

/** What a round of a house-banked game adds: itself, and each bet that was new in it and accepted. */
export function playOfRound(
  round: RoundSettled,
  game: string,
  { result, fates }: EvaluatedPlay,
): PlayOfRound[] {
  const bets = round.bets.map(betFromWire);
  const placed = { bets, outcome: round.outcome };
  const counted = bets.filter(({ carried }, index) => carried !== true && fates[index] !== 'not-accepted');
  return [
    // What a round brought of which no bet is told cannot be compared with the edge of anything.
    { ...ONE_ROUND, result: bets.length === 0 ? 0n : result },
    ...counted.map((bet) => ({
      bet: bet.type,
      edgeName: edgeNameOf(game, bet, placed) ?? '',
      rounds: 0n,
      bets: 1n,
      staked: bet.stake,
      squares: bet.stake * bet.stake,
      result: 0n,
    })),
  ];
}
