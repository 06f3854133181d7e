"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.paiGowChecks = void 0;
const money_1 = require("../../kernel/money");
const rational_1 = require("../../kernel/rational");
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const rounding_step_1 = require("../_mechanics/rounding-step");
const stake_limits_1 = require("../_mechanics/stake-limits");
const house_poker_checks_1 = require("../house-poker/house-poker-checks");
const one_player_seats_1 = require("../house-poker/one-player-seats");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const bank_rotation_1 = require("./bank-rotation");
const reported_pai_gow_1 = require("./reported-pai-gow");
/** What is checked of pai gow poker. */
const paiGowChecks = (facts) => {
    const shared = (0, house_poker_checks_1.housePokerChecks)(facts, {
        read: reported_pai_gow_1.dealtOf,
        check: (checked, setting) => {
            const deal = (0, reported_pai_gow_1.paiGowOf)(checked.round.outcome);
            return deal === undefined ? [] : checkDeal(facts, checked, { deal, setting });
        },
    });
    return {
        ...shared,
        opening: (opening, setting) => [
            ...shared.opening(opening, setting),
            ...checkLowerMaximum(facts, opening.terms, setting),
        ],
        limitChange: (change, setting) => [
            ...shared.limitChange(change, setting),
            ...checkLowerMaximum(facts, change.after, setting),
        ],
    };
};
exports.paiGowChecks = paiGowChecks;
const checkDeal = (facts, checked, { deal, setting }) => [
    ...checkLimits(facts, checked, setting),
    ...(0, one_player_seats_1.checkOnePlayerSeats)(checked.round.bets, facts.rules.seats),
    ...checkCommission(facts, deal),
    ...checkBankStakes(facts, checked, { deal, setting }),
    ...(0, bank_rotation_1.checkTurn)(facts, deal, checked.round.before),
    ...(0, bank_rotation_1.checkDice)(facts, deal, setting.terms),
    ...(0, rounding_step_1.checkHouseRounding)(checked.settlement),
];
function checkLimits({ rules, multiple }, { round, settlement }, setting) {
    const { terms } = setting;
    if (terms === undefined)
        return [];
    const limitsOf = (type) => {
        if (type !== 'player-bet')
            return {};
        const most = (0, authorised_terms_1.maximumOf)(terms, type) ?? multiple * terms.minimum;
        return {
            minimum: { amount: terms.minima?.[type] ?? terms.minimum, rule: rules.limits },
            maximum: { amount: most, rule: rules.limits },
        };
    };
    return (0, stake_limits_1.checkStakes)(round, settlement, limitsOf, setting);
}
/** "In every case" 25 times: a lower maximum is worth a look, unless it is read as the highest there may be. */
function checkLowerMaximum({ rules, multiple, maximum }, terms, { currency, answers }) {
    const most = (0, authorised_terms_1.maximumOf)(terms, 'player-bet');
    const due = multiple * terms.minimum;
    const lowest = 'atLeast' in maximum ? maximum.atLeast * terms.minimum : due;
    if (most === undefined || most >= due || most < lowest || answers['OP2-26'] === 'at-most')
        return [];
    return [
        (0, rule_1.breach)(rules.maximum, {
            code: 'maximum-not-by-rule',
            severity: 'advisory',
            expected: `${(0, wording_1.money)(due, currency)} on player-bet`,
            found: (0, wording_1.money)(most, currency),
        }),
    ];
}
function checkCommission({ rules, commission }, { commission: announced }) {
    if (announced === undefined)
        return [];
    const rate = (0, rational_1.rational)(BigInt(announced.numerator), BigInt(announced.denominator));
    if ((0, rational_1.compare)(rate, commission.atMost) <= 0)
        return [];
    return [
        (0, rule_1.breach)(rules.commission, {
            code: 'commission-above-maximum',
            severity: 'violation',
            expected: `at most ${(0, wording_1.percentage)(commission.atMost)} of the prize`,
            found: (0, wording_1.percentage)(rate),
        }),
    ];
}
/** A player's bank puts up what covers every bet against it; nobody else puts up a bank, or bets against himself. */
function checkBankStakes({ rules }, checked, { deal, setting: { currency } }) {
    const counted = (0, house_poker_checks_1.countedBets)(checked);
    const against = counted.filter(({ type }) => type === 'player-bet');
    const refused = checked.round.bets.filter(({ type, seat }) => (type === 'bank') !== (deal.bank !== 'croupier' && seat === deal.bank));
    const notAvailable = refused
        .filter(({ type, seat }) => type === 'bank' || (type === 'player-bet' && seat === deal.bank))
        .map(({ betId, type, seat }) => (0, rule_1.breach)(rules.bank, {
        code: 'bet-not-available',
        severity: 'violation',
        expected: `a bank put up at ${nameOf(deal.bank)} only, and bets of the others`,
        found: `${type} at seat ${seat ?? 'none'}`,
        betIds: [betId],
    }));
    if (deal.bank === 'croupier')
        return notAvailable;
    const due = (0, money_1.sumMinor)(against.map(({ stake }) => stake)) + deal.croupierStake;
    const stakes = counted.filter(({ type }) => type === 'bank').map(({ stake }) => stake);
    const putUp = (0, money_1.sumMinor)(stakes);
    if (stakes.length > 0 && putUp >= due)
        return notAvailable;
    const missing = (0, rule_1.breach)(rules.bank, {
        code: 'bank-below-bets',
        severity: 'violation',
        expected: `${(0, wording_1.money)(due, currency)} put up by ${nameOf(deal.bank)}, which covers every bet`,
        found: stakes.length === 0 ? 'no bank' : (0, wording_1.money)(putUp, currency),
    });
    return [...notAvailable, missing];
}
const nameOf = (position) => position === 'croupier' ? 'the croupier' : `seat ${position}`;
//# sourceMappingURL=pai-gow-checks.js.map