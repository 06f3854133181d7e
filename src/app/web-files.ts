import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

const COMPRESSED = /^(text|image\/svg)/;

export interface WebFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Compressed on first use, because a start must not wait for it; undefined where that gains nothing. */
  readonly gzip: Buffer | undefined;
  readonly etag: string;
  /** The name says the content, so that a browser may keep the file for ever. */
  readonly isImmutable: boolean;
}

export function webFolder(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'dist/web');
}

export function readWebFiles(folder = webFolder()): ReadonlyMap<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => extname(name) in TYPES);
  return new Map(names.map((name) => [`/${name}`, webFile(join(folder, name), name)]));
}

function webFile(path: string, name: string): WebFile {
  const bytes = readFileSync(path);
  const type = TYPES[extname(name)]!;
  let gzip: Buffer | undefined;
  return {
    ...{ type, bytes },
    get gzip() {
      return COMPRESSED.test(type) ? (gzip ??= gzipSync(bytes)) : undefined;
    },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isImmutable: name.startsWith('assets/'),
  };
}
