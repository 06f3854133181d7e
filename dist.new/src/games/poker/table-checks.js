"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tableChecks = tableChecks;
exports.checkPlayers = checkPlayers;
exports.checkMayWait = checkMayWait;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const open_room_1 = require("../_mechanics/open-room");
const table_staff_1 = require("../_mechanics/table-staff");
const rule_1 = require("../rule");
const announced_terms_1 = require("./announced-terms");
const one_share_1 = require("./one-share");
/** What is checked of a table, and of the room it stands in; nothing where the rulebook leaves it to the room. */
function tableChecks(facts) {
    const { regulated, code } = facts;
    if (regulated === undefined)
        return { opening: () => [], limitChange: () => [], room: () => [] };
    const { rules, staff, session } = regulated;
    return {
        opening: (opening, setting) => [
            ...(0, authorised_terms_1.checkMinimumOfTable)(opening.terms, rules.minimumBet, setting.currency),
            ...(0, table_staff_1.checkStaff)(opening.staff, staff, rules.staff),
            ...checkDeck(facts, opening),
            ...checkSeats(regulated, opening),
            ...(0, announced_terms_1.checkAnnounced)(facts, opening.terms, setting),
        ],
        limitChange: ({ after }, { currency }) => (0, authorised_terms_1.checkMinimumOfTable)(after, rules.minimumBet, currency),
        room: (tables, { answers }) => [
            ...(0, open_room_1.checkChiefs)(code, tables, { atMost: () => 1, rule: () => rules.chiefOfOneTable }),
            ...(0, one_share_1.checkOneShare)({ code, rule: session.oneShare }, tables, answers),
        ],
    };
}
function checkDeck({ rules, ranking }, { decks = 1 }) {
    if (decks === 1)
        return [];
    return [
        (0, rule_1.breach)(rules.deck, {
            code: 'decks-not-by-rule',
            severity: 'violation',
            expected: `one deck of ${ranking.deck.name}`,
            found: `${decks} decks`,
        }),
    ];
}
function checkSeats({ rules, players: { atMost } }, { terms: { seats = 0 } }) {
    if (seats <= atMost)
        return [];
    return [
        (0, rule_1.breach)(rules.seats, {
            code: 'seats-above-maximum',
            severity: 'violation',
            expected: `at most ${atMost} seats`,
            found: `${seats}`,
        }),
    ];
}
/** Who sits down to a hand: not too many, not too few, nobody twice. */
function checkPlayers({ regulated }, { seated }) {
    if (regulated === undefined)
        return [];
    const { rules, players } = regulated;
    const { atLeast = 0, atMost } = players;
    const found = `${seated.length} at the table`;
    const findings = [];
    if (seated.length > atMost) {
        const expected = `at most ${atMost} players`;
        findings.push((0, rule_1.breach)(rules.seats, { code: 'players-above-maximum', severity: 'violation', expected, found }));
    }
    if (seated.length < atLeast) {
        const expected = `at least ${atLeast} players`;
        findings.push((0, rule_1.breach)(rules.seats, { code: 'players-below-minimum', severity: 'violation', expected, found }));
    }
    const names = seated.flatMap(({ player }) => player ?? []);
    const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
    if (twice.length === 0)
        return findings;
    return [
        ...findings,
        (0, rule_1.breach)(rules.oneSeatEach, {
            ...{ code: 'player-at-several-seats', severity: 'violation' },
            ...{ expected: 'one seat for each player', found: `${twice.join(', ')} at two` },
        }),
    ];
}
/** Said with the first hand of a session: with so few players the house need not have opened. */
function checkMayWait({ regulated }, { seated }, { poker }) {
    const mustOpen = regulated?.session.mustOpen;
    if (mustOpen === undefined || seated.length >= mustOpen.players)
        return [];
    if (poker !== undefined && poker.hands > 0)
        return [];
    return [
        (0, rule_1.breach)(mustOpen.rule, {
            code: 'house-may-suspend',
            severity: 'information',
            expected: `${mustOpen.players} players; with fewer the house may wait, and close the table`,
            found: `${seated.length} at the table`,
        }),
    ];
}
//# sourceMappingURL=table-checks.js.map