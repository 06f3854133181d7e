"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.refoldKey = refoldKey;
const same_value_1 = require("../../kernel/same-value");
const key_fold_1 = require("./key-fold");
/**
 * Folds the facts of a key again. One mechanism for late, corrected and cancelled facts: what each fact meant without
 * the change is held against what it means with it. The accounts whose balances were asked for are added to `asked`;
 * the answer counts only where the surroundings knew all of them.
 */
function refoldKey({ before, after }, { around, asked, pools, }) {
    const same = sameFacts({ before, after }, pools);
    const prefix = new key_fold_1.KeyFold(around, asked, pools.before);
    for (const fact of before.slice(0, same))
        prefix.judge(fact);
    const [without, withChange] = [prefix.fork(pools.before), prefix.fork(pools.after)];
    const was = meanings(without, before.slice(same));
    const is = meanings(withChange, after.slice(same));
    const records = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => (a < b ? -1 : 1));
    return {
        restated: records
            .map((record) => ({ record, before: was.get(record), after: is.get(record) }))
            .filter(({ before: one, after: other }) => !(0, same_value_1.isSameValue)(shownOf(one), shownOf(other))),
        before: without.state,
        after: withChange.state,
    };
}
/** How many facts at the beginning are the same, and know the same of their pools. */
function sameFacts({ before, after }, pools) {
    const first = before.findIndex((fact, index) => {
        const { record } = fact.place;
        return fact !== after[index] || !(0, same_value_1.isSameValue)(pools.before(record), pools.after(record));
    });
    return first === -1 ? before.length : first;
}
const meanings = (fold, facts) => new Map(facts.map((fact) => [fact.place.record, { event: fact.event, judgement: fold.judge(fact) }]));
/** Everything that is shown of a fact itself. */
const shownOf = (meaning) => meaning && {
    data: meaning.event.data,
    lines: meaning.judgement.lines,
    findings: meaning.judgement.findings,
    reverses: meaning.judgement.reverses,
    byRules: meaning.judgement.byRules,
    opening: meaning.judgement.session.opening,
    declared: meaning.judgement.session.declared,
};
//# sourceMappingURL=refold-key.js.map