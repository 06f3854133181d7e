import type { Rate } from '../../kernel/rate';

/** What the house takes of the net gain of a player's bank in a coup, and where that stands. */
export interface CommissionRule {
  readonly rate: Rate;
  readonly ruleId: string;
  readonly citation: string;
}

const CHEMIN_DE_FER: CommissionRule = {
  rate: { numerator: 5n, denominator: 100n },
  ruleId: '1.1.8.A-V.17-01',
  citation: 'epígrafe 1.1.8.A: 5 % of what the banker wins in each coup',
};

const LIMITED_BANK: CommissionRule = {
  rate: { numerator: 2n, denominator: 100n },
  ruleId: '1.1.8.B-V.10-01',
  citation: 'epígrafe 1.1.8.B, V.10: 2 % of what the banker of a limited bank wins in each coup',
};

const FREE_BANK: CommissionRule = {
  rate: { numerator: 5n, denominator: 400n },
  ruleId: '1.1.8.B-V.10-01',
  citation: 'epígrafe 1.1.8.B, V.10: 1.25 % of what the banker of a free bank wins in each coup',
};

/** The rule for a game and the mode of its bank; undefined for a game that has none. */
export function commissionRuleOf(
  game: string | undefined,
  mode: string | undefined,
): CommissionRule | undefined {
  if (game === 'chemin-de-fer') return CHEMIN_DE_FER;
  if (game === 'baccarat-two-tableaux') return mode === 'free' ? FREE_BANK : LIMITED_BANK;
  return undefined;
}
