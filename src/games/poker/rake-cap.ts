import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';
import type { Setting } from '../game-rules';
import { breach } from '../rule';
import type { ReturnedBet, Settlement } from '../settlement';
import { money, percentage } from '../wording';
import { announcedShare } from './announced-terms';
import type { PokerFacts } from './poker-facts';
import { houseTake } from './house-take';
import type { ReportedHand } from './reported-hand';

export interface SettledHand {
  readonly hand: ReportedHand;
  readonly settlement: Settlement;
}

/**
 * The rake against its cap, what was announced, and what the table says is due, the gravest first; the first two count
 * what the seats put into this hand and did not get back.
 */
export function checkRake(facts: PokerFacts, settled: SettledHand, setting: Setting): readonly Finding[] {
  const { hand } = settled;
  const parts = raked(facts, settled, setting);
  const mostAt = (rate: Rational): Minor =>
    sumMinor(parts.map((amount) => houseTake(facts, { amount, rate }, setting)));
  const announced = facts.regulated && announcedShare(setting.terms, 'rake')?.rate;
  const isAboveCap = hand.rake > mostAt(facts.rakeCap);
  const rate = isAboveCap ? facts.rakeCap : announced;
  if (rate === undefined || hand.rake <= mostAt(rate)) return checkDue(facts, hand, setting.currency);
  const of = money(sumMinor(parts), setting.currency);
  return [
    breach(facts.rules.rake, {
      code: isAboveCap ? 'rake-above-cap' : 'rake-above-announced',
      expected: said`at most ${money(mostAt(rate), setting.currency)}, ${percentage(rate)} of ${of}`,
      found: money(hand.rake, setting.currency),
    }),
  ];
}

function checkDue(
  { rules }: PokerFacts,
  { rake, rakeDue }: ReportedHand,
  currency: string,
): readonly Finding[] {
  if (rakeDue === undefined || rake <= rakeDue) return [];
  return [
    breach(rules.rake, {
      code: 'rake-above-due',
      expected: said`at most ${money(rakeDue, currency)}`,
      found: money(rake, currency),
    }),
  ];
}

/** The amounts that a rake is taken of: the hand as a whole, or pot by pot. */
function raked(
  { regulated, common }: PokerFacts,
  { hand, settlement: { pots = [], uncalled = [] } }: SettledHand,
  { answers }: Setting,
): readonly Minor[] {
  const inPots = sumMinor(pots.map(({ amount }) => amount));
  const contributed = inPots - hand.carriedIn;
  if (regulated === undefined) return [contributed];
  // Where pots are carried over, nobody was paid and no rake taken: it is taken of all with the hand that is won.
  if (regulated.opening !== undefined) return [inPots - sumMinor(pots.map(({ carriedOut }) => carriedOut))];
  const endedWithoutBoard = common > 0 && hand.boards.every((board) => board.length === 0);
  if (answers['OP2-02'] === 'none-without-board' && endedWithoutBoard) return [];
  const returned = answers['OP2-02'] === 'included' ? uncalledOf(hand, uncalled) : 0n;
  if (answers['OP2-03'] === 'of-the-total' || pots.length < 2) return [contributed + returned];
  return pots.map(({ amount }, index) => (index === 0 ? amount - hand.carriedIn + returned : amount));
}

/** Of what went back the bet that nobody called: it lies in no pot, as the stake of an annulled hand does not, either. */
const uncalledOf = (hand: ReportedHand, returned: readonly ReturnedBet[]): Minor => {
  const annulled = new Set(hand.errors.map(({ seat }) => seat));
  return sumMinor(returned.filter(({ seat }) => !annulled.has(seat)).map(({ amount }) => amount));
};
