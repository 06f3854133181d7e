import { filterOf } from './journal-filter.type';
import { accountsNamed, isNarrowed, minorOf, plainWords, typesTitled } from './journal-filter';

describe('an amount that a person writes, in minor units', () => {
  it.each([
    ['12.5', 'EUR', 'least', 1_250n],
    ['12', 'EUR', 'greatest', 1_200n],
    ['12.505', 'EUR', 'least', 1_251n],
    ['12.505', 'EUR', 'greatest', 1_250n],
    ['300', 'ESP', 'least', 300n],
    ['300.5', 'ESP', 'least', 301n],
    ['1.234', 'KWD', 'greatest', 1_234n],
  ] as const)('%s %s as the %s amount is %s', (decimal, currency, bound, minor) =>
    expect(minorOf(decimal, currency, bound)).toBe(minor),
  );
});

describe('a text', () => {
  it('matches without accents and capitals', () => expect(plainWords(' Ánticipó ')).toBe('anticipo'));

  it('finds types of events by their titles in both languages', () => {
    expect(typesTitled('chips sold')).toContain('cagnotte.cage.chips-sold.v1');
    expect(typesTitled('ANTICIPO inicial')).toEqual(['cagnotte.table.opened.v1']);
  });

  it('finds accounts by name and code', () => {
    const named = (text: string) =>
      accountsNamed(text, ['cash:cage', 'tips', 'bank'], { day: '2026-01-01', charts: [] });
    expect(named('propinas')).toEqual(['tips']);
    expect(named('570')).toEqual(['cash:cage']);
    expect(named('staff')).toEqual(['tips']);
  });
});

describe('the filter of lines', () => {
  const asked = { subtree: false };
  it('takes the types of events by their titles', () =>
    expect(filterOf({ ...asked, eventTypes: ['reposición de mesa', 'cagnotte.tips.shared.v1'] })).toEqual({
      eventTypes: ['cagnotte.table.filled.v1', 'cagnotte.tips.shared.v1'],
    }));

  it('narrows nothing by an account alone', () => {
    expect(isNarrowed(filterOf({ account: 'cash', subtree: true }))).toBe(false);
    expect(isNarrowed(filterOf({ ...asked, table: 'RF1' }))).toBe(true);
  });

  it.each([
    [{ account: 'cash:til' }, 'account: the chart has no account cash:til. The nearest are cash, cash:cage'],
    [{ subtree: true }, 'subtree: give the account'],
    [{ text: ' ' }, 'text: give what is to be found'],
    [{ currency: 'eur' }, 'currency: eur is no code'],
    [{ amountFrom: '1,50' }, 'amountFrom: 1,50 is no amount'],
    [{ amountTo: '-3' }, 'amountTo: -3 is no amount'],
    [{ eventTypes: ['Chips'] }, 'eventTypes: no type of event is called Chips'],
  ])('refuses %j with the remedy', (wrong, words) =>
    expect(() => filterOf({ ...asked, ...wrong })).toThrow(words),
  );
});
