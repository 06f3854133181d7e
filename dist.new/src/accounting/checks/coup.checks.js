"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkCoup = void 0;
const coup_gain_1 = require("../../domain/player-bank/coup-gain");
const money_1 = require("../../kernel/money");
/** Holds the declared figures of a coup against its bets, and its commission against the rule of the game. */
const checkCoup = (coup, terms) => [
    ...checkTotals(coup, terms),
    ...checkCommission(coup, terms),
];
exports.checkCoup = checkCoup;
/** A coup reported without its bets has nothing to be held against. */
function checkTotals(coup, { minimum, settled }) {
    if (coup.totals === undefined || coup.bets.length === 0)
        return [];
    const declared = (0, money_1.minorFromWire)(coup.totals.collected) - (0, money_1.minorFromWire)(coup.totals.paid);
    const derived = settled ?? (0, coup_gain_1.gainFromBets)(coup, minimum);
    if (declared === derived)
        return [];
    return [
        {
            code: 'coup-totals-differ',
            severity: 'violation',
            ruleId: 'L-rule-1',
            citation: 'what the table declares is posted, what it does not is derived; that both differ is a finding',
            expected: `a net gain of ${derived}, what bets and results add up to`,
            found: `${declared} declared and posted`,
        },
    ];
}
/** Identity A6: the commission of a gain, rounded once; none of a loss. */
function checkCommission(coup, { gain, commission: due }) {
    const { commission } = coup;
    if (commission === undefined || due === undefined)
        return [];
    const dropped = (0, money_1.minorFromWire)(commission.amount);
    if (dropped === due.amount)
        return [];
    return [
        {
            code: 'commission-differs',
            severity: 'violation',
            ruleId: due.rule.id,
            citation: due.rule.citation,
            expected: `${due.amount} of a net gain of ${gain}`,
            found: `${dropped} dropped and posted`,
        },
    ];
}
//# sourceMappingURL=coup.checks.js.map