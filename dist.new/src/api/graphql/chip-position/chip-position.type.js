"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.ChipPosition = exports.ChipsInCurrency = exports.ChipHolding = void 0;
exports.chipsByCurrency = chipsByCurrency;
const graphql_1 = require("@nestjs/graphql");
const chips_in_hands_1 = require("../../../accounting/chips-in-hands/chips-in-hands");
const account_type_1 = require("../accounts/account.type");
const money_type_1 = require("../scalars/money.type");
const answer_type_1 = require("../snapshot/answer.type");
const ChipHolderName = {
    CAGE: 'cage',
    TABLE: 'table',
    CAMBISTA: 'cambista',
    CAGNOTTE: 'cagnotte',
    JACKPOT: 'jackpot',
    TIPS: 'tips',
    TRANSIT: 'transit',
    CUSTODY: 'custody',
};
(0, graphql_1.registerEnumType)(ChipHolderName, {
    name: 'ChipHolder',
    description: 'Who holds chips.',
    valuesMap: {
        CAGE: { description: 'The cage (caja).' },
        TABLE: { description: 'The float of a table (anticipo).' },
        CAMBISTA: { description: 'The imprest of the cambista of a circle table.' },
        CAGNOTTE: { description: 'The slot of a table (pozo): commissions and rakes.' },
        JACKPOT: { description: 'The slot of a table for stakes of a pool.' },
        TIPS: { description: 'The tip box of a table (tronco).' },
        TRANSIT: { description: 'Under way between cage and table, by slip.' },
        CUSTODY: { description: "Players' chips that the croupier keeps: banks, garages, pots." },
    },
});
let ChipHolding = class ChipHolding {
    holder;
    table;
    amount;
};
exports.ChipHolding = ChipHolding;
__decorate([
    (0, graphql_1.Field)(() => ChipHolderName),
    __metadata("design:type", String)
], ChipHolding.prototype, "holder", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The table it stands at.' }),
    __metadata("design:type", Object)
], ChipHolding.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'What the books say it holds.' }),
    __metadata("design:type", money_type_1.Money)
], ChipHolding.prototype, "amount", void 0);
exports.ChipHolding = ChipHolding = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The chips of one holder, at face value.' })
], ChipHolding);
let ChipsInCurrency = class ChipsInCurrency {
    currency;
    issued;
    holders;
    inHands;
    owed;
    openSlips;
};
exports.ChipsInCurrency = ChipsInCurrency;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], ChipsInCurrency.prototype, "currency", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Sets in service.' }),
    __metadata("design:type", money_type_1.Money)
], ChipsInCurrency.prototype, "issued", void 0);
__decorate([
    (0, graphql_1.Field)(() => [ChipHolding], { description: 'Every holder whose balance is not zero, by path.' }),
    __metadata("design:type", Array)
], ChipsInCurrency.prototype, "holders", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        description: "H: what customers have in their hands: sets in service less all holders. Identity A2, ledger's rule 3.",
    }),
    __metadata("design:type", money_type_1.Money)
], ChipsInCurrency.prototype, "inHands", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Owed to customers in chips: in their hands, or in custody.' }),
    __metadata("design:type", money_type_1.Money)
], ChipsInCurrency.prototype, "owed", void 0);
__decorate([
    (0, graphql_1.Field)(() => [account_type_1.SubLedger], {
        description: 'Slips whose two halves do not meet yet: positive where only the cage has reported.',
    }),
    __metadata("design:type", Array)
], ChipsInCurrency.prototype, "openSlips", void 0);
exports.ChipsInCurrency = ChipsInCurrency = __decorate([
    (0, graphql_1.ObjectType)({ description: 'Chips in one currency, at face value.' })
], ChipsInCurrency);
let ChipPosition = class ChipPosition extends answer_type_1.Answer {
    currencies;
};
exports.ChipPosition = ChipPosition;
__decorate([
    (0, graphql_1.Field)(() => [ChipsInCurrency], { description: 'One per currency.' }),
    __metadata("design:type", Array)
], ChipPosition.prototype, "currencies", void 0);
exports.ChipPosition = ChipPosition = __decorate([
    (0, graphql_1.ObjectType)({ description: 'Where the chips are (posición de fichas).' })
], ChipPosition);
/** The position of chips, from the balances of all accounts of chips and the slips in transit. */
function chipsByCurrency(sums, slips) {
    const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
    return currencies.map((currency) => {
        const held = sums
            .filter((sum) => sum.currency === currency)
            .map(({ account, debits, credits }) => [account, debits - credits]);
        const [, issued = 0n] = held.find(([account]) => account === 'chips:issued') ?? [];
        return {
            currency,
            issued: (0, money_type_1.moneyOf)(-issued, currency),
            holders: held.flatMap(([account, amount]) => holdingOf(account, (0, money_type_1.moneyOf)(amount, currency))),
            inHands: (0, money_type_1.moneyOf)((0, chips_in_hands_1.chipsInHands)(held), currency),
            owed: (0, money_type_1.moneyOf)((0, chips_in_hands_1.owedInChips)(held), currency),
            openSlips: slips.filter((slip) => slip.currency === currency).map(account_type_1.subLedgerOf),
        };
    });
}
function holdingOf(account, amount) {
    const [, holder, table] = account.split(':');
    const isHolder = Object.values(ChipHolderName).includes(holder);
    if (!isHolder || amount.minorUnits === '0')
        return [];
    return [{ holder: holder, table: table ?? null, amount }];
}
//# sourceMappingURL=chip-position.type.js.map