import { type BankerDeposit, type BankLife, depositOf, EMPTY_TENURE } from '../bank-life';
import type { BankReport } from '../bank-reports';

export function deposit(life: BankLife, report: Extract<BankReport, { kind: 'deposited' }>): BankLife {
  const { banker, amount, means, bank, mode } = report;
  const known = depositOf(life, banker);
  const paidIn = withDeposit(life, {
    banker,
    available: known.available + (means === 'guarantee' ? 0n : amount),
    guaranteed: known.guaranteed + (means === 'guarantee' ? amount : 0n),
    first: known.first === 0n ? amount : known.first,
    last: amount,
  });
  if (bank === undefined || life.tenure !== undefined) return paidIn;
  return { ...paidIn, tenure: { ...EMPTY_TENURE, bank, banker, mode, initial: amount } };
}

export function putInPlay(life: BankLife, report: Extract<BankReport, { kind: 'put-in-play' }>): BankLife {
  const { bank, banker, amount } = report;
  const known = depositOf(life, banker);
  const tenure = life.tenure?.bank === bank ? life.tenure : { ...EMPTY_TENURE, bank, banker };
  return {
    ...withDeposit(life, { ...known, available: atLeastNothing(known.available - amount) }),
    tenure: {
      ...tenure,
      initial: tenure.initial === 0n ? amount : tenure.initial,
      putUp: tenure.putUp + amount,
      inPlay: tenure.inPlay + amount,
    },
  };
}

/** A deposit is paid back, or a guarantee released: with all of it the tenure is over, and the next has its own. */
export function returnDeposit(
  life: BankLife,
  { banker, amount }: Extract<BankReport, { kind: 'deposit-returned' }>,
): BankLife {
  const { available, guaranteed, ...known } = depositOf(life, banker);
  const left = atLeastNothing(available + guaranteed - amount);
  if (left === 0n) return { ...life, deposits: life.deposits.filter((each) => each.banker !== banker) };
  const stillPaidIn = atLeastNothing(available - amount);
  return withDeposit(life, { ...known, available: stillPaidIn, guaranteed: left - stillPaidIn });
}

export function payIn(life: BankLife, banker: string, amount: bigint): BankLife {
  const known = depositOf(life, banker);
  return withDeposit(life, { ...known, available: known.available + amount });
}

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

const withDeposit = (life: BankLife, made: BankerDeposit): BankLife => ({
  ...life,
  deposits: [...life.deposits.filter(({ banker }) => banker !== made.banker), made],
});
