"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Jackpot = void 0;
const pool_1 = require("./pool");
const wire_amount_1 = require("./wire-amount");
/** In how many of a thousand rounds with stakes somebody wins: a tenth of the meter, or all of it. */
const SMALL_PRIZES = 12;
const WHOLE_METERS = 3;
const HALF_AN_HOUR = 1_800;
/** A pool that guests stake on beside their bets, and its meter. Chances are its own, so that no game is another for it. */
class Jackpot {
    house;
    meter = 0n;
    isOpen = false;
    constructor(house) {
        this.house = house;
    }
    /** The first night begins it with a seed that two persons approve. */
    open(tables, approvedBy) {
        if (this.isOpen || tables.length === 0)
            return;
        this.isOpen = true;
        this.meter = pool_1.POOL.seed;
        const { pool, seed, rate } = pool_1.POOL;
        const { currency } = this.house.name;
        const meters = { meterBefore: 0n, meterAfter: seed };
        this.house.report({
            type: 'cagnotte.jackpot.opened.v1',
            from: `pools/${pool}`,
            data: { pool, currency, ...meters, seed, rate, tables, approvedBy, document: 'pool 1' },
        });
    }
    /** Who likes stakes a chip before the round; it goes into the slot of the pool. */
    takeStakes(tray, roundNo) {
        const staking = tray.seated.filter(({ free, taste }) => taste.style % 3 === 0 && free >= pool_1.POOL.stake + tray.minimum);
        if (staking.length === 0)
            return;
        for (const guest of staking)
            guest.give(pool_1.POOL.stake);
        const amount = pool_1.POOL.stake * BigInt(staking.length);
        const toMeter = (amount * BigInt(pool_1.POOL.rate.numerator)) / BigInt(pool_1.POOL.rate.denominator);
        const meters = this.raise(toMeter);
        tray.poolSlot += amount;
        const { currency } = this.house.name;
        tray.report({
            type: 'cagnotte.jackpot.contributed.v1',
            data: {
                ...{ pool: pool_1.POOL.pool, currency, ...meters, table: tray.plan.table, roundNo },
                ...{ amount, toMeter, how: 'slot', stakes: staking.length },
            },
        });
        this.mayBeWon(tray, roundNo, tray.chance.oneOf(staking));
    }
    mayBeWon(tray, roundNo, guest) {
        const drawn = tray.chance.below(1_000);
        if (drawn < WHOLE_METERS)
            this.payWhole(tray, roundNo, guest);
        else if (drawn < WHOLE_METERS + SMALL_PRIZES)
            this.paySmall(tray, roundNo, guest);
    }
    /** A tenth of the meter, in chips of the cage. */
    paySmall(tray, roundNo, guest) {
        const amount = (this.meter / 1000n) * 100n;
        this.win(tray, { roundNo, guest, amount, paidFrom: 'cage-chips' });
        tray.house.cage.chips -= amount;
        guest.chips += amount;
    }
    /** All of it: owed at once, paid by transfer later, and a new seed for those who come after. */
    payWhole(tray, roundNo, guest) {
        const amount = this.meter;
        this.win(tray, { roundNo, guest, amount, paidFrom: 'later' });
        const { currency } = this.house.name;
        const { pool, seed } = pool_1.POOL;
        const meters = this.raise(seed);
        const by = tray.staff.slice(0, 2);
        this.house.report({
            type: 'cagnotte.jackpot.reseeded.v1',
            from: `pools/${pool}`,
            data: { pool, currency, ...meters, amount: seed, cause: 'seed', approvedBy: by },
        });
        const { house } = this;
        house.agenda.begin(house.agenda.now + HALF_AN_HOUR, (function* () {
            house.report({
                type: 'cagnotte.jackpot.paid.v1',
                from: `pools/${pool}`,
                data: { pool, currency, amount, paidFrom: 'bank', player: guest.id, approvedBy: by },
            });
            yield 0;
        })());
    }
    win(tray, { roundNo, guest, amount, paidFrom, }) {
        const { currency } = this.house.name;
        const meters = this.raise(-amount);
        tray.report({
            type: 'cagnotte.jackpot.won.v1',
            data: {
                ...{ pool: pool_1.POOL.pool, currency, ...meters, table: tray.plan.table, roundNo, amount, paidFrom },
                ...{ player: guest.id, approvedBy: tray.staff.slice(0, 2) },
            },
        });
    }
    /** What the meter shows before and after it goes up, or down. */
    raise(amount) {
        const meterBefore = (0, wire_amount_1.toWire)(this.meter);
        this.meter += amount;
        return { meterBefore, meterAfter: (0, wire_amount_1.toWire)(this.meter) };
    }
}
exports.Jackpot = Jackpot;
//# sourceMappingURL=jackpot.js.map