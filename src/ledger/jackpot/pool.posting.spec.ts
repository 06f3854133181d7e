import type { Authorisation } from '../casino/authorisation.state';
import { initialState, type LedgerState } from '../_core/evaluation.state';
import { openedBook, tableOpened } from '../../../test/support/book/told';
import { rulesOfPool } from './pool.posting';
import type { Pool } from './pool.state';

const authorisation: Authorisation = {
  validFrom: '2026-01-01',
  rulebook: 'ES-AN-2010',
  games: [],
  tables: [],
  pools: [],
};
type AuthorisedTable = Authorisation['tables'][number];
const at = (table: string, game: string) => ({ table, game }) as AuthorisedTable;

describe('the rules of a pool', () => {
  const { session } = openedBook(tableOpened('blackjack')).entries.at(-1)!.evaluation;
  const gameOf = (
    pool: Partial<Pool> | undefined,
    of: Partial<Authorisation> = {},
    more: Partial<LedgerState> = {},
  ) =>
    rulesOfPool(
      { pool: 'p', day: '2026-01-01' },
      {
        ...initialState,
        pools: pool === undefined ? [] : [{ pool: 'p', stakedBy: [], ...pool }],
        books: { ...initialState.books, authorisations: [{ ...authorisation, ...of }] },
        session,
        ...more,
      },
    )?.rules.code;

  it('are those of the game for which it is authorised, before that of its opening', () => {
    const pools = [{ pool: 'p', game: 'trijoker', tables: [], postedBy: 'jackpot' as const }];
    expect(gameOf({ game: 'caribbean-stud' }, { pools })).toBe('trijoker');
    expect(gameOf({ game: 'caribbean-stud' }, { pools: [{ ...pools[0]!, pool: 'q' }] })).toBe(
      'caribbean-stud',
    );
  });

  it('else of the first authorised table that it is linked to', () => {
    const tables = [at('T9', 'trijoker'), at('T2', 'three-card-poker'), at('T1', 'caribbean-stud')];
    expect(gameOf({ tables: ['T1', 'T2'] }, { tables })).toBe('three-card-poker');
    expect(gameOf({ tables: ['T3'] }, { tables })).toBe('blackjack');
  });

  it('else of the table that reports the fact, and of none where that is unknown, too', () => {
    expect(gameOf({})).toBe('blackjack');
    expect(gameOf(undefined)).toBe('blackjack');
    expect(gameOf({}, {}, { session: initialState.session })).toBeUndefined();
    expect(gameOf({ game: 'a-game-without-rules' })).toBeUndefined();
  });
});
