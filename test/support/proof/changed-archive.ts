import { createHash } from 'node:crypto';
import { sha256 } from '../../../src/kernel/identity';
import { chainGenesis, nextLink } from '../../../src/ledger/register/number-records';
import type { SeededChoice } from '../service/seeded-choice';

type Line = Record<string, unknown> & { readonly kind: string };

interface Changed {
  readonly lines: readonly string[];
  /** What was changed, in words. */
  readonly what: string;
}

/** The lines with an end that matches them. */
export function ended(lines: readonly string[]): string[] {
  const body = lines.filter((line) => !line.startsWith('{"kind":"end"'));
  const hash = createHash('sha256');
  for (const line of body) hash.update(`${line}\n`);
  return [...body, JSON.stringify({ kind: 'end', lines: body.length, sha256: hash.digest('hex') })];
}

/** The last record of each casino that a seal covers. */
function sealedThrough(lines: readonly string[]): ReadonlyMap<string, number> {
  const through = new Map<string, number>();
  for (const text of lines) {
    if (!text.includes('cagnotte.gaming-day.closed.v1') || !text.startsWith('{"kind":"record"')) continue;
    const { casino, bytes } = JSON.parse(text) as { casino: string; bytes: string };
    const { data } = JSON.parse(bytes) as { data: { seal?: { lastRecord: number; houseRecord?: number } } };
    if (data.seal === undefined) continue;
    through.set(casino, data.seal.lastRecord);
    through.set('house', Math.max(data.seal.houseRecord ?? 0, through.get('house') ?? 0));
  }
  return through;
}

/** Another character of the same sort, so that the text stays as long and as well-formed as it was. */
function otherThan(character: string, choice: SeededChoice): string {
  const sort = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'].find((each) => each.includes(character))!;
  return choice.oneOf([...sort].filter((each) => each !== character));
}

/** Text in which one letter or digit of a value is another one; undefined if it has none. */
function oneCharacterChanged(text: string, choice: SeededChoice): string | undefined {
  const places = [...text.matchAll(/[a-z1-9]/g)].map(({ index }) => index);
  if (places.length === 0) return undefined;
  const at = choice.oneOf(places);
  const changed = `${text.slice(0, at)}${otherThan(text[at]!, choice)}${text.slice(at + 1)}`;
  try {
    JSON.parse(changed);
    return changed;
  } catch {
    return undefined;
  }
}

/**
 * Changes one character of a sealed record as an insider does who can write everywhere and lacks only the seal key: with
 * its hash, every later link of its chain, and the end.
 */
export function withChangedRecord(lines: readonly string[], choice: SeededChoice): Changed {
  const sealed = sealedThrough(lines);
  const isSealed = (text: string): boolean => {
    if (!text.startsWith('{"kind":"record"')) return false;
    const { casino, register } = JSON.parse(text) as { casino: string; register: { number: string } | null };
    return register !== null && Number(register.number) <= (sealed.get(casino) ?? 0);
  };
  const wanted = choice.oneOf(lines.flatMap((text, index) => (isSealed(text) ? [index] : [])));
  const record = JSON.parse(lines[wanted]!) as Line & { casino: string; bytes: string; type: string };
  let bytes: string | undefined;
  while (bytes === undefined) bytes = oneCharacterChanged(record.bytes, choice);
  const { id, source, type } = JSON.parse(bytes) as Record<string, string>;
  const changed = { ...record, id, source, type, bytes, contentHash: sha256(bytes) };
  const what = `record ${record.type} of ${record.casino}: ${bytes}`;
  const repaired = lines.with(wanted, JSON.stringify(changed));
  return { lines: ended(chainedAgain(repaired, record.casino)), what };
}

/**
 * Changes one value of a line of the journal, under a seal or not, with the end. The release that evaluated the fact is left: no
 * proof compares it.
 */
export function withChangedJournal(lines: readonly string[], choice: SeededChoice): Changed {
  const wanted = choice.oneOf(
    lines.flatMap((text, index) => (text.startsWith('{"kind":"journal"') ? [index] : [])),
  );
  const line = JSON.parse(lines[wanted]!) as Line & { row: Record<string, string | null> };
  const names = Object.keys(line.row).filter(
    (name) => name !== 'rules_release' && /[a-z0-9]/.test(line.row[name] ?? ''),
  );
  const name = choice.oneOf(names);
  const was = line.row[name]!;
  const places = [...was.matchAll(/[a-z0-9]/g)].map(({ index }) => index);
  const at = choice.oneOf(places);
  const is =
    name === 'undoes'
      ? `${was === 'false'}`
      : `${was.slice(0, at)}${otherThan(was[at]!, choice)}${was.slice(at + 1)}`;
  const repaired = lines.with(wanted, JSON.stringify({ ...line, row: { ...line.row, [name]: is } }));
  return {
    lines: ended(repaired),
    what: `record ${line.row['record_number']}, line ${line.row['line']}: ${name} ${was} → ${is}`,
  };
}

/** Computes the links of a chain of version 2 again. */
function chainedAgain(lines: readonly string[], casino: string): string[] {
  let link = chainGenesis(casino);
  return lines.map((text) => {
    if (!text.startsWith('{"kind":"record"')) return text;
    const line = JSON.parse(text) as Parameters<typeof nextLink>[1] & {
      casino: string;
      register: { number: string } | null;
    };
    if (line.casino !== casino || line.register === null) return text;
    link = nextLink(link, { ...line, number: BigInt(line.register.number) }, 2);
    return JSON.stringify({ ...line, register: { ...line.register, chainHash: link } });
  });
}
