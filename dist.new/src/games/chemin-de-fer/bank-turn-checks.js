"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkOffer = checkOffer;
exports.checkRefusal = checkRefusal;
exports.checkAuction = checkAuction;
exports.checkAdjudicated = checkAdjudicated;
const bank_life_1 = require("../bank-life");
const bank_findings_1 = require("../player-bank/bank-findings");
const rule_1 = require("../rule");
const bank_limits_1 = require("./bank-limits");
const chemin_de_fer_register_1 = require("./chemin-de-fer.register");
/** The seat on the right. */
const rightOf = (seat, seats) => (seat === seats ? 1 : seat + 1);
/** Why the hand begins where it begins. */
function firstSeatRule({ after }, { lastSeatedBanker }) {
    if (after === 'shoe')
        return chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.firstBanker;
    if (after === 'pass')
        return chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.afterPass;
    return lastSeatedBanker === undefined ? chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.bankEnds : chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.afterBuyer;
}
/** An offer: to whom it is to be made, and for how much. */
function checkOffer(life, report, setting) {
    const { turn } = life;
    const { currency, terms } = setting;
    const floor = turn.floor ?? terms?.minimum;
    const ofAmount = floor === undefined
        ? bank_findings_1.FINE
        : (0, bank_findings_1.exactly)(floor, report.floor, { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.floor, code: 'offer-floor-differs', currency });
    const isPasser = report.player !== undefined && report.player === turn.passer;
    if (isPasser && turn.asked.length > 0)
        return [...ofAmount, ...checkBackToPasser(turn)];
    if (report.standing === true)
        return [...ofAmount, ...checkToStanding(turn)];
    return [...ofAmount, ...checkSeatInTurn(life, report, setting)];
}
const checkToStanding = ({ asked }) => asked.length > 0
    ? bank_findings_1.FINE
    : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.standing, 'bank-step-skipped', 'the seats before those standing', 'no seat was asked');
const checkBackToPasser = ({ standingAsked }) => standingAsked
    ? bank_findings_1.FINE
    : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.standing, 'bank-step-skipped', 'those standing before who passed it', 'they were not asked');
