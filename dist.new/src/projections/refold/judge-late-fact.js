"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeLateFact = judgeLateFact;
const quarantine_check_1 = require("../../accounting/checks/quarantine.check");
const sequence_check_1 = require("../../accounting/checks/sequence.check");
const finding_1 = require("../../accounting/finding");
const judge_event_1 = require("../../accounting/judge-event");
const pool_turn_1 = require("../../accounting/pool-turn");
const pool_fold_1 = require("../../accounting/refold/pool-fold");
const fold_key_1 = require("../../domain/fold-order/fold-key");
const fold_place_1 = require("../../domain/fold-order/fold-place");
const round_reference_1 = require("../../domain/table-session/round-reference");
const judged_by_itself_1 = require("../runner/judged-by-itself");
const key_facts_1 = require("./key-facts");
const late_place_1 = require("./late-place");
const needs_refold_1 = require("./needs-refold");
const refold_keys_1 = require("./refold-keys");
const restated_keys_1 = require("./restated-keys");
/**
 * A late fact, at its place in its key and at its turn in its pools. Where nothing comes after it in either, it goes on
 * from what is known; where only facts of its pools do, its key is not read, unless it is a void.
 */
async function judgeLateFact(numbered, refolding) {
    const { page, knowledge } = refolding;
    const { casino, number, event } = numbered;
    const key = (0, fold_key_1.foldKeyOf)(event);
    const known = knowledge.before(numbered);
    const late = (0, needs_refold_1.isLate)(numbered, known);
    const place = late ? await (0, late_place_1.readLatePlace)(page, numbered) : (0, fold_place_1.inRecordOrder)(number);
    const isVoid = (0, round_reference_1.voidedRoundOf)(event) !== undefined;
    const facts = late || isVoid ? await (0, key_facts_1.countingFacts)(refolding, { casino, key }) : [];
    const isLast = facts.every((fact) => (0, fold_place_1.comparePlaces)(fact.place, place) < 0);
    if (isLast && !(0, pool_turn_1.isBehindInPools)(event, known)) {
        const judgement = (0, judge_event_1.judgeEvent)(event, known);
        knowledge.learn(numbered, judgement);
        return [{ ...(0, judged_by_itself_1.byItself)(numbered, judgement, known), place }];
    }
    const isWhole = isVoid || !isLast;
    const before = isWhole ? facts : [];
    const after = [...before, { place, event }].sort((a, b) => (0, fold_place_1.comparePlaces)(a.place, b.place));
    const refolded = await (0, refold_keys_1.refoldKeys)(refolding, { casino, key, cause: number, isWhole, before, after });
    const own = ownJudgement(numbered, known, refolded);
    const [first, ...others] = await (0, restated_keys_1.restatedKeys)(page, { cause: numbered, own, known, keys: refolded.keys });
    knowledge.learn(numbered, first);
    knowledge.learnSessions(numbered, refolded.keys);
    await refolded.pools.write(page);
    return [{ ...first, place }, ...others];
}
/** What it means at its place; what the casino knows beyond its keys and pools learns of it now. */
function ownJudgement({ number, event }, known, { keys, pools }) {
    const restated = keys.flatMap(({ refolded }) => refolded.restated).find(({ record }) => record === number);
    const atTurn = (0, pool_fold_1.knownAtTurn)(event, known, pools.known.after(number));
    const judgement = restated?.after?.judgement ?? (0, judge_event_1.judgeFact)(event, atTurn);
    const numbers = (0, sequence_check_1.checkSequence)(event, known);
    return {
        ...judgement,
        books: (0, judge_event_1.judgeFact)(event, known).books,
        pools: pools.now(known.pools),
        sequence: numbers.sequence,
        findings: [...(0, finding_1.about)(numbers.findings, event.id), ...judgement.findings],
        settles: [...(0, quarantine_check_1.endedBySendingAgain)(event), ...numbers.settles],
    };
}
//# sourceMappingURL=judge-late-fact.js.map