import { refusalsOf } from '../../api/decision-refused';
import decisions from '../../words/refusals/decisions.json';
import type { GamingDayAct, GamingDayState } from './gaming-day.state';
import { secondPairRefusal, type SecondPerson } from '../../kernel/second-person';
import { GAMING_DAY_ACTS } from './gaming-day.state';

export interface WantedDecision extends SecondPerson {
  readonly act: GamingDayAct;
}

export function gamingDayRefusal(
  { act, ...decider }: WantedDecision,
  day: GamingDayState,
): GamingDayRefusalCode | undefined {
  if (!day.known && act !== 'open') return 'GAMING_DAY.UNKNOWN';
  if (act === 'open' && day.opened) return 'GAMING_DAY.ALREADY_OPENED';
  if (!GAMING_DAY_ACTS[act].allowedFrom.includes(day.status)) return notFrom(act, day);
  if (act === 'propose-reopening')
    return isProposed(day, decider) ? 'GAMING_DAY.ALREADY_PROPOSED' : undefined;
  if (act !== 'approve-reopening') return undefined;
  if (day.proposal === undefined) return 'GAMING_DAY.NOTHING_PROPOSED';
  const why = secondPairRefusal(day.proposal.by, decider);
  return why && `GAMING_DAY.${why}`;
}

/** A proposal no longer blocks another one if its proposer has lost the right to make it. */
const isProposed = ({ proposal }: GamingDayState, { stillMay = () => true }: SecondPerson): boolean =>
  proposal !== undefined && stillMay(proposal.by.id);

function notFrom(act: GamingDayAct, { status }: GamingDayState): GamingDayRefusalCode {
  if (act === 'certify' && status === 'certified') return 'GAMING_DAY.ALREADY_CERTIFIED';
  if (act === 'close' && status === 'open') return 'GAMING_DAY.TABLES_OPEN';
  if (act === 'close' || act === 'open') return 'GAMING_DAY.ALREADY_CLOSED';
  return 'GAMING_DAY.NOT_CLOSED';
}

export const GAMING_DAY_REFUSALS = refusalsOf(decisions.gamingDay);

export type GamingDayRefusalCode = keyof typeof GAMING_DAY_REFUSALS;
