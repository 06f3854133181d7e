import { registerOf, underHeading } from '../player-bank/heading';
import type { RuleRegister, UncheckableRule } from '../rule';
import { CHEMIN_DE_FER_BANK_RULES } from './rules-on-banks';
import { CHEMIN_DE_FER_COUP_RULES } from './rules-on-coups';
import { CHEMIN_DE_FER_ERRORS } from './rules-on-errors';

const { unchecked } = underHeading('1.1.8.A');

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

export const CHEMIN_DE_FER_REGISTER: RuleRegister = registerOf({
  rules: Object.values(CHEMIN_DE_FER_RULES),
  errors: CHEMIN_DE_FER_ERRORS,
  notCheckable: NOT_CHECKABLE,
});
