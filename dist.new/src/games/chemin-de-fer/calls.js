"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkCalls = void 0;
const banco_seguido_1 = require("../player-bank/banco-seguido");
const coup_checks_1 = require("../player-bank/coup-checks");
const coup_outcome_1 = require("../player-bank/coup-outcome");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const chemin_de_fer_register_1 = require("./chemin-de-fer.register");
/** Calls for the bank or a part of it: who may make them, and for how much; and no bet above the bank. */
const checkCalls = (coup, setting) => [
    ...coup.round.bets.flatMap((bet) => checkCalledAmount(bet, coup, setting)),
    ...checkConLaMesa(coup),
    ...checkSeguido(coup),
];
exports.checkCalls = checkCalls;
/** Banco is the whole bank, con la mesa half of it, último completo what is left; any other bet at most all. */
function checkCalledAmount(bet, coup, setting) {
    const bank = (0, coup_outcome_1.inPlayOf)(coup.round, coup.outcome);
    if (bank === undefined)
        return [];
    const { currency } = setting;
    if ((0, banco_seguido_1.isBanco)(bet)) {
        return bet.stake === bank ? [] : [calledOther('banco-not-whole-bank', bet, [bank], currency)];
    }
    if (bet.type === 'banco-con-la-mesa') {
        const halves = halvesOf(bank, setting);
        return halves.includes(bet.stake) ? [] : [calledOther('banco-mesa-not-half', bet, halves, currency)];
    }
    if (bet.type === 'ultimo-completo')
        return checkCompletes(bet, bank, coup, currency);
    return bet.stake > bank ? [(0, coup_checks_1.overLimit)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.betMaximum, bet, bank, currency)] : [];
}
/** Half of the bank: exactly, or up to the step of the table where that is how the casino reads it. */
function halvesOf(bank, { terms, answers }) {
    const exact = (bank + 1n) / 2n;
    const step = terms?.step ?? 1n;
    if (answers['OP1-20'] === 'exact-half' || step <= 1n)
        return [exact];
    const upToStep = ((exact + step - 1n) / step) * step;
    return bank % 2n === 0n && upToStep !== exact ? [exact, upToStep] : [upToStep];
}
/** Who calls último completo fills up what the others leave of the bank. */
function checkCompletes(bet, bank, { round: { bets } }, currency) {
    const others = bets.filter((each) => each !== bet).reduce((sum, { stake }) => sum + stake, 0n);
    const left = bank > others ? bank - others : 0n;
    return bet.stake === left ? [] : [calledOther('banco-mesa-not-half', bet, [left], currency)];
}
function calledOther(code, { betId, type, stake }, amounts, currency) {
    return (0, rule_1.breach)(code === 'banco-not-whole-bank' ? chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.banco : chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bancoConLaMesa, {
        code,
        severity: 'violation',
        expected: amounts.map((amount) => (0, wording_1.money)(amount, currency)).join(' or '),
        found: `${(0, wording_1.money)(stake, currency)} as ${type}`,
        betIds: [betId],
    });
}
/** Con la mesa is called where nobody makes banco, and último completo where somebody called con la mesa. */
function checkConLaMesa({ round: { bets } }) {
    const banco = bets.find(banco_seguido_1.isBanco);
    const conLaMesa = bets.filter(({ type }) => type === 'banco-con-la-mesa');
    const completing = bets.filter(({ type }) => type === 'ultimo-completo');
    const inVain = banco === undefined ? [] : [...conLaMesa, ...completing];
    const alone = conLaMesa.length === 0 ? completing : [];
    return [...new Set([...inVain, ...alone, ...conLaMesa.slice(1)])].map(({ betId, type }) => (0, rule_1.breach)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bancoConLaMesa, {
        code: 'call-not-available',
        severity: 'violation',
        expected: 'one call of con la mesa, where nobody makes banco, and último completo after it',
        found: `${type}${banco === undefined ? '' : `, ${banco.type} having been called`}`,
        betIds: [betId],
    }));
}
/** Banco seguido is the right of who lost the coup before as banco, or alone, against the same bank. */
function checkSeguido({ round, outcome }) {
    if (round.before === undefined || outcome.bank === undefined)
        return [];
    const right = (0, banco_seguido_1.seguidoRight)(round);
    const mayCall = right?.bank === outcome.bank ? right.player : undefined;
    return round.bets
        .filter(({ type, player }) => type === 'banco-seguido' && player !== undefined && player !== mayCall)
        .map(({ betId, player }) => (0, rule_1.breach)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bancoSeguido, {
        code: 'call-not-available',
        severity: 'violation',
        expected: mayCall === undefined ? 'no banco seguido: nobody lost the bank before' : mayCall,
        found: `banco seguido by ${player}`,
        betIds: [betId],
    }));
}
//# sourceMappingURL=calls.js.map