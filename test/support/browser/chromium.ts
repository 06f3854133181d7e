import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { IS_FULL_TEST } from '../service/test-extent';

const USUAL = '/usr/bin/chromium';

/** The Chromium of this machine: CHROMIUM_PATH, or Debian's; undefined if there is none. */
export function chromiumPath(): string | undefined {
  const path = process.env['CHROMIUM_PATH'] ?? USUAL;
  return existsSync(path) ? path : undefined;
}

/** Describes specs that need a browser; without one they are skipped with a title that says why. */
export function describeInBrowser(name: string, specs: () => void): void {
  if (chromiumPath() !== undefined) return describe(name, specs);
  process.stderr.write(
    `left out: "${name}" needs Chromium; install it (apt-get install chromium) or name it in CHROMIUM_PATH\n`,
  );
  describe.skip(name, specs);
}

/** Describes a journey of `npm run test:full` alone, because each starts a service and takes half a minute. */
export const describeLongJourney: typeof describeInBrowser = (name, specs) =>
  IS_FULL_TEST ? describeInBrowser(name, specs) : describe.skip(name, specs);

/** Starts Chromium without its sandbox, which containers do not permit; it opens only pages of the service. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath()!, args: ['--no-sandbox'] });
