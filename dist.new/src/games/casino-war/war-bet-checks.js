"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkWarBets = checkWarBets;
const money_1 = require("../../kernel/money");
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const boxes_1 = require("../_mechanics/boxes");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const reported_war_1 = require("./reported-war");
const war_1 = require("./war");
/** Limits, players of a box, ties without an initial bet, the amount and the time of a revancha. */
function checkWarBets(facts, { round, settlement, dealt }, setting) {
    const bets = round.bets.filter((_bet, index) => settlement.bets[index]?.fate !== 'not-judged');
    const inTime = bets.filter(({ type, options }) => (0, reported_war_1.optionsOf)(type, options)?.isLate === false);
    const initials = inTime.filter(({ type }) => type === 'initial');
    return [
        ...checkLimits(facts, inTime, setting),
        ...(0, boxes_1.checkPlayersOfBoxes)(initials, facts.playersOfBox, facts.rules.playersOfBox),
        ...(0, boxes_1.checkSeatNumbers)(round.bets, setting.terms?.seats ?? facts.seats, facts.rules.seats),
        ...checkTies(facts, inTime),
        ...ownersOf(inTime).flatMap((theirs) => checkRevancha(facts, { theirs, dealt }, setting)),
        ...inTime.flatMap((bet) => checkTied(facts, bet, dealt)),
    ];
}
/** The revancha has no limits of its own: it is as much as the initial bet. */
function checkLimits({ rules }, bets, { terms, currency }) {
    if (terms === undefined)
        return [];
    return ['initial', 'tie'].flatMap((type) => {
        const placed = bets.filter((bet) => bet.type === type);
        const maximum = (0, authorised_terms_1.maximumOf)(terms, type);
        return [
            ...(0, boxes_1.checkLeast)(placed, { amount: terms.minima?.[type] ?? terms.minimum, rule: rules.limits }, currency),
            ...(maximum === undefined
                ? []
                : (0, boxes_1.checkMost)((0, boxes_1.boxesOf)(placed), { amount: maximum, rule: rules.maximumOfBox }, currency)),
        ];
    });
}
/** Bets by the player and the box they lie on. */
function ownersOf(bets) {
    const ownerOf = ({ seat, player }) => `${seat} ${player ?? ''}`;
    return [...new Set(bets.map(ownerOf))].map((owner) => bets.filter((bet) => ownerOf(bet) === owner));
}
const checkTies = ({ rules }, bets) => ownersOf(bets)
    .filter((theirs) => !theirs.some(({ type }) => type === 'initial'))
    .flatMap((theirs) => theirs.filter(({ type }) => type === 'tie'))
    .map(({ betId, seat }) => (0, rule_1.breach)(rules.tieNeedsInitial, {
    code: 'tie-without-initial',
    severity: 'violation',
    expected: 'an initial bet of the same player',
    found: `a bet on the tie only, at seat ${seat ?? 'none'}`,
    betIds: [betId],
}));
/** What a player stakes on the revancha is what he has in his initial bets that go to it. */
function checkRevancha({ rules }, { theirs, dealt }, { currency }) {
    const revanchas = theirs.filter((bet) => bet.type === 'revancha' && isTied(bet, dealt));
    const gone = theirs.filter((bet) => bet.type === 'initial' && isTied(bet, dealt) && goes(bet, dealt));
    const [staked, due] = [revanchas, gone].map((bets) => (0, money_1.sumMinor)(bets.map(({ stake }) => stake)));
    if (staked === due)
        return [];
    return [
        (0, rule_1.breach)(rules.revancha, {
            code: 'extra-bet-differs',
            severity: 'violation',
            expected: `${(0, wording_1.money)(due ?? 0n, currency)} on the revancha, as the initial bet`,
            found: (0, wording_1.money)(staked ?? 0n, currency),
            betIds: [...gone, ...revanchas].map(({ betId }) => betId),
        }),
    ];
}
function isTied(bet, dealt) {
    const hand = (0, war_1.handOfBet)(bet, dealt);
    return hand !== undefined && (0, war_1.compareCards)(hand, dealt, 0) === 0;
}
function goes(bet, dealt) {
    const [options, hand] = [(0, reported_war_1.optionsOf)(bet.type, bet.options), (0, war_1.handOfBet)(bet, dealt)];
    return options !== undefined && hand !== undefined && (0, war_1.choiceOf)(options, hand) === 'revancha';
}
/** A revancha on cards that were not equal. */
function checkTied({ rules }, bet, dealt) {
    if (bet.type !== 'revancha' || isTied(bet, dealt))
        return [];
    const cards = [(0, war_1.handOfBet)(bet, dealt)?.cards[0], dealt.dealer[0]];
    return [
        (0, rule_1.breach)(rules.revancha, {
            code: 'revancha-without-tie',
            severity: 'violation',
            expected: 'equal cards',
            found: cards.join(' against '),
            betIds: [bet.betId],
        }),
    ];
}
//# sourceMappingURL=war-bet-checks.js.map