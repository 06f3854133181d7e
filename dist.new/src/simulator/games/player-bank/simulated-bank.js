"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SimulatedBank = void 0;
const pro_rata_1 = require("../../../domain/player-bank/pro-rata");
const money_1 = require("../../../kernel/money");
/** A player's bank: who put up what, and what became of it. Chips leave the purses when they are put up. */
class SimulatedBank {
    id;
    banker;
    seat;
    /** Won by the bank since it was put up, less commission. */
    winnings = 0n;
    coups = 0;
    members = [];
    constructor(id, banker, seat) {
        this.id = id;
        this.banker = banker;
        this.seat = seat;
    }
    /** The banker puts up or raises, or a partner joins. */
    putUp(guest, amount) {
        const put = guest.give(amount);
        const known = this.members.find((member) => member.guest === guest);
        if (known === undefined)
            this.members.push({ guest, parts: { inPlay: put, voluntary: 0n, improper: 0n } });
        else
            known.parts.inPlay += put;
    }
    get inPlay() {
        return this.totalAt('inPlay');
    }
    totalAt(place) {
        return (0, money_1.sumMinor)(this.members.map(({ parts }) => parts[place]));
    }
    isMember(guest) {
        return this.members.some((member) => member.guest === guest);
    }
    /** Net of the commission; negative for a loss. */
    won(net) {
        this.winnings += net;
        const shares = this.sharesAt('inPlay');
        const divided = net < 0n
            ? (0, pro_rata_1.divideLoss)(-net, shares, this.banker.id).map(({ member, share }) => ({ member, share: -share }))
            : (0, pro_rata_1.divideGain)(net, shares, this.banker.id);
        this.add('inPlay', divided);
    }
    /** Out of play, or back into it, each member in proportion to what he has there. */
    move(from, to, amount) {
        const divided = (0, pro_rata_1.divideLoss)(amount, this.sharesAt(from), this.banker.id);
        this.add(from, divided.map(({ member, share }) => ({ member, share: -share })));
        this.add(to, divided);
    }
    /** Everything goes back to its owners; what each gets. */
    end() {
        return this.members.flatMap(({ guest, parts }) => {
            const amount = parts.inPlay + parts.voluntary + parts.improper;
            guest.chips += amount;
            return amount === 0n ? [] : [{ member: guest.id, amount }];
        });
    }
    sharesAt(place) {
        return this.members.map(({ guest, parts }) => ({ member: guest.id, share: parts[place] }));
    }
    add(place, shares) {
        for (const { member, share } of shares) {
            const found = this.members.find(({ guest }) => guest.id === member);
            if (found !== undefined)
                found.parts[place] += share;
        }
    }
}
exports.SimulatedBank = SimulatedBank;
//# sourceMappingURL=simulated-bank.js.map