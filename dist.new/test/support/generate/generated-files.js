"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.keptText = exports.generatedText = exports.GENERATED_FILES = void 0;
exports.writeGeneratedFiles = writeGeneratedFiles;
const node_fs_1 = require("node:fs");
const node_path_1 = require("node:path");
const client_operations_1 = require("./client-operations");
const errors_page_1 = require("./errors-page");
const game_pages_1 = require("./game-pages");
const graphql_schema_1 = require("./graphql-schema");
const worked_out_edges_1 = require("./worked-out-edges");
/** Files of one text that are made from the code and kept with it, so that a change of them is seen. */
const GENERATED = {
    'schema.graphql': graphql_schema_1.graphqlSchemaText,
    'docs/errors.md': errors_page_1.errorsPage,
    'docs/clients/typescript/operations.ts': client_operations_1.clientOperations,
    'src/games/edges/worked-out-edges.ts': worked_out_edges_1.workedOutEdges,
    ...game_pages_1.GAME_PAGES,
};
exports.GENERATED_FILES = Object.keys(GENERATED);
/** The text that the file should have. */
const generatedText = async (file, root) => GENERATED[file](root);
exports.generatedText = generatedText;
/** The text that the file has; empty when there is no such file. */
const keptText = (file, root) => (0, node_fs_1.existsSync)((0, node_path_1.join)(root, file)) ? (0, node_fs_1.readFileSync)((0, node_path_1.join)(root, file), 'utf8') : '';
exports.keptText = keptText;
async function writeGeneratedFiles(root) {
    for (const file of exports.GENERATED_FILES)
        (0, node_fs_1.writeFileSync)((0, node_path_1.join)(root, file), await (0, exports.generatedText)(file, root));
}
//# sourceMappingURL=generated-files.js.map