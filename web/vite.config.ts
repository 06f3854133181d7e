import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `npm run build` writes to dist/web of the project, from where the service serves it. */
export default defineConfig({
  plugins: [react()],
  // The service has an older React for GraphiQL; packages that both folders share must find the one of this folder.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // For those who change the application: the service runs beside it.
  server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/v1': 'http://127.0.0.1:3000' } },
  test: { environment: 'jsdom', include: ['src/**/*.spec.{ts,tsx}'] },
});
