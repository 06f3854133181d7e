"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.GAME_PAGES = void 0;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const catalogue_1 = require("../../../src/games/catalogue");
const open_points_1 = require("../../../src/games/open-points");
const settle_round_1 = require("../../../src/games/settle-round");
const wording_1 = require("../../../src/games/wording");
const exact_json_1 = require("../../../src/kernel/exact-json");
const rational_1 = require("../../../src/kernel/rational");
const pageOf = (code) => `docs/games/${code}.md`;
/** The pages of the games: written by hand, but for the parts that are made from the rules. */
exports.GAME_PAGES = Object.fromEntries(Object.values(catalogue_1.CATALOGUE).map((rules) => [
    pageOf(rules.code),
    (root) => withGeneratedParts((0, node_fs_1.readFileSync)((0, node_path_1.join)(root, pageOf(rules.code)), 'utf8'), rules),
]));
/** What stands between `<!-- generated: name -->` and `<!-- end -->`, by name. */
const PARTS = {
    bets: betTable,
    edges: edgeTable,
    rules: ruleTable,
    'not-checkable': uncheckableTable,
    'open-points': openPointTable,
    settlement: (rules, above) => settlementOf(rules, lastJsonOf(above)),
};
const PART = /<!-- generated: ([a-z-]+) -->\n[^]*?<!-- end -->/g;
/** The page with its generated parts as the rules have them now; all of them must be there. */
function withGeneratedParts(page, rules) {
    const found = new Set();
    const text = page.replace(PART, (_part, name, offset) => {
        const part = PARTS[name];
        if (part === undefined)
            throw new Error(`no part is called ${name}`);
        found.add(name);
        return `<!-- generated: ${name} -->\n\n${part(rules, page.slice(0, offset))}\n\n<!-- end -->`;
    });
    const missing = partsOf(rules).filter((name) => !found.has(name));
    if (missing.length > 0)
        throw new Error(`${rules.code}: the page lacks ${missing.join(', ')}`);
    return text;
}
/** The parts that the page of a game must have: where nobody bets against the house, there are no bets to tell of. */
const partsOf = ({ payTable }) => Object.keys(PARTS).filter((name) => payTable.length > 0 || (name !== 'bets' && name !== 'edges'));
const asCode = (text) => `\`${text}\``;
const table = (headings, rows) => [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
function betTable({ payTable }) {
    const rows = payTable.map(({ bet, spanish, covers, pays, maximum, ruleId }) => [
        asCode(bet),
        spanish,
        covers,
        (0, wording_1.odds)(pays),
        maximum,
        asCode(ruleId),
    ]);
    return table(['bet', 'Spanish', 'covers', 'pays', 'maximum', 'rule'], rows);
}
function edgeTable(rules) {
    const rows = rules
        .edges(open_points_1.RECOMMENDED)
        .map(({ bet, edge, variance, method }) => [
        asCode(bet),
        (0, wording_1.percentage)(edge),
        (0, rational_1.formatRational)(variance, 4),
        method,
    ]);
    return table(['bet', 'edge', 'variance', 'how'], rows);
}
function ruleTable({ register }) {
    return table(['rule', 'says', 'stands in'], register.applied.map(({ id, says, citation }) => [asCode(id), says, citation]));
}
function uncheckableTable({ register }) {
    return table(['rule', 'says', 'why not'], register.notCheckable.map(({ id, says, reason }) => [asCode(id), says, reason]));
}
function openPointTable({ openPoints }) {
    const rows = openPoints.map((id) => {
        const { question, answers, recommended, why } = open_points_1.OPEN_POINTS[id];
        const others = Object.entries(answers).filter(([answer]) => answer !== recommended);
        const words = Object.fromEntries(Object.entries(answers))[recommended] ?? '';
        return [
            asCode(id),
            question,
            `${asCode(recommended)}: ${words}`,
            why,
            others.map(([answer, meaning]) => `${asCode(answer)}: ${meaning}`).join('; '),
        ];
    });
    return table(['point', 'question', 'answer taken', 'why', 'other answers'], rows);
}
const JSON_BLOCK = /```json\n([^]*?)```/g;
/** The last block of JSON above a part: the round that it settles. */
function lastJsonOf(above) {
    const blocks = [...above.matchAll(JSON_BLOCK)];
    return JSON.parse(blocks.at(-1)?.[1] ?? 'null');
}
function settlementOf({ code }, round) {
    const answer = (0, settle_round_1.settleRound)(code, round);
    if (!answer.ok)
        throw new Error(`${code}: the round of the page is refused: ${answer.refusal.join('; ')}`);
    return `\`\`\`json\n${(0, exact_json_1.exactJson)(answer.value)}\n\`\`\``;
}
//# sourceMappingURL=game-pages.js.map