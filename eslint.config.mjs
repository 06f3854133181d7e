import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Specs, and the contract suites that specs are made of. */
const SPECS = ['**/*.spec.ts', '**/*.contract.ts'];

/** Programs that a person runs: they speak to the terminal. */
const PROGRAMS = ['src/cli.main.ts', 'src/app/commands/**', '**/*.main.ts', 'bench/**'];

/** Lists of facts: tables of events, accounts, rules. Long because there is much to say, not because much is done. */
const DATA = ['src/domain/event-registry/*.events.ts', 'migrations/**'];

/** Jest demands default exports of these. */
const DEMANDED_BY_JEST = ['test/jest/global-setup.ts', 'test/jest/global-teardown.ts'];

export default defineConfig(
  { ignores: ['dist/', 'coverage/', '.cagnotte*/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
        jsDocParsingMode: 'none',
      },
    },
    rules: {
      // Files with decorators are left alone by this rule: Nest and TypeORM read their types at run time.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-console': 'error',
      eqeqeq: 'error',

      // Where rows come out of SQL or text out of JSON, an annotation says what they are; using them unsaid is
      // still an error.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // A method is asynchronous because its interface is, whether or not it has to wait.
      '@typescript-eslint/require-await': 'off',

      // Beyond these a function or a file is hard to hold in mind. The usual one is far below them.
      complexity: ['error', { max: 10, variant: 'modified' }],
      'max-depth': ['error', 4],
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      'max-lines-per-function': ['error', { max: 70 }],
      'max-lines': ['error', { max: 250, skipComments: true }],
    },
  },
  {
    // What Nest injects comes as parameters of constructors, and their number says nothing.
    files: ['src/**/*.{controller,resolver,guard,module,provider}.ts'],
    rules: { '@typescript-eslint/max-params': 'off' },
  },
  { files: PROGRAMS, rules: { 'no-console': 'off' } },
  { files: DATA, rules: { 'max-lines': 'off' } },
  { files: DEMANDED_BY_JEST, rules: { 'no-restricted-exports': 'off' } },
  {
    files: SPECS,
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': 'off',
      '@typescript-eslint/max-params': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
);
