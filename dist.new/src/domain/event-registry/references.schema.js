"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.FloatHolder = exports.Holder = exports.Day = exports.EventReference = exports.BetId = exports.Seat = exports.ShoeNo = exports.RoundNo = exports.BankId = exports.Pool = exports.DocumentId = exports.Slip = exports.GameCode = exports.TableId = void 0;
const typebox_1 = require("typebox");
/** A table, by the word that stands in its source: `/casinos/granada/tables/RF1`. */
exports.TableId = typebox_1.Type.String({
    pattern: '^[A-Za-z0-9._~-]{1,80}$',
    description: 'as in /casinos/{casino}/tables/{table}',
});
exports.GameCode = typebox_1.Type.String({
    minLength: 1,
    maxLength: 60,
    description: 'game code, e.g. roulette-french',
});
/** The paper that accompanies chips between the cage and a table; both halves of the fact carry its number. */
exports.Slip = typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'number of the slip' });
exports.DocumentId = typebox_1.Type.String({
    minLength: 1,
    maxLength: 120,
    description: 'number of a paper kept by the casino',
});
exports.Pool = typebox_1.Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$', description: 'pool of a jackpot' });
exports.BankId = typebox_1.Type.String({
    minLength: 1,
    maxLength: 80,
    description: "a player's bank, unique in its session",
});
exports.RoundNo = typebox_1.Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'number in the session, from 1',
});
exports.ShoeNo = typebox_1.Type.Integer({ minimum: 1, maximum: 1000, description: 'shoe of the session, from 1' });
exports.Seat = typebox_1.Type.Integer({ minimum: 1, maximum: 40, description: 'seat or box number at the table' });
exports.BetId = typebox_1.Type.String({
    minLength: 1,
    maxLength: 80,
    description: 'unique in its session; kept while the bet stays',
});
/** Another event, by its identity. */
exports.EventReference = typebox_1.Type.Object({
    source: typebox_1.Type.String({ minLength: 1, maxLength: 400 }),
    id: typebox_1.Type.String({ minLength: 1, maxLength: 200 }),
}, { description: 'identity of another event of the same casino' });
/** A date in whose books something counts. */
exports.Day = typebox_1.Type.String({ format: 'gaming-day', description: 'gaming day, YYYY-MM-DD' });
/** Who keeps chips or cash at a table. */
exports.Holder = typebox_1.Type.Enum(['table', 'cambista', 'cagnotte', 'jackpot', 'tips']);
/** Who at a table receives chips from the cage: the float itself, or the imprest of a circle table's cambista. */
exports.FloatHolder = typebox_1.Type.Enum(['table', 'cambista'], { description: 'table where not given' });
//# sourceMappingURL=references.schema.js.map