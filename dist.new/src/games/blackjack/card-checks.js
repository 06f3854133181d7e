"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkCards = void 0;
const rule_1 = require("../rule");
const hand_points_1 = require("./hand-points");
const hands_1 = require("./hands");
const reported_hands_1 = require("./reported-hands");
/** Cards that should not have been drawn, by the dealer or on a hand, and hands that are no pair. */
const checkCards = (facts, dealt) => [
    ...checkDealer(facts, dealt),
    ...dealt.hands.flatMap((hand) => checkHand(facts, hand, dealt)),
];
exports.checkCards = checkCards;
const inWords = (cards) => `${cards.join(' ')}, ${(0, hand_points_1.pointsOf)(cards)}`;
/** The dealer draws to 16 and stands on 17, as long as a hand, or an insurance, waits for him. */
function checkDealer({ rules }, { dealer, hands, bets }) {
    const found = inWords(dealer);
    const drewOn = dealer.some((_card, index) => index >= 2 && (0, hand_points_1.dealerStands)(dealer.slice(0, index)));
    if (drewOn) {
        return [
            (0, rule_1.breach)(rules.dealerDraws, {
                code: 'dealer-drew-on',
                severity: 'violation',
                expected: 'the dealer stands on 17 or more',
                found,
            }),
        ];
    }
    const isWaited = hands.some(({ cards }) => (0, hand_points_1.pointsOf)(cards) <= 21);
    if (isWaited && !(0, hand_points_1.dealerStands)(dealer)) {
        return [
            (0, rule_1.breach)(rules.dealerDraws, {
                code: 'dealer-stood-early',
                severity: 'violation',
                expected: 'the dealer draws to 16',
                found,
            }),
        ];
    }
    const isInsured = bets.some(({ type }) => type === 'insurance');
    if (isWaited || dealer.length === 1 || isInsured)
        return [];
    return [
        (0, rule_1.breach)(rules.dealerPlays, {
            code: 'dealer-drew-on',
            severity: 'violation',
            expected: 'one card of the dealer, no hand being in play',
            found,
        }),
    ];
}
function checkHand(facts, hand, dealt) {
    return [
        ...checkDrawing(facts, hand),
        ...checkPair(facts, hand, dealt),
        ...checkSplitAces(facts, hand, dealt),
        ...checkDoubled(facts, hand, dealt),
    ];
}
const named = ({ seat, hand }) => `seat ${seat}, hand ${hand}`;
function checkDrawing({ rules }, hand) {
    const { cards } = hand;
    const isOver = cards.some((_card, index) => index >= 2 && (0, hand_points_1.pointsOf)(cards.slice(0, index)) >= 21);
    if (!isOver)
        return [];
    return [
        (0, rule_1.breach)(rules.noCardWith21, {
            code: 'card-after-21',
            severity: 'violation',
            expected: 'no card asked for with 21 or more',
            found: `${named(hand)}: ${inWords(cards)}`,
        }),
    ];
}
/** A split hand begins with a card worth what the first card is worth of the hand it was split from. */
function checkPair({ rules }, hand, { hands }) {
    if (hand.of === undefined)
        return [];
    const from = hands.find(({ seat, hand: number }) => seat === hand.seat && number === hand.of);
    const [first, other] = [hand.cards[0] ?? '', from?.cards[0] ?? ''];
    if (from !== undefined && from !== hand && (0, hand_points_1.valueOf)(first) === (0, hand_points_1.valueOf)(other))
        return [];
    const rule = hand.of === 1 ? rules.split : rules.splitAgain;
    return [
        (0, rule_1.breach)(rule, {
            code: 'split-not-a-pair',
            severity: 'violation',
            expected: 'two cards of the same value',
            found: from === undefined ? `${named(hand)} from no hand` : `${named(hand)}: ${other} and ${first}`,
        }),
    ];
}
function checkSplitAces({ rules }, hand, { hands }) {
    const isAce = hand.cards[0]?.startsWith('A') === true;
    if (!isAce || hand.cards.length <= 2 || !(0, hands_1.isSplit)(hand, hands))
        return [];
    return [
        (0, rule_1.breach)(rules.splitAces, {
            code: 'split-ace-drew-on',
            severity: 'violation',
            expected: 'one card on a split ace',
            found: `${named(hand)}: ${inWords(hand.cards)}`,
        }),
    ];
}
function checkDoubled({ rules }, hand, { bets }) {
    const doubles = bets.filter(({ type, seat, options }) => type === 'double' && seat === hand.seat && (0, reported_hands_1.optionsOf)(options)?.hand === hand.hand);
    if (doubles.length === 0 || hand.cards.length === 3)
        return [];
    return [
        (0, rule_1.breach)(rules.double, {
            code: 'doubled-hand-cards',
            severity: 'violation',
            expected: 'exactly one more card on a doubled hand',
            found: `${named(hand)}: ${inWords(hand.cards)}`,
            betIds: doubles.map(({ betId }) => betId),
        }),
    ];
}
//# sourceMappingURL=card-checks.js.map