"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleMonte = settleMonte;
const banked_bets_1 = require("../_mechanics/banked-bets");
const bets_in_play_1 = require("../_mechanics/bets-in-play");
const late_bets_1 = require("../_mechanics/late-bets");
const unjudged_1 = require("../_mechanics/unjudged");
const wording_1 = require("../wording");
const availability_1 = require("./availability");
const decided_bets_1 = require("./decided-bets");
const layout_1 = require("./layout");
const monte_facts_1 = require("./monte-facts");
const reported_monte_1 = require("./reported-monte");
/** What the rules make of a phase. Total: what cannot be read is marked as not judged. */
function settleMonte(facts, round, { answers }) {
    const dealt = (0, reported_monte_1.phaseOf)(round.outcome);
    if (dealt === undefined) {
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.phases, 'the phase, the placed cards and those that were exposed');
    }
    const play = { ...dealt, facts, answers, isDeducted: isDeductedPhase(dealt, answers) };
    const { bets, after } = (0, bets_in_play_1.settleEach)(round, (bet, times) => settleBet(bet, times, play));
    const complete = !bets.some(({ fate }) => fate === 'not-judged');
    return {
        bets,
        commissions: deductions(bets, facts),
        pools: [],
        awards: [],
        after: remember(after, dealt),
        complete,
    };
}
const isDeductedPhase = ({ phase, placed, exposed, inPlay }, answers) => {
    const isCounted = phase === 'primeras' || answers['OP2-35a'] !== 'prize-in-primeras';
    return isCounted && (0, layout_1.matchesOf)({ placed, exposed: exposed.slice(0, 1) }, inPlay).length > 0;
};
/** What Segundas must be played with: the same cards, and the row of which no card has come. */
function remember(after, dealt) {
    const first = (0, layout_1.matchesOf)(dealt, dealt.inPlay)[0]?.positions[0];
    if (dealt.phase === 'segundas' || first === undefined)
        return after;
    const left = monte_facts_1.ROWS.upper.some((position) => position === first) ? 'lower' : 'upper';
    return { ...after, memory: { placed: dealt.placed.join(' '), left } };
}
function settleBet(placed, times, play) {
    const { facts } = play;
    const bet = facts.bets.find(({ type }) => type === placed.type);
    if (bet === undefined)
        return (0, banked_bets_1.notJudged)(placed, notOffered(placed, facts));
    const late = (0, late_bets_1.isLate)(placed.options);
    if (late === undefined)
        return (0, banked_bets_1.notJudged)(placed, notReadable(placed, bet));
    const isOnCards = bet.wins.kind === 'cards';
    const [sides, position] = [(0, reported_monte_1.sidesOf)(placed.selection), (0, reported_monte_1.positionOf)(placed.selection)];
    if (isOnCards ? sides === undefined : position === undefined)
        return (0, banked_bets_1.notJudged)(placed, notReadable(placed, bet));
    if (late && times === 0)
        return (0, banked_bets_1.givenBack)(placed, 'not-accepted', [facts.rules.lateBet]);
    if (times === 0 && !(0, availability_1.isAvailable)(bet, placed.selection, play)) {
        return (0, banked_bets_1.givenBack)(placed, 'not-accepted', [(0, availability_1.unavailableBy)(bet, placed.selection, play)]);
    }
    if ((0, layout_1.isAnnulledPlay)(play))
        return (0, banked_bets_1.givenBack)(placed, 'null', [facts.rules.annulledPlay]);
    if (sides !== undefined)
        return (0, decided_bets_1.settleCards)(placed, { bet, sides, times }, play);
    return (0, decided_bets_1.settleOnCard)(placed, { bet, position: position ?? 1 }, play);
}
function deductions(bets, { deduction, rules }) {
    let amount = 0n;
    for (const bet of bets)
        amount += bet.deducted;
    return amount === 0n ? [] : [{ name: deduction.name, amount, rule: rules.deduction }];
}
const notOffered = ({ type }, { bets, rules }) => ({
    code: 'bet-not-offered',
    rule: rules.phases,
    expected: `one of ${bets.map((bet) => bet.type).join(', ')}`,
    found: type,
});
const notReadable = ({ type, selection, options }, { rule, wins }) => ({
    code: 'bet-not-readable',
    rule,
    expected: `${type} on ${wins.kind === 'cards' ? 'a card or two against as many others' : 'a placed card'}`,
    found: `selection ${(0, wording_1.reported)(selection)}, options ${(0, wording_1.reported)(options)}`,
});
//# sourceMappingURL=monte.js.map