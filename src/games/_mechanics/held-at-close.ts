import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { HeldBet, TableState } from '../round';
import { breach, type Rule } from '../rule';
import { money } from '../wording';

/** Bets that still lie on the cloth when a session ends; the rule is that by which each should have ended before. */
export const checkNothingHeld = (
  { held }: TableState,
  { rule, currency }: { readonly rule: (bet: HeldBet) => Rule; readonly currency: string },
): readonly Finding[] =>
  held.map((bet) =>
    breach(rule(bet), {
      code: 'held-bet-at-close',
      expected: said`no bet held when the session ends`,
      found: said`${money(bet.stake, currency)} held on ${bet.type}`,
      betIds: [bet.betId],
    }),
  );
