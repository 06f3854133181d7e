"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tableStreams = exports.shortName = exports.subjectMeans = exports.eventKey = exports.sessionOf = exports.casinoOf = void 0;
exports.tableOf = tableOf;
exports.streamOf = streamOf;
exports.findStream = findStream;
exports.sessionOfStream = sessionOfStream;
const identity_1 = require("../../kernel/identity");
const catalogue_1 = require("./catalogue");
/** The casino of a source: `granada` of `/casinos/granada/tables/RF1`. The source must be well-formed. */
const casinoOf = (source) => segmentAt(source, CASINO_AT);
exports.casinoOf = casinoOf;
/**
 * The table of a source, undefined for a source that is no table's. What follows the table names a device or a desk
 * that reports about it: `/casinos/granada/tables/RF1/terminal-2` is of table RF1.
 */
function tableOf(source) {
    const afterCasino = CASINO_AT + (0, exports.casinoOf)(source).length;
    return source.startsWith('/tables/', afterCasino)
        ? segmentAt(source, afterCasino + '/tables/'.length)
        : undefined;
}
const CASINO_AT = '/casinos/'.length;
function segmentAt(source, start) {
    const end = source.indexOf('/', start);
    return end === -1 ? source.slice(start) : source.slice(start, end);
}
/** The session of its table that an event belongs to: 1 where it says nothing. */
const sessionOf = (event) => event.sessionno ?? 1;
exports.sessionOf = sessionOf;
/** The key that stands for an event in the name of another stream, since ids may hold any character. */
const eventKey = (source, id) => (0, identity_1.derivedId)('event', source, id);
exports.eventKey = eventKey;
/**
 * The stream an event is kept in: `cagnotte_<category>-<casino>/<key>`, e.g.
 * `cagnotte_table-granada/RF1/2026-01-01/1`. Only for events that were read (readDelivery): throws for an unknown
 * type and for an event of a table whose source names none.
 */
function streamOf(event) {
    const stream = findStream(event);
    if (stream === undefined)
        throw new Error(`no stream can be derived for ${event.type} from ${event.source}`);
    return stream;
}
/** As `streamOf`, but undefined where no stream can be derived. */
function findStream(event) {
    const definition = (0, catalogue_1.definitionOf)(event.type);
    if (definition === undefined)
        return undefined;
    const needsNoTable = definition.withoutTable !== undefined && tableOf(event.source) === undefined;
    const category = needsNoTable ? definition.withoutTable : definition.category;
    const key = KEYS[category](event);
    if (key === undefined)
        return undefined;
    return `cagnotte_${category}-${(0, exports.casinoOf)(event.source)}${key === '' ? '' : `/${key}`}`;
}
/**
 * Whether a declared `subject` means this stream. Two spellings do: the full name of the stream, and the short one
 * without `cagnotte_` and casino: `table/RF1/2026-01-01/1`, `casino`, `cage/2026-01-01`.
 */
const subjectMeans = (subject, stream) => subject === stream || subject === (0, exports.shortName)(stream);
exports.subjectMeans = subjectMeans;
/** `cagnotte_table-granada/RF1/2026-01-01/1` without system and casino: `table/RF1/2026-01-01/1`. */
const shortName = (stream) => stream.replace(/^cagnotte_([a-z]+)-[a-z0-9-]+/, '$1');
exports.shortName = shortName;
/** What stands behind the casino in the name of a stream; empty for the casino's own. */
const KEYS = {
    casino: () => '',
    gamingday: ({ gamingday }) => gamingday,
    cage: ({ gamingday }) => gamingday,
    quarantine: ({ gamingday }) => gamingday,
    table: tableKey,
    jackpot: ({ data }) => data.pool,
    finding: ({ data }) => data.finding,
    correction: correctedKey,
    proposal: correctedKey,
};
function correctedKey({ data }) {
    const { corrects } = data;
    return (0, exports.eventKey)(corrects.source, corrects.id);
}
function tableKey(event) {
    const table = tableOf(event.source);
    return table === undefined ? undefined : `${table}/${event.gamingday}/${(0, exports.sessionOf)(event)}`;
}
/** How the names of the streams of a casino's tables begin, or of one of its tables. */
const tableStreams = (casino, table) => `cagnotte_table-${casino}/${table === undefined ? '' : `${table}/`}`;
exports.tableStreams = tableStreams;
/** The session that the name of a table's stream means. */
function sessionOfStream(stream) {
    const [, table, gamingDay, sessionNo] = stream.split('/');
    return { table: table, gamingDay: gamingDay, sessionNo: sessionNo };
}
//# sourceMappingURL=streams.js.map