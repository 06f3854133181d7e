"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BankRotation = void 0;
const simulated_bank_1 = require("./simulated-bank");
/** Who gets the bank: it is offered from seat to seat; a passed one that nobody takes is auctioned. */
class BankRotation {
    tray;
    chance;
    next = 1;
    shoeNo = 1;
    banks = 0;
    /** The seat that passed the bank which somebody bought. */
    passedBy;
    /** Seats that refused when they were last offered the bank: a second refusal would cost them the seat. */
    refused = new Set();
    constructor(tray, chance) {
        this.tray = tray;
        this.chance = chance;
    }
    startAtFirstSeat(shoeNo) {
        this.next = 1;
        this.shoeNo = shoeNo;
    }
    /** Offers the bank to one seat after the other until somebody takes it. */
    offer() {
        for (;;) {
            for (const { seat, guest } of this.seatsFrom(this.next)) {
                this.reportOffer({ seat, player: guest.id }, this.minimum);
                if (this.refused.has(seat) || this.chance.percent(88)) {
                    return this.adjudicate({ seat, guest }, this.bankOf(guest), 'offer');
                }
                this.refuse({ seat, player: guest.id });
                this.refused.add(seat);
            }
        }
    }
    /** Nobody has a refusal to answer for: a bank that is passed may go all the way to an auction. */
    get mayBePassed() {
        return this.refused.size === 0;
    }
    /** A bank that was given up with so much in it: offered to all, and back; then auctioned without who passed it. */
    auction(passed, floor) {
        const others = this.seatsFrom(passed.seat + 1).filter(({ seat }) => seat !== passed.seat);
        for (const { seat, guest } of others) {
            this.reportOffer({ seat, player: guest.id }, floor);
            this.refuse({ seat, player: guest.id });
            this.refused.add(seat);
        }
        this.reportOffer({ standing: true }, floor);
        this.refuse({ standing: true });
        const back = { seat: passed.seat, player: passed.banker.id };
        this.reportOffer(back, floor);
        this.refuse(back);
        this.refused.add(passed.seat);
        this.passedBy = passed.seat;
        return this.bid(others.filter(({ guest }) => !passed.isMember(guest)));
    }
    /** What becomes of the rotation when a bank has ended: the hand goes to the right, of who passed it where it was bought. */
    handOn({ seat }) {
        this.next = (this.passedBy ?? seat) + 1;
        this.passedBy = undefined;
    }
    bid(bidders) {
        const able = bidders.filter(({ guest }) => guest.free >= this.minimum * 10n).slice(0, 3);
        const bids = able.map(({ seat, guest }, index) => ({
            ...{ seat, player: guest.id },
            amount: this.minimum * BigInt(5 + 2 * index),
        }));
        const [winner, highest] = [able.at(-1), bids.at(-1)];
        const { currency } = this.tray.house.name;
        const won = highest === undefined ? {} : { winner: highest.player };
        this.tray.report({ type: 'cagnotte.bank.auctioned.v1', data: { currency, bids, ...won } });
        if (winner !== undefined && highest !== undefined)
            return this.adjudicate(winner, highest.amount, 'auction');
        const forced = bidders[0] ?? this.seatsFrom(this.next)[0];
        return this.adjudicate(forced, this.minimum, 'forced-minimum');
    }
    adjudicate({ seat, guest }, amount, how) {
        this.refused.delete(seat);
        this.banks += 1;
        const bank = new simulated_bank_1.SimulatedBank(`${this.tray.place.table}-${this.banks}`, guest, seat);
        bank.putUp(guest, amount);
        const partner = how === 'offer' ? this.partnerOf(guest) : undefined;
        const partners = partner === undefined
            ? {}
            : { partners: [{ player: partner.id, amount: this.minimum * 4n, paidFrom: 'chips' }] };
        if (partner !== undefined)
            bank.putUp(partner, this.minimum * 4n);
        const { currency } = this.tray.house.name;
        this.tray.report({
            type: 'cagnotte.bank.adjudicated.v1',
            data: {
                ...{ currency, bank: bank.id, banker: guest.id, amount, paidFrom: 'chips', how, seat },
                ...partners,
                ...{ mode: 'limited', shoeNo: this.shoeNo },
            },
        });
        return bank;
    }
    /** Multiples of the minimum, at most half of what he has. */
    bankOf({ free }) {
        const units = BigInt(this.chance.between(5, 30));
        const half = free / (2n * this.minimum);
        return this.minimum * (half < units ? (half > 1n ? half : 1n) : units);
    }
    partnerOf(banker) {
        if (!this.chance.percent(25))
            return undefined;
        return [...this.tray.seats.values()].find((guest) => guest !== banker && guest.free >= this.minimum * 20n);
    }
    seatsFrom(first) {
        const seated = [...this.tray.seats].map(([seat, guest]) => ({ seat, guest }));
        seated.sort((one, other) => one.seat - other.seat);
        return [...seated.filter(({ seat }) => seat >= first), ...seated.filter(({ seat }) => seat < first)];
    }
    reportOffer(who, floor) {
        const { currency } = this.tray.house.name;
        const data = { ...who, currency, floor, shoeNo: this.shoeNo };
        this.tray.report({ type: 'cagnotte.bank.offered.v1', data });
    }
    refuse(who) {
        this.tray.report({ type: 'cagnotte.bank.refused.v1', data: who });
    }
    get minimum() {
        return this.tray.place.kind.minimum;
    }
}
exports.BankRotation = BankRotation;
//# sourceMappingURL=bank-rotation.js.map