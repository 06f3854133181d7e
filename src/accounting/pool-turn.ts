import type { CasinoEvent } from '../domain/event-registry/envelope';
import type { Pools } from '../domain/jackpot/pool';
import { afterTurn, isBehind, poolsToldBy, poolTurnOf } from '../domain/jackpot/pool-turn';
import { voidedRoundOf } from '../domain/table-session/round-reference';
import type { EntryLine } from './journal-entry';
import type { KnownBefore } from './judgement';

const METER = 'jackpot:';

/** The pools of a fact: those it tells of; of a void, those whose meters its reversal moves. */
export function poolsOf(event: CasinoEvent, lines: readonly EntryLine[]): readonly string[] {
  if (voidedRoundOf(event) === undefined) return poolsToldBy(event);
  const meters = lines.filter(({ account }) => account.startsWith(METER));
  return [...new Set(meters.map(({ account }) => account.slice(METER.length)))];
}

/** The pools once it was the turn of a fact, which comes after all of them. */
export function turnTaken(event: CasinoEvent, lines: readonly EntryLine[], pools: Pools): Pools {
  const names = poolsOf(event, lines);
  return names.length === 0 ? pools : afterTurn(poolTurnOf(event), names, pools);
}

/** Whether a fact belongs before others of its pools that were recorded earlier. */
export function isBehindInPools(
  event: CasinoEvent,
  { pools, entryOf }: Pick<KnownBefore, 'pools' | 'entryOf'>,
): boolean {
  const voided = voidedRoundOf(event);
  const names = poolsOf(event, voided === undefined ? [] : (entryOf(voided)?.lines ?? []));
  return names.length > 0 && isBehind(poolTurnOf(event), names, pools);
}
