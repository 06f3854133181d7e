"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkChiefs = checkChiefs;
exports.checkAuthorisedMinimum = checkAuthorisedMinimum;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const table_staff_1 = require("./table-staff");
/** Games of cards against the house: the only ones whose chief may ever have a second table. */
const CARDS_AGAINST_THE_HOUSE = new Set([
    'blackjack',
    'trente-et-quarante',
    'punto-y-banca',
    'caribbean-stud',
    'trijoker',
    'three-card-poker',
    'pai-gow-poker',
    'casino-war',
    'monte',
]);
/** Chiefs of this game's tables who have more tables than they may, or one of another kind among them. */
function checkChiefs(game, tables, { atMost, rule }) {
    const ofGame = tables.filter((table) => table.game === game);
    const judged = new Set();
    return ofGame.flatMap((table) => (0, table_staff_1.chiefsOf)(table.staff).flatMap((chief) => {
        const theirs = tables.filter(({ staff }) => (0, table_staff_1.chiefsOf)(staff).includes(chief));
        const onlyCards = theirs.every(({ game: other }) => CARDS_AGAINST_THE_HOUSE.has(other));
        const allowed = onlyCards ? atMost(table) : 1;
        if (theirs.length <= allowed || judged.has(chief))
            return [];
        judged.add(chief);
        return [
            (0, rule_1.breach)(rule(table), {
                code: allowed === 1 ? 'chief-shared' : 'chief-over-two-tables',
                severity: 'violation',
                expected: allowed === 1 ? 'a chief with this table only' : `a chief with ${allowed} tables at most`,
                found: `${chief} at ${theirs.map(({ table: name }) => name).join(', ')}`,
            }),
        ];
    }));
}
/** Whether one open table of the game plays at the authorised minimum, as far as authorisations are known. */
function checkAuthorisedMinimum(game, tables, { rule, currency }) {
    const ofGame = tables.filter((table) => table.game === game);
    const authorised = ofGame.flatMap(({ terms }) => terms.authorised?.minimum.from ?? []);
    if (authorised.length < ofGame.length || authorised.length === 0)
        return [];
    const lowest = authorised.reduce((a, b) => (b < a ? b : a));
    if (ofGame.some(({ terms }) => terms.minimum <= lowest))
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'no-table-at-authorised-minimum',
            severity: 'violation',
            expected: `one open table with a minimum of ${(0, wording_1.money)(lowest, currency)}`,
            found: ofGame.map(({ table, terms }) => `${table} at ${(0, wording_1.money)(terms.minimum, currency)}`).join(', '),
        }),
    ];
}
//# sourceMappingURL=open-room.js.map