"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readDayStanding = readDayStanding;
exports.readPeriodStanding = readPeriodStanding;
const gaming_day_1 = require("../../domain/gaming-day/gaming-day");
const decisions_1 = require("../gaming-days/decisions");
const gaming_day_2 = require("../gaming-days/gaming-day");
const known_days_1 = require("../gaming-days/known-days");
/** How a day stands; undefined where nothing is known of it. */
async function readDayStanding(db, at) {
    const { known, status, checkedThrough: through, figures, decisions } = await (0, gaming_day_2.readGamingDay)(db, at);
    if (!known)
        return undefined;
    return { status, through, currency: figures.currency, certifiedBy: certifiersOf(status, decisions) };
}
/** How the days of a period stand of which anything is known; undefined where there is none. */
async function readPeriodStanding(db, { casino, position, day: from, until }) {
    const days = await (0, known_days_1.readKnownDays)(db, { casino, position, period: { from, until } });
    if (days.length === 0)
        return undefined;
    const decisions = await (0, decisions_1.readDecisions)(db, { casino, position });
    const ofDays = days.map((day) => decisions.filter(({ gamingDay }) => gamingDay === day));
    const reached = ofDays.map((own) => (0, gaming_day_1.statusOf)(own, { openTables: ['not looked at'], uncounted: [] }));
    const status = PROGRESS.find((each) => reached.includes(each));
    const { currency = 'EUR' } = await (0, gaming_day_2.readCasinoBooks)(db, { casino, position });
    const certifiedBy = [...new Set(ofDays.flatMap((own) => certifiersOf(status, own)))];
    return { status, through: position, currency, certifiedBy };
}
/** From the least far to the furthest; of a day that nobody decided about, a period says no more than that it is open. */
const PROGRESS = ['open', 'reopened', 'closed', 'certified'];
function certifiersOf(status, decisions) {
    const certified = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.certified.v1');
    if (status !== 'certified' || certified === undefined)
        return [];
    return (0, decisions_1.decidersOf)(certified).map(({ id, name }) => name ?? id);
}
//# sourceMappingURL=standing.js.map