import { createDataSource } from '../../../src/app/database/data-source';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { releaseCatalogueOf } from '../../../src/projector/verification/catalogue/changed-objects';
import {
  describeCatalogue,
  readingTheCatalogue,
} from '../../../src/projector/verification/catalogue/describe-catalogue';
import { randomPort } from '../database/server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../database/temporary-directory';

export const CATALOGUE_OF_RELEASE = 'src/projector/verification/catalogue/catalogue-of-release.json';

/** The schema that the migrations make on a fresh embedded server; `verify` compares every database with it. */
export async function catalogueOfRelease(): Promise<string> {
  const dataDirectory = await makeTemporaryDirectory();
  try {
    const server = await startEmbeddedPostgres({
      dataDirectory,
      preferredPort: randomPort(),
      settings: { fsync: 'off' },
    });
    const dataSource = await createDataSource({ url: server.url, poolSize: 1 }).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      const objects = await readingTheCatalogue(dataSource, describeCatalogue);
      return `${JSON.stringify(releaseCatalogueOf(objects), null, 2)}\n`;
    } finally {
      await dataSource.destroy();
      await server.release();
    }
  } finally {
    await removeTemporaryDirectory(dataDirectory);
  }
}
