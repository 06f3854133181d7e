"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cheminDeFerGame = void 0;
const chemin_de_fer_rules_1 = require("../../games/chemin-de-fer/chemin-de-fer.rules");
const bank_rotation_1 = require("./player-bank/bank-rotation");
const bank_tenure_1 = require("./player-bank/bank-tenure");
const shoe_1 = require("./shoe");
const { decks, cutCard } = chemin_de_fer_rules_1.CHEMIN_DE_FER;
const SETTLING_DOWN = 180;
/** Chemin de fer: the bank goes round, grows while it wins, and is passed, auctioned or lost. */
exports.cheminDeFerGame = {
    rules: chemin_de_fer_rules_1.cheminDeFer,
    letters: 'CF',
    kinds: [
        {
            minimum: 1000n,
            seats: 7,
            imprest: 400000n,
            staff: { inspector: 1, croupier: 1, cambista: 1 },
            equipment: { decks },
            bank: 'limited',
        },
    ],
    play,
};
function* play(tray, chance, until) {
    const { agenda } = tray.house;
    const rotation = new bank_rotation_1.BankRotation(tray, chance);
    let coupNo = 0;
    for (let shoeNo = 1; agenda.now < until; shoeNo += 1) {
        const shoe = new shoe_1.Shoe(decks, cutCard.cards, chance);
        tray.report({
            type: 'cagnotte.shoe.started.v1',
            data: { shoeNo, decks, burnt: shoe.burnt, burntCards: [shoe.turned], behindCutCard: cutCard.cards },
        });
        rotation.startAtFirstSeat(shoeNo);
        while (agenda.now < until && !shoe.isOver) {
            seatGuests(tray);
            yield SETTLING_DOWN;
            coupNo = yield* tenures(rotation, { tray, chance, shoe, shoeNo, until }, coupNo);
        }
        tray.report({
            type: 'cagnotte.shoe.ended.v1',
            data: {
                shoeNo,
                ...(coupNo > 0 ? { lastCoup: coupNo } : {}),
                cause: shoe.isOver ? 'cut-card' : 'session-ended',
            },
        });
    }
}
function seatGuests(tray) {
    const { minimum } = tray.place.kind;
    tray.clearSeats(minimum * 5n);
    tray.fillSeats(tray.place.kind.seats, minimum * 20n);
}
/** A bank that was offered, and those that were bought because the one before was passed; the last coup of them. */
function* tenures(rotation, at, coupsBefore) {
    let bank = rotation.offer();
    let coupNo = coupsBefore;
    for (;;) {
        const tenure = new bank_tenure_1.BankTenure({ ...at, bank, mayPass: rotation.mayBePassed }, coupNo);
        const ending = yield* tenure.play();
        coupNo = tenure.coupNo;
        if (ending !== 'passed')
            break;
        bank = rotation.auction(bank, tenure.passedWith);
    }
    rotation.handOn(bank);
    return coupNo;
}
//# sourceMappingURL=chemin-de-fer.play.js.map