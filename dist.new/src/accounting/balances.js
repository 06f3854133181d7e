"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RunningBalances = exports.balanceOf = void 0;
/** What one sub-ledger of an account holds, debit positive; undefined is what stands at none. */
const balanceOf = (balances, { account, subLedger, currency }) => balances.subLedgersOf(account, currency).find((each) => each.subLedger === subLedger)?.balance ?? 0n;
exports.balanceOf = balanceOf;
/** Balances kept in memory, entry by entry. */
class RunningBalances {
    byAccount = new Map();
    /** Adds the lines of an entry. */
    enter(lines) {
        for (const { account, subLedger, currency, debit, credit } of lines) {
            this.add({ account, subLedger, currency, amount: debit - credit });
        }
        return this;
    }
    add(balance) {
        const { account, subLedger, currency, amount } = balance;
        const key = keyOf(account, currency);
        const held = this.byAccount.get(key) ?? new Map();
        const sum = (held.get(subLedger) ?? 0n) + amount;
        if (sum === 0n)
            held.delete(subLedger);
        else
            held.set(subLedger, sum);
        this.byAccount.set(key, held);
    }
    /** The same balances, to be kept on their own. */
    copy() {
        const copy = new RunningBalances();
        for (const [key, held] of this.byAccount)
            copy.byAccount.set(key, new Map(held));
        return copy;
    }
    of(account, currency) {
        let total = 0n;
        for (const amount of this.byAccount.get(keyOf(account, currency))?.values() ?? [])
            total += amount;
        return total;
    }
    subLedgersOf(account, currency) {
        return [...(this.byAccount.get(keyOf(account, currency)) ?? [])]
            .map(([subLedger, balance]) => ({ subLedger, balance }))
            .sort(bySubLedger);
    }
    after(lines) {
        return lines.length === 0 ? this : new BalancesAfter(this, lines);
    }
}
exports.RunningBalances = RunningBalances;
/** Balances as they will be: those of a book, and some lines more. */
class BalancesAfter {
    before;
    added;
    constructor(before, lines) {
        this.before = before;
        this.added = new RunningBalances().enter(lines);
    }
    of(account, currency) {
        return this.before.of(account, currency) + this.added.of(account, currency);
    }
    subLedgersOf(account, currency) {
        const sums = new Map();
        for (const balances of [this.before, this.added]) {
            for (const { subLedger, balance } of balances.subLedgersOf(account, currency)) {
                sums.set(subLedger, (sums.get(subLedger) ?? 0n) + balance);
            }
        }
        return [...sums]
            .map(([subLedger, balance]) => ({ subLedger, balance }))
            .filter(({ balance }) => balance !== 0n)
            .sort(bySubLedger);
    }
    after(lines) {
        return lines.length === 0 ? this : new BalancesAfter(this, lines);
    }
}
const keyOf = (account, currency) => `${currency} ${account}`;
const bySubLedger = (a, b) => (a.subLedger ?? '') < (b.subLedger ?? '') ? -1 : 1;
//# sourceMappingURL=balances.js.map