import type { CasinoEvent } from '../../kernel/envelope';
import {
  atTurn,
  dayOf,
  isLater,
  ownTurnOf,
  type Place,
  placeOf,
  timeOf,
  turnAfter,
  turnOf,
} from './place.state';

const fact = (changes: Partial<CasinoEvent> = {}): CasinoEvent => ({
  specversion: '1.0',
  id: 'e1',
  source: '/casinos/granada/tables/RF1',
  type: 'cagnotte.round.settled.v1',
  time: '2026-05-01T22:00:00Z',
  gamingday: '2026-05-01',
  data: {},
  ...changes,
});

const isBefore = (a: Partial<CasinoEvent>, b: Partial<CasinoEvent>): boolean =>
  placeOf(fact(a)) < placeOf(fact(b));

describe('the place of a fact', () => {
  it.each<[string, Partial<CasinoEvent>, Partial<CasinoEvent>]>([
    [
      'of a gaming day before every fact of the next, though it was signed later',
      { time: '2026-05-02T10:00:00Z' },
      { gamingday: '2026-05-02', time: '2026-05-02T09:00:00Z' },
    ],
    [
      'that opens the ledger before everything else of its day',
      { type: 'cagnotte.ledger.opened.v1', time: '2026-05-01T23:00:00Z' },
      {},
    ],
    ['in the order of the instants, whatever the offset', { time: '2026-05-01T23:59:00+02:00' }, {}],
    ['of a second before a part of it later', {}, { time: '2026-05-01T22:00:00.5Z' }],
    ['of one instant by its source', { source: '/casinos/granada/cage' }, {}],
    ['of one instant and source by its number', { sequence: '9' }, { sequence: '10', id: 'e0' }],
    ['of one instant, source and number by its id', { id: 'e0' }, {}],
  ])('is %s', (_what, first, second) => {
    expect(isBefore(first, second)).toBe(true);
    expect(isBefore(second, first)).toBe(false);
  });

  it('orders facts of one instant: openings, then play, then voids and ends, then payments, then counts, then closes', () => {
    const inOrder = [
      ...['table.opened', 'bank.deposited', 'bank.put-in-play', 'round.settled', 'round.voided'],
      ...['jackpot.paid', 'cage.cheque-returned', 'drop.counted', 'table.closed', 'cage.counted'],
    ];
    const placed = inOrder.map((name) => ({ name, place: placeOf(fact({ type: `cagnotte.${name}.v1` })) }));
    expect(placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ name }) => name)).toEqual(inOrder);
    for (const [one, same] of [
      ['jackpot.opened', 'cage.opened'],
      ['shoe.started', 'box.issued'],
      ['bank.ended', 'coup.voided'],
      ['slot.counted', 'cambista.counted'],
      ['jackpot.closed', 'tips.shared'],
      ['bank.deposit-returned', 'cage.cheque-cleared'],
    ])
      expect(placeOf(fact({ type: `cagnotte.${one}.v1` }))).toBe(
        placeOf(fact({ type: `cagnotte.${same}.v1` })),
      );
  });

  it('is that of a fact without details where its data are null', () =>
    expect(placeOf(fact({ data: null }))).toBe(placeOf(fact())));

  it('is printable text without characters that sort differently elsewhere', () =>
    expect(placeOf(fact({ id: 'coup ñ~𝄞' }))).toMatch(/^[ -}]+$/));

  it('states its day and its turn, and can be moved to another turn', () => {
    const place: Place = placeOf(fact());
    expect([dayOf(place), turnOf(place)]).toEqual(['2026-05-01', '2026-05-01T22:00:00']);
    expect(turnOf(atTurn(place, '2026-05-01T23:00:00.5'))).toBe('2026-05-01T23:00:00.5');
    expect(atTurn(place, turnOf(place))).toBe(place);
  });
});

describe('the turn of a numbered fact', () => {
  const at = (time: string) => ({ day: '2026-05-01', time: timeOf({ time }) });

  it('is its own time, if this is not before the turn of the lower number of its source', () =>
    expect(turnAfter('2026-05-01T21:00:00', at('2026-05-01T22:00:00Z'))).toBe('2026-05-01T22:00:00'));

  it('is the turn of the lower number, if the clock of its source was set back', () =>
    expect(turnAfter('2026-05-01T23:00:00', at('2026-05-01T22:00:00Z'))).toBe('2026-05-01T23:00:00'));

  it('is at most a day after the end of the gaming day, if the lower number has an implausible time', () =>
    expect(turnAfter('2031-01-01T00:00:00', at('2026-05-01T22:00:00Z'))).toBe('2026-05-03T24:00:00'));

  it('is behind its instant, if it settles what another source reports, and before the next instant', () => {
    const paid = ownTurnOf(fact({ type: 'cagnotte.jackpot.paid.v1', sequence: '1' }));
    const returned = ownTurnOf(fact({ type: 'cagnotte.cage.cheque-returned.v1', sequence: '1' }));
    const round = placeOf(fact({ sequence: '9' }));
    const next = timeOf({ time: '2026-05-01T22:00:00.001Z' });
    expect([next, returned, paid].sort()).toEqual([paid, returned, next]);
    expect(placeOf(fact({ type: 'cagnotte.jackpot.paid.v1', sequence: '1' })) > round).toBe(true);
    expect(turnAfter(paid, at('2026-05-01T22:00:00Z'))).toBe(paid);
    expect(isLater(paid, timeOf(fact()))).toBe(false);
    expect(isLater(paid, '2026-05-01T21:59:59')).toBe(true);
  });
});
