/* `node -r <this file> program.ts`: lets a child process of a test run the sources without a build. */
const { transformSync } = require('@swc/core');
const { readFileSync } = require('node:fs');
const options = require('../../jest/swc.json');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
  module._compile(code, filename);
};
