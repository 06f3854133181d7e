import type { CasinoEvent } from '../events/envelope';
import { poolsToldBy } from '../../jackpot/pools-told-by.state';
import { voidedRoundOf } from '../../table-session/round-reference.state';
import type { EntryLine } from '../journal-entry';

const METER = 'jackpot:';

/** The pools of a fact: those it tells of; of a void, those whose meters these lines move. */
export function poolsOf(event: CasinoEvent, lines: readonly EntryLine[]): readonly string[] {
  if (voidedRoundOf(event) === undefined) return poolsToldBy(event);
  const meters = lines.filter(({ account }) => account.startsWith(METER));
  return [...new Set(meters.map(({ account }) => account.slice(METER.length)))];
}
