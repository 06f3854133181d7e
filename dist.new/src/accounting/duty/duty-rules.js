"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dutyRulesOn = dutyRulesOn;
const dutiable_income_1 = require("./dutiable-income");
const duty_tariff_1 = require("./duty-tariff");
/** The jurisdiction of a rulebook that says where it comes from: ES-AN of ES-AN-2010. */
const jurisdictionOf = (rulebook) => /^([A-Z]{2}-[A-Z0-9]{1,3})-/.exec(rulebook ?? '')?.[1];
/** What a casino has chosen, and the tariff of the day; the usual reading where it has chosen nothing. */
function dutyRulesOn(day, authorisation) {
    const chosen = authorisation?.accounting?.duty ?? {};
    const jurisdiction = chosen.jurisdiction ?? jurisdictionOf(authorisation?.rulebook);
    return {
        jurisdiction,
        tariff: jurisdiction === undefined ? undefined : (0, duty_tariff_1.tariffOn)(jurisdiction, day),
        options: {
            slots: chosen.slots ?? dutiable_income_1.USUAL_OPTIONS.slots,
            pools: chosen.pools ?? dutiable_income_1.USUAL_OPTIONS.pools,
        },
        per: chosen.per ?? 'casino',
        company: chosen.company,
    };
}
//# sourceMappingURL=duty-rules.js.map