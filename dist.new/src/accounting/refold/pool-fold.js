"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.foldPool = foldPool;
exports.knownAtTurn = knownAtTurn;
exports.poolFactsOf = poolFactsOf;
const pool_1 = require("../../domain/jackpot/pool");
const pool_turn_1 = require("../../domain/jackpot/pool-turn");
const round_reference_1 = require("../../domain/table-session/round-reference");
const account_paths_1 = require("../account-paths");
const balances_1 = require("../balances");
const journal_entry_1 = require("../journal-entry");
const judge_event_1 = require("../judge-event");
const judgement_1 = require("../judgement");
/** Folds facts of a pool in the order of their turns, whatever sessions they belong to. */
function foldPool(from, facts, { booksBefore, entryOf }) {
    const { pool } = from;
    const entries = new Map();
    let { state, held } = from;
    return inTurn(facts).map((fact) => {
        const before = { pool, state, held };
        const { event, record, reverses } = fact;
        const voided = reverses === undefined ? undefined : { record: reverses, lines: entries.get(reverses) };
        const judgement = (0, judge_event_1.judgeFact)(event, {
            ...judgement_1.nothingKnown,
            books: booksBefore(record),
            balances: balancesOf(held),
            pools: state === undefined ? [] : [state],
            entryOf: () => voided && { ...voided, lines: voided.lines ?? entryOf(voided.record) },
        });
        entries.set(record, judgement.lines);
        held = entered(held, linesOfPool(pool, judgement.lines));
        state = (0, pool_1.findPool)(judgement.pools, pool);
        const { lines, findings } = judgement;
        return {
            ...fact,
            before,
            after: state,
            meaning: { lines, findings, meter: meterThatCounts(before, event) },
        };
    });
}
/** The prize of a round is held against the meter by the rules of its game, which are not applied here. */
function meterThatCounts({ pool, held }, { data }) {
    const { poolPrizes = [] } = data;
    return poolPrizes.length === 0 ? [] : held.filter(({ account }) => account === (0, account_paths_1.jackpotOf)(pool));
}
const balancesOf = (held) => {
    const balances = new balances_1.RunningBalances();
    for (const holding of held)
        balances.add(holding);
    return balances;
};
function entered(held, lines) {
    return lines.reduce((known, { account, subLedger, currency, debit, credit }) => {
        const isSame = (each) => each.account === account && each.currency === currency;
        const amount = (known.find(isSame)?.amount ?? 0n) + debit - credit;
        return [...known.filter((each) => !isSame(each)), { account, subLedger, currency, amount }];
    }, held);
}
/** In the order of turns and records; the void of a round comes after it, whatever its clock says. */
function inTurn(facts) {
    const turns = new Map(facts.map(({ record, turn }) => [record, turn]));
    const turnOf = ({ turn, reverses }) => {
        const ofRound = reverses === undefined ? undefined : turns.get(reverses);
        return ofRound === undefined || ofRound < turn ? turn : `${ofRound}+`;
    };
    return facts
        .map((fact) => ({ fact, turn: turnOf(fact) }))
        .sort((a, b) => (a.turn < b.turn ? -1 : a.turn > b.turn ? 1 : Number(a.fact.record - b.fact.record)))
        .map(({ fact }) => fact);
}
const OWED = 'prizes-payable';
const linesOfPool = (pool, lines) => lines.filter(({ account, subLedger }) => account === (0, account_paths_1.jackpotOf)(pool) || (account === OWED && subLedger === pool));
/** What is known before a fact, with its pools as they are at its turn. */
function knownAtTurn(event, known, pools) {
    const currency = event.data?.currency ?? '';
    const corrections = pools.flatMap((at) => [
        ...toHold((0, account_paths_1.jackpotOf)(at.pool), undefined, currency, { at, balances: known.balances }),
        ...toHold(OWED, at.pool, currency, { at, balances: known.balances }),
    ]);
    return {
        ...known,
        balances: known.balances.after(corrections),
        pools: pools.flatMap(({ state }) => (state === undefined ? [] : [state])),
    };
}
/** The line by which an account comes to hold what it held at the turn of a fact. */
function toHold(account, subLedger, currency, { at, balances }) {
    const of = { account, subLedger, currency };
    return (0, journal_entry_1.signedLine)(account, (0, balances_1.balanceOf)(balancesOf(at.held), of) - (0, balances_1.balanceOf)(balances, of), currency, {
        subLedger,
    });
}
/** The facts of a key, in their fold order, that are facts of a pool. */
function poolFactsOf(facts, pool) {
    const telling = new Map();
    const voided = new Set();
    return facts.flatMap(({ event, place: { record } }) => {
        const own = { record, event, turn: (0, pool_turn_1.poolTurnOf)(event) };
        if ((0, pool_turn_1.poolsToldBy)(event).includes(pool)) {
            const reference = (0, round_reference_1.roundReferenceOf)(event);
            if (reference !== undefined && !telling.has(reference))
                telling.set(reference, record);
            return [own];
        }
        const round = (0, round_reference_1.voidedRoundOf)(event);
        const reverses = round === undefined ? undefined : telling.get(round);
        if (reverses === undefined || (0, round_reference_1.reportedOnce)(event) === undefined || voided.has(round))
            return [];
        voided.add(round);
        return [{ ...own, reverses }];
    });
}
//# sourceMappingURL=pool-fold.js.map