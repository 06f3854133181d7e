import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Specs, and the contract suites that specs are made of. */
const SPECS = ['**/*.spec.ts', '**/*.contract.ts'];

/** Programs that a person runs: they speak to the terminal. */
const PROGRAMS = ['src/cli.main.ts', 'src/app/commands/**', '**/*.main.ts', 'bench/**'];

/** Lists of facts: tables of events, accounts, rules. Long because there is much to say, not because much is done. */
const DATA = [
  'src/domain/event-registry/*.events.ts',
  'src/games/**/*.register.ts',
  'src/games/{finding-kinds,open-points}.ts',
  'migrations/**',
];

/** Constructors may have more: what Nest injects comes as parameters, and their number says nothing. */
const MORE_THAN_FOUR_PARAMETERS = [
  'FunctionDeclaration[params.length>4]',
  'ArrowFunctionExpression[params.length>4]',
  ':not(MethodDefinition[kind="constructor"]) > FunctionExpression[params.length>4]',
].map((selector) => ({ selector, message: 'More than four parameters: make them one object with names.' }));

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
      complexity: ['error', { max: 12, variant: 'modified' }],
      'max-depth': ['error', 4],
      'no-restricted-syntax': ['error', ...MORE_THAN_FOUR_PARAMETERS],
      'max-lines-per-function': ['error', { max: 70 }],
      'max-lines': ['error', { max: 250, skipComments: true }],
    },
  },
  { files: PROGRAMS, rules: { 'no-console': 'off' } },
  { files: DATA, rules: { 'max-lines': 'off' } },
  { files: DEMANDED_BY_JEST, rules: { 'no-restricted-exports': 'off' } },
  {
    files: SPECS,
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
);
