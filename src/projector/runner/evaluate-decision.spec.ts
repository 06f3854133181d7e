import { BY, tell } from '../../../test/support/book/told';
import { logged, projectedPage, rowOf } from '../../../test/support/sample-events/projected-page';
import type { CasinoEvent } from '../../kernel/envelope';
import { isFact, placeOf } from '../../ledger/fact-order/place.state';

const OFFICE = { at: 'office' };
const [PROPOSED_BY, APPROVED_BY] = BY as [{ id: string }, { id: string }];

const OPENED = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 1_000_000 },
    { account: 'chips:issued', amount: -1_000_000 },
  ],
});

const sale = (id: string, amount = 500): CasinoEvent =>
  tell('cage.chips-sold', { amount, meansOfPayment: 'cash' }, { at: 'cage', id });

const correction = (id: string): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects: { source: '/casinos/granada/cage', id },
      reason: 'typed in twice',
      proposedBy: PROPOSED_BY,
      approvedBy: APPROVED_BY,
    },
    OFFICE,
  );

/** What the database holds of the records before the last one, which is evaluated when they are written. */
function known(events: readonly CasinoEvent[]) {
  const { numbered } = logged(events);
  const facts = numbered.slice(0, -1).filter((_, index) => isFact(events[index]!));
  return {
    'FROM register.record WHERE casino = $1 AND source': ([, source, id]: readonly unknown[]) =>
      numbered.filter(({ record }) => record.source === source && record.id === id).map(rowOf),
    'SELECT place FROM fact_order': ([, record]: readonly unknown[]) =>
      numbered
        .filter(({ number }) => `${number}` === record)
        .map(({ number }) => ({ place: placeOf(events[Number(number) - 1]!) })),
    'FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number WHERE o.casino = $1 AND o.record_number < $2':
      facts.map((fact) => ({ ...rowOf(fact), fact_place: placeOf(events[Number(fact.number) - 1]!) })),
  };
}

describe('a correction', () => {
  const events = [OPENED, sale('a'), correction('a')];

  it('that cancels a fact reverses its entry under its own record, and the fact counts no more', async () => {
    const page = await projectedPage(events, known(events));
    expect(page.journal.filter((line) => line.startsWith('3 '))).toEqual([
      '3 reversal 2 chips:cage 500 0',
      '3 reversal 2 cash:cage 0 500',
    ]);
    expect(page.rowsIn('fold_state').filter(({ fold }) => fold === 'corrected-fact')).toMatchObject([
      { key: '2', last_record: '3' },
    ]);
    expect(page.asked.some(({ sql }) => sql.startsWith('UPDATE fact_order AS row SET fold_key'))).toBe(false);
  });

  it('of an unknown fact gives a finding and has no other effect', async () => {
    const page = await projectedPage([OPENED, sale('a'), correction('b')], known(events));
    expect(page.journal.filter((line) => line.startsWith('3 '))).toEqual([]);
    expect(
      page
        .rowsIn('finding')
        .filter(({ of_record }) => of_record === '3')
        .map(({ code }) => code),
    ).toContain('correction-of-unknown-event');
    expect(page.rowsIn('fold_state').filter(({ fold }) => fold === 'corrected-fact')).toEqual([]);
  });

  it('is searched for among the earlier records of its casino', async () => {
    const page = await projectedPage(events, known(events));
    const [asked] = page.asked.filter(({ sql }) => sql.includes('FROM register.record WHERE casino = $1'));
    expect(asked!.parameters).toEqual(['granada', '/casinos/granada/cage', 'a', 3n]);
  });

  it('waits where the key of its fact is parked', async () => {
    const page = await projectedPage(events, {
      ...known(events),
      'FROM parked_record': [{ casino: 'granada', partition_key: 'cage/2026-01-01' }],
    });
    expect(
      page
        .rowsIn('parked_record')
        .map(({ record_number, fold_key, fault }) => [record_number, fold_key, fault]),
    ).toEqual([
      ['2', 'cage/2026-01-01', null],
      ['3', 'cage/2026-01-01', null],
    ]);
    expect(page.journal.filter((line) => line.startsWith('3 '))).toEqual([]);
  });
});

/** A close numbers the entries of its day, which the database counts. */
const NUMBERING = {
  'FROM journal_numbering WHERE casino': [{ after: 0n, last: 0n }],
  'AS entries FROM': [{ entries: 0n }],
  'AS facts FROM': [{ facts: 0n }],
};

