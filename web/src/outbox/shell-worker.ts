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

/** A policy of Trusted Types is made once for a page. */
let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;

/**
 * Registers the service worker of the application. Browsers allow this for pages from HTTPS or from this machine.
 * @returns the registration, once its worker is active; undefined where the browser allows none
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  policy ??= window.trustedTypes?.createPolicy('cagnotte-shell', { createScriptURL: () => '/sw.js' });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js');
  return navigator.serviceWorker.ready;
}

/**
 * Has the service worker cache the application, so that it opens offline.
 * @returns whether the application opens offline
 */
export async function cacheApplication(): Promise<boolean> {
  const registration = await registerWorker();
  if (registration === undefined) return false;
  await Promise.all(LANGUAGES.map(loadWords));
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  registration.active?.postMessage({ assets: [...new Set(assets)] });
  await navigator.storage.persist();
  return true;
}
