import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import { type Minor, minorFromWire } from '../../kernel/money';
import { balanceOf, tallied, type TallyName } from '../_core/balances';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { about } from '../_core/finding';
import { postJackpotPaid } from './jackpot.posting';
import type { EntryLine } from '../_core/journal-entry';
import type { EventOf } from '../event-contract/catalogue';

interface OwedPrize {
  readonly pool: string;
  readonly player: string | undefined;
  readonly currency: string;
  readonly paidFrom: string;
  readonly amount: Minor;
}

/** What a pool owes to players who were named when they won, together; and to one of them. Minor units. */
const owedToNamed = (pool: string): TallyName => `tally:owed/${pool}`;
const owedTo = (pool: string, player: string): TallyName => `tally:owed/${pool}/${player}`;

export const tallyOwed = ({ pool, player, currency, paidFrom, amount }: OwedPrize): EntryLine[] =>
  paidFrom !== 'later' || player === undefined ? [] : tallyBoth({ pool, player, currency }, amount);

const tallyBoth = (
  { pool, player, currency }: Omit<OwedPrize, 'amount' | 'paidFrom'> & { readonly player: string },
  amount: Minor,
): EntryLine[] => [
  ...tallied(owedToNamed(pool), amount, currency),
  ...tallied(owedTo(pool, player), amount, currency),
];

type JackpotPaid = EventOf<'cagnotte.jackpot.paid.v1'>;

/** What is paid to a player is no more owed to him. */
function tallyPaid({ data }: JackpotPaid, { balances }: LedgerState): EntryLine[] {
  const { pool, player, currency } = data;
  if (player === undefined) return [];
  const owed = balances.of(owedTo(pool, player), currency);
  const amount = minorFromWire(data.amount);
  return tallyBoth({ pool, player, currency }, owed < amount ? -owed : -amount);
}

/**
 * A prize is paid to who won it. Found where all that the pool owes is owed to players who were named, and to another one
 * than who is paid; of a winner whom nobody has named anybody may be paid.
 */
function checkPaidTo({ data }: JackpotPaid, { balances }: LedgerState): Finding[] {
  const { pool, player, currency } = data;
  if (player === undefined || balances.of(owedTo(pool, player), currency) > 0n) return [];
  const toNamed = balances.of(owedToNamed(pool), currency);
  const owed = -balanceOf(balances, { account: 'prizes-payable', subLedger: pool, currency });
  if (toNamed === 0n || owed !== toNamed) return [];
  return [
    raise({
      code: 'prize-paid-to-another',
      expected: said`${money(toNamed, currency)} of ${pool} to those who won it`,
      found: said`${money(minorFromWire(data.amount), currency)} to player ${player}`,
    }),
  ];
}

export const evaluateJackpotPaid = (event: JackpotPaid, before: LedgerState): Partial<Evaluation> => ({
  lines: postJackpotPaid(event, before),
  tallies: tallyPaid(event, before),
  findings: about(checkPaidTo(event, before), event.id),
});
