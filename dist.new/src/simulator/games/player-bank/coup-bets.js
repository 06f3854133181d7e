"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.betsAgainst = betsAgainst;
/** Sometimes one plays against the whole bank; else whoever likes stakes some minima, whether or not there is room. */
function betsAgainst(bank, { tray, chance, coupNo }) {
    const puntos = [...tray.seats].filter(([, guest]) => !bank.isMember(guest));
    const banco = puntos.find(([, guest]) => guest.free >= bank.inPlay);
    if (banco !== undefined && chance.percent(10)) {
        const [seat, guest] = banco;
        return [{ betId: `${coupNo}-1`, guest, seat, stake: bank.inPlay, call: 'banco' }];
    }
    const { minimum } = tray.place.kind;
    const bets = puntos.flatMap(([seat, guest]) => {
        const stake = minimum * BigInt(guest.taste.units);
        const most = guest.free < bank.inPlay ? guest.free : bank.inPlay;
        return stake > most || !chance.percent(75) ? [] : [{ guest, seat, stake }];
    });
    return bets.map((bet, index) => ({ ...bet, betId: `${coupNo}-${index + 1}` }));
}
//# sourceMappingURL=coup-bets.js.map