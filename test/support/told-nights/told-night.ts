import { readFileSync } from 'node:fs';

/** A block of a page: events or decisions, or an expectation. */
export interface NightStep {
  /** The heading above it. */
  readonly said: string;
  /** The first word after the fence: events, decisions, book, tie-outs … */
  readonly kind: string;
  /** Further words after the fence. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
}

const HEADING = /^#+ (.*)$/;
const FENCE = /^```(\w[^\n]*)\n([^]*?)\n?```$/gm;

/** The fenced blocks of a Markdown page in order. */
export function readToldNight(file: string): readonly NightStep[] {
  const page = readFileSync(file, 'utf8');
  return [...page.matchAll(FENCE)].map(({ 1: info = '', 2: content = '', index }) => {
    const [kind = '', ...words] = info.trim().split(/\s+/);
    const above = page.slice(0, index).split('\n').reverse();
    const said = above.map((line) => HEADING.exec(line)?.[1]).find((heading) => heading !== undefined) ?? '';
    return { said, kind, words, lines: content.split('\n').filter((line) => line.trim() !== '') };
  });
}
