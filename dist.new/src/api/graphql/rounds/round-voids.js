"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ROUND_VOIDS = void 0;
const voids_1 = require("../../../projections/house-rounds/voids");
/** Which record has reversed a round, or a hand; null where it stands. */
exports.ROUND_VOIDS = { name: 'round-voids', read: voids_1.readVoids };
//# sourceMappingURL=round-voids.js.map