import { EMPTY_TABLE, type HeldBet, type PlacedBet, type Round, type TableState } from '../round';
import type { BetSettlement } from '../settlement';

/** Settles one bet; `times` says how many rounds have held it already, 0 for a bet that is free. */
export type SettleBet = (bet: PlacedBet, times: number) => BetSettlement;

export type AsItStays = (bet: PlacedBet, times: number) => PlacedBet;

const unmoved: AsItStays = (bet) => bet;

export interface DecidedBets {
  readonly bets: readonly BetSettlement[];
  readonly after: TableState;
}

/**
 * Settles every bet of a round in its order, then the bets that were held before and are not reported again.
 * A held bet is known by its id; it cannot be moved, so type and selection are those it was held with, while its
 * stake is what lies on the cloth. Where the rounds before are not known, the mark `carried` says that it was held.
 */
export function settleEach(
  { bets, before }: Round,
  settleBet: SettleBet,
  asItStays: AsItStays = unmoved,
): DecidedBets {
  if (before === undefined || before.held.length === 0) {
    const times = (bet: PlacedBet): number => (before === undefined && bet.carried === true ? 1 : 0);
    return decideAll(bets, (bet) => ({ bet, times: times(bet) }), { settleBet, asItStays });
  }
  const held = new Map(before.held.map((bet) => [bet.betId, bet]));
  const reported = new Set(bets.map(({ betId }) => betId));
  const silent = before.held.filter(({ betId }) => !reported.has(betId));
  return decideAll([...bets, ...silent.map(asPlaced)], (bet) => fromBefore(bet, held.get(bet.betId)), {
    settleBet,
    asItStays,
  });
}

interface BetInPlay {
  readonly bet: PlacedBet;
  readonly times: number;
}

function fromBefore(bet: PlacedBet, held: HeldBet | undefined): BetInPlay {
  return held === undefined ? { bet, times: 0 } : { bet: asHeld(bet, held), times: held.times };
}

export function asHeld(bet: PlacedBet, { type, selection, on }: HeldBet): PlacedBet {
  const again = { ...bet, type, selection };
  const { options = {} } = bet;
  const isReadable = typeof options === 'object' && options !== null;
  return on === undefined || !isReadable ? again : { ...again, options: { ...options, on } };
}

export const asPlaced = ({ times: _times, on, ...bet }: HeldBet): PlacedBet => ({
  ...bet,
  carried: true,
  ...(on === undefined ? {} : { options: { on } }),
});

function decideAll(
  bets: readonly PlacedBet[],
  inPlay: (bet: PlacedBet) => BetInPlay,
  { settleBet, asItStays }: { readonly settleBet: SettleBet; readonly asItStays: AsItStays },
): DecidedBets {
  const decided: BetSettlement[] = [];
  const held: HeldBet[] = [];
  const released: string[] = [];
  for (const placed of bets) {
    const { bet, times } = inPlay(placed);
    const settlement = settleBet(bet, times);
    decided.push(settlement);
    if (settlement.held > 0n) held.push(heldAfter(asItStays(bet, times), settlement, times + 1));
    else if (mayStayByChoice(settlement)) released.push(bet.betId);
  }
  const isEmpty = held.length === 0 && released.length === 0;
  return { bets: decided, after: isEmpty ? EMPTY_TABLE : { held, released } };
}

const mayStayByChoice = ({ fate }: BetSettlement): boolean =>
  fate === 'wins' || fate === 'null' || fate === 'freed';

function heldAfter(bet: PlacedBet, { held }: BetSettlement, times: number): HeldBet {
  const { betId, type, seat, player, selection } = bet;
  const on = baseNamed(bet);
  return {
    betId,
    type,
    stake: held,
    times,
    ...(seat === undefined ? {} : { seat }),
    ...(player === undefined ? {} : { player }),
    ...(selection === undefined ? {} : { selection }),
    ...(on === undefined ? {} : { on }),
  };
}

function baseNamed({ options }: PlacedBet): string | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  const { on } = options as { readonly on?: unknown };
  return typeof on === 'string' ? on : undefined;
}
