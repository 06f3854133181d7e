import {
  dutyTotals,
  outstandingOf,
  presentationRefusal,
  type ReturnOfQuarter,
  standingOfQuarter,
  stateOfQuarter,
} from './duty-quarter';

const UNTIL = '2026-03-31';
const certified = { lastKnown: '2026-04-02', hasBegun: true, uncertified: [] };
const READY = standingOfQuarter([certified], UNTIL);

describe('a quarter of the duty', () => {
  it('is ready when it is over and all its days are certified, at every casino of the return', () => {
    expect(READY).toEqual({ state: 'ready', isOver: true, uncertified: [] });
    const waits = { ...certified, uncertified: ['2026-03-02', '2026-03-30'] };
    expect(standingOfQuarter([certified, waits], UNTIL)).toEqual({
      state: 'open',
      isOver: true,
      uncertified: ['2026-03-02', '2026-03-30'],
    });
  });

  it('is over once something is recorded of its last day, not before', () => {
    const last = (lastKnown: string) => standingOfQuarter([{ ...certified, lastKnown }], UNTIL);
    expect([last('2026-03-30').state, last('2026-03-31').state]).toEqual(['open', 'ready']);
    expect(standingOfQuarter([certified, { ...certified, lastKnown: '2026-03-30' }], UNTIL).isOver).toBe(
      false,
    );
  });

  it('has not begun for a casino whose first day is later, which does not hold up the others', () => {
    const later = { lastKnown: '2026-04-02', hasBegun: false, uncertified: [] };
    expect(standingOfQuarter([later], UNTIL).state).toBe('not-begun');
    expect(standingOfQuarter([later, certified], UNTIL).state).toBe('ready');
  });

  it.each([
    ['ready', undefined, 0n, []],
    ['ready', undefined, 500n, []],
    ['presented', 500n, 500n, []],
    ['presented', 500n, 500n, [499n]],
    ['paid', 500n, 500n, [499n, 1n]],
    ['paid', 500n, 700n, [500n]],
    ['paid', undefined, 500n, [500n]],
    ['ready', undefined, 500n, [499n]],
    ['presented', 0n, 0n, []],
    ['presented', -40n, -40n, []],
  ] as const)('is %s with a return of %s, %s to pay and payments of %s', (state, presented, toPay, paid) =>
    expect(stateOfQuarter({ standing: READY, presented, toPay, paid })).toBe(state),
  );

  it.each([
    [500n, 700n, [200n], 300n],
    [undefined, 700n, [200n], 500n],
    [500n, 700n, [600n], 0n],
    [-40n, -40n, [], 0n],
  ] as const)(
    'of a return of %s, %s to pay and payments of %s, has %s outstanding',
    (presented, toPay, paid, left) => expect(outstandingOf({ presented, toPay, paid })).toBe(left),
  );
});

it.each([
  [undefined, 'ready', undefined, undefined],
  ['NO_TARIFF', 'no-tariff', undefined, undefined],
  ['NOT_READY', 'open', undefined, undefined],
  ['NOT_READY', 'not-begun', undefined, undefined],
  ['ALREADY_PRESENTED', 'ready', 'R-1', undefined],
  ['OTHER_RETURN', 'ready', 'R-1', 'R-2'],
  ['OTHER_RETURN', 'ready', undefined, 'R-1'],
  [undefined, 'ready', 'R-1', 'R-1'],
  ['NOT_READY', 'open', 'R-1', 'R-1'],
] as const)(
  'refuses (%s) a return of a quarter that is %s, after %s, completing %s',
  (why, state, last, complements) => expect(presentationRefusal({ state, last, complements })).toBe(why),
);

describe('the totals of several casinos', () => {
  const ofReturn = (casinos: readonly string[], due: bigint, more: Partial<ReturnOfQuarter> = {}) => ({
    ...{ quarter: 1 as const, currency: 'EUR', casinos, base: 10n * due, due, toPay: due },
    ...{ paid: undefined, outstanding: due },
    ...more,
  });

  it('add each return of a quarter, and never two currencies', () => {
    const totals = dutyTotals([
      ofReturn(['granada'], 100n, { paid: 60n, outstanding: 40n }),
      ofReturn(['ceuta'], 30n),
      ofReturn(['gibraltar'], 7n, { currency: 'GIP' }),
      ofReturn(['granada'], 5n, { quarter: 2 }),
    ]);
    expect(totals).toEqual([
      ofTotal(2, { due: 130n, base: 1300n, toPay: 130n, paid: 60n, outstanding: 70n }),
      ofTotal(1, { currency: 'GIP', due: 7n, base: 70n, toPay: 7n, outstanding: 7n }),
      ofTotal(1, { quarter: 2, due: 5n, base: 50n, toPay: 5n, outstanding: 5n }),
    ]);
  });

  it('add the return of a company once, although each of its casinos has it', () => {
    const [total] = dutyTotals([ofReturn(['granada', 'ceuta'], 100n), ofReturn(['ceuta', 'granada'], 100n)]);
    expect(total).toMatchObject({ returns: 1, due: 100n });
  });

  const ofTotal = (returns: number, more: object) => ({
    ...{ returns, quarter: 1, currency: 'EUR', paid: undefined },
    ...more,
  });
});
