"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.threeCardPokerChecks = void 0;
const money_1 = require("../../kernel/money");
const box_limits_1 = require("./box-limits");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const bet_options_1 = require("./bet-options");
const carrusel_checks_1 = require("./carrusel-checks");
const interconnected_poker_1 = require("./interconnected-poker");
const forfeited_bets_1 = require("./forfeited-bets");
const house_poker_checks_1 = require("./house-poker-checks");
const one_player_seats_1 = require("./one-player-seats");
const three_card_poker_settlement_1 = require("./three-card-poker-settlement");
/** What is checked of three card poker. */
const threeCardPokerChecks = (facts) => (0, house_poker_checks_1.housePokerChecks)(facts, {
    read: three_card_poker_settlement_1.threeCardDeal,
    check: (checked, setting) => [
        ...(0, box_limits_1.boxLimits)(facts.rules.limits, checked, setting),
        ...checkHands(facts, (0, house_poker_checks_1.countedBets)(checked), setting),
        ...(0, one_player_seats_1.checkOnePlayerSeats)(checked.round.bets, facts.rules.seats),
        ...(0, forfeited_bets_1.checkForfeits)(checked.settlement, facts.rules.forfeited),
        ...(0, carrusel_checks_1.checkCarrusel)(interconnected_poker_1.INTERCONNECTED_CARRUSEL, checked, {
            setting,
            hasBet: ({ seat }) => checked.round.bets.some((bet) => bet.seat === seat),
        }),
    ],
});
exports.threeCardPokerChecks = threeCardPokerChecks;
/** By seat: the bet is what the ante is, and follows no ante that was surrendered. */
function checkHands({ rules }, bets, { currency }) {
    return [...new Set(bets.map(({ seat }) => seat))].flatMap((seat) => {
        const of = (wanted) => bets.filter((bet) => bet.seat === seat && bet.type === wanted);
        const [antes, further] = [of('ante'), of('bet')];
        if (further.length === 0)
            return [];
        const betIds = [...antes, ...further].map(({ betId }) => betId);
        const [ante, bet] = [antes, further].map((each) => (0, money_1.sumMinor)(each.map(({ stake }) => stake)));
        const wasGivenUp = antes.some(({ options }) => (0, bet_options_1.optionsOf)(three_card_poker_settlement_1.THREE_CARD_OPTIONS, options)?.surrendered === true);
        const findings = [];
        if (ante !== bet) {
            findings.push((0, rule_1.breach)(antes.length === 0 ? rules.initialBets : rules.betEqualsAnte, {
                code: 'extra-bet-differs',
                severity: 'violation',
                expected: `${(0, wording_1.money)(ante ?? 0n, currency)}, as on the ante`,
                found: `${(0, wording_1.money)(bet ?? 0n, currency)} at seat ${seat}`,
                betIds,
            }));
        }
        if (wasGivenUp) {
            findings.push((0, rule_1.breach)(rules.surrendered, {
                code: 'bet-after-surrender',
                severity: 'violation',
                expected: 'no further bet on a hand that was given up',
                found: `one at seat ${seat}`,
                betIds,
            }));
        }
        return findings;
    });
}
//# sourceMappingURL=three-card-poker-checks.js.map