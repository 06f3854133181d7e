"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkInsurance = checkInsurance;
exports.checkPurchases = checkPurchases;
const money_1 = require("../../kernel/money");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const bet_options_1 = require("./bet-options");
const caribbean_stud_round_1 = require("./caribbean-stud-round");
/** Insurance is one amount for all, and at most half of the minimum; the table may say which ("insurance"). */
function checkInsurance({ insurance }, bets, { terms, currency }) {
    const insured = bets.filter(({ type }) => type === 'insurance');
    const fixed = terms?.minima?.['insurance'] ?? insured[0]?.stake;
    if (insurance === undefined || fixed === undefined)
        return [];
    const most = terms === undefined ? fixed : terms.minimum / insurance.mostOfMinimum;
    return insured
        .filter(({ stake }) => stake !== fixed || stake > most)
        .map(({ betId, stake }) => (0, rule_1.breach)(insurance.fixed, {
        code: stake === fixed ? 'over-limit' : 'insurance-amount-differs',
        severity: 'violation',
        expected: stake === fixed ? `at most ${(0, wording_1.money)(most, currency)} of insurance` : (0, wording_1.money)(fixed, currency),
        found: (0, wording_1.money)(stake, currency),
        betIds: [betId],
    }));
}
/** A card costs the initial bet, is exchanged for one that was dealt, and never on a box that is played blind. */
function checkPurchases({ purchase }, bets, { dealt, currency }) {
    if (purchase === undefined)
        return [];
    return dealt.hands.flatMap(({ seat, discarded }) => {
        const ofBox = bets.filter((bet) => bet.seat === seat);
        const bought = ofBox.filter(({ type }) => type === 'card-purchase');
        const betIds = bought.map(({ betId }) => betId);
        const price = sumOf(bought);
        const initial = ofBox.filter(({ type }) => type === 'initial-bet');
        const prices = bought.map(({ player }) => sumOf(initial.filter((bet) => player === undefined || bet.player === undefined || bet.player === player)));
        const findings = [];
        if ((discarded === undefined) !== (bought.length === 0)) {
            const expected = 'a card exchanged for each that is paid';
            const found = `${bought.length} paid, ${discarded === undefined ? 'none' : discarded} exchanged at seat ${seat}`;
            findings.push((0, rule_1.breach)(purchase.rule, {
                code: 'card-purchase-differs',
                severity: 'violation',
                expected,
                found,
                betIds,
            }));
        }
        if (bought.length > 0 && !prices.includes(price)) {
            findings.push((0, rule_1.breach)(purchase.price, {
                code: 'extra-bet-differs',
                severity: 'violation',
                expected: `${(0, wording_1.money)(prices[0] ?? 0n, currency)}, as the initial bet`,
                found: `${(0, wording_1.money)(price, currency)} for a card`,
                betIds,
            }));
        }
        if (bought.length > 0 && ofBox.some(isBlind)) {
            const [expected, found] = ['no card for a box that is played blind', `one at seat ${seat}`];
            findings.push((0, rule_1.breach)(purchase.notBlind, {
                code: 'card-purchase-differs',
                severity: 'violation',
                expected,
                found,
                betIds,
            }));
        }
        return findings;
    });
}
const isBlind = ({ options }) => (0, bet_options_1.optionsOf)(caribbean_stud_round_1.CARIBBEAN_OPTIONS, options)?.blind === true;
const sumOf = (bets) => (0, money_1.sumMinor)(bets.map(({ stake }) => stake));
//# sourceMappingURL=caribbean-stud-options.js.map