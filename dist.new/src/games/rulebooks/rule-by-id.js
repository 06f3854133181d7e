"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ruleById = void 0;
const rules_in_force_1 = require("./rules-in-force");
/** Every rule of every rulebook, by its id. */
const RULES = new Map(rules_in_force_1.RULEBOOKS.flatMap(({ register, rules }) => [register, ...Object.values(rules).map((each) => each.register)])
    .flatMap(({ applied, notCheckable }) => [...applied, ...notCheckable])
    .map((rule) => [rule.id, rule]));
/** A rule with its citation; undefined where no rulebook has one of that id. */
const ruleById = (id) => RULES.get(id);
exports.ruleById = ruleById;
//# sourceMappingURL=rule-by-id.js.map