"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.archive = archive;
exports.proveArchive = proveArchive;
const node_fs_1 = require("node:fs");
const promises_1 = require("node:fs/promises");
const node_os_1 = require("node:os");
const node_path_1 = require("node:path");
const node_readline_1 = require("node:readline");
const node_stream_1 = require("node:stream");
const promises_2 = require("node:stream/promises");
const verify_archive_1 = require("../../projections/archive/verify-archive");
const write_archive_1 = require("../../projections/archive/write-archive");
const config_1 = require("../config");
const open_database_1 = require("../database/open-database");
const open_books_1 = require("../open-books");
/** `cagnotte archive FILE`: writes log, register, journal and books into one file that proves itself. */
async function archive(file) {
    const { database, store, ...books } = await (0, open_books_1.openBooks)((0, config_1.readConfig)());
    try {
        const lines = node_stream_1.Readable.from((0, write_archive_1.writeArchive)(database.dataSource, store));
        await (0, promises_2.pipeline)(lines, (0, node_fs_1.createWriteStream)(file, { flags: 'wx', mode: 0o600 }));
        process.stdout.write(`The books are in ${file}; prove them with: cagnotte verify --archive ${file}\n`);
        return 0;
    }
    finally {
        await books.close();
    }
}
/** Proves an archive with nothing of the house at hand: no database, no configuration. */
function proveArchive(file, keyIds) {
    const lines = (0, node_readline_1.createInterface)({ input: (0, node_fs_1.createReadStream)(file), crlfDelay: Infinity });
    return (0, verify_archive_1.verifyArchive)(lines, { keyIds, openScratch });
}
/** A server of its own in a new directory, which is gone with it. */
async function openScratch() {
    const directory = await (0, promises_1.mkdtemp)((0, node_path_1.join)((0, node_os_1.tmpdir)(), 'cagnotte-proof-'));
    const remove = () => (0, promises_1.rm)(directory, { recursive: true, force: true, maxRetries: 5 });
    try {
        // The server may run as another user, who has to get in.
        await (0, promises_1.chmod)(directory, 0o755);
        const config = { ...(0, config_1.readConfig)({}), dataDirectory: (0, node_path_1.join)(directory, 'data') };
        const database = await (0, open_database_1.openDatabase)(config, () => undefined);
        return { dataSource: database.dataSource, close: () => database.close().then(remove) };
    }
    catch (failure) {
        await remove();
        throw failure;
    }
}
//# sourceMappingURL=archive.js.map