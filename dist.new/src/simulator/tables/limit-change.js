"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.LimitChange = void 0;
/** In how many of a hundred sessions of a table that may the minimum is doubled. */
const SHARE = 50;
/** A change of the minimum during a session: announced, and in force after the rounds of notice. */
class LimitChange {
    tray;
    announcedAt;
    rounds;
    constructor(tray, chance) {
        this.tray = tray;
        const { roundsOfNotice } = tray.plan.kind;
        const changes = roundsOfNotice !== undefined && chance.percent(SHARE);
        this.announcedAt = changes ? chance.between(20, 80) : undefined;
        this.rounds = roundsOfNotice ?? 0;
    }
    /** Takes effect with the first round on the new minimum. */
    beforeRound(lastRound) {
        const { tray, announcedAt, rounds } = this;
        if (announcedAt === undefined ||
            lastRound !== announcedAt + rounds ||
            tray.minimum !== tray.plan.kind.minimum)
            return;
        const oldMinimum = tray.minimum;
        tray.minimum = oldMinimum * 2n;
        const { currency } = tray.house.name;
        const { tier } = tray.plan.kind;
        tray.report({
            type: 'cagnotte.table.limits-changed.v1',
            data: {
                ...{ currency, oldMinimum, newMinimum: tray.minimum },
                ...{ announcedAtRound: announcedAt, firstRound: lastRound + 1 },
                ...(tier === undefined ? {} : { newTier: tier }),
                by: tray.staff[0],
            },
        });
    }
}
exports.LimitChange = LimitChange;
//# sourceMappingURL=limit-change.js.map