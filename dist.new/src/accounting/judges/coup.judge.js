"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeCoupPlayed = judgeCoupPlayed;
exports.judgeCoupVoided = judgeCoupVoided;
const coup_gain_1 = require("../../domain/player-bank/coup-gain");
const settlement_1 = require("../../games/settlement");
const coup_checks_1 = require("../checks/coup.checks");
const finding_1 = require("../finding");
const coup_posting_1 = require("../posting-rules/coup.posting");
const bank_commission_1 = require("../regulation/bank-commission");
const void_posting_1 = require("../posting-rules/void.posting");
const player_bank_1 = require("../regulation/player-bank");
const session_checks_1 = require("../regulation/session-checks");
const void_judge_1 = require("./void.judge");
/** A coup against a player's bank: judged by the rules of its game, and held against its own figures. */
function judgeCoupPlayed(event, before) {
    const { judged, findings, play } = (0, player_bank_1.applyRulesToCoup)(event, before);
    const minimum = before.session.opening?.minimum;
    const settlement = judged?.settlement.complete === true ? judged.settlement : undefined;
    const gain = (0, coup_gain_1.gainOfCoup)(event.data, minimum, settlement);
    const commission = (0, bank_commission_1.commissionDue)(event, before, { gain: gain.amount, settlement });
    const settled = settlement === undefined ? undefined : (0, settlement_1.resultOf)(settlement);
    const terms = { minimum, settled, gain: gain.amount, commission };
    return {
        lines: (0, coup_posting_1.postCoupPlayed)(event, before, { gain, commission }),
        session: { ...before.session, play },
        findings: (0, finding_1.about)([...findings, ...(0, coup_checks_1.checkCoup)(event.data, terms)], event.id),
        ...(judged === undefined ? {} : { byRules: judged }),
    };
}
/** A coup is void; if it was settled, its bank is as if it had not been. */
function judgeCoupVoided(event, before) {
    const voided = (0, void_judge_1.judgeVoided)(event, before);
    const entry = (0, void_posting_1.entryVoidedBy)(event, before);
    const play = entry === undefined ? before.session.play : (0, player_bank_1.playAfterVoidedCoup)(event, before, entry);
    return {
        ...voided,
        session: { ...before.session, play },
        findings: [...(voided.findings ?? []), ...(0, finding_1.about)((0, session_checks_1.checkVoidedCoup)(event, before), event.id)],
    };
}
//# sourceMappingURL=coup.judge.js.map