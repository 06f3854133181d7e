"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.replayBetting = replayBetting;
const FORCED = new Set(['small-blind', 'big-blind', 'bring-in']);
const NOT_BETTING = new Set([
    'ante',
    'dead-blind',
    'discard',
    'uncalled-returned',
]);
/** Follows the betting of a hand. Blinds and the bring-in count for the first round, antes only for the pot. */
function replayBetting({ actions, carriedIn }, fullRaise) {
    const replay = new Replay(carriedIn, [...new Set(actions.map(({ seat }) => seat))], fullRaise);
    for (const action of actions)
        replay.follow(action);
    return replay.closed();
}
class Replay {
    pot;
    seats;
    fullRaise;
    moments = [];
    rounds = [];
    folded = new Set();
    allIn = new Set();
    round = 1;
    put = new Map();
    highest = 0n;
    raisesBy = [];
    lastIncrement = 0n;
    /** Who acted and has not been raised since. */
    closedFor = new Set();
    constructor(pot, seats, fullRaise) {
        this.pot = pot;
        this.seats = seats;
        this.fullRaise = fullRaise;
    }
    follow(action) {
        const { action: did, seat, amount, allIn } = action;
        if (did === 'uncalled-returned')
            return;
        // An ante after betting has begun: nobody opened, and the deal begins anew.
        if (did === 'ante' && this.moments.length > 0 && this.round === 1)
            this.begin(1);
        if (!NOT_BETTING.has(did))
            this.bet(action);
        this.pot += amount;
        if (allIn)
            this.allIn.add(seat);
        if (did === 'fold')
            this.folded.add(seat);
    }
    closed() {
        this.close();
        return { moments: this.moments, rounds: this.rounds };
    }
    bet(action) {
        const { seat, amount, street } = action;
        if (Math.max(street, 1) > this.round) {
            this.close();
            this.begin(Math.max(street, 1));
        }
        const putBefore = this.put.get(seat) ?? 0n;
        this.moments.push(this.momentOf(action, putBefore));
        const total = putBefore + amount;
        this.put.set(seat, total);
        if (FORCED.has(action.action)) {
            if (total > this.highest)
                [this.highest, this.lastIncrement] = [total, total];
            return;
        }
        if (total > this.highest)
            this.raiseTo(total, action);
        this.closedFor.add(seat);
    }
    momentOf(action, putBefore) {
        const { seat } = action;
        return {
            ...{ round: this.round, action, putBefore, highest: this.highest, pot: this.pot },
            active: this.seats.length - this.folded.size,
            raises: this.raisesBy.length,
            ownRaises: this.raisesBy.filter((by) => by === seat).length,
            lastIncrement: this.lastIncrement,
            mayRaise: !this.closedFor.has(seat),
            hasFolded: this.folded.has(seat),
        };
    }
    /** With his last chips one may raise by less; that is no raise, and whoever has acted may not raise again. */
    raiseTo(total, { seat, allIn }) {
        const increment = total - this.highest;
        const least = this.fullRaise === 'doubles' ? this.highest : this.lastIncrement;
        const isRaise = this.highest > 0n;
        this.highest = total;
        if (isRaise && allIn && increment < least)
            return;
        if (isRaise)
            this.raisesBy.push(seat);
        this.lastIncrement = increment;
        this.closedFor.clear();
    }
    begin(round) {
        this.round = round;
        this.put = new Map();
        this.highest = 0n;
        this.raisesBy = [];
        this.lastIncrement = 0n;
        this.closedFor = new Set();
    }
    close() {
        const standing = this.seats.filter((seat) => !this.folded.has(seat));
        this.rounds.push({
            round: this.round,
            highest: this.highest,
            standing: standing.map((seat) => ({
                seat,
                put: this.put.get(seat) ?? 0n,
                allIn: this.allIn.has(seat),
            })),
        });
    }
}
//# sourceMappingURL=betting-replay.js.map