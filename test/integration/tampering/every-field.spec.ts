import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { sha256 } from '../../../src/kernel/identity';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import type { Verdict } from '../../../src/projector/verification/verdict';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { createTestDatabase } from '../../support/database/test-database';
import { Desk } from '../../support/service/desk';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { extent } from '../../support/service/test-extent';

type Line = Record<string, unknown> & { readonly kind: string };
type Path = readonly (string | number)[];

/** Fields without proof: writer and evaluator of the file, and the name of a position, whose order is that of the lines. */
const WITHOUT_PROOF = [
  'cagnotte archive v1 release',
  'journal row.rules_release',
  'journal without row.rules_release',
  'record cagnotte.gaming-day.closed.v1 place',
];

/** One of this many changes is tried. */
const EACH = extent(12, 3);

let nights: NightsService;
let lines: readonly Line[];
beforeAll(async () => {
  nights = await startNights('a');
  await closeSigned();
  const texts: string[] = [];
  for await (const text of writeArchive(nights.running.service.app.get(DataSource), nights.running.store))
    texts.push(text);
  lines = texts.map((text) => JSON.parse(text) as Line);
});
afterAll(() => nights.stop());

async function closeSigned(): Promise<void> {
  const desk = new Desk(nights.running);
  const device = await desk.enrolled('Nuria Campos', ['accountant']);
  const cookie = await desk.signIn(device);
  const day = 'casino: "noche-a", day: "2026-01-01"';
  const { gamingDay } = await nights.client.ask<{
    gamingDay: { tieOuts: readonly { check: string; holds: boolean }[] };
  }>(`{ gamingDay(${day}) { ... on GamingDayFound { tieOuts { check holds } } } }`);
  const said = gamingDay.tieOuts
    .filter(({ holds }) => !holds)
    .map(({ check }) => `{check: "${check}", explanation: "x"}`);
  const { data } = await desk.decide(
    cookie,
    `mutation { closeGamingDay(${day}, explanations: [${said.join(', ')}]) { ... on GamingDayDecided { receipt } } }`,
    device,
  );
  const { closeGamingDay } = data as { closeGamingDay: { receipt: string } };
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', {
    r: closeGamingDay.receipt,
  });
}

/** The verdict on an archive of these lines with a matching last line. */
async function verdictOn(changed: readonly object[]): Promise<Verdict> {
  const body = changed.slice(0, -1).map((line) => JSON.stringify(line));
  const hash = createHash('sha256').update(body.map((text) => `${text}\n`).join(''));
  const end = JSON.stringify({ kind: 'end', lines: body.length, sha256: hash.digest('hex') });
  return verifyArchive(each([...body, end]), {
    openScratch: async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    },
  });
}

async function* each(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, isList ? Number(key) : key]),
  );
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((of, key) => (of as Record<string | number, unknown>)[key], value);

function changed<Value extends object>(value: Value, path: Path, to: unknown): Value {
  const copy = structuredClone(value);
  (at(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = to;
  return copy;
}

/** Another value of the same form. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || value === '') return 'x';
  if (/^\d+$/.test(value)) return `${BigInt(value) + 1n}`;
  const minute = /^(\d{4}-\d\d-\d\dT\d\d:)(\d)/.exec(value);
  if (minute) return `${minute[1]}${minute[2] === '0' ? '1' : '0'}${value.slice(minute[0].length)}`;
  return value.slice(0, -1) + (value.endsWith('a') ? 'b' : 'a');
}

interface Change {
  readonly what: string;
  readonly make: () => readonly object[];
}

const replaced = (index: number, line: object): readonly object[] => lines.with(index, line as Line);

function changesOf(line: Line, index: number): Change[] {
  const subject = [line['type'], line['book']].filter(Boolean).join(' ');
  const named = (part: string, path: Path): string =>
    [line.kind, subject, part, path.map((key) => (typeof key === 'number' ? '#' : key)).join('.')]
      .filter((word) => word !== '')
      .join(' ');
  // Books are compared as a whole, so nested fields are no separate cases.
  const fields = leavesOf(line)
    .slice(0, line.kind === 'book' ? 5 : undefined)
    .flatMap((path) => [
      { what: named('', path), make: () => replaced(index, changed(line, path, other(at(line, path)))) },
      { what: named('without', path), make: () => replaced(index, changed(line, path, undefined)) },
      { what: named('of another kind:', path), make: () => replaced(index, changed(line, path, { a: [1] })) },
    ]);
  if (line.kind !== 'record') return fields;
  const event = JSON.parse(line['bytes'] as string) as object;
  const inside = leavesOf(event).map((path) => ({
    what: named('inside', path),
    make: () => {
      const bytes = JSON.stringify(changed(event, path, other(at(event, path))));
      return replaced(index, { ...line, bytes, contentHash: sha256(bytes) });
    },
  }));
  const takenOut = { what: named('taken out', []), make: () => lines.toSpliced(index, 1) };
  return [...fields, ...inside, takenOut];
}

/** Each change of each kind of line, at its first occurrence. */
function everyChange(): readonly Change[] {
  const known = new Map<string, Change>();
  for (const [index, line] of lines.slice(0, -1).entries())
    for (const change of changesOf(line, index)) if (!known.has(change.what)) known.set(change.what, change);
  return [...known.values()];
}

const isChosen = ({ what }: Change): boolean =>
  createHash('sha256').update(what).digest().readUInt32BE() % EACH === 0;

describe('an archive', () => {
  it('holds as it was written', async () => {
    expect((await verdictOn(lines)).problems).toEqual([]);
  });

  it('does not hold if any field of any line or event is changed, missing or of another kind', async () => {
    const unseen: string[] = [];
    for (const { what, make } of everyChange().filter(isChosen)) {
      if (WITHOUT_PROOF.includes(what)) continue;
      const { ok, problems } = await verdictOn(make());
      if (ok || problems.length === 0) unseen.push(what);
    }
    expect(unseen).toEqual([]);
  });

  it('names a record whose bytes are no longer JSON, and continues', async () => {
    const index = lines.findIndex(({ type }) => type === 'cagnotte.people.registered.v1');
    const line = lines[index]!;
    const verdict = await verdictOn(
      replaced(index, { ...line, bytes: (line['bytes'] as string).slice(0, -1) }),
    );
    expect(verdict.problems[0]).toMatchObject({
      check: 'chain',
      detail: expect.stringContaining('house') as string,
    });
  });
});
