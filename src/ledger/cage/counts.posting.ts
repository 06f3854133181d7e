import type { AccountPath } from '../_core/chart-of-accounts';
import { tableConcerned } from '../table-session/session-key.state';
import { minorFromWire } from '../../kernel/money';
import { cambistaCashOf, chipsOf, varianceOf, commissionOf } from '../_core/account-paths';
import { adjustToCount, creditAcrossSubLedgers, adjustHolder } from '../_core/counts';
import { move, signedLine } from '../_core/journal-entry';
import type { LedgerState, Posting } from '../_core/evaluation.state';
import { GAMES, isGameCode } from '../../games/game-codes';
import type { CasinoEvent } from '../../kernel/envelope';
import { balanceOf } from '../_core/balances';
import { capturesAt, gameAt } from '../_core/rules/rules-at-table';

export const postCambistaCounted: Posting<'cagnotte.cambista.counted.v1'> = (event, { balances }) => {
  const { currency, takenToCage } = event.data;
  const table = tableConcerned(event);
  const difference = varianceOf('cambista', table);
  const [holder, till] = [chipsOf('cambista', table), cambistaCashOf(table)];
  const [chips, cash] = [minorFromWire(event.data.chips), minorFromWire(event.data.cash)];
  return [
    ...adjustHolder({ holder, counted: chips, currency, difference }, balances),
    ...adjustHolder({ holder: till, counted: cash, currency, difference }, balances),
    ...(takenToCage
      ? [
          ...signedLine('chips:cage', chips, currency),
          ...signedLine('cash:cage', cash, currency),
          ...signedLine(holder, -chips, currency),
          ...signedLine(till, -cash, currency),
        ]
      : []),
  ];
};

/**
 * Posts the count of a slot: a difference from the books is a variance, and chips that are taken to the cage leave the
 * slot. Cash found in it always goes to the cage.
 */
export const postSlotCounted: Posting<'cagnotte.slot.counted.v1'> = (event, before) => {
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
  const tied = adjustToCount({ holder, counted, currency, difference, subLedger }, book);
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
    ...(takenToCage && subLedger === undefined
      ? creditAcrossSubLedgers({ holder, amount: counted, currency }, held)
      : []),
    ...(takenToCage && subLedger !== undefined ? signedLine(holder, -counted, currency, { subLedger }) : []),
  ];
};

/**
 * Where a difference in the cagnotte is posted: at a variance, or, if rounds are not captured, at the commission
 * itself, which only the count reveals.
 */
export function uncountedDifference(event: CasinoEvent, before: LedgerState): AccountPath {
  const table = tableConcerned(event);
  if (capturesAt(event, before).rounds) return varianceOf('cagnotte', table);
  const game = gameAt(event, before);
  const isOfBank = isGameCode(game) && GAMES[game].family === 'player-bank';
  return commissionOf(isOfBank ? 'bank' : 'rake', table);
}
