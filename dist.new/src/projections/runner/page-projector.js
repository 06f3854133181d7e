"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.projectPage = projectPage;
const judge_event_1 = require("../../accounting/judge-event");
const all_read_models_1 = require("../all-read-models");
const refused_rows_1 = require("../parking/refused-rows");
const fold_fault_1 = require("../parking/fold-fault");
const park_1 = require("../parking/park");
const parked_keys_1 = require("../parking/parked-keys");
const needs_refold_1 = require("../refold/needs-refold");
const refold_at_1 = require("../refold/refold-at");
const read_record_1 = require("../register/read-record");
const judged_by_itself_1 = require("./judged-by-itself");
const page_knowledge_1 = require("./page-knowledge");
/**
 * Projects numbered records into the generation that the transaction's search path names. Facts that only go on from
 * what is known are written together; one by which earlier facts are judged again is written by itself, once everything
 * before it is. A record that a fault keeps from being judged, or whose rows the database refuses, is parked with its
 * key, and all others go on.
 */
async function projectPage(page, store, records) {
    await projectEvents(records.map(read_record_1.readRecord), { page, store });
}
/** Where rows are refused, the events are projected half by half, until the one is found whose rows they are. */
async function projectEvents(events, projecting) {
    for (let rest = events; rest.length > 0;) {
        const tried = rest;
        const { done, refused } = await (0, refused_rows_1.unlessRefused)(projecting.page, () => projectNext(tried, projecting));
        if (refused === undefined)
            rest = rest.slice(done);
        else if (rest.length === 1)
            return parkRefused(rest[0], refused, projecting);
        else {
            const half = Math.ceil(rest.length / 2);
            await projectEvents(rest.slice(0, half), projecting);
            rest = rest.slice(half);
        }
    }
}
/** Projects as many events as can be written together, and one that has to be by itself. Answers how many. */
async function projectNext(events, projecting) {
    const { page } = projecting;
    const knowledge = await page_knowledge_1.PageKnowledge.load(page, events);
    const judged = judgeInOrder(events, knowledge);
    await write(page, knowledge, judged);
    const next = events[judged.length];
    if (next === undefined)
        return judged.length;
    await projectRefold(next, { ...projecting, knowledge });
    return judged.length + 1;
}
async function parkRefused(event, refusal, { page }) {
    const knowledge = await page_knowledge_1.PageKnowledge.load(page, [event]);
    const rows = parkedBy(new fold_fault_1.FoldFault((0, parked_keys_1.parkingKeyOf)(event.event), refusal), event, knowledge);
    await write(page, knowledge, [rows]);
}
/** Judges the events in their order, each with what was known before it, up to one that earlier facts depend on. */
function judgeInOrder(events, knowledge) {
    const judged = [];
    for (const numbered of events) {
        const key = knowledge.parked.waitingWith(numbered);
        const before = knowledge.before(numbered);
        if (key === undefined && (0, needs_refold_1.needsRefold)(numbered, before))
            break;
        judged.push(key === undefined ? judgeNext(numbered, before, knowledge) : rowsOf((0, park_1.park)(numbered, knowledge, { key })));
    }
    return judged;
}
function judgeNext(numbered, before, knowledge) {
    const { event, standing } = numbered;
    if (standing === 'conflict')
        return rowsOf((0, judged_by_itself_1.byItself)(numbered, (0, judge_event_1.judgeConflict)(event, before), before));
    try {
        const judgement = (0, judge_event_1.judgeEvent)(event, before);
        const rows = rowsOf((0, judged_by_itself_1.byItself)(numbered, judgement, before));
        knowledge.learn(numbered, judgement);
        return rows;
    }
    catch (fault) {
        return parkedBy(new fold_fault_1.FoldFault((0, parked_keys_1.parkingKeyOf)(event), fault), numbered, knowledge);
    }
}
async function projectRefold(next, refolding) {
    const { page } = refolding;
    let { knowledge } = refolding;
    let rows;
    try {
        const judged = await (0, refold_at_1.refoldAt)(next, refolding);
        rows = (0, fold_fault_1.judging)((0, parked_keys_1.parkingKeyOf)(next.event), () => rowsOfAll(judged));
    }
    catch (fault) {
        // What was learned before the fault is forgotten.
        knowledge = await page_knowledge_1.PageKnowledge.load(page, [next]);
        rows = parkedBy(fault, next, knowledge);
    }
    await write(page, knowledge, [rows]);
}
/** @throws whatever is no bug in judging: a database or a log that does not answer may do so later */
function parkedBy(fault, numbered, knowledge) {
    if (!(fault instanceof fold_fault_1.FoldFault))
        throw fault;
    return rowsOf((0, park_1.park)(numbered, knowledge, { key: fault.key, fault: fault.message }));
}
const rowsOf = (judged) => all_read_models_1.ALL_READ_MODELS.map((model) => model.rowsOf(judged));
const rowsOfAll = (judged) => all_read_models_1.ALL_READ_MODELS.map((model) => judged.flatMap((fact) => model.rowsOf(fact)));
async function write(page, knowledge, judged) {
    await knowledge.write(page);
    for (const [index, model] of all_read_models_1.ALL_READ_MODELS.entries()) {
        const rows = judged.flatMap((byModel) => byModel[index]);
        if (rows.length > 0)
            await model.write(page, rows);
    }
}
//# sourceMappingURL=page-projector.js.map