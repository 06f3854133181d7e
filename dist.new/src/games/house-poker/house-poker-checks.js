"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.countedBets = exports.housePokerChecks = void 0;
const authorised_terms_1 = require("../_mechanics/authorised-terms");
const bet_identity_1 = require("../_mechanics/bet-identity");
const boxes_1 = require("../_mechanics/boxes");
const cards_1 = require("../_mechanics/cards");
const late_bets_1 = require("../_mechanics/late-bets");
const open_room_1 = require("../_mechanics/open-room");
const table_staff_1 = require("../_mechanics/table-staff");
const unjudged_1 = require("../_mechanics/unjudged");
const voided_round_1 = require("../_mechanics/voided-round");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const dealt_hands_1 = require("./dealt-hands");
/** What is checked of poker against the house. */
const housePokerChecks = (table, game) => {
    const { code, rules } = table;
    return {
        round: (round, settlement, setting) => {
            const dealt = game.read(round.outcome);
            const findings = [...(0, unjudged_1.checkFaults)(settlement), ...(0, bet_identity_1.checkBetIdentity)(round, setting.currency)];
            if (dealt === undefined)
                return findings;
            return [
                ...findings,
                ...(0, late_bets_1.checkLateBets)(round, settlement, rules.lateBet),
                ...checkDeal(table, dealt),
                ...(0, boxes_1.checkSeatNumbers)(round.bets, setting.terms?.seats ?? table.seats, rules.seats),
                ...game.check({ round, settlement, dealt }, setting),
            ];
        },
        opening: (opening, { currency }) => [
            ...checkTerms(table, opening.terms, currency),
            ...checkTable(table, opening),
        ],
        limitChange: ({ after }, { currency }) => checkTerms(table, after, currency),
        voided: (voided, { answers, currency }) => {
            const fate = answers['OP2-17'] === 'all-returned' ? 'stakes-returned' : 'stakes-stand';
            return (0, voided_round_1.checkRefunds)(voided, { rule: rules.voidDeal, fate, currency });
        },
        closing: () => [],
        room: (tables) => (0, open_room_1.checkChiefs)(code, tables, { atMost: () => table.tablesOfChief, rule: () => rules.chief }),
    };
};
exports.housePokerChecks = housePokerChecks;
/** The bets that lay on the cloth when the cards were dealt. */
const countedBets = ({ round: { bets }, settlement, }) => bets.filter((_bet, index) => {
    const fate = settlement.bets[index]?.fate;
    return fate !== 'not-judged' && fate !== 'not-accepted';
});
exports.countedBets = countedBets;
/** No card twice, as a round is dealt from one deck, and one hand for each seat. */
function checkDeal({ rules }, dealt) {
    const seats = dealt.hands.map(({ seat }) => seat);
    const twice = seats.filter((seat, index) => seats.indexOf(seat) !== index);
    return [
        ...(0, cards_1.tooOften)((0, dealt_hands_1.cardsTold)(dealt), 1).map(([card, times]) => (0, rule_1.breach)(rules.deck, {
            code: 'card-too-often',
            severity: 'violation',
            expected: `${card} once, of one deck`,
            found: `${times} times`,
        })),
        ...twice.map((seat) => (0, rule_1.breach)(rules.seats, {
            code: 'seat-shared',
            severity: 'violation',
            expected: 'one hand at a seat',
            found: `several at seat ${seat}`,
        })),
    ];
}
function checkTerms({ rules, maximum, limited }, terms, currency) {
    const minimum = (0, authorised_terms_1.checkMinimumOfTable)(terms, rules.authorisedMinimum, currency);
    const maxima = limited.flatMap((bet) => {
        const most = (0, authorised_terms_1.maximumOf)(terms, bet);
        if ('atLeast' in maximum) {
            const { atLeast, atMost } = maximum;
            const band = { lowest: atLeast * terms.minimum, highest: atMost * terms.minimum, currency };
            return (0, authorised_terms_1.checkMaximum)(bet, most, { ...band, rule: rules.maximum });
        }
        const allowed = maximum.oneOf.map((multiple) => multiple * terms.minimum);
        if (most === undefined || allowed.includes(most))
            return [];
        return [
            (0, rule_1.breach)(rules.maximum, {
                code: 'maximum-not-by-rule',
                severity: 'violation',
                expected: `${allowed.map((amount) => (0, wording_1.money)(amount, currency)).join(' or ')} on ${bet}`,
                found: (0, wording_1.money)(most, currency),
            }),
        ];
    });
    return [...minimum, ...maxima];
}
function checkTable({ rules, seats: most, decks: deckCount, staff: needed }, { terms, staff, decks }) {
    const findings = [
        ...(0, table_staff_1.checkStaff)(staff, needed.chief, rules.chief),
        ...(0, table_staff_1.checkStaff)(staff, needed.croupier, rules.croupier),
        ...(0, boxes_1.checkSeatsOfTable)(terms.seats, most, rules.seats),
    ];
    if (decks !== undefined && (decks < 1 || decks > deckCount)) {
        const expected = deckCount === 1 ? 'one deck' : `at most ${deckCount} decks in turn`;
        findings.push((0, rule_1.breach)(rules.deck, {
            code: 'decks-not-by-rule',
            severity: 'violation',
            expected,
            found: `${decks} decks`,
        }));
    }
    return findings;
}
//# sourceMappingURL=house-poker-checks.js.map