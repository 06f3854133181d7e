import type { Authorisation } from '../casino/authorisation.state';
import { dutyReadings, dutyRulesOn, tariffOn, USUAL_OPTIONS } from './duty-rules';
import { dutyProvenance, textWarning } from './duty-provenance';
import { dueIn, type DutyLineOfQuarter, dutyReturn, type Quarter } from './duty-return';

const tariff = tariffOn('ES-AN', '2025-12-31')!;
const line = (quarter: Quarter, account: string, amount: bigint): DutyLineOfQuarter => ({
  casino: 'granada',
  quarter,
  account,
  eventType: 'cagnotte.round.settled.v1',
  reversal: false,
  options: USUAL_OPTIONS,
  debit: amount < 0n ? -amount : 0n,
  credit: amount > 0n ? amount : 0n,
});
/** Bases to date of 1.8, 3.9, 5.6 and 5.2 millions. */
const YEAR = [
  line(1, 'win:roulette-french:RF1', 1_800_000_00n),
  line(2, 'win:roulette-french:RF1', 2_100_000_00n),
  line(3, 'win:roulette-french:RF1', 1_700_000_00n),
  line(4, 'win:roulette-french:RF1', -400_000_00n),
];
const of = (quarter: Quarter, more: Partial<Parameters<typeof dutyReturn>[0]> = {}) =>
  dutyReturn({ tariff, quarter, lines: YEAR, paid: [], ...more });

const authorised = (validFrom: string, slots: 'surpluses' | 'count'): Authorisation => ({
  validFrom,
  rulebook: 'ES-AN-2010',
  games: [],
  tables: [],
  pools: [],
  accounting: { duty: { slots } },
});
const usual = authorised('2026-01-01', 'surpluses');
const countedFromMay = authorised('2026-05-10', 'count');

it.each<[Quarter, string, string]>([
  [1, '2026-04-01', '2026-04-20'],
  [2, '2026-07-01', '2026-07-20'],
  [3, '2026-10-01', '2026-10-20'],
  [4, '2027-01-01', '2027-01-20'],
])(
  'quarter %i of 2026 is due in the first 20 natural days of the month after it (Real Decreto 2221/1984, article 7.1)',
  (quarter, dueFrom, dueUntil) => expect(dueIn(2026, quarter)).toEqual({ dueFrom, dueUntil }),
);

it('a day on which a return is due has a year of four digits', () =>
  expect(dueIn(999, 3).dueUntil).toBe('0999-10-20'));

describe('the return of a quarter', () => {
  test.each([
    [1, 1_800_000_00n, 270_000_00n, 270_000_00n],
    [2, 3_900_000_00n, 910_000_00n, 640_000_00n],
    [3, 5_600_000_00n, 1_620_000_00n, 710_000_00n],
    [4, 5_200_000_00n, 1_440_000_00n, -180_000_00n],
  ] as const)(
    'ES-AN, quarter %s: of %s to date %s, to pay %s, no quarter being cut off at nothing',
    (quarter, baseToDate, dueToDate, toPay) =>
      expect(of(quarter)).toMatchObject({ baseToDate, dueToDate, toPay }),
  );

  it('is explained bracket by bracket', () =>
    expect(of(2).brackets.map(({ base, exact }) => [base, exact.numerator / exact.denominator])).toEqual([
      [2_000_000_00n, 300_000_00n],
      [1_500_000_00n, 450_000_00n],
      [400_000_00n, 160_000_00n],
      [0n, 0n],
    ]));

  it('is explained down to the accounts of tables', () => {
    const lines = [
      ...[line(1, 'win:boule:T2', 500n), line(1, 'win:boule:T2', -200n), line(1, 'commission:rake:PK1', 70n)],
      ...[line(1, 'variance:drop:T2', -50n), line(1, 'variance:table:T2', 10n), line(1, 'jackpot:p', 8n)],
      ...[line(1, 'variance:cagnotte:CF1', 3n), line(1, 'variance:cagnotte:CF1', -4n), line(1, 'tips', 99n)],
      ...[line(1, 'win:boule:T3', 5n), line(1, 'win:boule:T3', -5n), line(2, 'win:boule:T9', 1n)],
    ];
    const { parts, baseOfQuarter } = of(1, { lines });
    expect(parts.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ['commission', 'commission:rake:PK1', 70n],
      ['pool', 'jackpot:p', 8n],
      ['cagnotte-variance', 'variance:cagnotte:CF1', 3n],
      ['drop-variance', 'variance:drop:T2', -50n],
      ['table-variance', 'variance:table:T2', 10n],
      ['win', 'win:boule:T2', 300n],
    ]);
    expect(baseOfQuarter).toBe(parts.reduce((sum, { amount }) => sum + amount, 0n));
  });

  it('reads each line as the authorisation of its own day says', () => {
    const shortage = line(2, 'variance:cagnotte:PK1', -200n);
    const later = { ...shortage, options: { ...USUAL_OPTIONS, slots: 'count' } as const };
    const { baseOfQuarter, parts } = of(2, { lines: [shortage, later] });
    expect([baseOfQuarter, parts.map(({ amount }) => amount)]).toEqual([-200n, [-200n]]);
  });

  it('deducts the paid amount, and lists later duty of the filed quarter as its correction', () => {
    const { earlier, toPay } = of(3, {
      paid: [
        { quarter: 1, amount: 270_000_00n },
        { quarter: 2, amount: 600_000_00n },
        { quarter: 2, amount: 10_000_00n },
      ],
    });
    expect(earlier).toEqual([
      {
        quarter: 1,
        base: 1_800_000_00n,
        due: 270_000_00n,
        paid: 270_000_00n,
        presented: undefined,
        deducted: 270_000_00n,
        correction: 0n,
      },
      {
        quarter: 2,
        base: 2_100_000_00n,
        due: 640_000_00n,
        paid: 610_000_00n,
        presented: undefined,
        deducted: 610_000_00n,
        correction: 30_000_00n,
      },
    ]);
    expect(toPay).toBe(740_000_00n);
  });
});

