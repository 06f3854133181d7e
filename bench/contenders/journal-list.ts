import { join } from 'node:path';
import { liveGeneration, schemaOf } from '../../src/projector/generations/generation';
import { callersAtWork, type Contender } from '../measurement';
import { MADE_UP, type SimulatedCasino } from '../simulated-casino';
import { HttpCaller } from './http-caller';
import { ProductService } from './product-service';
import { startProgram, type RunningProgram } from './running-program';

const PROGRAM = join(__dirname, 'apollo-service.main.ts');
const HOOK = join(__dirname, '..', '..', 'test', 'support', 'database', 'typescript-hook.cjs');

const CALLERS = 4;
const ROWS = 100;
const QUERY = `query Journal($casino: ID!, $first: Int!) {
  journal(casino: $casino, first: $first) { edges { node {
    recordNumber line eventId eventType gamingDay bookingDay account basis
    debit { amount currency } credit { amount currency }
  } } }
}`;
const BODY = JSON.stringify({ query: QUERY, variables: { casino: MADE_UP.casino, first: ROWS } });

interface Server {
  readonly program: RunningProgram;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the casino that both sides share; set for the contender that is closed last. */
  readonly end?: () => Promise<void>;
}

/** The journal of a casino, a hundred lines a page, from the service. */
export const journalFromProduct = (casino: () => Promise<SimulatedCasino>): Contender =>
  journalList('cagnotte serve', async () => {
    const service = new ProductService(await casino());
    const program = await service.start(true);
    return { program, headers: { authorization: `Bearer ${service.keyShown}` } };
  });

/** The same lines of the same table from a plain Apollo Server that reads them by TypeORM. */
export const journalFromApollo = (casino: () => Promise<SimulatedCasino>): Contender =>
  journalList('Apollo Server + TypeORM find', async () => {
    const made = await casino();
    const schema = schemaOf(await liveGeneration(made.dataSource));
    const env = { BENCH_DATABASE_URL: made.url, BENCH_SCHEMA: schema };
    const program = await startProgram(['-r', HOOK, PROGRAM], env, /listening on (\d+)/);
    return { program, headers: {}, end: () => made.end() };
  });

function journalList(name: string, start: () => Promise<Server>): Contender {
  let server: Server;
  let callers: HttpCaller[] = [];
  const hangUp = (): void => {
    for (const caller of callers) caller.close();
  };
  const ask = async (caller: number): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...server.headers };
    const { status, body } = await callers[caller]!.post({ path: '/graphql', headers, body: BODY });
    if (status !== 200 || body.split('"recordNumber"').length !== ROWS + 1) throw new Error(body);
    return 1;
  };
  return {
    name,
    open: async () => void (server = await start()),
    async prepare() {
      hangUp();
      callers = await Promise.all(
        Array.from({ length: CALLERS }, () => HttpCaller.connect(server.program.port)),
      );
    },
    work: (ms) => callersAtWork(CALLERS, ms, ask),
    async close() {
      hangUp();
      await server.program.stop();
      await server.end?.();
    },
  };
}
