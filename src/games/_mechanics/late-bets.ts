import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { Type } from 'typebox';
import type { PlacedBet, Round } from '../round';
import { breach, type Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';

export const LATE_OPTION = {
  late: Type.Optional(Type.Boolean({ description: 'placed after "no va más"' })),
};

/** Whether a bet was placed after the call, or undefined if its options say what no option says. */
export function isLate(options: unknown): boolean | undefined {
  if (options === undefined) return false;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const { late } = options as Readonly<Record<string, unknown>>;
  return late === undefined || typeof late === 'boolean' ? late === true : undefined;
}

/**
 * A late bet is to be given back; that it is reported at all is no breach, that it was settled is. Where a bet may be
 * refused for other reasons, `rule` is that by which it is late.
 */
export function checkLateBets({ bets }: Round, settlement: Settlement, rule?: Rule): readonly Finding[] {
  const findings: Finding[] = [];
  settlement.bets.forEach((bet, index) => {
    const isLateBet = bet.fate === 'not-accepted' && (rule === undefined || bet.rules.includes(rule));
    if (isLateBet) findings.push(lateBet(bet, bets[index]));
  });
  return findings;
}

function lateBet({ betId, rules }: BetSettlement, reported: PlacedBet | undefined): Finding {
  const { paid = 0n, taken = 0n } = reported ?? {};
  const wasSettled = paid > 0n || taken > 0n;
  return breach(rules[0]!, {
    code: 'late-bet',
    as: wasSettled ? 'violation' : 'information',
    expected: said`a bet made before "no va más", or given back`,
    found: wasSettled ? said`made after it, and settled` : said`made after it`,
    betIds: [betId],
  });
}
