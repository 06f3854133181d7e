import type { EventType } from '../event-contract/catalogue';
import type { RoundSettled } from '../house-round/round.events';
import { sessionColumns } from '../_core/store/fact-columns';
import { gameOf } from '../journal/line-marks.queries';
import { type EvaluatedEvent, totals } from '../_core/store/read-model';
import { evaluatedPlay, ONE_ROUND, type PlayOfRound, playOfRound } from './play-of-round.queries';
import { bigint, date, integer, key, numeric, text, table } from '../_core/store/table';

export const PLAY_TOTAL = table('play_total', {
  casino: key(text),
  gamingDay: key(date),
  tableId: key(text),
  sessionNo: key(integer),
  bet: key(text),
  edgeName: key(text),
  rounds: bigint,
  bets: bigint,
  staked: numeric,
  squares: numeric,
  result: numeric,
});

const BETWEEN_PLAYERS: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.coup.played.v1',
  'cagnotte.hand.played.v1',
]);

/** Play of each session by kind of bet; replayed facts are removed and added again. */
export const playTotalReadModel = totals(PLAY_TOTAL, (fact) => {
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
});

function playIn(fact: EvaluatedEvent): readonly PlayOfRound[] {
  const { event, byRules } = fact;
  if (BETWEEN_PLAYERS.has(event.type)) return [ONE_ROUND];
  if (event.type !== 'cagnotte.round.settled.v1') return [];
  const round = event.data as RoundSettled;
  return playOfRound(round, gameOf(fact) ?? '', evaluatedPlay(round, byRules?.settlement));
}
