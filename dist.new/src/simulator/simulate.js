"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.simulate = simulate;
const gaming_day_1 = require("../kernel/gaming-day");
const agenda_1 = require("./agenda");
const authorisation_1 = require("./authorisation");
const house_1 = require("./house");
const roster_1 = require("./people/roster");
const circle_session_1 = require("./tables/circle-session");
const house_session_1 = require("./tables/house-session");
const table_plan_1 = require("./tables/table-plan");
const MINUTE = 60;
const HOUR = 3600;
const DOORS_OPEN = 20 * HOUR;
const DOORS_CLOSE = 25 * HOUR;
/** Further tables open up to so many times ten minutes later, and close so much earlier. */
const LATEST = 12;
/** The events of all days, in the order in which they happen. The same simulation gives the same events. */
function* simulate(simulation) {
    const { firstDay, days, tables } = simulation;
    const house = new house_1.House(simulation, firstDay);
    const plans = (0, table_plan_1.tablePlans)(tables);
    house.agenda.now = DOORS_OPEN - 3 * HOUR;
    openLedger(house, plans);
    for (let day = 0; day < days; day += 1) {
        yield* night(house, plans);
        house.day = (0, gaming_day_1.nextGamingDay)(house.day);
    }
}
function* night(house, plans) {
    house.roster = new roster_1.Roster();
    const { agenda } = house;
    const by = house.roster.call('director');
    agenda.now = DOORS_OPEN - 2 * HOUR;
    house.report({ type: 'cagnotte.gaming-day.opened.v1', from: 'management', data: { by } });
    house.jackpot.open((0, table_plan_1.tablesOfPool)(plans), [by, house.roster.call('cage-chief')]);
    agenda.begin(agenda.now, house.cage.night(DOORS_OPEN, DOORS_CLOSE));
    plans.forEach((plan, index) => {
        // Of each game the first table opens first and closes last: it plays at the authorised minimum.
        const later = plan.kind === plan.game.kinds[0] ? 0 : (index % LATEST) * 10 * MINUTE;
        const hours = { opens: DOORS_OPEN + later, closes: DOORS_CLOSE - later };
        agenda.begin(agenda.now + index, evening(house, plan, hours));
    });
    do
        yield* house.reporter.takeWritten();
    while (agenda.step());
    house.agenda = new agenda_1.Agenda();
}
const evening = (house, plan, hours) => plan.family === 'house' ? new house_session_1.HouseSession(house, plan).evening(hours) : (0, circle_session_1.circleEvening)(house, plan, hours);
/** The casino is authorised and takes over its books: chips in the cage and in the hands of its guests, cash, a bank. */
function openLedger(house, plans) {
    const { cage, name } = house;
    const { currency } = name;
    const inHands = BEGINNINGS.regulars * BEGINNINGS.chipsOfRegular;
    cage.chips = BEGINNINGS.chipsPerTable * BigInt(plans.length);
    cage.cash = BEGINNINGS.cashPerTable * BigInt(plans.length);
    for (let regular = 0n; regular < BEGINNINGS.regulars; regular += 1n) {
        const guest = house.welcome(0n);
        guest.chips = BEGINNINGS.chipsOfRegular;
        house.floor.push(guest);
    }
    house.report({
        type: 'cagnotte.casino.authorised.v1',
        from: 'authorisation',
        data: (0, authorisation_1.authorisation)(house, plans),
    });
    house.report({
        type: 'cagnotte.ledger.opened.v1',
        from: 'accounts',
        data: {
            currency,
            balances: [
                { account: 'chips:cage', amount: cage.chips },
                { account: 'cash:cage', amount: cage.cash },
                { account: 'bank', amount: BEGINNINGS.bank },
                { account: 'chips:issued', amount: -(cage.chips + inHands) },
                { account: 'opening', amount: inHands - cage.cash - BEGINNINGS.bank },
            ],
        },
    });
}
/** With what the books begin, in minor units. */
const BEGINNINGS = {
    chipsPerTable: 60000000n,
    cashPerTable: 10000000n,
    bank: 100000000n,
    regulars: 20n,
    chipsOfRegular: 100000n,
};
//# sourceMappingURL=simulate.js.map