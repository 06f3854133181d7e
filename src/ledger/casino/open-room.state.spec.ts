import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import { emptyRoom, withSession } from './open-room.state';

const KEY = 'table/B1/2026-01-01/1';

it('a room stays the same room while nothing that it tells of a table changes', () => {
  const play = { staff: [], terms: [{ fromRound: 0, terms: { minimum: 100 } }] };
  const opened = { ...unopenedSession, opening: { game: 'boule' }, play } as unknown as TableSession;
  const room = withSession(emptyRoom, KEY, opened);
  expect(withSession(room, KEY, structuredClone(opened))).toBe(room);
});
