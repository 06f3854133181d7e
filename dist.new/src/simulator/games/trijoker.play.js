"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.trijokerGame = void 0;
const trijoker_rules_1 = require("../../games/house-poker/trijoker.rules");
const trijoker_hand_1 = require("../../games/house-poker/trijoker-hand");
const box_seats_1 = require("./box-seats");
const one_deck_1 = require("./one-deck");
const MINIMUM = 500n;
const MAXIMUM = MINIMUM * 10n;
/** Trijoker: three equal bets, of which two may be taken back as the cards of all are turned. */
exports.trijokerGame = {
    rules: trijoker_rules_1.trijoker,
    letters: 'TJ',
    kinds: [
        {
            minimum: MINIMUM,
            maxima: Object.fromEntries(trijoker_rules_1.TRIJOKER.bets.map(({ type }) => [type, MAXIMUM])),
            seats: trijoker_rules_1.TRIJOKER.seats,
            float: 500000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { decks: trijoker_rules_1.TRIJOKER.decks, serials: ['deck-51'] },
        },
    ],
    secondsPerRound: [50, 90],
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    boxes;
    constructor(cloth) {
        this.cloth = cloth;
        this.boxes = new box_seats_1.BoxSeats(trijoker_rules_1.TRIJOKER.seats, cloth);
    }
    prepare = () => undefined;
    wagers = (guest) => {
        const seat = this.boxes.of(guest);
        const stake = guest.stakeFor(this.cloth.minimum(), BigInt(trijoker_rules_1.TRIJOKER.bets.length));
        if (stake === 0n)
            return [];
        return trijoker_rules_1.TRIJOKER.bets.map(({ type }) => ({ type, stake, seat }));
    };
    outcome = (on) => {
        for (;;) {
            const deck = new one_deck_1.OneDeck(this.cloth.chance);
            const hands = (0, one_deck_1.boxesOf)(on).map((seat) => ({ seat, cards: deck.deal(3) }));
            const dealt = { common: deck.deal(2), hands };
            // What a casino may read in two ways would be found every other night: such cards are dealt again.
            if (!hasTwoReadings(dealt))
                return dealt;
        }
    };
    /** The first bet stays on a promising hand, the second also where the first card of all makes it one. */
    options = ({ type, seat }, outcome) => {
        const { common, hands } = outcome;
        const own = hands.find((hand) => hand.seat === seat)?.cards ?? [];
        const seen = type === 'bet-1' ? own : [...own, ...common.slice(0, 1)];
        return type === 'bet-3' || isPromising(seen) ? undefined : { withdrawn: true };
    };
    end = () => undefined;
}
const isPromising = (cards) => new Set(cards.map(([rank]) => rank)).size < cards.length ||
    new Set(cards.map(([, suit]) => suit)).size === 1;
const READINGS = [(0, trijoker_hand_1.prizeTeller)(trijoker_rules_1.TRIJOKER, 'high-only'), (0, trijoker_hand_1.prizeTeller)(trijoker_rules_1.TRIJOKER, 'low-too')];
const hasTwoReadings = ({ common, hands }) => hands.some(({ cards }) => {
    const five = (0, trijoker_hand_1.fiveCards)([...cards, ...common]);
    return READINGS[0](five) !== READINGS[1](five);
});
//# sourceMappingURL=trijoker.play.js.map