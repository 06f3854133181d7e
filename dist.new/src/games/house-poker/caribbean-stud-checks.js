"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.caribbeanChecks = void 0;
const money_1 = require("../../kernel/money");
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const boxes_1 = require("../_mechanics/boxes");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const bet_options_1 = require("./bet-options");
const caribbean_stud_options_1 = require("./caribbean-stud-options");
const caribbean_stud_hand_1 = require("./caribbean-stud-hand");
const caribbean_stud_round_1 = require("./caribbean-stud-round");
const carrusel_checks_1 = require("./carrusel-checks");
const forfeited_bets_1 = require("./forfeited-bets");
const house_poker_checks_1 = require("./house-poker-checks");
/** What is checked of caribbean stud. */
const caribbeanChecks = (facts) => (0, house_poker_checks_1.housePokerChecks)(facts, {
    read: caribbean_stud_round_1.caribbeanDeal,
    check: (checked, setting) => {
        const bets = (0, house_poker_checks_1.countedBets)(checked);
        return [
            ...checkLimits(facts, bets, setting),
            ...checkDecisions(facts, bets, setting),
            ...(0, caribbean_stud_options_1.checkInsurance)(facts, bets, setting),
            ...(0, caribbean_stud_options_1.checkPurchases)(facts, bets, { dealt: checked.dealt, currency: setting.currency }),
            ...(0, forfeited_bets_1.checkForfeits)(checked.settlement, facts.rules.forfeited),
            ...checkReadings(facts, checked, setting),
            ...(0, carrusel_checks_1.checkCarrusel)(facts.carrusel, checked, {
                setting,
                hasBet: (stake) => (0, caribbean_stud_round_1.hasInitialBet)(stake, bets),
            }),
        ];
    },
});
exports.caribbeanChecks = caribbeanChecks;
const ofType = (bets, type) => bets.filter((bet) => bet.type === type);
/** Each initial bet has the minimum; those of a box together have the maximum. */
function checkLimits({ rules, playersOfBox }, bets, { terms, currency }) {
    const initial = ofType(bets, 'initial-bet');
    const players = (0, boxes_1.checkPlayersOfBoxes)(initial, playersOfBox, rules.players);
    if (terms === undefined)
        return players;
    const least = terms.minima?.['initial-bet'] ?? terms.minimum;
    const most = (0, authorised_terms_1.maximumOf)(terms, 'initial-bet');
    return [
        ...players,
        ...(0, boxes_1.checkLeast)(initial, { amount: least, rule: rules.limits }, currency),
        ...(most === undefined
            ? []
            : (0, boxes_1.checkMost)((0, boxes_1.boxesOf)(initial), { amount: most, rule: rules.perBox }, currency)),
    ];
}
/** Second bets are what they must be, and follow no "paso"; a backer who adds nothing is worth a look (OP2-20). */
function checkDecisions({ rules, secondBetTimes, backers }, bets, { currency }) {
    const owners = [...new Set(bets.map(ownerOf))];
    const silent = ofType(bets, 'initial-bet').filter((bet) => (0, caribbean_stud_round_1.goingOn)(bet, bets) === 'adds-nothing');
    return [
        ...owners.flatMap((owner) => {
            const theirs = bets.filter((bet) => ownerOf(bet) === owner);
            const [initial, second] = [ofType(theirs, 'initial-bet'), ofType(theirs, 'second-bet')];
            if (second.length === 0)
                return [];
            const betIds = [...initial, ...second].map(({ betId }) => betId);
            const due = secondBetTimes * (0, money_1.sumMinor)(initial.map(({ stake }) => stake));
            const staked = (0, money_1.sumMinor)(second.map(({ stake }) => stake));
            const differs = (0, rule_1.breach)(rules.secondBet, {
                code: 'extra-bet-differs',
                severity: 'violation',
                expected: `${(0, wording_1.money)(due, currency)}, ${secondBetTimes} × the initial bet`,
                found: `${(0, wording_1.money)(staked, currency)} at seat ${second[0]?.seat}`,
                betIds,
            });
            const afterPass = (0, rule_1.breach)(rules.decision, {
                code: 'bet-after-surrender',
                severity: 'violation',
                expected: 'no second bet on a hand that passed',
                found: `one at seat ${second[0]?.seat}`,
                betIds,
            });
            return [...(staked === due ? [] : [differs]), ...(hasPassed(second[0], bets) ? [afterPass] : [])];
        }),
        ...silent.map(({ betId, seat }) => (0, rule_1.breach)(backers ?? rules.decision, {
            code: 'second-bet-missing',
            severity: 'advisory',
            expected: `a second bet, as seat ${seat} goes on`,
            found: 'none',
            betIds: [betId],
        })),
    ];
}
const ownerOf = ({ seat, player }) => `${seat} ${player ?? ''}`;
const hasPassed = (of, bets) => bets.some(({ seat, options }) => seat === of?.seat && (0, bet_options_1.optionsOf)(caribbean_stud_round_1.CARIBBEAN_OPTIONS, options)?.passed === true);
/** Hands that another reading of what decides between equal categories would have settled otherwise. */
function checkReadings(facts, { round, dealt }, { answers }) {
    const readings = ['named-cards', 'every-card'].map((reading) => (0, caribbean_stud_hand_1.handReader)(facts, { ...answers, 'OP2-09': reading }));
    const house = (0, caribbean_stud_hand_1.fiveOf)(facts, dealt.dealer);
    if (house === undefined)
        return [];
    return dealt.hands.flatMap(({ seat, cards }) => {
        const five = (0, caribbean_stud_hand_1.fiveOf)(facts, cards);
        const betIds = round.bets
            .filter((bet) => bet.seat === seat && bet.type === 'second-bet')
            .map(({ betId }) => betId);
        if (five === undefined || betIds.length === 0)
            return [];
        const [one, other] = readings.map(({ strengthOf, qualifiesFrom }) => strengthOf(house) < qualifiesFrom ? 0 : Math.sign(strengthOf(five) - strengthOf(house)));
        if (one === other)
            return [];
        return [
            (0, rule_1.breach)(facts.rules.tieBreakReadings, {
                code: 'tiebreak-readings-differ',
                severity: 'advisory',
                expected: answers['OP2-09'] === 'named-cards' ? 'the cards that the rule names' : 'all cards in order',
                found: `${cards.join(' ')} against ${dealt.dealer.join(' ')}`,
                betIds,
            }),
        ];
    });
}
//# sourceMappingURL=caribbean-stud-checks.js.map