import { BY, CAGE, OFFICE, tell } from '../../../test/support/book/told';
import type { EventOf } from '../event-contract/catalogue';
import { corrected, uncorrected } from './corrected-fact.state';
import { checkCorrection, type CorrectionTarget, withoutEffectRefusal } from './correction.check';

const sold = tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { ...CAGE, id: 'sold' });
const corrects = { source: sold.source, id: 'sold' };
const target: CorrectionTarget = { fact: sold, known: uncorrected };
const said = (
  data: Parameters<typeof withoutEffectRefusal>[0],
  of: CorrectionTarget | undefined = target,
) => {
  const finding = withoutEffectRefusal(data, of);
  return finding && [finding.code, finding.expected, finding.found];
};
const fitting = { currency: 'EUR', amount: 600, meansOfPayment: 'cash' };

describe('a correction', () => {
  it('has an effect on the fact it names: other data that fit its type, or none at all', () => {
    expect(said({ corrects, replacement: fitting })).toBeUndefined();
    expect(said({ corrects })).toBeUndefined();
  });

  it('has no effect on an event that is not recorded', () =>
    expect(withoutEffectRefusal({ corrects }, undefined)).toMatchObject({
      code: 'correction-of-unknown-event',
      expected: 'event sold of /casinos/granada/cage',
      found: 'no such record before',
    }));

  it('has no effect on a decision, which is no fact', () => {
    const closed = tell('gaming-day.closed', { by: BY[0]!, through: 5 } as never, { id: 'closed' });
    expect(said({ corrects: { source: closed.source, id: 'closed' } }, { ...target, fact: closed })).toEqual([
      'correction-not-possible',
      'a fact of a table, the cage, a pool or the ledger',
      'event closed of /casinos/granada/office, which is a decision or a note of the service',
    ]);
  });

  it('has no effect if the fact has a later correction, which must be named instead', () => {
    const by = { source: '/casinos/granada/office', id: 'c1' };
    const known = corrected(uncorrected, { by, replacement: fitting });
    expect(said({ corrects, replacement: fitting }, { fact: sold, known })).toEqual([
      'correction-not-of-the-last',
      'a correction of the last one, event c1 of /casinos/granada/office',
      'event sold of /casinos/granada/cage',
    ]);
    expect(said({ corrects: by, replacement: fitting }, { fact: sold, known })).toBeUndefined();
  });

  it('has no effect with data that do not fit the type of its fact', () =>
    expect(said({ corrects, replacement: { amount: 'much' } })).toEqual([
      'correction-does-not-fit',
      'data as event sold of /casinos/granada/cage has them',
      'other data; nothing changed',
    ]));

  it('gives a finding if one person proposed and approved it, or if it has no effect', () => {
    const event = (approvedBy: string) =>
      tell(
        'correction.recorded',
        { corrects, reason: 'r', proposedBy: { id: 'E-1' }, approvedBy: { id: approvedBy } },
        { ...OFFICE, id: 'c1' },
      ) as EventOf<'cagnotte.correction.recorded.v1'>;
    const codes = (approvedBy: string, of: CorrectionTarget | undefined) =>
      checkCorrection(event(approvedBy), of).map(({ code, eventIds }) => [code, eventIds]);
    expect(codes('E-2', target)).toEqual([]);
    expect(codes('E-1', target)).toEqual([['two-persons-required', ['c1']]]);
    expect(codes('E-2', undefined)).toEqual([['correction-of-unknown-event', ['c1']]]);
  });
});
