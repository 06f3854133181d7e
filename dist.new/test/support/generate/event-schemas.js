"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.writeEventSchemas = writeEventSchemas;
exports.checkEventSchemas = checkEventSchemas;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const asyncapi_1 = require("../../../src/domain/event-registry/asyncapi");
const catalogue_1 = require("../../../src/domain/event-registry/catalogue");
const published_contract_1 = require("../../../src/domain/event-registry/published-contract");
const streams_1 = require("../../../src/domain/event-registry/streams");
const release_1 = require("../../../src/kernel/release");
const stored_form_1 = require("../../../src/kernel/stored-form");
const golden_events_1 = require("../golden/golden-events");
const DIRECTORY = (0, node_path_1.join)('docs', 'events');
/** Writes docs/events (schemas and page, nothing else stays there) and freezes golden events that are new. */
function writeEventSchemas(root) {
    const directory = (0, node_path_1.join)(root, DIRECTORY);
    (0, node_fs_1.mkdirSync)(directory, { recursive: true });
    const files = eventSchemaFiles();
    for (const file of (0, node_fs_1.readdirSync)(directory))
        if (!files.has(file))
            (0, node_fs_1.rmSync)((0, node_path_1.join)(directory, file));
    for (const [file, text] of files)
        (0, node_fs_1.writeFileSync)((0, node_path_1.join)(directory, file), text);
    freezeNewGoldenEvents(root);
}
/** What differs between docs/events and the event registry, one sentence per file; nothing when all is well. */
function checkEventSchemas(root) {
    const directory = (0, node_path_1.join)(root, DIRECTORY);
    const present = new Set((0, node_fs_1.readdirSync)(directory));
    const files = eventSchemaFiles();
    return [
        ...[...present].filter((file) => !files.has(file)).map((file) => `${file} belongs to no type of event`),
        ...[...files.keys()].filter((file) => !present.has(file)).map((file) => `${file} is missing`),
        ...[...files]
            .filter(([file, text]) => present.has(file) && (0, node_fs_1.readFileSync)((0, node_path_1.join)(directory, file), 'utf8') !== text)
            .map(([file]) => `${file} is not what the event registry says`),
    ];
}
/** File name → text of everything in docs/events. */
function eventSchemaFiles() {
    const schemas = catalogue_1.EVENT_DEFINITIONS.map((definition) => [`${definition.type}.schema.json`, asJson((0, published_contract_1.publishedSchema)(definition))]);
    const forPrograms = ['asyncapi.json', asJson((0, asyncapi_1.asyncApiDocument)(release_1.RELEASE))];
    return new Map([['README.md', (0, published_contract_1.cataloguePage)()], forPrograms, ...schemas]);
}
/** Only adds: what is frozen is never written again, so that a changed golden event stays visible. */
function freezeNewGoldenEvents(root) {
    const frozen = (0, golden_events_1.readFrozenEvents)(root);
    for (const { name, event } of (0, golden_events_1.readGoldenEvents)(root)) {
        frozen[name] ??= { stream: (0, streams_1.streamOf)(event), contentHash: (0, stored_form_1.storedForm)(event).contentHash };
    }
    const sorted = Object.fromEntries(Object.entries(frozen).sort(([a], [b]) => (a < b ? -1 : 1)));
    (0, node_fs_1.writeFileSync)((0, node_path_1.join)(root, golden_events_1.GOLDEN_EVENTS, golden_events_1.FROZEN), asJson(sorted));
}
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
//# sourceMappingURL=event-schemas.js.map