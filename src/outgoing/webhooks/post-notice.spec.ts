import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { noticeOf } from './notice';
import { postNotice, signedHeaders } from './post-notice';
import { ReceiverNetworks } from './receiver-networks';

const SECRETS = [
  `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  `whsec_${Buffer.alloc(32, 2).toString('base64')}`,
];
const NOTICE = noticeOf({
  casino: 'granada',
  kind: 'day-closed',
  of: '120',
  time: '2026-01-02T09:00:00.000Z',
  data: { record: 120, gamingDay: '2026-01-01' },
});

describe('a name that resolves to this machine', () => {
  let server: Server;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  it('is not connected to, whatever it resolved to before', async () => {
    const url = `https://localhost:${(server.address() as AddressInfo).port}/`;
    const to = {
      url,
      secrets: SECRETS,
      networks: new ReceiverNetworks(),
      answerWithinMs: 5_000,
      now: new Date(),
    };
    expect(await postNotice(NOTICE, to)).toEqual({
      isAccepted: false,
      isGone: false,
      answer: 'not sent: its address is not of the public internet',
    });
    expect(connections).toBe(0);
  });
});

describe('the signature of a notice', () => {
  const now = new Date();
  const body = JSON.stringify(NOTICE);
  const headers = signedHeaders(NOTICE, body, { secrets: SECRETS, now });

  it('is good by each of two secrets, and by no other', () => {
    for (const secret of SECRETS) expect(new Webhook(secret).verify(body, headers)).toEqual(NOTICE);
    const another = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
    expect(() => new Webhook(another).verify(body, headers)).toThrow();
  });

  it('covers id, time and every byte', () => {
    const verify = (change: object, of = body): unknown =>
      new Webhook(SECRETS[0]!).verify(of, { ...headers, ...change });
    expect(() => verify({ 'webhook-id': 'granada_day-closed_121' })).toThrow();
    expect(() => verify({ 'webhook-timestamp': `${Number(headers['webhook-timestamp']) + 1}` })).toThrow();
    expect(() => verify({}, body.replace('120', '121'))).toThrow();
  });
});
