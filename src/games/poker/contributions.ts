import type { Minor } from '../../kernel/money';
import type { SeatStake } from '../_mechanics/pots/seat-stake';
import type { HandAction, ReportedHand } from './reported-hand';

/** What every seat that took part put in, in the order of the seats; what came back is not deducted. */
export function stakesOf({
  seated,
  actions,
}: Pick<ReportedHand, 'seated' | 'actions'>): readonly SeatStake[] {
  const present = new Set(seated.map(({ seat }) => seat));
  const folded = seatsThat('fold', actions);
  const acted = [...new Set(actions.map(({ seat }) => seat))].sort((one, other) => one - other);
  const contenders = acted.filter((seat) => present.has(seat) && !folded.has(seat));
  const isDead = deadMoney(contenders, actions);
  return acted.map((seat) => {
    const own = actions.filter((action) => action.seat === seat && action.action !== 'uncalled-returned');
    return {
      seat,
      live: sumOf(own.filter((action) => !isDead(action))),
      dead: sumOf(own.filter(isDead)),
      contends: contenders.includes(seat),
    };
  });
}

export function returnedBySeat({ actions }: Pick<ReportedHand, 'actions'>): ReadonlyMap<number, Minor> {
  const returned = new Map<number, Minor>();
  for (const { seat, action, amount } of actions) {
    if (action === 'uncalled-returned') returned.set(seat, (returned.get(seat) ?? 0n) + amount);
  }
  return returned;
}

/**
 * Dead blinds, and antes: they belong to the main pot whoever is left, as where one pays for all, and are no part of a
 * bet that can come back. Only where the antes of those who are left differ, as one had no more, does the smaller one
 * count for less of the pot.
 */
function deadMoney(
  contenders: readonly number[],
  actions: readonly HandAction[],
): (action: HandAction) => boolean {
  const antes = contenders.map((seat) =>
    sumOf(actions.filter((action) => action.action === 'ante' && action.seat === seat)),
  );
  const isOneShort = antes.every((ante) => ante > 0n) && antes.some((ante) => ante !== antes[0]);
  return ({ action }) => action === 'dead-blind' || (action === 'ante' && !isOneShort);
}

const seatsThat = (did: HandAction['action'], actions: readonly HandAction[]): ReadonlySet<number> =>
  new Set(actions.filter(({ action }) => action === did).map(({ seat }) => seat));

const sumOf = (actions: readonly HandAction[]): Minor =>
  actions.reduce((total, { amount }) => total + amount, 0n);
