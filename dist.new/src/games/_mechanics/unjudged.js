"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.unjudgedRound = unjudgedRound;
exports.checkFaults = checkFaults;
const round_1 = require("../round");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const banked_bets_1 = require("./banked-bets");
/** The settlement of a round whose outcome cannot be read: nothing is derived, and what was held stays held. */
function unjudgedRound(round, rule, expected) {
    return {
        bets: round.bets.map((bet) => (0, banked_bets_1.notJudged)(bet)),
        commissions: [],
        pools: [],
        awards: [],
        after: round.before ?? round_1.EMPTY_TABLE,
        complete: false,
        fault: { code: 'outcome-not-readable', rule, expected, found: (0, wording_1.reported)(round.outcome) },
    };
}
/** What settle could not judge: the outcome, and each kind of fault of a bet once, with the bets that have it. */
function checkFaults({ bets, fault }) {
    const findings = fault === undefined ? [] : [faultFound(fault)];
    const byFault = new Map();
    for (const bet of bets) {
        if (bet.fault === undefined)
            continue;
        const key = `${bet.fault.code} ${bet.fault.found}`;
        const betIds = byFault.get(key);
        if (betIds !== undefined)
            betIds.push(bet.betId);
        else {
            const first = [bet.betId];
            byFault.set(key, first);
            findings.push({ ...faultFound(bet.fault), betIds: first });
        }
    }
    return findings;
}
const faultFound = ({ code, rule, expected, found }) => (0, rule_1.breach)(rule, { code, severity: 'violation', expected, found });
//# sourceMappingURL=unjudged.js.map