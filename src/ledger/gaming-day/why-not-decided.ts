import {
  ALLOWED_FROM,
  type GamingDayAct,
  type GamingDayState,
  type SecondPerson,
  whyNoSecondPair,
} from './gaming-day.state';

export type GamingDayRefusalCode =
  | 'GAMING_DAY.NOT_A_PERSON'
  | 'GAMING_DAY.UNKNOWN'
  | 'GAMING_DAY.BOOKS_BEHIND'
  | 'GAMING_DAY.DECIDED_MEANWHILE'
  | 'GAMING_DAY.EXPLAINED_MEANWHILE'
  | 'GAMING_DAY.ALREADY_OPENED'
  | 'GAMING_DAY.LAST_NOT_CERTIFIED'
  | 'GAMING_DAY.TABLES_OPEN'
  | 'GAMING_DAY.EARLIER_DAY_OPEN'
  | 'GAMING_DAY.DOES_NOT_TIE'
  | 'GAMING_DAY.SEAL_KEY_MISSING'
  | 'GAMING_DAY.ALREADY_CLOSED'
  | 'GAMING_DAY.NOT_CLOSED'
  | 'GAMING_DAY.ALREADY_CERTIFIED'
  | 'GAMING_DAY.ALREADY_PROPOSED'
  | 'GAMING_DAY.NOTHING_PROPOSED'
  | 'GAMING_DAY.SAME_PERSON'
  | 'GAMING_DAY.PROPOSAL_LAPSED'
  | 'GAMING_DAY.TIED';

export interface WantedDecision extends SecondPerson {
  readonly act: GamingDayAct;
}

export function whyNotDecided(
  { act, ...decider }: WantedDecision,
  day: GamingDayState,
): GamingDayRefusalCode | undefined {
  if (!day.known && act !== 'open') return 'GAMING_DAY.UNKNOWN';
  if (act === 'open' && day.opened) return 'GAMING_DAY.ALREADY_OPENED';
  if (!ALLOWED_FROM[act].includes(day.status)) return notFrom(act, day);
  if (act === 'propose-reopening')
    return isProposed(day, decider) ? 'GAMING_DAY.ALREADY_PROPOSED' : undefined;
  if (act !== 'approve-reopening') return undefined;
  if (day.proposal === undefined) return 'GAMING_DAY.NOTHING_PROPOSED';
  const why = whyNoSecondPair(day.proposal.by, decider);
  return why && `GAMING_DAY.${why}`;
}

/** A proposal that nobody stands behind any more is replaced by another one. */
const isProposed = ({ proposal }: GamingDayState, { stillMay = () => true }: SecondPerson): boolean =>
  proposal !== undefined && stillMay(proposal.by.id);

function notFrom(act: GamingDayAct, { status }: GamingDayState): GamingDayRefusalCode {
  if (act === 'certify' && status === 'certified') return 'GAMING_DAY.ALREADY_CERTIFIED';
  if (act === 'close' && status === 'open') return 'GAMING_DAY.TABLES_OPEN';
  if (act === 'close' || act === 'open') return 'GAMING_DAY.ALREADY_CLOSED';
  return 'GAMING_DAY.NOT_CLOSED';
}
