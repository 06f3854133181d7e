"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.twoTableauxChecks = void 0;
const bank_game_checks_1 = require("../player-bank/bank-game-checks");
const bank_findings_1 = require("../player-bank/bank-findings");
const coup_checks_1 = require("../player-bank/coup-checks");
const coup_outcome_1 = require("../player-bank/coup-outcome");
const wording_1 = require("../wording");
const bank_checks_1 = require("./bank-checks");
const two_tableaux_register_1 = require("./two-tableaux.register");
/** What is checked of baccarat over two tableaux. */
const twoTableauxChecks = (facts) => (0, bank_game_checks_1.bankGameChecks)(facts, {
    bank: (0, bank_checks_1.twoTableauxBankChecks)(facts),
    coup: (coup, setting) => [...checkMaxima(coup, setting), ...checkBanco(coup, setting)],
    terms: checkFreeMaxima,
    opening: (opening) => [...checkNewDecks(opening.newDecks), ...checkQuotas(opening)],
    shoe: ({ newDecks }) => checkNewDecks(newDecks),
    room: () => bank_findings_1.FINE,
});
exports.twoTableauxChecks = twoTableauxChecks;
const isCall = ({ type }) => type.startsWith('banco');
/** Bets are up to the maximum of the table, but for banco, and with a free bank. */
function checkMaxima({ round, outcome }, { terms, currency }) {
    if (terms === undefined || (0, coup_outcome_1.modeOf)(outcome, terms) === 'free')
        return bank_findings_1.FINE;
    return round.bets.flatMap((bet) => {
        const most = terms.maxima?.[bet.type] ?? terms.maxima?.['*'] ?? terms.authorised?.maxima?.['*'];
        const isOver = most !== undefined && !isCall(bet) && bet.stake > most;
        return isOver ? [(0, coup_checks_1.overLimit)(two_tableaux_register_1.TWO_TABLEAUX_RULES.minimum, bet, most, currency)] : bank_findings_1.FINE;
    });
}
/** Banco stakes the whole bank, half of it on each cloth, the odd unit on the first. */
function checkBanco({ round, outcome }, { currency }) {
    const bank = (0, coup_outcome_1.inPlayOf)(round, outcome);
    if (bank === undefined)
        return bank_findings_1.FINE;
    const due = {
        banco: bank,
        'banco-cloth-1': bank - bank / 2n,
        'banco-cloth-2': bank / 2n,
    };
    return round.bets.filter(isCall).flatMap(({ type, stake }) => {
        const amount = due[type];
        if (amount === undefined || amount === stake)
            return bank_findings_1.FINE;
        const found = `${(0, wording_1.money)(stake, currency)} as ${type}`;
        return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.banco, 'banco-not-whole-bank', (0, wording_1.money)(amount, currency), found);
    });
}
function checkFreeMaxima({ bank, maxima }, { currency }) {
    const configured = Object.values(maxima ?? {})[0];
    if (bank !== 'free' || configured === undefined)
        return bank_findings_1.FINE;
    return (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.noMaximum, 'maximum-not-by-rule', 'no maximum', (0, wording_1.money)(configured, currency));
}
const checkNewDecks = (newDecks) => newDecks === false ? (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.decks, 'cards-from-old-decks', 'new decks', 'used ones') : bank_findings_1.FINE;
const SESSIONS_A_DAY = 2;
/** Of a free bank two sessions a day, at one table of the house. */
function checkQuotas({ terms, sessionNo = 1, freeBankAt = [] }) {
    if (terms.bank !== 'free')
        return bank_findings_1.FINE;
    const exceeds = (expected, found) => (0, bank_findings_1.broken)(two_tableaux_register_1.TWO_TABLEAUX_RULES.quotas, 'free-bank-quota', expected, found);
    return [
        ...(sessionNo > SESSIONS_A_DAY
            ? exceeds(`${SESSIONS_A_DAY} sessions a day`, `session ${sessionNo}`)
            : bank_findings_1.FINE),
        ...(freeBankAt.length > 0
            ? exceeds('one table with a free bank', `one more, after ${freeBankAt.join(', ')}`)
            : bank_findings_1.FINE),
    ];
}
//# sourceMappingURL=two-tableaux-checks.js.map