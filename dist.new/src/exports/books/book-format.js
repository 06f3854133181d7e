"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isBookFormat = exports.BOOK_FORMATS = void 0;
/** In which forms a book can be had. */
exports.BOOK_FORMATS = ['csv', 'csv-es', 'jsonl', 'pdf'];
const isBookFormat = (name) => exports.BOOK_FORMATS.includes(name);
exports.isBookFormat = isBookFormat;
//# sourceMappingURL=book-format.js.map