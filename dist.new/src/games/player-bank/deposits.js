"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.deposit = deposit;
exports.putInPlay = putInPlay;
exports.returnDeposit = returnDeposit;
exports.payIn = payIn;
const bank_life_1 = require("../bank-life");
/** A deposit is paid in, or guaranteed; it may be the first that is heard of a bank. */
function deposit(life, report) {
    const { banker, amount, means, bank, mode } = report;
    const known = (0, bank_life_1.depositOf)(life, banker);
    const paidIn = withDeposit(life, {
        banker,
        available: known.available + (means === 'guarantee' ? 0n : amount),
        guaranteed: known.guaranteed + (means === 'guarantee' ? amount : 0n),
        first: known.first === 0n ? amount : known.first,
        last: amount,
    });
    if (bank === undefined || life.tenure !== undefined)
        return paidIn;
    return { ...paidIn, tenure: { ...bank_life_1.EMPTY_TENURE, bank, banker, mode, initial: amount } };
}
/** A deposit becomes the chips of the bank. */
function putInPlay(life, report) {
    const { bank, banker, amount } = report;
    const known = (0, bank_life_1.depositOf)(life, banker);
    const tenure = life.tenure?.bank === bank ? life.tenure : { ...bank_life_1.EMPTY_TENURE, bank, banker };
    return {
        ...withDeposit(life, { ...known, available: atLeastNothing(known.available - amount) }),
        tenure: {
            ...tenure,
            initial: tenure.initial === 0n ? amount : tenure.initial,
            putUp: tenure.putUp + amount,
            inPlay: tenure.inPlay + amount,
        },
    };
}
/** A deposit is paid back, or a guarantee released: with all of it the tenure is over, and the next has its own. */
function returnDeposit(life, { banker, amount }) {
    const { available, guaranteed, ...known } = (0, bank_life_1.depositOf)(life, banker);
    const left = atLeastNothing(available + guaranteed - amount);
    if (left === 0n)
        return { ...life, deposits: life.deposits.filter((each) => each.banker !== banker) };
    const stillPaidIn = atLeastNothing(available - amount);
    return withDeposit(life, { ...known, available: stillPaidIn, guaranteed: left - stillPaidIn });
}
/** What comes back from the table adds to the deposit of a banker. */
function payIn(life, banker, amount) {
    const known = (0, bank_life_1.depositOf)(life, banker);
    return withDeposit(life, { ...known, available: known.available + amount });
}
const atLeastNothing = (amount) => (amount > 0n ? amount : 0n);
const withDeposit = (life, made) => ({
    ...life,
    deposits: [...life.deposits.filter(({ banker }) => banker !== made.banker), made],
});
//# sourceMappingURL=deposits.js.map