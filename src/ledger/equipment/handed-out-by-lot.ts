import type { HandingOut, HandingsOut } from './equipment.state';
import type { ShoeOfOneTable } from '../../games/table-reports';

/** How many sessions of a table are compared: about a month. */
const SESSIONS = 30;

/** With fewer sessions nothing is systematic yet. */
const LEAST_SESSIONS = 6;

/**
 * The error rate: at one handing out, shoes that are handed out by lot are called systematic with a probability of at
 * most 1 in this number, whatever number of shoes there is.
 */
const ERROR_ONE_IN = 100_000n;

/**
 * Whether a shoe was at a table more often than lots explain (decision 174). If at each session the shoes of the
 * table are drawn by lot among those of the register, the number of sessions in which it has one of them is a sum of
 * independent draws: its distribution is the product of ((n - r) + r z) / n over the sessions, where r of n shoes were
 * drawn. The probability of so many sessions or more, times the number of shoes, is compared with the error rate, in
 * whole numbers.
 */
export function isMoreThanByLot(shoe: string, handings: readonly HandingOut[]): boolean {
  if (handings.length < LEAST_SESSIONS) return false;
  let ways: readonly bigint[] = [1n];
  let all = 1n;
  for (const { shoes, among } of handings) {
    const [drawn, others] = [BigInt(shoes.length), BigInt(among - shoes.length)];
    ways = Array.from(
      { length: ways.length + 1 },
      (_, times) => (ways[times] ?? 0n) * others + (ways[times - 1] ?? 0n) * drawn,
    );
    all *= BigInt(among);
  }
  const atLeast = timesOf(shoe, handings);
  const tail = ways.slice(atLeast).reduce((sum, each) => sum + each, 0n);
  const shoes = BigInt(Math.max(...handings.map(({ among }) => among)));
  return tail * shoes * ERROR_ONE_IN <= all;
}

const timesOf = (shoe: string, handings: readonly HandingOut[]): number =>
  handings.filter(({ shoes }) => shoes.includes(shoe)).length;

interface AfterHandingOut {
  readonly handings: HandingsOut;
  /** The shoes that are found with this handing out, and were not found before. */
  readonly found: readonly ShoeOfOneTable[];
}

/**
 * Adds the handing out of a session. A shoe is found once, and again only after it was no longer at the table
 * systematically. A session whose shoes could not have been others is left out: it says nothing of lots.
 */
export function withHandingOut(
  { last: known, found: foundBefore = [] }: HandingsOut,
  handing: HandingOut,
  table: string,
): AfterHandingOut | undefined {
  const { session, shoes, among } = handing;
  const hasChoice = shoes.length > 0 && shoes.length < among;
  if (!hasChoice || known.some((each) => each.session === session)) return undefined;
  const last = [...known, handing].slice(-SESSIONS);
  const found = [...new Set([...foundBefore, ...shoes])].filter((shoe) => isMoreThanByLot(shoe, last)).sort();
  return {
    handings: found.length === 0 ? { last } : { last, found },
    found: found
      .filter((shoe) => !foundBefore.includes(shoe))
      .map((shoe) => ({ shoe, table, times: timesOf(shoe, last), handings: last.length })),
  };
}
