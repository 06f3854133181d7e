import { strFromU8, unzipSync } from 'fflate';
import { readCsv } from '../csv/read-csv';
import { asDecimal, type Asking, inSpanish, type Money } from './daily-questions';

type At = Asking & { readonly at: string };

/** The number of records or lines on a page, as many as the service gives. */
const PAGE = 500;

interface PageOf<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** All nodes of a connection. `field` is its query with the arguments but for those of the page, `node` what is selected. */
export async function all<Node>({ client }: At, field: string, node: string): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null | undefined = null; after !== undefined;) {
    const page: PageOf<Node> = (
      await client.ask<{ page: PageOf<Node> }>(
        `{ page: ${field.replace(')', `, first: ${PAGE}, after: ${JSON.stringify(after)})`)} {
             edges { node ${node} } pageInfo { hasNextPage endCursor } } }`,
      )
    ).page;
    nodes.push(...page.edges.map((edge) => edge.node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
  }
  return nodes;
}

interface BankOfDay {
  readonly table: string;
  readonly day: string;
  readonly bank: string;
}

/** The parts of a coup as it was reported, in minor units. */
interface ReportedCoup {
  readonly bank: string;
  readonly totals: { readonly collected: number; readonly paid: number };
}

interface Reported {
  readonly gamingday: string;
  readonly data: ReportedCoup;
}

/** What each coup of a bank won, by the bytes of the reports. */
export async function coupsOf(asking: At, { table, day, bank }: BankOfDay) {
  const { casino, at } = asking;
  const source = `/casinos/${casino}/tables/${table}`;
  const reports = await all<{ recordNumber: number; bytes: string }>(
    asking,
    `events(casino: "${casino}", source: "${source}", eventType: "cagnotte.coup.played.v1", knownAt: {${at}})`,
    '{ recordNumber bytes }',
  );
  return reports.flatMap(({ recordNumber, bytes }) => {
    const { gamingday, data } = JSON.parse(bytes) as Reported;
    const { collected, paid } = data.totals;
    return gamingday === day && data.bank === bank
      ? [{ recordNumber, gain: BigInt(collected) - BigInt(paid) }]
      : [];
  });
}

/** What the bank has after a record, by the journal, in minor units; a tie moves nothing. */
export async function heldAfter(asking: At, { day, bank }: BankOfDay): Promise<(record: number) => bigint> {
  const { casino, at } = asking;
  const lines = await all<{
    ofRecord: number;
    subLedger: string;
    debit: { minorUnits: string };
    credit: { minorUnits: string };
  }>(
    asking,
    `journal(casino: "${casino}", account: "player-bank", bookingDay: "${day}", knownAt: {${at}})`,
    '{ ofRecord subLedger debit { minorUnits } credit { minorUnits } }',
  );
  const ofBank = lines.filter(({ subLedger }) => subLedger.startsWith(`${bank}:`));
  return (record) =>
    ofBank
      .filter(({ ofRecord }) => ofRecord <= record)
      .reduce((sum, { debit, credit }) => sum + BigInt(credit.minorUnits) - BigInt(debit.minorUnits), 0n);
}

interface Balance {
  readonly account: string;
  readonly inChart: { readonly code: string; readonly nameEs: string };
  readonly closing: Money & { readonly minorUnits: string; readonly currency: string };
}

/** The rows of a correction as a screen has them: by how much each account stands otherwise after its record than before. */
export async function changedBy({ client, casino }: At, record: number): Promise<string[]> {
  const [before, after] = await Promise.all(
    [record - 1, record].map(async (position) => {
      const { trialBalance } = await client.ask<{ trialBalance: { lines: readonly Balance[] } }>(
        `{ trialBalance(casino: "${casino}", knownAt: {position: ${position}}) {
             lines { account inChart { code nameEs } closing { amount minorUnits currency } } } }`,
      );
      return trialBalance.lines;
    }),
  );
  return after!.flatMap(({ account, inChart: { code, nameEs }, closing }) => {
    const earlier = before!.find(
      (line) => line.account === account && line.closing.currency === closing.currency,
    );
    const change = BigInt(closing.minorUnits) - BigInt(earlier?.closing.minorUnits ?? 0);
    return change === 0n ? [] : [`${code}\t${nameEs}\t${inSpanish(asDecimal(change))}`];
  });
}

/** The last Friday up to a day. */
function lastFriday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 2) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * What was known at the last close, correction or late fact: the demo records everything when it starts, so nothing was recorded by
 * noon of a Friday before that.
 */
export async function lastMark(asking: At) {
  const { client, casino, newest } = asking;
  // The days of the demo are in winter, when Spain is an hour ahead of UTC.
  const noon = `${lastFriday(newest)}T11:00:00Z`;
  const { timeline } = await client.ask<{
    timeline: { then: { recordNumber: number }; now: { previous: { recordNumber: number } } };
  }>(
    `{ timeline(casino: "${casino}", buckets: 1) {
         then: at(moment: {instant: "${noon}"}) { recordNumber } now: at { previous { recordNumber } } } }`,
  );
  if (timeline.then.recordNumber > 0) throw new Error(`something was recorded by ${noon}`);
  const record = timeline.now.previous.recordNumber;
  const days = await all<{ day: string }>(
    asking,
    `gamingDays(casino: "${casino}", knownAt: {position: ${record}})`,
    '{ day }',
  );
  return { record, days: days.map(({ day }) => day) };
}

export const recordOnScreen = (record: number): string => `registro ${record}`;

/** First and last day of the month before the one of a day. */
export function monthBefore(day: string): readonly [from: string, until: string] {
  const last = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
  last.setUTCDate(0);
  const until = last.toISOString().slice(0, 10);
  return [`${until.slice(0, 8)}01`, until];
}

/** Debits and credits of the journal among the books of a month, as the ZIP has them for spreadsheets in Spain. */
export function sumsOfJournal(zip: Buffer): string {
  const books = unzipSync(zip);
  const [name] = Object.keys(books).filter((path) => path.endsWith('-diario.es.csv'));
  const [heads = [], ...rows] = readCsv(strFromU8(books[name!]!), ';');
  const lines = rows.filter(([, entry]) => entry !== 'Total');
  return ['Debe', 'Haber']
    .map((head) => {
      const column = heads.indexOf(head);
      const amounts = lines.map((row) => BigInt((row[column] || '0,00').replaceAll(/[.,]/g, '')));
      return asDecimal(amounts.reduce((sum, amount) => sum + amount, 0n));
    })
    .join(' ');
}
