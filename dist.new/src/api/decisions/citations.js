"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BY_NAME = exports.FOUR_EYES = void 0;
/** Where it stands that corrections take two persons. */
exports.FOUR_EYES = {
    citation: 'Orden of 9 January 1979, article 51.2: corrections bear two signatures',
    citationEs: 'Orden de 9 de enero de 1979, artículo 51.2: las correcciones llevan dos firmas',
};
/** Where it stands that people answer for the books by name. */
exports.BY_NAME = {
    citation: 'Orden of 9 January 1979, article 54.2: the control book is certified by a named person',
    citationEs: 'Orden de 9 de enero de 1979, artículo 54.2: el libro de control lo certifica una persona',
};
//# sourceMappingURL=citations.js.map