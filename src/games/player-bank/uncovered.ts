import type { CoupOfBank, Tenure, VoidedCoup } from '../bank-life';

/** Adds what a coup left uncovered, by its coup, so that a void takes back its own. */
export function withUncovered(
  { uncovered, uncoveredIn = [] }: Tenure,
  { shoeNo, coupNo }: CoupOfBank,
  amount: bigint,
): Pick<Tenure, 'uncovered' | 'uncoveredIn'> {
  const all = { uncovered: uncovered + amount };
  return amount === 0n || coupNo === undefined
    ? all
    : { ...all, uncoveredIn: [...uncoveredIn, { shoeNo, coupNo, amount }] };
}

/** Takes back what a void coup left uncovered; that of the coups before and after it stays. */
export function withoutUncovered(
  { uncovered, uncoveredIn = [] }: Tenure,
  coup: VoidedCoup['coup'],
): Pick<Tenure, 'uncovered' | 'uncoveredIn'> {
  const own = uncoveredIn.findLast(({ shoeNo, coupNo }) => shoeNo === coup?.shoeNo && coupNo === coup.coupNo);
  if (own === undefined) return { uncovered };
  return { uncovered: uncovered - own.amount, uncoveredIn: uncoveredIn.filter((each) => each !== own) };
}
