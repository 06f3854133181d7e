"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.key = key;
const access_sources_1 = require("../../access/access-sources");
const api_key_register_1 = require("../../access/api-key-register");
const key_refusal_1 = require("../../access/key-refusal");
const config_1 = require("../config");
const open_database_1 = require("../database/open-database");
const saying_1 = require("./saying");
/**
 * `cagnotte key`: makes a key straight in the database, for whoever runs the machine: the way back in when the last
 * administrator key is lost. The key is all that standard output gets. Answers the exit code: 1 when none was made.
 */
async function key(options) {
    const database = await (0, open_database_1.openDatabase)((0, config_1.readConfig)(), () => undefined);
    try {
        const register = new api_key_register_1.ApiKeyRegister(database.dataSource, access_sources_1.SYSTEM_SOURCES);
        const made = await register.create(requestOf(options), 'the-service');
        return (0, saying_1.say)(made.ok ? shown(made.value, database.description) : refusedFor(made.refusal));
    }
    finally {
        await database.close();
    }
}
/** Neither holder, or both, names nobody; neither scope, or both, says nothing: the register refuses such a request. */
function requestOf({ person, system, role, casino, everyCasino = false }) {
    return {
        holder: person !== undefined && system !== undefined ? '' : (person ?? system ?? ''),
        holderKind: system === undefined ? 'person' : 'system',
        roles: role,
        casinos: scopeOf(casino ?? [], everyCasino),
    };
}
const scopeOf = (named, every) => {
    if (!every)
        return named;
    return named.length === 0 ? 'all' : [];
};
function shown({ key: clear, record }, database) {
    const { keyId, holder, roles, casinos } = record;
    const where = casinos === 'all' ? 'every casino' : casinos.join(', ');
    return {
        code: 0,
        out: `${clear}\n`,
        err: `Key ${keyId} of ${holder}: ${roles.join(', ')} of ${where}, in ${database}. It is shown this once.\n`,
    };
}
const refusedFor = (code) => ({
    code: 1,
    out: '',
    err: `${code}: ${key_refusal_1.KEY_REFUSALS[code].message}\n`,
});
//# sourceMappingURL=key.js.map