import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import { unopenedBooks } from './casino-books.state';
import { tablesIn, emptyRoom, isSameInRoom, withSession } from './open-room.state';
import { checkRoom } from './casino.evaluation';

const KEY = 'table/B1/2026-01-01/1';

it('a room is the same object as long as no table in it changes', () => {
  const play = { staff: [], terms: [{ fromRound: 0, terms: { minimum: 100 } }] };
  const opened = { ...unopenedSession, opening: { game: 'boule' }, play } as unknown as TableSession;
  const room = withSession(emptyRoom, KEY, opened);
  expect(withSession(room, KEY, structuredClone(opened))).toBe(room);
  const two = withSession(room, 'table/B2/2026-01-01/1', opened);
  expect(withSession(two, KEY, structuredClone(opened))).toBe(two);
});

describe('a room', () => {
  const at = (minimum: number, more: object = {}): TableSession =>
    ({
      ...unopenedSession,
      opening: { game: 'boule' },
      play: { staff: [{ id: 'E-1' }], terms: [{ fromRound: 0, terms: { minimum } }] },
      ...more,
    }) as unknown as TableSession;
  const room = [...['table/C1/2026-01-02/1', 'table/A1/2026-01-01/1', 'table/B1/2026-01-01/2']].reduce(
    (known, key) => withSession(known, key, at(100)),
    emptyRoom,
  );

  it('has its open tables by session, each with its day, game, terms and staff', () => {
    expect(room.map(({ session }) => session)).toEqual([
      ...['table/A1/2026-01-01/1', 'table/B1/2026-01-01/2', 'table/C1/2026-01-02/1'],
    ]);
    expect(room[0]).toEqual({
      session: 'table/A1/2026-01-01/1',
      table: 'A1',
      day: '2026-01-01',
      game: 'boule',
      terms: { minimum: 100 },
      staff: [{ id: 'E-1' }],
    });
  });

  it('has a table once, on the terms that hold now', () => {
    const changed = withSession(room, 'table/B1/2026-01-01/2', at(200));
    expect(tablesIn(changed).map(({ table, terms }) => [table, terms.minimum])).toEqual([
      ...[
        ['A1', 100],
        ['B1', 200],
        ['C1', 100],
      ],
    ]);
  });

  it.each<[string, TableSession]>([
    ['is closed', at(100, { closedBy: 'close' })],
    ['was never opened', at(100, { opening: undefined })],
    ['has no terms', at(100, { play: { staff: [], terms: [] } })],
  ])('has no table that %s', (_what, session) =>
    expect(withSession(room, 'table/B1/2026-01-01/2', session).map(({ table }) => table)).toEqual([
      'A1',
      'C1',
    ]),
  );

  it('is checked again only if the opening, close, staff or terms of a session have changed', () => {
    const before = at(100);
    const play = { ...before.play };
    expect(isSameInRoom(before, { ...before, play })).toBe(true);
    expect(isSameInRoom(before, { ...before, opening: { ...before.opening! } })).toBe(false);
    expect(isSameInRoom(before, { ...before, closedBy: 'close' })).toBe(false);
    expect(isSameInRoom(before, { ...before, play: { ...play, staff: [] } })).toBe(false);
    expect(isSameInRoom(before, { ...before, play: { ...play, terms: at(200).play.terms } })).toBe(false);
  });
});

describe('a table that is opened again before its last session is closed', () => {
  const opened = {
    ...unopenedSession,
    opening: { game: 'boule' },
    play: {
      staff: [{ id: 'E-1', role: 'table-chief' }],
      terms: [{ fromRound: 0, terms: { minimum: 100n } }],
    },
  } as unknown as TableSession;
  const found = (...keys: string[]) => {
    const room = keys.reduce((known, key) => withSession(known, key, opened), emptyRoom);
    return checkRoom(room, '2026-01-01', unopenedBooks);
  };

  it('gives a finding in both languages, and counts as one table of its supervisor', () =>
    expect(found('table/B1/2026-01-01/1', 'table/B1/2026-01-01/2')).toMatchObject([
      {
        code: 'sessions-open-at-once',
        ruleId: 'L-session',
        expected: 'one open session of B1',
        found: 'sessions 1, 2 of B1',
        expectedEs: 'una sola sesión abierta de B1',
        foundEs: 'sesiones 1, 2 de B1',
      },
    ]));

  it('gives no finding if the open sessions are of two days', () => {
    const codes = found('table/B1/2026-01-01/1', 'table/B1/2026-01-02/1').map(({ code }) => code);
    expect(codes).toEqual([]);
  });
});
