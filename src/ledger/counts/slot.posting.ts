import { GAMES, isGameCode } from '../../games/game-codes';
import type { CasinoEvent } from '../_core/events/envelope';
import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { chipsOf, commissionOf, varianceOf } from '../_core/account-paths';
import { balanceOf } from '../_core/balances';
import { takeOut, tieToCount } from '../_core/counts';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { capturesAt, gameAt } from '../_core/rules/reporting';

type SlotCounted = EventOf<'cagnotte.slot.counted.v1'>;

/**
 * A slot is opened and counted: what differs from the book is a variance, and, where it goes to the cage, the chips
 * leave the slot. Cash that lay in it goes to the cage in any case.
 */
export function postSlotCounted(event: SlotCounted, before: LedgerState): EntryLine[] {
  const { currency, slot, pool, chips, cash = 0, takenToCage } = event.data;
  const table = tableConcerned(event);
  const holder = chipsOf(slot, table);
  const counted = minorFromWire(chips);
  const subLedger = slot === 'jackpot' ? pool : undefined;
  const book =
    subLedger === undefined
      ? before.balances.of(holder, currency)
      : balanceOf(before.balances, { account: holder, subLedger, currency });
  const difference = slot === 'cagnotte' ? uncountedDifference(event, before) : varianceOf(slot, table);
  const tied = tieToCount({ holder, counted, currency, difference, subLedger }, book);
  const held = before.balances.after(tied);
  return [
    ...tied,
    ...move({
      debit: 'cash:cage',
      credit: difference,
      amount: minorFromWire(cash),
      currency,
      basis: 'count',
    }),
    ...(takenToCage ? signedLine('chips:cage', counted, currency) : []),
    ...(takenToCage && subLedger === undefined ? takeOut({ holder, amount: counted, currency }, held) : []),
    ...(takenToCage && subLedger !== undefined ? signedLine(holder, -counted, currency, { subLedger }) : []),
  ];
}

/**
 * What a difference in the cagnotte is: a variance, or, where rounds are not captured, the commission itself, which is
 * then known from the count alone.
 */
export function uncountedDifference(event: CasinoEvent, before: LedgerState): string {
  const table = tableConcerned(event);
  if (capturesAt(event, before).rounds) return varianceOf('cagnotte', table);
  const game = gameAt(event, before);
  const isOfBank = isGameCode(game) && GAMES[game].family === 'player-bank';
  return commissionOf(isOfBank ? 'bank' : 'rake', table);
}
