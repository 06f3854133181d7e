import type { Browser, Page } from 'playwright-core';
import type { Role } from '../../../src/access/permissions';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { type NightsService, startNights } from '../../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = `/${CASINO}/day/2026-01-01`;
const PDF = Buffer.from('%PDF-1.7\n% act 14/26\n%%EOF\n');

let nights: NightsService;
let browser: Browser;

const enter = async (who: string, role: Role): Promise<Visitor> =>
  Visitor.enter(browser, { url: nights.running.url, key: await nights.running.makePersonKey(who, [role]) });

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

const choose = (page: Page, chosen: ReturnType<typeof file>): Promise<void> =>
  page.getByLabel(/^Archivo/).setInputFiles(chosen);

const attach = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Adjuntar', exact: true }).click();

describeLongJourney('documents on the screens', () => {
  beforeAll(async () => {
    nights = await startNights('a');
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser.close();
    await nights.stop();
  });

  it('are attached to a day where it is explained; a refusal is shown there and keeps the written text', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open(DAY);
    await page.getByText('No hay ninguno adjunto.').waitFor();
    const note = page.getByLabel('Qué muestra (opcional)');
    await note.fill('El acta firmada.');
    await choose(page, file('acta.pdf', Buffer.from('<html></html>')));
    await attach(page);
    await page.getByText('Por su contenido no es un PDF, JPEG o PNG completo').waitFor();
    expect(await note.inputValue()).toBe('El acta firmada.');
    expect(await accountant.faultsOfScreen()).toEqual([]);

    await choose(page, file('acta.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)));
    await page.getByText('Este archivo tiene más de 5 MB.').waitFor();

    await choose(page, file('acta 14-26.pdf', PDF));
    await attach(page);
    const link = page.getByRole('link', { name: 'acta 14-26.pdf' });
    await link.waitFor();
    expect(await note.inputValue()).toBe('');
    await page.getByText('El acta firmada.').waitFor();
    expect(await accountant.faultsOfScreen()).toEqual([]);

    // The browser does not send the key of the visitor with a download, so the test requests the address itself.
    expect(await link.getAttribute('download')).toBe('');
    const answer = await page.request.get(`${nights.running.url}${await link.getAttribute('href')}`);
    expect(await answer.body()).toEqual(PDF);
    expect(answer.headers()['content-disposition']).toContain('filename="acta 14-26.pdf"');

    await choose(page, file('otra vez.pdf', PDF));
    await attach(page);
    await page.getByText('Este documento ya está adjunto').waitFor();
    // The browser logs the refused request as an error.
    expect((await accountant.leave()).filter((fault) => !fault.includes('415'))).toEqual([]);
  });

  it('are attached to a finding, and read by an auditor, who attaches none', async () => {
    const accountant = await enter('Nuria Campos', 'accountant');
    const { page } = accountant;
    await accountant.open(`/${CASINO}/findings?show=all`);
    await page.locator('main ol').first().getByRole('button').first().click();
    await choose(page, file('denuncia.pdf', PDF));
    await attach(page);
    await page.getByRole('link', { name: 'denuncia.pdf' }).waitFor();
    expect(await accountant.faultsOfScreen()).toEqual([]);
    expect(await accountant.leave()).toEqual([]);

    const auditor = await enter('Luis Prada', 'auditor');
    await auditor.open(DAY);
    await auditor.page.getByRole('link', { name: 'acta 14-26.pdf' }).waitFor();
    expect(await auditor.page.getByRole('button', { name: 'Adjuntar', exact: true }).count()).toBe(0);
    expect(await auditor.faultsOfScreen()).toEqual([]);
    expect(await auditor.leave()).toEqual([]);
  });
});
