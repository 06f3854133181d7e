import { heldFromBefore } from '../_mechanics/stake-limits';
import type { PlacedBet, Round } from '../round';
import { breach, type Rule, type RuleFinding } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';
import { numberOf, optionsOf } from './reported-spin';
import type { RouletteTable } from './spin';

/** On zero: choices that nobody stated, and withdrawals of what is held below the minimum. */
export function checkZeroChoices(
  table: RouletteTable,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  currency: string,
): readonly RuleFinding[] {
  const { rules, onZero } = table.facts;
  if (onZero !== 'prison' || round.lastOfSession === true || numberOf(round.outcome) !== 0) return [];
  const wasHeld = heldFromBefore(round);
  return settlement.bets.flatMap((bet, index) => {
    const placed = round.bets[index];
    if (placed === undefined || !hasChoice(bet, table)) return [];
    const choice = optionsOf(placed.options, table.facts)?.onZero;
    if (bet.rules.includes(rules.belowMinimum)) {
      const isBarred = choice === 'withdraw' && bet.fate === 'held' && wasHeld(bet, index);
      return isBarred ? [notAvailable(rules.belowMinimum, bet, currency)] : [];
    }
    return choice === undefined ? [notStated(rules.zero, placed)] : [];
  });
}

const hasChoice = ({ type, fate }: BetSettlement, { bets }: RouletteTable): boolean =>
  bets.get(type)?.bet.isSimple === true && fate !== 'not-judged' && fate !== 'not-accepted';

const notStated = (rule: Rule, { betId }: PlacedBet): RuleFinding =>
  breach(rule, {
    code: 'choice-not-stated',
    severity: 'advisory',
    expected: 'options.onZero: leave or withdraw',
    found: 'nothing; what the table took tells the choice',
    betIds: [betId],
  });

const notAvailable = (rule: Rule, { betId, held }: BetSettlement, currency: string): RuleFinding =>
  breach(rule, {
    code: 'withdrawal-not-available',
    severity: 'violation',
    expected: `${money(held, currency)} stays until another number comes`,
    found: 'withdrawn',
    betIds: [betId],
  });
