import type { Rule } from '../rule';
import { underHeading } from '../player-bank/heading';

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
