"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.inSuccession = void 0;
const player_bank_1 = require("../domain/player-bank/player-bank");
const bank_lines_1 = require("./bank-lines");
/** Posts one thing after the other, each on the balances and banks that those before it leave. */
const inSuccession = (things, before, post) => things.reduce((lines, thing) => [...lines, ...post(thing, knownAfter(before, lines))], []);
exports.inSuccession = inSuccession;
/** What is known once these lines are posted. */
const knownAfter = (before, lines) => ({
    ...before,
    balances: before.balances.after(lines),
    session: { ...before.session, banks: (0, player_bank_1.applyMoves)(before.session.banks, (0, bank_lines_1.movesOf)(lines)) },
});
//# sourceMappingURL=in-succession.js.map