"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.AccountingRules = void 0;
const typebox_1 = require("typebox");
const money_schema_1 = require("./money.schema");
const references_schema_1 = require("./references.schema");
/** Differences up to this much need no explanation at the close, by the point at which they are counted. */
const Tolerances = typebox_1.Type.Object({
    table: typebox_1.Type.Optional(money_schema_1.Amount),
    drop: typebox_1.Type.Optional(money_schema_1.Amount),
    cagnotte: typebox_1.Type.Optional(money_schema_1.Amount),
    jackpot: typebox_1.Type.Optional(money_schema_1.Amount),
    tips: typebox_1.Type.Optional(money_schema_1.Amount),
    cambista: typebox_1.Type.Optional(money_schema_1.Amount),
    cage: typebox_1.Type.Optional(money_schema_1.Amount),
    custody: typebox_1.Type.Optional(money_schema_1.Amount),
}, { description: 'nothing where not given' });
/** How the base and the tariff of the gaming duty are read where no law was found that decides it. */
const DutyRules = typebox_1.Type.Object({
    jurisdiction: typebox_1.Type.Optional(typebox_1.Type.String({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$', description: 'ISO 3166, e.g. ES-AN' })),
    slots: typebox_1.Type.Optional(typebox_1.Type.Enum(['surpluses', 'count'], { description: 'of cagnottes and pool slots: surpluses only' })),
    pools: typebox_1.Type.Optional(typebox_1.Type.Enum(['paid', 'funded'], { description: 'stakes less prizes, or house share less funding' })),
    per: typebox_1.Type.Optional(typebox_1.Type.Enum(['casino', 'company'], { description: 'whose income of the year is added up' })),
    company: typebox_1.Type.Optional(typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'of casinos whose income is one' })),
});
/** What a float must be: so many times the minimum bet of the table, by game. */
const FloatRule = typebox_1.Type.Object({
    game: references_schema_1.GameCode,
    multiplier: typebox_1.Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
/** What the cage must be able to pay prizes from: so many times the highest minimum bet of the tables of these games. */
const CageGuarantee = typebox_1.Type.Object({
    games: typebox_1.Type.Array(references_schema_1.GameCode, { minItems: 1, maxItems: 60 }),
    multiplier: typebox_1.Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    leastInCash: typebox_1.Type.Optional(typebox_1.Type.Object(money_schema_1.Rate.properties, { description: 'the rest may be blocked in the bank; all where not given' })),
});
const Share = typebox_1.Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
/** Between which limits the play of a day should be: whoever is outside is named in the master game report. */
const AlertBand = typebox_1.Type.Object({
    games: typebox_1.Type.Optional(typebox_1.Type.Array(references_schema_1.GameCode, { maxItems: 60, description: 'every game where not given' })),
    hold: typebox_1.Type.Optional(typebox_1.Type.Object({ from: Share, to: Share }, { description: 'the win in ten-thousandths of the drop: 1500 is 15 %' })),
    shareOfMean: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        description: 'how far the hold may be from that of the last thirty days, in ten-thousandths of it',
    })),
    deviations: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 0,
        maximum: 100_000,
        description: "how far the win may be from what the game's own chances let expect, in hundredths of a deviation",
    })),
});
/** How the casino keeps its books, where the law leaves it open or its text was not read: dated, like all of it. */
exports.AccountingRules = typebox_1.Type.Object({
    nextDay: typebox_1.Type.Optional(typebox_1.Type.Enum(['block', 'warn'], {
        description: 'whether a gaming day may open while the last one is not certified; block where not given',
    })),
    tolerances: typebox_1.Type.Optional(Tolerances),
    duty: typebox_1.Type.Optional(DutyRules),
    floats: typebox_1.Type.Optional(typebox_1.Type.Array(FloatRule, { maxItems: 60 })),
    cageGuarantee: typebox_1.Type.Optional(CageGuarantee),
    alerts: typebox_1.Type.Optional(typebox_1.Type.Array(AlertBand, { maxItems: 60 })),
});
//# sourceMappingURL=accounting-rules.schema.js.map