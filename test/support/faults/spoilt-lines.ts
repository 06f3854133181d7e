import type { ExpectedFinding } from '../../../packages/simulator/deliveries';

/** NDJSON lines with faults made without the code of the simulator, and the findings that must follow. */
export interface SpoiltLines {
  readonly lines: readonly string[];
  readonly expect: readonly ExpectedFinding[];
}

interface Report {
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly sequence: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const read = (line: string): Report => JSON.parse(line) as Report;
const write = (report: Report, data: object): string =>
  JSON.stringify({ ...report, data: { ...report.data, ...data } });

interface Bet {
  readonly betId: string;
  readonly taken: number;
  readonly paid: number;
}

/** Faults: each changes the first suitable line after a given one, and states its findings. */
const SPOILERS: readonly ((lines: readonly string[], from: number) => SpoiltLines)[] = [
  // A sale of the cage never arrives.
  (lines, from) => {
    const at = indexOf(lines, from, ({ type }) => type === 'cagnotte.cage.chips-sold.v1');
    const { source } = read(lines[at]!);
    const next = lines
      .slice(at + 1)
      .map(read)
      .find((report) => report.source === source)!;
    return {
      lines: lines.filter((_, index) => index !== at),
      expect: [{ code: 'sequence-gap', eventIds: [next.id] }],
    };
  },
  // A line is sent again at the end of the night.
  (lines, from) => ({ lines: [...lines, lines[from]!], expect: [] }),
  // A sale is sent again with another amount, and is quarantined.
  (lines, from) => {
    const at = indexOf(lines, from, ({ type }) => type === 'cagnotte.cage.chips-sold.v1');
    const sale = read(lines[at]!);
    const other = write(sale, { amount: (sale.data['amount'] as number) + 1 });
    return { lines: [...lines, other], expect: [{ code: 'delivery-in-conflict', eventIds: [sale.id] }] };
  },
  // Less than the stake of a lost bet is taken.
  (lines, from) => {
    const at = indexOf(
      lines,
      from,
      ({ type, data }) => type.includes('round.settled') && lostBet(data) !== undefined,
    );
    const round = read(lines[at]!);
    const lost = lostBet(round.data)!;
    const bets = (round.data['bets'] as Bet[]).map((bet) =>
      bet.betId === lost.betId ? { ...bet, taken: bet.taken - 1 } : bet,
    );
    const line = write(round, { bets, result: (round.data['result'] as number) - 1 });
    return { lines: lines.with(at, line), expect: [{ code: 'taken-differs', eventIds: [round.id] }] };
  },
  // A prize fixed by the rules and borne by the house is a cent short.
  (lines, from) => {
    const at = indexOf(lines, from, ({ data }) => prizesOf(data).some(({ borneBy }) => borneBy === 'house'));
    const round = read(lines[at]!);
    const poolPrizes = prizesOf(round.data).map((prize) =>
      prize.borneBy === 'house' ? { ...prize, amount: prize.amount - 1 } : prize,
    );
    const shorted = poolPrizes.filter(({ borneBy }) => borneBy === 'house');
    return {
      lines: lines.with(at, write(round, { poolPrizes })),
      expect: shorted.map(() => ({ code: 'prize-differs', eventIds: [round.id] })),
    };
  },
  // A stake on the pool is reported with an outdated meter.
  (lines, from) => {
    const at = indexOf(lines, from, ({ type }) => type === 'cagnotte.jackpot.contributed.v1');
    const stake = read(lines[at]!);
    const meterBefore = (stake.data['meterBefore'] as number) - 1;
    const expect = ['meter-fell', 'meter-differs'].map((code) => ({ code, eventIds: [stake.id] }));
    return { lines: lines.with(at, write(stake, { meterBefore })), expect };
  },
];

/** Applies each fault once, far enough from each other to be independent. */
export function spoilt(lines: readonly string[]): SpoiltLines {
  const distance = Math.floor(lines.length / (SPOILERS.length + 1));
  return SPOILERS.reduce<SpoiltLines>(
    (so, spoil, index) => {
      const { lines: spoiltLines, expect } = spoil(so.lines, distance * (index + 1));
      return { lines: spoiltLines, expect: [...so.expect, ...expect] };
    },
    { lines, expect: [] },
  );
}

interface Prize {
  readonly amount: number;
  readonly borneBy?: string;
}

const prizesOf = ({ poolPrizes = [] }: Report['data']): readonly Prize[] => poolPrizes as readonly Prize[];

const lostBet = ({ bets }: Report['data']): Bet | undefined =>
  (bets as Bet[]).find(({ taken, paid }) => taken > 1 && paid === 0);

function indexOf(lines: readonly string[], from: number, holds: (report: Report) => boolean): number {
  const at = lines.findIndex((line, index) => index >= from && holds(read(line)));
  if (at < 0) throw new Error('no such line in this stream');
  return at;
}
