"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readKnowledge = readKnowledge;
const judge_appends_1 = require("../../judge-appends");
const postgres_place_1 = require("./postgres-place");
/** What the log knows of these requests. It stays true only while the caller keeps the log locked. */
async function readKnowledge(client, requests) {
    const known = await readKnownEvents(client, requests);
    const exact = requests.filter(({ expected }) => expected !== 'any').map(({ stream }) => stream);
    const versions = await readLastVersions(client, exact);
    return {
        knownEvent: (event) => known.get((0, judge_appends_1.identityOf)(event)),
        lastVersion: (stream) => versions.get(stream) ?? 'none',
    };
}
async function readKnownEvents(client, requests) {
    const events = requests.flatMap((request) => request.events);
    const { rows } = await client.query({
        name: 'event-log-known-events',
        text: 'SELECT index::integer, place::text, content_hash FROM event_log.known_events($1)',
        values: [JSON.stringify(events.map(({ casino: c, source: s, id: i }) => ({ c, s, i })))],
    });
    const differing = rows.filter(({ index, content_hash }) => events[index].contentHash !== content_hash);
    const bytes = await readBytes(client, differing.map(({ place }) => place));
    return new Map(rows.map(({ index, place, content_hash: contentHash }) => [
        (0, judge_appends_1.identityOf)(events[index]),
        { contentHash, place: (0, postgres_place_1.placeOf)(place), bytes: () => bytes.get(place) },
    ]));
}
async function readBytes(client, places) {
    if (places.length === 0)
        return new Map();
    const { rows } = await client.query('SELECT place::text, bytes FROM event_log.event WHERE place = ANY ($1::bigint[])', [places]);
    return new Map(rows.map(({ place, bytes }) => [place, bytes]));
}
async function readLastVersions(client, streams) {
    if (streams.length === 0)
        return new Map();
    const { rows } = await client.query({
        name: 'event-log-last-versions',
        text: 'SELECT name, version FROM event_log.last_versions($1)',
        values: [streams],
    });
    return new Map(rows.map(({ name, version }) => [name, version]));
}
//# sourceMappingURL=log-knowledge.js.map