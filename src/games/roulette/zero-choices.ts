import type { Finding } from '../../finding-catalogue/finding';
import { checkPrisonChoices } from '../_mechanics/prison-choices';
import type { Round } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import { numberOf, optionsOf } from './reported-spin';
import type { RouletteTable } from './spin';

/** On zero: choices that nobody stated, and withdrawals of what is held below the minimum. */
export function checkZeroChoices(
  table: RouletteTable,
  settled: { readonly round: Round; readonly settlement: Settlement },
  currency: string,
): readonly Finding[] {
  const { facts } = table;
  if (facts.onZero !== 'prison' || numberOf(settled.round.outcome) !== 0) return [];
  const asked = {
    rules: facts.rules,
    option: 'onZero',
    choiceOf: (options: unknown) => optionsOf(options, facts)?.onZero,
    hasChoice: (bet: BetSettlement) => hasChoice(bet, table),
  };
  return checkPrisonChoices(settled, asked, currency);
}

const hasChoice = ({ type, fate }: BetSettlement, { bets }: RouletteTable): boolean =>
  bets.get(type)?.bet.isSimple === true && fate !== 'not-judged' && fate !== 'not-accepted';
