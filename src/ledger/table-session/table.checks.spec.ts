import { BY, OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { unopenedSession } from './table-session.state';
import {
  checkBlindCounts,
  checkBoxLay,
  checkClosedOnce,
  checkFillEqualsFloat,
  checkSessionOpenedOnce,
} from './table.checks';
import type { Finding } from '../../finding-catalogue/finding';

const authorised = (...floats: readonly { game: string; multiplier: number }[]): CasinoEvent =>
  tell(
    'casino.authorised',
    {
      validFrom: '2026-01-01',
      rulebook: 'none',
      games: ['roulette-french'],
      tables: [],
      accounting: { floats: [...floats] },
    },
    OFFICE,
  );
const ROULETTE = authorised({ game: 'roulette-french', multiplier: 15_000 });
const opened = (amount: number, minimum = 100): CasinoEvent =>
  tell('table.opened', {
    game: 'roulette-french',
    minimum,
    float: { amount },
    staff: BY,
    captures: { rounds: true, buyIns: true },
  });
const changed = (newMinimum: number): CasinoEvent =>
  tell('table.limits-changed', { oldMinimum: 100, newMinimum, announcedAtRound: 1 });
const filled = (amount: number): CasinoEvent => tell('table.filled', { amount, slip: 'F-1' });

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => code === 'float-below-rule')
    .map(({ expected, found: stood }) => `${expected}: ${stood}`);

describe('the float of a table (1 euro at a roulette: 15,000 euros)', () => {
  it('reaches so many times the minimum bet', () => {
    expect(found(ROULETTE, opened(1_500_000))).toEqual([]);
    expect(found(ROULETTE, opened(1_499_999))).toEqual([
      'a float of 15000.00 EUR at least, 15000 times the minimum bet of 1.00 EUR: 14999.99 EUR',
    ]);
  });

  it('is checked again when the limits change, including fills since the opening', () => {
    expect(found(ROULETTE, opened(1_500_000), changed(200))).toHaveLength(1);
    expect(found(ROULETTE, opened(1_500_000), filled(1_500_000), changed(200))).toEqual([]);
  });

  it('is not checked if the casino has configured nothing for the game', () => {
    expect(found(opened(0))).toEqual([]);
    expect(found(authorised({ game: 'boule', multiplier: 4_000 }), opened(0))).toEqual([]);
  });

  it('is not checked for the imprest of a cambista, at the opening and when the limits change', () => {
    const imprest = tell('table.opened', {
      game: 'roulette-french',
      minimum: 100,
      float: { amount: 5, holder: 'cambista' },
      staff: BY,
      captures: { rounds: true, buyIns: true },
    });
    expect(found(ROULETTE, imprest)).toEqual([]);
    expect(found(ROULETTE, imprest, changed(200))).toEqual([]);
  });

  it('counts what was found locked on the table', () => {
    const locked = (amount: number) =>
      tell('table.opened', {
        game: 'roulette-french',
        minimum: 100,
        float: { amount: 500_000, locked: amount },
        staff: BY,
        captures: { rounds: true, buyIns: true },
      });
    expect(found(ROULETTE, locked(1_000_000))).toEqual([]);
    expect(found(ROULETTE, locked(999_999))).toHaveLength(1);
  });
});

const shown = (findings: readonly Finding[]) =>
  findings.map(({ code, expected, found }) => [code, expected, found]);
const opening = {
  eventId: 'e-1',
  game: 'boule',
  captures: { rounds: true, buyIns: true },
  minimum: 100n,
  holder: 'table' as const,
  float: 500n,
};
const session = { ...unopenedSession, opening };

it('a session is opened and closed once', () => {
  expect(checkSessionOpenedOnce(unopenedSession)).toEqual([]);
  expect(shown(checkSessionOpenedOnce(session))).toEqual([
    ['session-opened-twice', 'one opening, event e-1', 'a further opening'],
  ]);
  expect(checkClosedOnce(session)).toEqual([]);
  expect(shown(checkClosedOnce({ ...session, closedBy: 'e-2' }))).toEqual([
    ['session-closed-twice', 'one close, event e-2', 'a further close'],
  ]);
});

describe('a fill', () => {
  const fill = { amount: 400, currency: 'EUR', slip: 'F-1' };

  it('brings as much as the float did', () => {
    expect(checkFillEqualsFloat(session, { ...fill, amount: 500 })).toEqual([]);
    expect(shown(checkFillEqualsFloat(session, fill))).toEqual([
      ['fill-not-float', 'a fill of 5.00 EUR', '4.00 EUR'],
    ]);
  });

  it.each<[string, Parameters<typeof checkFillEqualsFloat>]>([
    ['of a table that was not opened', [unopenedSession, fill]],
    ['after the limits were changed', [{ ...session, limitsChanged: true }, fill]],
    ['of the cambista', [session, { ...fill, holder: 'cambista' }]],
    [
      'where the float was the cambista’s',
      [{ ...session, opening: { ...opening, holder: 'cambista' } }, fill],
    ],
  ])('is not compared with the float %s', (_when, [of, data]) =>
    expect(checkFillEqualsFloat(of, data)).toEqual([]),
  );
});

describe('a box', () => {
  it('gives a finding if it is counted or leaves a table on which it was not put', () => {
    expect(checkBoxLay({ boxes: ['B-1', 'B-2'] }, { box: 'B-2', does: 'is counted' })).toEqual([]);
    expect(shown(checkBoxLay({ boxes: ['B-1', 'B-2'] }, { box: 'B-3', does: 'is counted' }))).toEqual([
      ['box-not-on-table', 'a box that was put on the table: B-1, B-2', 'box B-3 is counted'],
    ]);
    expect(shown(checkBoxLay({ boxes: ['B-1'] }, { box: 'B-3', does: 'leaves the table' }))).toEqual([
      ['box-not-on-table', 'a box that was put on the table: B-1', 'box B-3 leaves the table'],
    ]);
  });

  it('is not checked if the table has named none', () => {
    expect(checkBoxLay({}, { box: 'B-3', does: 'is counted' })).toEqual([]);
    expect(checkBoxLay({ boxes: [] }, { box: 'B-3', does: 'is counted' })).toEqual([]);
  });
});

describe('blind counts', () => {
  const foundIn = (...amounts: number[]) =>
    shown(
      checkBlindCounts({
        currency: 'EUR',
        inventory: 700,
        certifiedBy: [],
        counts: amounts.map((amount, n) => ({ amount, by: { id: `E-${n + 1}` } })),
      }),
    );

  it('give no finding if each of them equals the inventory', () => {
    expect(foundIn()).toEqual([]);
    expect(foundIn(700)).toEqual([]);
    expect(foundIn(700, 700)).toEqual([]);
  });

  it('give a finding if any of them differs from the inventory, even if they agree with each other', () => {
    const expected = '7.00 EUR from everybody who counted';
    expect(foundIn(700, 690)).toEqual([
      ['blind-counts-differ', expected, '7.00 EUR by E-1, 6.90 EUR by E-2'],
    ]);
    expect(foundIn(690, 690)).toHaveLength(1);
    expect(foundIn(690)).toHaveLength(1);
  });
});
