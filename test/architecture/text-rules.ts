import { isSpec, type ProjectFile } from './project-files';

export interface TextRule {
  readonly name: string;
  readonly instead: string;
  readonly appliesTo?: (path: string) => boolean;
  /** A line that matches breaks the rule. */
  readonly pattern: RegExp;
  /** Unless the line before matches this. */
  readonly excusedBy?: RegExp;
}

const isCode = (path: string): boolean => /\.(ts|js|cjs|mjs|sh)$/.test(path);

/** Patterns that no line of the project may match. */
export const TEXT_RULES: readonly TextRule[] = [
  {
    name: 'nothing left to do',
    instead: 'do it, or open an issue',
    pattern: /\b(TODO|FIXME|HACK)\b|\bXXX:/,
  },
  {
    name: 'no test stands alone',
    instead: 'remove .only before it is committed',
    appliesTo: isSpec,
    pattern: /\b(it|test|describe)\.only\b|\b(fit|fdescribe)\(/,
  },
  {
    name: 'no test is left out without a reason',
    instead: 'make it pass, or say in a comment on the line above why it cannot run here',
    appliesTo: isSpec,
    pattern: /\b(it|test|describe)\.(skip|todo)\b|\b(xit|xdescribe)\(/,
    excusedBy: /^\s*(\/\/|\*)/,
  },
  {
    name: 'no path of one machine',
    instead: 'a path from the root of the project, or an argument',
    pattern: /(?<![\w.~-])\/(work|root|home|Users)\/[\w.]/,
  },
  {
    name: 'nothing from beside the project',
    instead: 'copy the data into the project, saying where it comes from',
    pattern: /\.\.\/shared\b/,
  },
  {
    name: 'no host of a package registry',
    instead: 'leave it to the npm of whoever installs',
    pattern: /registry\.(npmjs|yarnpkg)|verdaccio|artifactory|npm\.pkg\.|jfrog\.io|:4873\b/i,
  },
  {
    name: 'connections to PostgreSQL are opened in one place',
    instead: 'openConnection or createDataSource, which settle what a connection relies on',
    appliesTo: (path) =>
      /^(src|packages|migrations|test\/made-up)/.test(path) &&
      !/^src\/app\/database\/(connection|data-source)\.ts$/.test(path),
    pattern: /\bnew ([\w.]+\.)?(Client|Pool|DataSource)\(/,
  },
  {
    name: 'a resolver has no query',
    instead: 'a function of the .queries.ts of the subject (docs/how-to/add-a-graphql-field.md)',
    appliesTo: (path) => path.endsWith('.resolver.ts'),
    pattern:
      /\b(createQueryBuilder|readRows|plainRows|pageOfRows|pageOfFacts)\b|\b(db|manager)\.(find|count|query|get)\w*\(|\b(SELECT|INSERT INTO|DELETE FROM)\s|^import \{(?! DataSource \}).* from 'typeorm'/m,
  },
  {
    name: 'no rule of the linter is switched off without a reason',
    instead: 'say why after two hyphens, and name the rule',
    appliesTo: isCode,
    pattern: /(es|ox)lint-disable(?!-next-line [\w@/-]+ -- \S)|@ts-(ignore|nocheck|expect-error)(?! \S)/,
  },
];

/** The files that quote the forbidden patterns. */
const QUOTES = /^test\/architecture\/text-rules(\.spec)?\.ts$/;

/** Violations of the rules, one sentence each: place, fault, remedy. */
export const breachesInText = (
  rules: readonly TextRule[],
  files: readonly ProjectFile[],
): readonly string[] =>
  files
    .filter(({ path }) => !QUOTES.test(path))
    .flatMap((file) =>
      rules.filter(({ appliesTo }) => appliesTo?.(file.path) ?? true).flatMap(breachesOf(file)),
    );

const breachesOf =
  ({ path, text }: ProjectFile) =>
  ({ name, instead, pattern, excusedBy }: TextRule): string[] => {
    if (!pattern.test(text)) return [];
    const lines = text.split('\n');
    const isBroken = (line: string, index: number): boolean =>
      pattern.test(line) && !excusedBy?.test(lines[index - 1] ?? '');
    return lines.flatMap((line, index) =>
      isBroken(line, index) ? [`${path}:${index + 1} ${name}: ${instead}`] : [],
    );
  };
