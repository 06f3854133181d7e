import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, startChromium } from '../../support/browser/chromium';
import { Visitor } from '../../support/browser/visitor';
import { Client } from '../../support/service/client';
import { chosenSeed, SeededChoice } from '../../support/service/seeded-choice';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { extent, patience } from '../../support/service/test-extent';
import { ledgerOpened } from '../../support/sample-events/sample-events';

jest.setTimeout(patience(300_000));

const CAPTURES = extent(12, 200);
const KILLS = extent(2, 20);
const CUTS = extent(2, 20);
const CASINO = 'granada';
const SOURCE = `/casinos/${CASINO}/cage/tablets/cage-1/17`;

const ENROL = `mutation {
  registerPerson(id: "17", name: "Carlos Vega") { __typename }
  proposeRole(input: { person: "17", role: CAGE, everyCasino: true }) { __typename }
  issueCredential(person: "17") { ... on CredentialOffered { code } }
}`;

/** The key of a cashier, enrolled by an administrator. */
async function cashierKey({ url, ...service }: { url: string; administrator: string }): Promise<string> {
  const { issueCredential } = await new Client(url, service.administrator).ask<{
    issueCredential: { code: string };
  }>(ENROL);
  const answer = await fetch(`${url}/v1/enrol`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: issueCredential.code }),
  });
  return ((await answer.json()) as { credential: string }).credential;
}

/** The indices of captures at which a disturbance happens, chosen by the seed. */
function moments(choice: SeededChoice, count: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(choice.between(2, CAPTURES - 1));
  return chosen;
}

interface EventPage {
  readonly edges: readonly { readonly node: { readonly bytes: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface StoredCapture {
  readonly sequence: string;
  readonly data: { readonly amount: number };
}

describeInBrowser('the outbox of a tablet', () => {
  const seed = chosenSeed();
  const choice = new SeededChoice(seed, 'outbox');
  let site: ServiceSite;
  let service: ServiceProcess;
  let browser: Browser;
  let world: Client;
  let visitor: Visitor;

  beforeAll(async () => {
    process.stdout.write(`outbox: CAGNOTTE_SEED=${seed}\n`);
    site = await ServiceSite.make();
    service = await site.start();
    const administrator = await service.administratorKey();
    world = new Client(service.url, await service.worldKey());
    await world.stream([ledgerOpened({}, { casino: CASINO })]);
    browser = await startChromium();
    const key = await cashierKey({ url: service.url, administrator });
    visitor = await Visitor.enter(browser, { url: service.url, key });
    await visitor.open(`/${CASINO}/capture?kind=sell`);
    await visitor.page.getByLabel('Nombre').fill('cage-1');
    await visitor.page.getByRole('button', { name: 'Usar este nombre' }).click();
    await visitor.page.getByText('Tableta cage-1').waitFor();
    await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visitor.page.reload();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.remove();
  });

  it(`loses none of ${CAPTURES} captures and sends none twice, with ${KILLS} kills of the service and ${CUTS} of the network`, async () => {
    const { page } = visitor;
    const kills = moments(choice, KILLS);
    const cuts = moments(choice, CUTS);
    const port = Number(new URL(service.url).port);
    let isCut = false;
    let restarted: Promise<unknown> = Promise.resolve();
    for (let pieces = 1; pieces <= CAPTURES; pieces++) {
      if (cuts.has(pieces)) {
        isCut = !isCut;
        await page.context().setOffline(isCut);
      }
      if (kills.has(pieces)) {
        await restarted;
        await service.kill();
        service = site.spawn({ port });
        restarted = service.ready();
      }
      await captureOne(page, pieces);
      // Half of the reloads happen while the service is down.
      if (choice.percent(10)) await page.reload();
    }
    await restarted;
    await page.context().setOffline(false);
    await page.getByText('Todo enviado').waitFor({ timeout: patience(120_000) });
    const kept = await keptOf(world);
    expect(kept.map(({ sequence }) => sequence)).toEqual(numbers((number) => `${number}`));
    expect(kept.map(({ data }) => data.amount)).toEqual(numbers((number) => number * 100));
  });
});

const numbers = <Value>(of: (number: number) => Value): Value[] =>
  Array.from({ length: CAPTURES }, (_, at) => of(at + 1));

/** Captures a sale and waits until the tablet says that it is stored. */
async function captureOne(page: Page, pieces: number): Promise<void> {
  const field = page.getByLabel('Fichas: piezas de 1,00', { exact: true });
  await field.fill(`${pieces}`);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.waitForFunction(
    (label) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value === '',
    'Fichas: piezas de 1,00',
  );
}

async function keptOf(world: Client): Promise<StoredCapture[]> {
  const deadline = performance.now() + patience(60_000);
  for (;;) {
    const kept = await readKept(world);
    // Sent captures are in the log; a restarted service needs time to project them.
    if (kept.length >= CAPTURES || performance.now() > deadline) return kept;
    await sleep(500);
  }
}

async function readKept(world: Client): Promise<StoredCapture[]> {
  const kept: StoredCapture[] = [];
  for (let after: string | null = null; ;) {
    const { events }: { events: EventPage } = await world.ask(
      `query ($source: String!, $after: String) {
        events(casino: "${CASINO}", source: $source, first: 100, after: $after) {
          edges { node { bytes } }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      { source: SOURCE, after },
    );
    kept.push(...events.edges.map(({ node }) => JSON.parse(node.bytes) as StoredCapture));
    if (!events.pageInfo.hasNextPage) break;
    after = events.pageInfo.endCursor;
  }
  return kept.sort((one, other) => Number(one.sequence) - Number(other.sequence));
}
