"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkOpening = checkOpening;
exports.checkLimitChange = checkLimitChange;
exports.checkClosing = checkClosing;
exports.checkVoidedRound = checkVoidedRound;
exports.checkVoidedCoup = checkVoidedCoup;
exports.checkShoeStart = checkShoeStart;
exports.checkShoeEnd = checkShoeEnd;
const free_banks_1 = require("../../domain/casino-books/free-banks");
const fold_table_play_1 = require("../../domain/table-session/fold-table-play");
const session_key_1 = require("../../domain/table-session/session-key");
const table_play_1 = require("../../domain/table-session/table-play");
const money_1 = require("../../kernel/money");
const reporting_1 = require("../reporting");
const rules_at_table_1 = require("./rules-at-table");
/**
 * The opening of a table: that its casino is authorised and may open it, that its game has rules on that day, and what
 * these say of terms, staff and equipment.
 */
function checkOpening(event, before) {
    const { game, staff, equipment } = event.data;
    const authorisation = checkAuthorised(event, before);
    const found = (0, rules_at_table_1.rulesOn)(event.gamingday, game, before);
    if (!found.ok)
        return [...authorisation, found.refusal];
    const { decks, newDecks } = equipment ?? {};
    const opening = {
        terms: (0, rules_at_table_1.withAuthorised)((0, fold_table_play_1.openingTerms)(event.data), event, before),
        staff,
        sessionNo: event.sessionno ?? 1,
        freeBankAt: (0, free_banks_1.otherFreeBanks)(before.books, { day: event.gamingday, table: (0, session_key_1.tableConcerned)(event) }),
        ...(decks === undefined ? {} : { decks }),
        ...(newDecks === undefined ? {} : { newDecks }),
    };
    return [...authorisation, ...found.value.rules.checks.opening(opening, found.value.setting)];
}
const AUTHORISED_TABLES = {
    ruleId: 'L-authorised',
    citation: 'the games and tables of a casino come from its authorisation only',
};
function checkAuthorised(event, before) {
    if ((before.books.authorisations ?? []).every(({ validFrom }) => validFrom > event.gamingday)) {
        return [
            {
                code: 'casino-not-authorised',
                severity: 'advisory',
                ...AUTHORISED_TABLES,
                expected: `cagnotte.casino.authorised.v1 valid on ${event.gamingday}`,
                found: 'none; judged as a casino of Andalusia with the recommended answers',
            },
        ];
    }
    const table = (0, reporting_1.authorisedTableOf)(event, before);
    if (table?.game === event.data.game)
        return [];
    return [
        {
            code: 'table-not-authorised',
            severity: 'violation',
            ...AUTHORISED_TABLES,
            expected: table === undefined ? 'a table of the authorisation' : `${table.game} at this table`,
            found: event.data.game,
        },
    ];
}
/** A change of limits: its notice, and the new terms. */
function checkLimitChange(event, before) {
    const found = (0, rules_at_table_1.rulesAtTable)(event, before);
    const old = (0, table_play_1.termsOf)(before.session.play);
    if (!found?.ok || old === undefined)
        return [];
    const { announcedAtRound, firstRound } = event.data;
    const change = {
        before: (0, rules_at_table_1.withAuthorised)(old, event, before),
        after: (0, rules_at_table_1.withAuthorised)((0, fold_table_play_1.changedTerms)(old, event.data), event, before),
        announcedAtRound,
        ...(firstRound === undefined ? {} : { firstRound }),
    };
    return found.value.rules.checks.limitChange(change, found.value.setting);
}
/** The end of a session: what may not be left on the table. */
function checkClosing(event, before) {
    const found = (0, rules_at_table_1.rulesAtTable)(event, before);
    const { left } = before.session.play;
    return !found?.ok || left === undefined ? [] : found.value.rules.checks.closing(left, found.value.setting);
}
/** A void round of a house-banked game: that it may be void so, and what is given back of its bets. */
function checkVoidedRound(event, before) {
    const { roundNo } = event.data;
    const { last } = before.session.play;
    const bets = last?.roundNo === roundNo ? last.bets : undefined;
    return checkVoided(event, bets, (0, rules_at_table_1.rulesAtTable)(event, before, roundNo));
}
/** A void coup against a player's bank, likewise; of one cloth alone the bets are not told apart. */
function checkVoidedCoup(event, before) {
    const { shoeNo, coupNo, tableaux } = event.data;
    const { lastCoup } = before.session.play;
    const isKnown = lastCoup?.shoeNo === shoeNo && lastCoup.coupNo === coupNo && tableaux === undefined;
    return checkVoided(event, isKnown ? lastCoup.bets : undefined, (0, rules_at_table_1.rulesAtTable)(event, before));
}
function checkVoided({ data: { settled, reasonCode, refunds } }, bets, found) {
    if (!found?.ok)
        return [];
    const voided = {
        settled,
        reasonCode,
        refunds: refunds.map(({ betId, player, amount }) => ({
            ...(betId === undefined ? {} : { betId }),
            ...(player === undefined ? {} : { player }),
            amount: (0, money_1.minorFromWire)(amount),
        })),
        ...(bets === undefined ? {} : { bets }),
    };
    return found.value.rules.checks.voided(voided, found.value.setting);
}
/** A shoe begins. */
function checkShoeStart(event, before) {
    const found = (0, rules_at_table_1.rulesAtTable)(event, before);
    if (!found?.ok)
        return [];
    return found.value.rules.checks.shoe?.started((0, fold_table_play_1.shoeStartOf)(event.data), found.value.setting) ?? [];
}
/** A shoe is over: what was dealt out of it. */
function checkShoeEnd(event, before) {
    const found = (0, rules_at_table_1.rulesAtTable)(event, before);
    const { shoe } = before.session.play;
    if (!found?.ok || shoe?.shoeNo !== event.data.shoeNo)
        return [];
    return found.value.rules.checks.shoe?.dealt(shoe, found.value.setting) ?? [];
}
//# sourceMappingURL=session-checks.js.map