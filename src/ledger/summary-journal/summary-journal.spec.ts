import { readAs } from '../../../test/support/books/book-facts';
import { journalLine } from '../../../test/support/books/journal-book';
import type { JournalLineInBooks } from '../journal/journal-figures';
import { diarioResumenBook } from './diario-resumen.book';
import {
  differingMovements,
  inRanges,
  type PaidToPlayers,
  presentedMovements,
  summedEntries,
  type SummaryFigures,
} from './summary-journal';

const TIPS_COUNTED = 'cagnotte.tips.counted.v1';
const TIPS_SHARED = 'cagnotte.tips.shared.v1';
const ROUND = 'cagnotte.round.settled.v1';

const entry = (
  number: bigint,
  amounts: Readonly<Record<string, bigint>>,
  more: Partial<JournalLineInBooks> = {},
): JournalLineInBooks[] =>
  Object.entries(amounts).map(([account, amount], index) =>
    journalLine(account, amount, { record: number, line: index + 1, entry: number, close: 90n, ...more }),
  );

const figures = (
  lines: readonly JournalLineInBooks[],
  more: Partial<SummaryFigures> = {},
): SummaryFigures => ({
  currency: 'EUR',
  dayBefore: '2026-01-01',
  until: '2026-01-02',
  opening: [],
  lines,
  paid: [],
  ...more,
});

const said = (of: SummaryFigures): string[] =>
  summedEntries(of).map(({ entry: number, numbers, account, side, amount, currency }) =>
    [number ?? '-', `[${numbers}]`, account, side, amount, currency].join(' '),
  );

const SALES = [
  ...entry(1n, { 'cash:cage': 300n, 'chips:cage': -300n }),
  ...entry(2n, { bank: 50n, 'chips:cage': -50n }),
  ...entry(3n, { 'chips:table:RF1': 7n, 'win:roulette-french:RF1': -7n }, { eventType: ROUND }),
  ...entry(4n, { 'cash:cage': 20n, 'chips:cage': -20n }),
];

describe('the summary journal', () => {
  it('has one entry for each day, type of event and kind, with the numbers of those that it sums', () =>
    expect(said(figures(SALES))).toEqual([
      '1 [1-2, 4] bank debit 50 EUR',
      '1 [1-2, 4] cash:cage debit 320 EUR',
      '1 [1-2, 4] chips:cage credit 370 EUR',
      '3 [3] chips:table:RF1 debit 7 EUR',
      '3 [3] win:roulette-french:RF1 credit 7 EUR',
    ]));

  it('keeps debits and credits of an account apart, so that both add up to the journal', () =>
    expect(
      said(
        figures([
          ...entry(1n, { 'cash:cage': 300n, 'chips:cage': -300n }),
          ...entry(2n, { 'cash:cage': -40n, 'chips:cage': 40n }),
        ]),
      ),
    ).toEqual([
      '1 [1-2] cash:cage debit 300 EUR',
      '1 [1-2] chips:cage debit 40 EUR',
      '1 [1-2] cash:cage credit 40 EUR',
      '1 [1-2] chips:cage credit 300 EUR',
    ]));

  it('sums reversals apart from originals', () =>
    expect(
      said(
        figures([
          ...entry(1n, { 'cash:cage': 300n, 'chips:cage': -300n }),
          ...entry(2n, { 'cash:cage': -300n, 'chips:cage': 300n }, { entryKind: 'reversal' }),
        ]),
      ).map((line) => line.split(' ')[1]),
    ).toEqual(['[1]', '[1]', '[2]', '[2]']));

  it('sums what a later close adds to a day in entries of its own, which change no earlier one', () => {
    const later = entry(9n, { 'cash:cage': 5n, 'chips:cage': -5n }, { close: 120n });
    const before = said(figures(SALES));
    expect(said(figures([...SALES, ...later]))).toEqual([
      ...before,
      '9 [9] cash:cage debit 5 EUR',
      '9 [9] chips:cage credit 5 EUR',
    ]);
  });

  it('has no numbers on an open day, whose entries come last', () => {
    const open = entry(1n, { 'cash:cage': 5n, 'chips:cage': -5n }, { entry: undefined, close: undefined });
    expect(said(figures([...open, ...SALES])).slice(-2)).toEqual([
      '- [] cash:cage debit 5 EUR',
      '- [] chips:cage credit 5 EUR',
    ]);
  });

  it('reads each amount from the lines that it sums', () =>
    expect(readAs(diarioResumenBook(figures(SALES.slice(0, 4))).sections[0]!)).toEqual([
      'entry | day | concept | kind | entries | code | name | account | debit | credit',
      expect.stringContaining('| bank | 50 EUR +lines['),
      expect.stringContaining('| cash:cage | 300 EUR +lines['),
      expect.stringContaining('| chips:cage | 0 EUR | 350 EUR -lines['),
      'Total | - | - | - | - | - | - | - | 350 EUR | 350 EUR',
    ]));

  it.each([
    [[], ''],
    [[3n], '3'],
    [[1n, 2n, 3n, 7n, 9n, 10n], '1-3, 7, 9-10'],
  ])('writes the numbers %s as "%s"', (numbers, words) => expect(inRanges(numbers)).toBe(words));
});

