import type { CasinoBooks } from '../casino/casino-books.state';
import { authorisedOn, rulesOn } from '../_core/rules/rules-at-table';
import type { BankMode } from '../../games/round';
import { type Commission, resultOf, type Settlement } from '../../games/settlement';
import type { Minor } from '../../kernel/money';
import { asFraction, rational, type Rational } from '../../kernel/rational';
import { type CommissionOfCoup, type CoupByRules, type CoveredBet } from './coup-of-statement';

/** The settlement of a coup as a row keeps it; amounts as texts of minor units. */
export interface SettledCoup {
  readonly complete: boolean;
  readonly result: string;
  readonly bets: readonly KeptBet[];
  readonly commission?: { readonly amount: string; readonly exact?: string; readonly rule: string };
}

type KeptBet = Omit<CoveredBet, 'covered' | 'paid' | 'taken' | 'onCloths'> & {
  readonly covered: string;
  readonly paid: string;
  readonly taken: string;
  readonly onCloths?: readonly { readonly tableau: 1 | 2; readonly covered: string }[];
};

export function settledCoup(settlement: Settlement): SettledCoup {
  const commission = settlement.commissions.find(({ name }) => name === 'bank');
  return {
    complete: settlement.complete,
    result: resultOf(settlement).toString(),
    bets: settlement.bets.map(({ betId, covered = 0n, paid, taken, onCloths }) => ({
      betId,
      covered: covered.toString(),
      paid: paid.toString(),
      taken: taken.toString(),
      ...(onCloths === undefined
        ? {}
        : { onCloths: onCloths.map((on) => ({ tableau: on.tableau, covered: on.covered.toString() })) }),
    })),
    ...(commission === undefined
      ? {}
      : {
          commission: {
            amount: commission.amount.toString(),
            ...(commission.rounded === undefined ? {} : { exact: asFraction(commission.rounded.exact) }),
            rule: commission.rule.id,
          },
        }),
  };
}

/** A coup with what is known beside its settlement. */
export interface CoupAtTable {
  /** As its settlement was kept; undefined if the rules could not be applied. */
  readonly settled: SettledCoup | undefined;
  /** The game of the opening; undefined if it was not reported. */
  readonly game: string | undefined;
  readonly table: string;
  readonly day: string;
  readonly mode: BankMode | undefined;
  readonly gain: Minor;
  readonly books: CasinoBooks;
}

/** What the rules in force at a table say about a coup; undefined if the game is not known, or has no rules that day. */
export function coupByRules({
  settled,
  game,
  table,
  day,
  mode,
  gain,
  books,
}: CoupAtTable): CoupByRules | undefined {
  const played = game ?? authorisedOn(day, table, books)?.game;
  const found = played === undefined ? undefined : rulesOn(day, played, { books });
  if (found?.ok !== true) return undefined;
  const { rules, setting } = found.value;
  return {
    bets: settled?.complete === true ? settled.bets.map(coveredBet) : undefined,
    garage: rules.mandatoryGarage,
    uncoveredStays: setting.answers['OP1-16'] === 'stays-in-garage',
    isFreeBank: mode === 'free',
    commission:
      commissionKept(settled, gain) ??
      commissionOf(rules.bankCommission?.(gain, { mode, answers: setting.answers })),
  };
}

const coveredBet = ({ betId, covered, paid, taken, onCloths }: SettledCoup['bets'][number]): CoveredBet => ({
  betId,
  covered: BigInt(covered),
  paid: BigInt(paid),
  taken: BigInt(taken),
  ...(onCloths === undefined
    ? {}
    : { onCloths: onCloths.map((on) => ({ tableau: on.tableau, covered: BigInt(on.covered) })) }),
});

/** The commission of the settlement, if its bets give the gain that was posted. */
function commissionKept(settled: SettledCoup | undefined, gain: Minor): CommissionOfCoup | undefined {
  if (settled?.commission === undefined || BigInt(settled.result) !== gain) return undefined;
  const { amount, exact, rule } = settled.commission;
  return {
    due: BigInt(amount),
    exact: exact === undefined ? rational(BigInt(amount)) : fraction(exact),
    rule,
  };
}

function fraction(text: string): Rational {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return rational(BigInt(numerator), BigInt(denominator));
}

const commissionOf = (commission: Commission | undefined): CommissionOfCoup | undefined =>
  commission && {
    due: commission.amount,
    exact: commission.rounded?.exact ?? rational(commission.amount),
    rule: commission.rule.id,
  };
