import { HOUSE } from '../../../src/kernel/house';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { verify } from '../../support/service/books-check';
import { chipsSold, ledgerOpened } from '../../support/service/cheap-events';
import { deliveryOf } from '../../support/service/delivery-book';
import { postEvents } from '../../support/service/event-post';
import { ServiceDatabase } from '../../support/service/service-database';
import { ServiceSite } from '../../support/service/service-site';
import { extent, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(240_000));

const SERVICES = extent(2, 10);

describe('the start of the service', () => {
  let site: ServiceSite;

  beforeEach(async () => {
    site = await ServiceSite.make({ empty: true });
  });

  afterEach(() => site.remove());

  it(`of ${SERVICES} at once on one empty directory gives one file with a good link, one log and one chain`, async () => {
    const services = Array.from({ length: SERVICES }, () => site.spawn());
    await Promise.all(services.map((service) => service.ready()));
    const key = await services[0]!.worldKey();
    const statuses = await Promise.all(
      services.map(async ({ url }, index) => {
        const door = { url, key };
        const opened = await postEvents(door, 'single', [deliveryOf(ledgerOpened('granada')).text]);
        const sold = await postEvents(door, 'single', [
          deliveryOf(chipsSold('granada', 'desk', index + 1)).text,
        ]);
        return [opened.status, sold.status];
      }),
    );
    expect(statuses.map(([opened]) => opened).sort()).toEqual([
      ...Array<number>(SERVICES - 1).fill(200),
      201,
    ]);
    expect(statuses.map(([, sold]) => sold)).toEqual(Array<number>(SERVICES).fill(201));

    const database = await ServiceDatabase.open(site.dataDirectory);
    await database.projected().finally(() => database.close());
    expect(await Promise.all(services.map((service) => service.stop()))).toEqual(
      Array<object>(SERVICES).fill({ code: 0, signal: null }),
    );
    expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
    const verdict = await verify(site);
    expect(verdict).toMatchObject({ code: 0, ok: true });
    expect(verdict.casinos.filter(({ id }) => id !== HOUSE)).toEqual([
      { id: 'granada', position: String(SERVICES + 1), chainHash: expect.any(String) as string },
    ]);
  });

  it('on a port that is taken says so, ends, and leaves the link of the first administrator to the next start', async () => {
    const other = await ServiceSite.make();
    try {
      const { url } = await other.start({ asShipped: true });
      const refused = site.spawn({ port: Number(new URL(url).port) });
      expect(await refused.ended).toEqual({ code: 2, signal: null });
      expect(refused.stderr).toContain(new URL(url).port);
      expect(refused.firstCode).toBeUndefined();
      expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
    } finally {
      await other.remove();
    }
    const next = await site.start();
    expect(await next.administratorKey()).toMatch(/^cgn_/);
  });
});
