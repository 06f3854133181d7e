"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ES_AN_1996 = void 0;
const caribbean_stud_1996_rules_1 = require("../house-poker/caribbean-stud-1996.rules");
const synthetic_poker_1996_rules_1 = require("../poker/synthetic-poker-1996.rules");
const IN_FORCE = {
    id: 'D385/1996-DF2',
    citation: 'Decreto 385/1996, artículo único y disposición final segunda; BOJA 92 of 10 August 1996',
    says: 'The Decree is in force from the day after its publication; it adds two games of poker to the catalogue, and no other.',
};
/** Andalusia, Decree 385/1996, until the Order of 2010 (OP2-39 for what lies between the two). */
exports.ES_AN_1996 = {
    code: 'ES-AN-1996',
    english: 'Andalusia, Decree 385/1996',
    spanish: 'Andalucía, Decreto 385/1996',
    from: '1996-08-11',
    to: '2010-02-25',
    catalogueRule: IN_FORCE,
    register: { applied: [IN_FORCE], notCheckable: [] },
    games: ['caribbean-stud', 'synthetic-poker'],
    rules: { 'caribbean-stud': caribbean_stud_1996_rules_1.caribbeanStud1996, 'synthetic-poker': synthetic_poker_1996_rules_1.syntheticPoker1996 },
};
//# sourceMappingURL=es-an-1996.js.map