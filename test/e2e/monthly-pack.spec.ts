import { makeTemporaryDirectory } from '../support/database/temporary-directory';
import { filesIn, headerIn, MailServerDouble, textIn } from '../support/mail/mail-server-double';
import { PACK_CASINO, PACK_DAYS, PackHouse } from '../support/mail/pack-house';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../support/service/client';
import { CertificateAuthority } from '../support/service/certificates';
import type { MailSettings } from '../../src/outgoing/monthly-pack/mail-server';

let server: MailServerDouble;
let settings: MailSettings;
let house: PackHouse;
let asesoria: string;
let direction: string;

beforeAll(async () => {
  const authority = new CertificateAuthority(await makeTemporaryDirectory());
  server = await MailServerDouble.start({ protection: 'tls', certificate: authority.issue('mail') });
  settings = {
    ...{ host: 'localhost', port: server.port, protection: 'tls', from: 'libros@casino.example' },
    ...{ caFile: authority.certFile, perHour: 1_000, megabytes: 10 },
  };
  house = await PackHouse.open(settings);
  asesoria = await house.recipient('ana@asesoria.example', 'ZIP', 'ES');
  direction = await house.recipient('books@direction.example', 'LINK', 'EN');
});
afterAll(async () => {
  await house.stop();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
});

const to = (address: string) => server.received.filter((mail) => mail.to[0] === address);

interface Recipients {
  readonly packRecipients: {
    readonly mailServer: string;
    readonly recipients: readonly {
      readonly recipient: string;
      readonly mailbox: string;
      readonly state: string;
      readonly due: readonly string[];
      readonly lastAnswer: string | null;
    }[];
  };
}
const recipients = () =>
  house.accountant.ask<Recipients>(
    `{ packRecipients(casino: "${PACK_CASINO}") { mailServer recipients { recipient mailbox state due lastAnswer } } }`,
  );
const stateOf = async (recipient: string) =>
  (await recipients()).packRecipients.recipients.find((each) => each.recipient === recipient)!;

interface Mails {
  readonly packMails: { readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[] };
}
const lastMails = async (first: number) => {
  const { packMails } = await house.accountant.ask<Mails>(
    `{ packMails(casino: "${PACK_CASINO}", first: ${first}) { edges { node {
         recipient month completedBy attempt mayRepeat outcome sentAs failure answer messageId } } } }`,
  );
  return packMails.edges.map(({ node }) => node);
};

