"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.constructedHands = exports.realHands = exports.constructedTexts = exports.realTexts = void 0;
exports.textOfHand = textOfHand;
exports.onlyHand = onlyHand;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const parse_hand_history_1 = require("./parse-hand-history");
const ROOT = projectRoot(__dirname);
const REAL = (0, node_path_1.join)(ROOT, 'test', 'data', 'poker-hands');
const CONSTRUCTED = (0, node_path_1.join)(ROOT, 'test', 'support', 'hand-history', 'constructed-hands');
const textsIn = (folder) => (0, node_fs_1.readdirSync)(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => (0, node_fs_1.readFileSync)((0, node_path_1.join)(folder, name), 'utf8'));
/** The files of real hands, and of hands written for the tests. */
const realTexts = () => textsIn(REAL);
exports.realTexts = realTexts;
const constructedTexts = () => textsIn(CONSTRUCTED);
exports.constructedTexts = constructedTexts;
/** The 110 real hands. */
const realHands = () => (0, exports.realTexts)().flatMap(parse_hand_history_1.readAllHands);
exports.realHands = realHands;
const constructedHands = () => (0, exports.constructedTexts)().flatMap(parse_hand_history_1.readAllHands);
exports.constructedHands = constructedHands;
/** The text of one hand, by its number. Throws for a number that no file has. */
function textOfHand(id) {
    const hands = [...(0, exports.realTexts)(), ...(0, exports.constructedTexts)()].flatMap((text) => text.split(/(?=^PokerStars )/m));
    const text = hands.find((hand) => hand.includes(`#${id}:`));
    if (text === undefined)
        throw new Error(`no hand ${id}`);
    return text;
}
/** The hand of a text that must hold exactly one. */
function onlyHand(text) {
    const [hand, ...others] = (0, parse_hand_history_1.readAllHands)(text);
    if (!hand || others.length > 0)
        throw new Error(`expected one hand, found ${others.length + (hand ? 1 : 0)}`);
    return hand;
}
/** The folder of the project, whether this runs as source or as built; the hands are not copied to the build. */
function projectRoot(folder) {
    if ((0, node_fs_1.existsSync)((0, node_path_1.join)(folder, 'package.json')))
        return folder;
    if ((0, node_path_1.dirname)(folder) === folder)
        throw new Error('no package.json above the hand-history reader');
    return projectRoot((0, node_path_1.dirname)(folder));
}
//# sourceMappingURL=sample-hands.js.map