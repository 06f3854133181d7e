import type { ProjectFile } from './project-files';

/** An exception for a word of the "Not" column. */
interface Exception {
  readonly word: string;
  /** Text in which the word is part of a stable name. */
  readonly text: RegExp;
  readonly paths?: RegExp;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    word: 'judge',
    text: /not-judged/g,
    reason: 'a fate and part of a finding code, which clients store',
  },
  {
    word: 'judge',
    text: /\bnotJudged\b|\bjudged(?=[,:;)]| [&|]{2})/g,
    paths: /^packages\/hand-history\//,
    reason: 'fields of the JSON that `cagnotte hands` prints',
  },
  {
    word: 'shard',
    text: /\bcitus_shards\b|\bcitus_move_shard_placement\b|\bget_shard_id_for_distribution_column\b/g,
    paths: /^docs\/operations\/citus\.md$/,
    reason: 'names of Citus, which an operator types',
  },
  {
    word: 'circle game',
    text: /house-in-circle-game/g,
    reason: 'a finding code, which clients store',
  },
  {
    word: 'lost money',
    text: /lost-money/g,
    reason: 'an account path, and the finding codes and values of events named after it',
  },
  {
    word: 'lost money',
    text: /\blostMoney\b/g,
    reason: 'a field of the GraphQL API',
  },
  {
    word: 'fold key',
    text: /\bfold_key\b/g,
    reason: 'a column of tables that are migrated already',
  },
  {
    word: 'door',
    text: /\bDOOR_(CLOSED|UNNAMED)\b/g,
    reason: 'error codes, which programs compare',
  },
  {
    word: 'door',
    text: /\bdoors/gi,
    paths: /^(packages\/simulator\/|docs\/nights\/closed\/clocks-)/,
    reason: 'the doors of the casino',
  },
];

/** Records of history keep their words, and the glossary lists the words to avoid. */
const HISTORY = /^docs\/(decisions\/|releases\/|glossary\.md$)/;
const SCOPE = /^(src\/|packages\/|docs\/|docker\/|README\.md$|schema\.graphql$)/;

/** The words of the last column of every table whose head ends in "Not". */
export function wordsToAvoid(glossary: string): readonly string[] {
  const words: string[] = [];
  let hasColumn = false;
  for (const line of glossary.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length < 3) hasColumn = false;
    else if (cells.at(-2) === 'Not') hasColumn = true;
    else if (hasColumn && !/^-+$/.test(cells.at(-2)!)) words.push(...cells.at(-2)!.split(/\s*,\s*/));
  }
  return words.filter((word) => word !== '');
}

/** Uses of words that the glossary excludes: path, line and word. */
export function avoidedWords(words: readonly string[], files: readonly ProjectFile[]): readonly string[] {
  return files
    .filter(({ path }) => SCOPE.test(path) && !HISTORY.test(path))
    .flatMap((file) => {
      const inWords = asWords(file.text);
      return words.filter((word) => patternOf(word).test(inWords)).flatMap((word) => placesOf(word, file));
    });
}

function placesOf(word: string, { path, text }: ProjectFile): readonly string[] {
  const pattern = patternOf(word);
  const isUsed = (line: string): boolean => pattern.test(asWords(withoutExceptions({ word, path }, line)));
  return text.split('\n').flatMap((line, index) => (isUsed(line) ? [`${path}:${index + 1} ${word}`] : []));
}

/** Unused exceptions. */
export const needlessExceptions = (files: readonly ProjectFile[]): readonly string[] =>
  EXCEPTIONS.filter(
    ({ text, paths }) =>
      !files.some(
        (file) =>
          SCOPE.test(file.path) &&
          !HISTORY.test(file.path) &&
          (paths?.test(file.path) ?? true) &&
          new RegExp(text.source).test(file.text),
      ),
  ).map(({ text }) => text.source);

const withoutExceptions = ({ word, path }: { word: string; path: string }, line: string): string =>
  EXCEPTIONS.filter((one) => one.word === word && (one.paths?.test(path) ?? true)).reduce(
    (rest, { text }) => rest.replaceAll(text, ''),
    line,
  );

/** `lostMoney`, `lost-money` and `LOST_MONEY` read as "lost money". */
const asWords = (text: string): string =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** The word in its usual forms: judge, judges, judged, judging; door, doors. */
const patternOf = (word: string): RegExp =>
  new RegExp(
    word.endsWith('e') ? `\\b${word.slice(0, -1)}(e|es|ed|ing)\\b` : `\\b${word}(s|es|ed|ing)?\\b`,
    'u',
  );
