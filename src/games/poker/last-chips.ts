import type { Finding } from '../../finding-catalogue/finding';
import { listed, said } from '../../finding-catalogue/said';
import { type Minor, sumMinor } from '../../kernel/money';
import { breach } from '../rule';
import { money } from '../wording';
import type { PokerFacts } from './poker-facts';
import type { HandAction, ReportedHand } from './reported-hand';

/**
 * The hand with `allIn` where the stacks tell it: of who has put in all that he had, said or not, and not of who has
 * chips left. Where a stack is not known, or less than was put in, what was said stands.
 */
export const asStacksTell = (hand: ReportedHand): ReportedHand => ({
  ...hand,
  actions: withLeft(hand).map(({ action, left }) =>
    left === undefined || left < 0n || action.amount === 0n ? action : { ...action, allIn: left === 0n },
  ),
});

/** Nobody puts in more than he has before him, in minor units. */
export function checkStacks({ rules }: PokerFacts, hand: ReportedHand, currency: string): readonly Finding[] {
  return hand.seated.flatMap(({ seat, stack }) => {
    const putIn = -sumMinor(hand.actions.filter((action) => action.seat === seat).map(movedOf));
    if (stack === undefined || putIn <= stack) return [];
    return [
      breach(rules.ownChips, {
        code: 'stack-exceeded',
        expected: said`at most ${money(stack, currency)} from seat ${seat}`,
        found: money(putIn, currency),
      }),
    ];
  });
}

export function checkLastChips(
  { rules }: PokerFacts,
  hand: ReportedHand,
  currency: string,
): readonly Finding[] {
  const wrong = withLeft(hand).filter(({ action, left }) => action.allIn && left !== undefined && left > 0n);
  if (wrong.length === 0) return [];
  return [
    breach(rules.sidePots, {
      code: 'all-in-with-chips-left',
      expected: said`the last chips of who is all-in`,
      found: listed(
        wrong.map(({ action: { seat }, left }) => said`${money(left!, currency)} left of seat ${seat}`),
      ),
    }),
  ];
}

/** Every action with what its seat had left after it; undefined if its stack is not known. */
function withLeft({
  seated,
  actions,
}: ReportedHand): readonly { readonly action: HandAction; readonly left: Minor | undefined }[] {
  const left = new Map(seated.map(({ seat, stack }) => [seat, stack]));
  return actions.map((action) => {
    const before = left.get(action.seat);
    const after = before === undefined ? undefined : before + movedOf(action);
    left.set(action.seat, after);
    return { action, left: after };
  });
}

const movedOf = ({ action, amount }: HandAction): Minor =>
  action === 'uncalled-returned' ? amount : -amount;
