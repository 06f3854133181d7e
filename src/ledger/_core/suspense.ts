import type { FindingCode } from '../../finding-catalogue/catalogue';
import type { FindingFacts, Finding } from '../../finding-catalogue/finding';
import { raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import type { EntryLine } from './journal-entry';

/** Rule ids of lines in suspense: posted to a variance account for a reason other than a count. */
export const SUSPENSE = {
  notCovered: 'G7-not-covered',
  unknownBank: 'G7-unknown-bank',
  unknownPool: 'G7-unknown-pool',
  noRate: 'G7-no-rate',
  partsDiffer: 'G7-parts-differ',
} as const;

type Suspense = (typeof SUSPENSE)[keyof typeof SUSPENSE];

const SAID: Readonly<Record<Suspense, Pick<FindingFacts, 'code' | 'expected'>>> = {
  'G7-not-covered': {
    code: 'movement-not-covered',
    expected: said('holder-that-has-what-is-taken-out-of-it'),
  },
  'G7-unknown-bank': { code: 'bank-unknown', expected: said('bank-that-was-put-up-before-it-plays') },
  'G7-unknown-pool': { code: 'pool-unknown', expected: said('pool-that-was-opened-or-authorised') },
  'G7-no-rate': { code: 'pool-rate-unknown', expected: said('rate-at-which-stakes-go-to-meter') },
  'G7-parts-differ': {
    code: 'parts-do-not-add-up',
    expected: said('parts-that-add-up-to-declared-amount'),
  },
};

const isSuspense = (ruleId: string | undefined): ruleId is Suspense =>
  ruleId !== undefined && Object.hasOwn(SAID, ruleId);

/** Findings of checks that already report an amount beyond what the account holds: no second finding is raised. */
const SAYS_NOT_COVERED: ReadonlySet<string> = new Set<FindingCode>([
  'lost-money-not-owed',
  'bank-return-differs',
  'deposit-missing',
  'pool-closed',
  'prize-paid-twice',
  'prize-payment-differs',
  'prize-win-unknown',
]);

/** One finding for each line in suspense, unless a known finding already reports the amount. */
export function findSuspense(
  lines: readonly EntryLine[],
  known: readonly Pick<Finding, 'code'>[],
): Finding[] {
  const isSaid = known.some(({ code }) => SAYS_NOT_COVERED.has(code));
  return lines
    .filter(({ ruleId }) => isSuspense(ruleId) && !(isSaid && ruleId === SUSPENSE.notCovered))
    .map(({ ruleId, account, debit, credit, currency }) =>
      raise({
        ...SAID[ruleId as Suspense],
        found: said('posted-to', { amount: money(debit - credit, currency), account }),
      }),
    );
}

/** The line without its suspense rule id, as a reversal repeats it. */
export function withoutSuspense(line: EntryLine): EntryLine {
  const { ruleId, ...explained } = line;
  return isSuspense(ruleId) ? explained : line;
}
