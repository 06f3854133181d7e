import { blockedInBank } from '../casino/casino-books.state';
import { money } from '../../games/wording';
import { type AccountingRules, inForce } from '../casino/authorisation.state';
import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { FindingWithoutEvents } from '../_core/finding';
import type { KnownBefore } from '../_core/judgement.state';

type Rule = NonNullable<AccountingRules['cageGuarantee']>;

/** What the house can pay prizes from at once: cash in the cage, and what is blocked for it in the bank. */
interface Funds {
  readonly currency: string;
  readonly cash: Minor;
  readonly blocked: Minor;
}

const GUARANTEE_RULE = {
  code: 'cage-guarantee-not-met',
  severity: 'violation',
  ruleId: 'O1979-49.1',
  citation:
    'Orden of 9 January 1979, article 49.1: the cage holds the float of the roulette with the highest minimum at least',
} as const;

/** When the cage opens: what it was found to hold, for the highest minimum of the tables that are authorised. */
export function checkGuaranteeOfCage(
  { gamingday, data }: EventOf<'cagnotte.cage.opened.v1'>,
  before: KnownBefore,
): FindingWithoutEvents[] {
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
  before: KnownBefore,
): FindingWithoutEvents[] {
  const { books, balances } = before;
  const rule = inForce(books.authorisations ?? [], gamingday)?.accounting?.cageGuarantee;
  if (rule === undefined || game === undefined || !rule.games.includes(game)) return [];
  return checkGuarantee(rule, minimum, {
    currency,
    cash: balances.of('cash:cage', currency) - depositsOfBankers(before, currency),
    blocked: blockedInBank(books),
  });
}

/** What bankers have deposited is theirs, and guarantees no prize of the house. */
const depositsOfBankers = ({ balances }: KnownBefore, currency: string): Minor =>
  -balances.of('bank-deposit', currency);

const highest = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((most, each) => (each > most ? each : most), 0n);

function checkGuarantee(
  rule: Rule,
  minimum: Minor,
  { cash, blocked, currency }: Funds,
): FindingWithoutEvents[] {
  const required = minorFromWire(rule.multiplier) * minimum;
  const { numerator, denominator } = rule.leastInCash ?? { numerator: 1, denominator: 1 };
  const enoughCash = cash * minorFromWire(denominator) >= required * minorFromWire(numerator);
  if (enoughCash && cash + blocked >= required) return [];
  return [
    {
      ...GUARANTEE_RULE,
      expected: `${money(required, currency)} at least (${rule.multiplier} times the minimum bet of ${money(minimum, currency)}), of it ${numerator}/${denominator} in cash`,
      found: `${money(cash, currency)} in cash, ${money(blocked, currency)} blocked in the bank`,
    },
  ];
}
