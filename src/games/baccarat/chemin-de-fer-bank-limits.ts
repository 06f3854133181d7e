import { type Finding, said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import type { BankLife } from '../bank-life';
import type { Setting } from '../game-rules';
import type { BankMode } from '../round';
import { atLeast, atMost, broken, FINE, bankModeNamed } from '../player-bank/bank-checks';
import { bankRules as RULES } from './chemin-de-fer.register.json';

const BANK_AT_MOST = 100n;
const GARAGE_ABOVE = 50n;

function baseOf({ terms, answers }: Setting): Minor | undefined {
  return answers['OP1-19'] === 'authorised-minimum' ? terms?.authorised?.minimum.from : terms?.minimum;
}

export const modeAt = ({ tenure }: BankLife, { terms }: Setting): BankMode =>
  tenure?.mode ?? terms?.bank ?? 'limited';

/** The maximum of a bank in minor units; undefined for an unlimited or a free one, or without terms. */
export function maximumOfBank(mode: BankMode, setting: Setting): Minor | undefined {
  const base = baseOf(setting);
  return mode === 'limited' && base !== undefined ? BANK_AT_MOST * base : undefined;
}

/** The part of an amount that a bank may have in play, in minor units; the rest is improper garage. */
export function ofABank(amount: Minor, mode: BankMode, setting: Setting): Minor {
  const most = maximumOfBank(mode, setting);
  return most !== undefined && most < amount ? most : amount;
}

/** Winnings above this amount, in minor units, may go into a voluntary garage; undefined without terms. */
export function garageThreshold(setting: Setting): Minor | undefined {
  const base = baseOf(setting);
  return base === undefined ? undefined : GARAGE_ABOVE * base;
}

/**
 * Checks the amount of a bank that is put up or raised, and that it is unlimited only where the table is authorised for
 * it.
 * @param wonBefore a continued or retaken bank may exceed the maximum up to the amount that it had reached
 */
export function checkBankAmount(
  amount: Minor,
  mode: BankMode,
  setting: Setting,
  wonBefore: Minor = 0n,
): readonly Finding[] {
  const { terms, currency } = setting;
  const most = maximumOfBank(mode, setting);
  const authorised = terms?.authorised;
  const mayBeUnlimited = authorised === undefined || authorised.unlimitedBank === true;
  // A table that opened for such banks without authorisation was found at its opening.
  const isOfTable = mode === terms?.bank;
  const unlimited =
    mode === 'limited' || mayBeUnlimited || isOfTable
      ? FINE
      : broken(
          RULES.unlimitedBank,
          'unlimited-bank-not-authorised',
          said('limited-bank'),
          said('one-that-is', { mode: bankModeNamed(mode) }),
        );
  return [
    ...atLeast(terms?.minimum, amount, { rule: RULES.bankMinimum, code: 'bank-below-minimum', currency }),
    ...atMost(most !== undefined && most < wonBefore ? wonBefore : most, amount, {
      rule: RULES.bankMaximum,
      code: 'bank-over-maximum',
      currency,
    }),
    ...unlimited,
  ];
}
