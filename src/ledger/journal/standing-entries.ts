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

export function entriesOf<Line extends NettedLine>(lines: readonly Line[]): Entry<Line>[] {
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

/**
 * What stands of a fact between two closes: the reversal of what the books held of it before, where they did, and its last
 * entry, where one is left. What came and went meanwhile is nothing, so that it is the same in whatever order facts came.
 */
export function standingEntries<Line extends NettedLine>(entries: readonly Entry<Line>[]): Entry<Line>[] {
  const left = behindNothing(entries);
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return [];
  const before = first.takesBack ? first : undefined;
  const after = last.takesBack ? undefined : last;
  const standing = [before, after].filter((entry) => entry !== undefined);
  // Entries that were moved between books may take back more than one; then all of them are shown.
  if (!isNothing([...left, ...standing.map(swapped)])) return [...left];
  if (after === undefined) return standing;
  return [...(before === undefined ? [] : [before]), { ...after, kind: kindOf(after, before !== undefined) }];
}

function kindOf({ lines }: Entry<NettedLine>, replaces: boolean): Kind {
  if (replaces) return 'replacement';
  return lines.every(({ undoes }) => undoes) ? 'reversal' : 'original';
}

function behindNothing<Line extends NettedLine>(entries: readonly Entry<Line>[]): readonly Entry<Line>[] {
  const sums = new Map<string, Minor>();
  let from = 0;
  let takesBack = false;
  entries.forEach((entry, index) => {
    takesBack ||= entry.takesBack;
    add(entry, sums);
    if (takesBack && sums.size === 0) from = index + 1;
  });
  return entries.slice(from);
}

function isNothing(entries: readonly Entry<NettedLine>[]): boolean {
  const sums = new Map<string, Minor>();
  for (const entry of entries) add(entry, sums);
  return sums.size === 0;
}

function add({ lines }: Entry<NettedLine>, sums: Map<string, Minor>): void {
  for (const { account, subLedger, slip, currency, debit, credit } of lines) {
    const key = JSON.stringify([account, subLedger, slip, currency]);
    const sum = (sums.get(key) ?? 0n) + debit - credit;
    if (sum === 0n) sums.delete(key);
    else sums.set(key, sum);
  }
}

const swapped = (entry: Entry<NettedLine>): Entry<NettedLine> => ({
  ...entry,
  lines: reversalOf(entry.lines),
});
