import { rational } from '../../kernel/rational';
import { STANDARD_RANKING } from '../_mechanics/hand-ranking';
import type { Rule, RuleRegister, UncheckableRule } from '../rule';
import type { PokerFacts, PokerRule } from './poker-facts';

const rule = (no: string, about: string, says: string): Rule => ({
  id: `INT-POKER-${no}`,
  citation: `INT-POKER, ${about}`,
  says,
});

const COMMON = {
  handReported: rule(
    '01',
    'the hand',
    'A hand is reported with its seats, its actions in order and the rake.',
  ),
  ranking: rule(
    '02',
    'ranking',
    'The standard order: royal flush, straight flush, four, full house, flush, straight, three, two pair, pair; the ace is high, or low in a straight; then every card counts in order.',
  ),
  deck: rule('03', 'the pack', 'It is played with one pack of 52 cards; each card is there once.'),
  uncalled: rule('06', 'uncalled bets', 'What nobody matched of a bet goes back before the pots are made.'),
  sidePots: rule(
    '07',
    'side pots',
    'Who is all-in can win from each other player as much as he put in; what lies above makes side pots. Folded bets stay in the pots they were put into, dead blinds and antes in the main pot.',
  ),
  showdown: rule('08', 'showdown', 'Who wants a pot, or a part of it, shows his cards.'),
  lastOneLeft: rule('09', 'showdown', 'Who alone is left in a pot takes it and need not show.'),
  split: rule('10', 'equal hands', 'Equal hands divide a pot evenly, each pot by itself, after the rake.'),
  oddUnit: rule(
    '11',
    'odd units',
    'Units that do not divide go one each to the winners, beginning left of the button; without a button as INT-01 is answered. Of two boards the first has the odd unit. The unit is the smallest chip, where the table names one, else a cent.',
  ),
  rake: rule(
    '12',
    'rake',
    'The house takes what it declares, at most 5 % of the money contributed to the hand.',
  ),
  rakeByPot: rule(
    '13',
    'rake',
    'The rake is taken from the pots as the table says; where it does not, each side pot bears its share rounded down and the main pot the rest.',
  ),
  ownChips: rule('17', 'betting', 'A player bets only the chips that he has before him.'),
} as const satisfies Readonly<Record<Exclude<PokerRule, 'cardsUsed' | 'limits'>, Rule>>;

const unchecked = (no: string, about: string, says: string, reason: string): UncheckableRule => ({
  ...rule(no, about, says),
  reason,
});

const LIMITS = unchecked(
  '05',
  'limits',
  'Bets are of a fixed limit, at the limit of the pot, or there is no limit.',
  'every limit there is may be played',
);

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  LIMITS,
  unchecked(
    '14',
    'forced bets',
    'The betting begins with blinds, or with antes and a bring-in, as the room decides.',
    'every forced bet is allowed, so that none can be wrong; all of them are counted into the pots',
  ),
  unchecked(
    '15',
    'opening',
    'Nobody needs certain cards to open the betting.',
    'a permission: no hand can break it',
  ),
  unchecked(
    '16',
    'betting',
    'Order and size of bets and raises are those of the room.',
    'the rulebook leaves them to the room, whose own terms are not reported',
  ),
];

/** What all games of the rulebook share; `cardsUsed` says which five cards of them make a hand. */
export const internationalPoker = (cardsUsed: string) => {
  const applied = { ...COMMON, cardsUsed: rule('04', 'the hand', cardsUsed) };
  const rules = { ...applied, limits: LIMITS };
  const register: RuleRegister = { applied: Object.values(applied), notCheckable: NOT_CHECKABLE };
  return {
    rules,
    register,
    openPoints: ['INT-01'],
    ranking: STANDARD_RANKING,
    limits: ['fixed', 'pot-limit', 'no-limit'],
    oddUnit: 'after-button',
    rakeCap: rational(5n, 100n),
  } as const satisfies Partial<PokerFacts>;
};
