import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Why no journey can be made in a browser here; undefined where one can. */
export const whyNoBrowser = (): string | undefined =>
  existsSync(PROGRAM) ? undefined : `there is no Chromium at ${PROGRAM}: install it, or set CHROMIUM`;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: PROGRAM, args: ['--no-sandbox'] });

/** A page of its own, in English, on a device that keeps passkeys and confirms each use as if its owner did. */
export async function pageOfPerson(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return page;
}
