import 'reflect-metadata';
import { Args, ArgsType, ObjectType } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../access/principal';
import { REQUIRED_PERMISSION, RequirePermission } from '../access/require-permission.decorator';
import { accepted, refused } from '../kernel/result';
import { AnswerField, type AnswerOf } from './answer-field';
import { DecisionField, type DecisionIn, decisions } from './decision-field';
import { FORM } from './declared-field';
import { foundOrNot, type NotFound, notFound } from './not-found.type';
import { g } from './schema-fields';
import {
  type BooksInView,
  CaughtUpBooks,
  type DecisionScope,
  ReportArguments,
} from './snapshot/casino-scope';
import { Answer, type RequestScope } from './snapshot/operation-context';
import type { OperationSnapshot } from './snapshot/operation-snapshot';

@ObjectType()
class Figure extends g.object(Answer, { amount: g.text() }) {}

const FigureAnswer = foundOrNot('FigureAnswer', Figure);

@ArgsType()
class FigureArguments extends g.args(ReportArguments, { name: g.text() }) {}

const KIND = decisions({
  answer: {} as { readonly said: string },
  recorded: (value: string) => ({ said: `recorded ${value}` }),
  refused: ({ code }: { readonly code: 'BEHIND' | 'WRONG' }) => ({ said: code }),
  behind: { code: 'BEHIND' },
});

class Made {
  private readonly unit = 'EUR';

  @AnswerField(() => FigureAnswer, 'A figure.')
  @RequirePermission('ledger:read')
  figure(@Args() { name }: FigureArguments): AnswerOf<Figure | NotFound> {
    if (name === '') throw new Error('no name');
    return ({ casino, position }, { name: by }) =>
      Promise.resolve(
        name === 'none'
          ? notFound('FIGURE.UNKNOWN')
          : { amount: `${name} of ${casino} at ${position} in ${this.unit} for ${by}` },
      );
  }

  @AnswerField(() => Figure, 'A figure of one day.')
  ofDay(@Args() _args: FigureArguments): AnswerOf<Figure> {
    return () => Promise.resolve({ asOf: '2026-01-31', amount: '0' });
  }

  @RequirePermission('days:close')
  @DecisionField(KIND, 'A decision.', { mayBeNew: true })
  decide(@Args() { name }: FigureArguments): DecisionIn<typeof KIND> {
    return (inView, principal) =>
      Promise.resolve(
        name === ''
          ? refused({ code: 'WRONG' })
          : accepted(`${name} at ${inView.position} by ${principal.name}`),
      );
  }
}

const principal = { casinos: 'all', name: 'Ana' } as unknown as Principal;
const snapshot = {
  positionOf: () => Promise.resolve(20n),
  read: (work: (db: EntityManager) => Promise<unknown>) => work({} as EntityManager),
} as unknown as OperationSnapshot;

type Called = (args: object, asking: RequestScope) => Promise<unknown>;

const ask = (made: Made, field: 'figure' | 'ofDay' | 'decide', args: object): Promise<unknown> =>
  (made[field] as unknown as Called).call(made, { casino: 'granada', ...args }, { principal, snapshot });

describe('a declared answer', () => {
  it('states its position and day, and that it is complete', async () => {
    expect(await ask(new Made(), 'figure', { name: 'win', asOf: '2026-01-01' })).toEqual({
      position: 20n,
      asOf: '2026-01-01',
      complete: true,
      amount: 'win of granada at 20 in EUR for Ana',
    });
    expect(await ask(new Made(), 'figure', { name: 'win' })).toMatchObject({ asOf: null });
  });

  it('may be about another day than the argument', async () => {
    expect(await ask(new Made(), 'ofDay', { asOf: '2026-01-01' })).toMatchObject({ asOf: '2026-01-31' });
  });

  it('of null has no position', async () => {
    expect(await ask(new Made(), 'figure', { name: 'none' })).toEqual(notFound('FIGURE.UNKNOWN'));
  });

  it('checks its arguments before it reads the books', async () => {
    const closed = { ...principal, casinos: [] } as unknown as Principal;
    const figure = new Made().figure as unknown as Called;
    const args = { casino: 'granada', name: '' };
    await expect(figure.call(new Made(), args, { principal: closed, snapshot })).rejects.toThrow('no name');
    await expect(
      figure.call(new Made(), { ...args, name: 'win' }, { principal: closed, snapshot }),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});

describe('a declared decision', () => {
  const [{ key, type }] = Reflect.getMetadata('self:properties_metadata', Made) as [
    { readonly key: keyof Made; readonly type: unknown },
  ];

  /** A resolver to which Nest has given books that are behind, or that have been caught up with. */
  function madeWith(isBehind: boolean) {
    const deciding: DecisionScope[] = [];
    const decide = (of: DecisionScope, decision: (inView: BooksInView) => unknown): unknown => {
      deciding.push(of);
      return isBehind ? 'behind' : decision({ casino: of.casino, position: 12n } as BooksInView);
    };
    return { deciding, made: Object.assign(new Made(), { [key]: { decide } }) };
  }

  it('asks Nest for the books that it is about', () => expect(type).toBe(CaughtUpBooks));

  it('answers what was recorded, or why it was refused', async () => {
    const { made, deciding } = madeWith(false);
    expect(await ask(made, 'decide', { name: 'closed' })).toEqual({ said: 'recorded closed at 12 by Ana' });
    expect(await ask(made, 'decide', { name: '' })).toEqual({ said: 'WRONG' });
    expect(deciding[0]).toEqual({ casino: 'granada', principal, snapshot, mayBeNew: true });
  });

  it('is refused while the books are behind', async () => {
    expect(await ask(madeWith(true).made, 'decide', { name: 'closed' })).toEqual({ said: 'BEHIND' });
  });
});

it('a declared field keeps the requirements of decorators before and after it, and states its form', () => {
  const of = (field: 'figure' | 'decide') => [
    Reflect.getMetadata(REQUIRED_PERMISSION, Made.prototype[field]),
    Reflect.getMetadata(FORM, Made.prototype[field]),
  ];
  expect(of('figure')).toEqual(['ledger:read', 'answer']);
  expect(of('decide')).toEqual(['days:close', 'decision']);
});