describe('tips as income', () => {
  const tips = [
    ...entry(1n, { 'chips:cage': 100n, tips: -100n }, { eventType: TIPS_COUNTED }),
    ...entry(2n, { tips: 90n, bank: -70n, 'other-income': -20n }, { eventType: TIPS_SHARED }),
  ];
  const charts = [
    { validFrom: '2026-01-01', codes: {} },
    { validFrom: '2026-01-02', codes: {}, tips: 'income' as const },
  ];

  it('are income when they are counted and cost when the staff gets them, from the day of the choice on', () => {
    expect(said(figures(tips, { charts }))).toEqual([
      '1 [1] chips:cage debit 100 EUR',
      '1 [1] tips-income credit 100 EUR',
      '2 [2] tips-shared debit 90 EUR',
      '2 [2] bank credit 70 EUR',
      '2 [2] tips-shared credit 20 EUR',
    ]);
    const earlier = tips.map((line) => ({ ...line, bookingDay: '2026-01-01' }));
    expect(said(figures(earlier, { charts })).join()).not.toContain('tips-');
  });

  it('are owed to the staff where the casino chose nothing', () =>
    expect(said(figures(tips)).join()).not.toContain('tips-'));
});

describe('gross product and winnings of players', () => {
  const paid: PaidToPlayers = {
    close: 90n,
    bookingDay: '2026-01-02',
    gamingDay: '2026-01-02',
    game: 'roulette-french',
    table: 'RF1',
    payouts: 93n,
  };

  it('stand in the entry of the rounds, balanced, under 702 and 701', () => {
    const rounds = summedEntries(figures(SALES, { paid: [paid] })).filter(({ entry: of }) => of === 3n);
    expect(rounds.map(({ account, side, amount }) => [account, side, amount])).toEqual([
      ['chips:table:RF1', 'debit', 7n],
      ['win:roulette-french:RF1', 'credit', 7n],
      ['players-winnings:roulette-french:RF1', 'debit', 93n],
      ['win:roulette-french:RF1', 'credit', 93n],
    ]);
  });

  it('stand in another entry of the close where no round won or lost anything', () => {
    const drawn = SALES.filter(({ eventType }) => eventType !== ROUND);
    expect(said(figures(drawn, { paid: [paid] })).slice(-2)).toEqual([
      '1 [1-2, 4] players-winnings:roulette-french:RF1 debit 93 EUR',
      '1 [1-2, 4] win:roulette-french:RF1 credit 93 EUR',
    ]);
  });

  it('that a void takes back are on the other side', () =>
    expect(said(figures(SALES, { paid: [{ ...paid, payouts: -93n }] })).slice(-2)).toEqual([
      '3 [3] players-winnings:roulette-french:RF1 credit 93 EUR',
      '3 [3] win:roulette-french:RF1 debit 93 EUR',
    ]));
});

describe('the preview of another choice', () => {
  const lines = [
    ...entry(1n, { 'chips:table:RF1': 7n, 'win:roulette-french:RF1': -7n }, { eventType: ROUND }),
    ...entry(2n, { 'cash:cage': 5n, tips: -5n }, { eventType: TIPS_COUNTED }),
  ];
  const paid = [{ bookingDay: '2026-01-02', game: 'roulette-french', table: 'RF1', payouts: 93n }];
  const chart = (games: 'net' | 'gross', tips: 'liability' | 'income') => [
    {
      validFrom: '2026-01-01',
      codes: {},
      names: undefined,
      games,
      tips,
      a3Company: undefined,
      digits: undefined,
    },
  ];
  const presented = (charts: ReturnType<typeof chart>) =>
    presentedMovements({ lines, paid, charts, currency: 'EUR' });

  it('moves payments to players from 701 to 702, and tips from the liability to income', () => {
    const differing = differingMovements(
      presented(chart('net', 'liability')),
      presented(chart('gross', 'income')),
    );
    expect(differing.map(({ account, before, after }) => [account, before, after])).toEqual([
      ['players-winnings:roulette-french:RF1', 0n, 93n],
      ['tips', -5n, 0n],
      ['tips-income', 0n, -5n],
      ['win:roulette-french:RF1', -7n, -100n],
    ]);
  });

  it('changes no sum of all accounts, and nothing where the choice is the same', () => {
    const sum = (of: ReturnType<typeof presented>) => of.reduce((all, { amount }) => all + amount, 0n);
    expect(sum(presented(chart('gross', 'income')))).toBe(sum(presented(chart('net', 'liability'))));
    expect(
      differingMovements(presented(chart('gross', 'income')), presented(chart('gross', 'income'))),
    ).toEqual([]);
  });
});
