"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.applyBankRules = applyBankRules;
exports.applyRulesToCoup = applyRulesToCoup;
exports.playAfterVoidedCoup = playAfterVoidedCoup;
const bank_report_1 = require("../../domain/player-bank/bank-report");
const coup_round_1 = require("../../domain/player-bank/coup-round");
const bank_life_1 = require("../../games/bank-life");
const judge_round_1 = require("../../games/judge-round");
const follow_bank_1 = require("../../games/player-bank/follow-bank");
const money_1 = require("../../kernel/money");
const bank_lines_1 = require("../bank-lines");
const rules_at_table_1 = require("./rules-at-table");
const lifeIn = ({ session }) => session.play.banks ?? bank_life_1.NO_BANK;
/** Follows and checks what an event reports of the life of a bank. Total; nothing where the game has no banks. */
function applyBankRules(event, before) {
    const { play, banks } = before.session;
    const found = bankRulesAt(event, before);
    const report = found === undefined ? undefined : (0, bank_report_1.bankReportOf)(event, banks);
    if (found === undefined || report === undefined)
        return { findings: [], play };
    const life = lifeIn(before);
    const after = { ...withoutLastCoup(play), banks: (0, follow_bank_1.followBank)(life, report) };
    return { findings: checked(found, life, report), play: after };
}
/** A coup is the last one until something else is heard of the bank. */
const withoutLastCoup = ({ lastCoup: _lastCoup, ...play }) => play;
/** Settles and checks a coup, and follows what it did to the bank. Total. */
function applyRulesToCoup(event, before) {
    const { play } = before.session;
    const found = bankRulesAt(event, before);
    if (found === undefined)
        return { findings: [], play };
    const life = lifeIn(before);
    const round = (0, coup_round_1.roundOfCoup)(event.data, bankAtCoup(found, life, play));
    const judged = (0, judge_round_1.judgeRound)(found.rules, round, found.setting);
    const report = (0, coup_round_1.coupOfBank)(event.data, round, judged.settlement);
    return {
        judged,
        findings: [...judged.findings, ...checked(found, life, report)],
        play: {
            ...play,
            banks: (0, follow_bank_1.followBank)(life, report),
            left: judged.settlement.after,
            lastCoup: lastCoupOf(event.data, round, { life, play }),
        },
    };
}
const lastCoupOf = ({ shoeNo, coupNo }, { bets }, { life, play }) => ({
    shoeNo,
    coupNo,
    bets: bets.map(({ betId, player, stake }) => ({
        betId,
        stake,
        ...(player === undefined ? {} : { player }),
    })),
    banks: life,
    ...(play.left === undefined ? {} : { left: play.left }),
});
const playBefore = ({ banks, left }, { lastCoup: _lastCoup, left: _left, ...play }) => ({ ...play, banks, ...(left === undefined ? {} : { left }) });
/**
 * The play after the entry of a settled coup was reversed: as it was before the coup, if that was the last thing heard
 * of the bank, else with what the coup had brought taken from the bank again.
 */
function playAfterVoidedCoup({ data: { bank, shoeNo, coupNo } }, { session: { play } }, reversed) {
    const { lastCoup } = play;
    if (play.banks === undefined)
        return play;
    if (lastCoup?.shoeNo === shoeNo && lastCoup.coupNo === coupNo)
        return playBefore(lastCoup, play);
    const moves = (0, bank_lines_1.movesOf)(reversed.lines).filter((move) => move.bank === bank);
    const at = (place) => (0, money_1.sumMinor)(moves.filter((move) => move.place === place).map(({ amount }) => amount));
    const commission = (0, money_1.sumMinor)(reversed.lines.filter(({ account }) => account.startsWith('commission:')).map(({ credit }) => credit));
    const report = {
        kind: 'coup-voided',
        bank,
        inPlay: at('in-play'),
        voluntary: at('voluntary'),
        improper: at('improper'),
        commission,
    };
    return { ...play, banks: (0, follow_bank_1.followBank)(play.banks, report) };
}
function bankAtCoup({ rules, setting }, life, play) {
    return {
        life,
        isOverTwoCloths: Object.hasOwn(rules.shapes.bets, 'astride'),
        mode: life.tenure?.mode ?? setting.terms?.bank,
        uncoveredStays: setting.answers['OP1-16'] === 'stays-in-garage',
        before: play.left ?? { held: [], released: [] },
    };
}
/** The rules at a table where players hold the bank; undefined at any other. */
function bankRulesAt(event, before) {
    const found = (0, rules_at_table_1.rulesAtTable)(event, before);
    if (!found?.ok || found.value.rules.checks.bank === undefined)
        return undefined;
    const staff = before.session.play.staff.map(({ id }) => id);
    return { ...found.value, setting: { ...found.value.setting, staff } };
}
const checked = ({ rules, setting }, life, report) => rules.checks.bank?.(life, report, setting) ?? [];
//# sourceMappingURL=player-bank.js.map