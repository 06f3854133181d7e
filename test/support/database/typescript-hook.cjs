/* `node -r <this file> program.ts`: lets a child process of a test run the sources without a build. What is compiled is
   kept, by the text it was compiled from: dozens of these processes are started in a test run. */
const { createHash } = require('node:crypto');
const Module = require('node:module');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const options = require('../../jest/swc.json');

const FOLDER = join(__dirname, '..', '..', '..', 'node_modules', '.cache', 'typescript-hook');
const KEY = `${require('@swc/core/package.json').version} ${JSON.stringify(options)}`;

/* What the sources import when they need it is named as the build names it. */
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  const source = parent?.filename?.endsWith('.ts') && /^\..*\.js$/.test(request);
  return resolve.call(this, source ? request.slice(0, -'.js'.length) : request, parent, ...rest);
};

require.extensions['.ts'] = (module, filename) => module._compile(compiled(filename), filename);

function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const hash = createHash('sha256').update(`${KEY}\0${filename}\0${source}`).digest('hex');
  const kept = join(FOLDER, `${hash}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    // Not compiled yet, or by a user who must not read it.
  }
  const { code } = require('@swc/core').transformSync(source, { ...options, filename });
  keep(kept, code);
  return code;
}

function keep(path, code) {
  try {
    mkdirSync(FOLDER, { recursive: true });
    const written = `${path}.${process.pid}`;
    writeFileSync(written, code);
    // At once or not at all: others read it meanwhile.
    renameSync(written, path);
  } catch {
    // A user who must not write here compiles each time.
  }
}
