"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ANNULLED_IN_SALTO = exports.ANNULLED = void 0;
const monte_register_1 = require("./monte.register");
const CAMO = ['camo'];
const BOTH = ['camo', 'viudo'];
/**
 * VI (second).2.a to e: the suits that win nothing for a placed card, by how many cards lie on the first and on the
 * second. It makes the cards of one deck that are left of each side alike.
 */
exports.ANNULLED = {
    '1,0': { rule: monte_register_1.MONTE_RULES.oneDoubled, suits: { 2: CAMO, 3: CAMO } },
    '0,1': { rule: monte_register_1.MONTE_RULES.oneDoubled, suits: { 1: CAMO, 4: CAMO } },
    '1,1': { rule: monte_register_1.MONTE_RULES.twoDoubled, suits: { 3: CAMO, 4: CAMO } },
    '2,0': { rule: monte_register_1.MONTE_RULES.oneTripled, suits: { 2: BOTH, 3: CAMO, 4: CAMO } },
    '0,2': { rule: monte_register_1.MONTE_RULES.oneTripled, suits: { 1: BOTH, 3: CAMO, 4: CAMO } },
    '2,1': { rule: monte_register_1.MONTE_RULES.tripledAndDoubled, suits: { 2: BOTH, 3: BOTH, 4: CAMO } },
    '1,2': { rule: monte_register_1.MONTE_RULES.tripledAndDoubled, suits: { 1: BOTH, 3: CAMO, 4: BOTH } },
    '2,2': { rule: monte_register_1.MONTE_RULES.twoTripled, suits: { 3: BOTH, 4: BOTH } },
};
const inSalto = (suits) => ({ rule: monte_register_1.MONTE_RULES.saltoAnnulled, suits });
/** VI (second).2.f: of each doubled or tripled card those that face it, beside it and below. */
exports.ANNULLED_IN_SALTO = {
    '1,0': inSalto({ 2: CAMO, 3: CAMO }),
    '0,1': inSalto({ 1: CAMO, 4: CAMO }),
    '1,1': inSalto({ 1: CAMO, 2: CAMO, 3: CAMO, 4: CAMO }),
    '2,0': inSalto({ 2: BOTH, 3: BOTH }),
    '0,2': inSalto({ 1: BOTH, 4: BOTH }),
    '2,1': inSalto({ 1: CAMO, 2: BOTH, 3: BOTH, 4: CAMO }),
    '1,2': inSalto({ 1: BOTH, 2: CAMO, 3: CAMO, 4: BOTH }),
    '2,2': inSalto({ 1: BOTH, 2: BOTH, 3: BOTH, 4: BOTH }),
};
//# sourceMappingURL=annulments.js.map