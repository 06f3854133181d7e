import type { Browser } from 'playwright-core';
import { Visitor } from './visitor';

export interface Arrival {
  /** The address of the service for browsers. */
  readonly origin: string;
  readonly link: string;
  /** Typed by the first administrator, whom the link does not name. */
  readonly self?: { readonly id: string; readonly name: string };
}

/** Makes a passkey by a link and signs in with it, in Spanish. */
export async function arrive(browser: Browser, { origin, link, self }: Arrival): Promise<Visitor> {
  const visitor = await Visitor.enter(browser, { url: origin, language: 'es' });
  await visitor.keepPasskeys();
  const { page } = visitor;
  await page.goto(link);
  if (self !== undefined) {
    await page.getByLabel('Número de empleado').fill(self.id);
    await page.getByLabel('Nombre y apellidos').fill(self.name);
  }
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await page.waitForURL((url) => !/enrol|sign-in/.test(url.pathname));
  return visitor;
}

/** The complaints of a visitor, without the 401 that the browser logs before sign-in. */
export const complaintsOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.leave()).filter((each) => !each.includes('status of 401'));
