import type { PlacedBet, Round } from '../round';
import type { CrapsBet, CrapsFacts, LineBet, NumberBet, Point } from './craps-facts';
import { isPoint, optionsOf } from './reported-throw';
import type { KnownPoint } from './series';

export type CrapsBets = ReadonlyMap<string, CrapsBet>;

export const betsByType = ({ bets }: CrapsFacts): CrapsBets => new Map(bets.map((bet) => [bet.type, bet]));

export interface Cloth {
  readonly bets: CrapsBets;
  readonly round: Round;
  readonly point: KnownPoint;
}

/** Its number; undefined for a bet that needs none yet, and 'unknown' where it needs one and nothing tells it. */
export type NumberOfBet = Point | undefined | 'unknown';

/**
 * The number that a bet waits for: what its selection says, else the point, else that of the bet its odds belong to.
 * `times` says how many throws it has stayed.
 */
export function numberOfBet(bet: PlacedBet, times: number, cloth: Cloth): NumberOfBet {
  const play = cloth.bets.get(bet.type)?.play;
  if (play?.kind !== 'line' && play?.kind !== 'number') return undefined;
  if (bet.selection !== undefined) return isPoint(bet.selection) ? bet.selection : 'unknown';
  return play.kind === 'line' ? numberOfLine(play, times, cloth) : numberOfOdds(bet, play, cloth);
}

function numberOfLine({ isOnPoint }: LineBet, times: number, { point }: Cloth): NumberOfBet {
  if (isOnPoint && point !== undefined) return point ?? undefined;
  return times > 0 ? 'unknown' : undefined;
}

function numberOfOdds(odds: PlacedBet, { of }: NumberBet, cloth: Cloth): NumberOfBet {
  if (of === undefined) return 'unknown';
  const on = optionsOf(odds.options)?.on;
  const ofBase = on === undefined ? undefined : numberOfId(on, cloth);
  if (ofBase !== undefined) return ofBase;
  const base = cloth.bets.get(of)?.play;
  const isOnPoint = base?.kind === 'line' && base.isOnPoint;
  return isOnPoint ? (cloth.point ?? 'unknown') : 'unknown';
}

/** The number of the bet with this id: as it was held, else as it is reported. */
function numberOfId(betId: string, { bets, round, point }: Cloth): Point | undefined {
  const bet =
    round.before?.held.find((one) => one.betId === betId) ?? round.bets.find((one) => one.betId === betId);
  if (bet === undefined) return undefined;
  if (isPoint(bet.selection)) return bet.selection;
  const play = bets.get(bet.type)?.play;
  return play?.kind === 'line' && play.isOnPoint && typeof point === 'number' ? point : undefined;
}
