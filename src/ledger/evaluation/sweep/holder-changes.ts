import type { GamingDay } from '../../../kernel/gaming-day';
import { holderKey, type HolderMove } from '../../chips/holder-moves';
import type { HolderChange } from '../../chips/holder.checks';
import type { CasinoNow } from './casino-now';
import type { Timeline } from './timeline';

export const holderChanges = (now: CasinoNow, timeline: Timeline): HolderChange[] =>
  now.moved.all.filter(isMoved).map((move) => changeOf(move, { now, timeline }));

export async function loadHolders(now: CasinoNow, timeline: Timeline): Promise<void> {
  for (const move of now.moved.all)
    if (isMoved(move) && firstDay(move) < lastDay(move, now))
      await timeline.loadAccount(move.account, firstDay(move));
}

const isMoved = ({ byDay }: HolderMove): boolean => [...byDay.values()].some((amount) => amount !== 0n);

const firstDay = ({ byDay }: HolderMove): GamingDay => [...byDay.keys()].reduce((a, b) => (a < b ? a : b));

const lastDay = (move: HolderMove, now: CasinoNow): GamingDay => now.holders.get(holderKey(move))!.day;

function changeOf(
  move: HolderMove,
  { now, timeline }: { readonly now: CasinoNow; readonly timeline: Timeline },
): HolderChange {
  const { account, currency, byDay } = move;
  const held = now.balances.of(account, currency);
  const { day: last, opening } = now.holders.get(holderKey(move))!;
  const first = firstDay(move);
  if (first === last)
    return { account, currency, opening, days: [{ day: last, was: held - byDay.get(last)!, is: held }] };
  const posted = timeline.postedByDay(account);
  const days = [...new Set([...posted.keys(), ...byDay.keys()])].filter((day) => day >= first).sort();
  const onDay = (day: GamingDay): bigint => posted.get(day)?.sumIn(currency) ?? 0n;
  let [was, is] = [held, held];
  for (const day of days) is -= onDay(day);
  was = is;
  return {
    ...{ account, currency, opening: is },
    days: days.map((day) => ({
      day,
      was: (was += onDay(day) - (byDay.get(day) ?? 0n)),
      is: (is += onDay(day)),
    })),
  };
}
