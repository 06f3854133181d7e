import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.1.A-${id}`,
  citation: `1.1.1.A, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const ROULETTE_FRENCH_RULES = {
  straightUp: rule('IV.1.a-01', 'IV.1.a L255-264', 'One of the 37 numbers pays 35 to 1.'),
  split: rule('IV.1.a-02', 'IV.1.a L266-269', 'Two numbers on both sides of a line pay 17 to 1.'),
  street: rule('IV.1.a-03', 'IV.1.a L271-283', 'The three numbers of a row pay 11 to 1.'),
  streetWithZero: rule('IV.1.a-04', 'IV.1.a L275-283', '0-1-2 or 0-2-3 pays 11 to 1.'),
  corner: rule('IV.1.a-05', 'IV.1.a L285-294', 'Four numbers that form a square pay 8 to 1.'),
  firstFour: rule('IV.1.a-06', 'IV.1.a L290-294', '0-1-2-3 pays 8 to 1.'),
  sixLine: rule('IV.1.a-07', 'IV.1.a L296-300', 'The six numbers of two neighbouring rows pay 5 to 1.'),
  column: rule('IV.1.a-08', 'IV.1.a L302-305', 'The twelve numbers of a column pay 2 to 1.'),
  dozen: rule('IV.1.a-09', 'IV.1.a L307-312', '1 to 12, 13 to 24 or 25 to 36 pays 2 to 1.'),
  twoColumns: rule('IV.1.a-10', 'IV.1.a L314-317', 'Two neighbouring columns pay half the stake.'),
  twoDozens: rule('IV.1.a-11', 'IV.1.a L319-322', 'Two neighbouring dozens pay half the stake.'),
  evenOdd: rule('IV.1.b-01', 'IV.1.b L324-331', 'Even or odd pays even money; zero is neither.'),
  redBlack: rule('IV.1.b-02', 'IV.1.b L333-335', 'Red or black pays even money.'),
  low: rule('IV.1.b-03', 'IV.1.b L337-339', '1 to 18 pays even money.'),
  high: rule('IV.1.b-04', 'IV.1.b L341-343', '19 to 36 pays even money.'),
  zero: rule(
    'IV.1.b-05',
    'IV.1.b L345-371',
    'On zero the owner of a simple bet takes half of it or leaves it: left, it is lost or freed by the next number, ' +
      'and each further zero costs half of what is held.',
  ),
  belowMinimum: rule(
    'IV.1.b-06',
    'IV.1.b L361-365',
    'What is held below the minimum of the table cannot be withdrawn.',
  ),
  lastSpin: rule(
    'IV.1.b-07',
    'IV.1.b L366-371',
    'On the last spin of the session a zero gives the part that is due back: a half, a quarter, an eighth …',
  ),
  betsOffered: rule(
    'IV.1',
    'IV.1 L250-253',
    'The bets are the multiple and the simple ones that are listed.',
  ),
  authorisedLimits: rule(
    'IV.2.a-01',
    'IV.2.a L375-380',
    'Minimum and maximum are those of the authorisation.',
  ),
  maximaChoice: rule(
    'IV.2.a-02',
    'IV.2.a L382-385',
    'The direction fixes maxima as authorised, or by one of three multiples of the minimum.',
  ),
  simpleMaximum: rule(
    'IV.2.a.a-01',
    'IV.2.a.a L386-389',
    'Simple bets: at most 180, 360 or 540 times the minimum.',
  ),
  simpleMinimum: rule(
    'IV.2.a.a-02',
    'IV.2.a.a L389-393',
    'The minimum of simple bets is at most five times the authorised minimum on a number.',
  ),
  multipleMaximum: rule(
    'IV.2.a.b-01',
    'IV.2.a.b L394-402',
    'Multiple bets: at most so many times the minimum, by bet and tier.',
  ),
  notice: rule(
    'IV.2.b.a-01',
    'IV.2.b.a L412-418',
    'A change of the minimum is announced three balls before the first ball on the new one.',
  ),
  oneAtMinimum: rule(
    'IV.2.b.b-01',
    'IV.2.b.b L420-424',
    'At least one table of the game works at the authorised minimum.',
  ),
  minimumMovesMaximum: rule(
    'IV.2.b.c-01',
    'IV.2.b.c L426-433',
    'With the minimum change the float, the maxima and the guarantee in the cage.',
  ),
  lateBet: rule(
    'IV.3.b-02',
    'IV.3.b L458-470',
    'After "no va más" no bet counts, unless it was announced before and accepted by the table chief.',
  ),
  result: rule(
    'IV.3.c-01',
    'IV.3.c L479-494',
    'The number in whose pocket the ball rests decides: losing bets are taken, winning ones paid.',
  ),
  nullThrow: rule(
    'IV.3.d-01',
    'IV.3.d L496-505',
    'A throw is void when something falls into the wheel or the ball leaves it; the ball is thrown again.',
  ),
  wheelClosed: rule(
    'IV.3.e-01',
    'IV.3.e L507-509',
    'At the end of the session the wheel is closed with a lock or a seal.',
  ),
  staffTwoCloths: rule(
    'III.1.a-01',
    'III.1.a L202-211',
    'Two cloths need a table chief, a sub-chief and four croupiers.',
  ),
  staffOneCloth: rule('III.1.b-01', 'III.1.b L213-219', 'One cloth needs a table chief and two croupiers.'),
} as const satisfies Readonly<Record<string, Rule>>;

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'II.1-01',
    'II.1 L140-193',
    'The wheel has 37 pockets, about 56 cm, and no two consecutive numbers are neighbours.',
    'events name the wheel by its number only; its build is a matter of its approval',
  ),
  unchecked(
    'III.2.a-01',
    'III.2.a L223-228',
    'Chief and sub-chief handle no money, plaques or chips.',
    'events list who took part in a movement of chips, not whose hands moved them',
  ),
  unchecked(
    'IV.2.b-01',
    'IV.2.b L404-411',
    'The direction may modify minima of certain games or tables under article 16.e of the casino regulation.',
    'a permission; its conditions are the next three rules',
  ),
  unchecked(
    'IV.3.a-01',
    'IV.3.a L440-445',
    'The wheel is turned against the spin before, and the ball thrown against the wheel.',
    'conduct at the table; no event carries it',
  ),
  unchecked(
    'IV.3.b-01',
    'IV.3.b L447-476',
    'Bets are made until "no va más"; a misplaced chip may be moved after it; markers serve series and neighbours.',
    'the moment of the call is not reported; a bet reported as late falls under IV.3.b-02',
  ),
];

export const ROULETTE_FRENCH_REGISTER: RuleRegister = {
  applied: Object.values(ROULETTE_FRENCH_RULES),
  notCheckable: NOT_CHECKABLE,
};
