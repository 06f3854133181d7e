import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { adjustToCount, adjustHolder } from '../_core/counts';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState, Posting, Evaluator, Check } from '../_core/evaluation.state';
import { SUSPENSE } from '../_core/suspense';
import { blockedInBank, recordBlockedInBank } from '../casino/casino-books.state';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { type AccountingRules, inForce } from '../casino/authorisation.state';

export const postChipsRedeemed: Posting<'cagnotte.cage.chips-redeemed.v1'> = ({ data }) => {
  const { currency, paid } = data;
  const amount = minorFromWire(data.amount);
  return [...signedLine('chips:cage', amount, currency), ...paidOut(paid, { amount, currency })];
};

/**
 * Posts a count of the cage, also at its opening: chips, cash, each other currency that was counted, and cheques.
 * Before the ledger is opened, no count can differ from the books.
 */
export const postCageCounted: Posting<'cagnotte.cage.counted.v1' | 'cagnotte.cage.opened.v1'> = (
  { data },
  { balances, books },
) => {
  if (books.openedBy === undefined) return [];
  const { currency, chips, cash, cheques, otherCurrencies = [] } = data;
  const difference = varianceOf('cage');
  const money = byCurrency([{ currency, amount: cash }, ...otherCurrencies]);
  return [
    ...adjustHolder({ holder: 'chips:cage', counted: minorFromWire(chips), currency, difference }, balances),
    ...[...money].flatMap(([of, counted]) =>
      adjustHolder({ holder: 'cash:cage', counted, currency: of, difference }, balances),
    ),
    ...(cheques === undefined ? [] : countCheques(cheques, currency, balances)),
  ];
};

function byCurrency(
  counted: readonly { readonly currency: string; readonly amount: WireAmount }[],
): Map<string, Minor> {
  const sums = new Map<string, Minor>();
  for (const { currency, amount } of counted) {
    sums.set(currency, (sums.get(currency) ?? 0n) + minorFromWire(amount));
  }
  return sums;
}

/** Compares each cheque by its number; a cheque of the books that was not found is missing in full. */
function countCheques(
  cheques: readonly { readonly document: string; readonly amount: WireAmount }[],
  currency: string,
  balances: LedgerState['balances'],
): EntryLine[] {
  const held = balances.subLedgersOf('cheques:cage', currency);
  const documents = new Set([
    ...held.map(({ subLedger }) => subLedger),
    ...cheques.map(({ document }) => document),
  ]);
  return [...documents].flatMap((subLedger) => {
    const found = cheques.filter(({ document }) => document === subLedger);
    const book = held.find((each) => each.subLedger === subLedger)?.balance ?? 0n;
    const counted = sumMinor(found.map(({ amount }) => minorFromWire(amount)));
    const difference = varianceOf('cage');
    return adjustToCount({ holder: 'cheques:cage', subLedger, counted, currency, difference }, book);
  });
}

type Means = 'cash' | 'cheque' | 'bank';

/**
 * Credits the means by which the house pays a customer; its own cheque draws on its bank. Parts that do not add up
 * raise a finding.
 */
export function paidOut(
  parts: readonly { readonly means: Means; readonly amount: WireAmount }[],
  { amount, currency }: { amount: Minor; currency: string },
): EntryLine[] {
  const paid = sumMinor(parts.map((part) => minorFromWire(part.amount)));
  return [
    ...parts.flatMap((part) =>
      signedLine(part.means === 'cash' ? 'cash:cage' : 'bank', -minorFromWire(part.amount), currency),
    ),
    ...signedLine(varianceOf('cage'), paid - amount, currency, {
      basis: 'derived',
      ruleId: SUSPENSE.partsDiffer,
    }),
  ];
}

export const evaluateCageOpened: Evaluator<'cagnotte.cage.opened.v1'> = (event, before) => ({
  lines: postCageCounted(event, before),
  books: recordBlockedInBank(before.books, {
    day: event.gamingday,
    amount: minorFromWire(event.data.blockedInBank ?? 0),
  }),
  findings: checkGuaranteeOfCage(event, before),
});

type Rule = NonNullable<AccountingRules['cageGuarantee']>;

/**
 * The funds from which the house can pay prizes at once: cash in the cage, and the amount blocked for prizes in the
 * bank.
 */
interface Funds {
  readonly currency: string;
  readonly cash: Minor;
  readonly blocked: Minor;
}

/** At the opening of the cage, compares the counted holdings with the highest minimum of the authorised tables. */
const checkGuaranteeOfCage: Check<'cagnotte.cage.opened.v1'> = ({ gamingday, data }, before) => {
  const authorisation = inForce(before.books.authorisations ?? [], gamingday);
  const rule = authorisation?.accounting?.cageGuarantee;
  if (authorisation === undefined || rule === undefined) return [];
  const minima = authorisation.tables
    .filter(({ game }) => rule.games.includes(game))
    .map(({ terms }) => terms.minimum.from);
  const blocked = minorFromWire(data.blockedInBank ?? 0);
  return checkGuarantee(rule, highest(minima), {
    currency: data.currency,
    cash: minorFromWire(data.cash) - depositsOfBankers(before, data.currency),
    blocked,
  });
};

/**
 * When a table opens or changes its limits, compares the cage's holdings by the books with the minimum of the table.
 */
export function checkGuaranteeOfTable(
  { game, minimum }: { readonly game: string | undefined; readonly minimum: Minor },
  { gamingday, currency }: { readonly gamingday: string; readonly currency: string },
  before: LedgerState,
): Finding[] {
  const { books, balances } = before;
  const rule = inForce(books.authorisations ?? [], gamingday)?.accounting?.cageGuarantee;
  if (rule === undefined || game === undefined || !rule.games.includes(game)) return [];
  return checkGuarantee(rule, minimum, {
    currency,
    cash: balances.of('cash:cage', currency) - depositsOfBankers(before, currency),
    blocked: blockedInBank(books),
  });
}

const depositsOfBankers = ({ balances }: LedgerState, currency: string): Minor =>
  -balances.of('bank-deposit', currency);

const highest = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((most, each) => (each > most ? each : most), 0n);

function checkGuarantee(rule: Rule, minimum: Minor, { cash, blocked, currency }: Funds): Finding[] {
  const required = minorFromWire(rule.multiplier) * minimum;
  const { numerator, denominator } = rule.leastInCash ?? { numerator: 1, denominator: 1 };
  const enoughCash = cash * minorFromWire(denominator) >= required * minorFromWire(numerator);
  if (enoughCash && cash + blocked >= required) return [];
  return [
    raise({
      code: 'cage-guarantee-not-met',
      expected: said('at-least-times-minimum-bet-of-of-it-in-cash', {
        amount: money(required, currency),
        times: rule.multiplier,
        minimum: money(minimum, currency),
        numerator,
        denominator,
      }),
      found: said('in-cash-blocked-in-bank', {
        cash: money(cash, currency),
        blocked: money(blocked, currency),
      }),
    }),
  ];
}
