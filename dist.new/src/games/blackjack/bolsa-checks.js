"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkBolsa = void 0;
const pool_checks_1 = require("../_mechanics/jackpots/pool-checks");
/** Stakes that are not the one amount of the table, and prizes that are not what the cards win. */
const checkBolsa = ({ rules, bolsaFloor }, settled, setting) => [
    ...(0, pool_checks_1.checkPoolOpening)(settled.round, setting, { opening: { times: bolsaFloor, rule: rules.bolsaFloor } }),
    ...(0, pool_checks_1.checkPoolUnit)(settled.round, setting, { minimum: 'bolsa', rule: rules.bolsaUnit }),
    ...(0, pool_checks_1.checkPoolPrizes)(settled, setting, rules.onlyHighest),
];
exports.checkBolsa = checkBolsa;
//# sourceMappingURL=bolsa-checks.js.map