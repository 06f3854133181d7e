import type { Browser, Page } from 'playwright-core';
import { RetryTimes } from '../../../src/outgoing/webhooks/retry-times';
import { tell } from '../../support/book/told';
import { arrive, complaintsOf } from '../../support/browser/arrive';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { Client } from '../../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';
import { TestReceiver } from '../../support/webhooks/test-receiver';

const CASINO = 'granada';

let running: ServiceUnderTest;
let browser: Browser;
let teller: Client;
const receiver = new TestReceiver();

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

async function won(id: string): Promise<void> {
  const prize = { pool: 'p1', table: 'RF1', amount: 5_000, paidFrom: 'later' } as const;
  const { body } = await teller.deliver(
    'single',
    JSON.stringify(tell('jackpot.won', prize, { id, at: 'tables/RF1' })),
  );
  expect(body).toMatchObject({ outcome: 'stored' });
}

describeLongJourney('webhooks', () => {
  beforeAll(async () => {
    running = await startServiceUnderTest(undefined, { webhookNetworks: ['127.0.0.0/8'] });
    running.service.app.get(RetryTimes).scale = 0.01;
    browser = await startChromium();
    await receiver.start();
    teller = new Client(running.url, await running.makeWorldKey());
    await won('before');
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    await receiver.stop();
  });

  it('are registered, tested, replayed after a stop, given another secret and ended by an administrator', async () => {
    const { origin } = running.service;
    const code = await running.people.linkFor('Ana Ruiz', ['administrator'], 'all');
    const ana = await arrive(browser, { origin, link: `${origin}/enrol#${code}` });
    const { page } = ana;
    await ana.open(`/${CASINO}/people`);
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByText('No se avisa a ningún programa externo.').waitFor();

    // What the service refuses stays in the form.
    await page.getByLabel('Para qué es').fill('Oficina del grupo');
    await page.getByLabel('Dirección').fill('no-address');
    await page.getByLabel('premio de bolsa ganado').check();
    await press(page, 'Dar de alta un webhook');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Dirección').fill(receiver.url);
    await press(page, 'Dar de alta un webhook');
    const shown = page.getByText(/^whsec_/);
    await shown.waitFor();
    receiver.secret = (await shown.textContent())!;
    expect(await ana.faultsOfScreen()).toEqual([]);

    await press(page, 'Enviar una prueba: Oficina del grupo');
    await page.getByText(/^La prueba se aceptó: HTTP 204, en \d+ ms\.$/).waitFor();
    await won('first');
    await receiver.until(({ length }) => length >= 2);
    await page.getByRole('row', { name: /^granada al día 2 HTTP 204/ }).waitFor();

    // A receiver that says that it is gone is sent nothing more, until somebody decides to.
    receiver.answers = (_, response) => void response.writeHead(410).end();
    await won('second');
    await page.getByRole('row', { name: /^granada detenido desde .* HTTP 410/ }).waitFor();
    expect(await ana.faultsOfScreen('webhooks')).toEqual([]);
    receiver.acceptAgain();
    await page.getByText('Enviar otra vez', { exact: true }).first().click();
    await press(page, 'Enviar otra vez: Oficina del grupo');
    await press(page, 'Sí, seguir con granada donde se quedó');
    await page.getByRole('row', { name: /^granada al día 3 HTTP 204/ }).waitFor();
    await page.getByLabel('Primer registro').fill('2');
    await press(page, 'Enviar otra vez: Oficina del grupo');
    await press(page, 'Sí, enviar otra vez lo registrado en granada desde 2');
    await receiver.until(({ length }) => length >= 5);
    expect(receiver.received.map(({ event }) => event.data['record'])).toEqual([undefined, 2, 3, 2, 3]);

    // Another secret is shown, and the former one ends at once.
    const former = receiver.secret;
    await press(page, 'Secreto perdido: Oficina del grupo');
    await press(page, 'Sí, dar otro secreto a Oficina del grupo; el anterior termina ahora');
    const renewed = page.getByRole('region', { name: 'Oficina del grupo', exact: true }).getByText(/^whsec_/);
    await renewed.waitFor();
    receiver.secret = (await renewed.textContent())!;
    expect(receiver.secret).not.toBe(former);
    await won('third');
    await receiver.until(({ length }) => length >= 6);
    expect(receiver.forged).toEqual([]);

    await press(page, 'Dar de baja: Oficina del grupo');
    await press(page, 'Sí, no enviar nada más a Oficina del grupo');
    await page.getByText('No se avisa a ningún programa externo.').waitFor();
    await page.getByText('Webhooks dados de baja').click();
    await page.getByText(/^Oficina del grupo, http:.*: baja por Ana Ruiz, /).waitFor();
    await won('fourth');
    expect(receiver.asked).toBe(7);
    expect(await complaintsOf(ana)).toEqual([]);
  });

  it('are shown to no other person', async () => {
    const key = await running.makePersonKey('Carmen Ortega', ['manager']);
    const manager = await Visitor.enter(browser, { url: running.url, key });
    await manager.open(`/${CASINO}`);
    expect(await manager.page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0);
    await manager.page.goto(`${running.url}/${CASINO}/webhooks`);
    await manager.page.getByText(/^Webhooks: reservado/).waitFor();
    expect(await manager.leave()).toEqual([]);
  });
});
