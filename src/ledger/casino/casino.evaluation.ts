import { about, type EventFinding, type Finding, raise, said } from '../../finding-catalogue/finding';
import { authorise, type CasinoBooks, openLedger } from './casino-books.state';
import { type Room, type TableInRoom, tablesIn } from './open-room.state';
import { type Authorisation, authorisationOf } from './authorisation.state';
import type { EventOf } from '../event-contract/catalogue';
import { importedOf } from '../../kernel/envelope';
import { readAnswers } from '../../games/open-points';
import { isAccountPath } from '../_core/account';
import { unknownAccounts } from '../_core/chart-keys';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { USUAL_TIME_ZONE } from '../../kernel/clock-reading';
import { isTimeZone } from '../../kernel/time-zone';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import { money } from '../../games/wording';
import type { GamingDay } from '../../kernel/gaming-day';
import { isGameCode } from '../../games/game-codes';
import { checkOneTableEach } from '../staff/staff.checks';
import type { TableAsOpened } from '../../games/table-reports';
import { authorisedOn, rulesOn } from '../_core/rules/rules-at-table';

/**
 * Reports money in another currency than that of the books, and money moved before the ledger was opened. Intake
 * refuses such events once it knows the currency; earlier ones are posted in their own currency.
 */
export function checkCurrency(currency: string, books: CasinoBooks, eventId: string): EventFinding[] {
  if (books.currency === currency) return [];
  if (books.currency === undefined) {
    return about(
      [
        raise({
          code: 'ledger-not-opened',
          expected: said('opening-balances-of-casino-before-this-event'),
          found: said('money-moved-in-ledger-that-was-not-opened'),
        }),
      ],
      eventId,
    );
  }
  return about([raise({ code: 'currency-not-book', expected: books.currency, found: currency })], eventId);
}

type CasinoAuthorised = EventOf<'cagnotte.casino.authorised.v1'>;

export const evaluateCasinoAuthorised = (
  event: CasinoAuthorised,
  { books }: LedgerState,
): Partial<Evaluation> => ({
  books: authorise(books, authorisedBy(event)),
  findings: about([...checkAnswers(event), ...checkChart(event), ...checkTimeZone(event)], event.id),
});

function authorisedBy(event: CasinoAuthorised): Authorisation {
  const imported = importedOf(event);
  const [signedWith] = event.signature?.split('.') ?? [];
  return {
    ...authorisationOf(event.data),
    ...(imported ? { imported } : signedWith ? { signedWith } : {}),
  };
}

const checkAnswers = ({ data }: CasinoAuthorised): Finding[] =>
  readAnswers(data.answers ?? {}).unknown.map((answer) =>
    raise({ code: 'open-point-unknown', expected: said('point-and-answer-of-docs-games'), found: answer }),
  );

const checkChart = ({ data }: CasinoAuthorised): Finding[] =>
  unknownAccounts(data.accounting?.chart?.codes ?? {}).map((unknown) =>
    raise({
      code: 'chart-key-unknown',
      expected: said('account-of-ledger-or-beginning-of-one-like', { nearest: unknown.nearest.join(', ') }),
      found: said('accounting-chart-codes', { key: JSON.stringify(unknown.key) }),
    }),
  );

const checkTimeZone = ({ data: { timeZone } }: CasinoAuthorised): Finding[] =>
  timeZone === undefined || isTimeZone(timeZone)
    ? []
    : [
        raise({
          code: 'time-zone-unknown',
          expected: said('iana-name-like-europe-madrid-hours-are', { zone: USUAL_TIME_ZONE }),
          found: said('timezone', { name: JSON.stringify(timeZone) }),
        }),
      ];

/** The account for balances at accounts outside the chart, and for the imbalance of an opening. */
const OPENING = 'opening';

