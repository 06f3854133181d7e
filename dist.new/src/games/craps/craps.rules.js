"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.craps = exports.CRAPS = void 0;
const rational_1 = require("../../kernel/rational");
const craps_rules_1 = require("./craps-rules");
const craps_register_1 = require("./craps.register");
/** One value for 4 and 10, one for 5 and 9, one for 6 and 8. */
function byPoint(fourTen, fiveNine, sixEight) {
    const [outer, middle, inner] = [(0, rational_1.rational)(...fourTen), (0, rational_1.rational)(...fiveNine), (0, rational_1.rational)(...sixEight)];
    return { 4: outer, 5: middle, 6: inner, 8: inner, 9: middle, 10: outer };
}
const TRUE_ODDS = byPoint([2n, 1n], [3n, 2n], [6n, 5n]);
const TRUE_ODDS_AGAINST = byPoint([1n, 2n], [2n, 3n], [5n, 6n]);
const SIMPLE = { by: 'simple' };
const BY_WINNINGS = { by: 'winnings' };
const WHOLE_BASE = {
    by: 'base',
    share: byPoint([1n, 1n], [1n, 1n], [1n, 1n]),
    rule: craps_register_1.CRAPS_TABLE_RULES.oddsMaximum,
};
const MORE_THAN_BASE = {
    by: 'base',
    share: byPoint([2n, 1n], [3n, 2n], [6n, 5n]),
    rule: craps_register_1.CRAPS_TABLE_RULES.dontOddsMaximum,
};
const bet = ([type, spanish, rule, covers], play, maximum) => ({
    type,
    spanish,
    rule,
    covers,
    play,
    maximum,
});
const FOR_THE_SHOOTER = { wins: [7, 11], loses: [2, 3, 12], nullWith: [], thenWinsWith: 'number' };
const AGAINST_HIM = {
    wins: [2, 3],
    loses: [7, 11],
    nullWith: [12],
    thenWinsWith: 'seven',
    locked: 'never',
};
const line = (named, terms, isOnPoint) => bet(named, { kind: 'line', ...terms, isOnPoint }, SIMPLE);
const oneThrow = (named, pays, maximum) => bet(named, { kind: 'one-throw', pays: new Map(pays) }, maximum);
const evenMoney = (...totals) => totals.map((total) => [total, rational_1.ONE]);
const each = (pays, ...totals) => totals.map((total) => [total, (0, rational_1.rational)(pays)]);
const big = (named, number) => bet(named, { kind: 'waiting', number, isHard: false, pays: rational_1.ONE }, SIMPLE);
const hard = (named, number, pays) => bet(named, { kind: 'waiting', number, isHard: true, pays: (0, rational_1.rational)(pays) }, BY_WINNINGS);
const SIMPLE_BETS = [
    line(['win', 'Win', craps_register_1.CRAPS_BET_RULES.win, '7 or 11, then the point before a 7'], { ...FOR_THE_SHOOTER, locked: 'always' }, true),
    line(['dont-win', "Don't Win", craps_register_1.CRAPS_BET_RULES.dontWin, '2 or 3, then a 7 before the point'], AGAINST_HIM, true),
    line(['come', 'Come', craps_register_1.CRAPS_BET_RULES.come, '7 or 11, then its number before a 7'], { ...FOR_THE_SHOOTER, locked: 'on-number' }, false),
    line(['dont-come', "Don't Come", craps_register_1.CRAPS_BET_RULES.dontCome, '2 or 3, then a 7 before its number'], AGAINST_HIM, false),
    oneThrow(['field', 'Field', craps_register_1.CRAPS_BET_RULES.field, '2, 3, 4, 9, 10, 11, 12'], [...each(2n, 2, 12), ...evenMoney(3, 4, 9, 10, 11)], SIMPLE),
    big(['big-6', 'Big 6', craps_register_1.CRAPS_BET_RULES.bigSix, 'any 6 before a 7'], 6),
    big(['big-8', 'Big 8', craps_register_1.CRAPS_BET_RULES.bigEight, 'any 8 before a 7'], 8),
    oneThrow(['under-7', 'Under 7', craps_register_1.CRAPS_BET_RULES.underSeven, 'less than 7'], evenMoney(2, 3, 4, 5, 6), SIMPLE),
    oneThrow(['over-7', 'Over 7', craps_register_1.CRAPS_BET_RULES.overSeven, 'more than 7'], evenMoney(8, 9, 10, 11, 12), SIMPLE),
];
const MULTIPLE_BETS = [
    hard(['hard-4', 'Hard Way 4', craps_register_1.CRAPS_BET_RULES.hardFour, '2-2 before any other 4 or a 7'], 4, 7n),
    hard(['hard-10', 'Hard Way 10', craps_register_1.CRAPS_BET_RULES.hardTen, '5-5 before any other 10 or a 7'], 10, 7n),
    hard(['hard-6', 'Hard Way 6', craps_register_1.CRAPS_BET_RULES.hardSix, '3-3 before any other 6 or a 7'], 6, 9n),
    hard(['hard-8', 'Hard Way 8', craps_register_1.CRAPS_BET_RULES.hardEight, '4-4 before any other 8 or a 7'], 8, 9n),
    oneThrow(['any-seven', 'juego de 7', craps_register_1.CRAPS_BET_RULES.anySeven, '7'], each(4n, 7), BY_WINNINGS),
    oneThrow(['eleven', 'juego de 11', craps_register_1.CRAPS_BET_RULES.eleven, '11'], each(15n, 11), BY_WINNINGS),
    oneThrow(['any-craps', 'Any Craps', craps_register_1.CRAPS_BET_RULES.anyCraps, '2, 3, 12'], each(7n, 2, 3, 12), BY_WINNINGS),
    oneThrow(['craps-2', 'Craps 2', craps_register_1.CRAPS_BET_RULES.crapsTwo, '2'], each(30n, 2), BY_WINNINGS),
    oneThrow(['craps-3', 'Craps 3', craps_register_1.CRAPS_BET_RULES.crapsThree, '3'], each(15n, 3), BY_WINNINGS),
    oneThrow(['craps-12', 'Craps 12', craps_register_1.CRAPS_BET_RULES.crapsTwelve, '12'], each(30n, 12), BY_WINNINGS),
    oneThrow(['horn', 'Horn', craps_register_1.CRAPS_BET_RULES.horn, '2, 3, 11, 12'], each(4n, 2, 3, 11, 12), BY_WINNINGS),
];
const odds = (named, of, against) => bet(named, {
    kind: 'number',
    of,
    winsWith: against ? 'seven' : 'number',
    pays: against ? TRUE_ODDS_AGAINST : TRUE_ODDS,
}, against ? MORE_THAN_BASE : WHOLE_BASE);
const ASSOCIATED_BETS = [
    odds(['win-odds', 'asociada a Win', craps_register_1.CRAPS_BET_RULES.winOdds, 'the point before a 7'], 'win', false),
    odds(['dont-win-odds', "asociada a Don't Win", craps_register_1.CRAPS_BET_RULES.dontWinOdds, 'a 7 before the point'], 'dont-win', true),
    odds(['come-odds', 'asociada a Come', craps_register_1.CRAPS_BET_RULES.comeOdds, 'the number of its Come before a 7'], 'come', false),
    odds(['dont-come-odds', "asociada a Don't Come", craps_register_1.CRAPS_BET_RULES.dontComeOdds, "a 7 before the number of its Don't Come"], 'dont-come', true),
];
const PLACED_BETS = [
    bet(['right-bet', 'Right Bet', craps_register_1.CRAPS_BET_RULES.rightBet, 'its number before a 7'], { kind: 'number', winsWith: 'number', pays: byPoint([9n, 5n], [7n, 5n], [7n, 6n]) }, { by: 'point', share: byPoint([1n, 1n], [1n, 1n], [6n, 5n]), rule: craps_register_1.CRAPS_TABLE_RULES.rightMaximum }),
    bet(['wrong-bet', 'Wrong Bet', craps_register_1.CRAPS_BET_RULES.wrongBet, 'a 7 before its number'], { kind: 'number', winsWith: 'seven', pays: byPoint([5n, 11n], [5n, 8n], [4n, 5n]) }, { by: 'point', share: byPoint([11n, 5n], [8n, 5n], [5n, 4n]), rule: craps_register_1.CRAPS_TABLE_RULES.wrongMaximum }),
];
/** Craps as the Order of 4 February 2010 has it (heading 1.1.6), as data. */
exports.CRAPS = {
    code: 'craps',
    rules: craps_register_1.CRAPS_TABLE_RULES,
    register: craps_register_1.CRAPS_REGISTER,
    bets: [...SIMPLE_BETS, ...MULTIPLE_BETS, ...ASSOCIATED_BETS, ...PLACED_BETS],
    simpleMaximum: { atLeast: 100n, atMost: 1000n },
    multipleWinnings: { atLeast: 1n, atMost: 3n },
    staff: [
        { role: 'table-chief', atLeast: 1 },
        { role: 'croupier', atLeast: 2 },
        { role: 'stickman', atLeast: 1 },
    ],
};
exports.craps = (0, craps_rules_1.crapsRules)(exports.CRAPS);
//# sourceMappingURL=craps.rules.js.map