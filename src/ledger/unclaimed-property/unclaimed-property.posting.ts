import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { balanceOf } from '../_core/balances';
import { draw } from '../_core/rules/owed-lines';
import { signedLine } from '../_core/journal-entry';
import type { Posting, Check } from '../_core/evaluation.state';
import { raise, said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import { money } from '../../games/wording';

const LOST = 'lost-money';

type MoneyGone = 'cagnotte.money.returned.v1' | 'cagnotte.money.paid-over.v1';

const entriesOf = ({ data }: EventOf<MoneyGone>): readonly string[] =>
  'entry' in data ? [data.entry] : [...new Set(data.entries)];

/** Posts what goes to the owner or to the authority: first from the named entries, then from the account. */
export const postMoneyGone: Posting<MoneyGone> = (event, { balances }) => {
  const { currency, paidFrom } = event.data;
  const amount = minorFromWire(event.data.amount);
  let rest: Minor = amount;
  const named = entriesOf(event).flatMap((subLedger) => {
    const owed = -balanceOf(balances, { account: LOST, subLedger, currency });
    const part = owed <= 0n ? 0n : owed < rest ? owed : rest;
    rest -= part;
    return signedLine(LOST, part, currency, { subLedger });
  });
  return [
    ...named,
    ...draw({ account: LOST, amount: rest, currency, variance: varianceOf('cage') }, balances),
    ...signedLine(paidFrom === 'cash' ? 'cash:cage' : 'bank', -amount, currency),
  ];
};

/** An entry of the register is one find: no other find may use its number while it is owed. */
export const checkEntryUnused: Check<'cagnotte.money.found.v1'> = (
  { data: { currency, entry, amount } },
  { balances },
) => {
  if (!balances.isAtMost({ account: LOST, currency, subLedger: entry }, -1n)) return [];
  return [
    raise({
      code: 'lost-entry-used-twice',
      expected: said('entry-for-one-find', { entry }),
      found: said('found-under-it-while-another-find-is-owed', {
        amount: money(minorFromWire(amount), currency),
      }),
    }),
  ];
};

/**
 * Unclaimed property leaves the register once: the owner cannot get what was paid over. Forgotten bets have no entry of
 * their own; they cover what the named entries do not.
 */
export const checkStillOwed: Check<MoneyGone> = (event, { balances }) => {
  const { currency } = event.data;
  const entries = entriesOf(event);
  const owedUnder = (subLedger: string | undefined): bigint =>
    -balanceOf(balances, { account: LOST, subLedger, currency });
  const owed = sumMinor(entries.map(owedUnder));
  const amount = minorFromWire(event.data.amount);
  if (amount <= owed + owedUnder(undefined)) return [];
  return [
    raise({
      code: 'lost-money-not-owed',
      expected: said('at-most-owed-under', { amount: money(owed, currency), entries: entries.join(', ') }),
      found: listed(
        [money(amount, currency), 'entry' in event.data ? said('is-returned') : said('paid-over')],
        ' ',
      ),
    }),
  ];
};
