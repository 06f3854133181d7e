import { type BankPlace, findBank, type PlayerBank, sharesOf } from './player-bank.state';
import { divideGain, divideLoss, type Share } from './pro-rata.state';
import type { Answers } from '../../games/open-points';
import { type Minor, sumMinor } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { owedToMember } from '../_core/rules/bank-lines';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import { SURPRISE } from '../_core/surprises';

/** An amount that goes into a bank, or comes out of it. */
export interface BankAmount {
  readonly bank: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly table: string | undefined;
  /** In play where not given. */
  readonly place?: BankPlace;
  /** Bears it alone as far as his part goes, before the others. */
  readonly first?: string;
  /** Who has the cents that do not divide. */
  readonly oddCents: Answers['OP1-22'];
}

/** The credits of what a bank gains, in proportion to the parts of its members. */
export function giveToBank(gain: BankAmount, banks: readonly PlayerBank[]): EntryLine[] {
  const { bank, amount, currency, place = 'in-play', oddCents } = gain;
  const known = findBank(banks, bank);
  if (known === undefined) return unexplained(gain, -amount, SURPRISE.unknownBank);
  const parts = divideGain(amount, sharesOf(known, place), { banker: known.banker, oddCents });
  return parts.flatMap(({ member, share }) => owedToMember({ bank, member, place, amount: share }, currency));
}

/** The debits of what comes out of a bank, in proportion; what its members do not have stands at the variance. */
export function takeFromBank(loss: BankAmount, banks: readonly PlayerBank[]): EntryLine[] {
  const { bank, amount, currency, place = 'in-play', first, oddCents } = loss;
  const known = findBank(banks, bank);
  if (known === undefined) return unexplained(loss, amount, SURPRISE.unknownBank);
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
    ...unexplained(loss, amount - total(parts), SURPRISE.notCovered),
  ];
}

const total = (parts: readonly Share[]): Minor => sumMinor(parts.map(({ share }) => share));

const unexplained = ({ table, currency }: BankAmount, amount: Minor, ruleId: string): EntryLine[] =>
  signedLine(varianceOf('custody', table), amount, currency, { basis: 'derived', ruleId });
