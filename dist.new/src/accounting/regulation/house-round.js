"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.applyRules = applyRules;
exports.playAfterVoid = playAfterVoid;
const pool_1 = require("../../domain/jackpot/pool");
const judge_round_1 = require("../../games/judge-round");
const wire_1 = require("../../games/wire");
const account_paths_1 = require("../account-paths");
const pool_posting_1 = require("../posting-rules/pool.posting");
const rules_at_table_1 = require("./rules-at-table");
/** Settles and checks a round of a house-banked game by the rules in force at its table. Total. */
function applyRules(event, before) {
    const { play } = before.session;
    if (isReportedWithoutBets(event.data))
        return notCaptured(event, play);
    const found = (0, rules_at_table_1.rulesAtTable)(event, before, event.data.roundNo);
    if (found === undefined || !found.ok)
        return { findings: [], play: nothingKnownAfter(play) };
    const round = (0, wire_1.roundFromWire)(event.data, leftBefore(before));
    const setting = { ...found.value.setting, pools: poolsBefore(event, before) };
    const judged = (0, judge_round_1.judgeRound)(found.value.rules, round, setting);
    const isTold = round.bets.length > 0 || judged.settlement.fault === undefined;
    if (!isTold)
        return notCaptured(event, play);
    return { judged, findings: judged.findings, play: playAfter(play, round, judged.settlement) };
}
/** The pools that the round speaks of: their rates, and what the ledger holds for them. */
function poolsBefore({ data, gamingday }, before) {
    const { currency, poolStakes = [], poolPrizes = [] } = data;
    const spoken = new Set([...poolStakes, ...poolPrizes].map(({ pool }) => pool));
    return Object.fromEntries([...spoken].map((pool) => {
        const rate = (0, pool_posting_1.rateOf)({ pool, table: undefined, currency, day: gamingday }, before);
        const meter = -before.balances.of((0, account_paths_1.jackpotOf)(pool), currency);
        const opening = (0, pool_1.findPool)(before.pools, pool)?.opening;
        return [
            pool,
            { ...(rate === undefined ? {} : { rate }), meter, ...(opening === undefined ? {} : { opening }) },
        ];
    }));
}
/** Nothing lies on the table before the first round of a session that was opened. */
const leftBefore = ({ session: { play, seen, opening } }) => play.left ?? (opening !== undefined && !seen.rounds ? { held: [], released: [] } : undefined);
/** Several rounds as one, or a table that tells no bets: its result is posted, and there is nothing to judge. */
const isReportedWithoutBets = ({ bets, result = 0 }) => bets.length === 0 && result !== 0;
/** A round that tells neither bets nor cards: nothing is judged, and that is said once in a session. */
function notCaptured({ data }, play) {
    const findings = play.sawRoundWithoutBets === true ? [] : [roundWithoutBets(data)];
    return { findings, play: { ...nothingKnownAfter(play), sawRoundWithoutBets: true } };
}
const roundWithoutBets = ({ roundNo }) => ({
    code: 'round-without-bets',
    severity: 'information',
    ruleId: 'L-rule-4',
    citation: 'what is not captured is not zero: such rounds are posted as declared and not judged',
    expected: 'the bets of each round',
    found: `round ${roundNo} with its result only, the first of its session`,
});
function nothingKnownAfter({ left: _left, last: _last, ...play }) {
    return play;
}
function playAfter(play, round, { after, complete }) {
    const last = {
        roundNo: round.roundNo ?? 0,
        bets: [
            ...round.bets.map(({ betId, stake }) => ({ betId, stake })),
            ...(round.poolStakes ?? []).map(({ pool, seat, amount }) => ({
                betId: seat === undefined ? pool : `${pool} of seat ${seat}`,
                stake: amount,
            })),
        ],
        ...(round.before === undefined ? {} : { before: round.before }),
    };
    const rest = nothingKnownAfter(play);
    return complete ? { ...rest, left: after, last } : { ...rest, last };
}
/** A void of the last settled round goes back to what lay on the table before it; any other leaves the play alone. */
function playAfterVoid(play, { roundNo, settled }) {
    if (!settled || play.last?.roundNo !== roundNo)
        return play;
    const { before } = play.last;
    const rest = nothingKnownAfter(play);
    return before === undefined ? rest : { ...rest, left: before };
}
//# sourceMappingURL=house-round.js.map