import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importersOf } from '../architecture/imports';
import { readProjectFiles, ROOT } from '../architecture/project-files';
import { type Mutant, mutantsOf, mutated } from './mutants';
import { type Related, relatedTo } from './related-specs';
import { sampleOf } from './sample';
import { type Outcome, SpecProcess } from './spec-process';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Mutants of a file. */
    most: { type: 'string', default: '10' },
    /** Unit specs that are run over a mutant, the nearest ones. */
    specs: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** Where every survivor is written, one JSON object a line. */
    out: { type: 'string' },
  },
});

/** The pure core, where money is decided. */
const CORE = [
  /^src\/kernel\//,
  /^src\/ledger\/.*\.(state|posting|check|checks|judge|book)\.ts$/,
  /^src\/ledger\/(evaluation\/sweep|fact-order|day-close|duty)\//,
  /^src\/games\/_mechanics\//,
];

/** Reads or answers, or has only types, or is tried by itself. */
const NOT_PURE =
  /(\.spec|\.queries|\.resolver|\.module|\.type|\.read-model|\.entity|\.decisions|\.answer)\.ts$/;

const isWanted = (path: string): boolean =>
  path.endsWith('.ts') &&
  !NOT_PURE.test(path) &&
  (positionals.length === 0
    ? CORE.some((part) => part.test(path))
    : positionals.some((part) => path === part || path.startsWith(`${part.replace(/\/$/, '')}/`)));

type Fate = 'killed' | 'survived' | 'late' | 'equivalent';

interface Tried {
  readonly file: string;
  readonly mutant: Mutant;
  readonly fate: Fate;
}

/** Mutants that no spec can kill, since they mean the same, each with the reason. */
interface EquivalentMutant extends Pick<Mutant, 'original' | 'replacement'> {
  readonly file: string;
  readonly because: string;
}

const equivalents = JSON.parse(
  readFileSync(join(ROOT, 'test/mutation/equivalent-mutants.json'), 'utf8'),
) as EquivalentMutant[];

const isEquivalent = (file: string, { original, replacement }: Mutant): boolean =>
  equivalents.some(
    (each) => each.file === file && each.original === original && each.replacement === replacement,
  );

const processOfSpecs = new SpecProcess();
const PATIENCE_MS = 600_000;

/** Of a file that no spec reaches. */
const UNTRIED: Outcome = { took: {} };

/** How long specs take that pass over the sources as they are; undefined of those that do not pass when loaded anew. */
const soundSpecs = new Map<string, number | undefined>();

async function msOf(spec: string, file: string, dependents: readonly string[]): Promise<number | undefined> {
  if (!soundSpecs.has(spec)) {
    const outcome = await processOfSpecs.run({ file, dependents, specs: [spec] }, PATIENCE_MS);
    const isSound = outcome !== 'late' && outcome.killedBy === undefined;
    soundSpecs.set(spec, isSound ? outcome.took[spec] : undefined);
  }
  return soundSpecs.get(spec);
}

/** The nearest specs that are sound, and how long all of them take. */
async function soundOnes(file: string, { specs, dependents }: Related) {
  const sound: string[] = [];
  let took = 0;
  for (const spec of specs.slice(0, Number(options.specs))) {
    const ms = await msOf(spec, file, dependents);
    if (ms === undefined) continue;
    sound.push(spec);
    took += ms;
  }
  return { sound, took };
}

async function tryFile(file: string, source: string, related: Related): Promise<Tried[]> {
  const sample = sampleOf(mutantsOf(source), { file, seed: options.seed, most: Number(options.most) });
  if (sample.length === 0) return [];
  const { sound, took } = await soundOnes(file, related);
  if (sound.length === 0) print(`${file}: no unit spec reaches it`);
  const { dependents } = related;
  const tried: Tried[] = [];
  for (const mutant of sample) {
    if (isEquivalent(file, mutant)) {
      tried.push({ file, mutant, fate: 'equivalent' });
      continue;
    }
    const order = { file, source: mutated(source, mutant), dependents, specs: sound };
    const outcome = sound.length === 0 ? UNTRIED : await processOfSpecs.run(order, 10_000 + 10 * took);
    const fate = outcome === 'late' ? 'late' : outcome.killedBy === undefined ? 'survived' : 'killed';
    if (fate === 'survived') print(survivorLine(file, mutant));
    tried.push({ file, mutant, fate });
  }
  return tried;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 120);

const survivorLine = (file: string, { line, original, replacement }: Mutant): string =>
  `  survived ${file}:${line}: ${oneLine(original)} → ${oneLine(replacement)}`;

const shareOf = (tried: readonly Tried[]): string => {
  const count = (fate: Fate): number => tried.filter((each) => each.fate === fate).length;
  const [killed, all] = [count('killed') + count('late'), tried.length - count('equivalent')];
  return `${killed} of ${all} killed (${((100 * killed) / Math.max(1, all)).toFixed(1)} %), ${count('equivalent')} equivalent`;
};

async function main(): Promise<void> {
  const files = readProjectFiles();
  const importers = importersOf(files);
  const all: Tried[] = [];
  for (const { path, text } of files.filter(({ path: each }) => isWanted(each))) {
    const tried = await tryFile(path, text, relatedTo(path, importers));
    if (tried.length > 0) print(`${path}: ${shareOf(tried)}`);
    all.push(...tried);
  }
  processOfSpecs.stop();
  print(`all: ${shareOf(all)}`);
  if (options.out === undefined) return;
  const survivors = all.filter(({ fate }) => fate === 'survived');
  writeFileSync(join(ROOT, options.out), survivors.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

void main();
