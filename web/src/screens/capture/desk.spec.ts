import { describe, expect, it } from 'vitest';
import { type CaptureDesk, sessionKey, sessionsOf } from './desk';

const session = (table: string, gamingDay: string, closedAt: string | null) => ({
  ...{ table, gamingDay, sessionNo: 1, game: 'roulette-french', closedAt },
});

describe('the sessions of a desk', () => {
  it('are listed open ones first, then by newest day', () => {
    const sessions = [
      session('BD1', '2026-03-19', '2026-03-20T03:00:00'),
      session('RF1', '2026-03-20', '2026-03-21T03:00:00'),
      session('BD1', '2026-03-20', '2026-03-21T03:00:00'),
      session('RF1', '2026-03-21', null),
    ];
    expect(sessionsOf({ sessions } as unknown as CaptureDesk, []).map(sessionKey)).toEqual([
      '2026-03-21 RF1 1',
      '2026-03-20 BD1 1',
      '2026-03-20 RF1 1',
      '2026-03-19 BD1 1',
    ]);
  });
});
