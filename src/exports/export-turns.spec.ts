import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { Admission } from '../access/admission';
import type { Principal } from '../access/principal';
import { ExportTurns } from './export-turns';

const OF_ONE = { credentialId: 'one' } as Principal;
const HEAVY = 29;

interface Connection {
  readonly destroyed?: boolean;
}

/** The reply of a request, with what its connection's time limit was set to. */
function requested({ destroyed = false }: Connection = {}) {
  const limits: number[] = [];
  const socket = {
    timeout: 60_000,
    setTimeout: (ms: number) => limits.push(ms),
  };
  const reply = {
    raw: { socket, destroyed },
    header: () => undefined,
  } as unknown as FastifyReply;
  return { reply, limits };
}

/** Work that goes on until the test ends it. */
function longWork() {
  let end: (answer: string) => void = () => undefined;
  const answer = new Promise<string>((resolve) => (end = resolve));
  return { work: () => answer, end };
}

const waits = async (asked: Promise<unknown>): Promise<boolean> =>
  Promise.race([asked.then(() => false), setImmediate(true)]);

describe('the turns of exports', () => {
  it('answers the heaviest query of a key while a file of it is made', async () => {
    const admission = new Admission();
    const turns = new ExportTurns(admission);
    const { work, end } = longWork();
    const made = turns.makeFile(OF_ONE, requested().reply, work);
    await setImmediate();
    const leave = await admission.enter(OF_ONE.credentialId, HEAVY);
    expect(leave).toBeDefined();
    end('a PDF');
    expect(await made).toBe('a PDF');
  });

  it('makes one file of a key at a time, and those of another key beside it', async () => {
    const turns = new ExportTurns(new Admission());
    const { work, end } = longWork();
    void turns.makeFile(OF_ONE, requested().reply, work);
    const second = turns.makeFile(OF_ONE, requested().reply, async () => 'the second');
    const ofOther = turns.makeFile({ ...OF_ONE, credentialId: 'other' }, requested().reply, async () => 'x');
    expect(await ofOther).toBe('x');
    expect(await waits(second)).toBe(true);
    end('the first');
    expect(await second).toBe('the second');
  });

  it('reads a document of a key while no query of it runs', async () => {
    const admission = new Admission();
    const turns = new ExportTurns(admission);
    const leave = await admission.enter(OF_ONE.credentialId, 1);
    const document = turns.read(OF_ONE, requested().reply, async () => 'a document');
    expect(await waits(document)).toBe(true);
    leave!();
    expect(await document).toBe('a document');
  });

  it('keeps the connection of a file open without a time limit until the file is made', async () => {
    const { reply, limits } = requested();
    await new ExportTurns(new Admission()).makeFile(OF_ONE, reply, async () => 'a PDF');
    expect(limits).toEqual([0, 60_000]);
  });

  it('makes no file for a client that has left, and gives its place to the next', async () => {
    const turns = new ExportTurns(new Admission());
    let made = 0;
    const gone = turns.makeFile(OF_ONE, requested({ destroyed: true }).reply, async () => (made += 1));
    await expect(gone).rejects.toMatchObject({ status: 429 });
    expect(made).toBe(0);
    expect(await turns.makeFile(OF_ONE, requested().reply, async () => 'a PDF')).toBe('a PDF');
  });
});
