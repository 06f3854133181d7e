import { RULEBOOKS } from '../../../src/games/rules-in-force';
import type { UncheckableRule } from '../../../src/games/rule';

/**
 * The kinds of reasons for which no record can show whether a rule is kept, by the words with which each reason begins.
 * That something is not reported is no reason: an event or a field could report it.
 */
export const UNCHECKABLE_KINDS = {
  'conduct at the table':
    'a gesture, a word or their order: it is over when the round is reported, and changes no bet, card, seat or payment',
  'procedure of the deal': 'how cards come, are burnt or put back, before they lie as the hand states them',
  'a permission': 'what players, supervisors or the direction may do: nothing can breach it',
  'a definition': 'what a word means, or what the game is',
  'a reference': 'to other rules, which are applied or listed themselves',
  'contained in': 'another rule, which is applied',
  'part of the settlement': 'bets, hands and pots are evaluated by it: what differs is found there',
  'build of the equipment':
    'the authority approves tables, cloths, wheels, dice and shoes; no fact of a night changes them',
} as const;

/** Words of a reason that is none. */
const NOT_TOLD =
  /\bno (event|field)\b|\bnot (reported|recorded|captured)\b|\bdo(es)? not report\b|\bnothing reports\b/;

/** The kind of the reason; undefined if it begins as no kind does, or only says that nothing reports it. */
export const uncheckableKind = (reason: string): string | undefined =>
  NOT_TOLD.test(reason)
    ? undefined
    : Object.keys(UNCHECKABLE_KINDS).find((opening) => new RegExp(`^${opening}(?=$|[ ,:;])`).test(reason));

/** Every rule of a rulebook that no record can show to be kept, once. */
export const uncheckableRules = (): readonly UncheckableRule[] => [
  ...new Map(
    RULEBOOKS.flatMap(({ register, rules }) => [
      register,
      ...Object.values(rules).map((each) => each.register),
    ])
      .flatMap(({ notCheckable }) => notCheckable)
      .map((rule) => [rule.id, rule] as const),
  ).values(),
];
