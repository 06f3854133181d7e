import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { IS_FULL_TEST } from '../service/test-extent';

/** Levels A and AA of WCAG 2.0, 2.1 and 2.2. */
const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const DESK = { width: 1440, height: 900 };
/** The desk at a zoom of 200 %: half as many CSS pixels in each direction. */
const ZOOMED = { width: 720, height: 450 };

const WALL = { width: 1920, height: 1080 };

const TABLET = { width: 820, height: 1180 };

const PHONE = { width: 390, height: 844 };

/** The side margin of printed pages in the style sheet of the application. */
const SIDE_MARGIN_MM = 14;

const LONGEST_WAIT_MS = 30_000;
const QUIET_MS = 150;
/** The text of a screen that waits for an answer. */
const READING = /^(Cargando|Loading)…$/;

/** A folder for pictures of the screens; without it none are written. */
const PICTURES = process.env['CAGNOTTE_PICTURES'];

export interface Printed {
  /** The text of each page without blanks. */
  readonly pages: readonly string[];
  /** In points. */
  readonly size: readonly [width: number, height: number];
  /** The overflow beyond the paper in CSS pixels. */
  readonly tooWide: number;
}

/** Reads the texts with poppler. */
function textOfPages(pdf: Buffer): string[] {
  const { stdout, error } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return stdout
    .split('\f')
    .map((page) => page.replaceAll(/\s/g, ''))
    .filter((page) => page !== '');
}

export interface VisitorOptions {
  readonly url: string;
  /** The credential of the visitor; absent for a person who is not signed in. */
  readonly key?: string;
  readonly language?: 'es' | 'en';
}

declare global {
  /** In the page: violations of its Content-Security-Policy so far. */
  var violations: string[] | undefined;
  /** In the page: reports a click to the visitor. */
  var clicked: () => Promise<void>;
}

/**
 * A person with a browser of their own. It collects what no screen may cause: console errors, violations of the
 * Content-Security-Policy (including Trusted Types), and requests to another origin.
 */
