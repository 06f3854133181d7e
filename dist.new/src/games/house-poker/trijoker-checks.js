"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trijokerChecks = void 0;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const carrusel_checks_1 = require("./carrusel-checks");
const interconnected_poker_1 = require("./interconnected-poker");
const dealt_hands_1 = require("./dealt-hands");
const bet_options_1 = require("./bet-options");
const box_limits_1 = require("./box-limits");
const house_poker_checks_1 = require("./house-poker-checks");
const one_player_seats_1 = require("./one-player-seats");
const trijoker_hand_1 = require("./trijoker-hand");
const trijoker_settlement_1 = require("./trijoker-settlement");
/** What is checked of trijoker. */
const trijokerChecks = (facts) => (0, house_poker_checks_1.housePokerChecks)(facts, {
    read: trijoker_settlement_1.trijokerDeal,
    check: (checked, setting) => [
        ...(0, box_limits_1.boxLimits)(facts.rules.limits, checked, setting),
        ...checkBoxes(facts, (0, house_poker_checks_1.countedBets)(checked), setting),
        ...(0, one_player_seats_1.checkOnePlayerSeats)(checked.round.bets, facts.rules.seats),
        ...checkExposed(facts, checked),
        ...checkReadings(facts, checked, setting),
        ...(0, carrusel_checks_1.checkCarrusel)(interconnected_poker_1.INTERCONNECTED_CARRUSEL, checked, {
            setting,
            hasBet: ({ seat }) => checked.round.bets.some((bet) => bet.seat === seat),
        }),
    ],
});
exports.trijokerChecks = trijokerChecks;
/** At each seat the three bets, all of one amount, and the last of them never withdrawn. */
function checkBoxes(facts, bets, { currency }) {
    const seats = [...new Set(bets.map(({ seat }) => seat))];
    return [
        ...seats.flatMap((seat) => checkThreeBets(facts, bets.filter((bet) => bet.seat === seat), currency)),
        ...bets.flatMap((bet) => checkWithdrawal(facts, bet)),
    ];
}
function checkThreeBets({ rules, bets: boxes }, bets, currency) {
    const amounts = boxes.map(({ type }) => bets.filter((bet) => bet.type === type).reduce((sum, { stake }) => sum + stake, 0n));
    if (amounts.every((amount) => amount === amounts[0]))
        return [];
    return [
        (0, rule_1.breach)(rules.threeBets, {
            code: 'three-bets-not-equal',
            severity: 'violation',
            expected: 'three bets of one amount',
            found: `${amounts.map((amount) => (0, wording_1.money)(amount, currency)).join(', ')} at seat ${bets[0]?.seat}`,
            betIds: bets.map(({ betId }) => betId),
        }),
    ];
}
function checkWithdrawal({ rules, bets }, placed) {
    const bet = bets.find(({ type }) => type === placed.type);
    const isWithdrawn = (0, bet_options_1.optionsOf)(trijoker_settlement_1.TRIJOKER_OPTIONS, placed.options)?.withdrawn === true;
    if (!isWithdrawn || bet?.withdrawn !== undefined)
        return [];
    return [
        (0, rule_1.breach)(rules.thirdStays, {
            code: 'withdrawal-not-available',
            severity: 'violation',
            expected: `${placed.type} in play to the end`,
            found: 'withdrawn',
            betIds: [placed.betId],
        }),
    ];
}
/** A hand that should have been null, a high common card having been seen too early. */
function checkExposed({ rules, nullFromRank }, { round, dealt }) {
    const { exposed } = round.outcome;
    const card = exposed === undefined ? undefined : dealt.common[exposed === 'left' ? 0 : 1];
    if (card === undefined || !(0, trijoker_hand_1.isFromRank)(card, nullFromRank))
        return [];
    return [
        (0, rule_1.breach)(rules.exposed, {
            code: 'null-play-settled',
            severity: 'violation',
            expected: `a null hand, the ${exposed} common card being seen too early`,
            found: `settled with ${card}`,
        }),
    ];
}
/** Hands that are a straight in one reading of the ace and nothing in the other. */
function checkReadings(facts, { round, dealt }, { answers }) {
    const readings = [(0, trijoker_hand_1.prizeTeller)(facts, 'high-only'), (0, trijoker_hand_1.prizeTeller)(facts, 'low-too')];
    return dealt.hands.flatMap((hand) => {
        const five = (0, trijoker_hand_1.fiveCards)([...hand.cards, ...dealt.common]);
        const betIds = round.bets.filter((bet) => (0, dealt_hands_1.handAt)(dealt, bet) === hand).map(({ betId }) => betId);
        if (five === undefined || betIds.length === 0)
            return [];
        const [one, other] = readings.map((prizeOf) => prizeOf(five));
        if (one === other)
            return [];
        return [
            (0, rule_1.breach)(facts.rules.lowAce, {
                code: 'combination-readings-differ',
                severity: 'advisory',
                expected: answers['OP2-11'] === 'high-only' ? 'no straight' : 'a straight',
                found: `${hand.cards.join(' ')} with ${dealt.common.join(' ')}`,
                betIds,
            }),
        ];
    });
}
//# sourceMappingURL=trijoker-checks.js.map