import { reversalOf } from '../_core/journal-entry';
import type { Minor } from '../../kernel/money';

export function runsOf<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Thing[][] {
  const runs: Thing[][] = [];
  let key: Key | undefined;
  for (const thing of things) {
    const next = keyOf(thing);
    if (runs.length > 0 && key === next) runs.at(-1)!.push(thing);
    else runs.push([thing]);
    key = next;
  }
  return runs;
}

export interface NettedLine {
  readonly record: bigint;
  readonly line: number;
  readonly fact: bigint;
  readonly entryKind: 'original' | 'reversal' | 'replacement';
  readonly takesBack: boolean;
  readonly undoes: boolean;
  readonly account: string;
  readonly subLedger: string | null;
  readonly slip: string | null;
  readonly currency: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

type Kind = NettedLine['entryKind'];

export interface Entry<Line extends NettedLine> {
  readonly kind: Kind;
  readonly takesBack: boolean;
  readonly lines: readonly Line[];
}

export function nettedEntries<Line extends NettedLine>(lines: readonly Line[]): Entry<Line>[] {
  const entries = new Map<string, { kind: Kind; takesBack: boolean; lines: Line[] }>();
  for (const line of lines) {
    const key = `${line.record} ${line.fact} ${line.entryKind}`;
    const entry = entries.get(key);
    if (entry === undefined)
      entries.set(key, { kind: line.entryKind, takesBack: line.takesBack, lines: [line] });
    else entry.lines.push(line);
  }
  return [...entries.values()];
}

/** The key of an entry's sums: lines with equal keys are added. */
export type SumKey<Line extends NettedLine> = (line: Line) => readonly unknown[];

const byAccount: SumKey<NettedLine> = ({ account, subLedger, slip, currency }) => [
  account,
  subLedger,
  slip,
  currency,
];

/**
 * Calculates the net effect of a fact on a book between two closes, from its entries there in their order: the reversal
 * of what other books or an earlier close of this book hold, if any, and its last entry, if one remains. These have the
 * same sums as all entries together. Entries that were reversed or moved meanwhile disappear, so the result does not
 * depend on the order in which facts arrived.
 * @param keyOf the details by which sums are kept apart; in the official journal account, sub-ledger, slip and currency
 */
export function standingEntries<Line extends NettedLine>(
  entries: readonly Entry<Line>[],
  keyOf: SumKey<Line> = byAccount,
): Entry<Line>[] {
  const left = behindNothing(entries, keyOf);
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return [];
  const before = first.takesBack ? first : undefined;
  const after = last.takesBack ? undefined : last;
  const standing = [before, after].filter((entry) => entry !== undefined);
  // After moves between books more than one entry may be reversed; then all of them are shown.
  if (!isNothing([...left, ...standing.map(swapped)], keyOf)) return [...left];
  if (after === undefined) return standing;
  return [...(before === undefined ? [] : [before]), { ...after, kind: kindOf(after, before !== undefined) }];
}

function kindOf({ lines }: Entry<NettedLine>, replaces: boolean): Kind {
  if (replaces) return 'replacement';
  return lines.every(({ undoes }) => undoes) ? 'reversal' : 'original';
}

function behindNothing<Line extends NettedLine>(
  entries: readonly Entry<Line>[],
  keyOf: SumKey<Line>,
): readonly Entry<Line>[] {
  const sums = new Map<string, Minor>();
  let from = 0;
  let takesBack = false;
  entries.forEach((entry, index) => {
    takesBack ||= entry.takesBack;
    add(entry, sums, keyOf);
    if (takesBack && sums.size === 0) from = index + 1;
  });
  return entries.slice(from);
}

function isNothing<Line extends NettedLine>(entries: readonly Entry<Line>[], keyOf: SumKey<Line>): boolean {
  const sums = new Map<string, Minor>();
  for (const entry of entries) add(entry, sums, keyOf);
  return sums.size === 0;
}

function add<Line extends NettedLine>(
  { lines }: Entry<Line>,
  sums: Map<string, Minor>,
  keyOf: SumKey<Line>,
): void {
  for (const line of lines) {
    const key = JSON.stringify(keyOf(line));
    const sum = (sums.get(key) ?? 0n) + line.debit - line.credit;
    if (sum === 0n) sums.delete(key);
    else sums.set(key, sum);
  }
}

const swapped = <Line extends NettedLine>(entry: Entry<Line>): Entry<Line> => ({
  ...entry,
  lines: reversalOf(entry.lines),
});
