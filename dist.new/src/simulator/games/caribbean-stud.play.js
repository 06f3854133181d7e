"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.caribbeanStudGame = void 0;
const caribbean_stud_rules_1 = require("../../games/house-poker/caribbean-stud.rules");
const caribbean_stud_hand_1 = require("../../games/house-poker/caribbean-stud-hand");
const open_points_1 = require("../../games/open-points");
const box_seats_1 = require("./box-seats");
const one_deck_1 = require("./one-deck");
const { decks, seats, secondBetTimes } = caribbean_stud_rules_1.CARIBBEAN_STUD_2010;
const MINIMUM = 500n;
/** In how many of a hundred rounds a guest insures his hand, for half of the minimum. */
const INSURED = 15;
/** Caribbean stud: an initial bet, a second one of twice as much for who does not pass, and insurance. */
exports.caribbeanStudGame = {
    rules: caribbean_stud_rules_1.caribbeanStud,
    letters: 'CS',
    kinds: [
        {
            minimum: MINIMUM,
            maxima: { 'initial-bet': MINIMUM * 20n },
            seats,
            float: 500000n,
            staff: { 'table-chief': 1, croupier: 1 },
            equipment: { decks, serials: ['deck-71', 'deck-72'] },
        },
    ],
    secondsPerRound: [60, 100],
    begin: (cloth) => new Session(cloth),
};
class Session {
    cloth;
    boxes;
    /** The boxes whose hands are worth a second bet. */
    worthy = new Set();
    constructor(cloth) {
        this.cloth = cloth;
        this.boxes = new box_seats_1.BoxSeats(seats, cloth);
    }
    prepare = () => undefined;
    wagers = (guest) => {
        const seat = this.boxes.of(guest);
        const stake = guest.stakeFor(this.cloth.minimum(), 1n + secondBetTimes);
        if (stake === 0n)
            return [];
        const premium = this.cloth.minimum() / 2n;
        const initial = { type: 'initial-bet', stake, seat };
        const leaves = guest.free >= stake * (1n + secondBetTimes) + premium;
        return leaves && guest.chance.percent(INSURED)
            ? [initial, { type: 'insurance', stake: premium, seat }]
            : [initial];
    };
    outcome = (on) => {
        for (;;) {
            const deck = new one_deck_1.OneDeck(this.cloth.chance);
            const hands = (0, one_deck_1.boxesOf)(on).map((seat) => ({ seat, cards: deck.deal(5) }));
            const dealt = { dealer: deck.deal(5), hands };
            // What a casino may read in two ways would be found every other night: such cards are dealt again.
            if (hasTwoReadings(dealt))
                continue;
            this.worthy = new Set(hands.filter(({ cards }) => isWorthABet(cards)).map(({ seat }) => seat));
            return dealt;
        }
    };
    further = (on) => on
        .filter(({ type, seat }) => type === 'initial-bet' && this.worthy.has(seat))
        .map(({ betId, stake, seat }) => ({
        of: betId,
        wager: { type: 'second-bet', stake: stake * secondBetTimes, seat: seat },
    }));
    end = () => undefined;
}
const readerOf = (reading) => (0, caribbean_stud_hand_1.handReader)(caribbean_stud_rules_1.CARIBBEAN_STUD_2010, { ...open_points_1.RECOMMENDED, 'OP2-09': reading });
const READERS = [readerOf('named-cards'), readerOf('every-card')];
const strengthBy = ({ strengthOf }, cards) => strengthOf((0, caribbean_stud_hand_1.fiveOf)(caribbean_stud_rules_1.CARIBBEAN_STUD_2010, cards));
/** With ace and king, which the house needs to play, or better. */
const isWorthABet = (cards) => strengthBy(READERS[0], cards) >= READERS[0].qualifiesFrom;
const hasTwoReadings = ({ dealer, hands }) => hands.some(({ cards }) => {
    const [one, other] = READERS.map((reader) => Math.sign(strengthBy(reader, cards) - strengthBy(reader, dealer)));
    return one !== other;
});
//# sourceMappingURL=caribbean-stud.play.js.map