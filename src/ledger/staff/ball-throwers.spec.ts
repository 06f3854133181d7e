import { openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const CHIEF = { id: 'E-1', role: 'table-chief' };
const ANA = { id: 'E-2', role: 'croupier' };
const EVA = { id: 'E-3', role: 'croupier' };
const LUIS = { id: 'E-4', role: 'croupier' };

const AT = { at: 'tables/BO1' };

const opened = tell(
  'table.opened',
  {
    game: 'boule',
    minimum: 200,
    maxima: { '*': 40_000 },
    float: { amount: 200_000 },
    captures: { rounds: true, buyIns: true },
    staff: [CHIEF, ANA, EVA],
  },
  AT,
);

const ball = (roundNo: number, thrownBy?: string) =>
  tell(
    'round.settled',
    {
      roundNo,
      outcome: { number: 5, ...(thrownBy === undefined ? {} : { thrownBy }) },
      bets: [{ betId: `b-${roundNo}`, type: 'red', stake: 200, paid: 0, taken: 200 }],
      result: 200,
    },
    AT,
  );

const relief = (leaves: { readonly id: string }, comes: { readonly id: string }) =>
  tell('staff.changed', { changes: [{ leaves, comes }], by: CHIEF }, AT);

const closed = tell('table.closed', { toCage: [], certifiedBy: [CHIEF] }, AT);

const thrown = (...facts: readonly CasinoEvent[]) =>
  openedBook(opened, ...facts).entries.flatMap(({ event, evaluation: { findings } }) =>
    findings.flatMap(({ code, found }) => (/thrower|thrown/.test(code) ? `${event.type}: ${found}` : [])),
  );

describe('the ball of a table of boule (1.1.4, III.b)', () => {
  it('is compared with the croupiers on duty when it is thrown, after all reliefs before it', () => {
    expect(thrown(ball(1, 'E-2'), relief(ANA, LUIS), ball(2, 'E-2'), ball(3, 'E-4'))).toEqual([
      'cagnotte.round.settled.v1: thrown by E-2',
    ]);
  });

  it('is thrown in turns: at the close a croupier is found who threw every ball beside others', () => {
    expect(thrown(ball(1, 'E-2'), ball(2, 'E-2'), relief(EVA, LUIS), ball(3, 'E-2'), closed)).toEqual([
      'cagnotte.table.closed.v1: all 3 throws by E-2, while other croupiers were on duty',
    ]);
    expect(thrown(ball(1, 'E-2'), ball(2, 'E-2'), ball(3, 'E-3'), closed)).toEqual([]);
  });

  it('leaves nothing to find where the table does not report who threw', () => {
    expect(thrown(ball(1), ball(2), closed)).toEqual([]);
    expect(thrown(ball(1, 'E-2'), ball(2), ball(3, 'E-2'), closed)).toEqual([]);
  });
});
