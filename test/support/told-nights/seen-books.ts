import { createHash } from 'node:crypto';
import type { Client } from '../service/client';

/** The trimmed cells of a line of a text table. */
export type Row = readonly string[];

/** Splits a line of a page at its bars. */
export const rowOf = (line: string): Row => line.split('|').map((cell) => cell.trim());

interface Section {
  readonly es: string;
  readonly columns: readonly { readonly id: string }[];
  readonly rows: readonly Row[];
  readonly totals: Row | null;
}
interface BookAnswer {
  readonly sections: readonly Section[];
  readonly total: { readonly amount: { readonly amount: string }; readonly words: string } | null;
}

/**
 * An official book as lines: for each section its name, the columns (those on the line under its name on the page, or all of a
 * section that the page does not name), rows and totals; last the total of the day.
 */
export async function seenBook(
  client: Client,
  { casino, day, book }: { casino: string; day: string; book: string },
  asked: readonly Row[],
): Promise<Row[]> {
  const { book: seen } = await client.ask<{ book: BookAnswer }>(
    `{ book(casino: "${casino}", day: "${day}", book: ${book.toUpperCase().replaceAll('-', '_')}) { ... on Book {
         sections { es columns { id } rows totals } total { amount { amount } words } } } }`,
  );
  const sections = seen.sections.flatMap(({ es, columns, rows, totals }) => {
    const all = columns.map(({ id }) => id);
    const wanted = asked[asked.findIndex((row) => row.length === 1 && row[0] === es) + 1] ?? all;
    const places = (wanted.length === 1 ? all : wanted).map((id) => all.indexOf(id));
    const shown = (row: Row): Row => places.map((place) => row[place] ?? '');
    return [[es], shown(all), ...[...rows, ...(totals === null ? [] : [totals])].map(shown)];
  });
  const { total } = seen;
  return [...sections, ...(total === null ? [] : [['Total', total.amount.amount, total.words]])];
}

interface TieOut {
  readonly check: string;
  readonly rows: readonly { at: string; expected: string; found: string; ties: boolean }[];
}

/** The status of a day and the failed rows of its checks. */
export async function seenTieOuts(client: Client, casino: string, day: string): Promise<Row[]> {
  const { gamingDay } = await client.ask<{ gamingDay: { status: string; tieOuts: readonly TieOut[] } }>(
    `{ gamingDay(casino: "${casino}", day: "${day}") { ... on GamingDayFound {
         status tieOuts { check rows { at expected found ties } } } } }`,
  );
  const failing = gamingDay.tieOuts.flatMap(({ check, rows }) =>
    rows.filter(({ ties }) => !ties).map(({ at, expected, found }) => [check, at, expected, found]),
  );
  return [[gamingDay.status], ...failing];
}

interface FindingNode {
  readonly node: Readonly<Record<'code' | 'severity' | 'expected' | 'found', string>> & {
    table: string | null;
  };
}

/** Open findings in order of record, with table, expected and found. */
export async function seenFindings(client: Client, casino: string): Promise<Row[]> {
  const { findings } = await client.ask<{ findings: { edges: readonly FindingNode[] } }>(
    `{ findings(casino: "${casino}", first: 500) { edges { node { code severity table expected found } } } }`,
  );
  // The dates of pages are arbitrary, so their distance from today is ignored.
  const told = findings.edges.filter(({ node }) => node.code !== 'clock-differs');
  return told.map(({ node: { code, table, expected, found } }) => [code, table ?? '', expected, found]);
}

interface Amount {
  readonly amount: string;
}

/** The return of a quarter: parts by account, base, quota, amount due, and amounts accrued by the closes. */
export async function seenDuty(
  client: Client,
  casino: string,
  year: string,
  quarter: string,
): Promise<Row[]> {
  const { gamingDutyReturn: seen } = await client.ask<{
    gamingDutyReturn: Record<'baseToDate' | 'quotaToDate' | 'toPay', Amount> & {
      parts: readonly { account: string; amount: Amount }[];
      accrued: Amount | null;
    };
  }>(
    `{ gamingDutyReturn(casino: "${casino}", year: ${year}, quarter: ${quarter}) { ... on GamingDutyReturn {
         parts { account amount { amount } } baseToDate { amount } quotaToDate { amount } toPay { amount }
         accrued { amount } } } }`,
  );
  return [
    ...seen.parts.map(({ account, amount }) => [account, amount.amount]),
    ['base', seen.baseToDate.amount],
    ['quota', seen.quotaToDate.amount],
    ['to pay', seen.toPay.amount],
    ['accrued', seen.accrued?.amount ?? 'by none'],
  ];
}

