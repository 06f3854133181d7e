"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findingReadModel = void 0;
const streams_1 = require("../../domain/event-registry/streams");
const identity_1 = require("../../kernel/identity");
const release_1 = require("../../kernel/release");
const insert_rows_1 = require("../insert-rows");
const TABLE = 'finding';
/**
 * Findings: what was declared against what should be. A record opens them, and another one closes those about a state
 * of affairs that has ended, and those that a person has resolved. Nothing else of a finding ever changes.
 */
exports.findingReadModel = {
    table: TABLE,
    rowsOf: (fact) => [
        ...fact.opens.map((finding, index) => ({ opens: rowOf(fact, finding, index) })),
        ...closingsOf(fact),
    ],
    write: (page, rows) => writeFindings(page, rows),
};
/** The id is derived from code, record and events. */
const rowOf = ({ casino, number, ofRecord, event }, finding, index) => ({
    casino,
    finding_id: (0, identity_1.derivedId)('finding', casino, finding.code, number.toString(), ...(ofRecord === number ? [] : [ofRecord.toString()]), index.toString(), ...finding.eventIds),
    code: finding.code,
    severity: finding.severity,
    rule_id: finding.ruleId,
    citation: finding.citation,
    expected: finding.expected,
    found: finding.found,
    event_ids: finding.eventIds,
    bet_ids: finding.betIds ?? [],
    standing: finding.standing ?? null,
    gaming_day: event.gamingday,
    table_id: (0, streams_1.tableOf)(event.source) ?? null,
    of_record: ofRecord.toString(),
    opened_by: number.toString(),
    closed_by: null,
    rules_release: release_1.RELEASE,
});
function closingsOf({ casino, number, event, entry, ofRecord, settles = [], closes }) {
    const by = { casino, number: number.toString(), of: null };
    if (entry !== 'own')
        return closes.map((finding) => ({ closes: { ...by, ...NAMELESS, of: ofFact(finding, ofRecord) } }));
    const ended = settles.map((standing) => ({ closes: { ...by, standing, finding: null } }));
    if (event.type !== 'cagnotte.finding.resolved.v1')
        return ended;
    const { finding } = event.data;
    return [...ended, { closes: { ...by, standing: null, finding } }];
}
const NAMELESS = { standing: null, finding: null };
const ofFact = ({ code, ruleId, expected, found, betIds = [] }, record) => ({
    ...{ code, expected, found, rule: ruleId, bets: betIds },
    record: record.toString(),
});
async function writeFindings(page, rows) {
    const opened = rows.flatMap((row) => ('opens' in row ? [row.opens] : []));
    if (opened.length > 0)
        await (0, insert_rows_1.insertRows)(page, TABLE, opened);
    const closed = rows.flatMap((row) => ('closes' in row ? [row.closes] : []));
    if (closed.length > 0)
        await page.query(CLOSE, [JSON.stringify(closed)]);
}
/** A finding is closed by the first record after it that ends it. */
const CLOSE = `
  UPDATE finding SET closed_by = ended.number
    FROM (SELECT f.casino, f.finding_id, min(c.number) AS number
            FROM jsonb_to_recordset($1::jsonb) AS c(casino text, number bigint, standing text, finding text, of jsonb)
            JOIN finding f ON f.casino = c.casino AND f.closed_by IS NULL AND f.opened_by < c.number
             AND (f.standing = c.standing OR f.finding_id::text = c.finding OR (
               f.of_record = (c.of->>'record')::bigint AND f.code = c.of->>'code' AND f.rule_id = c.of->>'rule'
               AND f.expected = c.of->>'expected' AND f.found = c.of->>'found' AND to_jsonb(f.bet_ids) = c.of->'bets'
               AND f.standing IS NULL))
           GROUP BY f.casino, f.finding_id) ended
   WHERE finding.casino = ended.casino AND finding.finding_id = ended.finding_id`;
//# sourceMappingURL=finding.read-model.js.map