import type { Minor } from '../../kernel/money';
import { breach, type RuleFinding } from '../rule';
import { money } from '../wording';
import type { CirclePokerFacts } from './circle-poker-facts';
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

/** Who is said to be all-in and has chips left: he may not call for less than the bet. */
export function checkLastChips(
  { rules }: CirclePokerFacts,
  hand: ReportedHand,
  currency: string,
): readonly RuleFinding[] {
  const wrong = withLeft(hand).filter(({ action, left }) => action.allIn && left !== undefined && left > 0n);
  if (wrong.length === 0) return [];
  return [
    breach(rules.sidePots, {
      code: 'all-in-with-chips-left',
      severity: 'violation',
      expected: 'the last chips of who is all-in',
      found: wrong
        .map(({ action: { seat }, left }) => `${money(left!, currency)} left of seat ${seat}`)
        .join(', '),
    }),
  ];
}

/** Every action with what its seat had left after it; undefined where its stack is not known. */
function withLeft({
  seated,
  actions,
}: ReportedHand): readonly { readonly action: HandAction; readonly left: Minor | undefined }[] {
  const left = new Map(seated.map(({ seat, stack }) => [seat, stack]));
  return actions.map((action) => {
    const before = left.get(action.seat);
    const moved = action.action === 'uncalled-returned' ? -action.amount : action.amount;
    const after = before === undefined ? undefined : before - moved;
    left.set(action.seat, after);
    return { action, left: after };
  });
}
