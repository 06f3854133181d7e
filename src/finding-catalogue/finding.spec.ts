import { money, announcedPercentage, percentage } from '../games/wording';
import { rational } from '../kernel/rational';
import { either, listed } from '../words/message';
import { raise, said } from './finding';

describe('a text in both languages', () => {
  it('has its parts in each language where it names them', () =>
    expect(said('at-most-on-as-authorised', { amount: money(123_456n, 'EUR'), bet: 'plein' })).toEqual({
      en: 'at most 1234.56 EUR on plein, as authorised',
      es: '1.234,56 EUR como máximo en plein, según la autorización',
    }));

  it('joins values with commas, or with "or" for alternatives', () => {
    expect(listed([said('seat', { seat: 1 }), said('seat', { seat: 2 })])).toEqual({
      en: 'seat 1, seat 2',
      es: 'puesto 1, puesto 2',
    });
    expect(either(['fixed', 'pot-limit'])).toEqual({ en: 'fixed or pot-limit', es: 'fixed o pot-limit' });
  });

  it('writes "none" for an undefined part', () =>
    expect(said('seat', { seat: undefined })).toEqual({ en: 'seat none', es: 'puesto ninguno' }));

  it.each([
    [-5n, 'EUR', '-0,05 EUR'],
    [123_456_789n, 'EUR', '1.234.567,89 EUR'],
    [-123_456n, 'ESP', '-123.456 ESP'],
  ])('writes %s of %s as Spanish books do', (amount, currency, es) =>
    expect(money(amount, currency).es).toBe(es),
  );

  it('writes a percentage with the comma', () =>
    expect(percentage(rational(1n, 37n))).toEqual({ en: '2.7027 %', es: '2,7027 %' }));

  it.each([
    [rational(4n, 5n), '80 %', '80 %'],
    [rational(1n, 40n), '2.5 %', '2,5 %'],
    [rational(1n, 1n), '100 %', '100 %'],
    [rational(1n, 37n), '2.7027 %', '2,7027 %'],
  ])('announces a share without the zeros at its end', (share, en, es) =>
    expect(announcedPercentage(share)).toEqual({ en, es }),
  );
});

describe('a finding', () => {
  it('takes severity and rule from its kind', () =>
    expect(raise({ code: 'meter-differs', expected: said('nothing'), found: money(100n, 'EUR') })).toEqual({
      code: 'meter-differs',
      severity: 'advisory',
      ruleId: 'K8',
      citation: 'the meter of a pool shows what the ledger holds for it',
      citationEs: 'el contador de una bolsa muestra el saldo contable de esta',
      expected: 'nothing',
      expectedEs: 'nada',
      found: '1.00 EUR',
      foundEs: '1,00 EUR',
    }));

  it('cites the rule that it is given, in Spanish with its own words', () => {
    const rule = { id: 'OP1-06', citation: 'open point OP1-06', citationEs: 'cuestión abierta OP1-06' };
    expect(raise({ code: 'over-limit', rule, as: 'advisory', expected: 'a', found: 'b' })).toMatchObject({
      severity: 'advisory',
      ruleId: 'OP1-06',
      citation: rule.citation,
      citationEs: rule.citationEs,
    });
  });
});
