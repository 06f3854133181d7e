"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.threeCardPokerGame = void 0;
const deck_1 = require("../../games/_mechanics/poker-hands/deck");
const three_card_hand_1 = require("../../games/_mechanics/poker-hands/three-card-hand");
const three_card_poker_rules_1 = require("../../games/house-poker/three-card-poker.rules");
const box_seats_1 = require("./box-seats");
const one_deck_1 = require("./one-deck");
const { decks, limited, orders, qualifiesFromRank, seats } = three_card_poker_rules_1.THREE_CARD_POKER;
const MINIMUM = 500n;
const MAXIMUM = MINIMUM * 10n;
const ORDER = orders['as-fortuna'];
const evaluate = (0, three_card_hand_1.threeCardEvaluator)(ORDER);
const GOES_ON_FROM = (0, three_card_hand_1.lowestHighCard)(deck_1.DECK_OF_52.ranks.indexOf(qualifiesFromRank), ORDER);
/** Three card poker: an ante, a bet for who goes on with a queen or better, and fortuna beside it. */
exports.threeCardPokerGame = {
    rules: three_card_poker_rules_1.threeCardPoker,
    letters: 'TC',
    kinds: [
        {
            minimum: MINIMUM,
            maxima: Object.fromEntries(limited.map((bet) => [bet, MAXIMUM])),
            seats,
            float: 500000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { decks, serials: ['deck-61', 'deck-62'] },
        },
    ],
    secondsPerRound: [45, 80],
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    boxes;
    /** The boxes whose hands are worth a bet. */
    worthy = new Set();
    constructor(cloth) {
        this.cloth = cloth;
        this.boxes = new box_seats_1.BoxSeats(seats, cloth);
    }
    prepare = () => undefined;
    wagers = (guest) => {
        const seat = this.boxes.of(guest);
        const stake = guest.stakeFor(this.cloth.minimum(), 2n);
        if (stake === 0n)
            return [];
        const ante = { type: 'ante', stake, seat };
        const leaves = guest.free >= stake * 2n + this.cloth.minimum();
        return leaves && guest.chance.percent(30)
            ? [ante, { type: 'fortune', stake: this.cloth.minimum(), seat }]
            : [ante];
    };
    outcome = (on) => {
        const deck = new one_deck_1.OneDeck(this.cloth.chance);
        const hands = (0, one_deck_1.boxesOf)(on).map((seat) => ({ seat, cards: deck.deal(3) }));
        this.worthy = new Set(hands.filter(({ cards }) => isWorthABet(cards)).map(({ seat }) => seat));
        return { dealer: deck.deal(3), hands };
    };
    further = (on) => on
        .filter(({ type, seat, stake, left }) => type === 'ante' && this.worthy.has(seat) && left >= stake)
        .map(({ betId, stake, seat }) => ({ of: betId, wager: { type: 'bet', stake, seat: seat } }));
    end = () => undefined;
}
const isWorthABet = (cards) => evaluate((0, deck_1.cardNumbers)(deck_1.DECK_OF_52, cards)) >= GOES_ON_FROM;
//# sourceMappingURL=three-card-poker.play.js.map