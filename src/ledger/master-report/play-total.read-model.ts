import type { EventType } from '../event-contract/catalogue';
import type { RoundSettled } from '../house-round/round.events';
import { sessionColumns } from '../_core/store/numbered-event';
import { gameOf } from '../journal/journal.queries';
import { type EvaluatedEvent, totals } from '../_core/store/read-model';
import { column, type RowOf, table } from '../../database/table';
import { deductionOf, houseResultOf } from '../house-round/house-result.state';
import { edgeNameOf } from '../../games/edges-at-hand';
import type { Settlement } from '../../games/settlement';
import { betFromWire } from '../../games/wire';
import type { Minor } from '../../kernel/money';

const PLAY_TOTAL = table('play_total', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  tableId: column.key(column.text),
  sessionNo: column.key(column.integer),
  bet: column.key(column.text),
  edgeName: column.key(column.text),
  rounds: column.bigint,
  bets: column.bigint,
  staked: column.numeric,
  squares: column.numeric,
  result: column.numeric,
});

const BETWEEN_PLAYERS: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.coup.played.v1',
  'cagnotte.hand.played.v1',
]);

/** Counts a coup or a hand, in which players stake against each other. */
export const ONE_ROUND: PlayOfRound = {
  bet: '',
  edgeName: '',
  rounds: 1n,
  bets: 0n,
  staked: 0n,
  squares: 0n,
  result: 0n,
};

const evaluatedPlay = (round: RoundSettled, settlement?: Settlement): EvaluatedPlay => ({
  result: houseResultOf(round, settlement).amount + deductionOf(round, settlement),
  fates: settlement?.bets.map(({ fate }) => fate) ?? [],
});

/** Play of each session by kind of bet; a re-evaluated fact is deducted and added again. */
export const playTotalReadModel = totals(PLAY_TOTAL, playAdded);

/** What an evaluated fact adds to the play of its session by kind of bet; a reversal takes it off again. */
export function playAdded(fact: EvaluatedEvent): RowOf<typeof PLAY_TOTAL>[] {
  const { casino, event, entry, standing } = fact;
  const session = standing === 'counted' ? sessionColumns(fact) : undefined;
  if (session === undefined) return [];
  const sign = entry === 'reversal' ? -1n : 1n;
  return playIn(fact).map(({ bet, edgeName, rounds, bets, staked, squares, result }) => ({
    casino,
    gamingDay: event.gamingday,
    tableId: session.tableId,
    sessionNo: session.sessionNo,
    bet,
    edgeName,
    rounds: sign * rounds,
    bets: sign * bets,
    staked: sign * staked,
    squares: sign * squares,
    result: sign * result,
  }));
}

function playIn(fact: EvaluatedEvent): readonly PlayOfRound[] {
  const { event, byRules } = fact;
  if (BETWEEN_PLAYERS.has(event.type)) return [ONE_ROUND];
  if (event.type !== 'cagnotte.round.settled.v1') return [];
  const round = event.data as RoundSettled;
  return playOfRound(round, gameOf(fact) ?? '', evaluatedPlay(round, byRules?.settlement));
}

/** What a round adds to the play of its session; the row of the round itself has no bet. Amounts in minor units. */
export interface PlayOfRound {
  readonly bet: string;
  readonly edgeName: string;
  readonly rounds: bigint;
  readonly bets: bigint;
  readonly staked: Minor;
  readonly squares: bigint;
  readonly result: Minor;
}

interface EvaluatedPlay {
  /** The win of the house, deductions included, in minor units. */
  readonly result: Minor;
  readonly fates: readonly string[];
}

export function playOfRound(
  round: RoundSettled,
  game: string,
  { result, fates }: EvaluatedPlay,
): PlayOfRound[] {
  const bets = round.bets.map(betFromWire);
  const placed = { bets, outcome: round.outcome };
  const counted = bets.filter(({ carried }, index) => carried !== true && fates[index] !== 'not-accepted');
  return [
    // The result of a round without reported bets cannot be compared with any edge.
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
