import { BY, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** Dice that are changed during a session, as the next session and the register see them. */

const SET = (first: number) => Array.from({ length: 6 }, (_, n) => `d${first + n}`);

const on = (day: number, event: CasinoEvent): CasinoEvent => ({ ...event, gamingday: `2026-01-0${day}` });

const opens = (dice: readonly string[], table = 'CR1') =>
  tell(
    'table.opened',
    {
      game: 'craps',
      minimum: 1_000,
      float: { amount: 0 },
      captures: { rounds: true, buyIns: true },
      staff: BY,
      equipment: { dice: [...dice] },
    },
    { at: `tables/${table}` },
  );

const changed = (data: object, table = 'CR1') =>
  tell('dice.changed', { cause: 'die-lost', ...data }, { at: `tables/${table}` });

const found = (...events: readonly CasinoEvent[]): readonly string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => /^(dice|new-dice|equipment)/.test(code))
    .map(({ code, found: is }) => `${code}: ${is}`);

it('dice that come to a table during a session were used in it', () => {
  const night = [opens(SET(1)), changed({ withdrawn: SET(1).slice(1), lost: ['d1'], supplied: SET(11) })];
  expect(found(...night)).toEqual([]);
  expect(found(...night, on(2, opens(['d21', 'd22', 'd23', 'd24', 'd25', 'd11'])))).toEqual([
    'dice-used-before: d11',
  ]);
  expect(found(...night, on(2, opens(SET(21))))).toEqual([]);
});

it('dice that the session before used do not come to a table', () =>
  expect(found(opens(SET(1)), on(2, opens(SET(11))), on(2, changed({ supplied: SET(1) })))).toEqual([
    'dice-used-before: d1, d2, d3, d4, d5, d6',
  ]));

it('the register follows the dice: lost ones are gone, withdrawn ones are in store', () => {
  const pieces = [...SET(1), ...SET(11)].map((serial) => ({ serial, kind: 'die' as const }));
  const register = tell('equipment.entered', { pieces, by: BY }, OFFICE);
  const night = [
    register,
    opens(SET(1)),
    changed({ withdrawn: SET(1).slice(1), lost: ['d1'], supplied: SET(11) }),
  ];
  expect(found(...night)).toEqual([]);
  expect(found(...night, on(3, opens(SET(1), 'CR2')))).toContain('equipment-gone: d1, reported lost');
  expect(found(...night, opens(SET(11), 'CR2'))).toContain('equipment-elsewhere: d11 at table CR1');
  expect(found(register, opens(SET(1)), changed({ supplied: ['x1'] }))).toContain(
    'equipment-not-registered: x1, not registered',
  );
});
