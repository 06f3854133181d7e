"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const event_schemas_1 = require("./event-schemas");
const generated_files_1 = require("./generated-files");
/** `npm run generate`: writes everything that is made from the code. npm runs it in the root of the project. */
async function generate() {
    const root = process.cwd();
    (0, event_schemas_1.writeEventSchemas)(root);
    await (0, generated_files_1.writeGeneratedFiles)(root);
}
void generate();
//# sourceMappingURL=generate.main.js.map