describe('a quarter of which the return was presented', () => {
  const presented = [
    { quarter: 1, toPay: 260_000_00n },
    { quarter: 1, toPay: 265_000_00n },
  ] as const;

  it('is deducted as presented where nothing was paid, and the last return counts', () =>
    expect(of(2, { presented }).earlier[0]).toMatchObject({
      presented: 265_000_00n,
      paid: undefined,
      deducted: 265_000_00n,
      correction: 5_000_00n,
    }));

  it('is deducted as paid where it was paid', () =>
    expect(of(2, { presented, paid: [{ quarter: 1, amount: 100n }] }).earlier[0]).toMatchObject({
      presented: 265_000_00n,
      deducted: 100n,
      correction: 270_000_00n - 100n,
    }));
});

describe('the rules by which a casino owes duty', () => {
  it('are those of its rulebook, with the choices of the casino', () => {
    expect(dutyRulesOn('2026-01-01', { rulebook: 'ES-AN-2010' })).toMatchObject({
      jurisdiction: 'ES-AN',
      options: USUAL_OPTIONS,
      per: 'casino',
      tariff: { validFrom: '2023-01-01' },
    });
    const chosen = {
      jurisdiction: 'ES-MD',
      slots: 'count',
      pools: 'funded',
      per: 'company',
      company: 'C',
    } as const;
    expect(dutyRulesOn('2026-01-01', { rulebook: 'ES-AN-2010', accounting: { duty: chosen } })).toEqual({
      jurisdiction: 'ES-MD',
      tariff: undefined,
      per: 'company',
      company: 'C',
      options: { slots: 'count', pools: 'funded' },
    });
    expect(dutyRulesOn('2026-01-01', undefined).jurisdiction).toBeUndefined();
    expect(dutyRulesOn('2026-01-01', { rulebook: 'INT-POKER' }).tariff).toBeUndefined();
  });

  it('hold from the first day of their authorisation until the first day of the next one', () =>
    expect(
      dutyReadings([countedFromMay, usual, authorised('2027-01-01', 'surpluses')], {
        from: '2026-01-01',
        until: '2026-06-30',
      }),
    ).toEqual([
      { from: '2026-01-01', until: '2026-05-09', options: USUAL_OPTIONS },
      { from: '2026-05-10', until: '2026-06-30', options: { ...USUAL_OPTIONS, slots: 'count' } },
    ]));

  it('follow each other by their first days, in any order of recording, and count twice the same day as one', () =>
    expect(
      dutyReadings([authorised('2026-09-01', 'surpluses'), countedFromMay, countedFromMay, usual], {
        from: '2026-01-01',
        until: '2026-12-31',
      }).map(({ from, until, options }) => [from, until, options.slots]),
    ).toEqual([
      ['2026-01-01', '2026-05-09', 'surpluses'],
      ['2026-05-10', '2026-08-31', 'count'],
      ['2026-09-01', '2026-12-31', 'surpluses'],
    ]));

  it('apply in a period from its first to its last day, and not if they begin after it', () =>
    expect(
      dutyReadings([usual, authorised('2026-12-31', 'count'), authorised('2027-01-01', 'surpluses')], {
        from: '2026-01-01',
        until: '2026-12-31',
      }).map(({ from, until, options }) => [from, until, options.slots]),
    ).toEqual([
      ['2026-01-01', '2026-12-30', 'surpluses'],
      ['2026-12-31', '2026-12-31', 'count'],
    ]));

  it('state for each part of a return whether it is law as read or the choice of the casino', () => {
    const year = { from: '2026-01-01', until: '2026-12-31' };
    const marks = dutyProvenance(
      dutyRulesOn('2026-01-01', { rulebook: 'ES-AN-2010' }),
      dutyReadings([usual, countedFromMay], year),
    );
    expect(marks.map(({ what, source }) => [what, source])).toEqual([
      ['tariff', 'law-as-read'],
      ['base', 'law-as-read'],
      ['accumulation', 'law-as-read'],
      ['due date', 'law-as-read'],
      ['chips missing in slots', 'configuration'],
      ['pools', 'configuration'],
      ['whose income', 'configuration'],
      ['tips', 'configuration'],
      ['a negative quarter', 'configuration'],
      ['rounding', 'configuration'],
    ]);
    expect(marks[0]!.says).toBe('read as in force to 2025-12-31');
    expect(marks.filter(({ what }) => /slots|pools/.test(what)).map(({ says }) => says)).toEqual([
      'no prize: only surpluses count; from 2026-05-10 on: the count decides',
      'stakes less prizes paid',
    ]);
  });

  it('state until when the text of the tariff was read, and warn if the period ends later', () => {
    const rules = dutyRulesOn('2026-01-01', { rulebook: 'ES-AN-2010' });
    const mark = (until: string) =>
      dutyProvenance(rules, [{ from: '2025-01-01', until, options: USUAL_OPTIONS }])[0]!;
    expect([mark('2025-12-31').isBeyondText, mark('2026-03-31').isBeyondText]).toEqual([false, true]);
    expect(mark('2026-03-31')).toMatchObject({
      readUntil: '2025-12-31',
      saysEs: 'leída como vigente hasta el 31/12/2025',
    });
    expect(textWarning(rules.tariff!, '2025-12-31')).toBeUndefined();
    expect(textWarning(rules.tariff!, '2026-03-31')).toEqual({
      en: 'The text of the rate schedule was read until 2025-12-31; this period ends on 2026-03-31. Check before filing that no later law changes it.',
      es: 'El texto de la tarifa se leyó hasta el 31/12/2025; este periodo termina el 31/03/2026. Compruebe antes de presentar que ninguna ley posterior la modifica.',
    });
  });

  it('state for 2022 whether the rates or the printed column decide, and for no other year', () => {
    const said = (day: string, quotas?: 'column') =>
      dutyProvenance(
        dutyRulesOn(day, { rulebook: 'ES-AN-2010', accounting: { duty: quotas ? { quotas } : {} } }),
        [{ from: day, until: day, options: USUAL_OPTIONS }],
      ).find(({ what }) => what === 'quotas of the brackets');
    expect(said('2022-12-31')).toMatchObject({
      source: 'configuration',
      says: 'by the rates; the printed column has the last two quotas of the scale before it',
      citationEs: 'Ley 5/2021, artículo 52.1.b, en su primera redacción',
    });
    expect(said('2022-12-31', 'column')!.says).toBe(
      'by the printed column, which exceeds what the rates come to',
    );
    expect([said('2021-12-31', 'column'), said('2023-12-31', 'column')]).toEqual([undefined, undefined]);
  });

  it('say in Spanish what they say in English, part by part', () => {
    const marks = dutyProvenance(
      dutyRulesOn('2022-01-01', { rulebook: 'ES-AN-2010' }),
      dutyReadings([usual, countedFromMay], { from: '2026-01-01', until: '2026-12-31' }),
    );
    expect(marks.find(({ what }) => what === 'chips missing in slots')!.saysEs).toBe(
      'no es premio: solo cuentan los sobrantes; desde el 10/05/2026: decide el recuento',
    );
    for (const { saysEs, citationEs } of marks) {
      expect(saysEs).not.toMatch(/\b(?:the|of|only|read)\b/);
      expect(citationEs).not.toMatch(/\b(?:article|June|excerpt|decides)\b/);
    }
  });

  it('state if no tariff was read for the day, and which casinos a company adds up', () => {
    const duty = { jurisdiction: 'ES-MD', per: 'company', company: 'Casinos del Sur' } as const;
    const marks = dutyProvenance(
      dutyRulesOn('2026-01-01', { rulebook: 'ES-AN-2010', accounting: { duty } }),
      [{ from: '2026-01-01', until: '2026-12-31', options: { slots: 'count', pools: 'funded' } }],
    );
    expect(marks.filter(({ what }) => /tariff|pools|income/.test(what)).map(({ says }) => says)).toEqual([
      'none was read for this day',
      'share of the house less what it funds',
      'all casinos of Casinos del Sur',
    ]);
    expect(marks[0]!.citation).toBe('');
  });

  it('say so where the company is not named', () => {
    const duty = { jurisdiction: 'ES-AN', per: 'company' } as const;
    const marks = dutyProvenance(
      dutyRulesOn('2026-01-01', { rulebook: 'ES-AN-2010', accounting: { duty } }),
      [],
    );
    expect(marks.find(({ what }) => what === 'whose income')!.says).toBe(
      'all casinos of a company not named',
    );
  });
});
