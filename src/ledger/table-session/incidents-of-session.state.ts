import { definitionOf, type CatalogueEvent, type EventOf } from '../event-contract/catalogue';
import type { PlayNumber } from '../_core/fact-definition';
import { present } from '../../kernel/present';
import type { TablePlay } from './table-play.state';

/** An incident of a session, as later facts read it. */
export interface IncidentOfSession {
  readonly incident: string;
  readonly eventId: string;
  readonly isDecided?: true;
  /** The round, hand or coup that it names, as long as nothing has reported that play. */
  readonly awaitedPlay?: string;
}

/** What a session keeps of incidents and of what it has reported. */
interface Known extends Reported {
  readonly incidents?: readonly IncidentOfSession[];
}

interface Reported {
  readonly play: TablePlay;
  readonly seen: { readonly rounds: boolean };
}

export const findIncident = (
  { incidents = [] }: Pick<Known, 'incidents'>,
  incident: string,
): IncidentOfSession | undefined => incidents.find((each) => each.incident === incident);

/** Enters an incident; another one under the same number is a finding, and the first one stays. */
export function enterIncident<Session extends Known>(
  session: Session,
  { id, data: { incident, play } }: EventOf<'cagnotte.incident.recorded.v1'>,
): Session {
  if (findIncident(session, incident) !== undefined) return session;
  const awaitedPlay = play !== undefined && isYetToCome(play, session) ? play : undefined;
  const entered = { incident, eventId: id, ...present({ awaitedPlay }) };
  return { ...session, incidents: [...(session.incidents ?? []), entered] };
}

export function decideIncident<Session extends Known>(session: Session, incident: string): Session {
  const known = findIncident(session, incident);
  if (known === undefined || known.isDecided === true) return session;
  const incidents = session.incidents!.map((each) =>
    each === known ? { ...each, isDecided: true as const } : each,
  );
  return { ...session, incidents };
}

/** A round, hand or coup that an incident named before it was reported is played now. */
export function withAwaitedPlay<Session extends Known>(session: Session, event: CatalogueEvent): Session {
  const { incidents } = session;
  if (incidents === undefined) return session;
  const play: PlayNumber | undefined = definitionOf(event.type)?.plays?.(event.data);
  if (play === undefined || !incidents.some(({ awaitedPlay }) => awaitedPlay === String(play)))
    return session;
  return {
    ...session,
    incidents: incidents.map(({ awaitedPlay, ...known }) => ({
      ...known,
      ...(awaitedPlay === String(play) ? {} : present({ awaitedPlay })),
    })),
  };
}

/**
 * Whether a play lies behind the last one that the session has reported. False also where that is unknown: a session keeps its
 * last round, hand or coup until it is void or its bank changes, and not those before it.
 */
export function isYetToCome(named: string, { play, seen }: Reported): boolean {
  const last = lastOf(play);
  if (last === undefined) return !seen.rounds;
  const [wanted, known] = [numbersIn(named), numbersIn(last)];
  if (wanted === undefined || known === undefined || wanted.length !== known.length) return false;
  const differs = wanted.findIndex((number, at) => number !== known[at]);
  return differs !== -1 && wanted[differs]! > known[differs]!;
}

const lastOf = ({ last, lastCoup, lastHand }: TablePlay): string | undefined => {
  if (last !== undefined) return String(last.roundNo);
  if (lastHand !== undefined) return lastHand.handNo;
  return lastCoup === undefined ? undefined : `${lastCoup.shoeNo}.${lastCoup.coupNo}`;
};

const numbersIn = (play: string): readonly bigint[] | undefined =>
  /^[0-9]{1,9}(?:[.][0-9]{1,9})?$/.test(play) ? play.split('.').map(BigInt) : undefined;
