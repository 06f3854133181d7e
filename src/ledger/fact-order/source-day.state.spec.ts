import type { CasinoEvent } from '../../kernel/envelope';
import { enterNumbered, type SourceDay, turnOf } from './place.state';

const numbered = (sequence: string, clock: string, id = `e${sequence}`): CasinoEvent => ({
  specversion: '1.0',
  id,
  source: '/casinos/granada/tables/RF1',
  type: 'cagnotte.round.settled.v1',
  time: `2026-05-01T${clock}:00Z`,
  gamingday: '2026-05-01',
  sequence,
  data: {},
});

const turns = (day: SourceDay): string[] => day.map(({ place }) => turnOf(place).slice(11, 16));

const entered = (...events: CasinoEvent[]): SourceDay =>
  events.reduce<SourceDay>((day, event, n) => enterNumbered(day, BigInt(n + 1), event).facts, []);

describe('numbered facts of a source and a gaming day', () => {
  it('have places in the order of their numbers, whatever the clock shows', () =>
    expect(turns(entered(numbered('1', '22:00'), numbered('2', '21:00')))).toEqual(['22:00', '22:00']));

  it('have the same places in any order of arrival', () => {
    const facts = [numbered('1', '22:00'), numbered('2', '23:00'), numbered('3', '21:30')];
    const inOrder = entered(...facts).map(({ place }) => place);
    for (const order of [
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      expect(entered(...order.map((n) => facts[n]!)).map(({ place }) => place)).toEqual(inOrder);
    }
  });

  it('move after a lower number that arrives late with a later time', () => {
    const day = entered(numbered('1', '20:00'), numbered('3', '21:00'), numbered('4', '23:00'));
    const { moved } = enterNumbered(day, 9n, numbered('2', '22:00'));
    expect(moved.map(({ record, to }) => [record, turnOf(to).slice(11, 16)])).toEqual([[2n, '22:00']]);
  });

  it('with one number that was used twice have places in the order of their ids', () =>
    expect(entered(numbered('7', '21:00', 'b'), numbered('7', '21:00', 'a')).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]));
});
