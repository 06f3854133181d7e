"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.roundOfCoup = roundOfCoup;
exports.coupOfBank = coupOfBank;
const bank_life_1 = require("../../games/bank-life");
const settlement_1 = require("../../games/settlement");
const garages_1 = require("../../games/player-bank/garages");
const money_1 = require("../../kernel/money");
const coup_gain_1 = require("./coup-gain");
/** A reported coup as a round that the rules of its game settle. */
function roundOfCoup(coup, known) {
    const bankInPlay = inPlayAt(coup, known);
    const { tenure } = known.life;
    const seat = tenure?.bank === coup.bank && !tenure.standing ? tenure.seat : undefined;
    return {
        roundNo: coup.coupNo,
        bets: coup.bets.map((bet) => betOf(bet, coup, known.isOverTwoCloths)),
        outcome: {
            ...coup,
            ...(known.mode === undefined ? {} : { mode: known.mode }),
            ...(seat === undefined ? {} : { bankerSeat: seat }),
        },
        ...(bankInPlay === undefined ? {} : { bankInPlay }),
        ...(known.before === undefined ? {} : { before: known.before }),
    };
}
/** What the bank answers for: what is in play by everything before, of a free bank its deposit, too; else as declared. */
function inPlayAt(coup, { life, mode, uncoveredStays }) {
    const { tenure } = life;
    if (tenure?.bank !== coup.bank) {
        return coup.bankBefore === undefined ? undefined : (0, money_1.minorFromWire)(coup.bankBefore);
    }
    const inPlay = (0, garages_1.inPlayBefore)(tenure, movesBefore(coup), uncoveredStays);
    const { available, guaranteed } = (0, bank_life_1.depositOf)(life, tenure.banker);
    const answersFor = mode === 'free' ? inPlay + available + guaranteed : inPlay;
    return answersFor > 0n ? answersFor : 0n;
}
const movesBefore = ({ garages = [], allIn = false }) => ({
    garages: garages.map(({ kind, amount, move }) => ({ kind, move, amount: (0, money_1.minorFromWire)(amount) })),
    allIn,
});
function betOf(bet, coup, isOverTwoCloths) {
    const { betId, stake, player, seat, standing, covered } = bet;
    const isWithdrawn = covered === 0 && coup.errorRule === '1.1.8.A-VIII.3.f-01';
    return {
        betId,
        type: isOverTwoCloths ? typeOverTwoCloths(bet) : (bet.call ?? (bet.placed ? 'line-bet' : 'punto')),
        stake: (0, money_1.minorFromWire)(stake),
        ...(player === undefined ? {} : { player }),
        ...(seat === undefined ? {} : { seat }),
        ...(standing === undefined ? {} : { standing }),
        ...(covered === undefined ? {} : { covered: (0, money_1.minorFromWire)(covered) }),
        ...(isWithdrawn ? { options: { withdrawn: true } } : {}),
    };
}
function typeOverTwoCloths({ call, placed, tableau }) {
    if (call !== undefined)
        return tableau === undefined ? 'banco' : `banco-cloth-${tableau}`;
    if (placed === 'astride')
        return 'astride';
    return `${placed === 'on-the-line' ? 'line-' : ''}cloth-${tableau ?? 1}`;
}
/** A coup as it concerns the life of the bank, once the rules have settled it. */
function coupOfBank(coup, round, settlement) {
    const { bank, shoeNo, totals, commission, bankBefore, results } = coup;
    const gain = totals === undefined ? (0, settlement_1.resultOf)(settlement) : (0, coup_gain_1.gainOfCoup)(coup).amount;
    const covered = (0, money_1.sumMinor)(settlement.bets.map((bet) => bet.covered ?? 0n));
    const moved = totals === undefined ? 0n : (0, money_1.minorFromWire)(totals.collected) + (0, money_1.minorFromWire)(totals.paid);
    return {
        kind: 'coup',
        bank,
        shoeNo,
        bets: round.bets,
        winners: results.map(({ winner }) => winner),
        played: round.bets.length === 0 ? moved : covered,
        gain,
        commission: commission === undefined ? (0, settlement_1.commissionOf)(settlement) : (0, money_1.minorFromWire)(commission.amount),
        ...movesBefore(coup),
        ...(bankBefore === undefined ? {} : { announced: (0, money_1.minorFromWire)(bankBefore) }),
    };
}
//# sourceMappingURL=coup-round.js.map