/* Jest loads every module anew for every spec file; for a service of two thousand modules that takes longer than the
   tests. Here the sources and packages are loaded once in each worker, by Node itself as in production; only the spec
   and what supports it (below test/) are loaded for each file. So `jest.mock` does nothing: whoever needs another
   collaborator hands it in. */
const Module = require('node:module');
const { join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const SUPPORT = join(__dirname, '..') + sep;
const FRAME = __dirname + sep;
const FRAMEWORK = `${sep}jest-circus${sep}`;

/** Where the frames of an error stand in the sources, of all files that were compiled so far. */
const sourceMaps = new Map();
let compiler;

require.extensions['.ts'] = (module, path) => module._compile(compiler.transform(path), path);

/* What is loaded only where it is needed is named as it is called when it is built. */
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
    // Jest gives it to the modules it loads itself; those that support the specs are none of these.
    globalThis.jest = this.jestGlobals.jestObjectFor(this._testPath);
    for (const path of Object.keys(require.cache)) if (isOfOneFile(path)) delete require.cache[path];
  }

  requireModuleOrMock(from, name) {
    return Module.createRequire(from)(name);
  }

  /** Of Jest's own modules only those that hold the state of a file are loaded for each. */
  requireInternalModule(from, name) {
    const holdsState = name === undefined || (from.includes(FRAMEWORK) && name.startsWith('.'));
    return holdsState ? super.requireInternalModule(from, name) : Module.createRequire(from)(name);
  }
};
