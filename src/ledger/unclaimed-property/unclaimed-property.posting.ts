import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { balanceOf } from '../_core/balances';
import { draw } from '../_core/rules/owed-lines';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { about } from '../_core/finding';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';

const LOST = 'lost-money';

export function postMoneyFound({ data }: EventOf<'cagnotte.money.found.v1'>): EntryLine[] {
  const { currency, kind, entry } = data;
  const amount = minorFromWire(data.amount);
  return [
    ...signedLine(kind === 'chips' ? 'chips:cage' : 'cash:cage', amount, currency),
    ...signedLine(LOST, -amount, currency, { subLedger: entry }),
  ];
}

const postMoneyReturned = (
  { data }: EventOf<'cagnotte.money.returned.v1'>,
  { balances }: LedgerState,
): EntryLine[] => payOut({ ...data, entries: [data.entry] }, balances);

const postMoneyPaidOver = (
  { data }: EventOf<'cagnotte.money.paid-over.v1'>,
  { balances }: LedgerState,
): EntryLine[] => payOut(data, balances);

interface Payment {
  readonly currency: string;
  readonly entries: readonly string[];
  readonly amount: WireAmount;
  readonly paidFrom: 'cash' | 'bank';
}

function payOut(payment: Payment, balances: LedgerState['balances']): EntryLine[] {
  const { currency, entries, paidFrom } = payment;
  const amount = minorFromWire(payment.amount);
  let rest: Minor = amount;
  const named = [...new Set(entries)].flatMap((subLedger) => {
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
}

/** An entry of the register is one find: while it is owed, no other one is entered under its number. */
export function checkEntryUnused(
  { data: { currency, entry, amount } }: EventOf<'cagnotte.money.found.v1'>,
  { balances }: Pick<LedgerState, 'balances'>,
): Finding[] {
  if (!balances.isAtMost({ account: LOST, currency, subLedger: entry }, -1n)) return [];
  return [
    raise({
      code: 'lost-entry-used-twice',
      expected: said`entry ${entry} for one find`,
      found: said`${money(minorFromWire(amount), currency)} found under it, while another find is owed`,
    }),
  ];
}

export const evaluateMoneyReturned = (
  event: EventOf<'cagnotte.money.returned.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postMoneyReturned(event, before),
  findings: about(checkStillOwed(event, before), event.id),
});

export const evaluateMoneyPaidOver = (
  event: EventOf<'cagnotte.money.paid-over.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({
  lines: postMoneyPaidOver(event, before),
  findings: about(checkStillOwed(event, before), event.id),
});

type MoneyGone = EventOf<'cagnotte.money.returned.v1' | 'cagnotte.money.paid-over.v1'>;

/**
 * Unclaimed property leaves the register once: what was paid over already cannot be returned to its owner out of it. Forgotten
 * bets stand there without an entry of their own, and cover what their named entries do not.
 */
function checkStillOwed(event: MoneyGone, { balances }: Pick<LedgerState, 'balances'>): Finding[] {
  const { currency } = event.data;
  const entries = 'entry' in event.data ? [event.data.entry] : [...new Set(event.data.entries)];
  const owedUnder = (subLedger: string | undefined): bigint =>
    -balanceOf(balances, { account: 'lost-money', subLedger, currency });
  const owed = sumMinor(entries.map(owedUnder));
  const amount = minorFromWire(event.data.amount);
  if (amount <= owed + owedUnder(undefined)) return [];
  return [
    raise({
      code: 'lost-money-not-owed',
      expected: said`at most ${money(owed, currency)} owed under ${entries.join(', ')}`,
      found: said`${money(amount, currency)} ${'entry' in event.data ? said`returned` : said`paid over`}`,
    }),
  ];
}
