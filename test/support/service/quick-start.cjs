/* Preloaded into the built programs that specs start, hundreds in a run: of the four CPU seconds of a start, three and a half
   go into finding, reading and compiling the same two thousand modules. The first program that ends writes a cache below
   dist/, which the next build removes: path, source and compiled code of each module. Modules of both kinds are loaded as
   CommonJS. The programs do not depend on it; `asShipped` starts them without. */
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, sep } = require('node:path');
const { deserialize, serialize } = require('node:v8');
const { Script } = require('node:vm');

const PROJECT = join(__dirname, '..', '..', '..');
const FOLDER = join(PROJECT, 'dist', '.quick-start');
/** The cache is valid for one engine and one set of packages. */
const KEY = `${process.version} ${statSync(join(PROJECT, 'package-lock.json')).mtimeMs}`;
const FILE = join(FOLDER, 'modules');
/** A program with fewer new modules does not write the cache again. */
const WORTH_WRITING = 25;

const known = readKnown();
const compiled = new Map();
const packageKinds = new Map();
let news = 0;

function readKnown() {
  try {
    const { key, ...found } = deserialize(readFileSync(FILE));
    if (key === KEY) return found;
  } catch {
    // There is no cache before the first program of a build has ended.
  }
  return { resolved: new Map(), modules: new Map() };
}

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  if (Module.isBuiltin(request) || rest.some((each) => each !== undefined && each !== false))
    return resolveFilename.call(this, request, parent, ...rest);
  const key = `${parent?.path}\0${request}`;
  let path = known.resolved.get(key);
  if (path === undefined) {
    path = resolveFilename.call(this, request, parent, ...rest);
    if (parent?.path !== undefined) known.resolved.set(key, path);
  }
  return path;
};

for (const ending of ['.js', '.mjs', '.cjs']) Module._extensions[ending] = load;

function load(module, path) {
  const script = compile(path);
  const require = (request) => module.require(request);
  require.resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  require.main = process.mainModule;
  require.cache = Module._cache;
  require.extensions = Module._extensions;
  script.runInThisContext().call(module.exports, module.exports, require, module, path, dirname(path));
}

function compile(path) {
  let entry = known.modules.get(path);
  if (entry === undefined) {
    entry = { source: sourceOf(path), code: undefined };
    known.modules.set(path, entry);
    news++;
  }
  const script = new Script(Module.wrap(entry.source), {
    filename: path,
    cachedData: entry.code,
  });
  compiled.set(path, script);
  return script;
}

/** The source as CommonJS, also for dynamic imports. */
function sourceOf(path) {
  const source = readFileSync(path, 'utf8').replace(/^#!.*/, '');
  const isOurs = path.startsWith(join(PROJECT, 'dist') + sep);
  if (!isEcmaScriptModule(path) && !(isOurs && source.includes('import('))) return source;
  return require('@swc/core').transformSync(source, {
    filename: path,
    swcrc: false,
    isModule: true,
    module: { type: 'commonjs' },
    jsc: { target: 'es2023', parser: { syntax: 'ecmascript' } },
  }).code;
}

function isEcmaScriptModule(path) {
  if (/\.[cm]js$/.test(path)) return path.endsWith('.mjs');
  const folder = dirname(path);
  if (!packageKinds.has(folder)) packageKinds.set(folder, kindOf(folder));
  return packageKinds.get(folder) === 'module';
}

function kindOf(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type ?? 'commonjs';
  } catch {
    const above = dirname(folder);
    return above === folder || folder.endsWith(`${sep}node_modules`) ? 'commonjs' : kindOf(above);
  }
}

process.on('exit', () => {
  if (news < WORTH_WRITING) return;
  for (const [path, script] of compiled) known.modules.get(path).code = script.createCachedData();
  mkdirSync(FOLDER, { recursive: true });
  const written = `${FILE}.${process.pid}`;
  writeFileSync(written, serialize({ key: KEY, ...known }));
  // Written atomically, since other processes read it.
  renameSync(written, FILE);
});
