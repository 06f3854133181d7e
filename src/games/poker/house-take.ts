import type { Minor } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';
import { type RoundingMode, roundAmount } from '../../kernel/rounding';
import type { Setting } from '../game-rules';
import type { PokerFacts } from './poker-facts';

/** What the house takes of an amount at a rate, rounded as the casino answers OP2-01; in minor units. */
export function houseTake(
  { regulated }: Pick<PokerFacts, 'regulated'>,
  { amount, rate: { numerator, denominator } }: { readonly amount: Minor; readonly rate: Rational },
  { answers, terms }: Setting,
): Minor {
  const rounding = regulated === undefined ? 'house-down-to-cent' : answers['OP2-01'];
  const mode: RoundingMode = rounding === 'half-up-to-cent' ? 'half-up' : 'floor';
  const unit = rounding === 'rake-down-to-chip' ? (terms?.step ?? 1n) : 1n;
  return roundAmount({ numerator: amount * numerator, denominator }, { mode, unit });
}
