"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explain = explain;
exports.explanationText = explanationText;
const explanation_1 = require("../../accounting/explain/explanation");
const figure_1 = require("../../accounting/explain/figure");
const figure_words_1 = require("../../accounting/explain/figure-words");
const rounding_step_1 = require("../../accounting/explain/rounding-step");
const operation_snapshot_1 = require("../../api/graphql/snapshot/operation-snapshot");
const rule_by_id_1 = require("../../games/rulebooks/rule-by-id");
const exact_json_1 = require("../../kernel/exact-json");
const money_1 = require("../../kernel/money");
const explain_figure_1 = require("../../projections/explain/explain-figure");
const config_1 = require("../config");
const open_books_1 = require("../open-books");
const saying_1 = require("./saying");
/** `cagnotte explain CASINO FIGURE`: what an amount is made of. Answers the exit code: 0 only when it ties. */
async function explain(casino, address, { knownAt, json = false }) {
    const figure = (0, figure_1.figureAt)(address);
    if (figure === undefined)
        return (0, saying_1.say)(failed(`there is no figure of the address ${address}`));
    if (knownAt !== undefined && !/^\d{1,18}$/.test(knownAt))
        return (0, saying_1.say)(failed('--known-at is a record number'));
    const { database, ...books } = await (0, open_books_1.openBooks)((0, config_1.readConfig)());
    const snapshot = new operation_snapshot_1.OperationSnapshot(database.dataSource);
    try {
        const last = await snapshot.positionOf(casino);
        if (last === undefined)
            return (0, saying_1.say)(failed(`nothing was recorded for the casino ${casino}`));
        const asked = knownAt === undefined ? last : BigInt(knownAt);
        const position = asked < last ? asked : last;
        const found = await snapshot.read((manager) => (0, explain_figure_1.explainFigure)(manager, { casino, position }, figure));
        if (found === undefined)
            return (0, saying_1.say)(failed(`nothing is known of the figure ${address}`));
        return (0, saying_1.say)(explanationText(figure, found, { position, json }));
    }
    finally {
        await snapshot.close();
        await books.close();
    }
}
const failed = (why) => ({ code: 1, out: '', err: `explain: ${why}\n` });
/** An explanation as it is printed. */
function explanationText(figure, found, { position, json }) {
    const { amount, currency, terms } = found;
    const ties = (0, explanation_1.explained)(terms) === amount;
    const code = ties ? 0 : 1;
    if (json)
        return { code, out: `${(0, exact_json_1.exactJson)({ figure: (0, figure_1.addressOf)(figure), position, ...found })}\n`, err: '' };
    const { en, formula } = (0, figure_words_1.wordsOf)(figure);
    const lines = [
        `${en} (${(0, figure_1.addressOf)(figure)}), known at record ${position}`,
        `${formula}`,
        `${(0, money_1.formatMinor)(amount, currency)} ${currency}${ties ? '' : ', which its parts do not add up to'}`,
        ...terms.map((term) => termText(term, currency)),
    ];
    return { code, out: `${lines.join('\n')}\n`, err: '' };
}
const WIDTH = 16;
const termText = (term, currency) => `${signed(term.amount, currency).padStart(WIDTH)}  ${wordsOfTerm(term)}`;
const signed = (amount, currency) => `${amount < 0n ? '' : '+'}${(0, money_1.formatMinor)(amount, currency)}`;
function wordsOfTerm(term) {
    switch (term.kind) {
        case 'figure':
            return term.figure;
        case 'fact': {
            const { recordNumber, eventType, eventId, document } = term.fact;
            return `record ${recordNumber} ${eventType} ${eventId}${document === null ? '' : `, ${document}`}`;
        }
        case 'computed':
            return `${term.says}: ${term.exact.numerator}/${term.exact.denominator}, rounded ${term.rounding}`;
        case 'line': {
            const { recordNumber, line, entryKind, eventType, eventId, account, slip, exact, debit, credit } = term.line;
            return [
                `record ${recordNumber} line ${line} ${entryKind} ${account}`,
                `${eventType} ${eventId}`,
                ...(slip === null ? [] : [`slip ${slip}`]),
                ...ruleWords(term.line.ruleId),
                ...(exact === undefined
                    ? []
                    : [`${exact.numerator}/${exact.denominator}, rounded ${(0, rounding_step_1.roundingStep)(exact, debit + credit)}`]),
            ].join(', ');
        }
    }
}
function ruleWords(id) {
    if (id === null)
        return [];
    const citation = (0, rule_by_id_1.ruleById)(id)?.citation;
    return [`rule ${id}${citation === undefined ? '' : ` (${citation})`}`];
}
//# sourceMappingURL=explain.js.map