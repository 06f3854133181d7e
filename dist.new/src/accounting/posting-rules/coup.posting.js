"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postCoupPlayed = void 0;
const player_bank_1 = require("../../domain/player-bank/player-bank");
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const bank_lines_1 = require("../bank-lines");
const bank_shares_1 = require("../bank-shares");
const in_succession_1 = require("../in-succession");
const journal_entry_1 = require("../journal-entry");
/** A coup: first what moves between bank and garages before the bets, then what the bank wins or loses. */
const postCoupPlayed = (event, before, money) => (0, in_succession_1.inSuccession)([
    ...(event.data.garages ?? []).map((garage) => (coup, known) => postGarage(garage, coup, known)),
    ...(event.data.allIn === true ? [postAllIn] : []),
    (coup, known) => postGain(coup, known, money),
], before, (step, known) => step(event, known));
exports.postCoupPlayed = postCoupPlayed;
/**
 * Out of play, or back into it, in proportion to the parts of the members. What none of them has there is the
 * banker's all the same, since it was moved.
 */
function postGarage({ kind, move, amount }, event, { session }) {
    const { bank, currency } = event.data;
    const known = (0, player_bank_1.findBank)(session.banks, bank);
    if (known === undefined)
        return [];
    const [from, to] = move === 'set-aside' ? ['in-play', kind] : [kind, 'in-play'];
    const moved = { bank, currency, table: (0, session_key_1.tableConcerned)(event), amount: (0, money_1.minorFromWire)(amount), place: from };
    const taken = (0, bank_shares_1.takeFromBank)(moved, session.banks);
    const given = taken.flatMap(({ subLedger, debit }) => {
        const member = subLedger === undefined ? known.banker : (0, account_paths_1.readMember)(subLedger).member;
        return (0, bank_lines_1.owedToMember)({ bank, member, place: to, amount: debit }, currency);
    });
    return [...taken, ...given];
}
/** "Todo va": what every member has in the garages is in play again. */
function postAllIn(event, { session }) {
    const { bank, currency } = event.data;
    const known = (0, player_bank_1.findBank)(session.banks, bank);
    return ['voluntary', 'improper'].flatMap((place) => (0, player_bank_1.sharesOf)(known, place).flatMap(({ member, share }) => [
        ...(0, bank_lines_1.owedToMember)({ bank, member, place, amount: -share }, currency),
        ...(0, bank_lines_1.owedToMember)({ bank, member, place: 'in-play', amount: share }, currency),
    ]));
}
/** The net gain less the commission is shared out in the bank; the commission is dropped in the cagnotte. */
function postGain(event, before, money) {
    const { bank, currency } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const { amount: gain, basis } = money.gain;
    const commission = commissionOfCoup(event, money.commission);
    const net = gain - commission.amount;
    const dropped = { basis: commission.basis, ruleId: commission.ruleId };
    const bankLines = net < 0n
        ? (0, bank_shares_1.takeFromBank)({ bank, amount: -net, currency, table }, before.session.banks)
        : (0, bank_shares_1.giveToBank)({ bank, amount: net, currency, table }, before.session.banks);
    return [
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('custody', table), net, currency, { basis }),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('cagnotte', table), commission.amount, currency, dropped),
        ...bankLines.map((line) => (line.ruleId === undefined ? { ...line, basis } : line)),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.commissionOf)('bank', table), -commission.amount, currency, {
            ...dropped,
            exact: commission.exact,
        }),
    ];
}
/** What was really dropped, else what the rule of the game takes of a gain. */
function commissionOfCoup({ data }, due) {
    const ruleId = due?.rule.id;
    const declared = data.commission;
    if (declared !== undefined)
        return { amount: (0, money_1.minorFromWire)(declared.amount), basis: 'declared', ruleId };
    if (due === undefined)
        return { amount: 0n, basis: 'derived', ruleId };
    const exact = due.rounded === undefined ? {} : { exact: due.rounded.exact };
    return { amount: due.amount, ...exact, basis: 'derived', ruleId };
}
//# sourceMappingURL=coup.posting.js.map