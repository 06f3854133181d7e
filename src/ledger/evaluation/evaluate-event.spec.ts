import {
  CASINO,
  chipsSold,
  handPlayed,
  ledgerOpened,
} from '../../../test/support/sample-events/sample-events';
import { tell } from '../../../test/support/book/told';
import { unopenedBooks } from '../casino/casino-books.state';
import { unopenedSession } from '../table-session/table-session.state';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventFinding } from '../../finding-catalogue/finding';
import { evaluateConflict } from './evaluate-event';
import { evaluateEvent } from '../../../test/support/book/evaluate-event';
import { initialState, type Known } from '../_core/evaluation.state';

const opened: Known = { books: { currency: 'EUR', openedBy: 'ledger-opened' } };
const unopened: Known = { books: unopenedBooks };

const IN_DOLLARS = { currency: 'USD', amount: 100 };

const findingsOf = (
  event: CasinoEvent,
  before: Known,
): Pick<EventFinding, 'code' | 'severity' | 'eventIds'>[] =>
  evaluateEvent(event, before).findings.map(({ code, severity, eventIds }) => ({ code, severity, eventIds }));

it('nothing is known before the first event: no books, no session, no pool, no table, no earlier report', () => {
  const { balances, session, entryOf, poolPart, equipment, ...known } = initialState;
  expect(known).toEqual({ books: {}, pools: [], room: [], begunDays: [] });
  expect([balances.of('cash:cage', 'EUR'), session]).toEqual([0n, unopenedSession]);
  expect([entryOf('round/1'), poolPart('meter', 'p'), equipment('equipment')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('an event about money in the book currency of an opened ledger', () => {
  test.each([
    ['chips sold', chipsSold()],
    ['a hand', handPlayed()],
  ])('is posted without a finding: %s', (_what, event) => {
    const { lines, findings, books } = evaluateEvent(event, opened);
    expect(lines).not.toEqual([]);
    expect(findings).toEqual([]);
    expect(books).toBe(opened.books);
  });
});

describe('an event about money before the ledger is opened', () => {
  test.each([
    ['chips sold', chipsSold()],
    ['a hand', handPlayed()],
  ])('is posted, and gives a finding: %s', (_what, event) => {
    expect(evaluateEvent(event, unopened).lines).toEqual(evaluateEvent(event, opened).lines);
    expect(findingsOf(event, unopened)).toEqual([
      { code: 'ledger-not-opened', severity: 'advisory', eventIds: [event.id] },
    ]);
  });
});

describe('an event in another currency than that of the books', () => {
  test.each([
    ['chips sold', chipsSold({ currency: 'USD' })],
    ['a hand', handPlayed({ currency: 'USD' })],
  ])('is posted in its own currency, and gives a finding: %s', (_what, event) => {
    const { lines, findings } = evaluateEvent(event, opened);
    expect(new Set(lines.map(({ currency }) => currency))).toEqual(new Set(['USD']));
    expect(findings).toMatchObject([
      { code: 'currency-not-book', severity: 'violation', expected: 'EUR', found: 'USD' },
    ]);
  });
});

describe('money of another currency that a cage holds', () => {
  const by = [{ id: 'E-1' }, { id: 'E-2' }];
  const found = (kind: 'cash' | 'chips') =>
    tell('money.found', { currency: 'USD', entry: 'L-1', kind, amount: 100, by });
  test.each([
    ['notes are found', found('cash')],
    ['notes go to the bank', tell('cage.transferred', { ...IN_DOLLARS, from: 'cash', to: 'bank', by })],
    ['a cheque is credited', tell('cage.cheque-cleared', { ...IN_DOLLARS, document: 'C-1' })],
  ])('is posted in it, and gives no finding: %s', (_what, event) => {
    const { lines, findings } = evaluateEvent(event, opened);
    expect(new Set(lines.map(({ currency }) => currency))).toEqual(new Set(['USD']));
    expect(findings.filter(({ code }) => code === 'currency-not-book')).toEqual([]);
  });

  it('is never chips', () =>
    expect(findingsOf(found('chips'), opened)).toMatchObject([{ code: 'currency-not-book' }]));
});

describe('the opening of a ledger', () => {
  it('opens the books in its currency, without a finding', () => {
    const { findings, books } = evaluateEvent(ledgerOpened(), unopened);
    expect(findings).toEqual([]);
    expect(books).toEqual({ currency: 'EUR', openedBy: 'ledger-opened' });
  });

  it('is posted if it is a further one, gives a finding and leaves the books unchanged', () => {
    const again = ledgerOpened({ currency: 'USD' }, { id: 'again' });
    const { lines, books } = evaluateEvent(again, opened);
    expect(lines).toHaveLength(4);
    expect(books).toBe(opened.books);
    expect(findingsOf(again, opened)).toEqual([
      { code: 'ledger-opened-twice', severity: 'violation', eventIds: ['again', 'ledger-opened'] },
    ]);
  });

  it('names in findings the accounts outside the chart and the remainder', () => {
    const balances = [
      { account: 'cash:till', amount: 7 },
      { account: 'constructor', amount: -5 },
    ];
    expect(evaluateEvent(ledgerOpened({ balances }), unopened).findings).toMatchObject([
      { code: 'account-not-in-chart', found: 'cash:till, constructor: posted to opening' },
      { code: 'opening-unbalanced', found: '0.02 EUR left over: posted to opening' },
    ]);
  });
});

describe('a hand', () => {
  it('whose number was used before in its session is posted, and gives a finding with both events', () => {
    const before = { ...opened, firstReport: 'hand-0' };
    expect(evaluateEvent(handPlayed(), before).lines).toEqual(evaluateEvent(handPlayed(), opened).lines);
    expect(findingsOf(handPlayed(), before)).toEqual([
      { code: 'round-number-repeated', severity: 'violation', eventIds: ['hand-1', 'hand-0'] },
    ]);
  });

  it('gives every finding of its figures, each once and about the hand', () => {
    const absurd = handPlayed({ pots: [{ amount: 100 }], rake: { due: 1, dropped: 11 }, awards: [] });
    expect(findingsOf(absurd, opened)).toEqual(
      ['pot-not-contributed', 'rake-above-cap', 'award-differs'].map((code) => ({
        code,
        severity: 'violation',
        eventIds: ['hand-1'],
      })),
    );
  });
});

describe('an event that has no evaluator', () => {
  test.each(['cagnotte.shoe.opened.v1', 'of.another.catalogue', 'constructor', 'toString', '__proto__'])(
    'of type %s posts nothing and gives no finding',
    (type) => {
      expect(evaluateEvent({ ...chipsSold(), type }, opened)).toMatchObject({
        lines: [],
        findings: [],
        books: opened.books,
      });
    },
  );
});

describe('a record whose identity the log holds with other content', () => {
  it('posts nothing, opens nothing, and is a finding', () => {
    const { lines, findings, books } = evaluateConflict(ledgerOpened(), unopened);
    expect(lines).toEqual([]);
    expect(books).toBe(unopened.books);
    expect(findings).toMatchObject([
      {
        code: 'identity-conflict',
        severity: 'violation',
        expected: `one content for id ledger-opened of /casinos/${CASINO}`,
        eventIds: ['ledger-opened'],
      },
    ]);
  });
});
