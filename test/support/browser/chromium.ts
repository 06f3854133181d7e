import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { IS_FULL_TEST } from '../service/test-extent';

const USUAL = '/usr/bin/chromium';

/** The Chromium of this machine: the one that CHROMIUM_PATH names, or Debian's; undefined where there is none. */
export function chromiumPath(): string | undefined {
  const path = process.env['CHROMIUM_PATH'] ?? USUAL;
  return existsSync(path) ? path : undefined;
}

/** Describes what needs a browser; where none is installed it is left out, and the run says why. */
export function describeInBrowser(name: string, specs: () => void): void {
  if (chromiumPath() !== undefined) return describe(name, specs);
  process.stderr.write(
    `left out: "${name}" needs Chromium; install it (apt-get install chromium) or name it in CHROMIUM_PATH\n`,
  );
  describe.skip(name, specs);
}

/** Describes a journey that `npm test` leaves to `npm run test:full`: each starts a service and takes half a minute. */
export const describeLongJourney: typeof describeInBrowser = (name, specs) =>
  IS_FULL_TEST ? describeInBrowser(name, specs) : describe.skip(name, specs);

/** Starts it without its sandbox: containers do not have what the sandbox needs, and it sees our own pages only. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath()!, args: ['--no-sandbox'] });
