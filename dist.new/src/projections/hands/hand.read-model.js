"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.handReadModel = void 0;
const hand_checks_1 = require("../../accounting/checks/hand.checks");
const hand_account_1 = require("../../domain/circle-hand/hand-account");
const streams_1 = require("../../domain/event-registry/streams");
const money_1 = require("../../kernel/money");
const versioned_facts_1 = require("../versioned-facts");
/** Circle hands with the account of their money, as declared and as derived, and whether it adds up. */
exports.handReadModel = (0, versioned_facts_1.versionedFacts)('hand', (fact) => fact.event.type === 'cagnotte.hand.played.v1' ? handRow(fact, fact.event.data) : undefined);
function handRow({ casino, number, event, findings, byRules }, hand) {
    const account = (0, hand_account_1.accountOfHand)(hand);
    return {
        casino,
        record_number: number.toString(),
        event_id: event.id,
        hand_no: hand.handNo,
        table_id: (0, streams_1.tableOf)(event.source),
        gaming_day: event.gamingday,
        session_no: (0, streams_1.sessionOf)(event),
        happened_at: event.time,
        game: hand.game,
        currency: hand.currency,
        players: hand.seats.length,
        contributed: (0, money_1.sumMinor)(account.contributed.values()).toString(),
        carried_in: account.carriedIn.toString(),
        pot: account.pot.toString(),
        collected: account.collected.toString(),
        rake: account.rake.toString(),
        carried_out: account.carriedOut.toString(),
        derived: derivedOf(byRules?.settlement),
        ties: (0, hand_checks_1.handTies)(findings),
    };
}
/** The sum of the awards that the rules derive; null where they do not tell all of them. */
const derivedOf = (settlement) => settlement?.complete === true ? (0, money_1.sumMinor)(settlement.awards.map(({ amount }) => amount)).toString() : null;
//# sourceMappingURL=hand.read-model.js.map