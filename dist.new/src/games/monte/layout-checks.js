"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkLayout = void 0;
const rule_1 = require("../rule");
const layout_1 = require("./layout");
/** Whether the four cards were laid as they must be, and a phase ended with a card that decides it. */
const checkLayout = (facts, dealt, before) => [
    ...checkPlaced(facts, dealt),
    ...checkBurnt(facts, dealt),
    ...checkDoubled(facts, dealt),
    ...checkAnnulled(facts, dealt),
    ...checkSegundas(facts, dealt, before),
    ...checkDecided(facts, dealt),
];
exports.checkLayout = checkLayout;
const misplaced = (rule, expected, found) => (0, rule_1.breach)(rule, { code: 'layout-not-by-rule', severity: 'violation', expected, found });
const sameRank = (one, other) => (0, layout_1.spanishRank)(one) === (0, layout_1.spanishRank)(other);
/** Equal ones of the first two are burnt; a third or fourth that equals one of them is laid on it. */
function checkPlaced({ rules }, { placed }) {
    const [first = '', second = '', ...lower] = placed;
    const equal = sameRank(first, second)
        ? [misplaced(rules.firstTwo, 'two cards of different ranks in the upper row', `${first} ${second}`)]
        : [];
    const beside = lower.filter((card) => sameRank(card, first) || sameRank(card, second));
    return [
        ...equal,
        ...beside.map((card) => misplaced(rules.lastTwo, `${card} laid on the card of its rank`, `${card} placed`)),
    ];
}
/** Cards are burnt by pairs of one rank. */
function checkBurnt({ rules }, { burnt }) {
    const arePairs = burnt.length % 2 === 0 && burnt.every((card, index) => sameRank(card, burnt[index - (index % 2)] ?? ''));
    return arePairs ? [] : [misplaced(rules.firstTwo, 'pairs of one rank burnt', burnt.join(' '))];
}
const checkDoubled = ({ rules }, { placed, doubled }) => doubled
    .filter(({ on, card }) => !sameRank(card, placed[on - 1] ?? ''))
    .map(({ on, card }) => misplaced(rules.doubled, `a card of the rank of ${placed[on - 1]}`, `${card} on it`));
const checkAnnulled = ({ rules }, dealt) => (0, layout_1.isAnnulledPlay)(dealt)
    ? [
        (0, rule_1.breach)(rules.annulledPlay, {
            code: 'null-play-settled',
            severity: 'violation',
            expected: 'a null play: four cards of one rank before all were placed',
            found: 'bets settled over it',
        }),
    ]
    : [];
/** Segundas has the cards of the Primeras before it, and the row of which none has come. */
function checkSegundas({ rules }, { phase, placed, inPlay }, before) {
    if (phase !== 'segundas' || before === undefined)
        return [];
    const due = `${before.memory?.['placed'] ?? 'no cards'}, the ${before.memory?.['left'] ?? 'last'} row`;
    const found = `${placed.join(' ')}, the ${inPlay.includes(1) ? 'upper' : 'lower'} row`;
    return due === found ? [] : [misplaced(rules.segundas, `${due}, as Primeras left it`, found)];
}
const checkDecided = ({ rules }, dealt) => (0, layout_1.matchesOf)(dealt, dealt.inPlay).length > 0
    ? []
    : [
        (0, rule_1.breach)(rules.winner, {
            code: 'no-card-decided',
            severity: 'advisory',
            expected: 'a card of a rank in play',
            found: dealt.exposed.join(' '),
        }),
    ];
//# sourceMappingURL=layout-checks.js.map