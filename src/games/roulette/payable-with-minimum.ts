import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { rational, type Rational } from '../../kernel/rational';
import type { Setting } from '../game-rules';
import { breach, type Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';
import type { RouletteTable } from './spin';

/**
 * Stakes whose winnings are no multiple of the table's minimum, so that its chips cannot pay them; and, as the casino
 * answers, halves that a zero gives back (OP1-05b).
 */
export function checkPayable(
  { facts, bets }: RouletteTable,
  settlement: Settlement,
  { terms, answers, currency }: Setting,
): readonly Finding[] {
  const rule = facts.payableWithMinimum;
  if (rule === undefined || terms === undefined || terms.minimum <= 0n) return [];
  const { minimum } = terms;
  const isPayable = (stake: bigint, { numerator, denominator }: Rational): boolean =>
    (stake * numerator) % (denominator * minimum) === 0n;
  const halves = answers['OP1-05b'] === 'halves-too' ? 'violation' : 'advisory';
  return settlement.bets.flatMap((bet) => {
    const pays = bets.get(bet.type)?.bet.pays;
    if (pays === undefined || bet.fate === 'not-judged' || bet.fate === 'not-accepted') return [];
    if (!isPayable(bet.stake, pays)) return [notPayable(rule, 'violation', bet, { minimum, currency })];
    const isHalved = bet.fate === 'part-back' && !isPayable(bet.stake, rational(1n, 2n));
    return isHalved ? [notPayable(rule, halves, bet, { minimum, currency })] : [];
  });
}

const notPayable = (
  rule: Rule,
  as: 'violation' | 'advisory',
  { betId, type, stake, fate }: BetSettlement,
  { minimum, currency }: { readonly minimum: bigint; readonly currency: string },
): Finding =>
  breach(rule, {
    code: 'not-payable-with-minimum',
    as,
    expected: said`${fate === 'part-back' ? said`a half` : said`winnings`} in multiples of ${money(minimum, currency)}`,
    found: said`${money(stake, currency)} on ${type}`,
    betIds: [betId],
  });
