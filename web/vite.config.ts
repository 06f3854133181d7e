import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** These load the whole application, which remembers the document that it was loaded in. */
const WHOLE_PAGES = ['src/screens/*/*Screen.spec.tsx'];

/** `npm run build` writes to dist/web of the project, from where the service serves it. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'graphiql.html'] },
  },
  // For those who change the application: the service runs beside it.
  server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/v1': 'http://127.0.0.1:3000' } },
  test: {
    // Specs of what a browser has say so: // @vitest-environment jsdom
    // Nobody answers there: at jsdom's own address, localhost:3000, screens would watch a service that happens to run.
    environmentOptions: { jsdom: { url: 'http://cagnotte.invalid' } },
    setupFiles: ['src/words/loaded-words.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    projects: [
      // React, jsdom and the words are loaded once for all files.
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
