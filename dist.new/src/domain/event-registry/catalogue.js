"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.definitionOf = exports.EVENT_DEFINITIONS = void 0;
const bank_deposit_events_1 = require("./bank-deposit.events");
const bank_events_1 = require("./bank.events");
const books_events_1 = require("./books.events");
const box_events_1 = require("./box.events");
const cage_slips_events_1 = require("./cage-slips.events");
const cage_events_1 = require("./cage.events");
const casino_events_1 = require("./casino.events");
const cheque_events_1 = require("./cheque.events");
const chips_events_1 = require("./chips.events");
const clearing_events_1 = require("./clearing.events");
const correction_events_1 = require("./correction.events");
const counts_events_1 = require("./counts.events");
const coup_events_1 = require("./coup.events");
const finding_events_1 = require("./finding.events");
const gaming_day_events_1 = require("./gaming-day.events");
const hand_events_1 = require("./hand.events");
const intake_events_1 = require("./intake.events");
const jackpot_events_1 = require("./jackpot.events");
const ledger_events_1 = require("./ledger.events");
const lost_money_events_1 = require("./lost-money.events");
const poker_session_events_1 = require("./poker-session.events");
const round_events_1 = require("./round.events");
const shoe_events_1 = require("./shoe.events");
const table_events_1 = require("./table.events");
/** Every type of event this service understands, in the order of the published catalogue. Closed: add here only. */
exports.EVENT_DEFINITIONS = [
    ...casino_events_1.casinoEvents,
    ...ledger_events_1.ledgerEvents,
    ...gaming_day_events_1.gamingDayEvents,
    ...table_events_1.tableEvents,
    ...box_events_1.boxEvents,
    ...counts_events_1.countEvents,
    ...chips_events_1.chipEvents,
    ...round_events_1.roundEvents,
    ...bank_events_1.bankEvents,
    ...bank_deposit_events_1.bankDepositEvents,
    ...coup_events_1.coupEvents,
    ...shoe_events_1.shoeEvents,
    ...hand_events_1.handEvents,
    ...poker_session_events_1.pokerSessionEvents,
    ...jackpot_events_1.jackpotEvents,
    ...cage_events_1.cageEvents,
    ...cage_slips_events_1.cageSlipEvents,
    ...cheque_events_1.chequeEvents,
    ...lost_money_events_1.lostMoneyEvents,
    ...clearing_events_1.clearingEvents,
    ...correction_events_1.correctionEvents,
    ...finding_events_1.findingEvents,
    ...intake_events_1.intakeEvents,
    ...books_events_1.bookEvents,
];
const BY_TYPE = new Map(exports.EVENT_DEFINITIONS.map((definition) => [definition.type, definition]));
/** What the catalogue says of a type; undefined for a type it does not know. */
const definitionOf = (type) => BY_TYPE.get(type);
exports.definitionOf = definitionOf;
//# sourceMappingURL=catalogue.js.map