interface ExplainedTerm {
  readonly amount: Amount;
  readonly figure: string | null;
  readonly line: { readonly account: string; readonly bookingDay: string } | null;
  readonly fact: { readonly eventId: string } | null;
}

/** The terms of a figure: amount, then the figure, the account and the day of the books, or the event. */
export async function seenExplanation(client: Client, casino: string, figure: string): Promise<Row[]> {
  const { explain } = await client.ask<{ explain: { ties: boolean; terms: readonly ExplainedTerm[] } }>(
    `query ($figure: ID!) { explain(casino: "${casino}", figure: $figure) { ... on Explanation {
         ties terms { amount { amount } figure line { account bookingDay } fact { eventId } } } } }`,
    { figure },
  );
  const terms = explain.terms.map(({ amount, figure: other, line, fact }) =>
    line === null
      ? [amount.amount, other ?? fact?.eventId ?? '']
      : [amount.amount, line.account, line.bookingDay],
  );
  return explain.ties ? terms : [...terms, ['does not tie']];
}

/** Changes by facts after the close of their day: own day, booking day, account, amount, cause. */
export async function seenRestatement(client: Client, casino: string): Promise<Row[]> {
  const { restatement } = await client.ask<{
    restatement: { edges: readonly { node: Record<string, string> & { amount: Amount } }[] };
  }>(
    `query ($until: KnownAt!) { restatement(casino: "${casino}", between: [{ position: 0 }, $until], first: 500) {
         edges { node { ownDay bookedIn account amount { amount } causeId } } } }`,
    { until: { position: await positionOf(client, casino) } },
  );
  return restatement.edges.map(({ node: { ownDay, bookedIn, account, amount, causeId } }) =>
    [ownDay, bookedIn, account, amount.amount, causeId].map((cell) => cell ?? ''),
  );
}

/**
 * The seals of closed days in the order of their closes: the day, the day of the preceding seal, and the trial balance, as the
 * digest or, if its digest matches, as the balances in euros that the page states.
 */
export async function seenSeals(client: Client, casino: string, told: readonly Row[]): Promise<Row[]> {
  const { seals } = await client.ask<{
    seals: { edges: readonly { node: Record<'gamingDay' | 'hash' | 'previous' | 'trialBalance', string> }[] };
  }>(
    `{ seals(casino: "${casino}", first: 500) { edges { node { gamingDay hash previous trialBalance } } } }`,
  );
  const hashes = seals.edges.map(({ node }) => node.hash);
  return seals.edges.map(({ node: { gamingDay, previous, trialBalance } }, index) => {
    const before = hashes.indexOf(previous);
    const balances = told[index]?.[2] ?? '';
    return [
      gamingDay,
      before === -1 ? (/^0+$/.test(previous) ? 'first' : previous) : `behind ${before + 1}`,
      digestOf(balances) === trialBalance ? balances : trialBalance,
    ];
  });
}

/** The digest of a trial balance by docs/books/seals.md, from balances such as "cash:cage 1.00, opening -1.00". */
function digestOf(balances: string): string {
  const lines = balances.split(', ').map((balance) => {
    const [account = '', amount = ''] = balance.split(' ');
    return `${account}\tEUR\t${BigInt(amount.replace('.', ''))}\n`;
  });
  return createHash('sha256').update(lines.sort().join('')).digest('hex');
}

async function positionOf(client: Client, casino: string): Promise<number> {
  const { casinos } = await client.ask<{ casinos: { id: string; position: number }[] }>(
    '{ casinos { id position } }',
  );
  return casinos.find(({ id }) => id === casino)!.position;
}

/** The balances other than zero in the books of a day, debits positive; by account and currency, as the pages tell them. */
export async function seenBalances(
  client: Client,
  casino: string,
  day: string,
  basis: string,
): Promise<Row[]> {
  const { trialBalance } = await client.ask<{
    trialBalance: { lines: { account: string; debit: Amount & { currency: string }; credit: Amount }[] };
  }>(
    `{ trialBalance(casino: "${casino}", asOf: "${day}", basis: ${basis}) { lines {
         account debit { amount currency } credit { amount } } } }`,
  );
  const keyOf = ({ account, debit: { currency } }: (typeof trialBalance.lines)[number]): string =>
    `${account} ${currency}`;
  return trialBalance.lines
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(({ account, debit, credit }) => [
      debit.currency === 'EUR' ? account : `${account} ${debit.currency}`,
      credit.amount === '0.00' ? debit.amount : `-${credit.amount}`,
    ])
    .filter(([, amount]) => amount !== '0.00');
}
