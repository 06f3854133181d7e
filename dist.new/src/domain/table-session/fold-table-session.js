"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.foldTableSession = foldTableSession;
const money_1 = require("../../kernel/money");
const player_bank_1 = require("../player-bank/player-bank");
const fold_table_play_1 = require("./fold-table-play");
const slips_1 = require("./slips");
/** What each type of event declares about its table session; a type that is not named changes nothing in it. */
const FOLDS = {
    'cagnotte.table.opened.v1': open,
    'cagnotte.table.filled.v1': (session, { data }) => reportSlip(holds(data) ? added(session, { fills: data.amount }) : session, {
        ...slipOf(data),
        direction: 'to-table',
        half: 'table',
    }),
    'cagnotte.table.credited.v1': (session, { data }) => reportSlip(holds(data) ? added(session, { credits: data.amount }) : session, {
        ...slipOf(data),
        direction: 'to-cage',
        half: 'table',
    }),
    'cagnotte.cage.float-issued.v1': (session, { data }) => reportSlip(session, { ...slipOf(data), direction: 'to-table', half: 'cage' }),
    'cagnotte.cage.credit-received.v1': (session, { data }) => reportSlip(session, { ...slipOf(data), direction: 'to-cage', half: 'cage' }),
    'cagnotte.table.limits-changed.v1': (session, { data }) => ({
        ...session,
        limitsChanged: true,
        play: (0, fold_table_play_1.changeTerms)(session.play, data),
    }),
    'cagnotte.table.counted.v1': count,
    'cagnotte.table.closed.v1': close,
    'cagnotte.box.issued.v1': (session, { data }) => ({ ...session, box: data.box }),
    'cagnotte.box.swapped.v1': (session, { data }) => ({ ...session, box: data.replacement }),
    'cagnotte.drop.counted.v1': (session, { data }) => added(session, { boxes: data.amount }),
    'cagnotte.chips.exchanged.v1': (session, { data }) => data.kind === 'cash-for-chips' && data.at !== 'cambista' ? sawOf(session, { buyIns: true }) : session,
    'cagnotte.round.settled.v1': (session, { data }) => dealt(sawOf(session, { rounds: true }), data.outcome),
    'cagnotte.shoe.started.v1': (session, { data }) => ({ ...session, play: (0, fold_table_play_1.startShoe)(session.play, data) }),
    'cagnotte.shoe.ended.v1': (session) => ({ ...session, play: (0, fold_table_play_1.endShoe)(session.play) }),
    'cagnotte.coup.played.v1': (session, { data }) => session.play.shoe?.shoeNo === data.shoeNo && data.cards !== undefined
        ? dealt(sawOf(session, { rounds: true }), { results: data.results, cards: data.cards })
        : sawOf(session, { rounds: true }),
    'cagnotte.hand.played.v1': (session, { data }) => tookShare(sawOf(session, { rounds: true }), data.rake.dropped === 0 ? undefined : 'rake'),
    'cagnotte.poker-session.charged.v1': (session, { data }) => tookShare(sawOf(session, { rounds: true }), data.option),
    'cagnotte.bank.adjudicated.v1': (session, { data }) => ({
        ...session,
        banks: (0, player_bank_1.nameBanker)(session.banks, { bank: data.bank, banker: data.banker, mode: data.mode }),
    }),
    'cagnotte.bank.put-in-play.v1': (session, { data }) => session.banks.some(({ bank }) => bank === data.bank)
        ? session
        : { ...session, banks: (0, player_bank_1.nameBanker)(session.banks, { bank: data.bank, banker: data.banker }) },
    'cagnotte.bank.deposited.v1': (session, { data }) => data.bank === undefined
        ? session
        : {
            ...session,
            banks: (0, player_bank_1.nameBanker)(session.banks, { bank: data.bank, banker: data.banker, mode: data.mode }),
        },
};
/** The session after what an event declares of it. What its entry moved is entered by accounting. */
function foldTableSession(session, event) {
    if (!Object.hasOwn(FOLDS, event.type))
        return session;
    return FOLDS[event.type](session, event);
}
/** The way that was announced is that of the session; else the first in which the house takes its share. */
const tookShare = (session, way) => way === undefined || session.houseProfit !== undefined ? session : { ...session, houseProfit: way };
function open(session, { id, data }) {
    const { float, game, captures, box } = data;
    const holder = float.holder ?? 'table';
    const opened = {
        ...tookShare(session, data.poker?.share?.option),
        opening: session.opening ?? {
            eventId: id,
            game,
            captures,
            minimum: (0, money_1.minorFromWire)(data.minimum),
            holder,
            float: (0, money_1.minorFromWire)(float.amount),
            ...(float.slip === undefined ? {} : { slip: float.slip }),
            ...(data.bank === undefined ? {} : { bank: data.bank }),
        },
        ...(box === undefined ? {} : { box }),
        play: (0, fold_table_play_1.openPlay)(session.play, data),
    };
    const withFloat = holder === 'table' ? added(opened, { openingFloat: float.amount + (float.locked ?? 0) }) : opened;
    if (float.slip === undefined)
        return withFloat;
    const report = { slip: float.slip, amount: (0, money_1.minorFromWire)(float.amount) };
    return reportSlip(withFloat, { ...report, direction: 'to-table', half: 'table' });
}
function count(session, { data }) {
    if ((data.occasion ?? 'closing') !== 'closing')
        return session;
    const inventory = (0, money_1.minorFromWire)(data.inventory);
    return { ...session, closingCount: inventory, declared: { ...session.declared, inventory } };
}
function close(session, { id, data }) {
    const handedOver = [...data.toCage, ...(data.leftLocked ?? [])];
    const ofFloat = handedOver.filter(({ holder, chips }) => holder === 'table' && chips !== undefined);
    const inventory = ofFloat.reduce((sum, { chips }) => sum + (0, money_1.minorFromWire)(chips), 0n);
    const closed = {
        ...session,
        closedBy: session.closedBy ?? id,
        declared: ofFloat.length === 0 ? session.declared : { ...session.declared, inventory },
    };
    return data.toCage.reduce((next, { slip, chips }) => slip === undefined
        ? next
        : reportSlip(next, {
            slip,
            amount: (0, money_1.minorFromWire)(chips ?? 0),
            direction: 'to-cage',
            half: 'table',
            closing: true,
        }), closed);
}
/** Whether a movement is of the float itself, and not of a cambista's imprest. */
const holds = ({ holder }) => (holder ?? 'table') === 'table';
const slipOf = ({ slip, amount, }) => ({
    slip,
    amount: (0, money_1.minorFromWire)(amount),
});
const reportSlip = (session, report) => ({
    ...session,
    slips: (0, slips_1.enterSlip)(session.slips, report),
});
function added(session, part) {
    const declared = { ...session.declared };
    for (const [name, amount] of Object.entries(part)) {
        declared[name] += (0, money_1.minorFromWire)(amount);
    }
    return { ...session, declared };
}
const dealt = (session, outcome) => {
    const play = (0, fold_table_play_1.dealOutOfShoe)(session.play, outcome);
    return play === session.play ? session : { ...session, play };
};
/** Unchanged once it was seen, so that a fold that learns nothing writes nothing. */
const sawOf = (session, seen) => Object.keys(seen).every((what) => session.seen[what])
    ? session
    : { ...session, seen: { ...session.seen, ...seen } };
//# sourceMappingURL=fold-table-session.js.map