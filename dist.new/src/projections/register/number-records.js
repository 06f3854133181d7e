"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.emptyHead = exports.identityOf = void 0;
exports.numberRecords = numberRecords;
const stored_form_1 = require("../../kernel/stored-form");
const chain_1 = require("./chain");
const read_record_1 = require("./read-record");
/** One text per identity; none of its parts holds U+0000. */
const identityOf = ({ casino, source, id }) => `${casino}\0${source}\0${id}`;
exports.identityOf = identityOf;
/** Where a casino starts. */
const emptyHead = (casino) => ({
    number: 0n,
    chainHash: (0, chain_1.chainGenesis)(casino),
    recordedAt: '0001-01-01T00:00:00.000Z',
    repeatsSkipped: 0n,
});
exports.emptyHead = emptyHead;
/**
 * Gives the records of a page, in log order, their number, chain link and instant. Storage may be at-least-once;
 * here counting becomes exactly-once: a repeat of a content that was recorded already gets no number, another content
 * under a known identity is numbered as a conflict.
 * @throws LogDamaged when stored bytes no longer hash to what the log says of them
 */
function numberRecords(records, known) {
    const heads = new Map();
    const contents = new Map(known.contents);
    const numbered = [];
    for (const record of records) {
        const { casino } = record;
        const head = heads.get(casino) ?? known.heads.get(casino) ?? (0, exports.emptyHead)(casino);
        (0, read_record_1.assertUnaltered)(record, head.number + 1n);
        const standing = standingOf(record, contents);
        if (standing === 'repeat') {
            heads.set(casino, { ...head, repeatsSkipped: head.repeatsSkipped + 1n });
            continue;
        }
        const entry = numberAfter(head, record, standing);
        const { number, chainHash, recordedAt } = entry;
        heads.set(casino, { ...head, number, chainHash, recordedAt });
        numbered.push(entry);
    }
    return { numbered, heads };
}
function standingOf(record, contents) {
    const identity = (0, exports.identityOf)(record);
    const known = contents.get(identity) ?? [];
    if (known.some((content) => isRepeat(content, record)))
        return 'repeat';
    const { contentHash, bytes } = record;
    contents.set(identity, [...known, { contentHash, bytes }]);
    return known.length === 0 ? 'counted' : 'conflict';
}
const isRepeat = (known, { contentHash, bytes }) => known.contentHash === contentHash || (known.bytes !== undefined && (0, stored_form_1.saysTheSame)(known.bytes, bytes));
function numberAfter(head, record, standing) {
    return {
        record,
        casino: record.casino,
        number: head.number + 1n,
        chainHash: (0, chain_1.nextLink)(head.chainHash, record.contentHash),
        recordedAt: record.recordedAt > head.recordedAt ? record.recordedAt : head.recordedAt,
        standing,
    };
}
//# sourceMappingURL=number-records.js.map