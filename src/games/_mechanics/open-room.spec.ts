import type { GameCode } from '../game-codes';
import { type Answers, answersOf } from '../open-points';
import type { TableTerms } from '../round';
import type { TableAsOpened } from '../table-reports';
import { checkAuthorisedMinimum, checkChiefs, chiefsOf, checkStaff } from './table-staff';

const rule = { id: 'r', citation: 'heading r', says: '' };

const table = (
  name: string,
  game: GameCode,
  chiefs: readonly string[],
  terms?: TableTerms,
): TableAsOpened => ({
  table: name,
  game,
  terms: terms ?? { minimum: 500n },
  staff: [...chiefs.map((id) => ({ id, role: 'table-chief' })), { id: 'relief', role: 'croupier' }],
});

describe('a supervisor of tables', () => {
  const found = (tables: readonly TableAsOpened[], answers: Answers = answersOf({})) =>
    checkChiefs('blackjack', tables, { atMost: () => 2, rule: () => rule, answers }).map(
      ({ code, severity, expected, found: is }) => `${code} ${severity}: ${expected}; ${is}`,
    );
  const blackjacks = (...chiefs: string[]) =>
    chiefs.map((chief, index) => table(`BJ${index + 1}`, 'blackjack', [chief]));

  it('may have as many tables of cards against the house as the game allows', () =>
    expect(found([...blackjacks('ann', 'bob'), table('PB1', 'punto-y-banca', ['ann'])])).toEqual([]));

  it('of more tables is found once', () =>
    expect(found([...blackjacks('ann', 'ann'), table('PB1', 'punto-y-banca', ['ann'])])).toEqual([
      'chief-over-two-tables violation: a table supervisor with at most 2 tables; ann at BJ1, BJ2, PB1',
    ]));

  it.each<[string, GameCode]>([
    ['a roulette', 'roulette-french'],
    ['a bank of players', 'chemin-de-fer'],
  ])('who has %s has no other table', (_what, game) => {
    const mixed = [...blackjacks('ann'), table('X1', game, ['ann'])];
    expect(found(mixed)).toEqual([
      'chief-shared violation: a table supervisor with this table only; ann at BJ1, X1',
    ]);
    expect(found(mixed, answersOf({ 'OP1-32': 'warning' }))).toEqual([
      'chief-shared advisory: a table supervisor with this table only; ann at BJ1, X1',
    ]);
  });

  it('is checked over the tables of all games', () =>
    expect(
      found([table('RA1', 'roulette-french', ['ann']), table('RA2', 'roulette-french', ['ann'])]),
    ).toEqual([]));

  it('shared by roulettes is a violation under every answer on mixed tables (OP1-32)', () => {
    const roulettes = [table('RF1', 'roulette-french', ['ann']), table('RF2', 'roulette-french', ['ann'])];
    const answers = answersOf({ 'OP1-32': 'warning' });
    expect(
      checkChiefs('roulette-french', roulettes, { atMost: () => 1, rule: () => rule, answers }),
    ).toMatchObject([{ code: 'chief-shared', severity: 'violation', found: 'ann at RF1, RF2' }]);
    const cards = blackjacks('ann', 'ann');
    expect(checkChiefs('blackjack', cards, { atMost: () => 1, rule: () => rule, answers })).toMatchObject([
      { code: 'chief-shared', severity: 'violation', found: 'ann at BJ1, BJ2' },
    ]);
  });
});

describe('the authorised minimum', () => {
  const at = (name: string, minimum: bigint, from?: bigint, clothMinima?: readonly bigint[]) =>
    table(name, 'blackjack', [], {
      minimum,
      ...(from === undefined ? {} : { authorised: { minimum: { from } } }),
      ...(clothMinima && { clothMinima }),
    });
  const found = (...tables: TableAsOpened[]) =>
    checkAuthorisedMinimum('blackjack', tables, { rule, currency: 'EUR' });

  it('is that of one open table of the game at least', () => {
    expect(found(at('BJ1', 1000n, 500n), at('BJ2', 500n, 500n))).toEqual([]);
    expect(found(at('BJ1', 1000n, 800n), at('BJ2', 600n, 500n))).toMatchObject([
      {
        code: 'no-table-at-authorised-minimum',
        ruleId: 'r',
        expected: 'one open table with a minimum of 5.00 EUR',
        found: 'BJ1 at 10.00 EUR, BJ2 at 6.00 EUR',
      },
    ]);
  });

  it('is not checked if a table has no authorised minimum, or none is open', () => {
    expect(found(at('BJ1', 1000n, 500n), at('BJ2', 1000n))).toEqual([]);
    expect(found()).toEqual([]);
    expect(
      found(table('RF1', 'roulette-french', [], { minimum: 9n, authorised: { minimum: { from: 1n } } })),
    ).toEqual([]);
  });

  it('may be that of one cloth of a table', () => {
    expect(found(at('BJ1', 1000n, 500n, [1000n, 500n]))).toEqual([]);
    expect(found(at('BJ1', 500n, 500n, [700n, 600n]))).toMatchObject([{ found: 'BJ1 at 6.00 EUR' }]);
    expect(found(at('BJ1', 600n, 500n, []))).toMatchObject([{ found: 'BJ1 at 6.00 EUR' }]);
  });
});

describe('the staff of a table', () => {
  const NEEDS = [
    { role: 'table-chief', atLeast: 1, atMost: 1 },
    { role: 'croupier', atLeast: 2 },
  ] as const;
  const found = (...roles: (string | undefined)[]) =>
    checkStaff(
      roles.map((role, index) => ({ id: `s${index}`, ...(role && { role }) })),
      NEEDS,
      rule,
    ).map(({ code, severity, expected, found: is }) => `${code} ${severity}: ${expected}; ${is}`);

  it('is what the rule asks for', () => {
    expect(found('table-chief', 'croupier', 'croupier')).toEqual([]);
    expect(found('table-chief', 'croupier', 'croupier', 'croupier', 'inspector')).toEqual([]);
    expect(found('table-chief', 'croupier')).toEqual([
      'staff-below-minimum violation: at least 2 in the role croupier; 1 in the role croupier',
    ]);
  });

  it('may be present without a role, where a person is listed without one', () =>
    expect(found('table-chief', 'croupier', undefined)).toEqual([
      'staff-below-minimum advisory: at least 2 in the role croupier; 1 in the role croupier',
    ]));

  it('beyond the rule may be reliefs: an advisory', () =>
    expect(found('table-chief', 'table-chief', 'croupier', 'croupier')).toEqual([
      'staff-above-maximum advisory: at most 1 in the role table-chief; 2 in the role table-chief',
    ]));

  it('has its supervisors by role', () =>
    expect(chiefsOf(table('BJ1', 'blackjack', ['ann', 'bob']).staff)).toEqual(['ann', 'bob']));
});
