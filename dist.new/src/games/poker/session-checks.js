"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sessionChecks = void 0;
exports.checkAntesLeftOut = checkAntesLeftOut;
const money_1 = require("../../kernel/money");
const rational_1 = require("../../kernel/rational");
const poker_session_1 = require("../poker-session");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const announced_terms_1 = require("./announced-terms");
const house_take_1 = require("./house-take");
/** What concerns a session as a whole; nothing where the rulebook leaves it to the room. */
const sessionChecks = (facts) => ({
    poker: {
        charge: (charge, session, setting) => checkCharge(facts, { charge, session }, setting),
        ended: (session, setting) => [
            ...checkEverybodyCharged(facts, session, setting),
            ...checkLength(facts, session, setting),
        ],
    },
});
exports.sessionChecks = sessionChecks;
/** What a player paid for the session: once, and as it was announced. */
function checkCharge(facts, { charge, session }, setting) {
    if (facts.regulated === undefined)
        return [];
    const rule = ruleOf(facts.regulated.session, charge.option);
    if (rule === undefined) {
        return [(0, announced_terms_1.shareNotByRule)(facts.rules.rake, 'a rake, and no other share', charge.option)];
    }
    const due = announcedCharge(facts, charge, setting);
    return [
        ...checkOnce(rule, { charge, session }),
        ...(due === undefined
            ? checkInBand(facts.regulated.session, charge, setting)
            : checkAnnouncedAmount(rule, { charge, due }, setting)),
    ];
}
/** The rule by which players pay in one of the two ways; undefined where they may not. */
const ruleOf = ({ percentage: band, fee }, option) => (option === 'session-fee' ? fee : band?.rule);
function checkOnce(rule, { charge, session }) {
    if (!session.charges.some(({ player }) => player === charge.player))
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'session-charged-twice',
            severity: 'violation',
            expected: 'one charge of each player and session',
            found: `another one of ${charge.player}`,
        }),
    ];
}
/** Who pays for the part of the session that he was there may pay less (OP2-04). */
const mayBeLess = ({ answers }) => answers['OP2-04'] === 'pro-rata';
function checkAnnouncedAmount(rule, { charge: { amount }, due }, setting) {
    if (amount === due || (mayBeLess(setting) && amount < due))
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'session-charge-differs',
            severity: 'violation',
            expected: `${mayBeLess(setting) ? 'at most ' : ''}${(0, wording_1.money)(due, setting.currency)} as announced`,
            found: (0, wording_1.money)(amount, setting.currency),
        }),
    ];
}
/** A percentage that was not announced, against what it may be of the stack or the maximum bet. */
function checkInBand({ percentage: band }, { amount, option }, setting) {
    const { terms, answers, currency } = setting;
    const of = terms === undefined ? undefined : (0, announced_terms_1.chargedOf)(terms, answers);
    if (option === 'session-fee' || band === undefined || of === undefined)
        return [];
    const least = mayBeLess(setting) ? rational_1.ZERO : (0, rational_1.multiply)((0, rational_1.rational)(of), band.least);
    if ((0, announced_terms_1.isBetween)(amount, least, (0, rational_1.multiply)((0, rational_1.rational)(of), band.most)))
        return [];
    const inWords = `from ${(0, wording_1.percentage)(band.least)} to ${(0, wording_1.percentage)(band.most)} of ${(0, wording_1.money)(of, currency)}`;
    return [(0, announced_terms_1.shareNotByRule)(band.rule, inWords, (0, wording_1.money)(amount, currency))];
}
/** What was announced that a player pays; undefined where nothing was. */
function announcedCharge(facts, { option }, setting) {
    const share = (0, announced_terms_1.announcedShare)(setting.terms, option);
    if (share === undefined || option === 'session-fee')
        return share?.amount;
    const of = (0, announced_terms_1.chargedOf)(setting.terms, setting.answers);
    if (share.rate === undefined || of === undefined)
        return undefined;
    return (0, house_take_1.houseTake)(facts, { amount: of, rate: share.rate }, setting);
}
/** The way in which the session is paid for: as announced, or else as the first player did. */
const optionOf = ({ charges }, { terms }) => terms?.poker?.share?.option ?? charges[0]?.option;
/** At the end of a session that is paid for, everybody who played in it has paid. */
function checkEverybodyCharged({ regulated }, session, setting) {
    const option = optionOf(session, setting);
    if (regulated === undefined || option === undefined || option === 'rake')
        return [];
    const rule = ruleOf(regulated.session, option);
    const paid = new Set(session.charges.map(({ player }) => player));
    const without = session.players.filter((player) => !paid.has(player));
    if (rule === undefined || without.length === 0)
        return [];
    const total = (0, wording_1.money)((0, money_1.sumMinor)(session.charges.map(({ amount }) => amount)), setting.currency);
    return [
        (0, rule_1.breach)(rule, {
            code: 'session-charge-missing',
            severity: 'violation',
            expected: `a charge of each of the ${session.players.length} players`,
            found: `${total} in all, nothing of ${without.join(', ')}`,
        }),
    ];
}
/** Long enough for each who began it to have been the last to speak twice, unless another length was announced. */
function checkLength({ regulated }, session, setting) {
    if (regulated === undefined)
        return [];
    const { length, unannounced } = regulated.session;
    const option = optionOf(session, setting);
    const { poker } = setting.terms ?? {};
    const ofOption = option === undefined || option === 'rake' ? undefined : length;
    const rule = ofOption ?? (poker !== undefined && poker.minutes === undefined ? unannounced : undefined);
    const least = 2 * session.starters.length;
    if (rule === undefined || session.hands >= least)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'session-too-short',
            severity: 'violation',
            expected: `at least ${least} hands, two for each of ${session.starters.length} players`,
            found: `${session.hands} hands`,
        }),
    ];
}
/** Who sits at one more hand than allowed without the ante that others put in. */
function checkAntesLeftOut({ regulated }, { seated, actions }, { poker }) {
    const limit = regulated?.session.withoutAnte;
    if (limit === undefined || poker === undefined)
        return [];
    const playerAt = new Map(seated.map(({ seat, player }) => [seat, player]));
    const named = (seats) => seats.flatMap((seat) => playerAt.get(seat) ?? []);
    const anted = actions.filter(({ action, amount }) => action === 'ante' && amount > 0n);
    const hand = {
        players: named(seated.map(({ seat }) => seat)),
        anted: named(anted.map(({ seat }) => seat)),
    };
    const tooOften = (0, poker_session_1.withoutAnteIn)(hand).filter((player) => (0, poker_session_1.antesLeftOut)(poker, player) >= limit.atMost);
    if (tooOften.length === 0)
        return [];
    return [
        (0, rule_1.breach)(limit.rule, {
            code: 'antes-left-out',
            severity: 'advisory',
            expected: `a player sits at ${limit.atMost} hands of a session at most without the ante`,
            found: `one more of ${tooOften.join(', ')}`,
        }),
    ];
}
//# sourceMappingURL=session-checks.js.map