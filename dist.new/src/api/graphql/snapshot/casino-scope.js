"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.positionFor = positionFor;
exports.assertMayCasino = assertMayCasino;
exports.recordOfKnownAt = recordOfKnownAt;
const graphql_1 = require("graphql");
const access_refusal_1 = require("../../../access/access-refusal");
const principal_1 = require("../../../access/principal");
const refusal_errors_1 = require("../../../access/refusal-errors");
const record_at_instant_1 = require("../../../projections/register/record-at-instant");
/**
 * The record number up to which somebody who asks about a casino is answered: its last one, or that of `knownAt`.
 * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO where nothing was ever recorded,
 * BAD_USER_INPUT for a `knownAt` that says nothing, says two things, or names a record that is not there yet
 */
async function positionFor(principal, { casino, knownAt }, snapshot) {
    assertMayCasino(principal, casino);
    const last = await snapshot.positionOf(casino);
    if (last === undefined) {
        throw new graphql_1.GraphQLError(`Nothing was ever recorded for casino ${casino}: see the query casinos.`, {
            extensions: { code: 'UNKNOWN_CASINO', casino },
        });
    }
    return knownAt === undefined ? last : recordOfKnownAt(knownAt, { casino, last }, snapshot);
}
/** @throws GraphQLError FORBIDDEN outside the key's casinos */
function assertMayCasino(principal, casino) {
    if (!(0, principal_1.mayCasino)(principal, casino))
        throw (0, refusal_errors_1.asGraphQLError)((0, access_refusal_1.casinoClosed)(casino));
}
/**
 * The last record number that a `knownAt` takes in, of a casino whose last one is given.
 * @throws GraphQLError BAD_USER_INPUT where it says nothing, says two things, or names a record that is not there yet
 */
async function recordOfKnownAt({ position, instant }, { casino, last }, snapshot) {
    // What is given as null is not given.
    if ((position ?? undefined) === undefined) {
        if ((instant ?? undefined) === undefined)
            throw badKnownAt('Give knownAt a position or an instant.');
        return snapshot.readTogether(RECORD_AT_INSTANT, { casino, position: last, instant: instant });
    }
    if ((instant ?? undefined) !== undefined) {
        throw badKnownAt('Give knownAt a position or an instant, not both.');
    }
    if (position > last)
        throw badKnownAt(`The last record of casino ${casino} is ${last}.`);
    return position;
}
/** All fields of an operation that ask name few moments, mostly one. */
const RECORD_AT_INSTANT = {
    name: 'record-at-instant',
    read: async (manager, keys) => {
        const records = new Map();
        for (const { casino, position, instant } of keys) {
            if (records.has(instant))
                continue;
            records.set(instant, await (0, record_at_instant_1.recordAtInstant)(manager, { casino, last: position, instant }));
        }
        return keys.map(({ instant }) => records.get(instant));
    },
};
const badKnownAt = (message) => new graphql_1.GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
//# sourceMappingURL=casino-scope.js.map