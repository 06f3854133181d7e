"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.memberOf = exports.segment = exports.potOf = exports.jackpotFundingOf = exports.jackpotShareOf = exports.jackpotOf = exports.varianceOf = exports.commissionOf = exports.winOf = exports.cambistaCashOf = exports.dropOf = exports.chipsOf = exports.atTable = void 0;
exports.readMember = readMember;
/** A path that is followed by the table it stands at; without a table (a tip box at the reception) it stands alone. */
const atTable = (path, table) => table === undefined ? path : `${path}:${table}`;
exports.atTable = atTable;
const chipsOf = (holder, table) => (0, exports.atTable)(`chips:${holder}`, table);
exports.chipsOf = chipsOf;
const dropOf = (table) => (0, exports.atTable)('cash:drop', table);
exports.dropOf = dropOf;
const cambistaCashOf = (table) => (0, exports.atTable)('cash:cambista', table);
exports.cambistaCashOf = cambistaCashOf;
const winOf = (game, table) => (0, exports.atTable)(`win:${(0, exports.segment)(game)}`, table);
exports.winOf = winOf;
const commissionOf = (rule, table) => (0, exports.atTable)(`commission:${(0, exports.segment)(rule)}`, table);
exports.commissionOf = commissionOf;
const varianceOf = (point, table) => (0, exports.atTable)(`variance:${point}`, table);
exports.varianceOf = varianceOf;
const jackpotOf = (pool) => `jackpot:${pool}`;
exports.jackpotOf = jackpotOf;
const jackpotShareOf = (pool, table) => (0, exports.atTable)(`jackpot-share:${pool}`, table);
exports.jackpotShareOf = jackpotShareOf;
const jackpotFundingOf = (pool) => `jackpot-funding:${pool}`;
exports.jackpotFundingOf = jackpotFundingOf;
const potOf = (table) => (0, exports.atTable)('pot', table);
exports.potOf = potOf;
/** Where the words of an event stand in a path, a colon in them must not begin a new segment. */
const segment = (words) => (words === '' ? 'unstated' : escaped(words));
exports.segment = segment;
/** The sub-ledger of what a member has in a bank: `{bank}:{member}`. */
const memberOf = ({ bank, member }) => `${escaped(bank)}:${escaped(member)}`;
exports.memberOf = memberOf;
/** The bank and the member of a sub-ledger written by `memberOf`. */
function readMember(subLedger) {
    const [bank = '', member = ''] = subLedger.split(':');
    return { bank: unescaped(bank), member: unescaped(member) };
}
const escaped = (words) => words.replaceAll('%', '%25').replaceAll(':', '%3A');
const unescaped = (words) => words.replaceAll('%3A', ':').replaceAll('%25', '%');
//# sourceMappingURL=account-paths.js.map