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
/** The desk at 200 %: half as many pixels of CSS in each direction. */
const ZOOMED = { width: 720, height: 450 };

const WALL = { width: 1920, height: 1080 };

const TABLET = { width: 820, height: 1180 };

const PHONE = { width: 390, height: 844 };

/** As the style sheet of the application has it. */
const SIDE_MARGIN_MM = 14;

const LONGEST_WAIT_MS = 30_000;
const QUIET_MS = 150;
/** What a screen says in place of an answer that is on its way. */
const READING = /^(Cargando|Loading)…$/;

/** A folder: pictures of the screens are written there. By itself a run writes none. */
const PICTURES = process.env['CAGNOTTE_PICTURES'];

export interface Printed {
  /** The words of each page without any blank, as they were set. */
  readonly pages: readonly string[];
  /** In points. */
  readonly size: readonly [width: number, height: number];
  /** By how many pixels something stands out of the paper. */
  readonly tooWide: number;
}

/** By poppler, which reads what a browser prints. */
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
  /** Who visits: a key of the service; without one, somebody who has yet to sign in. */
  readonly key?: string;
  readonly language?: 'es' | 'en';
}

declare global {
  /** In the page: what its policy has refused so far. */
  var violations: string[] | undefined;
  /** In the page: tells the visitor of a click. */
  var clicked: () => Promise<void>;
}

/**
 * Somebody before a browser of their own. It keeps what no screen may do: errors on the console, breaches of the content
 * security policy (Trusted Types among them), and requests to another origin.
 */
export class Visitor {
  readonly complaints: string[] = [];
  /** Addresses of the fonts that were loaded. */
  readonly fonts = new Set<string>();
  /** How often the visitor has clicked so far, on whatever page. */
  clicks = 0;
  /** How many screens were looked at in this process: the short form looks at each in one of two ways, in turn. */
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
      // What a script or a key does is no click: it has no `detail`.
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
   * From now on the device of the visitor keeps passkeys, and confirms each use as if its owner did.
   * @returns lets the owner refuse, or confirm again
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
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
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

  /** Opens a page by its address and waits until nothing is on its way. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
    await this.settled();
  }

  /** Waits until the screen has its title, reads nothing, and no request has been on its way for a moment. */
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
   * Looks at the screen as it stands: in both languages, in the light and in the dark, on a tablet, at 200 % and as wide as a
   * telephone; in the short form of the tests in one of two of these ways, in turn.
   * @param name of its picture, where pictures are written
   * @returns what keeps somebody from using it, in words; empty where nothing does
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

  /** Looks at a screen that has no bar with languages, on a large display. */
  async faultsOnWall(name: string): Promise<string[]> {
    await this.page.setViewportSize(WALL);
    await this.settled();
    if (PICTURES !== undefined) await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
    const found = await this.faultsAsShown();
    await this.page.setViewportSize(DESK);
    return found;
  }

  /** Looks at the screen as it is shown now, for windows that keep everything behind them out of reach. */
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
   * Prints the screen as it stands, as a browser does: on the paper that its style sheet asks for.
   * @param name of the file of its pages, where pictures are written
   */
  async printed(name?: string): Promise<Printed> {
    await this.settled();
    const bytes = await this.page.pdf({ preferCSSPageSize: true });
    const pages = textOfPages(bytes);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))!;
    if (PICTURES !== undefined && name !== undefined) writeFileSync(join(PICTURES, `${name}.pdf`), bytes);
    await this.page.emulateMedia({ media: 'print' });
    // What is within the margins of the paper, in pixels of CSS.
    const inner = Math.floor(((Number(width) * 25.4) / 72 - 2 * SIDE_MARGIN_MM) * (96 / 25.4));
    await this.page.setViewportSize({ width: inner, height: 1_000 });
    const tooWide = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    await this.page.emulateMedia({ media: null });
    await this.page.setViewportSize(DESK);
    return { pages, size: [Math.round(Number(width)), Math.round(Number(height))], tooWide };
  }

  /** Leaves; answers everything that no screen may do and that one did. */
  async leave(): Promise<string[]> {
    const refused = await this.page.evaluate(() => globalThis.violations ?? []);
    await this.context.close();
    return [...this.complaints, ...refused.map((each) => `policy: ${each}`)];
  }
}
