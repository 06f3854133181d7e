import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceLogger } from '../../src/app/service-logger';
import { type NightsService, startNights } from '../support/service/nights-service';

const SECRET_AMOUNT = 73_313;
const SECRET_NAME = 'cli-73313';

/** An exchange that a named person made. */
const exchange = (id: string): object => ({
  specversion: '1.0',
  id,
  source: '/casinos/noche-a/tables/RF9',
  type: 'cagnotte.chips.exchanged.v1',
  time: '2026-01-02T20:00:00Z',
  gamingday: '2026-01-02',
  data: { currency: 'EUR', kind: 'cash-for-chips', amount: SECRET_AMOUNT, at: 'table', player: SECRET_NAME },
});

let nights: NightsService;
beforeAll(async () => (nights = await startNights('a')));
afterAll(() => nights.stop());

describe('the log of a service whose database complains', () => {
  it('names the kind of fault, and not the row that the database quotes', async () => {
    const { dataSource } = nights.running.service.database;
    await dataSource.query(`CREATE FUNCTION public.complain() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'not this row: %', NEW; END $$`);
    await dataSource.query(`CREATE TRIGGER complains BEFORE INSERT ON generation_1.journal_line
      FOR EACH ROW EXECUTE FUNCTION public.complain()`);
    await nights.client.stream([exchange('refused')]);
    const faults = (): string[] =>
      nights.running.logged.filter((line) => line.startsWith('error [projector]'));
    while (faults().length === 0) await sleep(20);
    expect(faults()[0]).toContain('SQLSTATE P0001');
    await dataSource.query('DROP TRIGGER complains ON generation_1.journal_line');
    await nights.take(exchange('taken'));
    const said = nights.running.logged.join('\n');
    expect(said).not.toContain(SECRET_NAME);
    expect(said).not.toMatch(/733[.,]?13|not this row/);
  });
});

describe('a line of the log', () => {
  it('is JSON with level, time and context where it is not a terminal', () => {
    const written: string[] = [];
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => written.push(String(text)) > 0);
    new ServiceLogger({ json: true }).warn('something is odd', 'projector');
    write.mockRestore();
    expect(JSON.parse(written.join(''))).toMatchObject({
      level: 'warn',
      context: 'projector',
      message: 'something is odd',
      pid: process.pid,
      timestamp: expect.any(Number) as number,
    });
  });
});
