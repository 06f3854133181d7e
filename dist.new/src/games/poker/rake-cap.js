"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkRake = checkRake;
const money_1 = require("../../kernel/money");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const announced_terms_1 = require("./announced-terms");
const house_take_1 = require("./house-take");
/** The rake against its cap and against what was announced; both count what the seats put into this hand and did not get back. */
function checkRake(facts, settled, setting) {
    const { hand } = settled;
    const parts = raked(facts, settled, setting);
    const mostAt = (rate) => (0, money_1.sumMinor)(parts.map((amount) => (0, house_take_1.houseTake)(facts, { amount, rate }, setting)));
    const announced = facts.regulated && (0, announced_terms_1.announcedShare)(setting.terms, 'rake')?.rate;
    const isAboveCap = hand.rake > mostAt(facts.rakeCap);
    const rate = isAboveCap ? facts.rakeCap : announced;
    if (rate === undefined || hand.rake <= mostAt(rate))
        return [];
    const of = (0, wording_1.money)((0, money_1.sumMinor)(parts), setting.currency);
    return [
        (0, rule_1.breach)(facts.rules.rake, {
            code: isAboveCap ? 'rake-above-cap' : 'rake-above-announced',
            severity: 'violation',
            expected: `at most ${(0, wording_1.money)(mostAt(rate), setting.currency)}, ${(0, wording_1.percentage)(rate)} of ${of}`,
            found: (0, wording_1.money)(hand.rake, setting.currency),
        }),
    ];
}
/** The amounts that a rake is taken of: the hand as a whole, or pot by pot. */
function raked({ regulated }, { hand, settlement: { pots = [], uncalled = [] } }, { answers }) {
    const inPots = (0, money_1.sumMinor)(pots.map(({ amount }) => amount));
    const contributed = inPots - hand.carriedIn;
    if (regulated === undefined)
        return [contributed];
    // Where pots are carried over, nobody was paid and no rake taken: it is taken of all with the hand that is won.
    if (regulated.opening !== undefined)
        return [inPots - (0, money_1.sumMinor)(pots.map(({ carriedOut }) => carriedOut))];
    if (answers['OP2-02'] === 'none-without-board' && hand.boards.length === 0)
        return [];
    const returned = answers['OP2-02'] === 'included' ? (0, money_1.sumMinor)(uncalled.map(({ amount }) => amount)) : 0n;
    if (answers['OP2-03'] === 'of-the-total' || pots.length < 2)
        return [contributed + returned];
    return pots.map(({ amount }, index) => (index === 0 ? amount - hand.carriedIn + returned : amount));
}
//# sourceMappingURL=rake-cap.js.map