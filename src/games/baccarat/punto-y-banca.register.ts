import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy } from '../rule';

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `1.1.7-${id}`,
  citation: `1.1.7, ${lines}`,
  says,
});

const unchecked = uncheckedBy(rule);

export const PUNTO_Y_BANCA_RULES = {
  punto: rule('V-01', 'V L2035-2037', 'Punto pays even money when its total is the higher one.'),
  banca: rule('V-02', 'V L2035-2037', 'Banca pays even money when its total is the higher one.'),
  bancaWithSix: rule(
    'V-03',
    'V L2031-2035',
    'When banca wins with six, the house keeps half of what is won on it.',
  ),
  tie: rule('VI.1-01', 'VI.1 L2060-2062', 'The tie pays 8 to 1.'),
  nullOnTie: {
    id: 'D1-30',
    citation: '1.1.7, VI.1 L2060-2065, read as the catalogue of 1979 (text defect D1-30)',
    says: 'On a tie bets on punto and banca are null; they may be withdrawn.',
  },
  result: rule(
    'VII.6-01',
    'VII.6 L2168-2174',
    'The hand with the higher total wins; equal totals are a tie.',
  ),
  minimum: rule(
    'V-04',
    'V L2037-2041',
    'The minimum may differ by table, but is never below the authorised one.',
  ),
  maximum: rule('V-05', 'V L2041-2043', 'The maximum of a table is from 10 to 200 times its minimum.'),
  step: rule(
    'V-06',
    'V L2043-2046',
    'The direction may demand stakes in multiples of the minimum, or of a whole part of it.',
  ),
  tieMaximum: rule(
    'VI.1-02',
    'VI.1 L2062-2065',
    'A bet on the tie is at most a tenth of the maximum of the table.',
  ),
  cutCard: rule(
    'VII.1-01',
    'VII.1 L2119-2127',
    'Seven cards lie below the cut card; when it appears, the coup under way is the last.',
  ),
  burntCards: rule(
    'VII.2-01',
    'VII.2 L2129-2136',
    'As many cards are burnt as the first one turned is worth, tens and figures counting ten.',
  ),
  dealing: rule(
    'VII.3-01',
    'VII.3 L2138-2146',
    'Two cards each, the first and third for punto, the second and fourth for banca.',
  ),
  natural: rule(
    'VI.1-03',
    'VI.1 L2067-2071',
    'With eight or nine in two cards the coup is over for both hands.',
  ),
  puntoDraws: rule('VI.2.a-01', 'VI.2.a L2074-2080', 'Punto draws on 0 to 5 and stands on 6 and 7.'),
  bancaDraws: rule(
    'VI.2.b-01',
    'VI.2.b L2085-2112',
    "Banca draws by the table of its total and punto's third card.",
  ),
  shoePasses: rule(
    'IV-02',
    'IV L2010-2019',
    'Who deals has the hand of banca, and passes the shoe on when banca loses.',
  ),
  puntoHand: rule(
    'IV-03',
    'IV L2011-2015',
    'The hand of punto goes to the largest bet on it; with none, to the croupier.',
  ),
  croupierDeals: rule('IV-04', 'IV L2021-2025', 'At mini and midi tables the croupier deals.'),
  staffLarge: rule('III-01', 'III L1926-1929', 'A large table needs a table chief and three croupiers.'),
  staffSmall: rule(
    'III-02',
    'III L1929-1933',
    'A mini or midi table needs a table chief and one or two croupiers.',
  ),
  sharedChief: rule(
    'III.1-01',
    'III.1 L1943-1946',
    'The chief of a mini or midi table may have two tables of cards against the house.',
  ),
  seats: rule(
    'II.3-01',
    'II.3 L1882-1889, L1905-1917',
    'A mini table has up to 7 seats, a midi table up to 9, a large one 10 or more, one player to a seat.',
  ),
  decks: rule('II.1-01', 'II.1 L1824-1831', 'It is played with six French decks.'),
  voidCoup: {
    id: 'OP1-06',
    citation: 'open point OP1-06: 1.1.7 says nothing of void coups',
    says: 'The stakes of a void coup are returned.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'IV-01',
    'IV L2001-2008',
    'Dealing by players is optional and goes round from seat 1; who refuses passes the shoe to the right.',
    'refusals are not reported, so that any next dealer may be right',
  ),
  unchecked(
    'II.2-01',
    'II.2 L1833-1870',
    'Shoes are of an approved model, numbered, locked away, and not always sent to the same table.',
    'events name the shoe by its number; keys and the habit of a room are matters of inspection',
  ),
  unchecked(
    'III.1-02',
    'III.1 L1948-1950',
    'The chief keeps a list of priority for vacant seats.',
    'a paper of the table; no event carries it',
  ),
  unchecked(
    'III.2.c-01',
    'III.2.c L1968-1970',
    'Tips go into their own slot.',
    'the ledger keeps tips apart; what hand dropped what into which slot is not reported',
  ),
];

export const PUNTO_Y_BANCA_REGISTER: RuleRegister = {
  applied: Object.values(PUNTO_Y_BANCA_RULES),
  notCheckable: NOT_CHECKABLE,
};
