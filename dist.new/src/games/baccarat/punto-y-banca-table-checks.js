"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.puntoYBancaChecks = void 0;
const cards_1 = require("../_mechanics/cards");
const open_room_1 = require("../_mechanics/open-room");
const table_staff_1 = require("../_mechanics/table-staff");
const voided_round_1 = require("../_mechanics/voided-round");
const rule_1 = require("../rule");
const deal_checks_1 = require("./deal-checks");
const deal_terms_1 = require("./deal-terms");
const hand_totals_1 = require("./hand-totals");
const reported_deal_1 = require("./reported-deal");
const shoe_checks_1 = require("../_mechanics/shoe-checks");
/** What is checked of punto y banca. */
const puntoYBancaChecks = (facts) => {
    const { code, rules, sizes } = facts;
    return {
        round: (round, settlement, setting) => (0, deal_checks_1.checkDeal)(facts, { round, settlement }, setting),
        opening: ({ terms, staff, decks }, { currency }) => {
            const size = (0, deal_terms_1.sizeOf)(facts, terms);
            return [
                ...(0, deal_terms_1.checkTerms)(facts, terms, currency),
                ...(size === undefined ? [] : (0, table_staff_1.checkStaff)(staff, size.staff, size.staffRule)),
                ...(0, shoe_checks_1.checkDecks)(facts, decks),
            ];
        },
        limitChange: ({ after }, { currency }) => (0, deal_terms_1.checkTerms)(facts, after, currency),
        voided: (voided, { answers, currency }) => (0, voided_round_1.checkRefunds)(voided, {
            rule: rules.voidCoup,
            fate: (0, voided_round_1.fateOfStakes)(answers, 'stakes-returned'),
            currency,
        }),
        closing: () => [],
        room: (tables) => (0, open_room_1.checkChiefs)(code, tables, {
            atMost: ({ terms }) => (0, deal_terms_1.sizeOf)(facts, terms)?.tablesOfChief ?? Math.max(...sizes.map(tablesOfChief)),
            rule: () => rules.sharedChief,
        }),
        shoe: {
            started: (shoe) => checkShoe(facts, shoe),
            dealt: (shoe) => (0, shoe_checks_1.checkDealtShoe)(facts, shoe, shoe.outcomes.map(cardsDealt)),
        },
    };
};
exports.puntoYBancaChecks = puntoYBancaChecks;
const tablesOfChief = ({ tablesOfChief: most }) => most;
/** As many cards burnt as the first one turned says, in a shoe that is prepared as it should be. */
function checkShoe(facts, shoe) {
    const { burnt, burntCards = [] } = shoe;
    const findings = [...(0, shoe_checks_1.checkShoeStart)(facts, shoe)];
    const first = burntCards[0];
    if (burnt !== undefined && (0, cards_1.isCard)(first) && burnt !== (0, hand_totals_1.burntFor)(first)) {
        const [expected, found] = [`${(0, hand_totals_1.burntFor)(first)} cards burnt for ${first}`, `${burnt}`];
        findings.push((0, rule_1.breach)(facts.rules.burntCards, {
            code: 'burnt-cards-miscounted',
            severity: 'violation',
            expected,
            found,
        }));
    }
    return findings;
}
function cardsDealt(outcome) {
    const deal = (0, reported_deal_1.dealOf)(outcome);
    return deal === undefined ? [] : [...deal.punto, ...deal.banca];
}
//# sourceMappingURL=punto-y-banca-table-checks.js.map