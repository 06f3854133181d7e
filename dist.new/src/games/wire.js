"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.stateFromWire = exports.poolsFromWire = exports.WireTableState = exports.WireRound = exports.WirePools = void 0;
exports.roundFromWire = roundFromWire;
exports.betFromWire = betFromWire;
const typebox_1 = require("typebox");
const money_1 = require("../kernel/money");
const rate_1 = require("../kernel/rate");
/** Amounts as events carry them: JSON integers of minor units. */
const Amount = typebox_1.Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const SignedAmount = typebox_1.Type.Integer({ minimum: -9007199254740991, maximum: 9007199254740991 });
const Text = typebox_1.Type.String({ minLength: 1, maxLength: 80 });
const Seat = typebox_1.Type.Integer({ minimum: 1, maximum: 40 });
const WireBet = typebox_1.Type.Object({
    betId: typebox_1.Type.Optional(Text),
    type: typebox_1.Type.String(),
    stake: Amount,
    seat: typebox_1.Type.Optional(Seat),
    player: typebox_1.Type.Optional(Text),
    standing: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    selection: typebox_1.Type.Optional(typebox_1.Type.Unknown()),
    options: typebox_1.Type.Optional(typebox_1.Type.Unknown()),
    carried: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    paid: typebox_1.Type.Optional(Amount),
    taken: typebox_1.Type.Optional(Amount),
    covered: typebox_1.Type.Optional(Amount),
});
const WirePoolStake = typebox_1.Type.Object({
    pool: Text,
    amount: Amount,
    stakes: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1 })),
    seat: typebox_1.Type.Optional(Seat),
    player: typebox_1.Type.Optional(Text),
});
const WirePrize = typebox_1.Type.Object({
    pool: Text,
    amount: Amount,
    meter: typebox_1.Type.Optional(Amount),
    seat: typebox_1.Type.Optional(Seat),
    player: typebox_1.Type.Optional(Text),
});
/** What is known of pools before a round, by name. */
exports.WirePools = typebox_1.Type.Record(Text, typebox_1.Type.Object({
    rate: typebox_1.Type.Optional(typebox_1.Type.Object({ numerator: typebox_1.Type.Integer({ minimum: 0 }), denominator: typebox_1.Type.Integer({ minimum: 1 }) })),
    meter: typebox_1.Type.Optional(Amount),
    opening: typebox_1.Type.Optional(Amount),
}));
/** The data of `cagnotte.round.settled.v1`, as far as the rules of a game read them; pots and awards are of poker. */
exports.WireRound = typebox_1.Type.Object({
    currency: typebox_1.Type.Optional(typebox_1.Type.String({ pattern: '^[A-Z]{3}$' })),
    roundNo: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1 })),
    bets: typebox_1.Type.Array(WireBet, { maxItems: 1000 }),
    outcome: typebox_1.Type.Unknown(),
    result: typebox_1.Type.Optional(SignedAmount),
    deduction: typebox_1.Type.Optional(typebox_1.Type.Object({ amount: Amount })),
    pots: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ amount: Amount }), { maxItems: 20 })),
    awards: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({
        seat: Seat,
        pot: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, maximum: 60 })),
        amount: Amount,
    }), { maxItems: 60 })),
    poolStakes: typebox_1.Type.Optional(typebox_1.Type.Array(WirePoolStake, { maxItems: 200 })),
    poolPrizes: typebox_1.Type.Optional(typebox_1.Type.Array(WirePrize, { maxItems: 200 })),
    lastOfSession: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
});
/** What a round left on the table, as it is handed on to the next one. */
exports.WireTableState = typebox_1.Type.Object({
    held: typebox_1.Type.Array(typebox_1.Type.Object({
        betId: Text,
        type: typebox_1.Type.String(),
        stake: Amount,
        seat: typebox_1.Type.Optional(Seat),
        player: typebox_1.Type.Optional(Text),
        selection: typebox_1.Type.Optional(typebox_1.Type.Unknown()),
        times: typebox_1.Type.Integer({ minimum: 1 }),
    })),
    released: typebox_1.Type.Array(Text),
    memory: typebox_1.Type.Optional(typebox_1.Type.Record(typebox_1.Type.String(), typebox_1.Type.Union([typebox_1.Type.Number(), typebox_1.Type.String(), typebox_1.Type.Boolean(), typebox_1.Type.Null()]))),
});
/** A round out of the data of its event; a bet without an id is named by its place, from 1. */
function roundFromWire(data, before) {
    const { roundNo, bets, outcome, lastOfSession, result, deduction, pots, awards } = data;
    const { poolStakes, poolPrizes } = data;
    const declared = {
        ...(result === undefined ? {} : { result: (0, money_1.minorFromWire)(result) }),
        ...(deduction === undefined ? {} : { deduction: (0, money_1.minorFromWire)(deduction.amount) }),
        ...(pots === undefined ? {} : { pots: pots.map(({ amount }) => (0, money_1.minorFromWire)(amount)) }),
        ...(awards === undefined ? {} : { awards: awards.map(awardFromWire) }),
        ...(poolPrizes === undefined ? {} : { poolPrizes: poolPrizes.map(prizeFromWire) }),
    };
    return {
        bets: bets.map(betFromWire),
        outcome,
        declared,
        ...(roundNo === undefined ? {} : { roundNo }),
        ...(lastOfSession === undefined ? {} : { lastOfSession }),
        ...(before === undefined ? {} : { before }),
        ...(poolStakes === undefined ? {} : { poolStakes: poolStakes.map(poolStakeFromWire) }),
    };
}
const poolStakeFromWire = ({ amount, ...rest }) => ({
    ...rest,
    amount: (0, money_1.minorFromWire)(amount),
});
const prizeFromWire = ({ amount, meter, ...rest }) => ({
    ...rest,
    amount: (0, money_1.minorFromWire)(amount),
    ...(meter === undefined ? {} : { meter: (0, money_1.minorFromWire)(meter) }),
});
const poolsFromWire = (pools) => Object.fromEntries(Object.entries(pools).map(([pool, { rate, meter, opening }]) => [
    pool,
    {
        ...(rate === undefined ? {} : { rate: (0, rate_1.rateFromWire)(rate) }),
        ...(meter === undefined ? {} : { meter: (0, money_1.minorFromWire)(meter) }),
        ...(opening === undefined ? {} : { opening: (0, money_1.minorFromWire)(opening) }),
    },
]));
exports.poolsFromWire = poolsFromWire;
const awardFromWire = ({ seat, pot, amount }) => ({
    seat,
    amount: (0, money_1.minorFromWire)(amount),
    ...(pot === undefined ? {} : { potNo: pot }),
});
/**
 * A bet of an event; one without an id is named by its place in the list. Told field by field: a spread that is then
 * added to gives the engine a shape of its own for every bet, and whatever reads bets becomes five times slower.
 */
function betFromWire(bet, index = 0) {
    const { type, seat, player, standing, selection, options, carried, paid, taken, covered } = bet;
    return {
        betId: bet.betId ?? `${index + 1}`,
        type,
        stake: (0, money_1.minorFromWire)(bet.stake),
        ...(seat === undefined ? {} : { seat }),
        ...(player === undefined ? {} : { player }),
        ...(standing === undefined ? {} : { standing }),
        ...(selection === undefined ? {} : { selection }),
        ...(options === undefined ? {} : { options }),
        ...(carried === undefined ? {} : { carried }),
        ...(paid === undefined ? {} : { paid: (0, money_1.minorFromWire)(paid) }),
        ...(taken === undefined ? {} : { taken: (0, money_1.minorFromWire)(taken) }),
        ...(covered === undefined ? {} : { covered: (0, money_1.minorFromWire)(covered) }),
    };
}
const stateFromWire = ({ held, released, memory }) => ({
    held: held.map((bet) => ({ ...bet, stake: (0, money_1.minorFromWire)(bet.stake) })),
    released,
    ...(memory === undefined ? {} : { memory }),
});
exports.stateFromWire = stateFromWire;
//# sourceMappingURL=wire.js.map