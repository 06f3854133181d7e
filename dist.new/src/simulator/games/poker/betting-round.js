"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BettingRound = void 0;
const money_1 = require("../../../kernel/money");
const poker_hand_1 = require("./poker-hand");
/** After so many raises in a round everybody only calls. */
const MOST_RAISES = 3;
/** One betting round of a hand without limits: in turn, until everybody has matched the highest bet or folded. */
class BettingRound {
    street;
    players;
    bigBlind;
    needsOpeners;
    actions = [];
    raises = 0;
    /** Who has acted and may not raise again: nobody has raised since by as much as a raise must be. */
    closed = new Set();
    constructor(street, 
    /** In the order in which they act. */
    players, bigBlind, 
    /** Whether the pot must be opened with certain cards: then who has them does. */
    needsOpeners = false) {
        this.street = street;
        this.players = players;
        this.bigBlind = bigBlind;
        this.needsOpeners = needsOpeners;
    }
    play(chance) {
        let pending = this.players.filter(poker_hand_1.canAct);
        while (pending.length > 0 && this.standing > 1) {
            const [player, ...others] = pending;
            const raised = this.act(player, chance);
            pending = raised ? this.othersAfter(player) : others;
        }
        return this;
    }
    /** A forced bet, as far as the stack goes. */
    force(player, action, amount) {
        this.put(player, action, amount);
    }
    get standing() {
        return this.players.filter(({ folded }) => !folded).length;
    }
    get highest() {
        return this.players.reduce((most, { putInRound }) => (putInRound > most ? putInRound : most), 0n);
    }
    othersAfter(player) {
        const at = this.players.indexOf(player);
        return [...this.players.slice(at + 1), ...this.players.slice(0, at)].filter(poker_hand_1.canAct);
    }
    /** True when he raised, so that the others act again. */
    act(player, chance) {
        const toCall = this.highest - player.putInRound;
        if (this.needsOpeners && this.highest === 0n)
            return this.openOrPass(player);
        const will = chance.below(100) + player.mood - (toCall * 3n > (0, poker_hand_1.leftOf)(player) ? 25 : 0);
        const mayRaise = this.raises < MOST_RAISES && toCall < (0, poker_hand_1.leftOf)(player) && !this.closed.has(player);
        if (will > 115 && mayRaise)
            return this.raise(player, toCall);
        this.closed.add(player);
        if (toCall === 0n)
            this.say(player, 'check');
        else if (will < 45)
            this.fold(player);
        else
            this.put(player, 'call', toCall);
        return false;
    }
    openOrPass(player) {
        if (player.mayOpen)
            return this.raise(player, 0n);
        this.say(player, 'check');
        return false;
    }
    raise(player, toCall) {
        const pot = (0, money_1.sumMinor)(this.players.map(({ put }) => put));
        const half = (pot / 2n / this.bigBlind) * this.bigBlind;
        const { highest } = this;
        const least = highest > this.bigBlind ? highest : this.bigBlind;
        this.raises += 1;
        this.put(player, highest === 0n ? 'bet' : 'raise', toCall + (half > least ? half : least));
        // With his last chips he may raise by less than double: it is called, and raised by nobody who has acted.
        if (player.putInRound >= 2n * highest)
            this.closed.clear();
        this.closed.add(player);
        return true;
    }
    fold(player) {
        player.folded = true;
        this.say(player, 'fold');
    }
    say({ seat }, action) {
        this.actions.push({ street: this.street, seat, action });
    }
    put(player, action, wanted) {
        const left = (0, poker_hand_1.leftOf)(player);
        const amount = wanted < left ? wanted : left;
        player.put += amount;
        player.putInRound += amount;
        const { seat } = player;
        const all = amount === left ? { allIn: true } : {};
        this.actions.push({ street: this.street, seat, action, amount, ...all });
    }
}
exports.BettingRound = BettingRound;
//# sourceMappingURL=betting-round.js.map