"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.toEvents = toEvents;
const money_1 = require("../../../src/kernel/money");
const betting_replay_1 = require("./betting-replay");
const chips_in_play_1 = require("./chips-in-play");
const hand_played_event_1 = require("./hand-played-event");
const reference_casinos_1 = require("./reference-casinos");
const wire_amount_1 = require("./wire-amount");
/**
 * The events that the rooms of these hands would have reported, casino by casino: the opening of the ledger, and then
 * hand by hand the chips the cage sold before it and the hand itself. The same hands always give the same events,
 * in whatever order and however often they are given. Cancelled hands moved nothing and give none.
 */
function toEvents(hands) {
    const played = withoutRepeats(hands.filter(({ cancelled }) => !cancelled)).sort(byTime);
    const casinos = [...new Set(played.map(reference_casinos_1.casinoOf))].sort();
    return casinos.flatMap((casino) => new Room(casino).report(played.filter((hand) => (0, reference_casinos_1.casinoOf)(hand) === casino)));
}
const byTime = (one, other) => one.header.playedAt.seconds - other.header.playedAt.seconds ||
    compare(BigInt(one.header.id), BigInt(other.header.id));
const compare = (one, other) => (one === other ? 0 : one < other ? -1 : 1);
/** A hand that several files contain was played once. */
function withoutRepeats(hands) {
    const seen = new Map(hands.map((hand) => [`${(0, reference_casinos_1.casinoOf)(hand)}/${hand.header.id}/${contentOf(hand)}`, hand]));
    return [...seen.values()];
}
/** What was played, without where in which file it stands. */
const contentOf = (hand) => JSON.stringify((0, hand_played_event_1.handPlayedData)(hand, (0, betting_replay_1.replayBetting)(hand)));
/** The opening stock of the cage: a million in chips, more only where the hands need more, and money to pay out. */
const OPENING_CHIPS = 100000000n;
const OPENING_CASH = 20000000n;
/** One casino, reporting. */
class Room {
    casino;
    sequences = new Map();
    chips = new chips_in_play_1.ChipsInPlay();
    constructor(casino) {
        this.casino = casino;
    }
    report(hands) {
        const nights = hands.flatMap((hand) => this.reportHand(hand));
        const sold = nights.filter((event) => event.type === 'cagnotte.cage.chips-sold.v1');
        const amounts = sold.map((event) => BigInt(event.data.amount));
        return [this.openLedger(hands[0], (0, money_1.sumMinor)(amounts)), ...nights];
    }
    openLedger(first, sold) {
        const stocks = sold / OPENING_CHIPS + 1n;
        const chips = OPENING_CHIPS * stocks;
        const { day, instant } = first.header.playedAt;
        return this.event({
            from: '',
            id: 'ledger-opened',
            type: 'cagnotte.ledger.opened.v1',
            time: `${day}T00:00:00${instant.slice(19)}`,
            gamingday: day,
            data: {
                currency: first.header.money.currency,
                balances: [
                    { account: 'chips:cage', amount: (0, wire_amount_1.wireAmount)(chips) },
                    { account: 'cash:cage', amount: (0, wire_amount_1.wireAmount)(OPENING_CASH) },
                    { account: 'chips:issued', amount: (0, wire_amount_1.wireAmount)(-chips) },
                    { account: 'opening', amount: (0, wire_amount_1.wireAmount)(-OPENING_CASH) },
                ],
            },
        });
    }
    reportHand(hand) {
        const replay = (0, betting_replay_1.replayBetting)(hand);
        const sold = this.chips.broughtTo(hand).map((brought) => this.sellChips(hand, brought));
        this.chips.played(hand, replay);
        return [...sold, this.playHand(hand, replay)];
    }
    sellChips(hand, { seat, player, amount }) {
        const { currency } = hand.header.money;
        return this.event({
            from: '/cage',
            id: `chips-${hand.header.id}-${seat}`,
            type: 'cagnotte.cage.chips-sold.v1',
            time: hand.header.playedAt.instant,
            gamingday: hand.header.playedAt.day,
            data: { currency, amount: (0, wire_amount_1.wireAmount)(amount), meansOfPayment: 'cash', player },
        });
    }
    playHand(hand, replay) {
        return this.event({
            from: `/tables/${(0, reference_casinos_1.tableIdOf)(hand)}`,
            id: `hand-${hand.header.id}`,
            type: 'cagnotte.hand.played.v1',
            time: hand.header.playedAt.instant,
            gamingday: hand.header.playedAt.day,
            data: (0, hand_played_event_1.handPlayedData)(hand, replay),
        });
    }
    event({ from, data, id, type, time, gamingday }) {
        const source = `/casinos/${this.casino}${from}`;
        const sequence = (this.sequences.get(source) ?? 0) + 1;
        this.sequences.set(source, sequence);
        return {
            specversion: '1.0',
            id,
            source,
            type,
            time,
            datacontenttype: 'application/json',
            gamingday,
            sessionno: 1,
            sequence: String(sequence),
            data,
        };
    }
}
//# sourceMappingURL=to-events.js.map