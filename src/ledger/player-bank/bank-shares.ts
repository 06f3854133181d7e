import { type BankPlace, findBank, type PlayerBank, sharesOf } from './player-bank.state';
import { divideGain, divideLoss, type Share } from './pro-rata.state';
import type { Answers } from '../../games/open-points';
import { type Minor, sumMinor } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { owedToMember } from '../_core/rules/bank-lines';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import { SUSPENSE } from '../_core/suspense';

export interface BankAmount {
  readonly bank: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly table: string | undefined;
  readonly place?: BankPlace;
  readonly first?: string;
  readonly oddCents: Answers['OP1-22'];
}

export function giveToBank(gain: BankAmount, banks: readonly PlayerBank[]): EntryLine[] {
  const { bank, amount, currency, place = 'in-play', oddCents } = gain;
  const known = findBank(banks, bank);
  if (known === undefined) return unexplained(gain, -amount, SUSPENSE.unknownBank);
  const parts = divideGain(amount, sharesOf(known, place), { banker: known.banker, oddCents });
  return parts.flatMap(({ member, share }) => owedToMember({ bank, member, place, amount: share }, currency));
}

/** The debits of what comes out of a bank, in proportion; what its members do not have stands at the variance. */
export function takeFromBank(loss: BankAmount, banks: readonly PlayerBank[]): EntryLine[] {
  const { bank, amount, currency, place = 'in-play', first, oddCents } = loss;
  const known = findBank(banks, bank);
  if (known === undefined) return unexplained(loss, amount, SUSPENSE.unknownBank);
  const shares = sharesOf(known, place);
  const division = { banker: known.banker, oddCents };
  const alone = divideLoss(
    amount,
    shares.filter(({ member }) => member === first),
    division,
  );
  const rest = amount - total(alone);
  const others = divideLoss(
    rest,
    shares.filter(({ member }) => member !== first),
    division,
  );
  const parts = [...alone, ...others];
  return [
    ...parts.flatMap(({ member, share }) => owedToMember({ bank, member, place, amount: -share }, currency)),
    ...unexplained(loss, amount - total(parts), SUSPENSE.notCovered),
  ];
}

const total = (parts: readonly Share[]): Minor => sumMinor(parts.map(({ share }) => share));

const unexplained = ({ table, currency }: BankAmount, amount: Minor, ruleId: string): EntryLine[] =>
  signedLine(varianceOf('custody', table), amount, currency, { basis: 'derived', ruleId });
