"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tidied = exports.reaches = void 0;
exports.whyNotMade = whyNotMade;
const principal_1 = require("./principal");
const role_1 = require("./role");
const LONGEST_HOLDER = 200;
/** Control characters would forge lines in logs; lone surrogates cannot be stored. */
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}]/u;
/** As in the source of an event, /casinos/{casino}. */
const CASINO = /^[a-z0-9][a-z0-9-]{0,62}$/;
/** Why this key may not be made at this instant by this authority, or undefined when it may. */
function whyNotMade(request, now, by) {
    const { casinos, expiresAt } = request;
    if (!isName(request.holder.trim()))
        return 'API_KEY.HOLDER_MISSING';
    if (request.roles.length === 0)
        return 'API_KEY.NO_ROLE';
    if (casinos !== 'all' && casinos.length === 0)
        return 'API_KEY.NO_CASINO';
    if (casinos !== 'all' && !casinos.every((casino) => CASINO.test(casino)))
        return 'API_KEY.CASINO_MALFORMED';
    if (expiresAt && !(expiresAt > now))
        return 'API_KEY.EXPIRES_IN_THE_PAST';
    if (!(0, exports.reaches)(by, casinos))
        return 'API_KEY.BEYOND_YOUR_CASINOS';
    return undefined;
}
/** Whether this authority may make, see and revoke keys of these casinos. */
const reaches = (by, casinos) => by === 'the-service' || (0, principal_1.covers)(by.casinos, casinos);
exports.reaches = reaches;
/** The same request in one form: name trimmed, roles and casinos once each and in order. */
const tidied = (request) => ({
    ...request,
    holder: request.holder.trim(),
    roles: role_1.ROLES.filter((role) => request.roles.includes(role)),
    casinos: request.casinos === 'all' ? 'all' : [...new Set(request.casinos)].sort(),
});
exports.tidied = tidied;
const isName = (text) => text.length > 0 && text.length <= LONGEST_HOLDER && !UNPRINTABLE.test(text);
//# sourceMappingURL=key-request.js.map