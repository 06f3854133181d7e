import type { Browser } from 'playwright-core';
import { describeInBrowser, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import type { ChildProgram } from '../../support/service/child-program';
import { ServiceSite } from '../../support/service/service-site';
import { IS_FULL_TEST } from '../../support/service/test-extent';

/** The night that goes on; the day before it is the one to close. */
const TODAY = '2026-03-21';
const MOST_CLICKS = 10;
/** Of the other casino of the demo, whose day of all games the visitor does not look at. */
const FEW_TABLES = IS_FULL_TEST ? [] : ['--tables', '2'];
/** Nobody is signed in at first, which the browser tells as an error of its own. */
const NOT_SIGNED_IN = 'status of 401';

describeInBrowser('a visitor of the demo', () => {
  let site: ServiceSite;
  let demo: ChildProgram;
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    site = await ServiceSite.make();
    demo = site.launch({ program: 'demo', args: ['--today', TODAY, ...FEW_TABLES] });
    await demo.saysOnStderr('Ctrl-C ends the demo');
    url = /^Open +(\S+)/m.exec(demo.stderr)![1]!;
    browser = await startChromium();
  }, 480_000);

  afterAll(async () => {
    await browser?.close();
    demo?.signal('SIGINT');
    await demo?.ended;
    await site?.remove();
  }, 60_000);

  const enter = (): Promise<Visitor> => Visitor.enter(browser, { url });

  /** Leaves; what no screen may do and one did. */
  const complaintsOf = async (visitor: Visitor): Promise<string[]> =>
    (await visitor.leave()).filter((each) => !each.includes(NOT_SIGNED_IN));

  it('chooses a person, and finds a certified month, a day to close and a night that goes on', async () => {
    const visitor = await enter();
    const { page } = visitor;
    await visitor.open('/');
    expect(await visitor.faultsOfScreen('demo-sign-in')).toEqual([]);
    await page.getByRole('button', { name: 'Nuria Campos' }).click();
    await page.getByRole('link', { name: '20/03/2026' }).waitFor();
    const states = await page.locator('tbody td:nth-of-type(1)').allTextContents();
    expect(states).toEqual(['sin cerrar', 'sin cerrar', ...Array.from({ length: 30 }, () => 'Certificada')]);
    expect(await visitor.faultsOfScreen('demo-days')).toEqual([]);
    await visitor.open('/casino-bahia/day/2026-03-20');
    expect(await visitor.faultsOfScreen('demo-day')).toEqual([]);
    await visitor.open('/casino-bahia/day/2026-03-21');
    await page.getByRole('heading', { name: 'Mesas abiertas' }).waitFor();
    const position = page.getByText(/hasta el registro \d+/).first();
    const [record] = /registro \d+/.exec((await position.textContent())!)!;
    await page.getByText(record).first().waitFor({ state: 'detached' });
    expect(await complaintsOf(visitor)).toEqual([]);
  });

  it('closes the day with its two differences in at most ten clicks from the printed address', async () => {
    const visitor = await enter();
    const { page } = visitor;
    await page.goto(url);
    await page.getByRole('button', { name: 'Nuria Campos' }).click();
    await page.getByRole('link', { name: '20/03/2026' }).click();
    const fields = page.getByRole('textbox', { name: /^Explicación/ });
    await fields.first().waitFor();
    expect(await fields.count()).toBe(2);
    for (const field of await fields.all()) {
      await field.click();
      await page.keyboard.type('Contado de nuevo; acta 14/26.');
    }
    await page.getByRole('button', { name: 'Cerrar la jornada' }).click();
    await page.getByRole('button', { name: 'Verificar en este navegador' }).waitFor();
    expect(visitor.clicks).toBeGreaterThan(3);
    expect(visitor.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(await complaintsOf(visitor)).toEqual([]);
  });
});
