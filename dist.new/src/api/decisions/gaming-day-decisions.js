"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.GamingDayDecisions = void 0;
const tie_out_1 = require("../../accounting/tie-outs/tie-out");
const closed_days_1 = require("../../domain/casino-books/closed-days");
const why_not_decided_1 = require("../../domain/gaming-day/why-not-decided");
const result_1 = require("../../kernel/result");
const gaming_day_1 = require("../../projections/gaming-days/gaming-day");
const known_days_1 = require("../../projections/gaming-days/known-days");
const closing_1 = require("./closing");
const duty_accrual_1 = require("./duty-accrual");
const deciding_person_1 = require("./deciding-person");
const seal_day_1 = require("./seal-day");
const TYPES = {
    open: 'cagnotte.gaming-day.opened.v1',
    close: 'cagnotte.gaming-day.closed.v1',
    certify: 'cagnotte.gaming-day.certified.v1',
    'propose-reopening': 'cagnotte.gaming-day.reopening-proposed.v1',
    'approve-reopening': 'cagnotte.gaming-day.reopened.v1',
};
/** The decisions of people about gaming days: each is looked at against the state of the day, and then recorded. */
class GamingDayDecisions {
    writer;
    keys;
    constructor(writer, keys) {
        this.writer = writer;
        this.keys = keys;
    }
    async decide(wanted, inView, principal) {
        const by = (0, deciding_person_1.decidingPerson)(principal);
        if (by === undefined)
            return refusing('GAMING_DAY.NOT_A_PERSON');
        const day = await (0, gaming_day_1.readGamingDay)(inView.manager, inView);
        const code = (0, why_not_decided_1.whyNotDecided)({ act: wanted.act, by }, day);
        if (code !== undefined)
            return refusing(code, { about: day.progress.openTables });
        const obstacle = await this.obstacleTo(wanted, day, inView);
        if (obstacle !== undefined && !obstacle.onlyWarns)
            return (0, result_1.refused)(obstacle);
        const type = TYPES[wanted.act];
        const recorded = await this.writer.record({
            ...{ casino: inView.casino, gamingDay: inView.day, type },
            data: await this.dataOf(wanted, { day, by, inView }),
            after: day.decisions.at(-1)?.eventId,
        });
        if (recorded === undefined)
            return refusing('GAMING_DAY.DECIDED_MEANWHILE');
        return (0, result_1.accepted)({ ...recorded, type, ...(obstacle === undefined ? {} : { warning: obstacle.code }) });
    }
    async obstacleTo(wanted, day, inView) {
        if (wanted.act === 'open')
            return lastNotCertified(day, inView);
        if (wanted.act !== 'close')
            return undefined;
        const earlier = (await (0, known_days_1.readEarlierDays)(inView.manager, inView)).filter((each) => !(0, closed_days_1.isClosed)(day.books.closedDays ?? [], each));
        if (earlier.length > 0) {
            return { code: 'GAMING_DAY.EARLIER_DAY_OPEN', about: earlier, tieOuts: [] };
        }
        const tieOuts = (0, tie_out_1.whatDoesNotTie)(day.tieOuts, wanted.explanations);
        return tieOuts.length === 0 ? undefined : { code: 'GAMING_DAY.DOES_NOT_TIE', about: [], tieOuts };
    }
    /** What the event of a decision says. */
    async dataOf(wanted, { day, by, inView }) {
        switch (wanted.act) {
            case 'open':
                return { by };
            case 'close':
                return this.closing(wanted.explanations, { day, by, inView });
            case 'certify':
                return { by, ...(wanted.statement === undefined ? {} : { statement: wanted.statement }) };
            case 'propose-reopening':
                return { by, reason: wanted.reason };
            case 'approve-reopening':
                return { by: [day.proposal.by, by], reason: day.proposal.reason };
        }
    }
    async closing(explanations, { day, by, inView: { casino, position: through, manager } }) {
        const accrued = await (0, duty_accrual_1.accrualOf)(manager, { casino, position: through, day });
        const { balances: before, currency } = day.figures;
        const balances = accrued === undefined ? before : (0, duty_accrual_1.withAccrual)(before, { amount: accrued, currency });
        const signer = await this.keys.current();
        const seal = await (0, seal_day_1.sealDay)(manager, { casino, day: day.day, through, balances, signer });
        return { ...(0, closing_1.closingOf)(day, { by, through, explanations, accrued, balances }), seal };
    }
}
exports.GamingDayDecisions = GamingDayDecisions;
/** The day before must be certified, or the house only wants to be warned. */
async function lastNotCertified({ books, accounting }, { manager, casino, position, day }) {
    const [last] = await (0, known_days_1.readKnownDays)(manager, { casino, position, before: day, limit: 1 });
    if (last === undefined || (0, closed_days_1.isClosed)(books.certifiedDays ?? [], last))
        return undefined;
    const onlyWarns = accounting?.nextDay === 'warn';
    return { code: 'GAMING_DAY.LAST_NOT_CERTIFIED', about: [last], tieOuts: [], onlyWarns };
}
const refusing = (code, { about = [] } = {}) => (0, result_1.refused)({ code, about, tieOuts: [] });
//# sourceMappingURL=gaming-day-decisions.js.map