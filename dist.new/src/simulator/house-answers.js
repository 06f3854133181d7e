"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HOUSE_ANSWERS = exports.GIVEN_ANSWERS = void 0;
const open_points_1 = require("../games/open-points");
/** What the house answers to points that the regulation leaves open: every card breaks a tie of poker. */
exports.GIVEN_ANSWERS = { 'OP2-09': 'every-card' };
/** The answers by which its tables settle. */
exports.HOUSE_ANSWERS = (0, open_points_1.answersOf)(exports.GIVEN_ANSWERS);
//# sourceMappingURL=house-answers.js.map