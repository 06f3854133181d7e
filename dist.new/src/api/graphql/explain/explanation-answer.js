"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.explanationAnswer = explanationAnswer;
const explanation_1 = require("../../../accounting/explain/explanation");
const figure_1 = require("../../../accounting/explain/figure");
const figure_words_1 = require("../../../accounting/explain/figure-words");
const rounding_step_1 = require("../../../accounting/explain/rounding-step");
const rule_by_id_1 = require("../../../games/rulebooks/rule-by-id");
const money_type_1 = require("../scalars/money.type");
/** An explanation as it is shown, with one page of its parts. */
function explanationAnswer(figure, { amount, currency, terms }, { first, after, position }) {
    const money = (minor) => (0, money_type_1.moneyOf)(minor, currency);
    const sum = (0, explanation_1.explained)(terms);
    return {
        ...{ position, asOf: null, complete: true, figure: (0, figure_1.addressOf)(figure) },
        ...(0, figure_words_1.wordsOf)(figure),
        ...{ amount: money(amount), explained: money(sum), ties: amount === sum, termCount: terms.length },
        terms: terms.slice(after, after + first).map((term) => termOf(term, money)),
    };
}
const NOTHING_ELSE = {
    ...{ figure: null, line: null, fact: null, rule: null, says: null, exact: null, rounding: null },
};
function termOf(term, money) {
    const shown = { ...NOTHING_ELSE, kind: term.kind, amount: money(term.amount) };
    switch (term.kind) {
        case 'figure':
            return { ...shown, figure: term.figure };
        case 'fact':
            return { ...shown, fact: term.fact };
        case 'computed':
            return { ...shown, says: term.says, exact: fraction(term.exact), rounding: term.rounding };
        case 'line': {
            const { debit, credit, ruleId, exact, ...line } = term.line;
            return {
                ...shown,
                line: {
                    ...line,
                    ruleId,
                    debit: (0, money_type_1.moneyOf)(debit, line.currency),
                    credit: (0, money_type_1.moneyOf)(credit, line.currency),
                },
                rule: ruleId === null ? null : citedRule(ruleId),
                ...(exact === undefined
                    ? {}
                    : { exact: fraction(exact), rounding: (0, rounding_step_1.roundingStep)(exact, debit + credit) }),
            };
        }
    }
}
function citedRule(id) {
    const rule = (0, rule_by_id_1.ruleById)(id);
    return { id, citation: rule?.citation ?? null, says: rule?.says ?? null };
}
const fraction = ({ numerator, denominator, }) => `${numerator}/${denominator}`;
//# sourceMappingURL=explanation-answer.js.map