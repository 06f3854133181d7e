"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeCorrection = judgeCorrection;
const correction_check_1 = require("../../accounting/checks/correction.check");
const judge_event_1 = require("../../accounting/judge-event");
const casino_wide_1 = require("../../accounting/refold/casino-wide");
const corrected_fact_1 = require("../../domain/corrections/corrected-fact");
const fold_key_1 = require("../../domain/fold-order/fold-key");
const park_1 = require("../parking/park");
const judged_by_itself_1 = require("../runner/judged-by-itself");
const correction_target_1 = require("./correction-target");
const corrected_facts_1 = require("./corrected-facts");
const key_facts_1 = require("./key-facts");
const refold_keys_1 = require("./refold-keys");
const restated_keys_1 = require("./restated-keys");
/** A correction: the key of the fact it is about is folded again with what counts now. */
async function judgeCorrection(numbered, refolding) {
    const { page, store, knowledge } = refolding;
    const event = numbered.event;
    const known = knowledge.before(numbered);
    const target = await (0, correction_target_1.findTarget)(page, store, {
        casino: numbered.casino,
        corrects: event.data.corrects,
        before: numbered.number,
    });
    const judgement = (0, judge_event_1.judgeEvent)(event, known);
    const own = { ...judgement, findings: [...judgement.findings, ...(0, correction_check_1.checkCorrection)(event, target)] };
    if (target === undefined || (0, correction_check_1.whyWithoutEffect)(event.data, target) !== undefined) {
        knowledge.learn(numbered, own);
        return [(0, judged_by_itself_1.byItself)(numbered, own, known)];
    }
    const { casino, number } = numbered;
    const key = (0, fold_key_1.foldKeyOf)(target.fact);
    if (knowledge.parked.has(casino, key))
        return [(0, park_1.park)(numbered, knowledge, { key })];
    const facts = await correctedFacts(numbered, target, refolding);
    const refolded = await (0, refold_keys_1.refoldKeys)(refolding, { casino, key, cause: number, isWhole: true, ...facts });
    const changed = {
        before: facts.before.find(({ place }) => place.record === target.record)?.event,
        after: facts.after.find(({ place }) => place.record === target.record)?.event,
    };
    const [correction, ...others] = await (0, restated_keys_1.restatedKeys)(page, {
        ...{ cause: numbered, known, keys: refolded.keys },
        own: {
            ...own,
            books: (0, casino_wide_1.booksAfterCorrection)(changed, known),
            pools: refolded.pools.now(known.pools),
        },
    });
    knowledge.learn(numbered, correction);
    knowledge.learnSessions(numbered, refolded.keys);
    await refolded.pools.write(page);
    return [correction, ...others];
}
/** The facts of the key as they counted, and as they count once the correction is kept. */
async function correctedFacts({ casino, number, event }, target, { page, store }) {
    const { replacement } = event.data;
    const state = (0, corrected_fact_1.corrected)(target.known, { by: { source: event.source, id: event.id }, replacement });
    await (0, corrected_facts_1.writeCorrectedFact)(page, { casino, record: target.record, by: number, state });
    const reported = await (0, key_facts_1.loadKeyFacts)(page, store, { casino, key: (0, fold_key_1.foldKeyOf)(target.fact) });
    return {
        after: reported.filter(({ counts }) => counts),
        before: reported.flatMap((fact) => {
            if (fact.place.record !== target.record)
                return fact.counts ? [fact] : [];
            const counted = (0, corrected_fact_1.asCounted)(fact.reported, target.known);
            return counted === undefined ? [] : [{ place: fact.place, event: counted }];
        }),
    };
}
//# sourceMappingURL=judge-correction.js.map