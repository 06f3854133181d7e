"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CorrectionDecisions = void 0;
const correction_check_1 = require("../../accounting/checks/correction.check");
const corrected_fact_1 = require("../../domain/corrections/corrected-fact");
const why_not_approved_1 = require("../../domain/corrections/why-not-approved");
const streams_1 = require("../../domain/event-registry/streams");
const result_1 = require("../../kernel/result");
const same_value_1 = require("../../kernel/same-value");
const corrections_1 = require("../../projections/corrections/corrections");
const correction_target_1 = require("../../projections/refold/correction-target");
const deciding_person_1 = require("./deciding-person");
/** As many proposals of one event as are looked at. */
const MOST_PROPOSALS = 1_000;
const REFUSALS = {
    'correction-of-unknown-event': 'CORRECTION.UNKNOWN_EVENT',
    'correction-not-possible': 'CORRECTION.NOT_POSSIBLE',
    'correction-not-of-the-last': 'CORRECTION.NOT_OF_THE_LAST',
    'correction-does-not-fit': 'CORRECTION.DOES_NOT_FIT',
};
/** Decisions of people about corrections: one proposes, another one approves, and then it is recorded. */
class CorrectionDecisions {
    writer;
    store;
    constructor(writer, store) {
        this.writer = writer;
        this.store = store;
    }
    async propose(wanted, inView, principal) {
        const by = (0, deciding_person_1.decidingPerson)(principal);
        if (by === undefined)
            return refusing('CORRECTION.NOT_A_PERSON');
        const looked = await this.lookAt(wanted, inView);
        if (!looked.ok)
            return looked;
        const { corrects, replacement, reason, document } = wanted;
        const { casino, position, manager } = inView;
        const earlier = await (0, corrections_1.readCorrections)(manager, { casino, position, corrects, limit: MOST_PROPOSALS });
        const recorded = await this.writer.record({
            ...{ casino, gamingDay: looked.value.fact.gamingday, type: PROPOSED, about: keyOf(corrects) },
            data: { corrects, reason, by, ...given({ replacement, document }) },
            after: earlier.at(-1)?.eventId,
        });
        return recorded === undefined
            ? refusing('CORRECTION.DECIDED_MEANWHILE')
            : (0, result_1.accepted)({ ...recorded, type: PROPOSED });
    }
    async approve(proposal, inView, principal) {
        const by = (0, deciding_person_1.decidingPerson)(principal);
        if (by === undefined)
            return refusing('CORRECTION.NOT_A_PERSON');
        const { casino, position, manager } = inView;
        const [found] = await (0, corrections_1.readCorrections)(manager, { casino, position, proposal, limit: 1 });
        const code = (0, why_not_approved_1.whyNotApproved)(found && (await stateOf(found, inView)), by);
        if (code !== undefined)
            return refusing(code);
        const { by: proposedBy, ...said } = found.proposed.data;
        const looked = await this.lookAt({ ...said, replacement: said.replacement, document: said.document }, inView);
        if (!looked.ok)
            return looked;
        const recorded = await this.writer.record({
            ...{ casino, gamingDay: looked.value.fact.gamingday, type: RECORDED, about: keyOf(said.corrects) },
            data: { ...said, proposedBy, approvedBy: by, proposal },
            after: undefined,
        });
        return recorded === undefined
            ? refusing('CORRECTION.ALREADY_RECORDED')
            : (0, result_1.accepted)({ ...recorded, type: RECORDED });
    }
    /** Holds a correction against the event it is about, as it counts now. */
    async lookAt({ corrects, replacement }, { casino, position, manager }) {
        const target = await (0, correction_target_1.findTarget)(manager, this.store, { casino, corrects, before: position + 1n });
        const why = (0, correction_check_1.whyWithoutEffect)({ corrects, ...given({ replacement }) }, target);
        if (target === undefined || why !== undefined) {
            const code = REFUSALS[why.code];
            if (target === undefined || code !== 'CORRECTION.NOT_OF_THE_LAST')
                return (0, result_1.refused)({ code, about: [] });
            const { id, source } = (0, corrected_fact_1.lastOf)(target.fact, target.known);
            return (0, result_1.refused)({ code, about: [`${id} of ${source}`] });
        }
        const counting = (0, corrected_fact_1.asCounted)(target.fact, target.known)?.data;
        if (replacement !== undefined && (0, same_value_1.isSameValue)(counting, replacement))
            return (0, result_1.refused)({ code: 'CORRECTION.CHANGES_NOTHING', about: [] });
        return (0, result_1.accepted)(target);
    }
}
exports.CorrectionDecisions = CorrectionDecisions;
const PROPOSED = 'cagnotte.correction.proposed.v1';
const RECORDED = 'cagnotte.correction.recorded.v1';
const keyOf = ({ source, id }) => (0, streams_1.eventKey)(source, id);
/** Of a proposal: whether the event has had its correction since, from whichever side, or a later proposal. */
async function stateOf(found, { casino, position, manager }) {
    const { corrects, recordNumber, proposed } = found;
    const all = await (0, corrections_1.readCorrections)(manager, { casino, position, corrects, limit: MOST_PROPOSALS });
    return {
        by: proposed.data.by,
        isRecorded: all.some(({ status }) => status === 'recorded'),
        isReplaced: all.some((each) => each.recordNumber > recordNumber),
    };
}
/** The members that are given. */
const given = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
const refusing = (code) => (0, result_1.refused)({ code, about: [] });
//# sourceMappingURL=correction-decisions.js.map