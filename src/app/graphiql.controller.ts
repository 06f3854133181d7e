import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Controller, Get, Header, NotFoundException, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/require-permission.decorator';
import { createHash } from 'node:crypto';
import { dirname, extname, join } from 'node:path';

/** A file of the page: a text of ours, or a file of an installed package. Nothing is loaded from anywhere else. */
interface GraphiqlFile {
  readonly name: string;
  readonly type: 'text/javascript' | 'text/css';
  readonly content: string | { readonly file: string };
}

function packageFile(name: string, file: string): GraphiqlFile {
  const manifest = require.resolve(`${name}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const suffix = extname(file);
  return {
    name: `${name}-${version}${suffix}`,
    type: suffix === '.css' ? 'text/css' : 'text/javascript',
    content: { file: join(dirname(manifest), file) },
  };
}

/** Starts GraphiQL with a first question; the key goes into the Headers tab. */
const START = `
const fetcher = GraphiQL.createFetcher({ url: '/graphql' });
const question = [
  '# Give your key in the tab Headers: { "authorization": "Bearer cgn_…" }',
  '# and press "Re-fetch GraphQL schema" for the documentation.',
  '{',
  '  casinos { id position chainHash }',
  '}',
  '',
].join('\\n');
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher,
    defaultQuery: question,
    defaultHeaders: '{ "authorization": "Bearer " }',
    shouldPersistHeaders: false,
    isHeadersEditorEnabled: true,
    defaultEditorToolsVisibility: 'headers',
  }),
);
`;

const FILES: readonly GraphiqlFile[] = [
  packageFile('graphiql', 'graphiql.min.css'),
  packageFile('react', 'umd/react.production.min.js'),
  packageFile('react-dom', 'umd/react-dom.production.min.js'),
  packageFile('graphiql', 'graphiql.min.js'),
  {
    name: `start-${createHash('sha256').update(START).digest('hex').slice(0, 12)}.js`,
    type: 'text/javascript',
    content: START,
  },
];

/** By name; a name says its version and never stands for other bytes. */
const GRAPHIQL_FILES: ReadonlyMap<string, GraphiqlFile> = new Map(FILES.map((file) => [file.name, file]));

const addresses = (type: GraphiqlFile['type']): string[] =>
  FILES.filter((file) => file.type === type).map(({ name }) => `/graphiql/assets/${name}`);

/** The page; every file it needs comes from this service. */
const GRAPHIQL_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Cagnotte GraphiQL</title>
${addresses('text/css')
  .map((address) => `    <link rel="stylesheet" href="${address}" />`)
  .join('\n')}
    <style>body { margin: 0 } #graphiql { height: 100vh }</style>
  </head>
  <body>
    <div id="graphiql">Loading …</div>
${addresses('text/javascript')
  .map((address) => `    <script src="${address}"></script>`)
  .join('\n')}
  </body>
</html>
`;

/** GraphiQL. The page is public; its queries need a key. */
@Controller('graphiql')
@Public()
export class GraphiqlController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    return GRAPHIQL_PAGE;
  }

  /** File names contain the version, so that a browser requests each once. */
  @Get('assets/:name')
  asset(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): StreamableFile {
    const found = GRAPHIQL_FILES.get(name);
    if (!found) throw new NotFoundException();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    const { type, content } = found;
    const bytes =
      typeof content === 'string' ? Readable.from([Buffer.from(content)]) : createReadStream(content.file);
    return new StreamableFile(bytes, { type: `${type}; charset=utf-8` });
  }
}
