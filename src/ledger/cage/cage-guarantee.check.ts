import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { blockedInBank } from '../casino/casino-books.state';
import { money } from '../../games/wording';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { LedgerState } from '../_core/evaluation.state';

type Rule = NonNullable<AccountingRules['cageGuarantee']>;

/** What the house can pay prizes from at once: cash in the cage, and what is blocked for it in the bank. */
interface Funds {
  readonly currency: string;
  readonly cash: Minor;
  readonly blocked: Minor;
}

/** When the cage opens: what it was found to hold, for the highest minimum of the tables that are authorised. */
export function checkGuaranteeOfCage(
  { gamingday, data }: EventOf<'cagnotte.cage.opened.v1'>,
  before: LedgerState,
): Finding[] {
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
}

/** When a table opens or its limits change: what the books hold in the cage then, for its minimum. */
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
      expected: said`${money(required, currency)} at least (${rule.multiplier} times the minimum bet of ${money(minimum, currency)}), of it ${numerator}/${denominator} in cash`,
      found: said`${money(cash, currency)} in cash, ${money(blocked, currency)} blocked in the bank`,
    }),
  ];
}
