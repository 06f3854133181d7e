const { availableParallelism } = require('node:os');

/* The workers inherit these: they make and forget so much that with small new space and helper threads a seventh of their
   processor time goes into collecting garbage, and the threads would only take it from the other workers. */
process.execArgv.push('--min-semi-space-size=32', '--max-semi-space-size=64', '--single-threaded-gc');

/** Every project compiles with the same transformer; they differ in what they need started. */
const base = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/jest/one-realm-environment.js',
  runtime: '<rootDir>/test/jest/shared-modules-runtime.js',
  setupFiles: ['<rootDir>/test/jest/seeded-properties.ts'],
  transform: { '\\.ts$': ['@swc/jest', require('./test/jest/swc.json')] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/bench/node_modules/', '<rootDir>/\\.cagnotte'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
};

module.exports = {
  coverageProvider: 'v8',
  // Generous: a slow machine must not fail what is right.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/test/jest/longest-first-sequencer.js',
  // Specs wait for servers as long as they compute: four at a time even on two cores, and of many cores some are left
  // for the servers.
  maxWorkers: Math.max(4, Math.ceil(availableParallelism() / 2)),
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,packages,test/support,test/mutation,test/house,test/how-to}/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.slow\\.spec\\.ts$'],
    },
    {
      ...base,
      displayName: 'architecture',
      testMatch: ['<rootDir>/test/architecture/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.slow\\.spec\\.ts$'],
    },
    {
      ...base,
      displayName: 'whole',
      setupFiles: [...base.setupFiles, '<rootDir>/test/jest/prepared-statements.ts'],
      globalSetup: '<rootDir>/test/jest/global-setup.ts',
      globalTeardown: '<rootDir>/test/jest/global-teardown.ts',
      testMatch: [
        '<rootDir>/test/{contract,errors,scenario,property,golden,integration,e2e,vectors}/**/*.spec.ts',
        // Units that take seconds: `npm run check` does without them.
        '<rootDir>/{src,packages,test/support,test/architecture,test/how-to}/**/*.slow.spec.ts',
      ],
    },
  ],
};
