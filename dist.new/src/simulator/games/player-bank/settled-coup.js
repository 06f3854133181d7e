"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settledCoup = settledCoup;
const chemin_de_fer_rules_1 = require("../../../games/chemin-de-fer/chemin-de-fer.rules");
const judge_round_1 = require("../../../games/judge-round");
const open_points_1 = require("../../../games/open-points");
const settlement_1 = require("../../../games/settlement");
const wire_1 = require("../../../games/wire");
const wire_terms_1 = require("../../../games/wire-terms");
const money_1 = require("../../../kernel/money");
const wire_amount_1 = require("../../wire-amount");
/** What the rules of the game make of the bets, up to what the bank answers for. */
function settledCoup({ bank, bets, dealt, tray, }) {
    const { currency } = tray.house.name;
    const { minimum, seats } = tray.place.kind;
    const round = (0, wire_1.roundFromWire)({
        currency,
        bets: bets.map(({ betId, guest, seat, stake, call }) => ({
            ...{ betId, type: call ?? 'punto', stake: (0, wire_amount_1.toWire)(stake), player: guest.id, seat },
        })),
        outcome: {
            results: [{ tableau: 1, winner: dealt.winner }],
            ...{ inPlay: (0, wire_amount_1.toWire)(bank.inPlay), bank: bank.id, mode: 'limited', bankerSeat: bank.seat },
            cards: { bank: dealt.bank, tableau1: dealt.punto },
        },
    });
    const setting = {
        currency,
        terms: (0, wire_terms_1.termsFromWire)({ minimum: (0, wire_amount_1.toWire)(minimum), seats }),
        answers: open_points_1.RECOMMENDED,
    };
    const { settlement } = (0, judge_round_1.judgeRound)(chemin_de_fer_rules_1.cheminDeFer, round, setting);
    const settled = settlement.bets.map(({ paid, taken, covered }) => ({
        paid,
        taken,
        covered: covered ?? 0n,
    }));
    const collected = (0, money_1.sumMinor)(settled.map(({ taken }) => taken));
    const paid = (0, money_1.sumMinor)(settled.map((bet) => bet.paid));
    const commission = (0, settlement_1.commissionOf)(settlement);
    return { winner: dealt.winner, bets: settled, collected, paid, gain: collected - paid, commission };
}
//# sourceMappingURL=settled-coup.js.map