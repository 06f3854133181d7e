"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.casinoWarGame = void 0;
const casino_war_rules_1 = require("../../games/casino-war/casino-war.rules");
const box_seats_1 = require("./box-seats");
const session_shoe_1 = require("./session-shoe");
const { decks, cutCard, setAside, seats, burntBeforeRevancha } = casino_war_rules_1.CASINO_WAR;
const MINIMUM = 1000n;
/** In how many of a hundred cases equal cards are fought out. */
const FIGHTS = 70;
/** Casino war: one card each, and once more where they are equal, for who does not give up half. */
exports.casinoWarGame = {
    rules: casino_war_rules_1.casinoWar,
    letters: 'CW',
    kinds: [
        {
            minimum: MINIMUM,
            maxima: { initial: MINIMUM * 20n, tie: MINIMUM * 20n },
            seats,
            float: 500000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { decks, serials: ['shoe-41'] },
        },
    ],
    secondsPerRound: [35, 60],
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    shoe;
    boxes;
    /** Bets on equal cards that are fought out. */
    fought = [];
    dealt = '';
    constructor(cloth) {
        this.cloth = cloth;
        this.shoe = new session_shoe_1.SessionShoe({ decks, behindCutCard: cutCard.cards, spare: 0, burnt: setAside }, cloth);
        this.boxes = new box_seats_1.BoxSeats(seats, cloth);
    }
    prepare = (roundNo) => this.shoe.prepare(roundNo);
    wagers = (guest) => {
        const seat = this.boxes.of(guest);
        const stake = this.cloth.minimum() * BigInt(guest.taste.units);
        if (guest.free < stake)
            return [];
        const initial = { type: 'initial', stake, seat };
        return guest.chance.percent(10)
            ? [initial, { type: 'tie', stake: this.cloth.minimum(), seat }]
            : [initial];
    };
    outcome = (on) => {
        this.dealt = this.shoe.deal();
        const initial = on.filter(({ type }) => type === 'initial');
        const hands = initial.map((bet) => ({ bet, cards: [this.shoe.deal()] }));
        const equal = hands.filter(({ cards: [card] }) => card[0] === this.dealt[0]);
        const fought = equal.filter(({ bet }) => bet.left >= bet.stake && this.cloth.chance.percent(FIGHTS));
        this.fought = fought.map(({ bet }) => bet);
        const dealer = [this.dealt, ...(fought.length === 0 ? [] : [this.shoe.deal()])];
        for (const { cards } of fought)
            cards.push(this.shoe.deal());
        return {
            dealer,
            hands: hands.map(({ bet, cards }) => ({ seat: bet.seat, cards })),
            ...(fought.length === 0 ? {} : { burnt: burntBeforeRevancha.atLeast }),
        };
    };
    further = () => this.fought.map(({ betId, stake, seat }) => ({
        of: betId,
        wager: { type: 'revancha', stake, ...(seat === undefined ? {} : { seat }) },
    }));
    options = ({ type, seat }, outcome) => {
        if (type !== 'initial')
            return undefined;
        const { hands } = outcome;
        const hand = hands.find((each) => each.seat === seat);
        if (hand === undefined || hand.cards[0]?.[0] !== this.dealt[0])
            return undefined;
        return { onTie: hand.cards.length > 1 ? 'revancha' : 'surrender' };
    };
    end = (lastRound) => this.shoe.end(lastRound);
}
//# sourceMappingURL=casino-war.play.js.map