import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';
import { pageAt } from '../src/app/web-pages';

/** These specs load the whole application, and fail in a document that another of them has used. */
const WHOLE_PAGES = ['src/screens/*/*{Screen,Screens}.spec.tsx', 'src/time-machine/TimeMachine.spec.tsx'];

/** In development too each address has the document that the service answers with. */
const documents: Plugin = {
  name: 'documents of addresses',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      if (request.headers.accept?.includes('text/html')) request.url = pageAt(path);
      next();
    });
  },
};

/** `npm run build` writes to dist/web of the project, which the service serves. */
export default defineConfig({
  plugins: [react(), documents],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'sign-in.html', 'graphiql.html'] },
  },
  // For development: a running service on its default port.
  server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/v1': 'http://127.0.0.1:3000' } },
  test: {
    // Specs that need a DOM state it: // @vitest-environment jsdom
    // An address without a server: at jsdom's default, localhost:3000, screens would connect to a service that happens to run.
    environmentOptions: { jsdom: { url: 'http://cagnotte.invalid' } },
    setupFiles: ['src/words/loaded-words.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    projects: [
      // One realm for all files, so that React, jsdom and the words are loaded once.
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['src/**/*.spec.{ts,tsx}'],
          exclude: WHOLE_PAGES,
          isolate: false,
          maxWorkers: 1,
        },
      },
      { extends: true, test: { name: 'pages', include: WHOLE_PAGES } },
    ],
  },
});
