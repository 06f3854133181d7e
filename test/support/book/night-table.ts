import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Minor } from '../../../src/kernel/money';

/** An account by its short name in the table, and an amount in minor units. */
export type ShortAmount = readonly [name: string, amount: Minor];

export interface NightLine {
  readonly number: number;
  readonly said: string;
  readonly debits: readonly ShortAmount[];
  readonly credits: readonly ShortAmount[];
}

/** A night of the table `test/nights/entries.txt`. */
export interface Night {
  readonly letter: string;
  readonly lines: readonly NightLine[];
  /** Final balances without those of the opening, debit positive. */
  readonly trialBalance: readonly ShortAmount[];
  /** R, books, H and base, as far as the table states them; minor units. */
  readonly figures: ReadonlyMap<string, Minor>;
}

/** Reads the table of the six nights, `test/nights/entries.txt`. */
export function readNightTable(root: string): readonly Night[] {
  const rows = readFileSync(join(root, 'test', 'nights', 'entries.txt'), 'utf8').split('\n');
  const opening = rows.filter((row) => row.startsWith('0 ')).map(readLine);
  const starts = rows.flatMap((row, index) => (/^# [a-f] /.test(row) ? [index] : []));
  return starts.map((start, night) => readNight(rows.slice(start, starts[night + 1]), opening));
}

function readNight([head, ...rows]: readonly string[], opening: readonly NightLine[]): Night {
  const trialBalance = rows.find((row) => row.startsWith('TB '))!;
  const figures = rows.find((row) => /^[RH] /.test(row))!;
  return {
    letter: head!.slice(2, 3),
    lines: [...opening, ...rows.filter((row) => /^\d/.test(row)).map(readLine)],
    trialBalance: amounts(trialBalance.slice(3)),
    figures: new Map(
      figures.split(';').map((figure): [string, Minor] => {
        const [name, amount] = figure.trim().split(' ');
        return [name!, minor(amount!)];
      }),
    ),
  };
}

function readLine(row: string): NightLine {
  const [said, debits, credits] = row.split(' | ');
  return {
    number: Number.parseInt(said!, 10),
    said: said!,
    debits: amounts(debits!),
    credits: amounts(credits!),
  };
}

const amounts = (list: string): ShortAmount[] =>
  list.split(', ').map((each): ShortAmount => {
    const [name, amount] = each.split(' ');
    return [name!, minor(amount!)];
  });

/** Minor units of euros with or without cents: `12.50`, `-370`. */
function minor(euros: string): Minor {
  const [whole, cents = '00'] = euros.split('.');
  return BigInt(`${whole}${cents}`);
}

/** Short names of account paths, the longest path first; the rest of a path is the table. */
const SHORT: readonly (readonly [path: string, short: string])[] = [
  ['cash:cage', 'till'],
  ['cash:drop', 'box'],
  ['cash:cambista', 'ctill'],
  ['chips:cage', 'cage'],
  ['chips:table', 'tray'],
  ['chips:cambista', 'camb'],
  ['chips:cagnotte', 'slot'],
  ['chips:jackpot', 'pslot'],
  ['chips:custody', 'cust'],
  ['player-bank', 'pb'],
  ['garage:voluntary', 'gv'],
  ['garage:improper', 'gi'],
  ['bank-deposit', 'dep'],
  ['commission', 'com'],
  ['jackpot-share', 'share'],
  ['jackpot-funding', 'fund'],
];

/** Letters of the members of a bank in the table. */
const MEMBERS: Readonly<Record<string, string>> = {
  'CF1-1:cli-0302': 'B',
  'CF1-1:cli-0309': 'Q',
};

/** The short name of an account; members of a bank have their letter. */
export function shortName({
  account,
  subLedger,
}: {
  account: string;
  subLedger?: string | undefined;
}): string {
  const [first, second] = account.split(':');
  if (first === 'variance') return `var:${second}`;
  if (account === 'chips:issued' || account.startsWith('chips:tips')) return `${first}:${second}`;
  if (first === 'win' || first === 'jackpot') return first;
  const short = SHORT.find(([path]) => account === path || account.startsWith(`${path}:`))?.[1] ?? account;
  const member = subLedger === undefined ? undefined : MEMBERS[subLedger];
  return member === undefined ? short : `${short}:${member}`;
}
