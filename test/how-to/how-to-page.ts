import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFiles, ROOT } from '../architecture/project-files';

/** Where the block of a page goes. `anchor` is a part of exactly one line of the file. */
export type Place =
  | { readonly kind: 'new' }
  | { readonly kind: 'before' | 'after' | 'instead of'; readonly anchor: string };

/** A block of a page that is written into a file. */
export interface Write {
  readonly path: string;
  readonly place: Place;
  readonly text: string;
}

/** What a newcomer does under one heading of a page: writes files, then runs commands. */
export interface Walk {
  /** The file of the page, from the root of the project. */
  readonly page: string;
  readonly heading: string;
  /** What the page says that is written by hand. */
  readonly stated: { readonly files: number; readonly specs: number };
  readonly writes: readonly Write[];
  readonly commands: readonly string[];
}

const FOLDER = 'docs/how-to';

/** Every walk of the how-to pages, in the order of the pages. */
export const readWalks = (): readonly Walk[] =>
  readProjectFiles()
    .filter(({ path }) => path.startsWith(`${FOLDER}/`))
    .flatMap(({ path, text }) => walksOf(path, text));

/** The sections of a page that state how many files they write. */
export function walksOf(page: string, text: string): Walk[] {
  return sectionsOf(text).flatMap(({ heading, body }) => {
    const stated = STATED.exec(body);
    if (!stated) return [];
    return [
      {
        page,
        heading,
        stated: { files: Number(stated[1]), specs: Number(stated[2] ?? 0) },
        writes: writesOf(body, `${page}, ${heading}`),
        commands: [...body.matchAll(RUN)].flatMap(([, commands]) => commands!.trim().split('\n')),
      },
    ];
  });
}

/** `You write 2 files and 1 spec.` */
const STATED = /^You write (\d+) files?(?: and (\d+) specs?)?\b/m;

/** A block after `Run:`; each of its lines is a command. */
const RUN = /^Run:\n\n```sh\n(.*?)^```$/gms;

/** ``New file `path`:`` or ``In `path`, after `anchor`:``, and the block that follows. */
const CAPTION =
  /^(?:New file `([^`]+)`|In `([^`]+)`, (before|after|instead of) (`+)(.+?)\4):\n\n```\w*\n(.*?)^```$/gms;

/** Every block of code that is no command has a caption of the form above, so that none is left out by a slip. */
const BLOCKS = /^```(?!sh$)\w+$/gm;

function writesOf(body: string, where: string): Write[] {
  const writes = [...body.matchAll(CAPTION)].map(([, created, changed, kind, , anchor, text]): Write => ({
    path: (created ?? changed)!,
    place: created === undefined ? { kind: kind as 'before', anchor: anchor! } : { kind: 'new' },
    text: text!,
  }));
  const blocks = body.match(BLOCKS)?.length ?? 0;
  if (blocks !== writes.length)
    throw new Error(`${where}: ${blocks} blocks of code, ${writes.length} that say where they go`);
  return writes;
}

function sectionsOf(text: string): { heading: string; body: string }[] {
  return text.split(/^(?=#{1,2} )/m).map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading: heading.replace(/^#+ /, ''), body: lines.join('\n') };
  });
}

/** Specs, and rows of the tables that specs share, are counted apart from the product. */
const IS_OF_SPECS = /^test\/support\/|\.spec\.tsx?$/;

export function countOf(paths: readonly string[]): Walk['stated'] {
  const specs = paths.filter((path) => IS_OF_SPECS.test(path)).length;
  return { files: paths.length - specs, specs };
}

/** How many files and specs a walk writes, by its blocks. */
export function writtenBy({ writes }: Pick<Walk, 'writes'>): Walk['stated'] {
  return countOf([...new Set(writes.map(({ path }) => path))]);
}

/**
 * The file after a block was written into it.
 *
 * @param text the file before; undefined if there is none
 * @throws if a new file is there already, or the anchor is not in exactly one line
 */
export function written(text: string | undefined, { path, place, text: block }: Write): string {
  if (place.kind === 'new') {
    if (text !== undefined) throw new Error(`${path} is there already`);
    return block;
  }
  const lines = (text ?? '').split('\n');
  const at = lines.flatMap((line, n) => (line.includes(place.anchor) ? [n] : []));
  if (at.length !== 1)
    throw new Error(`${path} has ${at.length} lines with ${place.anchor}, and should have one`);
  const from = at[0]! + (place.kind === 'after' ? 1 : 0);
  const added = linesOf(block, place.kind, lines[at[0]!]!);
  return lines.toSpliced(from, place.kind === 'instead of' ? 1 : 0, ...added).join('\n');
}

/**
 * A formatter of pages takes the indentation of a block that is a whole statement: it has that of its place. A declaration
 * of the file is set apart by an empty line.
 */
function linesOf(block: string, kind: Place['kind'], place: string): string[] {
  const lines = block.trimEnd().split('\n');
  const indentation = /^ */.exec(place)![0];
  if (lines[0]!.startsWith(' ')) return lines;
  if (indentation !== '') return lines.map((line) => (line === '' ? line : `${indentation}${line}`));
  if (lines.length === 1 || kind === 'instead of') return lines;
  return kind === 'before' ? [...lines, ''] : ['', ...lines];
}

/** The files after all blocks of a walk, by path. The files before are read from `root`. */
export function filesAfter(writes: readonly Write[], root = ROOT): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const write of writes)
    files.set(write.path, written(files.get(write.path) ?? textAt(join(root, write.path)), write));
  return files;
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
