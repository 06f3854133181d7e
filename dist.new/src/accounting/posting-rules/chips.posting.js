"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postChipsWithdrawnFromService = exports.postChipsPutInService = void 0;
exports.postChipsExchanged = postChipsExchanged;
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const journal_entry_1 = require("../journal-entry");
/** A set enters the cage; from then on it is owed to whoever holds it. */
const postChipsPutInService = ({ data }) => chipsInService(data, (0, money_1.minorFromWire)(data.amount));
exports.postChipsPutInService = postChipsPutInService;
/** A set leaves the cage for good. */
const postChipsWithdrawnFromService = ({ data, }) => chipsInService(data, -(0, money_1.minorFromWire)(data.amount));
exports.postChipsWithdrawnFromService = postChipsWithdrawnFromService;
const chipsInService = ({ currency }, amount) => (0, journal_entry_1.move)({ debit: 'chips:cage', credit: 'chips:issued', amount, currency });
/**
 * A customer buys chips at the table, and the notes go into the box, or at the cambista's, out of his imprest.
 * Chips for chips or plaques change no holder's value and post nothing.
 */
function postChipsExchanged(event, { session }) {
    const { currency, kind, at, slip } = event.data;
    if (kind === 'chips-for-chips')
        return [];
    const table = (0, session_key_1.tableConcerned)(event);
    const amount = (0, money_1.minorFromWire)(event.data.amount) * (kind === 'cash-for-chips' ? 1n : -1n);
    const lines = at === 'cambista'
        ? (0, journal_entry_1.move)({ debit: (0, account_paths_1.cambistaCashOf)(table), credit: (0, account_paths_1.chipsOf)('cambista', table), amount, currency })
        : [
            ...(0, journal_entry_1.signedLine)((0, account_paths_1.dropOf)(table), amount, currency, { subLedger: session.box }),
            ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('table', table), -amount, currency),
        ];
    return lines.map((line) => (slip === undefined ? line : { ...line, slip }));
}
//# sourceMappingURL=chips.posting.js.map