"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.circleEvening = circleEvening;
const chance_1 = require("../chance");
const circle_tray_1 = require("./circle-tray");
/** The evening of a circle table: the game is its own course, the table sees to its cambista and its slot. */
function* circleEvening(house, plan, { opens, closes }) {
    const { table, game, kind } = plan;
    const tray = new circle_tray_1.CircleTray(house, { table, code: game.rules.code, kind });
    yield opens - house.agenda.now;
    yield* tray.open();
    yield* game.play(tray, new chance_1.Chance(house.name.seed, house.day, table), closes);
    yield* tray.close();
}
//# sourceMappingURL=circle-session.js.map