import type { CasinoEvent } from '../domain/event-registry/envelope';
import { poolsToldBy } from '../domain/jackpot/pools-told-by';
import { voidedRoundOf } from '../domain/table-session/round-reference';
import type { EntryLine } from './journal-entry';

const METER = 'jackpot:';

/** The pools of a fact: those it tells of; of a void, those whose meters these lines move. */
export function poolsOf(event: CasinoEvent, lines: readonly EntryLine[]): readonly string[] {
  if (voidedRoundOf(event) === undefined) return poolsToldBy(event);
  const meters = lines.filter(({ account }) => account.startsWith(METER));
  return [...new Set(meters.map(({ account }) => account.slice(METER.length)))];
}
