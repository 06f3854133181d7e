import type { Browser } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

let nights: NightsService;
let browser: Browser;

const OF_GRAPHIQL_ITSELF =
  /^nested-interactive at <li [^|]*role="tab"|^color-contrast at <span class="mtk\d+">[^|]*<\/span>( \| <span class="mtk\d+">[^|]*<\/span>)*$/;

describeLongJourney('GraphiQL', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  it('asks and subscribes as the person who is signed in, with all of it from the service itself', async () => {
    const { people, service } = nights.running;
    const visitor = await Visitor.enter(browser, { url: service.origin, language: 'en' });
    const { page } = visitor;
    await visitor.keepPasskeys();
    await page.goto(`${service.origin}/enrol#${await people.linkFor('Berta Mar', ['accountant'], 'all')}`);
    await page.getByRole('button', { name: 'Create the passkey' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Berta Mar', { exact: true }).waitFor();

    const run = async (question: string): Promise<void> => {
      await page.goto(`${service.origin}/graphiql?query=${encodeURIComponent(question)}`);
      await page.getByRole('button', { name: /Execute query/ }).click();
    };
    const answer = page.locator('.result-window');
    await run('{ me { name } }');
    await answer.getByText('Berta Mar').waitFor();
    await run('subscription { tableActivity(casino: "noche-a", after: 0) { position } }');
    await answer.getByText('position').first().waitFor();
    // Nested buttons in tabs and low contrast of numbers are faults of GraphiQL itself.
    const faults = await visitor.faultsAsShown();
    expect(faults.filter((fault) => !OF_GRAPHIQL_ITSELF.test(fault))).toEqual([]);
    if (process.env['CAGNOTTE_PICTURES'] !== undefined)
      await page.screenshot({ path: `${process.env['CAGNOTTE_PICTURES']}/graphiql.png` });
    // The page requested the session before there was one.
    expect((await visitor.leave()).filter((each) => !each.includes('status of 401'))).toEqual([]);
  });
});