/** The books of the month by the address of exports, at the record of the last mail. */
async function exported(): Promise<Buffer> {
  const [{ completedBy } = {}] = await lastMails(1);
  const key = await house.running.makeKey(['auditor']);
  const address = `/v1/books?casino=${PACK_CASINO}&month=2026-01&format=zip&knownAt=${String(completedBy)}`;
  const answer = await fetch(`${house.running.url}${address}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return Buffer.from(await answer.arrayBuffer());
}

/** What the security log says of packs and exports by them, the newest first. */
async function securityLines(): Promise<readonly object[]> {
  const office = new Client(house.running.url, await house.running.makeWorldKey());
  const { securityLog } = await office.ask<{ securityLog: { edges: { node: object }[] } }>(
    `{ securityLog(first: 4, kinds: ["pack.sent", "book.exported"], until: "2999-01-01T00:00:00Z") { edges { node { kind casino } } } }`,
  );
  return securityLog.edges.map(({ node }) => node);
}

describe('the monthly pack', () => {
  it('is not sent while a day of the month is not certified', async () => {
    await house.certify(PACK_DAYS[0]);
    await house.look();
    expect(server.received).toEqual([]);
  });

  it('is sent to each recipient in their language when the last day is certified, once', async () => {
    await house.certify(PACK_DAYS[1]);
    await house.look();
    await house.look();
    expect(server.received).toHaveLength(2);
    const [zip] = to('ana@asesoria.example');
    const [link] = to('books@direction.example');
    expect(textIn(zip!)).toContain(
      'Todas las jornadas de enero de 2026 del casino granada están certificadas',
    );
    expect(textIn(link!)).toContain('Every gaming day of January 2026 of the casino granada is certified');
    expect(textIn(link!)).toContain('/granada/books/2026-01-01');
    expect(filesIn(link!)).toEqual({});
    expect((await exported()).equals(filesIn(zip!)['granada-2026-01-libros.zip']!)).toBe(true);
    expect(await securityLines()).toEqual([
      { kind: 'book.exported', casino: PACK_CASINO },
      { kind: 'pack.sent', casino: PACK_CASINO },
      { kind: 'pack.sent', casino: PACK_CASINO },
      { kind: 'book.exported', casino: PACK_CASINO },
    ]);
  });

  it('is a link where the file is too large, and says so', async () => {
    const small = await house.another({ ...settings, megabytes: 0.001 });
    await house.sendAgain(asesoria);
    await house.look(small);
    const [mail] = server.received;
    expect(filesIn(mail!)).toEqual({});
    expect(textIn(mail!)).toContain('Por eso no van adjuntos');
    expect((await lastMails(1))[0]).toMatchObject({ sentAs: 'LINK', outcome: 'ACCEPTED' });
    await house.sure(house.manager, `endPackRecipient(casino: "${PACK_CASINO}", recipient: "${asesoria}")`);
  });

  it('is sent again when a reopened month is certified again, and says which days changed', async () => {
    await house.reopen(PACK_DAYS[0]);
    await house.look();
    expect(server.received).toEqual([]);
    await house.certify(PACK_DAYS[0], true);
    await house.look();
    expect(server.received.map(textIn)).toEqual([
      expect.stringContaining('These gaming days were certified again since then: 2026-01-30.'),
    ]);
  });

  it('is sent again with the same Message-ID and says so where it may have arrived', async () => {
    await house.sendAgain(direction);
    server.answers.push('hangs up after the content');
    await house.look();
    expect(await stateOf(direction)).toMatchObject({ state: 'FAILING', due: ['2026-01'] });
    await house.passPause();
    await house.look();
    const [first, second] = to('books@direction.example');
    expect(headerIn(second!, 'message-id')).toBe(headerIn(first!, 'message-id'));
    expect(textIn(first!)).not.toContain('You may have received this mail before');
    expect(textIn(second!)).toContain('You may have received this mail before');
    expect(await lastMails(2)).toMatchObject([
      { attempt: 2, mayRepeat: true, outcome: 'ACCEPTED' },
      { attempt: 1, mayRepeat: false, outcome: 'UNKNOWN' },
    ]);
  });

  it('is tried again after an answer that asks for it, and says nothing of a repetition', async () => {
    await house.sendAgain(direction);
    server.answers.push({ at: 'recipient', code: 451, says: 'greylisted' });
    await house.look();
    await house.look();
    expect(server.received).toEqual([]);
    await house.passPause();
    await house.look();
    expect(server.received).toHaveLength(1);
    expect(textIn(server.received[0]!)).not.toContain('You may have received');
  });

  it('is given up at once where the server refuses the address, and sent when the office asks for it', async () => {
    await house.sendAgain(direction);
    server.answers.push({ at: 'recipient', code: 550, says: 'no such user books@direction.example' });
    await house.look();
    await house.passPause();
    await house.look();
    expect(server.received).toEqual([]);
    const given = await stateOf(direction);
    expect(given).toMatchObject({
      state: 'GIVEN_UP',
      lastAnswer: expect.stringContaining('no such user ADDRESS'),
    });
    await house.sendAgain(direction);
    await house.look();
    expect(server.received).toHaveLength(1);
    expect(await stateOf(direction)).toMatchObject({ state: 'ACTIVE', due: [] });
  });

  it('is not sent beyond the limit of an hour, and waits', async () => {
    const slow = await house.another({ ...settings, perHour: 1 });
    await house.sendAgain(direction);
    await house.look(slow);
    expect(server.received).toEqual([]);
    await house.look();
    expect(server.received).toHaveLength(1);
  });

  it('is sent once by two services that look at the same time', async () => {
    const other = await house.another(settings);
    await house.sendAgain(direction);
    server.beforeAnswer = () => sleep(300);
    await Promise.all([house.look(), house.look(other), house.look(), house.look(other)]);
    expect(server.received).toHaveLength(1);
  });

  it('is sent by a service that starts, without anybody asking', async () => {
    await house.sendAgain(direction);
    await house.anotherByItself(settings);
    for (let waited = 0; server.received.length === 0 && waited < 10_000; waited += 100) await sleep(100);
    expect(server.received).toHaveLength(1);
  });

  it('keeps no address in clear', async () => {
    const texts: { text: string }[] = await house.database.query(
      `SELECT string_agg(each::text, ' ') AS text FROM access.pack_mail each
       UNION ALL SELECT string_agg(each::text, ' ') FROM access.outgoing_place each
       UNION ALL SELECT string_agg(convert_from(each.bytes::bytea, 'UTF8'), ' ') FROM event_log.event each`,
    );
    expect(texts).toHaveLength(3);
    for (const { text } of texts) expect(text).not.toMatch(/ana@asesoria|books@direction/i);
  });

  it('is not sent to a recipient who was ended', async () => {
    await house.sendAgain(direction);
    await house.sure(house.manager, `endPackRecipient(casino: "${PACK_CASINO}", recipient: "${direction}")`);
    await house.look();
    expect(server.received).toEqual([]);
    expect(await stateOf(direction)).toMatchObject({ state: 'ENDED', due: [] });
  });
});
