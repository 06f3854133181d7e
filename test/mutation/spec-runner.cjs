/* A process that runs unit specs on changed sources repeatedly: Jest is set up once, and only the changed file and its importers
   are loaded again (../jest/shared-modules-runtime.js keeps all other sources). */
const { join } = require('node:path');
const { transformSync } = require('@swc/core');
const { readConfigs } = require('jest-config');
const { default: TestRunner } = require('jest-runner');
const { default: Runtime } = require('jest-runtime');
const swc = require('../jest/swc.json');

const ROOT = join(__dirname, '..', '..');
require('../jest/shared-modules-runtime.js');

const UNINTERRUPTED = { isInterrupted: () => false };

/** The changed file with its replaced source. */
let changed;

const compile = require.extensions['.ts'];
require.extensions['.ts'] = (module, path) =>
  path === changed?.file
    ? module._compile(transformSync(changed.source, { ...swc, filename: path }).code, path)
    : compile(module, path);

async function setUp() {
  const { globalConfig, configs } = await readConfigs(
    { _: [], $0: '', selectProjects: ['unit'], silent: true, runInBand: true, cache: true },
    [ROOT],
  );
  const config = configs.find(({ displayName }) => displayName.name === 'unit');
  const context = await Runtime.createContext(config, { maxWorkers: 1, watchman: false });
  return { globalConfig: { ...globalConfig, silent: true }, context };
}

/** Runs one spec. @returns its first failure, or undefined */
async function failureIn(spec, { globalConfig, context }) {
  let failure;
  const runner = new TestRunner(globalConfig, {});
  runner.on('test-file-success', ([, { testExecError, testResults }]) => {
    const failed = testResults.find(({ status }) => status === 'failed');
    failure = testExecError?.message ?? failed?.fullName;
  });
  runner.on('test-file-failure', ([, error]) => {
    failure = error.message ?? 'did not run';
  });
  await runner.runTests([{ context, path: join(ROOT, spec) }], UNINTERRUPTED, { serial: true });
  return failure;
}

/** Runs specs on a changed file until one fails. */
async function run({ file, source, dependents, specs }, jest) {
  const loadAnew = () => [file, ...dependents].forEach((path) => delete require.cache[join(ROOT, path)]);
  changed = source === undefined ? undefined : { file: join(ROOT, file), source };
  loadAnew();
  try {
    return await firstFailure(specs, jest);
  } finally {
    changed = undefined;
    loadAnew();
  }
}

async function firstFailure(specs, jest) {
  const took = {};
  for (const spec of specs) {
    const began = performance.now();
    const failure = await failureIn(spec, jest);
    took[spec] = performance.now() - began;
    if (failure !== undefined) return { killedBy: spec, failure, took };
  }
  return { took };
}

const ready = setUp();
process.on('message', async (order) => process.send(await run(order, await ready)));
