import { loadWords } from '../words/catalogue';
import { LANGUAGES } from '../words/language';

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): {
        createScriptURL(url: string): string;
      };
    };
  }
}

/**
 * Registers the service worker that caches the application, so that it opens offline. Browsers allow this for pages from HTTPS
 * or from this machine; elsewhere nothing happens.
 * @returns whether the application opens offline
 */
export async function cacheApplication(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const policy = window.trustedTypes?.createPolicy('cagnotte-shell', { createScriptURL: () => '/sw.js' });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all(LANGUAGES.map(loadWords));
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({ assets: [...new Set(assets)] });
  await navigator.storage.persist();
  return true;
}
