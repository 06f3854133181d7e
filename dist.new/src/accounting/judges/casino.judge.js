"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgeCasinoAuthorised = void 0;
const authorisation_1 = require("../../domain/casino-books/authorisation");
const casino_books_1 = require("../../domain/casino-books/casino-books");
const open_points_1 = require("../../games/open-points");
const finding_1 = require("../finding");
/** An authorisation posts nothing; what it says counts from its day on, for what is recorded after it. */
const judgeCasinoAuthorised = (event, { books }) => ({
    books: (0, casino_books_1.authorise)(books, (0, authorisation_1.authorisationOf)(event.data)),
    findings: (0, finding_1.about)(checkAnswers(event), event.id),
});
exports.judgeCasinoAuthorised = judgeCasinoAuthorised;
/** Answers that cannot be taken: the recommended ones hold in their place. */
const checkAnswers = ({ data }) => (0, open_points_1.readAnswers)(data.answers ?? {}).unknown.map((answer) => ({
    code: 'open-point-unknown',
    severity: 'advisory',
    ruleId: 'L-authorised',
    citation: 'a casino may answer the points that the regulation leaves open, each by one of its answers',
    expected: 'a point and an answer of docs/games',
    found: answer,
}));
//# sourceMappingURL=casino.judge.js.map