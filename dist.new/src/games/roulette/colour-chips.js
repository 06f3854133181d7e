"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.COLOUR_OPTIONS = void 0;
exports.colourOf = colourOf;
exports.checkColours = checkColours;
const typebox_1 = require("typebox");
const money_1 = require("../../kernel/money");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const roulette_limits_1 = require("./roulette-limits");
/** The largest amount an event can carry, in minor units. */
const LARGEST_AMOUNT = 9007199254740991;
/** What a bet in colour chips says of them. */
exports.COLOUR_OPTIONS = {
    colour: typebox_1.Type.Optional(typebox_1.Type.String({ minLength: 1, maxLength: 40, description: 'colour of the chips' })),
    chips: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 10_000, description: 'how many of them' })),
    chipValue: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 1,
        maximum: LARGEST_AMOUNT,
        description: 'minor units each is worth, as its player set it; the minimum of the table where not given',
    })),
};
/** What the options say of colour chips, or undefined where they say what no option says. */
function colourOf(options) {
    const { colour, chips, chipValue } = options;
    const isColour = colour === undefined || (typeof colour === 'string' && colour !== '' && colour.length <= 40);
    if (!isColour || !isCount(chips, 10_000) || !isCount(chipValue, LARGEST_AMOUNT))
        return undefined;
    return {
        ...(colour === undefined ? {} : { colour }),
        ...(chips === undefined ? {} : { chips }),
        ...(chipValue === undefined ? {} : { value: (0, money_1.minorFromWire)(chipValue) }),
    };
}
const isCount = (value, most) => value === undefined || (typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= most);
/** Values beyond the limits on a number, stakes that are not their chips, one colour with two values or players. */
function checkColours(facts, round, setting) {
    const { colourChips: rules } = facts;
    if (rules === undefined)
        return [];
    const inColour = round.bets.flatMap((bet) => {
        const said = typeof bet.options === 'object' && bet.options !== null ? colourOf(bet.options) : undefined;
        return said?.colour === undefined ? [] : [{ bet, ...said, colour: said.colour }];
    });
    if (inColour.length === 0)
        return [];
    return [
        ...inColour.flatMap((one) => checkCount(one, rules, setting)),
        ...byColour(inColour).flatMap((ofColour) => checkColour(ofColour, facts, rules, setting)),
    ];
}
const byColour = (bets) => [...new Set(bets.map(({ colour }) => colour))].map((colour) => bets.filter((one) => one.colour === colour));
/** So many chips of that value are the stake; without a value each is the minimum of the table. */
function checkCount({ bet, chips, value, colour }, rules, { terms, currency }) {
    const worth = value ?? terms?.minimum;
    if (chips === undefined || worth === undefined || bet.stake === BigInt(chips) * worth)
        return [];
    return [
        (0, rule_1.breach)(value === undefined ? rules.withoutValue : rules.value, {
            code: 'colour-stake-differs',
            severity: 'violation',
            expected: `${chips} ${colour} chips of ${(0, wording_1.money)(worth, currency)}`,
            found: (0, wording_1.money)(bet.stake, currency),
            betIds: [bet.betId],
        }),
    ];
}
function checkColour(bets, facts, rules, setting) {
    const values = [...new Set(bets.map(({ value }) => value ?? setting.terms?.minimum))];
    const players = [...new Set(bets.flatMap(({ bet }) => bet.player ?? []))];
    const colour = bets[0]?.colour ?? '';
    const betIds = bets.map(({ bet }) => bet.betId);
    const findings = [];
    if (values.length > 1) {
        const found = values.map((value) => (value === undefined ? 'none' : (0, wording_1.money)(value, setting.currency)));
        findings.push((0, rule_1.breach)(rules.value, {
            code: 'colour-with-two-values',
            severity: 'violation',
            expected: `one value of the ${colour} chips`,
            found: found.join(', '),
            betIds,
        }));
    }
    if (players.length > 1) {
        findings.push((0, rule_1.breach)(rules.value, {
            code: 'colour-shared',
            severity: 'violation',
            expected: `one player with the ${colour} chips`,
            found: players.join(', '),
            betIds,
        }));
    }
    return [...findings, ...values.flatMap((value) => checkValue({ value, colour, betIds }, facts, setting))];
}
/** A chip may be set to no less than the least, and no more than the most, that may lie on a number. */
function checkValue({ value, colour, betIds }, facts, setting) {
    const number = facts.bets.find(({ type }) => type === 'straight-up');
    if (value === undefined || number === undefined || facts.colourChips === undefined)
        return [];
    const { minimum, maximum } = (0, roulette_limits_1.limitsOf)(number, facts, setting);
    const isBelow = minimum !== undefined && value < minimum.amount;
    const isAbove = maximum !== undefined && value > maximum.amount;
    if (!isBelow && !isAbove)
        return [];
    const limit = isBelow ? minimum : maximum;
    return [
        (0, rule_1.breach)(facts.colourChips.value, {
            code: 'colour-value-not-by-rule',
            severity: 'violation',
            expected: `at ${isBelow ? 'least' : 'most'} ${(0, wording_1.money)(limit?.amount ?? 0n, setting.currency)} for a ${colour} chip`,
            found: (0, wording_1.money)(value, setting.currency),
            betIds,
        }),
    ];
}
//# sourceMappingURL=colour-chips.js.map