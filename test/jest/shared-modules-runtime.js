/* Jest loads every module again for every spec file; for a service of two thousand modules that takes longer than the
   tests. Here the sources and packages are loaded once in each worker, by Node as in production; only the spec and its
   support files (below test/) are loaded for each file. So `jest.mock` has no effect: a spec passes another collaborator
   as an argument. */
const Module = require('node:module');
const { join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const SUPPORT = join(__dirname, '..') + sep;
const FRAME = __dirname + sep;
const FRAMEWORK = `${sep}jest-circus${sep}`;

/** Source maps of all files compiled so far, for the stack traces of errors. */
const sourceMaps = new Map();
let compiler;

require.extensions['.ts'] = (module, path) => module._compile(compiler.transform(path), path);

/* Dynamic imports name the compiled file (.js), which is resolved to the source here. */
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (name, parent, ...rest) {
  const built = /^\.\.?\/.*\.js$/.test(name) && parent?.filename?.endsWith('.ts');
  return resolveFilename.call(this, built ? name.replace(/\.js$/, '') : name, parent, ...rest);
};

const isOfOneFile = (path) => path.startsWith(SUPPORT) && !path.startsWith(FRAME);

module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    compiler = this.transformCache;
    compiler.sourceMaps = sourceMaps;
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, { filename });
    // Jest gives `jest` only to modules that it loads itself.
    globalThis.jest = this.jestGlobals.jestObjectFor(this._testPath);
    for (const path of Object.keys(require.cache)) if (isOfOneFile(path)) delete require.cache[path];
  }

  requireModuleOrMock(from, name) {
    return Module.createRequire(from)(name);
  }

  /** Of Jest's own modules only those with the state of a file are loaded for each file. */
  requireInternalModule(from, name) {
    const holdsState = name === undefined || (from.includes(FRAMEWORK) && name.startsWith('.'));
    return holdsState ? super.requireInternalModule(from, name) : Module.createRequire(from)(name);
  }
};
