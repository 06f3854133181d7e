"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postBankPartnerJoined = exports.postBankRaised = exports.postBankAdjudicated = void 0;
exports.postBankEnded = postBankEnded;
const player_bank_1 = require("../../domain/player-bank/player-bank");
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const bank_lines_1 = require("../bank-lines");
const in_succession_1 = require("../in-succession");
const journal_entry_1 = require("../journal-entry");
const surprises_1 = require("../surprises");
/** Chips of a player go into the custody of the croupier, and are owed to him as his part of the bank. */
function postPutUp(event, { member, amount, paidFrom }) {
    if (paidFrom === 'deposit')
        return [];
    const { currency, bank } = event.data;
    const put = (0, money_1.minorFromWire)(amount);
    return [
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('custody', (0, session_key_1.tableConcerned)(event)), put, currency),
        ...(0, bank_lines_1.owedToMember)({ bank, member, place: 'in-play', amount: put }, currency),
    ];
}
/** The banker puts up the bank, and whoever joins him at once puts up his part. */
const postBankAdjudicated = (event) => [
    ...postPutUp(event, { ...event.data, member: event.data.banker }),
    ...(event.data.partners ?? []).flatMap(({ player, ...part }) => postPutUp(event, { ...part, member: player })),
];
exports.postBankAdjudicated = postBankAdjudicated;
/** The banker, or a partner, adds to the bank. */
const postBankRaised = (event) => postPutUp(event, { ...event.data, member: event.data.player });
exports.postBankRaised = postBankRaised;
/** A player joins the banker. */
const postBankPartnerJoined = (event) => postPutUp(event, { ...event.data, member: event.data.partner });
exports.postBankPartnerJoined = postBankPartnerJoined;
/**
 * A bank ends: each member gets back what is declared, out of what he has in play, then out of his garages. Paid in
 * chips it leaves the custody; as a deposit it goes to the cage, and is owed there.
 */
function postBankEnded(event, before) {
    const { currency, returned, paidOut = 'chips' } = event.data;
    const custody = (0, account_paths_1.chipsOf)('custody', (0, session_key_1.tableConcerned)(event));
    return (0, in_succession_1.inSuccession)(returned, before, ({ member, amount }, known) => {
        const part = (0, money_1.minorFromWire)(amount);
        return [
            ...(paidOut === 'deposit' ? (0, journal_entry_1.signedLine)('chips:cage', part, currency) : []),
            ...postReturned(event, { member, amount: part }, known),
            ...(0, journal_entry_1.signedLine)(custody, -part, currency),
            ...(paidOut === 'deposit' ? (0, journal_entry_1.signedLine)('bank-deposit', -part, currency, { subLedger: member }) : []),
        ];
    });
}
/** The debits of what one member gets back; what he does not have is posted against the custody's variance. */
function postReturned(event, { member, amount }, { session }) {
    const { currency, bank } = event.data;
    const known = (0, player_bank_1.findBank)(session.banks, bank);
    let rest = amount;
    const lines = ['in-play', 'improper', 'voluntary'].flatMap((place) => {
        const held = (0, player_bank_1.sharesOf)(known, place).find((share) => share.member === member)?.share ?? 0n;
        const part = held < rest ? held : rest;
        rest -= part;
        return (0, bank_lines_1.owedToMember)({ bank, member, place, amount: -part }, currency);
    });
    const ruleId = known === undefined ? surprises_1.SURPRISE.unknownBank : surprises_1.SURPRISE.notCovered;
    const variance = (0, account_paths_1.varianceOf)('custody', (0, session_key_1.tableConcerned)(event));
    return [...lines, ...(0, journal_entry_1.signedLine)(variance, rest, currency, { basis: 'derived', ruleId })];
}
//# sourceMappingURL=bank.posting.js.map