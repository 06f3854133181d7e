import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '../../src/access/permissions';
import { MOST_BYTES } from '../../src/ledger/documents/document.events';
import { FORMS } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

/** The size of a body that an unauthorised client sends. */
const BODY = 16_000_000;
/** The limit of bytes read: a read of a socket returns at most 64 KB, and the first may contain the headers. */
const MOST_READ = 256 * 1024;

let running: ServiceUnderTest;
beforeAll(async () => (running = await startServiceUnderTest()));
afterAll(() => running.stop());

interface Refused {
  readonly status: number;
  readonly body: string;
  /** The number of bytes that the service read. */
  readonly bytesRead: number;
}

/** Sends a body of 16 MB as long as the service reads it. */
async function send(
  line: string,
  headers: Readonly<Record<string, string>>,
  isChunked = false,
): Promise<Refused> {
  const server = running.service.app.getHttpServer() as unknown as Server;
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1').on('error', () => undefined);
  const [taken] = await accepted;
  const answer: Buffer[] = [];
  let ends = Infinity;
  socket.on('data', (bytes: Buffer) => {
    answer.push(bytes);
    // Further reads of the service would be visible within this time.
    ends = Math.min(ends, performance.now() + 100);
  });
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${BODY}`;
  const told = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${told.join('')}${length}\r\n\r\n`);
  const part = Buffer.alloc(16_000, ' ');
  const chunk = isChunked ? Buffer.concat([Buffer.from('3e80\r\n'), part, Buffer.from('\r\n')]) : part;
  for (let sent = 0; sent < BODY && performance.now() < ends; sent += part.length) {
    if (!socket.write(chunk)) await sleep(1);
  }
  while (performance.now() < ends && ends < Infinity) await sleep(10);
  if (answer.length === 0) await once(socket, 'data');
  const { bytesRead } = taken;
  socket.destroy();
  const [head, body] = Buffer.concat(answer).toString().split('\r\n\r\n');
  return { status: Number(head!.split(' ')[1]), body: body ?? '', bytesRead };
}

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

describe('a request with Expect: 100-continue', () => {
  async function toldAtFirst(headers: Readonly<Record<string, string>>): Promise<string> {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1').on('error', () => undefined);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST /v1/events HTTP/1.1\r\nHost: x\r\n${lines.join('')}Content-Type: ${FORMS.batch}\r\n` +
        'Content-Length: 2\r\nExpect: 100-continue\r\n\r\n',
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    const [line] = first.toString().split('\r\n');
    if (line !== 'HTTP/1.1 100 Continue') return line!;
    socket.write('[]');
    const [then] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return `${line}, ${then.toString().split('\r\n')[0]}`;
  }

  it('is refused if its body would be refused, and else gets 100 Continue', async () => {
    expect(await toldAtFirst({})).toBe('HTTP/1.1 401 Unauthorized');
    expect(await toldAtFirst(bearer(await running.makeKey(['auditor'])))).toBe('HTTP/1.1 403 Forbidden');
    expect(await toldAtFirst(bearer(await running.makeDeviceKey('table')))).toBe(
      'HTTP/1.1 100 Continue, HTTP/1.1 200 OK',
    );
  });
});

describe('a body of 16 MB is not read', () => {
  describe.each([
    ['by its content length', false],
    ['in chunks', true],
  ] as const)('sent %s', (_name, isChunked) => {
    const refusedTo = async (
      role: Role,
      line: string,
      type: string,
    ): Promise<Pick<Refused, 'status' | 'body'>> => {
      const key = await running.makePersonKey(`a person who is ${role}`, [role]);
      const { bytesRead, ...refused } = await send(line, { ...bearer(key), 'content-type': type }, isChunked);
      expect(bytesRead).toBeLessThan(MOST_READ);
      return refused;
    };

    it.each(Object.values(FORMS))('if the credential may not report: %s', async (type) => {
      const { status, body } = await refusedTo('manager', 'POST /v1/events', type);
      expect(status).toBe(403);
      expect(body).toContain('"permission":"events:record"');
    });

    it.each(Object.values(FORMS))('if the credential reports from no source: %s', async (type) => {
      const { status, body } = await refusedTo('administrator', 'POST /v1/events', type);
      expect(status).toBe(403);
      expect(body).toContain('"reason":"reports-nothing"');
    });

    it('if the credential may attach no documents', async () => {
      const to = 'POST /v1/documents?casino=granada';
      const { status, body } = await refusedTo('auditor', to, 'application/octet-stream');
      expect(status).toBe(403);
      expect(body).toContain('"permission":"documents:attach"');
    });

    it.each([
      ['POST /v1/events?answers=all', 401],
      ['POST /v1/documents?casino=granada', 401],
      ['POST /v1/%65vents', 401],
      ['POST /graphql', 401],
      ['POST /gr%61phql?x=1', 401],
      ['POST /v1/nothing', 404],
      ['POST /v1/events/', 404],
      ['PUT /v1/events', 404],
      ['POST /v1/books', 404],
      ['POST /v1/session/passkey', 413],
      ['POST /v1/enrol', 413],
      ['POST /v1/tablet/enrol', 413],
      ['DELETE /v1/session', 413],
    ])('without a valid credential: %s is answered %i', async (line, status) => {
      for (const type of [FORMS.batch, 'application/json', 'text/plain']) {
        const refused = await send(line, { 'content-type': type }, isChunked);
        // A route for JSON may refuse the content type first.
        expect(status === 413 ? [413, 415] : [status]).toContain(refused.status);
        expect(refused.bytesRead).toBeLessThan(MOST_READ);
      }
    });
  });

  it.each([
    ['of a document, as its content length says', 'granada', 413, 'DOCUMENT.TOO_LARGE'],
    ['of a document of a casino that is closed to the person', 'ronda', 403, 'ACCESS.CASINO_CLOSED'],
  ])('%s', async (_of, casino, status, code) => {
    const key = await running.makePersonKey('Nuria Campos', ['accountant'], ['granada']);
    const refused = await send(`POST /v1/documents?casino=${casino}`, {
      ...bearer(key),
      'content-type': 'application/octet-stream',
    });
    expect(refused.status).toBe(status);
    expect(refused.body).toContain(code);
    expect(refused.bytesRead).toBeLessThan(MOST_READ);
  });

  it('of a document in chunks is read up to the most that documents have', async () => {
    const key = await running.makePersonKey('Nuria Campos', ['accountant'], ['granada']);
    const headers = { ...bearer(key), 'content-type': 'application/octet-stream' };
    const { status, bytesRead } = await send('POST /v1/documents?casino=granada', headers, true);
    expect(status).toBe(413);
    expect(bytesRead).toBeLessThan(MOST_BYTES + 5 * MOST_READ);
  });
});