/** By seat number; somebody should look where a seat is left out, which may be vacant. */
function checkSeatInTurn(life, { seat }, { terms }) {
    const { turn } = life;
    const before = turn.asked.at(-1) ?? turn.from;
    if (seat === undefined || before === undefined)
        return bank_findings_1.FINE;
    const due = rightOf(before, terms?.seats);
    if (seat === due)
        return bank_findings_1.FINE;
    const rule = turn.asked.length === 0 ? firstSeatRule(turn, life) : chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.refusal;
    const [expected, found] = [`seat ${due}, unless it is vacant`, `seat ${seat}`];
    return [(0, rule_1.breach)(rule, { code: 'bank-out-of-turn', severity: 'advisory', expected, found })];
}
/** A refusal: the second in succession costs the seat, and so does one of the bank that must be taken. */
function checkRefusal(life, report) {
    const { seat, seatForfeited } = report;
    if (seat === undefined || report.standing === true || seatForfeited)
        return bank_findings_1.FINE;
    const mustTake = life.turn.auction !== undefined && life.turn.auction.bids === 0;
    if (mustTake) {
        const expected = 'the bank at the minimum, or the seat given up';
        return (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.forcedMinimum, 'seat-not-forfeited', expected, `${(0, bank_life_1.nameOf)(report)} keeps it`);
    }
    if (!life.refused.includes(seat))
        return bank_findings_1.FINE;
    const expected = 'the seat given up at the second refusal in succession';
    return (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.twoRefusals, 'seat-not-forfeited', expected, `${(0, bank_life_1.nameOf)(report)} keeps it`);
}
/** An auction: who may bid, and who wins. */
function checkAuction(life, { bids, winner }) {
    const { excluded } = life.turn;
    const barred = bids.filter(({ player }) => excluded.includes(player));
    const valid = bids.filter(({ player }) => !excluded.includes(player));
    const highest = valid.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
    const best = valid.filter(({ amount }) => amount === highest);
    const seated = best.filter(({ standing }) => standing !== true);
    const winners = (seated.length > 0 ? seated : best).map(({ player }) => player);
    const isWon = winner === undefined ? winners.length === 0 : winners.includes(winner);
    const rule = life.tenure === undefined && life.turn.passer === undefined ? chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.auction : chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.passersMayNotBid;
    return [
        ...barred.flatMap((bid) => (0, bank_findings_1.broken)(rule, 'bidder-excluded', 'bids of others than who passed it, and his partners', (0, bank_life_1.nameOf)(bid))),
        ...(isWon
            ? bank_findings_1.FINE
            : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.auction, 'auction-winner-not-highest', winners.join(' or ') || 'no winner, there being no bid', winner ?? 'nobody')),
    ];
}
/** A bank is given to its banker: for as much as it must be, and by the steps that lead there. */
function checkAdjudicated(life, report, setting) {
    const total = report.partners.reduce((sum, { amount }) => sum + amount, report.amount);
    return [
        ...(0, bank_limits_1.checkBankAmount)(total, report.mode ?? setting.terms?.bank ?? 'limited', setting),
        ...WAYS[report.how](life, report, { total, setting }),
    ];
}
const WAYS = {
    offer: ({ turn }, _report, { total, setting: { currency } }) => (0, bank_findings_1.atLeast)(turn.floor, total, { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.floor, code: 'bank-below-floor', currency }),
    retake: checkRetake,
    auction: checkBought,
    lot: () => (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.auction, 'adjudication-not-by-auction', 'the seated bidder first', 'a lot'),
    'forced-minimum': checkForced,
    continued: checkContinued,
};
function checkRetake({ turn }, { banker }, { total, setting }) {
    const { currency, answers } = setting;
    const { passer, floor, standingAsked, auction, asked } = turn;
    const isEarly = answers['OP1-21'] === 'auction-then-retake'
        ? auction === undefined || auction.bids > 0
        : asked.length > 0 && !standingAsked;
    const step = answers['OP1-21'] === 'auction-then-retake' ? 'an auction without bids' : 'those standing asked';
    return [
        ...(passer === banker
            ? bank_findings_1.FINE
            : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.standing, 'retake-not-by-passer', passer ?? 'a bank that was passed', banker)),
        ...(floor === undefined
            ? bank_findings_1.FINE
            : (0, bank_findings_1.exactly)(floor, total, { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.standing, code: 'retake-amount-differs', currency })),
        ...(isEarly
            ? (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.standing, 'bank-step-skipped', `${step} before the retake`, 'no such step')
            : bank_findings_1.FINE),
    ];
}
function checkBought({ turn }, { banker }, { total, setting }) {
    const { auction } = turn;
    if (auction === undefined) {
        return (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.auction, 'bank-step-skipped', 'an auction with its bids', 'none reported');
    }
    const ofWinner = auction.winner === banker
        ? bank_findings_1.FINE
        : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.auction, 'adjudication-not-by-auction', auction.winner ?? 'nobody', banker);
    const { currency } = setting;
    return [
        ...ofWinner,
        ...(0, bank_findings_1.atLeast)(auction.amount, total, { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.auction, code: 'bank-below-floor', currency }),
    ];
}
/** Only after an auction without bids, and to the right of who passed it. */
function checkForced({ turn }, { seat }, { setting }) {
    const hasNoBids = turn.auction !== undefined && turn.auction.bids === 0;
    const due = turn.from === undefined ? undefined : rightOf(turn.from, setting.terms?.seats);
    return [
        ...(hasNoBids
            ? bank_findings_1.FINE
            : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.forcedMinimum, 'bank-step-skipped', 'an auction without bids', 'none reported')),
        ...(due === undefined || seat === undefined || seat === due
            ? bank_findings_1.FINE
            : (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.forcedMinimum, 'bank-out-of-turn', `seat ${due}`, `seat ${seat}`)),
    ];
}
function checkContinued({ mayGoOn }, { banker }, { total, setting }) {
    if (mayGoOn?.player !== banker) {
        const expected = mayGoOn?.player ?? 'nobody: the last coup was not won';
        return (0, bank_findings_1.broken)(chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.goesOn, 'goes-on-not-winner', expected, banker);
    }
    const { currency } = setting;
    return (0, bank_findings_1.atLeast)(mayGoOn.amount, total, { rule: chemin_de_fer_register_1.CHEMIN_DE_FER_RULES.goesOn, code: 'bank-below-floor', currency });
}
//# sourceMappingURL=bank-turn-checks.js.map