import type { Browser, Page } from 'playwright-core';
import { arrive, complaintsOf } from '../../support/browser/arrive';
import { describeLongJourney, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { MailServerDouble } from '../../support/mail/mail-server-double';
import { PACK_CASINO, PACK_DAYS, PackHouse } from '../../support/mail/pack-house';

const PATH = `/${PACK_CASINO}/monthly-pack`;
const MAILBOX = 'ana@asesoria.example';

let server: MailServerDouble;
let house: PackHouse;
let browser: Browser;

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** A person who has a passkey and is signed in. */
async function signedIn(name: string, role: 'accountant' | 'manager'): Promise<Visitor> {
  const { origin } = house.running.service;
  const code = await house.running.people.linkFor(name, [role], 'all');
  return arrive(browser, { origin, link: `${origin}/enrol#${code}` });
}

describeLongJourney('the monthly pack', () => {
  beforeAll(async () => {
    server = await MailServerDouble.start({ protection: 'none' });
    house = await PackHouse.open({
      ...{ host: '127.0.0.1', port: server.port, protection: 'none', from: 'libros@casino.example' },
      ...{ perHour: 100, megabytes: 10 },
    });
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
    await server?.stop();
  });

  it('is sent to whom two persons decided, once more when asked, and no more once ended', async () => {
    const [elena, luis] = [await signedIn('Elena Gil', 'accountant'), await signedIn('Luis Soto', 'manager')];
    const { page } = elena;
    await elena.open(`/${PACK_CASINO}`);
    await page.getByRole('link', { name: 'Envío mensual' }).click();
    await page.getByText('No se envían los libros a nadie.').waitFor();
    await page.getByText(`Los correos se entregan a 127.0.0.1:${server.port}.`).waitFor();

    // What the service refuses stays in the form.
    const mailbox = page.getByLabel('Dirección de correo');
    await mailbox.fill('nobody');
    await press(page, 'Proponer un destinatario');
    await page.getByRole('alert').waitFor();
    await mailbox.fill(MAILBOX);
    await page.getByLabel('Qué se envía').selectOption('ZIP');
    await press(page, 'Proponer un destinatario');
    await page.getByText('Debe aprobarlo otra persona.').first().waitFor();
    expect(await mailbox.inputValue()).toBe('');
    expect(await page.getByRole('button', { name: `Aprobar: ${MAILBOX}` }).count()).toBe(0);
    expect(await elena.faultsOfScreen()).toEqual([]);

    await luis.open(PATH);
    await press(luis.page, `Aprobar: ${MAILBOX}`);
    await luis.page.getByText('Cada mes se envía cuando queda certificado.').waitFor();

    // The month is certified: it is due, and sent with the next look.
    const preview = luis.page.getByRole('region', { name: 'Qué dice el correo' });
    await preview.getByLabel('Mes').fill('2026-01');
    await preview.getByText(/^El mes no está completo/).waitFor();
    for (const day of PACK_DAYS) await house.certify(day);
    await luis.open(PATH);
    await luis.page.getByText('Por enviar: 2026-01.').waitFor();
    await house.look();
    await luis.open(PATH);
    const mails = luis.page.getByRole('table', { name: 'Correos' });
    await mails
      .getByRole('row', { name: /^2026-01 ana@asesoria\.example .* aceptado .* ZIP · [\d.]+ bytes/ })
      .waitFor();
    expect(server.received.map(({ to }) => to)).toEqual([[MAILBOX]]);
    expect(await luis.faultsOfScreen()).toEqual([]);

    // A mailbox that is refused for good is seen, and sent to again when somebody asks.
    server.answers.push({ at: 'recipient', code: 550, says: '5.1.1 no such mailbox' });
    await elena.open(PATH);
    await page.getByText('Enviar un mes', { exact: true }).first().click();
    await page.getByRole('listitem').getByRole('textbox', { name: 'Mes' }).fill('2026-01');
    await press(page, `Enviar un mes: ${MAILBOX}`);
    await page.getByText('Por enviar: 2026-01.').waitFor();
    await house.look();
    await elena.open(PATH);
    await page.getByText(/^Abandonado: no se envía nada/).waitFor();
    await page.getByRole('row', { name: /rechazado definitivamente .*no such mailbox/ }).waitFor();
    expect(await elena.faultsOfScreen('monthly-pack')).toEqual([]);

    await press(page, `Dar de baja: ${MAILBOX}`);
    await press(page, `Sí, no enviar nada más a ${MAILBOX}`);
    await page.getByText('No se envían los libros a nadie.').waitFor();
    await page.getByText('Destinatarios dados de baja').click();
    await page.getByText(new RegExp(`^${MAILBOX} · Propuesto por Elena Gil`)).waitFor();
    await house.look();
    expect(server.received).toHaveLength(1);
    for (const visitor of [elena, luis]) expect(await complaintsOf(visitor)).toEqual([]);
  });

  it('is shown to an auditor, who decides nothing', async () => {
    const key = await house.running.makeKey(['auditor']);
    const auditor = await Visitor.enter(browser, { url: house.running.url, key });
    await auditor.open(PATH);
    await auditor.page.getByText(/^Proponer un destinatario: reservado/).waitFor();
    expect(
      await auditor.page.getByRole('button', { name: /^(Aprobar|Dar de baja|Enviar un mes)/ }).count(),
    ).toBe(0);
    expect(await auditor.leave()).toEqual([]);
  });
});
