"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.casinoOf = void 0;
exports.tableIdOf = tableIdOf;
exports.playerIdOf = playerIdOf;
const identity_1 = require("../../../src/kernel/identity");
/** The casino that hands of a currency belong to: circle games of online rooms, judged by their own rulebook. */
const casinoOf = (hand) => `reference-room-${hand.header.money.currency.toLowerCase()}`;
exports.casinoOf = casinoOf;
/** The table as a part of a source: `Laodica IV` is laodica-iv. */
function tableIdOf(hand) {
    const slug = slugOf(hand.table.name);
    return slug === '' ? `table-${(0, identity_1.sha256)(hand.table.name).slice(0, 12)}` : slug;
}
/**
 * The opaque id of a player. `Player3` only names a seat, so it counts for its table: lampland-player3. Any other
 * screen name may lead to a person, so that a digest stands for it, the same at every table.
 */
function playerIdOf(hand, name) {
    if (/^Player\d+$/.test(name))
        return `${tableIdOf(hand)}-${name.toLowerCase()}`;
    return `player-${(0, identity_1.sha256)(name).slice(0, 16)}`;
}
const slugOf = (name) => name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
//# sourceMappingURL=reference-casinos.js.map