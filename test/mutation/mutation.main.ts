import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importersOf } from '../architecture/imports';
import { readProjectFiles, ROOT } from '../architecture/project-files';
import { type EquivalentMutant, means, type Mutant, mutantsOf, mutated } from './mutants';
import { type Related, relatedTo } from './related-specs';
import { sampleOf } from './sample';
import { type Fate, fateOf, type RunSpecs, SpecProcess } from './spec-process';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Mutants of a file. */
    most: { type: 'string', default: '10' },
    /** The number of nearest unit specs that are run on a mutant. */
    specs: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** Only files of the pure core. */
    core: { type: 'boolean', default: false },
    /** The file for survivors, one JSON object per line. */
    out: { type: 'string' },
  },
});

/** The pure core, where money is decided. */
const CORE = [
  /^src\/kernel\//,
  /^src\/ledger\/.*\.(state|posting|check|checks|evaluation|book)\.ts$/,
  /^src\/ledger\/(evaluation|fact-order|gaming-day|duty)\//,
  /^src\/games\/_mechanics\//,
];

/** Files without pure logic: I/O, types only, fields of events (covered by generated pages), or with their own checks. */
const NOT_PURE =
  /\.(spec|queries|resolver|module|type|read-model|entity|decisions|refusals|answer|events)\.ts$|(seal-keys|former-seal-key)\.ts$/;

const isNamed = (path: string): boolean =>
  positionals.some((part) => path === part || path.startsWith(`${part.replace(/\/$/, '')}/`));

const isWanted = (path: string): boolean =>
  path.endsWith('.ts') &&
  !NOT_PURE.test(path) &&
  (positionals.length === 0 || isNamed(path)) &&
  ((positionals.length > 0 && !options.core) || CORE.some((part) => part.test(path)));

interface Tried {
  readonly file: string;
  readonly mutant: Mutant;
  readonly fate: Fate | 'equivalent';
}

const equivalents = JSON.parse(
  readFileSync(join(ROOT, 'test/mutation/equivalent-mutants.json'), 'utf8'),
) as EquivalentMutant[];

const processOfSpecs = new SpecProcess();
const PATIENCE_MS = 600_000;
const runSpecs: RunSpecs = (order, mostMs) => processOfSpecs.run(order, mostMs);

/** Milliseconds by spec on the original sources; undefined for specs that fail when loaded again. */
const soundSpecs = new Map<string, number | undefined>();

async function msOf(spec: string, file: string, dependents: readonly string[]): Promise<number | undefined> {
  if (!soundSpecs.has(spec)) {
    const outcome = await processOfSpecs.run({ file, dependents, specs: [spec] }, PATIENCE_MS);
    const isSound = outcome !== 'late' && outcome.killedBy === undefined;
    soundSpecs.set(spec, isSound ? outcome.took[spec] : undefined);
  }
  return soundSpecs.get(spec);
}

/** The nearest sound specs, and the sum of their times. */
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
    if (equivalents.some((each) => means(each, { file, source, mutant }))) {
      tried.push({ file, mutant, fate: 'equivalent' });
      continue;
    }
    const order = { file, source: mutated(source, mutant), dependents, specs: sound };
    const fate = sound.length === 0 ? 'survived' : await fateOf(order, took, runSpecs);
    if (fate !== 'killed') print(lineOf(fate, file, mutant));
    tried.push({ file, mutant, fate });
  }
  return tried;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Both texts from shortly before their first difference, since a mutant of a long object changes little of it. */
function lineOf(fate: Fate, file: string, mutant: Mutant): string {
  const [original, replacement] = [oneLine(mutant.original), oneLine(mutant.replacement)];
  const same = [...original].findIndex((character, at) => character !== replacement[at]);
  const from = Math.max(0, same - 30);
  const shown = (text: string): string => `${from > 0 ? '…' : ''}${text.slice(from, from + 100)}`;
  return `  ${fate} ${file}:${mutant.line}: ${shown(original)} → ${shown(replacement)}`;
}

const shareOf = (tried: readonly Tried[]): string => {
  const count = (fate: Tried['fate']): number => tried.filter((each) => each.fate === fate).length;
  const [killed, all] = [count('killed') + count('late'), tried.length - count('equivalent')];
  const percent = ((100 * killed) / Math.max(1, all)).toFixed(1);
  return `${killed} of ${all} killed (${percent} %, ${count('late')} of them late), ${count('equivalent')} equivalent`;
};

/** The subject of a file: `src/ledger/duty`, `src/games/poker`, `src/kernel`. */
const folderOf = (file: string): string => /^src\/(ledger|games)\/[^/]+|^src\/[^/]+/.exec(file)?.[0] ?? file;

function printFolders(all: readonly Tried[]): void {
  for (const folder of new Set(all.map(({ file }) => folderOf(file))))
    print(`${folder}: ${shareOf(all.filter(({ file }) => folderOf(file) === folder))}`);
}

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
  print('');
  printFolders(all);
  print(`all: ${shareOf(all)}`);
  if (options.out === undefined) return;
  const survivors = all.filter(({ fate }) => fate === 'survived');
  writeFileSync(resolve(ROOT, options.out), survivors.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

void main();
