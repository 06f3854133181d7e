import { describe, expect, it } from 'vitest';
import type { OpenSession } from './desk';
import { betsInWords, dayToCapture, usualKind } from './fact';
import { KINDS } from './fact-kinds';

const sessionOf = (gamingDay: string, isClosed: boolean): OpenSession => ({
  ...{ table: 'RF1', game: 'roulette-french', sessionNo: 1 },
  ...{ gamingDay, isClosed },
});
const offeredTo = (...roles: readonly string[]) => KINDS.filter(({ role }) => roles.includes(role));
const DESK = { currency: 'EUR', openDays: ['2026-03-21', '2026-03-20'] };

describe('the initial form of a desk', () => {
  it('is the opening balances only until the books have them', () => {
    const office = offeredTo('accountant');
    expect(usualKind(office, { currency: null }, []).id).toBe('openBooks');
    expect(usualKind(office, DESK, []).id).toBe('accountant:tips.shared');
  });

  it('is the opening of a table, and after one is open the request to the cage', () => {
    const pit = offeredTo('pit', 'accountant');
    expect(usualKind(pit, DESK, [sessionOf('2026-03-21', true)]).id).toBe('open');
    expect(usualKind(pit, DESK, [sessionOf('2026-03-21', false)]).id).toBe('request');
    expect(usualKind(offeredTo('cage'), DESK, []).id).toBe('cageOpen');
    expect(usualKind(offeredTo('cage'), DESK, [sessionOf('2026-03-21', false)]).id).toBe('issue');
  });

  it('has the gaming day of the open tables, and for the office the newest day that is not closed', () => {
    const running = [sessionOf('2026-03-20', false), sessionOf('2026-03-21', true)];
    expect(dayToCapture({ role: 'cage' }, DESK, running)).toBe('2026-03-20');
    expect(dayToCapture({ role: 'accountant' }, DESK, [])).toBe('2026-03-21');
  });
});

it('names a captured round by its number and its bets, each with its numbers and stake', () => {
  const typed = {
    ...{ roundNo: '12', 'bets#': '2', 'bets.0.type': 'straight-up', 'bets.0.selection': '17' },
    ...{ 'bets.0.stake': '10', 'bets.1.type': 'red', 'bets.1.stake': '50' },
  };
  expect(betsInWords(typed, (type) => (type === 'red' ? 'rojo' : 'pleno'))).toEqual([
    ...['12', 'pleno 17 10', 'rojo 50'],
  ]);
});
