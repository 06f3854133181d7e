"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.carruselLife = void 0;
exports.checkCarrusel = checkCarrusel;
const pool_checks_1 = require("../_mechanics/jackpots/pool-checks");
const pool_life_1 = require("../_mechanics/jackpots/pool-life");
const rule_1 = require("../rule");
/** Stakes of a carrusel that are not the one amount, or not beside a bet of the game; prizes that are not due. */
function checkCarrusel(facts, checked, { setting, hasBet }) {
    const { rules } = facts;
    const alone = (checked.round.poolStakes ?? []).filter((stake) => stake.seat !== undefined && !hasBet(stake));
    return [
        ...(0, pool_checks_1.checkPoolOpening)(checked.round, setting, facts),
        ...(0, pool_checks_1.checkPoolUnit)(checked.round, setting, { minimum: 'jackpot-bet', rule: rules.unit }),
        ...alone.map(({ pool, seat }) => (0, rule_1.breach)(rules.needsBet, {
            code: 'pool-stake-without-bet',
            severity: 'violation',
            expected: 'a stake in the pool beside a bet of the game',
            found: `one in ${pool} at seat ${seat} without it`,
        })),
        ...(0, pool_checks_1.checkPoolPrizes)(checked, setting, rules.fromMeter),
    ];
}
/** What concerns a carrusel beyond a round; it does not begin again where OP2-13 says that it begins from nothing. */
const carruselLife = (facts) => (0, pool_life_1.poolChecks)(facts, ({ answers }) => answers['OP2-13'] !== 'from-nothing');
exports.carruselLife = carruselLife;
//# sourceMappingURL=carrusel-checks.js.map