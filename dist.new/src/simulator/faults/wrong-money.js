"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wrongRake = exports.fallingMeter = exports.overdrawnBank = exports.wrongCommission = exports.wrongDeduction = exports.wrongPayout = void 0;
exports.endWithOneMember = endWithOneMember;
const overpaid_1 = require("./overpaid");
const fault_1 = require("./fault");
/** A bet is paid a chip too much, and the table is poorer by it. */
const wrongPayout = (deliveries, chance) => {
    const round = deliveries.pick('cagnotte.round.settled.v1', chance, ({ data }) => (0, overpaid_1.paidBet)(data) !== undefined);
    if (round === undefined)
        return undefined;
    deliveries.replace(round, (0, fault_1.withData)(round, (0, overpaid_1.overpaid)(round.data, overpaid_1.WRONG_BY)));
    return { eventIds: [round.id], expect: [{ code: 'paid-differs', eventIds: [round.id] }] };
};
exports.wrongPayout = wrongPayout;
/** The table says that a chip more of the winnings on banca was kept than the rule gives the house. */
const wrongDeduction = (deliveries, chance) => {
    const round = deliveries.pick('cagnotte.round.settled.v1', chance, ({ data }) => (data.deduction?.amount ?? 0) > 0);
    if (round?.data.deduction === undefined)
        return undefined;
    const { deduction, result = 0 } = round.data;
    const more = { ...deduction, amount: deduction.amount + overpaid_1.WRONG_BY };
    deliveries.replace(round, (0, fault_1.withData)(round, { deduction: more, result: result - overpaid_1.WRONG_BY }));
    return { eventIds: [round.id], expect: [{ code: 'deduction-differs', eventIds: [round.id] }] };
};
exports.wrongDeduction = wrongDeduction;
/** Of the last coup of a bank the house takes a chip too much, and the banker gets so much less back. */
const wrongCommission = (deliveries, chance) => {
    const coup = deliveries.pick('cagnotte.coup.played.v1', chance, (event) => (event.data.commission?.amount ?? 0) > 0 && endWithOneMember(deliveries, event) !== undefined);
    const ended = coup === undefined ? undefined : endWithOneMember(deliveries, coup);
    if (coup?.data.commission === undefined || ended === undefined)
        return undefined;
    const commission = { amount: coup.data.commission.amount + overpaid_1.WRONG_BY };
    const returned = ended.data.returned.map((part) => ({ ...part, amount: part.amount - overpaid_1.WRONG_BY }));
    deliveries.replace(coup, (0, fault_1.withData)(coup, { commission }));
    deliveries.replace(ended, (0, fault_1.withData)(ended, { returned }));
    return { eventIds: [coup.id, ended.id], expect: [{ code: 'commission-differs', eventIds: [coup.id] }] };
};
exports.wrongCommission = wrongCommission;
/** A bank that ends right after its coup, and gives all of it to one. */
function endWithOneMember(deliveries, coup) {
    const next = deliveries.nextOfSource(coup);
    if (next?.type !== 'cagnotte.bank.ended.v1')
        return undefined;
    const ended = next;
    const [part, ...others] = ended.data.returned;
    return part !== undefined && others.length === 0 && part.amount > overpaid_1.WRONG_BY ? ended : undefined;
}
/** A bank pays more than it has: the coup that breaks it is paid a chip too much. */
const overdrawnBank = (deliveries, chance) => {
    const coup = deliveries.pick('cagnotte.coup.played.v1', chance, (event) => {
        const next = deliveries.nextOfSource(event);
        const isEnd = next?.type === 'cagnotte.bank.ended.v1';
        return isEnd && next.data.returned.length === 0 && event.data.totals !== undefined;
    });
    if (coup?.data.totals === undefined)
        return undefined;
    const { collected, paid } = coup.data.totals;
    deliveries.replace(coup, (0, fault_1.withData)(coup, { totals: { collected, paid: paid + overpaid_1.WRONG_BY } }));
    const eventIds = [coup.id];
    return {
        eventIds,
        expect: [
            { code: 'coup-totals-differ', eventIds },
            { code: 'movement-not-covered', eventIds },
        ],
    };
};
exports.overdrawnBank = overdrawnBank;
/** The meter of a pool shows less after a stake than before it. */
const fallingMeter = (deliveries, chance) => {
    const stake = deliveries.pick('cagnotte.jackpot.contributed.v1', chance, ({ data }) => (data.meterBefore ?? 0) > overpaid_1.WRONG_BY);
    if (stake?.data.meterBefore === undefined)
        return undefined;
    deliveries.replace(stake, (0, fault_1.withData)(stake, { meterAfter: stake.data.meterBefore - overpaid_1.WRONG_BY }));
    const eventIds = [stake.id];
    return {
        eventIds,
        expect: [
            { code: 'meter-fell', eventIds },
            { code: 'meter-differs', eventIds },
        ],
    };
};
exports.fallingMeter = fallingMeter;
/** Of a hand that paid the most that the house keeps, a chip more is dropped, and its winner gets so much less. */
const wrongRake = (deliveries, chance) => {
    const hand = deliveries.pick('cagnotte.hand.played.v1', chance, ({ data }) => {
        const [pot, ...pots] = data.pots ?? [];
        const { due = 0, dropped } = data.rake;
        const allowed = pot !== undefined && (due + overpaid_1.WRONG_BY) * LARGEST_SHARE <= pot.amount;
        return dropped > 0 && dropped === due && allowed && pots.length === 0 && data.awards.length === 1;
    });
    if (hand === undefined)
        return undefined;
    const { rake, awards } = hand.data;
    deliveries.replace(hand, (0, fault_1.withData)(hand, {
        rake: { ...rake, dropped: rake.dropped + overpaid_1.WRONG_BY },
        awards: awards.map((award) => ({ ...award, amount: award.amount - overpaid_1.WRONG_BY })),
    }));
    return { eventIds: [hand.id], expect: [{ code: 'rake-above-due', eventIds: [hand.id] }] };
};
exports.wrongRake = wrongRake;
/** The house keeps at most a twentieth of a pot. */
const LARGEST_SHARE = 20;
//# sourceMappingURL=wrong-money.js.map