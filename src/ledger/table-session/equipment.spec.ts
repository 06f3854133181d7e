import { OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** Dice, wheels and chips in service as events report them, and the findings of the rules about them. */

const captures = { rounds: true, buyIns: true };
const staffOf = (...roles: string[]) => roles.map((role, index) => ({ id: `E-${index}`, role }));
const float = { amount: 1_000_000 };

const found = (...events: readonly CasinoEvent[]): readonly string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => /^(dice|wheel|colour)-/.test(code))
    .map(({ code, ruleId }) => `${code} ${ruleId}`);

describe('the dice of a table of craps', () => {
  const opens = (day: string, table: string, numbers: readonly number[]) => ({
    ...tell(
      'table.opened',
      {
        game: 'craps',
        minimum: 1000,
        float,
        captures,
        staff: staffOf('table-chief', 'croupier', 'croupier', 'stickman'),
        equipment: { dice: numbers.map((number) => `d${number}`) },
      },
      { at: `tables/${table}` },
    ),
    gamingday: day,
    time: `${day}T21:00:00Z`,
  });
  const FIRST = [1, 2, 3, 4, 5, 6];
  const SECOND = [7, 8, 9, 10, 11, 12];

  it('are none of those that the house used in the session before (1.1.6-II.1-01)', () => {
    const first = opens('2026-01-01', 'T1', FIRST);
    expect(found(first)).toEqual([]);
    expect(found(first, opens('2026-01-02', 'T2', [1, 8, 9, 10, 11, 12]))).toEqual([
      'dice-used-before 1.1.6-II.1-01',
    ]);
    const between = opens('2026-01-02', 'T2', SECOND);
    expect(found(first, between)).toEqual([]);
    expect(found(first, between, opens('2026-01-03', 'T1', FIRST))).toEqual([]);
  });

  it('are six, where they are told', () =>
    expect(found(opens('2026-01-01', 'T1', [1, 2, 3, 4, 5]))).toEqual(['dice-count-differs 1.1.6-II.1-01']));
});

it('a wheel that is told to be left open is found when its table closes (1.1.1.A-IV.3.e-01)', () => {
  const opened = tell('table.opened', {
    game: 'roulette-french',
    minimum: 500,
    float,
    captures,
    staff: staffOf('table-chief', 'croupier', 'croupier'),
  });
  const closed = (more: object) =>
    tell('table.closed', { toCage: [], certifiedBy: [{ id: 'E-1' }], ...more });
  expect(found(opened, closed({ wheel: 'open' }))).toEqual(['wheel-left-open 1.1.1.A-IV.3.e-01']);
  expect(found(opened, closed({ wheel: 'sealed' }))).toEqual([]);
  expect(found(opened, closed({}))).toEqual([]);
});

it('a colour chip has the value of a chip that the authorisation lists (1.1.2-II.1.b-01)', () => {
  const authorised = (denominations: number[], kind: 'chips' | 'plaques' = 'chips') =>
    tell(
      'casino.authorised',
      {
        validFrom: '2026-01-01',
        rulebook: 'ES-AN-2010',
        games: ['roulette-american'],
        tables: [{ table: 'T1', game: 'roulette-american', minimum: { from: 250 } }],
        chipSets: [{ set: 'A', kind, denominations }],
      },
      OFFICE,
    );
  const opened = tell('table.opened', {
    game: 'roulette-american',
    minimum: 250,
    tier: 1,
    float,
    captures,
    staff: staffOf('table-chief', 'croupier'),
  });
  const options = { colour: 'green', chips: 1, chipValue: 750 };
  const round = tell('round.settled', {
    roundNo: 1,
    outcome: { number: 4 },
    result: 750,
    bets: [{ betId: 'a', type: 'straight-up', stake: 750, selection: 32, options }],
  });
  expect(found(authorised([250, 500]), opened, round)).toEqual(['colour-value-not-by-rule 1.1.2-II.1.b-01']);
  expect(found(authorised([250, 750]), opened, round)).toEqual([]);
  expect(found(authorised([250], 'plaques'), opened, round)).toEqual([]);
});
