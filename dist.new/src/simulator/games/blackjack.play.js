"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.blackjackGame = void 0;
const blackjack_rules_1 = require("../../games/blackjack/blackjack.rules");
const hand_points_1 = require("../../games/blackjack/hand-points");
const box_seats_1 = require("./box-seats");
const session_shoe_1 = require("./session-shoe");
const { decks, cutCard, burnt, seats } = blackjack_rules_1.BLACKJACK;
const MINIMUM = 1000n;
/** In how many of a hundred cases a hand is insured against an ace. */
const INSURED = 25;
/** Blackjack: each guest at a box of his own; he splits eights, doubles tens and elevens, and draws against high cards. */
exports.blackjackGame = {
    rules: blackjack_rules_1.blackjack,
    letters: 'BJ',
    kinds: [
        {
            minimum: MINIMUM,
            maxima: { main: MINIMUM * 50n },
            seats,
            float: 500000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { decks, serials: ['shoe-21'] },
        },
    ],
    secondsPerRound: [60, 95],
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    shoe;
    boxes;
    bets = [];
    constructor(cloth) {
        this.cloth = cloth;
        this.shoe = new session_shoe_1.SessionShoe({ decks, behindCutCard: cutCard.cards, spare: 0, burnt }, cloth);
        this.boxes = new box_seats_1.BoxSeats(seats, cloth);
    }
    prepare = (roundNo) => this.shoe.prepare(roundNo);
    wagers = (guest) => [
        {
            type: 'main',
            stake: this.cloth.minimum() * BigInt(Math.min(guest.taste.units, 5)),
            seat: this.boxes.of(guest),
        },
    ];
    outcome = (on) => {
        this.bets = [];
        const dealer = [this.shoe.deal()];
        if (dealer[0].startsWith('A'))
            this.insure(on);
        const hands = on.flatMap((bet) => this.play(bet, dealer[0]));
        const isInsured = this.bets.some(({ wager }) => wager.type === 'insurance');
        if (isInsured)
            dealer.push(this.shoe.deal());
        if (hands.some(({ cards }) => (0, hand_points_1.pointsOf)(cards) <= 21)) {
            while (!(0, hand_points_1.dealerStands)(dealer))
                dealer.push(this.shoe.deal());
        }
        return { dealer, hands };
    };
    further = () => this.bets;
    end = (lastRound) => this.shoe.end(lastRound);
    insure(on) {
        for (const bet of on) {
            if (bet.left < bet.stake * 4n || !this.cloth.chance.percent(INSURED))
                continue;
            this.add(bet, { type: 'insurance', stake: bet.stake / 2n });
        }
    }
    /** The hands of a box. Who has the chips splits a pair of eights, once. */
    play(bet, dealt) {
        const seat = bet.seat;
        const [first, second] = [this.shoe.deal(), this.shoe.deal()];
        const splits = (0, hand_points_1.valueOf)(first) === 8 && (0, hand_points_1.valueOf)(second) === 8 && bet.left >= bet.stake * 5n;
        if (!splits)
            return [this.drawn(bet, { seat, hand: 1, cards: [first, second] }, dealt)];
        this.add(bet, { type: 'split', stake: bet.stake, options: { hand: 2 } });
        return [
            this.drawn(bet, { seat, hand: 1, cards: [first, this.shoe.deal()] }, dealt),
            this.drawn(bet, { seat, hand: 2, of: 1, cards: [second, this.shoe.deal()] }, dealt),
        ];
    }
    drawn(bet, { cards, ...hand }, dealt) {
        const points = (0, hand_points_1.pointsOf)(cards);
        if ((points === 10 || points === 11) && bet.left >= bet.stake * 6n) {
            this.add(bet, { type: 'double', stake: bet.stake, options: { hand: hand.hand } });
            cards.push(this.shoe.deal());
            return { ...hand, cards };
        }
        const enough = (0, hand_points_1.valueOf)(dealt) >= 7 || (0, hand_points_1.valueOf)(dealt) === 1 ? 17 : 13;
        while (!(0, hand_points_1.isTwoCard21)(cards) && (0, hand_points_1.pointsOf)(cards) < enough)
            cards.push(this.shoe.deal());
        return { ...hand, cards };
    }
    add({ betId, seat }, wager) {
        this.bets.push({ of: betId, wager: { ...wager, ...(seat === undefined ? {} : { seat }) } });
    }
}
//# sourceMappingURL=blackjack.play.js.map