export class Visitor {
  readonly complaints: string[] = [];
  /** The addresses of loaded fonts. */
  readonly fonts = new Set<string>();
  /** The number of clicks so far, on all pages. */
  clicks = 0;
  /** The number of examined screens in this process, by which the short form alternates between two views. */
  private static screens = 0;
  private readonly onTheirWay = new Set<Request>();

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly url: string,
  ) {}

  static async enter(browser: Browser, { url, key, language = 'es' }: VisitorOptions): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: DESK,
      locale: language,
      timezoneId: 'Europe/Madrid',
      reducedMotion: 'reduce',
      ...(key === undefined ? {} : { extraHTTPHeaders: { authorization: `Bearer ${key}` } }),
    });
    context.setDefaultTimeout(LONGEST_WAIT_MS);
    await context.addInitScript(() => {
      globalThis.violations = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        globalThis.violations!.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const visitor = new Visitor(await context.newPage(), context, url);
    visitor.listen();
    await context.exposeFunction('clicked', () => void (visitor.clicks += 1));
    await context.addInitScript(() =>
      // Clicks by scripts and keys have `detail` 0 and do not count.
      document.addEventListener(
        'click',
        ({ isTrusted, detail }) => {
          if (isTrusted && detail > 0) void clicked();
        },
        true,
      ),
    );
    return visitor;
  }

  /**
   * Adds a virtual authenticator that stores passkeys and confirms each use.
   * @returns a function that makes it refuse, or confirm again
   */
  async keepPasskeys(): Promise<(isConfirmed: boolean) => Promise<void>> {
    const devtools = await this.context.newCDPSession(this.page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    };
  }

  private listen(): void {
    const { page, complaints, url } = this;
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
    page.on('requestfinished', (request) => this.onTheirWay.delete(request));
    page.on('requestfailed', (request) => this.onTheirWay.delete(request));
    page.on('request', (request) => {
      this.onTheirWay.add(request);
      const { origin, protocol, pathname } = new URL(request.url());
      if (request.resourceType() === 'font') this.fonts.add(pathname);
      if (/^https?:$/.test(protocol) && origin !== url) complaints.push(`another origin: ${request.url()}`);
    });
  }

  /** Opens a page by its address and waits until no request is pending. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
    await this.settled();
  }

  /** Waits until the screen has its title, shows no text of waiting, and no request has been pending for a moment. */
  async settled(): Promise<void> {
    await this.page.locator('h1').first().waitFor();
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (let quiet = 0; quiet < QUIET_MS; quiet = (await this.isBusy()) ? 0 : quiet + 25) {
      if (performance.now() > deadline) throw new Error('the screen does not come to rest');
      await sleep(25);
    }
  }

  private async isBusy(): Promise<boolean> {
    return this.onTheirWay.size > 0 || (await this.page.getByText(READING).count()) > 0;
  }

  async speak(language: 'es' | 'en'): Promise<void> {
    await this.page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
  }

  /**
   * Examines the current screen for accessibility: in both languages, in light and dark mode, on a tablet, at a zoom of 200 %
   * and at the width of a telephone; in the short form of the tests in one of two views, in turn.
   * @param name file name of its picture, if pictures are written
   * @returns faults in words; empty if there are none
   */
  async faultsOfScreen(name?: string): Promise<string[]> {
    const found: string[] = [];
    await this.settled();
    const look = async (how: string): Promise<void> => {
      if (PICTURES !== undefined && name !== undefined && how === 'es')
        await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
      found.push(...(await this.faultsAsShown()).map((fault) => `${how}: ${fault}`));
    };
    Visitor.screens += 1;
    const isInTurn = (turn: number): boolean => IS_FULL_TEST || Visitor.screens % 2 === turn;
    if (isInTurn(0)) {
      await this.speak('en');
      if (IS_FULL_TEST) {
        await look('en');
        await this.page.setViewportSize(TABLET);
        await look('tablet');
      }
      await this.page.emulateMedia({ colorScheme: 'dark' });
      await this.page.setViewportSize(ZOOMED);
      await look('dark, zoomed');
      await this.page.emulateMedia({ colorScheme: 'light' });
      await this.page.setViewportSize(DESK);
    }
    await this.speak('es');
    if (isInTurn(1) || PICTURES !== undefined) await look('es');
    if (IS_FULL_TEST) {
      await this.page.setViewportSize(PHONE);
      found.push(...(await this.widthFaults()).map((fault) => `phone: ${fault}`));
      await this.page.setViewportSize(DESK);
    }
    return found;
  }

  /** Examines a screen without the bar of languages, on a large display. */
  async faultsOnWall(name: string): Promise<string[]> {
    await this.page.setViewportSize(WALL);
    await this.settled();
    if (PICTURES !== undefined) await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
    const found = await this.faultsAsShown();
    await this.page.setViewportSize(DESK);
    return found;
  }

  /** Examines the screen without changing language or size, for modal dialogs. */
  async faultsAsShown(): Promise<string[]> {
    const isThere = await this.page.evaluate('typeof axe === "object"');
    if (!isThere) await this.page.evaluate(axe.source);
    const { violations } = (await this.page.evaluate(
      `axe.run({ runOnly: ${JSON.stringify(CRITERIA)} })`,
    )) as AxeResults;
    return [
      ...violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`),
      ...(await this.widthFaults()),
    ];
  }

  private async widthFaults(): Promise<string[]> {
    const width = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return width > 0 ? [`the page is ${width} px wider than the window`] : [];
  }

  /**
   * Prints the current screen on the paper size of its style sheet.
   * @param name file name of its pages, if pictures are written
   */
  async printed(name?: string): Promise<Printed> {
    await this.settled();
    const bytes = await this.page.pdf({ preferCSSPageSize: true });
    const pages = textOfPages(bytes);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))!;
    if (PICTURES !== undefined && name !== undefined) writeFileSync(join(PICTURES, `${name}.pdf`), bytes);
    await this.page.emulateMedia({ media: 'print' });
    // The width between the margins of the paper, in CSS pixels.
    const inner = Math.floor(((Number(width) * 25.4) / 72 - 2 * SIDE_MARGIN_MM) * (96 / 25.4));
    await this.page.setViewportSize({ width: inner, height: 1_000 });
    const tooWide = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    await this.page.emulateMedia({ media: null });
    await this.page.setViewportSize(DESK);
    return { pages, size: [Math.round(Number(width)), Math.round(Number(height))], tooWide };
  }

  /** Closes the browser. @returns everything that no screen may cause */
  async leave(): Promise<string[]> {
    const refused = await this.page.evaluate(() => globalThis.violations ?? []);
    await this.context.close();
    return [...this.complaints, ...refused.map((each) => `policy: ${each}`)];
  }
}
