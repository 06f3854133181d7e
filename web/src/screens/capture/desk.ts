import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../api/ask';
import { CaptureDeskDocument, type CaptureDeskQuery } from '../../api/generated/operations';
import { readOrCached } from '../../api/cached-answer';
import type { Capture, CapturedSession } from '../../outbox/store';

export type CaptureDesk = CaptureDeskQuery['captureDesk'];

const keptAs = (casino: string): string => `cagnotte.desk.${casino}`;

/** Reads tables, denominations and sessions; offline, returns those of the last answer. */
export const deskQuery = (casino: string, tablet: string) =>
  queryOptions({
    queryKey: ['desk', casino, tablet],
    queryFn: ({ signal }) => readDesk(casino, tablet, signal),
    refetchInterval: 20_000,
  });

const readDesk = (casino: string, tablet: string, signal: AbortSignal): Promise<CaptureDesk> =>
  readOrCached(
    keptAs(casino),
    async () => (await ask(CaptureDeskDocument, { casino, tablet }, signal)).captureDesk,
  );

export interface OpenSession extends CapturedSession {
  readonly isClosed: boolean;
}

/** The value of the field for a session. */
export const sessionKey = ({ table, gamingDay, sessionNo }: CapturedSession): string =>
  `${gamingDay} ${table} ${sessionNo}`;

/** The sessions known to the service, with the openings and closes captured on this tablet that it does not have yet. */
export function sessionsOf(desk: CaptureDesk, captures: readonly Capture[]): readonly OpenSession[] {
  const sessions = new Map<string, OpenSession>(
    desk.sessions.map((session) => [
      sessionKey(session),
      { ...session, isClosed: session.closedAt !== null },
    ]),
  );
  for (const { type, session, state } of captures) {
    if (session === undefined || state === 'refused') continue;
    const known = sessions.get(sessionKey(session));
    if (type === 'cagnotte.table.opened.v1' && known === undefined)
      sessions.set(sessionKey(session), { ...session, isClosed: false });
    if (type === 'cagnotte.table.closed.v1' && known !== undefined)
      sessions.set(sessionKey(session), { ...known, isClosed: true });
  }
  return [...sessions.values()].sort(inOrder);
}

/** Open sessions first, then the newest day, because counts and corrections mostly concern the last night. */
function inOrder(one: OpenSession, other: OpenSession): number {
  if (one.isClosed !== other.isClosed) return one.isClosed ? 1 : -1;
  if (one.gamingDay !== other.gamingDay) return one.gamingDay < other.gamingDay ? 1 : -1;
  return sessionKey(one) < sessionKey(other) ? -1 : 1;
}

/** The number of the next session of a table on a day. */
export const nextSessionNo = (sessions: readonly OpenSession[], table: string, gamingDay: string): number =>
  1 +
  Math.max(
    0,
    ...sessions
      .filter((session) => session.table === table && session.gamingDay === gamingDay)
      .map(({ sessionNo }) => sessionNo),
  );
