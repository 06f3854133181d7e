import type { Browser, Locator, Page } from 'playwright-core';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { CASINO, ledgerOpened } from '../../support/sample-events/sample-events';
import { Client } from '../../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';

const PATH = `/${CASINO}/personal-data`;
const PAYEE = 'Pilar Ternera';

const cheque = {
  specversion: '1.0',
  id: 'cheque-9',
  source: `/casinos/${CASINO}/cage`,
  gamingday: '2026-01-01',
  type: 'cagnotte.cage.cheque-issued.v1',
  time: '2026-01-01T22:00:00Z',
  data: {
    currency: 'EUR',
    amount: 250_000,
    document: 'CH-9',
    pays: 'prize',
    player: 'V-19',
    payee: PAYEE,
    by: [{ id: 'E-1', name: 'Nuria Campos' }],
  },
};

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

describeLongJourney('the names of a customer', () => {
  let running: ServiceUnderTest;
  let browser: Browser;
  let auditor: Client;
  beforeAll(async () => {
    running = await startServiceUnderTest();
    browser = await startChromium();
    auditor = new Client(running.url, await running.makeKey(['auditor']));
    const sender = new Client(running.url, await running.makeKey(['ingest']));
    for (const event of [ledgerOpened(), cheque]) {
      const { body } = await sender.deliver('single', JSON.stringify(event));
      await auditor.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: body['receipt'] });
    }
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  const cheques = async (): Promise<string> =>
    JSON.stringify(
      await auditor.ask(
        `{ book(casino: "${CASINO}", day: "2026-01-01", book: CHEQUES) { ... on Book { sections { rows } } } }`,
      ),
    );

  /** A manager before a browser, signed in with a passkey. */
  async function manager(name: string): Promise<Visitor> {
    const { origin } = running.service;
    const visitor = await Visitor.enter(browser, { url: origin, language: 'en' });
    await visitor.keepPasskeys();
    const { page } = visitor;
    await page.goto(`${origin}/enrol#${await running.people.linkFor(name, ['manager'], 'all')}`);
    await button(page, 'Create the passkey').click();
    await button(page, 'Sign in with a passkey').click();
    await page.getByText(name, { exact: true }).waitFor();
    await page.goto(`${origin}${PATH}`);
    return visitor;
  }

  it('are erased on the screen by two persons, each of whom signs; one person is not both', async () => {
    const first = await manager('Úrsula Nieto');
    await first.page.getByRole('checkbox', { name: 'Erase player/V-19' }).check();
    await first.page.getByLabel('Reason', { exact: true }).fill('Asked for it, letter 14.');
    await button(first.page, 'Propose the erasure').click();
    await first.page.getByText('Proposed. Another person must approve it.').waitFor();
    expect(await first.page.getByLabel('Reason', { exact: true }).inputValue()).toBe('');
    await first.page.getByRole('cell').getByText('Another person must approve it.').waitFor();
    expect(await button(first.page, 'Approve the erasure of player/V-19').count()).toBe(0);
    expect(await cheques()).toContain(PAYEE);

    const second = await manager('Fernanda Gil');
    await second.page.getByText('Waiting for another person.').waitFor();
    await button(second.page, 'Approve the erasure of player/V-19').click();
    await second.page.getByText('Erased. The data can no longer be read. No figure has changed.').waitFor();
    await second.page.getByText(/Erased with record \d+\. Signed/).waitFor();
    expect(await cheques()).not.toContain(PAYEE);
    await button(second.page, 'Erased').click();
    await second.page.getByRole('rowheader', { name: 'player/V-19' }).first().waitFor();
    expect(await second.faultsOfScreen('personal-data')).toEqual([]);
    for (const visitor of [first, second]) expect(await visitor.leave()).toEqual([]);
  });

  it('are listed to persons who may read them, with the roles that may erase', async () => {
    const reader = await Visitor.enter(browser, {
      url: running.url,
      language: 'en',
      key: await running.makeKey(['auditor']),
    });
    await reader.open(PATH);
    await reader.page.getByText(/^Propose the erasure: reserved for/).waitFor();
    expect(await button(reader.page, 'Propose the erasure').count()).toBe(0);
    expect(await reader.page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);
    expect(await reader.leave()).toEqual([]);
  });

  it('are shown to no other person', async () => {
    const accountant = await Visitor.enter(browser, {
      url: running.url,
      language: 'en',
      key: await running.makeKey(['accountant']),
    });
    await accountant.open(`/${CASINO}`);
    expect(await accountant.page.getByRole('link', { name: 'Personal data' }).count()).toBe(0);
    await accountant.page.goto(`${running.url}${PATH}`);
    await accountant.page.getByText(/^Personal data: reserved for/).waitFor();
    expect(await accountant.page.getByText('player/').count()).toBe(0);
    expect(await accountant.leave()).toEqual([]);
  });
});
