"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DepositedBank = void 0;
/** A bank of two tableaux: paid in at the cage, put in play in chips, and at the end paid out again. Minor units. */
class DepositedBank {
    id;
    banker;
    initial;
    tray;
    inPlay = 0n;
    coups = 0;
    constructor(id, banker, initial, tray) {
        this.id = id;
        this.banker = banker;
        this.initial = initial;
        this.tray = tray;
    }
    /** Cash into the cage, and chips out of it into the keeping of the croupier; again after the bank was broken. */
    deposit(again) {
        const { tray, banker, initial: amount, id: bank } = this;
        const { currency } = tray.house.name;
        tray.house.cage.cash += banker.pay(amount);
        tray.report({
            type: 'cagnotte.bank.deposited.v1',
            data: {
                ...{ currency, banker: banker.id, amount, means: 'cash', mode: 'limited', bank },
                ...(again ? { again } : {}),
                by: tray.staff.slice(0, 1),
            },
        });
    }
    putInPlay() {
        const { tray, banker, initial: amount, id: bank } = this;
        const { currency } = tray.house.name;
        tray.house.cage.chips -= amount;
        this.inPlay += amount;
        tray.report({
            type: 'cagnotte.bank.put-in-play.v1',
            data: { currency, bank, banker: banker.id, amount },
        });
    }
    /** All of it goes to the cage, where it is a deposit again, and is paid out. */
    withdraw() {
        const { tray, banker, inPlay: amount, id: bank } = this;
        const { currency } = tray.house.name;
        this.inPlay = 0n;
        tray.house.cage.chips += amount;
        tray.report({
            type: 'cagnotte.bank.withdrawn.v1',
            data: { currency, bank, banker: banker.id, amount, paidOut: 'deposit' },
        });
        const paid = [{ means: 'cash', amount }];
        tray.house.cage.cash -= amount;
        banker.cash += amount;
        tray.report({
            type: 'cagnotte.bank.deposit-returned.v1',
            data: { currency, banker: banker.id, amount, paid, by: tray.staff.slice(0, 1) },
        });
    }
    /** Nothing is left, and the banker does not deposit again. */
    abandon() {
        const { currency } = this.tray.house.name;
        const data = { currency, bank: this.id, cause: 'broken', returned: [] };
        this.tray.report({ type: 'cagnotte.bank.ended.v1', data });
    }
}
exports.DepositedBank = DepositedBank;
//# sourceMappingURL=deposited-bank.js.map