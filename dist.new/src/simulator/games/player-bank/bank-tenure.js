"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BankTenure = void 0;
const wire_amount_1 = require("../../wire-amount");
const bank_garages_1 = require("./bank-garages");
const coup_bets_1 = require("./coup-bets");
const deal_coup_1 = require("./deal-coup");
const settled_coup_1 = require("./settled-coup");
const chemin_de_fer_rules_1 = require("../../../games/chemin-de-fer/chemin-de-fer.rules");
const SECONDS_OF_COUP = [60, 110];
/** Who wins so many times the minimum gives the staff a chip. */
const WORTH_A_TIP = 8n;
/** A bank from its first coup to its end. */
class BankTenure {
    at;
    coupNo;
    /** What was in play when the banker gave it up. */
    passedWith = 0n;
    constructor(at, 
    /** The last coup of the session. */
    coupNo) {
        this.at = at;
        this.coupNo = coupNo;
    }
    *play() {
        let ending;
        while (ending === undefined) {
            yield* this.at.tray.ableToSell();
            const winner = this.coup();
            yield this.at.chance.between(...SECONDS_OF_COUP);
            ending = this.endsAfter(winner);
        }
        this.end(ending);
        return ending;
    }
    /** Fills the seats, sees to the garages, takes the bets, deals and pays. */
    coup() {
        const { tray, chance, bank, shoe } = this.at;
        const { minimum } = tray.place.kind;
        tray.clearSeats(minimum * 3n, (guest) => bank.isMember(guest));
        tray.fillSeats(tray.place.kind.seats, minimum * 20n);
        const garages = (0, bank_garages_1.garagesBefore)(bank, { minimum, chance });
        this.coupNo += 1;
        const bets = (0, coup_bets_1.betsAgainst)(bank, { tray, chance, coupNo: this.coupNo });
        const dealt = (0, deal_coup_1.dealCoup)(shoe, chemin_de_fer_rules_1.CHEMIN_DE_FER.drawing, chance);
        const settled = (0, settled_coup_1.settledCoup)({ bank, bets, dealt, tray });
        bets.forEach(({ guest }, index) => {
            const { paid, taken } = settled.bets[index];
            guest.chips += paid - taken;
            if (paid >= WORTH_A_TIP * minimum)
                tray.tip(guest, minimum / 2n);
        });
        bank.won(settled.gain - settled.commission);
        bank.coups += 1;
        tray.cagnotte += settled.commission;
        this.report({ bets, settled, garages, cards: { bank: dealt.bank, tableau1: dealt.punto } });
        return dealt.winner;
    }
    report({ bets, settled, garages, cards, }) {
        const { tray, bank, shoeNo } = this.at;
        tray.report({
            type: 'cagnotte.coup.played.v1',
            data: {
                ...{ currency: tray.house.name.currency, bank: bank.id, shoeNo, coupNo: this.coupNo },
                bets: bets.map(({ betId, guest, seat, stake, call }, index) => ({
                    ...{ betId, stake: (0, wire_amount_1.toWire)(stake), player: guest.id, seat },
                    ...(call === undefined ? {} : { call }),
                    covered: settled.bets[index].covered,
                })),
                results: [{ tableau: 1, winner: settled.winner }],
                totals: { collected: settled.collected, paid: settled.paid },
                commission: { amount: settled.commission },
                ...(garages.length === 0 ? {} : { garages }),
                cards,
                playersPresent: tray.seats.size,
            },
        });
    }
    endsAfter(winner) {
        const { bank, shoe, chance, tray, until, mayPass } = this.at;
        if (winner === 'punto')
            return 'lost';
        if (tray.house.agenda.now >= until)
            return 'session-ended';
        if (shoe.isOver)
            return 'shoe-ended';
        const tempted = mayPass && winner === 'bank' && bank.coups >= 2 && chance.percent(15);
        return tempted ? 'passed' : undefined;
    }
    end(cause) {
        const { tray, bank } = this.at;
        const { currency } = tray.house.name;
        this.passedWith = bank.inPlay;
        if (cause === 'passed') {
            const data = { currency, bank: bank.id, amount: this.passedWith };
            tray.report({ type: 'cagnotte.bank.passed.v1', data });
        }
        const returned = bank.end();
        tray.report({
            type: 'cagnotte.bank.ended.v1',
            data: { currency, bank: bank.id, cause, returned, paidOut: 'chips' },
        });
    }
}
exports.BankTenure = BankTenure;
//# sourceMappingURL=bank-tenure.js.map