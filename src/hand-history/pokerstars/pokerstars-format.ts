import { lineFormat } from '../line-format';
import { HAND_START, readHeader, readSeat, readTable } from './hand-header';
import { readPlayLine } from './play-lines';
import { readSummaryLine } from './summary-lines';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Collection, ParsedHand } from '../parsed-hand';
import { withoutUncalledBet } from '../uncalled-bet';

/** The hands of 2005 have no line for a bet that comes back; those of 2009 have it, and its absence is told. */
const LAST_DAY_WITHOUT_RETURNS = '2005-12-31';

/**
 * Completes a hand of this room with what its lines leave out: the return of a bet that nobody called, in 2005, and
 * what a player won who cashed out. Cashing out is a bargain with the room: it pays the player a price and keeps what
 * his cards win. The pot goes by the cards all the same; the summary says how much, and no line says that it was
 * collected.
 */
function completeHand(hand: ParsedHand): ParsedHand {
  const returned =
    hand.header.playedAt.day <= LAST_DAY_WITHOUT_RETURNS && !hand.cancelled ? withoutUncalledBet(hand) : hand;
  return hand.cashOuts.reduce(withAwardOfCashOut, returned);
}

function withAwardOfCashOut(hand: ParsedHand, { line, seat }: ParsedHand['cashOuts'][number]): ParsedHand {
  const { collections, summary } = hand;
  const collected = collections.filter((collection) => collection.seat === seat);
  const won = (summary.won.get(seat) ?? 0n) - sumMinor(collected.map(({ amount }) => amount));
  const awards = shareOut(won, hand).map(({ pot, amount }): Collection => ({ line, seat, pot, amount }));
  return { ...hand, collections: [...collections, ...awards] };
}

/** The pots an amount came from: the only one, or those that nobody collected from, main pot first. */
function shareOut(amount: Minor, { collections, summary }: ParsedHand): Pick<Collection, 'pot' | 'amount'>[] {
  if (amount <= 0n) return [];
  if (summary.pots.length === 0) return [{ pot: 0, amount }];
  let left = amount;
  return summary.pots.flatMap((stated, pot) => {
    if (left === 0n || collections.some((collection) => collection.pot === pot)) return [];
    const part = stated < left ? stated : left;
    left -= part;
    return [{ pot, amount: part }];
  });
}

/** What PokerStars writes, in the dialect of 2009, its near relatives, and what changed from 2005 to 2025. */
export const POKERSTARS = lineFormat({
  name: 'PokerStars',
  handStart: HAND_START,
  readHeader,
  readTable,
  readSeat,
  readPlayLine,
  readSummaryLine,
  complete: completeHand,
});
