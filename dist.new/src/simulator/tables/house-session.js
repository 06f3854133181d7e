"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HouseSession = void 0;
const chance_1 = require("../chance");
const closing_1 = require("./closing");
const cloth_1 = require("./cloth");
const house_tray_1 = require("./house-tray");
const limit_change_1 = require("./limit-change");
const MINUTE = 60;
/** Of what the cage brought, the part that is left locked on the table for the next day. */
const LOCKED_PART = 2n;
/** The evening of a house-banked table: guests come, bet, win or lose, and go. */
class HouseSession {
    house;
    plan;
    tray;
    chance;
    play;
    cloth;
    limits;
    constructor(house, plan) {
        this.house = house;
        this.plan = plan;
        this.tray = new house_tray_1.HouseTray(house, plan, new chance_1.Chance(house.name.seed, house.day, plan.table, 'pool'));
        this.chance = new chance_1.Chance(house.name.seed, house.day, plan.table);
        this.play = plan.game.begin({
            chance: this.chance,
            minimum: () => this.tray.minimum,
            present: () => this.tray.seated.map(({ id }) => id),
            report: (told) => this.tray.report(told),
        });
        this.cloth = new cloth_1.Cloth(this.tray, this.play);
        this.limits = new limit_change_1.LimitChange(this.tray, this.chance);
    }
    /** The whole session, from the float to the close. */
    *evening({ opens, closes }) {
        yield opens - this.house.agenda.now;
        yield* this.tray.open();
        while (this.house.agenda.now < closes)
            yield* this.round(false);
        if (this.plan.game.playsOut)
            yield* this.playOut();
        yield* this.round(true);
        this.play.end(this.cloth.lastRound);
        for (const guest of this.tray.seated)
            this.house.leave(guest);
        this.tray.seated = [];
        yield 10 * MINUTE;
        yield* (0, closing_1.closeSession)(this.tray, this.tray.brought / LOCKED_PART);
    }
    *playOut() {
        this.tray.isClosing = true;
        while (this.cloth.holdsBets)
            yield* this.round(false);
    }
    *round(isLast) {
        this.limits.beforeRound(this.cloth.lastRound);
        this.come();
        if (this.plan.hasPool)
            this.house.jackpot.takeStakes(this.tray, this.cloth.lastRound + 1);
        yield* this.cloth.playRound(isLast);
        this.go();
        yield* this.tray.sendBack();
        this.tray.swapBox();
        const [least, most] = this.plan.game.secondsPerRound;
        yield this.chance.between(least, most);
    }
    /** Guests from the floor and from the street, with chips or with notes. */
    come() {
        const { tray, chance, house } = this;
        if (tray.isClosing ||
            tray.seated.length >= this.plan.kind.seats ||
            !chance.percent(tray.seated.length < 3 ? 45 : 12))
            return;
        const least = tray.minimum * 10n;
        const fromFloor = chance.percent(70) ? house.fromFloor(least) : undefined;
        const guest = fromFloor ?? house.welcome(least * BigInt(chance.between(2, 12)));
        tray.seated.push(guest);
        if (guest.free < least)
            tray.sellChips(guest, least);
    }
    /** Who has nothing left changes more notes or gets up; who has something bound stays. */
    go() {
        const { tray, chance, house } = this;
        tray.seated = tray.seated.filter((guest) => {
            if (guest.bound > 0n)
                return true;
            if (guest.free < tray.minimum && guest.cash > 0n)
                tray.sellChips(guest, tray.minimum * 10n);
            const stays = guest.free >= tray.minimum && !chance.percent(3);
            if (!stays)
                house.leave(guest);
            return stays;
        });
    }
}
exports.HouseSession = HouseSession;
//# sourceMappingURL=house-session.js.map