import { type Minor, sumMinor } from '../../kernel/money';
import { type RoundingMode, roundAmount } from '../../kernel/rounding';
import type { Setting } from '../game-rules';
import { breach, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import { money, percentage } from '../wording';
import type { CirclePokerFacts } from './circle-poker-facts';
import type { ReportedHand } from './reported-hand';

/** A hand that could be read, and what the rules make of it. */
export interface SettledHand {
  readonly hand: ReportedHand;
  readonly settlement: Settlement;
}

/** The rake against its cap, which counts what the seats put into this hand and did not get back. */
export function checkRake(
  facts: CirclePokerFacts,
  settled: SettledHand,
  setting: Setting,
): readonly RuleFinding[] {
  const { hand } = settled;
  const parts = raked(facts, settled, setting);
  const most = sumMinor(parts.map((amount) => capOf(facts, amount, setting)));
  if (hand.rake <= most) return [];
  const of = money(sumMinor(parts), setting.currency);
  return [
    breach(facts.rules.rake, {
      code: 'rake-above-cap',
      severity: 'violation',
      expected: `at most ${money(most, setting.currency)}, ${percentage(facts.rakeCap)} of ${of}`,
      found: money(hand.rake, setting.currency),
    }),
  ];
}

/** The amounts that a rake is taken of: the hand as a whole, or pot by pot. */
function raked(
  { regulated }: CirclePokerFacts,
  { hand, settlement: { pots = [], uncalled = [] } }: SettledHand,
  { answers }: Setting,
): readonly Minor[] {
  const inPots = sumMinor(pots.map(({ amount }) => amount));
  const contributed = inPots - hand.carriedIn;
  if (regulated === undefined) return [contributed];
  // Where pots are carried over, nobody was paid and no rake taken: it is taken of all with the hand that is won.
  if (regulated.opening !== undefined) return [inPots - sumMinor(pots.map(({ carriedOut }) => carriedOut))];
  if (answers['OP2-02'] === 'none-without-board' && hand.boards.length === 0) return [];
  const returned = answers['OP2-02'] === 'included' ? sumMinor(uncalled.map(({ amount }) => amount)) : 0n;
  if (answers['OP2-03'] === 'of-the-total' || pots.length < 2) return [contributed + returned];
  return pots.map(({ amount }, index) => (index === 0 ? amount - hand.carriedIn + returned : amount));
}

function capOf({ rakeCap, regulated }: CirclePokerFacts, amount: Minor, { answers, terms }: Setting): Minor {
  const { numerator, denominator } = rakeCap;
  const rounding = regulated === undefined ? 'house-down-to-cent' : answers['OP2-01'];
  const mode: RoundingMode = rounding === 'half-up-to-cent' ? 'half-up' : 'floor';
  const unit = rounding === 'rake-down-to-chip' ? (terms?.step ?? 1n) : 1n;
  return roundAmount({ numerator: amount * numerator, denominator }, { mode, unit });
}
