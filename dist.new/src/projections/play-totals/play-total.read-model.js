"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.playTotalReadModel = void 0;
const fact_columns_1 = require("../fact-columns");
const insert_rows_1 = require("../insert-rows");
const game_of_1 = require("../journal/game-of");
const play_of_round_1 = require("./play-of-round");
const BETWEEN_PLAYERS = new Set([
    'cagnotte.coup.played.v1',
    'cagnotte.hand.played.v1',
]);
/** What was played in each session, kind of bet by kind of bet; what is judged anew is taken out and put in again. */
exports.playTotalReadModel = {
    table: 'play_total',
    rowsOf: (fact) => {
        const { casino, event, entry, standing } = fact;
        const columns = standing === 'counted' ? (0, fact_columns_1.sessionColumns)(fact) : undefined;
        if (columns === undefined)
            return [];
        const sign = entry === 'reversal' ? -1n : 1n;
        const session = [casino, event.gamingday, columns.table_id, columns.session_no];
        return playIn(fact).map(({ bet, edgeName, ...sums }) => ({
            ...{ session, bet, edgeName },
            rounds: sign * sums.rounds,
            bets: sign * sums.bets,
            staked: sign * sums.staked,
            squares: sign * sums.squares,
            result: sign * sums.result,
        }));
    },
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, 'play_total', summed(rows).map(columnsOf), `ON CONFLICT (casino, gaming_day, table_id, session_no, bet, edge_name) DO UPDATE SET
         rounds = play_total.rounds + excluded.rounds, bets = play_total.bets + excluded.bets,
         staked = play_total.staked + excluded.staked, squares = play_total.squares + excluded.squares,
         result = play_total.result + excluded.result`),
};
function playIn(fact) {
    const { event, byRules } = fact;
    if (BETWEEN_PLAYERS.has(event.type))
        return [play_of_round_1.ONE_ROUND];
    if (event.type !== 'cagnotte.round.settled.v1')
        return [];
    const round = event.data;
    return (0, play_of_round_1.playOfRound)(round, (0, game_of_1.gameOf)(fact) ?? '', (0, play_of_round_1.judgedPlay)(round, byRules?.settlement));
}
/** One row for each total of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows) {
    const sums = new Map();
    for (const row of rows) {
        const key = [...row.session, row.bet, row.edgeName].join('\0');
        const sum = sums.get(key);
        if (sum === undefined)
            sums.set(key, { ...row });
        else
            add(sum, row);
    }
    return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
function add(sum, row) {
    sum.rounds += row.rounds;
    sum.bets += row.bets;
    sum.staked += row.staked;
    sum.squares += row.squares;
    sum.result += row.result;
}
const columnsOf = ({ session, bet, edgeName, ...sums }) => ({
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
//# sourceMappingURL=play-total.read-model.js.map