"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.WireTerms = void 0;
exports.termsFromWire = termsFromWire;
const typebox_1 = require("typebox");
const money_1 = require("../kernel/money");
const rate_1 = require("../kernel/rate");
/** Amounts as events carry them: JSON integers of minor units. */
const Amount = typebox_1.Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Amounts = typebox_1.Type.Record(typebox_1.Type.String(), Amount);
const WirePoker = typebox_1.Type.Object({
    initialStack: typebox_1.Type.Optional(Amount),
    leastTopUp: typebox_1.Type.Optional(Amount),
    minutes: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 10_000 })),
    share: typebox_1.Type.Optional(typebox_1.Type.Object({
        option: typebox_1.Type.Enum(['rake', 'session-percentage', 'session-fee']),
        rate: typebox_1.Type.Optional(typebox_1.Type.Object({ numerator: typebox_1.Type.Integer({ minimum: 0 }), denominator: typebox_1.Type.Integer({ minimum: 1 }) })),
        of: typebox_1.Type.Optional(typebox_1.Type.Enum(['initial-stack', 'maximum-bet'])),
        amount: typebox_1.Type.Optional(Amount),
    })),
});
/** The terms of a table in the words of `table.opened`, and what `casino.authorised` allows it. */
exports.WireTerms = typebox_1.Type.Object({
    minimum: Amount,
    minima: typebox_1.Type.Optional(Amounts),
    maxima: typebox_1.Type.Optional(Amounts),
    tier: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 9 })),
    step: typebox_1.Type.Optional(Amount),
    seats: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 40 })),
    cloths: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 2 })),
    bank: typebox_1.Type.Optional(typebox_1.Type.Enum(['limited', 'unlimited', 'free'])),
    poker: typebox_1.Type.Optional(WirePoker),
    authorised: typebox_1.Type.Optional(typebox_1.Type.Object({
        minimum: typebox_1.Type.Object({ from: Amount, to: typebox_1.Type.Optional(Amount) }),
        maxima: typebox_1.Type.Optional(Amounts),
        unlimitedBank: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
        bank: typebox_1.Type.Optional(typebox_1.Type.Object({ minimum: typebox_1.Type.Optional(Amount), maximum: typebox_1.Type.Optional(Amount) })),
    })),
});
function termsFromWire({ minimum, minima, maxima, step, poker, authorised, ...rest }) {
    return {
        ...rest,
        minimum: (0, money_1.minorFromWire)(minimum),
        ...(poker === undefined ? {} : { poker: pokerFromWire(poker) }),
        ...(minima === undefined ? {} : { minima: amounts(minima) }),
        ...(maxima === undefined ? {} : { maxima: amounts(maxima) }),
        ...(step === undefined ? {} : { step: (0, money_1.minorFromWire)(step) }),
        ...(authorised === undefined ? {} : { authorised: authorisedFromWire(authorised) }),
    };
}
const pokerFromWire = ({ initialStack, leastTopUp, minutes, share, }) => ({
    ...(initialStack === undefined ? {} : { initialStack: (0, money_1.minorFromWire)(initialStack) }),
    ...(leastTopUp === undefined ? {} : { leastTopUp: (0, money_1.minorFromWire)(leastTopUp) }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(share === undefined ? {} : { share: shareFromWire(share) }),
});
const shareFromWire = ({ rate, amount, ...rest }) => ({
    ...rest,
    ...(rate === undefined ? {} : { rate: (0, rate_1.rateFromWire)(rate) }),
    ...(amount === undefined ? {} : { amount: (0, money_1.minorFromWire)(amount) }),
});
const authorisedFromWire = ({ minimum: { from, to }, maxima, unlimitedBank, bank, }) => ({
    minimum: { from: (0, money_1.minorFromWire)(from), ...(to === undefined ? {} : { to: (0, money_1.minorFromWire)(to) }) },
    ...(maxima === undefined ? {} : { maxima: amounts(maxima) }),
    ...(unlimitedBank === undefined ? {} : { unlimitedBank }),
    ...(bank === undefined ? {} : { bank: amounts(bank) }),
});
const amounts = (onTheWire) => Object.fromEntries(Object.entries(onTheWire).map(([bet, amount]) => [bet, (0, money_1.minorFromWire)(amount)]));
//# sourceMappingURL=wire-terms.js.map