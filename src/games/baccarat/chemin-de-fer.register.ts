import { type ErrorEffect, registerOf, underHeading } from '../player-bank/bank-game-facts';
import type { Rule, RuleRegister, UncheckableRule } from '../rule';

const { unchecked } = underHeading('1.1.8.A');

const { rule } = underHeading('1.1.8.A');

export const CHEMIN_DE_FER_BANK_RULES = {
  bankMaximum: rule(
    'V.16-04',
    'V.16 L2498-2500 (D1-40)',
    'A bank is at most 100 times the minimum of punto.',
  ),
  bankMinimum: rule('V.16-05', 'V.16 L2500-2501', 'A bank is at least the minimum of punto.'),
  unlimitedBank: rule('V.16-06', 'V.16 L2501-2505', 'A bank without a maximum needs an authorisation.'),
  floor: rule('V.4-01', 'V.4 L2401-2406', 'Who takes a bank that was passed puts up at least as much.'),
  raiseOnly: rule(
    'V.9-01',
    'V.9 L2441-2444',
    'A bank may be raised once it is adjudicated, and never lowered.',
  ),
  garageThreshold: rule(
    'V.18.a-01',
    'V.18.a L2516-2523',
    'A voluntary garage needs winnings above 50 times the minimum.',
  ),
  voluntaryGarage: rule(
    'V.18.a-02',
    'V.18.a L2516-2523',
    'The banker may exclude winnings from the bank, and nothing but winnings.',
  ),
  mandatoryGarage: rule('V.18.b-01', 'V.18.b L2525-2528', 'What no bet covers is out of play for the coup.'),
  garage: rule(
    'V.18.c-01',
    'V.18.c L2530-2534 (D1-37)',
    'What exceeds 100 times the minimum is set aside, in a limited bank.',
  ),
  todoVa: rule(
    'V.18.d-01',
    'V.18.d L2536-2539',
    'Only the banker of an unlimited bank may renounce his garage with "todo va".',
  ),
  bankInPlay: rule(
    'VII.4-01',
    'VII.4 L2639-2646',
    'The banker announces what is in play, and gives it in chips.',
  ),
  winningsJoin: rule(
    'VII.18-01',
    'VII.18 L2754-2759',
    'Winnings, less the commission, join the bank unless they are set aside.',
  ),
  association: rule(
    'V.2-01',
    'V.2 L2386-2393 (OP1-22)',
    'Who associates with the banker wins and loses in proportion; the odd cent is the banker’s.',
  ),
  firstBanker: rule('V.1-01', 'V.1 L2379-2384', 'The bank is first offered to seat 1, then by seat number.'),
  bankEnds: rule(
    'V.3-01',
    'V.3 L2395-2399',
    'The bank stays while it wins, and goes to the seat on the right when it loses or is passed.',
  ),
  refusal: rule('V.4-02', 'V.4 L2401-2403', 'A refused bank goes on in the rotation.'),
  standing: rule(
    'V.5-01',
    'V.5 L2408-2413',
    'A bank no seated player wants is offered to those standing; then who passed it may take it back for the same amount.',
  ),
  passersMayNotBid: rule(
    'V.11-01',
    'V.11 L2454-2460',
    'Who passed a bank, and his partner, may not bid for it.',
  ),
  auction: rule(
    'V.7-01',
    'V.7 L2422-2429',
    'A bank nobody took in the rotation goes to the highest bid, of equal ones to the seated.',
  ),
  afterPass: rule(
    'V.8-01',
    'V.8 L2431-2439',
    'A bank passed by a standing player is first offered to the right of the last seated banker; by a seated one, to his right.',
  ),
  forcedMinimum: rule(
    'V.12-01',
    'V.12 L2462-2467',
    'A bank nobody acquires must be accepted by the seat right of who passed it, at the minimum, or the seat is given up.',
  ),
  afterBuyer: rule(
    'V.13-01',
    'V.13 L2469-2473',
    'When a buyer loses, the shoe goes to the right of who had passed it.',
  ),
  buyerDeals: rule(
    'V.14-01',
    'V.14 L2475-2483',
    'Who bought the bank deals at least once, or it is auctioned without him.',
  ),
  goesOn: rule(
    'VII.19-01',
    'VII.19 L2761-2770',
    'Who won the last coup of a shoe may go on in the next with as much.',
  ),
  twoRefusals: rule(
    'IV.4-01',
    'IV.4 L2363-2365',
    'Who refuses the hand twice in succession gives up his seat.',
  ),
  houseIsNoPlayer: {
    id: 'Art2.2-01',
    citation: 'Art. 2.2 L94-101',
    says: 'The house takes no part in a non-banked game: nobody of it is banker, partner or punto.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export const CHEMIN_DE_FER_COUP_RULES = {
  punto: rule(
    'V.16-01',
    'V.15-16 L2485-2498',
    'Any player, seated or standing, may bet against the bank; it pays even.',
  ),
  banco: rule(
    'V.16-02',
    'V.16 L2494-2498, VII.5-6 L2648-2655',
    'Banco stakes the whole bank; no other bet has room.',
  ),
  bancoConLaMesa: rule(
    'VII.7-01',
    'VII.7-8 L2657-2676',
    'Where nobody makes banco, banco con la mesa stakes half of the bank and invites the others to complete it.',
  ),
  bancoSeguido: rule(
    'VII.10-01',
    'VII.10-15 L2688-2726 (D1-36)',
    'Who made banco and lost, or was the only one against the bank and lost, may call banco seguido.',
  ),
  lineBet: rule(
    'VIII.4.g-01',
    'VIII.4.g L2965-2974',
    'Of a bet on the line half plays; the other half is returned in any case.',
  ),
  minimum: rule(
    'V.15-01',
    'V.15 L2485-2492',
    'The minimum may differ by table, but is never below the authorised one.',
  ),
  betMaximum: rule('V.16-03', 'V.16 L2494-2498', 'No bet is above the bank of its coup.'),
  commission: rule(
    'V.17-01',
    'V.17 L2507-2510, VII.17 L2743-2752',
    'The house takes 5 % of what the banker wins in each coup.',
  ),
  coverage: rule(
    'IV.2-01',
    'IV.2 L2318-2346 (OP1-18)',
    'Seated players have priority by seat from the right of the banker, then those standing.',
  ),
  players: rule(
    'VII.1-01',
    'VII.1 L2612-2615 (OP1-23)',
    'Four players at least, from the beginning and throughout.',
  ),
  cutCard: rule(
    'VII.3-01',
    'VII.3 L2630-2637',
    'Seven cards lie below the cut card; when it appears, the coup under way is the last.',
  ),
  natural: rule(
    'VI.3-01',
    'VI.3 L2555-2564',
    'Each side has two cards; eight or nine in them is shown at once, and nobody draws.',
  ),
  puntoDraws: rule('VI.3.a-01', 'VI.3.a L2567-2576', 'Punto draws on 0 to 4.'),
  puntoStands: rule('VI.3.c-01', 'VI.3.c L2567-2576', 'Punto stands on 6 and 7.'),
  bankDraws: rule('VI.5-01', 'VI.5 L2585-2590', 'The banker is free to draw, and must with 0.'),
  bankFollows: rule('VI.8-01', 'VI.8 L2604-2608', 'A banker who asks for his table has to follow it.'),
  result: rule('VI.2-01', 'VI.2 L2551-2553', 'The total nearest to nine wins.'),
  nullOnTie: rule('VI.2-01', 'VI.2 L2551-2553', 'Equal totals are null.'),
  settledCoup: rule(
    'VIII.3.h-01',
    'VIII.3.h (OP1-31)',
    'Once a coup is over and paid there is no claim against the banker.',
  ),
  staff: rule('III-01', 'III L2240-2247', 'A table has an inspector, a croupier and a cambista.'),
  auxiliaries: rule(
    'III.3-01',
    'III.3 L2299-2304',
    'There is at most one auxiliary for each four tables begun.',
  ),
  decks: rule('II.1-01', 'II.1 L2191-2198', 'It is played with six decks.'),
  seats: rule('IV.1-01', 'IV.1 L2308-2316', 'A numbered seat has one player; any number may play standing.'),
  errorsOfPlay: rule(
    'VIII.4.h-01',
    'VIII.4.h',
    'What the rules on errors do not foresee the inspector decides.',
  ),
  voidCoup: {
    id: 'OP1-06',
    citation: 'open point OP1-06: 1.1.8.A, VIII, says when a coup is null',
    says: 'The bets of a null coup are returned, and no commission is taken.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export const CHEMIN_DE_FER_RULES = { ...CHEMIN_DE_FER_COUP_RULES, ...CHEMIN_DE_FER_BANK_RULES };

const NOT_REPORTED = 'events do not say who takes the cards into his hands';

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked(
    'V.17-02',
    'III.2.d L2275-2277, VII.17-18',
    'The croupier drops the commission in the pozo.',
    'the ledger posts it there; which hand drops it is not reported',
  ),
  unchecked(
    'V.17-03',
    'V.17',
    'How the commission is rounded is not stated.',
    'no rule: open point OP1-01 answers it',
  ),
  unchecked(
    'V.6-01',
    'V.6 L2415-2420',
    'A passed hand taken by one alone has preference over one taken in association.',
    'who else wanted it is not reported',
  ),
  unchecked(
    'V.10-01',
    'V.10 L2446-2452',
    'Who passed a bank that was then exceeded may take the cards for one coup.',
    NOT_REPORTED,
  ),
  unchecked(
    'IV.5-01',
    'IV.5 L2367-2375',
    'Who is absent when the hand comes loses his seat; standing players may not follow the hand.',
    'who is where is not reported',
  ),
  unchecked(
    'VI.1-01',
    'VI.1 L2543-2549',
    'An ace counts one, tens and figures nothing, of a total only the units.',
    'a definition, which the result is worked out with',
  ),
  unchecked(
    'VI.3.b-01',
    'VI.3.b L2567-2576',
    'Punto is free with 5.',
    'leaves the choice: nothing can break it',
  ),
  unchecked(
    'VI.4-01',
    'VI.4 L2578-2583',
    'Who makes banco may draw and stand as he likes, if the direction allowed it.',
    'the permission is not reported; who makes banco is not held to the rules on drawing',
  ),
  unchecked(
    'VI.7-01',
    'VI.7 L2597-2602',
    'A punto with five who asks the croupier for advice is made to stand.',
    'who asked for advice is not reported, and with five either is allowed',
  ),
  unchecked(
    'VII.2-01',
    'VII.2 L2617-2628',
    'The croupier shuffles last, and the cut is offered from his left.',
    'conduct at the table',
  ),
  unchecked(
    'VII.16-01',
    'VII.16 L2728-2741',
    'Cards are dealt one by one after "no van más apuestas", punto first.',
    'the moment of the call is not reported',
  ),
  unchecked(
    'VII.11-01',
    'VII.11 L2698-2722',
    'Cards given by error for a banco seguido may be reclaimed if not seen.',
    NOT_REPORTED,
  ),
  unchecked(
    'VII.12-01',
    'VII.12 L2698-2722',
    'A late call of banco seguido yields to who has seen the cards.',
    NOT_REPORTED,
  ),
  unchecked(
    'VII.13-01',
    'VII.13 L2698-2722',
    'A correct earlier call prevails even if the cards were seen.',
    NOT_REPORTED,
  ),
  unchecked(
    'VII.14-01',
    'VII.14 L2698-2722',
    'An abandoned banco seguido revives on a tie.',
    'that it was abandoned is not reported; the right is kept over ties',
  ),
  unchecked('VIII.4.a-01', 'VIII.4.a', 'Who plays slowly loses the right to hold the cards.', NOT_REPORTED),
  unchecked(
    'II.2-01',
    'II.2 L2200-2205 (D1-34)',
    'The shoe is as for blackjack.',
    'build and keeping of the equipment are matters of inspection',
  ),
  unchecked(
    'II.3-01',
    'II.3 L2207-2238',
    'The table has a basket, a pozo and slots for tips; the bank lies left of the croupier, the garage right.',
    'build of the table',
  ),
  unchecked(
    'IV.2-02',
    'IV.2 L2348-2349',
    'Nobody holds seats at several tables at once.',
    'players are known by the session only',
  ),
  unchecked(
    'IV.3-01',
    'IV.3 L2351-2375',
    'Vacant seats go by the waiting list, after the shoe to who asked to change.',
    'a paper of the table; no event carries it',
  ),
  unchecked(
    'VII.20-01',
    'VII.20 L2772-2773',
    'The cards are checked at the end of the shoe where a player asks.',
    'that a player asked is not reported',
  ),
];

const error = (id: string, says: string): Rule => rule(id, id.slice(0, -3), says);

export const BETS_WITHDRAWABLE = error(
  'VIII.3.f-01',
  'Where the bank shows before punto speaks, bets may be withdrawn.',
);

export const CHEMIN_DE_FER_ERRORS: readonly (readonly [ErrorEffect, Rule])[] = [
  [
    'goes-on',
    error('VIII.1.a-01', 'Cards drawn before the end of the betting are not put back; who drew them plays.'),
  ],
  ['goes-on', error('VIII.1.b-01', 'A card that lies face up is removed; the bets stand.')],
  ['annuls', error('VIII.1.c-01', 'Two cards stuck together annul the coup.')],
  ['goes-on', error('VIII.1.d-01', 'A card on the floor keeps its value.')],
  [
    'bank-draws-by-table',
    error(
      'VIII.2.a-01',
      'Of exposed cards of punto the bank follows its table, drawing where it may choose.',
    ),
  ],
  [
    'may-annul',
    error('VIII.2.a-02', 'Another fault of the croupier annuls the coup unless it can be put right.'),
  ],
  ['draws-otherwise', error('VIII.2.b-01', 'A card announced that punto refused is replayed by the table.')],
  [
    'draws-otherwise',
    error('VIII.3.a-01', 'A fifth card drawn unduly is the bank’s if punto asks for none.'),
  ],
  [
    'bank-counts-zero',
    error('VIII.3.b-01', 'A bank that deals itself more than two cards counts nothing, and may draw.'),
  ],
  ['two-third-cards', error('VIII.3.c-01', 'Of two third cards punto has the better, the bank the worse.')],
  [
    'punto-has-nine',
    error('VIII.3.d-01', 'Where the bank drops a card of punto in the basket, punto has nine.'),
  ],
  [
    'bank-follows-table',
    error('VIII.3.e-01', 'A bank that exposes cards of punto shows its own, and follows its table.'),
  ],
  ['bets-withdrawable', BETS_WITHDRAWABLE],
  ['totals-only', error('VIII.3.f-02', 'A bank with eight or nine that offers cards may not show any more.')],
  ['bank-loses', error('VIII.3.g-01', 'A bank that puts a card away before it was seen loses the coup.')],
  [
    'bank-follows-table',
    error('VIII.4.b-01', 'After advice of another than the croupier the table is followed.'),
  ],
  [
    'draws-otherwise',
    error('VIII.4.c-01', 'Where punto says one thing for the other, the bank may give a card or refuse it.'),
  ],
  [
    'punto-may-not-show',
    error(
      'VIII.4.d-01',
      'A punto that forgets to show may not show any more; with nine it loses to a shown eight.',
    ),
  ],
  [
    'draws-otherwise',
    error('VIII.4.e-01', 'Another wrong announcement is put right, and cards too many are discarded.'),
  ],
  ['punto-loses', error('VIII.4.f-01', 'A punto that throws its cards away unseen loses the coup.')],
  ['decided', CHEMIN_DE_FER_COUP_RULES.errorsOfPlay],
];

export const CHEMIN_DE_FER_REGISTER: RuleRegister = registerOf({
  rules: Object.values(CHEMIN_DE_FER_RULES),
  errors: CHEMIN_DE_FER_ERRORS,
  notCheckable: NOT_CHECKABLE,
});
