import { ROULETTE_FRENCH_RULES } from '../wheels/roulette-french.register';
import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.5-${id}`,
  citation: `1.1.5, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const TRENTE_ET_QUARANTE_RULES = {
  rows: rule(
    'V.1-01',
    'V.1 L1308-1322, to 40 inclusive (text defect D1-15)',
    'After bets are made, a row, black first and then red, has cards until they come to 31 or more.',
  ),
  betsOffered: rule('V.1', 'V.1 L1326-1328', 'There are four bets: on a row, and on its color.'),
  nearest: rule('V.1-02', 'V.1 L1324, of 31 (text defect D1-16)', 'The row nearer to 31 wins.'),
  blackRed: rule('V.1.a-01', 'V.1.a L1330-1331', 'Black or red pays even money when its row wins.'),
  colour: rule(
    'V.1.b-01',
    'V.1.b L1333-1335',
    'Color pays even money when the winning row has the color of the first card of the black row.',
  ),
  inverse: rule('V.1.b-02', 'V.1.b L1335', 'Inverse pays even money when it has not.'),
  equalRows: rule('V.1-03', 'V.1 L1337-1338', 'Equal rows other than of 31 are null.'),
  zero: rule(
    'V.1-04',
    'V.1 L1339-1345',
    'On 31 in both rows the house takes half and half goes back, or the bet is left for the next hand.',
  ),
  belowMinimum: ROULETTE_FRENCH_RULES.belowMinimum,
  lastSpin: ROULETTE_FRENCH_RULES.lastSpin,
  insurance: rule(
    'V.1-05',
    'V.1 L1347-1354 (text defect D1-18)',
    'Who pays 1 % of his bet when he makes it has the whole bet back on any equal rows.',
  ),
  minimum: rule('V.2-01', 'V.2 L1356-1361', 'The minimum is that of the authorisation.'),
  limits: rule('V.2', 'V.2 L1356-1364', 'Bets lie within the minimum and the maximum of the table.'),
  maximum: rule('V.2-02', 'V.2 L1363-1364', 'The maximum is a thousand times the minimum.'),
  redCard: rule(
    'V.3-02',
    'V.3 L1374-1380',
    'Five cards lie behind the red one; when it appears, the hand in progress is void.',
  ),
  staff: rule('III-01', 'III L1284-1299', 'A table has a chief and two croupiers.'),
  decks: rule('II.1-01', 'II.1 L1230-1232', 'It is played with six French decks of one back.'),
} as const satisfies Readonly<Record<string, Rule>>;

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'V.3-01',
    'V.3 L1392-1404',
    'Color and inverse are settled first, then black and red, losing bets before winning ones are paid.',
    'conduct at the table; a hand is reported when it is settled',
  ),
  unchecked('IV-01', 'IV', 'The number of players is not limited.', 'there is nothing that would break it'),
];

export const TRENTE_ET_QUARANTE_REGISTER: RuleRegister = {
  applied: Object.values(TRENTE_ET_QUARANTE_RULES),
  notCheckable: NOT_CHECKABLE,
};
