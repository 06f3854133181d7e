import { DataSource } from 'typeorm';
import { callersAtWork, type Contender } from '../measurement';
import { BenchEvent, EVENT_TABLE, eventRow } from './event-row';

/** One `repository.save` per event, with a connection per caller, into a table with the same indexes. */
export function typeormSave(url: string, { callers }: { readonly callers: number }): Contender {
  const dataSource = new DataSource({ type: 'postgres', url, poolSize: callers, entities: [BenchEvent] });
  const repository = dataSource.getRepository(BenchEvent);
  return {
    name: 'TypeORM repository save',
    async open() {
      await dataSource.initialize();
      await dataSource.query(`DROP TABLE IF EXISTS bench_event`);
      await dataSource.query(EVENT_TABLE);
    },
    work: (ms) =>
      callersAtWork(callers, ms, async (caller) => {
        await repository.save(eventRow(caller));
        return 1;
      }),
    close: () => dataSource.destroy(),
  };
}
