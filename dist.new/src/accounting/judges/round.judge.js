"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeRoundSettled = judgeRoundSettled;
exports.judgeRoundVoided = judgeRoundVoided;
const pool_1 = require("../../domain/jackpot/pool");
const round_reference_1 = require("../../domain/table-session/round-reference");
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const round_checks_1 = require("../checks/round.checks");
const finding_1 = require("../finding");
const round_posting_1 = require("../posting-rules/round.posting");
const house_round_1 = require("../regulation/house-round");
const session_checks_1 = require("../regulation/session-checks");
const void_judge_1 = require("./void.judge");
/** A round of a house-banked game. */
function judgeRoundSettled(event, before) {
    const { judged, findings, play } = (0, house_round_1.applyRules)(event, before);
    return {
        lines: (0, round_posting_1.postRoundSettled)(event, before, judged?.settlement),
        pools: reportToPools(event, before.pools),
        session: { ...before.session, play },
        findings: (0, finding_1.about)([...findings, ...(0, round_checks_1.checkHouseResult)(event.data, judged?.settlement), ...checkSessionOpened(before)], event.id),
        ...(judged === undefined ? {} : { byRules: judged }),
    };
}
/** A round of a house-banked game is void: its last round is as if it had not been. */
function judgeRoundVoided(event, before) {
    const voided = (0, void_judge_1.judgeVoided)(event, before);
    const { play } = before.session;
    return {
        ...voided,
        session: { ...before.session, play: (0, house_round_1.playAfterVoid)(play, event.data) },
        findings: [...(voided.findings ?? []), ...(0, finding_1.about)((0, session_checks_1.checkVoidedRound)(event, before), event.id)],
    };
}
/** What the round tells of pools, whether or not it posts them. */
function reportToPools({ data, ...event }, pools) {
    const reporter = 'round.settled';
    const round = (0, round_reference_1.roundMentioned)((0, session_key_1.sessionKeyOf)({ ...event, data }), data.roundNo);
    const staked = (data.poolStakes ?? []).reduce((known, { pool, amount }) => (0, pool_1.withPool)(known, pool, (each) => (0, pool_1.reportStake)(each, { reporter, amount: (0, money_1.minorFromWire)(amount) })), pools);
    return (data.poolPrizes ?? []).reduce((known, { pool, amount, borneBy = 'pool' }) => (0, pool_1.withPool)(known, pool, (each) => {
        const prize = { reporter, amount: (0, money_1.minorFromWire)(amount), round };
        return (0, pool_1.reportPrize)(borneBy === 'pool' ? (0, pool_1.payOut)(each, prize.amount) : each, prize);
    }), staked);
}
/** Said at the first round of a session that was not opened: its game and its float are not known. */
function checkSessionOpened({ session }) {
    if (session.opening !== undefined || session.seen.rounds)
        return [];
    return [
        {
            code: 'session-not-opened',
            severity: 'advisory',
            ruleId: 'L-session',
            citation: 'a session of a table is opened once and closed once',
            expected: 'cagnotte.table.opened.v1 before the first round',
            found: 'a round in a session that was not opened',
        },
    ];
}
//# sourceMappingURL=round.judge.js.map