"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.authorisation = authorisation;
const default_rulebook_1 = require("../games/rulebooks/default-rulebook");
const house_answers_1 = require("./house-answers");
const pool_1 = require("./pool");
const table_plan_1 = require("./tables/table-plan");
/** What the authority lets the house offer: exactly the tables it has. */
function authorisation({ day, name }, plans) {
    return {
        validFrom: day,
        currency: name.currency,
        rulebook: default_rulebook_1.DEFAULT_RULEBOOK.rulebook,
        games: [...new Set(plans.map(({ game }) => game.rules.code))],
        tables: plans.map(({ table, game, kind, ...plan }) => ({
            table,
            game: game.rules.code,
            minimum: { from: game.kinds[0].minimum, to: kind.minimum * 2n },
            seats: kind.seats,
            ...('bankLimits' in kind ? { bank: kind.bankLimits } : {}),
            captures: 'captures' in plan ? plan.captures : { rounds: true, buyIns: true },
        })),
        jackpots: [
            {
                ...{ pool: pool_1.POOL.pool, rate: pool_1.POOL.rate, seed: pool_1.POOL.seed, postedBy: 'jackpot' },
                tables: (0, table_plan_1.tablesOfPool)(plans),
            },
        ],
        answers: house_answers_1.GIVEN_ANSWERS,
        document: 'authorisation 1',
    };
}
//# sourceMappingURL=authorisation.js.map