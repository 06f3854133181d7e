"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Reason = exports.Player = exports.TwoPersons = exports.StaffList = exports.Staff = void 0;
const typebox_1 = require("typebox");
/** A member of staff, by the casino's own number; the name is the casino's word and is shown as such. */
exports.Staff = typebox_1.Type.Object({
    id: typebox_1.Type.String({ minLength: 1, maxLength: 80, description: "the casino's number of the employee" }),
    name: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 120 })),
    role: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60, description: 'e.g. table-chief, croupier, cashier' })),
}, { description: 'a member of staff' });
/** Everybody who took part, signed or witnessed. */
exports.StaffList = typebox_1.Type.Array(exports.Staff, { minItems: 1, maxItems: 40 });
/** Two different persons; that they differ is checked where the act is judged. */
exports.TwoPersons = typebox_1.Type.Array(exports.Staff, {
    minItems: 2,
    maxItems: 10,
    description: 'two different persons',
});
/** A player: an opaque id, so that no name of a customer ever enters the log. */
exports.Player = typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'opaque id, never a name' });
/** Why something was done, in the words of who did it. */
exports.Reason = typebox_1.Type.String({ minLength: 1, maxLength: 1000, description: 'in words' });
//# sourceMappingURL=people.schema.js.map