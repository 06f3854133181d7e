"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.baccaratTwoTableauxGame = void 0;
const two_tableaux_rules_1 = require("../../games/two-tableaux/two-tableaux.rules");
const coup_over_two_cloths_1 = require("./player-bank/coup-over-two-cloths");
const deposited_bank_1 = require("./player-bank/deposited-bank");
const shoe_1 = require("./shoe");
const { decks, cutCard } = two_tableaux_rules_1.TWO_TABLEAUX;
const SECONDS_OF_COUP = [70, 120];
const SETTLING_DOWN = 300;
const PLAYERS = 9;
/** In multiples of the minimum: what bankers deposit. */
const DEPOSITS = [60, 90, 120];
/** In how many of a hundred cases a broken banker deposits again. */
const GO_ON = 50;
/** Baccarat over two tableaux: in each new shoe a banker who has deposited, until he is broken or the shoe is over. */
exports.baccaratTwoTableauxGame = {
    rules: two_tableaux_rules_1.baccaratTwoTableaux,
    letters: 'BD',
    kinds: [
        {
            minimum: 2000n,
            seats: 12,
            imprest: 2000000n,
            staff: { inspector: 1, croupier: 1, cambista: 1, auxiliary: 1 },
            equipment: { decks, newDecks: true, cloths: 2 },
            bank: 'limited',
            bankLimits: { minimum: 100000n, maximum: 1000000n },
        },
    ],
    play,
};
function* play(tray, chance, until) {
    let coupNo = 0;
    for (let shoeNo = 1; tray.house.agenda.now < until; shoeNo += 1) {
        const shoe = new shoe_1.Shoe(decks, cutCard.cards, chance);
        tray.report({
            type: 'cagnotte.shoe.started.v1',
            data: {
                ...{ shoeNo, decks, newDecks: true, burnt: shoe.burnt },
                ...{ burntCards: [shoe.turned], behindCutCard: cutCard.cards },
            },
        });
        const bank = bankOf(tray, chance, shoeNo);
        yield SETTLING_DOWN;
        for (let isHeld = true; isHeld; isHeld = goesOn(bank, { tray, chance, shoe, until })) {
            yield* seatGuests(tray);
            coupNo += 1;
            (0, coup_over_two_cloths_1.playOverTwoCloths)(bank, { tray, chance, shoe, shoeNo, coupNo });
            yield chance.between(...SECONDS_OF_COUP);
        }
        const cause = shoe.isOver ? 'cut-card' : tray.house.agenda.now < until ? 'changed' : 'session-ended';
        tray.report({ type: 'cagnotte.shoe.ended.v1', data: { shoeNo, lastCoup: coupNo, cause } });
    }
}
/** A banker deposits, wins the auction against one who offers less, and puts his deposit in play. */
function bankOf(tray, chance, shoeNo) {
    const { table, kind } = tray.place;
    const { currency } = tray.house.name;
    const amount = kind.minimum * BigInt(chance.oneOf(DEPOSITS));
    const banker = tray.house.welcome(amount * 2n);
    const other = tray.house.welcome(0n);
    const bank = new deposited_bank_1.DepositedBank(`${table}-${tray.house.day}-${shoeNo}`, banker, amount, tray);
    bank.deposit(false);
    for (const { id } of [other, banker]) {
        tray.report({ type: 'cagnotte.bank.offered.v1', data: { player: id, currency, shoeNo } });
    }
    const bids = [
        { player: other.id, standing: true, amount: amount - kind.minimum },
        { player: banker.id, standing: true, amount },
    ];
    tray.report({ type: 'cagnotte.bank.auctioned.v1', data: { currency, bids, winner: banker.id } });
    tray.report({
        type: 'cagnotte.bank.adjudicated.v1',
        data: {
            ...{ currency, bank: bank.id, banker: banker.id, amount, paidFrom: 'deposit' },
            ...{ how: 'auction', mode: 'limited', standing: true, shoeNo },
        },
    });
    bank.putInPlay();
    return bank;
}
function* seatGuests(tray) {
    const { minimum } = tray.place.kind;
    tray.clearSeats(minimum * 3n);
    yield* tray.ableToSell();
    tray.fillSeats(PLAYERS, minimum * 15n);
}
/** Whether the bank plays a further coup of this shoe; if not, it has been given up. */
function goesOn(bank, { tray, chance, shoe, until }) {
    if (bank.inPlay === 0n)
        return goesOnBroken(bank, { tray, chance, shoe, until });
    if (tray.house.agenda.now < until && !shoe.isOver)
        return true;
    bank.withdraw();
    return false;
}
function goesOnBroken(bank, { tray, chance, shoe, until }) {
    const { currency } = tray.house.name;
    const data = { currency, bank: bank.id, banker: bank.banker.id };
    tray.report({ type: 'cagnotte.bank.broken.v1', data });
    const mayGoOn = bank.banker.cash >= bank.initial && tray.house.agenda.now < until && !shoe.isOver;
    if (mayGoOn && chance.percent(GO_ON)) {
        bank.deposit(true);
        bank.putInPlay();
        return true;
    }
    bank.abandon();
    return false;
}
//# sourceMappingURL=baccarat-two-tableaux.play.js.map