describe('lines that move with a decision about a day', () => {
  const closed = (through: number): CasinoEvent =>
    tell('gaming-day.closed', { through, by: PROPOSED_BY, controlTotals: [] }, OFFICE);
  const reopened = tell('gaming-day.reopened', { by: BY, reason: 'a late count' }, OFFICE);
  /** A line of the sale as the journal holds it. */
  const lineOfSale = (line: number, account: string, amount: bigint) => ({
    ...{ casino: 'granada', recordNumber: 2n, record: 2n, line, fact: 2n, entryKind: 'original' },
    ...{ takesBack: false, undoes: false, causeRecord: null, ofRecord: 2n },
    ...{ bookingDay: '2026-01-01', gamingDay: '2026-01-01', account, subLedger: null, slip: null },
    ...{ debit: amount > 0n ? amount : 0n, credit: amount < 0n ? -amount : 0n, currency: 'EUR' },
    ...{ game: null, basis: 'declared', ruleId: null },
  });
  const MOVED = {
    ...NUMBERING,
    'WITH posted AS': [lineOfSale(1, 'cash:cage', 500n), lineOfSale(2, 'chips:cage', -500n)],
  };
  const ADDED = [
    'INSERT INTO day_total (casino, booking_day',
    'INSERT INTO session_total (casino, gaming_day',
  ];
  const askedForLines = (page: Awaited<ReturnType<typeof projectedPage>>) =>
    page.asked.filter(({ sql }) => sql.startsWith('WITH posted AS'));

  it('move at a close to the next day if they are later than its checks, in the totals of days and sessions, too', async () => {
    const page = await projectedPage([OPENED, sale('a'), closed(1)], MOVED);
    const [asked] = askedForLines(page);
    expect(asked!.parameters).toEqual(['granada', '3', '2026-01-01', '1']);
    expect(asked!.sql).toContain('booking_day = $3::date AND record_number > $4::bigint');
    const moved = page.rowsIn('journal_line').filter(({ record_number }) => record_number === '3');
    expect(
      moved.map((row) =>
        [
          row['line'],
          row['entry_kind'],
          row['of_record'],
          row['booking_day'],
          row['account'],
          row['debit'],
        ].join(' '),
      ),
    ).toEqual([
      '1 reversal 2 2026-01-01 chips:cage 500',
      '2 reversal 2 2026-01-01 cash:cage 0',
      '3 replacement 2 2026-01-02 cash:cage 500',
      '4 replacement 2 2026-01-02 chips:cage 0',
    ]);
    for (const added of ADDED)
      expect(
        page.asked
          .filter(({ sql, parameters }) => sql.startsWith(added) && parameters[1] === '3')
          .map(({ parameters }) => parameters),
      ).toEqual([['granada', '3', '0']]);
  });

  it('change no totals if no line moves', async () => {
    const page = await projectedPage([OPENED, sale('a'), closed(2)], NUMBERING);
    for (const added of ADDED)
      expect(page.asked.some(({ sql, parameters }) => sql.startsWith(added) && parameters[1] === '3')).toBe(
        false,
      );
  });

  it('move at a reopening back from open books, and lines of other open days leave the reopened day', async () => {
    const books = {
      currency: 'EUR',
      openedBy: 'x',
      closedDays: [
        { first: '2026-01-01', last: '2026-01-01' },
        { first: '2026-01-03', last: '2026-01-04' },
      ],
    };
    const state = { fold: 'casino-books', casino: 'granada', key: 'granada', state: JSON.stringify(books) };
    const page = await projectedPage([sale('a'), reopened], {
      ...MOVED,
      'AS wanted(casino text, fold': [state],
    });
    const [asked] = askedForLines(page);
    expect(asked!.parameters).toEqual(['granada', '2', '2026-01-01', ['[2026-01-03,2026-01-04]']]);
    expect(asked!.sql).toContain('gaming_day = $3::date AND booking_day <> $3::date');
    expect(asked!.sql).toContain('booking_day = $3::date AND gaming_day <> $3::date');
  });

  it('are looked up at a reopening even if the day was not closed', async () => {
    const page = await projectedPage([OPENED, sale('a'), reopened], { 'WITH posted AS': [] });
    expect(askedForLines(page).map(({ parameters }) => parameters[2])).toEqual(['2026-01-01']);
  });
});

describe('an authorisation', () => {
  const authorised = tell(
    'casino.authorised',
    { validFrom: '2026-01-01', games: [], tables: [], by: PROPOSED_BY } as never,
    OFFICE,
  );

  it('is in the books from its own record on', async () => {
    const page = await projectedPage([OPENED, sale('a'), authorised, sale('b')]);
    const versions = page.rowsIn('fold_version').filter(({ fold }) => fold === 'casino-books');
    expect(versions.map(({ record_number }) => record_number)).toEqual(['1', '3']);
    expect(versions[1]!['state']).toContain('"validFrom":"2026-01-01"');
    expect(page.rowsIn('fold_state').findLast(({ fold }) => fold === 'casino-books')).toMatchObject({
      last_record: '3',
    });
  });

  it('evaluates again the facts from its first day on that were there before', async () => {
    const before = [OPENED, sale('a'), authorised];
    const page = await projectedPage(before, {
      ...known(before),
      'FROM reported_day': [{ gaming_day: '2026-01-01', first_record: 1n }],
    });
    const asked = page.asked.find(({ sql }) => sql.includes('FROM reported_day'));
    expect(asked!.parameters).toEqual(['granada', '2026-01-01']);
  });

  it('that is the first record of its casino has nothing to evaluate again', async () => {
    const page = await projectedPage([authorised]);
    expect(page.asked.some(({ sql }) => sql.includes('FROM reported_day'))).toBe(false);
  });
});
