"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CORRECTION_LINES = void 0;
const typeorm_1 = require("typeorm");
const journal_line_entity_1 = require("../../../projections/journal/journal-line.entity");
/** The lines that corrections caused, by their record numbers: one statement for all corrections of an answer. */
exports.CORRECTION_LINES = {
    name: 'correction-lines',
    read: async (manager, keys) => {
        const [{ casino } = { casino: '' }] = keys;
        const lines = await manager.find(journal_line_entity_1.JournalLineEntity, {
            where: { casino, recordNumber: (0, typeorm_1.In)(keys.map(({ record }) => record.toString())) },
            order: { recordNumber: 'ASC', line: 'ASC' },
        });
        return keys.map(({ record }) => lines.filter(({ recordNumber }) => recordNumber === record));
    },
};
//# sourceMappingURL=correction-lines.js.map