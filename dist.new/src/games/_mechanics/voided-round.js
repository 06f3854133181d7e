"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.fateOfStakes = void 0;
exports.checkRefunds = checkRefunds;
exports.checkNullThrow = checkNullThrow;
const money_1 = require("../../kernel/money");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** The answer of the casino, or the game's own where the answer leaves it to the game. */
const fateOfStakes = (answers, byGame) => answers['OP1-06'] === 'by-game' ? byGame : answers['OP1-06'];
exports.fateOfStakes = fateOfStakes;
/** Refunds that are not what the stakes were: too much, or, where stakes go back, too little. */
function checkRefunds({ refunds, bets }, { rule, fate, currency }) {
    if (bets === undefined)
        return [];
    return ownersOf({ refunds, bets }).flatMap(({ betIds, stake, refunded }) => {
        const isRight = fate === 'stakes-returned' ? refunded === stake : refunded <= stake;
        if (isRight)
            return [];
        return [
            (0, rule_1.breach)(rule, {
                code: 'refund-not-the-stake',
                severity: 'violation',
                expected: `${fate === 'stakes-returned' ? '' : 'at most '}${(0, wording_1.money)(stake, currency)} returned`,
                found: (0, wording_1.money)(refunded, currency),
                betIds,
            }),
        ];
    });
}
/** By bet where every refund names one; by player where every one names that; else all together. */
function ownersOf({ refunds, bets }) {
    const named = (name) => refunds.every((refund) => refund[name] !== undefined) && bets.every((bet) => bet[name] !== undefined);
    const owner = named('betId') ? 'betId' : named('player') ? 'player' : undefined;
    const ownerOf = (of) => (owner === undefined ? '' : (of[owner] ?? ''));
    return [...new Set([...bets, ...refunds].map(ownerOf))].map((each) => {
        const own = bets.filter((bet) => ownerOf(bet) === each);
        return {
            betIds: own.map(({ betId }) => betId),
            stake: (0, money_1.sumMinor)(own.map(({ stake }) => stake)),
            refunded: (0, money_1.sumMinor)(refunds.filter((refund) => ownerOf(refund) === each).map(({ amount }) => amount)),
        };
    });
}
/** A throw of a ball or of dice is stopped before anything is settled; the stakes stand for the next one. */
function checkNullThrow(voided, rule, { answers, currency }) {
    const fate = (0, exports.fateOfStakes)(answers, 'stakes-stand');
    const refunds = checkRefunds(voided, { rule, fate, currency });
    if (!voided.settled || voided.reasonCode !== 'null-throw')
        return refunds;
    const reversed = (0, rule_1.breach)(rule, {
        code: 'null-throw-after-settlement',
        severity: 'advisory',
        expected: 'a null throw is called before anything of it is settled',
        found: 'a settled throw reversed as a null throw',
    });
    return [reversed, ...refunds];
}
//# sourceMappingURL=voided-round.js.map