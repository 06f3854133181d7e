import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { PublicDoor } from '../../access/door.decorator';
import { GRAPHIQL_PAGE, GRAPHIQL_START } from './graphiql-page';

/** The files of the page, each from an installed package: nothing is loaded from anywhere else. */
const ASSETS: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  'react.js': { file: packageFile('react', 'umd/react.production.min.js'), type: 'text/javascript' },
  'react-dom.js': {
    file: packageFile('react-dom', 'umd/react-dom.production.min.js'),
    type: 'text/javascript',
  },
  'graphiql.js': { file: packageFile('graphiql', 'graphiql.min.js'), type: 'text/javascript' },
  'graphiql.css': { file: packageFile('graphiql', 'graphiql.min.css'), type: 'text/css' },
};

/** A file of an installed package, whether or not the package exports it to programs. */
function packageFile(name: string, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

/** GraphiQL, for people who want to ask by hand. The page is public, what it asks needs a key as everything else. */
@Controller('graphiql')
@PublicDoor()
export class GraphiqlController {
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    return GRAPHIQL_PAGE;
  }

  @Get('start.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  start(): string {
    return GRAPHIQL_START;
  }

  @Get('assets/:name')
  asset(@Param('name') name: string): StreamableFile {
    const asset = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
    if (!asset) throw new NotFoundException();
    return new StreamableFile(createReadStream(asset.file), { type: `${asset.type}; charset=utf-8` });
  }
}
