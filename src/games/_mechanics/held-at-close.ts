import type { HeldBet, TableState } from '../round';
import { breach, type Rule, type RuleFinding } from '../rule';
import { money } from '../wording';

/** Bets that still lie on the cloth when a session ends; the rule is that by which each should have ended before. */
export const checkNothingHeld = (
  { held }: TableState,
  { rule, currency }: { readonly rule: (bet: HeldBet) => Rule; readonly currency: string },
): readonly RuleFinding[] =>
  held.map((bet) =>
    breach(rule(bet), {
      code: 'held-bet-at-close',
      severity: 'violation',
      expected: 'no bet held when the session ends',
      found: `${money(bet.stake, currency)} held on ${bet.type}`,
      betIds: [bet.betId],
    }),
  );