export function postLedgerOpened({ data }: EventOf<'cagnotte.ledger.opened.v1'>): EntryLine[] {
  const lines = data.balances.flatMap(({ account, subLedger, amount }) =>
    signedLine(isAccountPath(account) ? account : OPENING, minorFromWire(amount), data.currency, {
      subLedger,
    }),
  );
  const excess = sumMinor(lines.map((line) => line.debit - line.credit));
  return [...lines, ...signedLine(OPENING, -excess, data.currency, { basis: 'derived' })];
}

type LedgerOpenedEvent = EventOf<'cagnotte.ledger.opened.v1'>;

/** Posts the opening balances. A second opening is posted as declared and is a finding. */
export function evaluateLedgerOpened(event: LedgerOpenedEvent, before: LedgerState): Partial<Evaluation> {
  return {
    lines: postLedgerOpened(event),
    findings: [...checkOpenedOnce(event, before), ...checkAccounts(event), ...checkBalance(event)],
    books: openLedger(before.books, { currency: event.data.currency, eventId: event.id }),
  };
}

function checkOpenedOnce(event: LedgerOpenedEvent, { books }: LedgerState): EventFinding[] {
  if (books.openedBy === undefined) return [];
  return about(
    [
      raise({
        code: 'ledger-opened-twice',
        expected: said('one-opening-event', { event: books.openedBy }),
        found: said('further-opening-event', { event: event.id }),
      }),
    ],
    event.id,
    books.openedBy,
  );
}

function checkAccounts(event: LedgerOpenedEvent): EventFinding[] {
  const unknown = event.data.balances.filter(({ account }) => !isAccountPath(account));
  if (unknown.length === 0) return [];
  return about(
    [
      raise({
        code: 'account-not-in-chart',
        expected: said('account-paths-of-chart-of-accounts'),
        found: said('posted-to-opening', { accounts: unknown.map(({ account }) => account).join(', ') }),
      }),
    ],
    event.id,
  );
}

function checkBalance(event: LedgerOpenedEvent): EventFinding[] {
  const excess = sumMinor(event.data.balances.map(({ amount }) => minorFromWire(amount)));
  if (excess === 0n) return [];
  return about(
    [
      raise({
        code: 'opening-unbalanced',
        expected: said('balances-that-sum-to-zero'),
        found: said('left-over-posted-to-opening', { amount: money(excess, event.data.currency) }),
      }),
    ],
    event.id,
  );
}

export function checkRoom(room: Room, day: GamingDay, books: CasinoBooks): EventFinding[] {
  const tables = tablesIn(room).filter(
    (table): table is TableInRoom & TableAsOpened => table.day === day && isGameCode(table.game),
  );
  const onTerms = tables.map((table) => ({ ...table, terms: termsOf(table, books) }));
  const findings = [...new Set(tables.map(({ game }) => game))].flatMap((game) => {
    const found = rulesOn(day, game, { books });
    return found.ok ? found.value.rules.checks.room(onTerms, found.value.setting) : [];
  });
  return [...findings, ...sessionsAtOnce(tables), ...checkOneTableEach(tables)].map((finding) => ({
    ...finding,
    eventIds: [],
    of: { gamingDay: day },
    standing: `room ${day} ${finding.code} ${finding.ruleId} ${finding.found}`,
  }));
}

/**
 * Reports a table that opens before its last session was counted and closed, because the money of one session must not
 * continue in another.
 */
function sessionsAtOnce(tables: readonly TableInRoom[]): readonly Finding[] {
  const names = [...new Set(tables.map(({ table }) => table))];
  return names.flatMap((name) => {
    const numbers = tables
      .filter(({ table }) => table === name)
      .map(({ session }) => session.split('/').at(-1));
    if (numbers.length < 2) return [];
    return [
      raise({
        code: 'sessions-open-at-once',
        expected: said('one-open-session-of', { name }),
        found: said('sessions-of', { sessions: numbers.join(', '), table: name }),
      }),
    ];
  });
}

function termsOf({ table, day, terms }: TableInRoom, books: CasinoBooks): TableInRoom['terms'] {
  const authorised = authorisedOn(day, table, books);
  return authorised === undefined ? terms : { ...terms, authorised: authorised.terms };
}
