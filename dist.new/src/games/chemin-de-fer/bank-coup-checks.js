"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBankCoup = checkBankCoup;
const bank_findings_1 = require("../player-bank/bank-findings");
const garages_1 = require("../player-bank/garages");
const wording_1 = require("../wording");
const bank_limits_1 = require("./bank-limits");
const chemin_de_fer_register_1 = require("./chemin-de-fer.register");
/** A coup of a bank: whether it may still play, what was set aside before the bets, and what was announced. */
function checkBankCoup(life, coup, setting) {
    const { tenure } = life;
    if (tenure?.bank !== coup.bank)
        return bank_findings_1.FINE;
    return [
        ...checkKept(tenure),
        ...checkVoluntary(tenure, coup, setting),
        ...checkImproper(life, tenure, coup, setting),
        ...checkTodoVa(life, coup, setting),
        ...checkAnnounced(tenure, coup, setting),
        ...checkRisked(tenure, coup, setting),
    ];
}
/** A bank that lost a coup goes on to the next seat. */
const checkKept = ({ last }) => last === 'lost'
    ? (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bankEnds, 'bank-kept-after-loss', 'the bank goes to the seat on the right', 'a further coup')
    : bank_findings_1.FINE;
/** Winnings may be set aside once they exceed the threshold, and no more than there are. */
function checkVoluntary(tenure, { garages }, setting) {
    let before = tenure;
    return garages.flatMap((move) => {
        const findings = checkSetAside(before, move, setting);
        before = (0, garages_1.moveGarage)(before, move);
        return findings;
    });
}
function checkSetAside({ wonNet, wonGross }, { kind, move, amount }, setting) {
    if (kind !== 'voluntary' || move !== 'set-aside')
        return bank_findings_1.FINE;
    const { currency, answers } = setting;
    const won = answers['OP1-17'] === 'gross-any-part' ? wonGross : wonNet;
    const threshold = (0, bank_limits_1.garageThreshold)(setting);
    if (threshold !== undefined && won <= threshold) {
        const expected = `winnings above ${(0, wording_1.money)(threshold, currency)}`;
        return (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.garageThreshold, 'garage-below-threshold', expected, (0, wording_1.money)(won, currency));
    }
    const limit = { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.voluntaryGarage, code: 'garage-above-winnings', currency };
    return answers['OP1-17'] === 'net-all-at-once' ? (0, bank_findings_1.exactly)(won, amount, limit) : (0, bank_findings_1.atMost)(won, amount, limit);
}
/** What exceeds the most a bank may be is set aside before bets are taken, and nothing else is. */
function checkImproper(life, tenure, coup, setting) {
    const moves = coup.garages.filter(({ kind }) => kind === 'improper');
    if (coup.allIn || (coup.played === 0n && moves.length === 0))
        return bank_findings_1.FINE;
    const { inPlay, improper } = (0, garages_1.moveGarages)(tenure, coup);
    const due = (0, garages_1.improperOf)(inPlay + improper, (0, bank_limits_1.maximumOfBank)((0, bank_limits_1.modeAt)(life, setting), setting));
    return (0, bank_findings_1.exactly)(due, improper, {
        rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.garage,
        code: 'improper-garage-differs',
        currency: setting.currency,
    });
}
const checkTodoVa = (life, { allIn }, setting) => allIn && (0, bank_limits_1.modeAt)(life, setting) === 'limited'
    ? (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.todoVa, 'todo-va-not-allowed', 'an unlimited bank', '"todo va" on a limited one')
    : bank_findings_1.FINE;
/** What the banker announces is what he put up and won, less what is set aside. */
function checkAnnounced(tenure, coup, { currency, answers }) {
    const inPlay = (0, garages_1.inPlayBefore)(tenure, coup, answers['OP1-16'] === 'stays-in-garage');
    const rule = tenure.last === 'won' ? chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.winningsJoin : chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bankInPlay;
    return (0, bank_findings_1.exactly)(inPlay, coup.announced, { rule, code: 'bank-amount-differs', currency });
}
/** What no bet covers is out of play, so that a bank never answers for more than it has. */
function checkRisked(tenure, coup, { currency, answers }) {
    if (coup.played === 0n)
        return bank_findings_1.FINE;
    const inPlay = (0, garages_1.inPlayBefore)(tenure, coup, answers['OP1-16'] === 'stays-in-garage');
    return (0, bank_findings_1.atMost)(inPlay, coup.played, { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.mandatoryGarage, code: 'coverage-differs', currency });
}
//# sourceMappingURL=bank-coup-checks.js.map