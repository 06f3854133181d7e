"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.exportBook = exportBook;
const promises_1 = require("node:fs/promises");
const not_found_1 = require("../../api/graphql/refusals/not-found");
const book_file_1 = require("../../exports/books/book-file");
const read_kept_book_1 = require("../../exports/books/read-kept-book");
const config_1 = require("../config");
const open_database_1 = require("../database/open-database");
const export_options_1 = require("./export-options");
const saying_1 = require("./saying");
/**
 * `cagnotte export BOOK`: an official book as a file, and beside it its manifest. Answers the exit code: 1 when there is
 * no such book.
 */
async function exportBook(name, options) {
    const wanted = (0, export_options_1.wantedOf)(name, options);
    if (!wanted.ok)
        return (0, saying_1.say)(refusal(wanted.refusal));
    const database = await (0, open_database_1.openDatabase)((0, config_1.readConfig)(), () => undefined);
    try {
        const found = await (0, read_kept_book_1.readKeptBook)(database.dataSource, wanted.value);
        if (typeof found === 'string')
            return (0, saying_1.say)(refusal(whyNot(found)));
        const { name: own, bytes, manifest } = await (0, book_file_1.bookFile)(found.book, found.knownAt, options.format);
        const { out = own } = options;
        if (out === '-')
            process.stdout.write(bytes);
        else {
            await (0, promises_1.writeFile)(out, bytes);
            await (0, promises_1.writeFile)(`${out}.manifest.json`, (0, book_file_1.manifestText)(manifest));
            process.stdout.write(`${out}: ${manifest.rows} rows, ${manifest.bytes} bytes, SHA-256 ${manifest.sha256}\n`);
        }
        return 0;
    }
    finally {
        await database.close();
    }
}
/** Why a book is not there, in the words that a question over GraphQL gets. */
const whyNot = (code) => code === 'BOOK.NOT_YET' ? 'the casino has no record of that number yet' : not_found_1.NOT_FOUND[code].message;
const refusal = (why) => ({ code: 1, out: '', err: `export: ${why}\n` });
//# sourceMappingURL=export.js.map