"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dealOutOfShoe = exports.startShoe = exports.shoeStartOf = exports.openPlay = void 0;
exports.openingTerms = openingTerms;
exports.changedTerms = changedTerms;
exports.changeTerms = changeTerms;
exports.endShoe = endShoe;
const wire_terms_1 = require("../../games/wire-terms");
const table_play_1 = require("./table-play");
/** The terms on which a table opens. */
function openingTerms({ minimum, minima, maxima, tier, step, seats, bank, poker, equipment, }) {
    const cloths = equipment?.cloths;
    return (0, wire_terms_1.termsFromWire)({
        minimum,
        ...(minima === undefined ? {} : { minima }),
        ...(maxima === undefined ? {} : { maxima }),
        ...(tier === undefined ? {} : { tier }),
        ...(step === undefined ? {} : { step }),
        ...(seats === undefined ? {} : { seats }),
        ...(cloths === undefined ? {} : { cloths }),
        ...(bank === undefined ? {} : { bank }),
        ...(poker === undefined ? {} : { poker }),
    });
}
/** The terms after a change: what it does not name stays, but for maxima and minima of an earlier minimum. */
function changedTerms({ seats, cloths, tier, step, bank, poker }, change) {
    const { newMinimum, newMinima, newMaxima, newTier = tier, newStep } = change;
    return {
        ...(0, wire_terms_1.termsFromWire)({
            minimum: newMinimum,
            ...(newMinima === undefined ? {} : { minima: newMinima }),
            ...(newMaxima === undefined ? {} : { maxima: newMaxima }),
            ...(newTier === undefined ? {} : { tier: newTier }),
            ...(newStep === undefined ? {} : { step: newStep }),
            ...(seats === undefined ? {} : { seats }),
            ...(cloths === undefined ? {} : { cloths }),
            ...(bank === undefined ? {} : { bank }),
        }),
        ...(newStep === undefined && step !== undefined ? { step } : {}),
        ...(poker === undefined ? {} : { poker }),
    };
}
/** A session begins; a further opening changes nothing of it. */
const openPlay = (play, data) => play.terms.length > 0
    ? play
    : { ...play, terms: [{ fromRound: 1, terms: openingTerms(data) }], staff: data.staff };
exports.openPlay = openPlay;
/** New terms hold from the round that is named, else from the next one. */
function changeTerms(play, data) {
    const fromRound = data.firstRound ?? Math.max(play.last?.roundNo ?? 0, data.announcedAtRound) + 1;
    return { ...play, terms: [...play.terms, { fromRound, terms: changedTerms((0, table_play_1.termsOf)(play) ?? {}, data) }] };
}
/** How a shoe begins. */
const shoeStartOf = ({ decks, burnt, burntCards, behindCutCard, newDecks, }) => ({
    decks,
    ...(burnt === undefined ? {} : { burnt }),
    ...(burntCards === undefined ? {} : { burntCards }),
    ...(behindCutCard === undefined ? {} : { behindCutCard }),
    ...(newDecks === undefined ? {} : { newDecks }),
});
exports.shoeStartOf = shoeStartOf;
/** A shoe begins; the one before it is forgotten. */
const startShoe = (play, data) => ({
    ...play,
    shoe: { shoeNo: data.shoeNo, ...(0, exports.shoeStartOf)(data), outcomes: [] },
});
exports.startShoe = startShoe;
/** A shoe is over. */
function endShoe({ shoe: _shoe, ...play }) {
    return play;
}
/** One more outcome out of the shoe in play; of a game without a shoe nothing is kept. */
const dealOutOfShoe = (play, outcome) => play.shoe === undefined
    ? play
    : { ...play, shoe: { ...play.shoe, outcomes: [...play.shoe.outcomes, outcome] } };
exports.dealOutOfShoe = dealOutOfShoe;
//# sourceMappingURL=fold-table-play.js.map