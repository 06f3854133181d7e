"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.inForce = exports.authorisationOf = void 0;
const wire_terms_1 = require("../../games/wire-terms");
/** What an event authorises. */
const authorisationOf = ({ validFrom, rulebook, games, tables, jackpots = [], answers, accounting, }) => ({
    validFrom,
    rulebook,
    games,
    tables: tables.map(authorisedTable),
    pools: jackpots.map(({ pool, game, postedBy, rate }) => ({
        pool,
        postedBy,
        ...(game === undefined ? {} : { game }),
        ...(rate === undefined ? {} : { rate }),
    })),
    ...(answers === undefined ? {} : { answers }),
    ...(accounting === undefined ? {} : { accounting }),
});
exports.authorisationOf = authorisationOf;
function authorisedTable({ table, game, minimum, maxima, seats, unlimitedBank, bank, captures, }) {
    const authorised = {
        minimum,
        ...(maxima === undefined ? {} : { maxima }),
        ...(unlimitedBank === undefined ? {} : { unlimitedBank }),
        ...(bank === undefined ? {} : { bank }),
    };
    return {
        table,
        game,
        terms: (0, wire_terms_1.termsFromWire)({ minimum: minimum.from, authorised }).authorised,
        ...(seats === undefined ? {} : { seats }),
        ...(unlimitedBank === undefined ? {} : { unlimitedBank }),
        ...(captures === undefined ? {} : { captures }),
    };
}
/** The authorisation in force on a day: the one valid from the latest day; of two from one day, the later recorded. */
const inForce = (authorisations, day) => authorisations
    .filter(({ validFrom }) => validFrom <= day)
    .reduce((latest, each) => (latest === undefined || each.validFrom >= latest.validFrom ? each : latest), undefined);
exports.inForce = inForce;
//# sourceMappingURL=authorisation.js.map