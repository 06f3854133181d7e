import type { HandError, VoidedHandRule } from '../regulated-play';
import { common } from './all-games.register';
import type { Rule } from '../../rule';

const MISDEALS = [
  common('X.1-01', 'X.1.a L5674', 'A misdeal: cards come in the wrong order.'),
  common(
    'X.1-02',
    'X.1.b',
    'A misdeal: a wrong number of cards that cannot be put right before the betting.',
  ),
  common('X.1-03', 'X.1.c', 'A misdeal: a player has seen a card that is not his.'),
  common('X.1-04', 'X.1.d', 'A misdeal: the first or second card is turned.'),
  common('X.1-05', 'X.1.e', 'A misdeal: more than one card is turned or falls off the table.'),
  common('X.1-06', 'X.1.f', 'A misdeal: a card is missing or damaged.'),
  common('X.1-07', 'X.1.g', 'A misdeal: the button lies at the wrong place.'),
  common('X.1-08', 'X.1.h', 'A misdeal: no cards to a player who posted his forced bet.'),
  common('X.1-09', 'X.1.i', 'A misdeal: a card with another back.'),
  common('X.1-10', 'X.1.j', 'A misdeal: two cards of the same rank and suit.'),
] as const;

const ANNULLED = common(
  'X.1-11',
  'X.1.k L5710-5720',
  'After two actions a misdealt hand stands, but for a wrong back or a doubled card: then all money goes back to everybody.',
);

export const COMMON_VOIDS: Readonly<Record<string, VoidedHandRule>> = {
  ...Object.fromEntries(MISDEALS.map((rule) => [rule.id, { rule, fate: 'by-OP2-27' as const }])),
  [ANNULLED.id]: { rule: ANNULLED, fate: 'stakes-returned' },
};

const error = (rule: Rule, effect: HandError['effect']): HandError => ({ rule, effect });

const ANNULLING: readonly HandError[] = [
  error(
    common('IX.12-01', 'IX.12', 'Who does not protect his cards has no claim when they are taken away.'),
    'by-OP2-29',
  ),
  error(common('IX.22-01', 'IX.22', 'Cards laid face down beyond the line are a dead hand.'), 'stays'),
  error(common('X.2-02', 'X.2.b L5727-5736', 'The hand of who is absent at his turn is withdrawn.'), 'stays'),
  error(
    common(
      'X.2-04',
      'X.2.d L5744-5752',
      'Whose protected cards the croupier mucks has back all he bet; his hand is null.',
    ),
    'returned',
  ),
  error(common('X.3-02', 'X.3.b', 'Who mixes his cards with the muck loses the pot.'), 'stays'),
  error(
    common('X.3-09', 'X.3.i, OP2-29', 'Where cards of two players touch, both hands are null.'),
    'by-OP2-29',
  ),
  error(
    common(
      'X.3-11',
      'X.3.k L5828-5833',
      'Who plays an irregular card unseen loses his hand and what he bet.',
    ),
    'stays',
  ),
  error(
    common(
      'X.3-12',
      'X.3.k L5833-5837, OP2-28',
      'A wrong number of cards told before two actions makes the hand null.',
    ),
    'by-OP2-28',
  ),
  error(
    common(
      'X.3-13',
      'X.3.k L5837-5841',
      'A wrong number of cards found later costs the hand and all that was bet.',
    ),
    'stays',
  ),
];

export const STANDING: readonly Rule[] = [
  common('X.2-01', 'X.2.a', 'Where the croupier misreads a hand, the cards speak.'),
  common('X.2-03', 'X.2.c', 'A card dealt to an empty seat is collected after the deal.'),
  common(
    'X.2-05',
    'X.2.e',
    'Common cards shown before the round is closed are not valid; how they are replaced each game says.',
  ),
  common('X.3-01', 'X.3.a', 'Who announces a raise wrongly, or with too few chips, may only call.'),
  common('X.3-03', 'X.3.c', 'Who calls with too few chips may only complete the call.'),
  common(
    'X.3-04',
    'X.3.d',
    'A chip that is too large is a call and the rest goes back; with no bet before it, it is bet whole.',
  ),
  common(
    'X.3-05',
    'X.3.e',
    'At the limit of the pot a chip that is too large is a bet of the most that is allowed.',
  ),
  common('X.3-06', 'X.3.f', 'Who shows his cards by mistake plays on.'),
  common(
    'X.3-07',
    'X.3.g L5799-5806',
    'A bet out of turn counts; its player may not raise, and may take it back only where somebody raised in between.',
  ),
  common('X.3-10', 'X.3.j', 'Who is passed over must say so at once, or has checked.'),
];

export const COMMON_ERRORS: Readonly<Record<string, HandError>> = Object.fromEntries(
  [...ANNULLING, ...STANDING.map((rule) => error(rule, 'stands'))].map((one) => [one.rule.id, one]),
);

export const appliedErrors = (
  errors: Readonly<Record<string, HandError>>,
  voids: Readonly<Record<string, VoidedHandRule>>,
): readonly Rule[] => [
  ...Object.values(errors)
    .filter(({ effect }) => effect !== 'stands' && effect !== 'plays-for-less')
    .map(({ rule }) => rule),
  ...Object.values(voids).map(({ rule }) => rule),
];
