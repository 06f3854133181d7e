"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkHand = checkHand;
const money_1 = require("../../kernel/money");
const cards_1 = require("../_mechanics/cards");
const deck_1 = require("../_mechanics/poker-hands/deck");
const unjudged_1 = require("../_mechanics/unjudged");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const awards_check_1 = require("./awards-check");
const betting_checks_1 = require("./betting/betting-checks");
const contributions_1 = require("./contributions");
const opened_hand_1 = require("./draw/opened-hand");
const openers_1 = require("./draw/openers");
const hand_errors_1 = require("./hand-errors");
const read_hand_1 = require("./read-hand");
const rake_cap_1 = require("./rake-cap");
const session_checks_1 = require("./session-checks");
const table_checks_1 = require("./table-checks");
/** Everything that is checked of a hand. */
function checkHand(facts, { round, settlement }, setting) {
    const reported = (0, read_hand_1.handOf)(round.outcome);
    if (reported === undefined)
        return (0, unjudged_1.checkFaults)(settlement);
    const played = { hand: reported, before: round.before, answers: setting.answers };
    return [
        ...(0, opened_hand_1.checkOpeners)((0, opened_hand_1.asDealt)(facts, played).facts, played),
        ...(0, opened_hand_1.checkAntesAfterBlank)(facts, played),
        ...checkDealtHand((0, opened_hand_1.asDealt)(facts, played), { round, settlement }, setting),
    ];
}
function checkDealtHand({ facts, hand }, { round, settlement }, setting) {
    const settled = { hand, settlement };
    const { awards, pots } = round.declared ?? {};
    return [
        ...(0, table_checks_1.checkPlayers)(facts, hand),
        ...(0, table_checks_1.checkMayWait)(facts, hand, setting),
        ...(0, session_checks_1.checkAntesLeftOut)(facts, hand, setting),
        ...checkErrors(facts, hand),
        ...(0, betting_checks_1.checkBetting)(facts, hand, setting),
        ...checkLimit(facts, hand),
        ...checkCards(facts, hand),
        ...checkDealt(facts, hand),
        ...checkReturns(facts, settled, setting),
        ...(pots === undefined
            ? []
            : checkPots(facts, settlement, { declared: pots, currency: setting.currency })),
        ...checkCarried(facts, settled, setting.currency),
        ...(0, rake_cap_1.checkRake)(facts, settled, setting),
        ...(0, awards_check_1.checkReadings)(facts, { ...settled, ...(awards === undefined ? {} : { declared: awards }) }, setting),
        ...(awards === undefined ? [] : (0, awards_check_1.checkAwards)(facts, { ...settled, declared: awards }, setting)),
    ];
}
function checkLimit({ limits, rules }, { limitType }) {
    if (limits.includes(limitType))
        return [];
    return [
        (0, rule_1.breach)(rules.limits, {
            code: 'limit-type-not-offered',
            severity: 'advisory',
            expected: limits.join(' or '),
            found: limitType,
        }),
    ];
}
/** A card that is seen twice, or that the deck does not hold. */
function checkCards({ ranking, rules }, { boards, cards }) {
    const bySeat = new Map(cards.map((known) => [known.seat, known.cards]));
    const seen = [...boardCards(boards), ...[...bySeat.values()].flat()];
    const foreign = seen.filter((card) => (0, deck_1.cardNumbers)(ranking.deck, [card]) === undefined);
    const wrong = [...(0, cards_1.tooOften)(seen, 1).map(([card, times]) => `${card} ${times} times`), ...foreign];
    if (wrong.length === 0)
        return [];
    return [
        (0, rule_1.breach)(rules.deck, {
            code: 'card-too-often',
            severity: 'violation',
            expected: `each card once, of ${ranking.deck.name}`,
            found: wrong.join(', '),
        }),
    ];
}
/** More cards in a hand, or on a board, than the game deals: which five of them count nobody can say. */
function checkDealt({ own, common, lastMayBeCommon = false, rules }, { boards, cards }) {
    const hands = cards.filter((known) => known.cards.length > own);
    const onBoard = boards.filter(({ length }) => length > common + (lastMayBeCommon ? 1 : 0));
    const found = [
        ...hands.map(({ seat, cards: { length } }) => `${length} of seat ${seat}`),
        ...onBoard.map(({ length }) => `${length} common`),
    ];
    if (found.length === 0)
        return [];
    return [
        (0, rule_1.breach)(rules.cardsUsed, {
            code: 'cards-above-deal',
            severity: 'advisory',
            expected: `${own} cards of each player, ${common} common ones`,
            found: found.join(', '),
        }),
    ];
}
/** A second board shares the cards that lay before it was dealt. */
function boardCards([first = [], second = []]) {
    const parting = second.findIndex((card, index) => card !== first[index]);
    return [...first, ...(parting < 0 ? [] : second.slice(parting))];
}
/** What the table gave back, against the bet that nobody matched. */
function checkReturns(facts, { hand, settlement: { uncalled = [] } }, { currency, answers }) {
    const returned = (0, contributions_1.returnedBySeat)(hand);
    const due = new Map(uncalled.map(({ seat, amount }) => [seat, amount]));
    const seats = [...new Set([...due.keys(), ...returned.keys()])].sort((one, other) => one - other);
    return seats.flatMap((seat) => {
        const [expected, found] = [due.get(seat) ?? 0n, returned.get(seat) ?? 0n];
        if (expected === found)
            return [];
        return [
            (0, rule_1.breach)((0, hand_errors_1.annulling)(facts, hand, { seat, answers })?.rule ?? facts.rules.uncalled, {
                code: found < expected ? 'uncalled-bet-not-returned' : 'uncalled-return-differs',
                severity: 'violation',
                expected: `${(0, wording_1.money)(expected, currency)} back to seat ${seat}`,
                found: (0, wording_1.money)(found, currency),
            }),
        ];
    });
}
function checkPots({ rules }, { pots = [] }, { declared, currency }) {
    const due = pots.map(({ amount }) => amount);
    const isSame = due.length === declared.length && due.every((amount, index) => amount === declared[index]);
    if (isSame || ((0, money_1.sumMinor)(due) === 0n && (0, money_1.sumMinor)(declared) === 0n))
        return [];
    const inWords = (amounts) => amounts.length === 0 ? 'no pot' : amounts.map((amount) => (0, wording_1.money)(amount, currency)).join(', ');
    return [
        (0, rule_1.breach)(rules.sidePots, {
            code: 'pots-differ',
            severity: 'violation',
            expected: inWords(due),
            found: inWords(declared),
        }),
    ];
}
/** What the table kept for the next hand, against what the rules leave there. */
function checkCarried(facts, { hand, settlement: { pots = [] } }, currency) {
    const { regulated } = facts;
    const [due, found] = [(0, money_1.sumMinor)(pots.map((pot) => pot.carriedOut)), hand.carriedOut];
    if (regulated === undefined || found === due)
        return [];
    const { opening } = regulated;
    const ofOpening = (0, openers_1.isBlank)(hand) ? opening?.blankHand : opening?.uncovered;
    return [
        (0, rule_1.breach)(((0, opened_hand_1.staysInPot)(facts, hand) ? ofOpening : undefined) ?? regulated.rules.noPotCarried, {
            code: 'carried-pot-differs',
            severity: 'violation',
            expected: `${(0, wording_1.money)(due, currency)} left for the next hand`,
            found: (0, wording_1.money)(found, currency),
        }),
    ];
}
/** Errors of play by rules that the game does not have: what they did to the hand nobody can say. */
function checkErrors(facts, { errors }) {
    const { regulated } = facts;
    if (regulated === undefined)
        return [];
    const unknown = errors.filter(({ rule }) => (0, hand_errors_1.errorOf)(facts, rule) === undefined);
    if (unknown.length === 0)
        return [];
    return [
        (0, rule_1.breach)(regulated.rules.error, {
            code: 'error-rule-unknown',
            severity: 'advisory',
            expected: 'a rule on errors of play of this game',
            found: unknown.map(({ rule }) => rule).join(', '),
        }),
    ];
}
//# sourceMappingURL=hand-checks.js.map