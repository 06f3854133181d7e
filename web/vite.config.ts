import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** These specs load the whole application, and fail in a document that another of them has used. */
const WHOLE_PAGES = ['src/screens/*/*Screen.spec.tsx'];

/** `npm run build` writes to dist/web of the project, which the service serves. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'graphiql.html'] },
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
