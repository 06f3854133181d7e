/* Jest transformer: compiles TypeScript, and every ES module below node_modules, to CommonJS.
   NestJS 12 and many of its dependencies are published as ES modules only, which Jest's CommonJS runtime cannot
   load before Node 24.9; its experimental ES-module mode breaks CommonJS packages that require them.
   Every spec loads its modules anew, and a file of its own costs a millisecond: packages of hundreds of small files are
   made one file each. */
const { createTransformer } = require('@swc/jest');
const { createHash } = require('node:crypto');
const { buildSync } = require('esbuild');
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const swc = createTransformer({
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
});

/** Entries of packages of which nothing else is asked for, so that no module exists twice. */
const IN_ONE_FILE = new Set(
  ['typebox', 'typebox/compile', 'typebox/value', 'es-toolkit', 'typeorm'].map((name) =>
    require.resolve(name),
  ),
);

const inOneFile = (path) =>
  buildSync({
    entryPoints: [path],
    ...{ bundle: true, packages: 'external', format: 'cjs', platform: 'node', target: 'node20' },
    ...{ keepNames: true, write: false },
  }).outputFiles[0].text;

const moduleTypes = new Map();

/** The "type" declared by the nearest package.json, CommonJS where none says otherwise. */
function moduleTypeOf(directory) {
  if (!moduleTypes.has(directory)) moduleTypes.set(directory, readModuleType(directory));
  return moduleTypes.get(directory);
}

function readModuleType(directory) {
  try {
    return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).type ?? 'commonjs';
  } catch {
    return dirname(directory) === directory ? 'commonjs' : moduleTypeOf(dirname(directory));
  }
}

const isEsModule = (path) =>
  path.endsWith('.mjs') || (path.endsWith('.js') && moduleTypeOf(dirname(path)) === 'module');

const ownSource = readFileSync(__filename, 'utf8');

module.exports = {
  canInstrument: swc.canInstrument,
  getCacheKey: (source, path, options) =>
    createHash('sha1')
      .update(ownSource)
      .update(swc.getCacheKey(source, path, options))
      .digest('hex'),
  process(source, path, options) {
    if (path.endsWith('.ts')) return swc.process(source, path, options);
    if (IN_ONE_FILE.has(path)) return { code: inOneFile(path) };
    if (!isEsModule(path)) return { code: source };
    // An ES module that declares its own __dirname would clash with CommonJS's.
    return swc.process(source.replace(/\b__(dirname|filename)\b/g, '__esm_$1'), path, options);
  },
};
