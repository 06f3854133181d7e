"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.currenciesOf = currenciesOf;
/** The book currency first, then those that occur by their codes. */
function currenciesOf({ currency, lines, opening }) {
    const others = new Set([...lines, ...opening].map((each) => each.currency));
    others.delete(currency);
    return [currency, ...[...others].sort()];
}
//# sourceMappingURL=journal-figures.js.map