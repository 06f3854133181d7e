import type { Rule, RuleRegister, UncheckableRule } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.6-${id}`,
  citation: `1.1.6, ${lines}`,
  says,
});

export const CRAPS_BET_RULES = {
  win: rule(
    'IV.1.a-01',
    'IV.1.a L1518-1529, L1556-1559',
    'Win wins with 7 and 11 and loses with 2, 3 and 12 at the first throw; any other total is its point, with which ' +
      'it wins before a 7. It is never withdrawn.',
  ),
  dontWin: rule(
    'IV.1.a-02',
    'IV.1.a L1531-1537',
    "Don't Win wins with 2 and 3, loses with 7 and 11 and is null with 12 at the first throw; then it wins with a 7 " +
      'before the point.',
  ),
  come: rule(
    'IV.1.a-03',
    'IV.1.a L1539-1547',
    'Come goes as Win does, from the throw after it was made, with a number of its own.',
  ),
  dontCome: rule(
    'IV.1.a-04',
    'IV.1.a L1549-1556',
    "Don't Come goes as Don't Win does, from the throw after it was made, with a number of its own.",
  ),
  field: rule(
    'IV.1.a-05',
    'IV.1.a L1561-1565',
    'Field wins with 2, 3, 4, 9, 10, 11 and 12, twice its amount with 2 and 12.',
  ),
  bigSix: rule('IV.1.a-06', 'IV.1.a L1567-1572', 'Big 6 wins with any 6 before a 7.'),
  bigEight: rule('IV.1.a-07', 'IV.1.a L1574-1579', 'Big 8 wins with any 8 before a 7.'),
  underSeven: rule('IV.1.a-08', 'IV.1.a L1581-1584', 'Under 7 wins with less than 7.'),
  overSeven: rule('IV.1.a-09', 'IV.1.a L1586-1589', 'Over 7 wins with more than 7.'),
  hardFour: rule('IV.1.b-01', 'IV.1.b L1594-1601', 'Hard 4 pays 7 to 1 on 2-2 before any other 4 or a 7.'),
  hardTen: rule('IV.1.b-02', 'IV.1.b L1594-1601', 'Hard 10 pays 7 to 1 on 5-5 before any other 10 or a 7.'),
  hardSix: rule('IV.1.b-03', 'IV.1.b L1594-1601', 'Hard 6 pays 9 to 1 on 3-3 before any other 6 or a 7.'),
  hardEight: rule('IV.1.b-04', 'IV.1.b L1594-1601', 'Hard 8 pays 9 to 1 on 4-4 before any other 8 or a 7.'),
  anySeven: rule('IV.1.b-05', 'IV.1.b L1603-1605', 'The game of 7 pays 4 to 1 on a 7.'),
  eleven: rule('IV.1.b-06', 'IV.1.b L1607-1609', 'The game of 11 pays 15 to 1 on an 11.'),
  anyCraps: rule('IV.1.b-07', 'IV.1.b L1611-1613', 'Any Craps pays 7 to 1 on 2, 3 or 12.'),
  crapsTwo: rule('IV.1.b-08', 'IV.1.b L1615-1617', 'Craps 2 pays 30 to 1 on a 2.'),
  crapsThree: rule('IV.1.b-09', 'IV.1.b L1619-1621', 'Craps 3 pays 15 to 1 on a 3.'),
  crapsTwelve: rule('IV.1.b-10', 'IV.1.b L1623-1625', 'Craps 12 pays 30 to 1 on a 12.'),
  horn: rule('IV.1.b-11', 'IV.1.b L1627-1630', 'Horn is one bet and pays 4 to 1 on 2, 3, 11 or 12.'),
  winOdds: rule(
    'IV.1.c-01',
    'IV.1.c L1638-1644',
    'The odds of Win pay 2 to 1 on 4 and 10, 3 to 2 on 5 and 9, 6 to 5 on 6 and 8, and go with its point.',
  ),
  dontWinOdds: rule(
    'IV.1.c-02',
    'IV.1.c L1646-1652',
    "The odds of Don't Win pay 1 to 2 on 4 and 10, 2 to 3 on 5 and 9, 5 to 6 on 6 and 8, and win with a 7.",
  ),
  comeOdds: rule(
    'IV.1.c-03',
    'IV.1.c L1654-1659',
    'The odds of Come pay as those of Win and go with its number.',
  ),
  dontComeOdds: rule(
    'IV.1.c-04',
    "IV.1.c L1661-1667, read of Don't Come (text defect D1-22)",
    "The odds of Don't Come pay as those of Don't Win and win with a 7 before its number.",
  ),
  rightBet: rule(
    'IV.1.d-01',
    'IV.1.d L1674-1681, 6 u 8 for 5 u 8 (text defect D1-24)',
    'A right bet wins with its number before a 7: 9 to 5 on 4 and 10, 7 to 5 on 5 and 9, 7 to 6 on 6 and 8.',
  ),
  wrongBet: rule(
    'IV.1.d-02',
    'IV.1.d L1683-1691, 6 u 8 for 5 u 8 (text defect D1-25)',
    'A wrong bet wins with a 7 before its number: 5 to 11 on 4 and 10, 5 to 8 on 5 and 9, 4 to 5 on 6 and 8.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;

export const CRAPS_TABLE_RULES = {
  diceOfSession: rule(
    'II.1-01',
    'II.1 L1435-1444',
    'A table has six dice for a session, none of them used in the one before of the house: two in play, four in reserve.',
  ),
  authorisedLimits: rule('IV.2-01', 'IV.2 L1695-1696', 'Minimum and maximum are those of the authorisation.'),
  simpleMaximum: rule(
    'IV.2-02',
    'IV.2 L1698-1700',
    'The maximum of simple bets is from 100 to 1,000 times the minimum of the table.',
  ),
  multipleMaximum: rule(
    'IV.2-03',
    'IV.2 L1702-1706',
    'A multiple bet may win from one to three times what the maximum of simple bets may.',
  ),
  oddsMaximum: rule(
    'IV.2-04',
    'IV.2 L1708-1711',
    'The odds of Win and Come are at most the bet they belong to.',
  ),
  dontOddsMaximum: rule(
    'IV.2-05',
    'IV.2 L1713-1719',
    "The odds of Don't Win and Don't Come are at most 200 % of their bet on 4 and 10, 150 % on 5 and 9, 120 % on 6 and 8.",
  ),
  rightMaximum: rule(
    'IV.2-06',
    'IV.2 L1721-1725',
    'A right bet is at most the maximum of simple bets on 4, 5, 9 and 10, and 120 % of it on 6 and 8.',
  ),
  wrongMaximum: rule(
    'IV.2-07',
    'IV.2 L1727-1732',
    'A wrong bet is at most 125 % of the maximum of simple bets on 6 and 8, 160 % on 5 and 9, 220 % on 4 and 10.',
  ),
  nullThrow: rule(
    'IV.3-01',
    'IV.3 L1775-1782',
    'A throw is null when the dice break, lie on each other or on a chip, leave the table, or slide.',
  ),
  shooterBets: rule(
    'IV.3-06',
    'IV.3 L1804-1809',
    "Who throws must have bet on Win or on Don't Win before the first throw.",
  ),
  diceLost: rule('IV.3-08', 'IV.1.a L1527-1529, IV.3 L1784-1788', 'With the 7 that loses, the dice pass on.'),
  closed: rule('IV.3-09', 'IV.3 L1803-1804', 'No bet is made after "ya no va más".'),
  betsOffered: rule('IV.1', 'IV.1 L1508-1512', 'Only the listed classes of bets may be made.'),
  dice: rule('II.1', 'II.1 L1420-1421', 'It is played with two dice, whose faces show 1 to 6.'),
  result: rule(
    'II.3-01',
    'II.3 L1460-1471',
    'The disc shows the point, white while a round lasts and black before it.',
  ),
  staff: rule('III.1-01', 'III.1 L1484-1487', 'A table needs a chief, two croupiers and a stickman.'),
  exactStakes: {
    id: 'OP1-14',
    citation: 'open point OP1-14: the Order says nothing of winnings that are no whole cents',
    says: 'A table may demand stakes that its odds pay exactly.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const unchecked = (id: string, lines: string, says: string, reason: string): UncheckableRule => ({
  id: `1.1.6-${id}`,
  citation: `1.1.6, ${lines}`,
  says,
  reason,
});

const CRAPS_NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'IV.3-02',
    'IV.3 L1769-1773',
    'Both dice touch the opposite edge and come to rest on the table.',
    'conduct at the table; an incorrect throw is reported as a null one',
  ),
  unchecked(
    'IV.3-03',
    'IV.3 L1760-1767',
    'When a die falls to the floor, the shooter picks one of the other four to finish the series.',
    'which two of the dice are thrown is not reported',
  ),
  unchecked(
    'IV.3-04',
    'IV.3 L1757-1761, L1790-1801',
    'Dice are changed before a throw but not during a series, and when the chief says so.',
    'which two of the dice are thrown is not reported',
  ),
  unchecked(
    'IV.3-05',
    'IV.3',
    'The number of players is not limited.',
    'there is nothing that would break it',
  ),
  unchecked(
    'IV.3-07',
    'IV.3 L1740-1747',
    'Dice are offered first to the left of the croupiers, then clockwise; a player may refuse them.',
    'refusals are not reported, so that any next shooter may be right',
  ),
];

export const CRAPS_REGISTER: RuleRegister = {
  applied: [...Object.values(CRAPS_BET_RULES), ...Object.values(CRAPS_TABLE_RULES)],
  notCheckable: CRAPS_NOT_CHECKABLE,
};
