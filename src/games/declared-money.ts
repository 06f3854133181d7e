import { type Finding, said } from '../finding-catalogue/finding';
import type { Minor } from '../kernel/money';
import type { PlacedBet, Round } from './round';
import { breach, type Rule } from './rule';
import { type BetSettlement, type Settlement, totalCommission } from './settlement';
import { money } from './wording';
import { betNamed } from './bet-names';

const TOTALS_OF_A_ROUND: Rule = {
  id: 'R1',
  citation: 'what happened is posted as declared; what the rules derive otherwise is a finding',
  citationEs:
    'lo ocurrido se asienta como se declara; lo que las reglas calculan de otro modo es una incidencia',
  says: 'The result of a round is what was taken less what was paid and deducted.',
};

/**
 * Findings where the table declared other payments, losses, deductions or a result than the rules derive. The declared
 * amounts are posted all the same (R1).
 */
export function compareWithDeclared(
  round: Round,
  settlement: Settlement,
  { game, currency }: { readonly game: string; readonly currency: string },
): readonly Finding[] {
  const findings: Finding[] = [];
  const isOpen = mayBeLessAnnounced(round, settlement);
  settlement.bets.forEach((bet, index) => {
    const declared = round.bets[index];
    if (declared === undefined || bet.fate === 'not-judged') return;
    if (differs(declared.paid, bet.paid)) {
      const asAdvisory = isOpen && isLessDeducted(declared.paid, bet);
      findings.push(
        betDiffers('paid-differs', bet, [bet.paid, declared.paid], { game, currency, asAdvisory }),
      );
    }
    if (differs(declared.taken, bet.taken)) {
      findings.push(betDiffers('taken-differs', bet, [bet.taken, declared.taken], { game, currency }));
    }
  });
  if (settlement.complete) findings.push(...totalsDiffer(round, settlement, currency));
  return findings;
}

const differs = (declared: Minor | undefined, derived: Minor): declared is Minor =>
  declared !== undefined && declared !== derived;

/**
 * Whether a rate below the maximum may have been announced: none is reported, and the payments show all that was kept.
 */
const mayBeLessAnnounced = ({ bets, declared }: Round, settlement: Settlement): boolean =>
  settlement.commissions[0]?.isRateAssumed === true &&
  (declared?.deduction ?? 0n) <= keptByTable({ bets }, settlement);

const isLessDeducted = (paid: Minor, bet: BetSettlement): boolean =>
  paid > bet.paid && paid <= bet.paid + bet.deducted;

interface Compared {
  readonly game: string;
  readonly currency: string;
  readonly asAdvisory?: boolean;
}

function betDiffers(
  code: 'paid-differs' | 'taken-differs',
  { betId, type, rules }: BetSettlement,
  [derived, declared]: readonly [Minor, Minor],
  { game, currency, asAdvisory = false }: Compared,
): Finding {
  const [expected, found] = [money(derived, currency), money(declared, currency)];
  return breach(rules.at(-1) ?? TOTALS_OF_A_ROUND, {
    code,
    ...(asAdvisory ? { as: 'advisory' } : {}),
    expected: said('on', { what: expected, on: betNamed(type, game) }),
    found,
    betIds: [betId],
  });
}

/** A wrong deduction is one finding: a result that differs by the deduction alone is none. */
function totalsDiffer({ declared = {}, bets }: Round, settlement: Settlement, currency: string): Finding[] {
  const kept = declared.deduction ?? keptByTable({ bets, declared }, settlement);
  const deduction = deductionDiffers(settlement, kept, currency);
  const result = resultAsPaid(bets, settlement, kept);
  const asDue = deduction.length === 0 ? result : resultAsPaid(bets, settlement, totalCommission(settlement));
  if (!differs(declared.result, result) || !differs(declared.result, asDue)) return deduction;
  return [
    breach(TOTALS_OF_A_ROUND, {
      code: 'result-differs',
      expected: money(result, currency),
      found: money(declared.result, currency),
    }),
    ...deduction,
  ];
}

/** A deduction other than the rules derive; an advisory where a lower rate may have been announced. */
function deductionDiffers(settlement: Settlement, kept: Minor, currency: string): Finding[] {
  const due = totalCommission(settlement);
  const [first] = settlement.commissions;
  if (kept === due) return [];
  const mayBeLess = first?.isRateAssumed === true && kept < due;
  return [
    breach(first?.rule ?? TOTALS_OF_A_ROUND, {
      code: 'deduction-differs',
      ...(mayBeLess ? { as: 'advisory' } : {}),
      expected: money(due, currency),
      found: money(kept, currency),
    }),
  ];
}

/**
 * The result by the declared payments and deduction, in minor units; by the rules for a bet that declares no money. A
 * wrong payment is a finding of its bet, and does not make the result wrong as well.
 */
function resultAsPaid(placed: readonly PlacedBet[], settlement: Settlement, kept: Minor): Minor {
  return settlement.bets.reduce(
    (result, { taken, paid }, index) => result + (declaredEffect(placed[index]) ?? taken - paid),
    -kept,
  );
}

/**
 * The deduction of a round whose report states no total of it, in minor units. It follows from the payments: nothing
 * was deducted from winnings that were paid in full. A bet that declares no money bears the deduction of the rules
 * (R1). Nothing was deducted where all bets declare their money and the declared result is their sum.
 */
export function keptByTable(
  { bets: placed, declared }: Pick<Round, 'bets' | 'declared'>,
  settlement: Settlement,
): Minor {
  const due = totalCommission(settlement);
  if (due === 0n || isSumOfBets(declared?.result, placed)) return 0n;
  return settlement.bets.reduce((kept, bet, index) => kept - bet.deducted + keptOf(bet, placed[index]), due);
}

const isSumOfBets = (result: Minor | undefined, placed: readonly PlacedBet[]): boolean =>
  result !== undefined &&
  placed.reduce<Minor | undefined>((left, bet) => {
    const effect = declaredEffect(bet);
    return left === undefined || effect === undefined ? undefined : left - effect;
  }, result) === 0n;

/** The unpaid part of winnings, or the part of a premium that was taken; at most what the rules deduct. */
function keptOf({ taken, paid, deducted }: BetSettlement, declared: PlacedBet | undefined): Minor {
  const effect = declaredEffect(declared);
  if (effect === undefined || effect === taken - paid) return deducted;
  const beforeDeduction = taken - paid - deducted;
  // A winning bet that was taken or returned had no winnings paid, so that nothing could be kept of them.
  if (beforeDeduction < 0n && effect >= 0n) return 0n;
  const missing = effect - beforeDeduction;
  if (missing <= 0n) return 0n;
  return missing < deducted ? missing : deducted;
}

/**
 * The declared gain of the house on a bet after any deduction, in minor units; undefined if neither `paid` nor `taken`
 * is declared. A bet that was paid 0 and states no `taken` is lost whole: a push, or a bet in prison, states that 0 was
 * taken.
 */
export function declaredEffect(
  bet: Pick<PlacedBet, 'stake' | 'paid' | 'taken'> | undefined,
): Minor | undefined {
  if (bet === undefined || (bet.paid === undefined && bet.taken === undefined)) return undefined;
  return (bet.taken ?? (bet.paid === 0n ? bet.stake : 0n)) - (bet.paid ?? 0n);
}
