/* `node -r <this file> program.ts`: lets a child process of a test run the sources without a build. Compiled texts are cached by
   a hash of their source, because a test run starts dozens of these processes. */
const { createHash } = require('node:crypto');
const Module = require('node:module');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const options = require('../../jest/swc.json');

const FOLDER = join(__dirname, '..', '..', '..', 'node_modules', '.cache', 'typescript-hook');
const KEY = `${require('@swc/core/package.json').version} ${JSON.stringify(options)}`;

/* Dynamic imports name the compiled file (.js), which is resolved to the source here. */
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
    // The file is not compiled yet, or another user's cache is not readable.
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
    // Written atomically, since other processes read it.
    renameSync(written, path);
  } catch {
    // A user without write permission compiles each time.
  }
}
