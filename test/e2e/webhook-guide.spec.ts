import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOTICE_KINDS } from '../../src/people/webhook.events';
import { postNotice } from '../../src/outgoing/webhooks/post-notice';
import { noticeOf } from '../../src/outgoing/webhooks/notice';
import { ReceiverNetworks } from '../../src/outgoing/webhooks/receiver-networks';

const PAGE = readFileSync(join(process.cwd(), 'docs/clients/webhooks.md'), 'utf8');
const [, CODE = ''] = /<!-- receiver:[^]*?```js\n([^]*?)```/.exec(PAGE) ?? [];
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
/** Beside the packages, so that it finds the library. */
const FILE = join(process.cwd(), `webhook-receiver-${process.pid}.mjs`);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

let receiver: ChildProcess;
let url: string;
let said = '';
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  await writeFile(FILE, CODE);
  receiver = spawn(process.execPath, [FILE], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver.stdout!.on('data', (text: Buffer) => (said += text.toString('utf8')));
});
afterAll(async () => {
  if (receiver.exitCode === null) {
    receiver.kill();
    await once(receiver, 'exit');
  }
  await rm(FILE, { force: true });
});

const NOTICE = noticeOf({
  casino: 'granada',
  kind: 'day-closed',
  of: '120',
  time: '2026-01-02T09:00:00.000Z',
  data: { record: 120, gamingDay: '2026-01-01' },
});

async function send(secret: string): Promise<string> {
  const networks = new ReceiverNetworks(['127.0.0.1']);
  for (let tries = 0; ; tries++) {
    const to = { url, secrets: [secret], networks, answerWithinMs: 5_000, now: new Date() };
    const { answer } = await postNotice(NOTICE, to);
    if (!answer.includes('ECONNREFUSED') || tries > 200) return answer;
    await new Promise((again) => setTimeout(again, 50));
  }
}

describe('the receiver of docs/clients/webhooks.md', () => {
  it('accepts a notice that is signed, once, and its repetition', async () => {
    expect([await send(SECRET), await send(SECRET)]).toEqual(['HTTP 204', 'HTTP 204']);
    expect(said).toBe(`${NOTICE.type} ${JSON.stringify(NOTICE.data)}\n`);
  });

  it('refuses one that another secret signed', async () =>
    expect(await send(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe('HTTP 401'));
});

it('the page has a row for every kind of notice', () => {
  const rows = [...PAGE.matchAll(/^\| \[`([a-z-]+)`\]\(notices\//gm)].map(([, kind]) => kind!);
  expect(rows.filter((kind) => kind !== 'test').toSorted()).toEqual([...NOTICE_KINDS].toSorted());
});
