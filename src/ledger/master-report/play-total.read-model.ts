import type { EventType } from '../event-contract/catalogue';
import type { RoundSettled } from '../house-round/round.events';
import { sessionColumns } from '../_core/store/fact-columns';
import { insertRows } from '../_core/store/insert-rows';
import { gameOf } from '../journal/game-of.queries';
import type { EvaluatedEvent, ReadModel } from '../_core/store/read-model';
import { evaluatedPlay, ONE_ROUND, type PlayOfRound, playOfRound } from './play-of-round.queries';

interface PlayTotal {
  readonly session: readonly [casino: string, gamingDay: string, table: string, sessionNo: number];
  readonly bet: string;
  readonly edgeName: string;
  rounds: bigint;
  bets: bigint;
  staked: bigint;
  squares: bigint;
  result: bigint;
}

const BETWEEN_PLAYERS: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.coup.played.v1',
  'cagnotte.hand.played.v1',
]);

/** Play of each session by kind of bet; replayed facts are removed and added again. */
export const playTotalReadModel: ReadModel = {
  table: 'play_total',

  rowsOf: (fact) => {
    const { casino, event, entry, standing } = fact;
    const columns = standing === 'counted' ? sessionColumns(fact) : undefined;
    if (columns === undefined) return [];
    const sign = entry === 'reversal' ? -1n : 1n;
    const session = [casino, event.gamingday, columns.table_id, columns.session_no] as const;
    return playIn(fact).map((play): PlayTotal => ({
      session,
      bet: play.bet,
      edgeName: play.edgeName,
      rounds: sign * play.rounds,
      bets: sign * play.bets,
      staked: sign * play.staked,
      squares: sign * play.squares,
      result: sign * play.result,
    }));
  },

  write: (page, rows) =>
    insertRows(
      page,
      'play_total',
      summed(rows as readonly PlayTotal[]).map(columnsOf),
      `ON CONFLICT (casino, gaming_day, table_id, session_no, bet, edge_name) DO UPDATE SET
         rounds = play_total.rounds + excluded.rounds, bets = play_total.bets + excluded.bets,
         staked = play_total.staked + excluded.staked, squares = play_total.squares + excluded.squares,
         result = play_total.result + excluded.result`,
    ),
};

function playIn(fact: EvaluatedEvent): readonly PlayOfRound[] {
  const { event, byRules } = fact;
  if (BETWEEN_PLAYERS.has(event.type)) return [ONE_ROUND];
  if (event.type !== 'cagnotte.round.settled.v1') return [];
  const round = event.data as RoundSettled;
  return playOfRound(round, gameOf(fact) ?? '', evaluatedPlay(round, byRules?.settlement));
}

/** One row for each total of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows: readonly PlayTotal[]): PlayTotal[] {
  const sums = new Map<string, PlayTotal>();
  for (const row of rows) {
    const key = [...row.session, row.bet, row.edgeName].join('\0');
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...row });
    else add(sum, row);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function add(sum: PlayTotal, row: PlayTotal): void {
  sum.rounds += row.rounds;
  sum.bets += row.bets;
  sum.staked += row.staked;
  sum.squares += row.squares;
  sum.result += row.result;
}

const columnsOf = ({ session, bet, edgeName, ...sums }: PlayTotal): object => ({
  casino: session[0],
  gaming_day: session[1],
  table_id: session[2],
  session_no: session[3],
  bet,
  edge_name: edgeName,
  rounds: sums.rounds.toString(),
  bets: sums.bets.toString(),
  staked: sums.staked.toString(),
  squares: sums.squares.toString(),
  result: sums.result.toString(),
});
