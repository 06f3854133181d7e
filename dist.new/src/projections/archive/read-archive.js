"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readArchive = readArchive;
const node_crypto_1 = require("node:crypto");
/** Reads an archive line by line; of what is no line of one, the first is named. */
async function readArchive(texts) {
    const reading = new Reading();
    for await (const text of texts)
        if (text !== '')
            reading.take(text);
    return reading.archive();
}
class Reading {
    hash = (0, node_crypto_1.createHash)('sha256');
    problems = [];
    header;
    records = [];
    journal = [];
    books = [];
    lines = 0;
    ended = false;
    take(text) {
        const line = lineOf(text);
        if (line === undefined || this.ended || (this.header === undefined) !== isHeader(line)) {
            this.problem(`line ${this.lines + 1} is none of an archive`);
        }
        else if (line.kind === 'end') {
            this.ended = true;
            const isWhole = line.lines === this.lines && line.sha256 === this.hash.digest('hex');
            if (!isWhole)
                this.problem('it is not the file that was written: its end speaks of other lines');
            return;
        }
        else
            this.enter(line);
        this.hash.update(`${text}\n`);
        this.lines += 1;
    }
    archive() {
        if (!this.ended)
            this.problem('its end is missing');
        const header = this.header ?? { kind: 'cagnotte archive v1', release: '', sealKeys: [] };
        const { records, journal, books, problems } = this;
        return { header, records, journal, books, problems };
    }
    enter(line) {
        switch (line.kind) {
            case 'record':
                this.records.push(line);
                break;
            case 'journal':
                this.journal.push(line);
                break;
            case 'book':
                this.books.push(line);
                break;
            case 'cagnotte archive v1':
                this.header = line;
        }
    }
    problem(detail) {
        if (this.problems.length === 0)
            this.problems.push({ check: 'archive', detail });
    }
}
const KINDS = new Set([
    'cagnotte archive v1',
    'record',
    'journal',
    'book',
    'end',
]);
const isHeader = ({ kind }) => kind === 'cagnotte archive v1';
function lineOf(text) {
    try {
        const line = JSON.parse(text);
        return KINDS.has(line?.kind) ? line : undefined;
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=read-archive.js.map