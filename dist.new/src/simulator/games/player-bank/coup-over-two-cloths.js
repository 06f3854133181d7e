"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.playOverTwoCloths = playOverTwoCloths;
const judge_round_1 = require("../../../games/judge-round");
const open_points_1 = require("../../../games/open-points");
const settlement_1 = require("../../../games/settlement");
const two_tableaux_rules_1 = require("../../../games/two-tableaux/two-tableaux.rules");
const wire_1 = require("../../../games/wire");
const wire_terms_1 = require("../../../games/wire-terms");
const money_1 = require("../../../kernel/money");
const wire_amount_1 = require("../../wire-amount");
const deal_two_cloths_1 = require("./deal-two-cloths");
/** A coup over both cloths: bets, cards, payments, and the commission of what the bank gained over both. */
function playOverTwoCloths(bank, place) {
    const { tray, chance, shoe, shoeNo, coupNo } = place;
    const bets = betsOf(place);
    const { winners, ...cards } = (0, deal_two_cloths_1.dealTwoCloths)(shoe, two_tableaux_rules_1.TWO_TABLEAUX.drawing, chance);
    const results = winners.map((winner, index) => ({ tableau: index + 1, winner }));
    const bankBefore = bank.inPlay;
    const { minimum, seats } = tray.place.kind;
    const { currency } = tray.house.name;
    const round = (0, wire_1.roundFromWire)({
        currency,
        bets: bets.map(({ betId, guest, seat, stake, type }) => ({
            ...{ betId, type, stake: (0, wire_amount_1.toWire)(stake), player: guest.id, seat },
        })),
        outcome: { results, cards, inPlay: (0, wire_amount_1.toWire)(bankBefore), bank: bank.id, mode: 'limited' },
    });
    const terms = (0, wire_terms_1.termsFromWire)({ minimum: (0, wire_amount_1.toWire)(minimum), seats });
    const { settlement } = (0, judge_round_1.judgeRound)(two_tableaux_rules_1.baccaratTwoTableaux, round, { currency, terms, answers: open_points_1.RECOMMENDED });
    const collected = (0, money_1.sumMinor)(settlement.bets.map(({ taken }) => taken));
    const paid = (0, money_1.sumMinor)(settlement.bets.map((bet) => bet.paid));
    const commission = (0, settlement_1.commissionOf)(settlement);
    bets.forEach(({ guest }, index) => {
        guest.chips += settlement.bets[index].paid - settlement.bets[index].taken;
    });
    bank.inPlay += collected - paid - commission;
    bank.coups += 1;
    tray.cagnotte += commission;
    tray.report({
        type: 'cagnotte.coup.played.v1',
        data: {
            ...{ currency, bank: bank.id, shoeNo, coupNo, bankBefore },
            bets: bets.map(({ betId, guest, seat, stake, type }, index) => ({
                ...{ betId, stake, player: guest.id, seat },
                ...(type === 'astride' ? { placed: 'astride' } : { tableau: type === 'cloth-1' ? 1 : 2 }),
                covered: settlement.bets[index].covered ?? 0n,
            })),
            results,
            totals: { collected, paid },
            commission: { amount: commission },
            cards,
            playersPresent: tray.seats.size,
        },
    });
}
/** Who sits at a cloth bets on it, some on both; whoever likes stakes some minima, whether or not there is room. */
function betsOf({ tray, chance, coupNo }) {
    const { minimum, seats } = tray.place.kind;
    return [...tray.seats].flatMap(([seat, guest], index) => {
        const stake = minimum * BigInt(guest.taste.units);
        if (stake > guest.free || !chance.percent(75))
            return [];
        const own = seat * 2 <= seats ? 'cloth-1' : 'cloth-2';
        return [
            { betId: `${coupNo}-${index + 1}`, guest, seat, stake, type: chance.percent(15) ? 'astride' : own },
        ];
    });
}
//# sourceMappingURL=coup-over-two-cloths.js.map