import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { describeInBrowser, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

async function arrive(browser: Browser, url: string): Promise<Visitor> {
  const visitor = await Visitor.enter(browser, { url, language: 'en' });
  await visitor.keepPasskeys();
  return visitor;
}

async function enrolAndSignIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await button(page, 'Create the passkey').click();
  await button(page, 'Sign in with a passkey').click();
}

describeInBrowser('a person with a browser', () => {
  let nights: NightsService;
  let browser: Browser;
  let origin: string;
  beforeAll(async () => {
    nights = await startNights('a');
    origin = nights.running.service.origin;
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await nights?.stop();
  });

  const DAY = '/noche-a/day/2026-01-01';

  it('takes a passkey with a link, signs in, closes the gaming day and signs out', async () => {
    const { people } = nights.running;
    const code = await people.linkFor('Berta Mar', ['accountant'], 'all');
    const { page } = await arrive(browser, origin);
    await enrolAndSignIn(page, `${origin}/enrol#${code}`);
    await page.getByRole('banner').getByText('Berta Mar', { exact: true }).waitFor();

    await page.goto(`${origin}${DAY}`);
    await button(page, 'Close the gaming day').waitFor();
    for (const explanation of await page.locator('textarea[id^="explain-"]').all())
      await explanation.fill('Counted again, protocol 14/26.');
    await button(page, 'Close the gaming day').click();
    await page.getByText('Certify the gaming day: reserved for manager').waitFor();

    await button(page, 'Sign out').click();
    await button(page, 'Sign in with a passkey').waitFor();
    await page.goto(`${origin}${DAY}`);
    await page.waitForURL(/\/sign-in\?to=/);
    await button(page, 'Sign in with a passkey').click();
    await page.waitForURL(`**${DAY}`);
    await page.getByRole('banner').getByText('Berta Mar', { exact: true }).waitFor();
  });

  it('signs a certificate and a reopening; a cancelled signature decides nothing and keeps the written text', async () => {
    const code = await nights.running.people.linkFor('Carmen Ortega', ['manager'], 'all');
    const visitor = await Visitor.enter(browser, { url: origin, language: 'en' });
    const confirm = await visitor.keepPasskeys();
    const { page } = visitor;
    const decided = (by: string): Locator => page.locator('li', { hasText: new RegExp(`${by}.* · signed`) });
    await enrolAndSignIn(page, `${origin}/enrol#${code}`);
    await page.getByRole('banner').getByText('Carmen Ortega', { exact: true }).waitFor();
    await page.goto(`${origin}${DAY}`);
    await decided('Berta Mar').waitFor();

    await page.locator('#statement').fill('In accordance with the protocols.');
    await confirm(false);
    await button(page, 'Certify').click();
    await page.getByText('PASSKEY.CANCELLED').waitFor();
    expect(await page.locator('#statement').inputValue()).toBe('In accordance with the protocols.');
    await confirm(true);
    await button(page, 'Certify').click();
    await decided('Carmen Ortega').waitFor();

    await page.getByText('Propose to reopen').first().click();
    await page.locator('#reason').fill('A drop box was counted twice.');
    await button(page, 'Propose to reopen').last().click();
    await page.locator('q', { hasText: 'A drop box was counted twice.' }).first().waitFor();
    const signed = await nights.client.ask<{
      gamingDay: { decisions: readonly { what: string; signature: { signed: boolean } }[] };
    }>(
      `{ gamingDay(casino: "noche-a", day: "2026-01-01") { ... on GamingDayFound { decisions { what signature { signed } } } } }`,
    );
    expect(signed.gamingDay.decisions.map(({ what, signature }) => `${what} ${signature.signed}`)).toEqual([
      'gaming-day.closed true',
      'gaming-day.certified true',
      'gaming-day.reopening-proposed true',
    ]);
  });

  it('sees which roles close a day if they may not', async () => {
    const code = await nights.running.people.linkFor('Hugo Sol', ['auditor'], 'all');
    const { page } = await arrive(browser, origin);
    await enrolAndSignIn(page, `${origin}/enrol#${code}`);
    await page.getByRole('banner').getByText('Hugo Sol', { exact: true }).waitFor();
    await page.goto(`${origin}${DAY}`);
    await page
      .getByText(/: reserved for/)
      .first()
      .waitFor();
    expect(await button(page, 'Close the gaming day').count()).toBe(0);
    expect(await button(page, 'Certify').count()).toBe(0);
  });

  it('sees that a link has expired, and that a sign-in was not completed', async () => {
    const { page } = await arrive(browser, origin);
    await page.goto(`${origin}/enrol#cgl_${'0'.repeat(64)}`);
    await page.getByText('PEOPLE.LINK_OVER').waitFor();
    await page.goto(`${origin}/sign-in`);
    await button(page, 'Sign in with a passkey').click();
    await page.getByText('PASSKEY.CANCELLED').waitFor();
  });

  it('can use the pages of signing in and of enrolment whatever their sight, hands and device', async () => {
    const visitor = await arrive(browser, origin);
    await visitor.open('/sign-in');
    expect(await visitor.faultsOfScreen('sign-in')).toEqual([]);
    await visitor.open(`/enrol#${await nights.running.people.linkFor('Juan Rio', ['auditor'], 'all')}`);
    expect(await visitor.faultsOfScreen('enrol')).toEqual([]);
    // The browser logs the 401 before sign-in as an error.
    const complaints = await visitor.leave();
    expect(complaints.filter((each) => !each.includes('status of 401'))).toEqual([]);
  });

  it('is led to no other site after signing in', async () => {
    const code = await nights.running.people.linkFor('Iris Paz', ['auditor'], 'all');
    const { page } = await arrive(browser, origin);
    await enrolAndSignIn(page, `${origin}/enrol#${code}`);
    await page.getByText('Iris Paz', { exact: true }).waitFor();
    await page.goto(`${origin}/sign-in?to=//elsewhere.example/x`);
    await button(page, 'Sign in with a passkey').click();
    await page.getByText('Iris Paz', { exact: true }).waitFor();
    expect(new URL(page.url()).origin).toBe(origin);
  });
});

describeInBrowser('the first administrator', () => {
  let running: ServiceUnderTest;
  let browser: Browser;
  beforeAll(async () => {
    running = await startServiceUnderTest();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  it('says number and name, takes a passkey with the link of the first start, and signs in', async () => {
    const { firstLinkFile, origin } = running.service;
    const link = readFileSync(firstLinkFile!, 'utf8').split('\n', 1)[0]!;
    expect(new URL(link).origin).toBe(origin);
    const { page } = await arrive(browser, origin);
    await page.goto(link);
    await page.getByLabel('Staff number').fill('1');
    await page.getByLabel('Full name').fill('Ana Ruiz');
    await button(page, 'Create the passkey').click();
    await button(page, 'Sign in with a passkey').click();
    await page.waitForURL('**/first-run');
    const { persons, credentials } = await running.people.house();
    expect([...persons.values()].map(({ id, name }) => `${id} ${name}`)).toEqual(['1 Ana Ruiz']);
    expect([...credentials.values()].map(({ keyHash, passkey }) => [keyHash, passkey?.rpId])).toEqual([
      [undefined, 'localhost'],
    ]);
  });
});
