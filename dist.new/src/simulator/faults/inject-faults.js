"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.injectFaults = injectFaults;
const chance_1 = require("../chance");
const deliveries_1 = require("./deliveries");
const wrong_delivery_1 = require("./wrong-delivery");
const set_right_1 = require("./set-right");
const wrong_money_1 = require("./wrong-money");
/** Every fault there is, by the name the side file gives it. */
const FAULTS = {
    'wrong-payout': wrong_money_1.wrongPayout,
    'corrected-payout': set_right_1.correctedPayout,
    'corrected-correction': set_right_1.correctedCorrection,
    'voided-round': set_right_1.voidedRound,
    'voided-coup': set_right_1.voidedCoup,
    'voided-hand': set_right_1.voidedHand,
    'wrong-rake': wrong_money_1.wrongRake,
    'wrong-deduction': wrong_money_1.wrongDeduction,
    'wrong-commission': wrong_money_1.wrongCommission,
    'overdrawn-bank': wrong_money_1.overdrawnBank,
    'falling-meter': wrong_money_1.fallingMeter,
    'lost-report': wrong_delivery_1.lostReport,
    'repeated-delivery': wrong_delivery_1.repeatedDelivery,
    'conflicting-report': wrong_delivery_1.conflictingReport,
    'out-of-order': wrong_delivery_1.outOfOrder,
    'late-round': wrong_delivery_1.lateRound,
    'late-of-earlier-day': wrong_delivery_1.lateOfEarlierDay,
    'unreadable-report': wrong_delivery_1.unreadableReport,
};
/** Puts each fault so many times into a clean stream, where it has a place for it; the same for the same seed. */
function injectFaults(events, { seed, times }) {
    const deliveries = new deliveries_1.Deliveries([...events]);
    const faults = [];
    for (const [name, fault] of Object.entries(FAULTS)) {
        const chance = new chance_1.Chance(seed, 'faults', name);
        for (let time = 0; time < times; time += 1) {
            const injected = fault(deliveries, chance);
            if (injected !== undefined)
                faults.push({ fault: name, ...injected });
        }
    }
    return { deliveries: deliveries.all, faults };
}
//# sourceMappingURL=inject-faults.js.map