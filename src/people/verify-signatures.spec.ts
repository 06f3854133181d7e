import { createHash } from 'node:crypto';
import { passkeyOf, SoftwareAuthenticator } from '../../test/support/people/software-authenticator';
import type { CasinoEvent } from '../kernel/envelope';
import { readNonce, signatureText, statementOf } from './decision-signature';
import type { SigningNonce } from '../access/principal';
import { findMissigned } from './verify-signatures';
import { definitionOf } from '../ledger/event-contract/catalogue';

const ORIGIN = 'https://books.example.org';
const [CREDENTIAL, OTHERS] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];

const devices = { mine: new SoftwareAuthenticator(ORIGIN), theirs: new SoftwareAuthenticator(ORIGIN) };

const made = (credential: string, person: string, device: SoftwareAuthenticator): object => ({
  type: 'cagnotte.credential.made.v1',
  time: '2026-01-01T10:00:00.000Z',
  data: {
    credential,
    kind: 'person',
    person,
    expiresAt: '2030-01-01T00:00:00.000Z',
    passkey: passkeyOf(device),
    by: { kind: 'person', id: person },
  },
});
const registered = (person: string, name: string): object => ({
  type: 'cagnotte.people.registered.v1',
  time: '2026-01-01T09:00:00.000Z',
  data: { person, name, by: { kind: 'console', id: 'root' } },
});
const PEOPLE = [
  registered('17', 'Ana Ruiz'),
  registered('18', 'Eva Sol'),
  made(CREDENTIAL, '17', devices.mine),
  made(OTHERS, '18', devices.theirs),
];

const CERTIFIED: CasinoEvent = {
  specversion: '1.0',
  id: 'd-1',
  source: '/casinos/granada/accounting',
  type: 'cagnotte.gaming-day.certified.v1',
  time: '2026-01-03T10:01:00.000Z',
  gamingday: '2026-01-02',
  data: { by: { id: '17', name: 'Ana Ruiz' }, statement: 'Conforme.' },
};

function nonceOf(at: string): SigningNonce {
  const bytes = Buffer.alloc(56, 7);
  bytes.writeBigUInt64BE(BigInt(Date.parse(at)), 16);
  return readNonce(bytes.toString('base64url'))!;
}
const NONCE = nonceOf('2026-01-03T10:00:00.000Z');

interface Signing {
  readonly person?: string;
  readonly device?: SoftwareAuthenticator;
  readonly credential?: string;
  readonly nonce?: SigningNonce;
}

function signed(event: CasinoEvent, signing: Signing = {}): CasinoEvent {
  const { person = '17', device = devices.mine, credential = CREDENTIAL, nonce = NONCE } = signing;
  const statement = statementOf(event, { person, nonce }, definitionOf(event.type)!);
  const challenge = createHash('sha256').update(statement).digest('base64url');
  const { response } = device.show({ challenge }) as {
    response: { authenticatorData: string; clientDataJSON: string; signature: string };
  };
  return { ...event, signature: signatureText({ credential, nonce: nonce.text, ...response }) };
}

const told = (event: CasinoEvent, people: readonly object[] = PEOPLE): Promise<readonly string[]> =>
  findMissigned(
    people.map((each) => JSON.stringify(each)),
    [{ where: 'record 5 of granada', bytes: JSON.stringify(event) }],
    definitionOf,
  );

const RECORD = 'record 5 of granada (cagnotte.gaming-day.certified.v1): ';

describe('the signed text of a decision', () => {
  it('is casino, type, day, content, person and time, in one written form', () => {
    expect(statementOf(CERTIFIED, { person: '17', nonce: NONCE }, definitionOf(CERTIFIED.type)!)).toBe(
      '{"content":"' +
        createHash('sha256')
          .update('{"by":{"id":"17","name":"Ana Ruiz"},"statement":"Conforme."}')
          .digest('hex') +
        '","form":"cagnotte-decision-1","from":"2026-01-03T10:00:00.000Z","gamingday":"2026-01-02","id":"d-1",' +
        `"nonce":"${NONCE.text}","person":"17","source":"/casinos/granada/accounting",` +
        '"type":"cagnotte.gaming-day.certified.v1","until":"2026-01-03T10:05:00.000Z"}',
    );
  });

  it('leaves out data that the service adds afterwards: for a close its place in the records and the seal', () => {
    const close = { ...CERTIFIED, type: 'cagnotte.gaming-day.closed.v1' };
    const of = (data: object): string =>
      statementOf({ ...close, data }, { person: '17', nonce: NONCE }, definitionOf(close.type)!);
    expect(of({ by: { id: '17' }, through: 7, seal: { records: 3 } })).toBe(of({ by: { id: '17' } }));
    expect(of({ by: { id: '17' }, controlTotals: [] })).not.toBe(of({ by: { id: '17' } }));
  });
});

describe('the signature of a decision', () => {
  it('holds where the person of the decision made it with their passkey', async () => {
    expect(await told(signed(CERTIFIED))).toEqual([]);
  });

  it('is not required of a decision without one, nor of imported history', async () => {
    expect(await told(CERTIFIED)).toEqual([]);
    expect(
      await told({ ...CERTIFIED, imported: '2026-01-03T10:00:00Z Eva', signature: 'a.b.c.d.e' }),
    ).toEqual([]);
  });

  it.each([
    ['content', { data: { by: { id: '17' }, statement: 'Otra cosa.' } }],
    ['day', { gamingday: '2026-01-01' }],
    ['type', { type: 'cagnotte.gaming-day.opened.v1' }],
    ['casino', { source: '/casinos/sevilla/accounting' }],
    ['identity', { id: 'd-2' }],
  ])('names a decision of which the %s was changed afterwards', async (_what, change) => {
    const [fault] = await told({ ...signed(CERTIFIED), ...change });
    expect(fault).toContain('what was signed is another content than the record has');
  });

  it('names a decision that was put under the name of another person', async () => {
    const event = {
      ...signed(CERTIFIED),
      data: { by: { id: '18', name: 'Eva Sol' }, statement: 'Conforme.' },
    };
    expect(await told(event)).toEqual([
      `${RECORD}18 decided it, and it is signed with the passkey ${CREDENTIAL} of 17`,
    ]);
  });

  it('names a decision that was signed with the passkey of another person', async () => {
    const event = signed(CERTIFIED, { device: devices.theirs, credential: OTHERS });
    expect(await told(event)).toEqual([
      `${RECORD}17 decided it, and it is signed with the passkey ${OTHERS} of 18`,
    ]);
  });

  it('names a decision that another key signed in the name of the passkey', async () => {
    const event = signed(CERTIFIED, { device: devices.theirs });
    expect(await told(event)).toEqual([`${RECORD}it was not signed with the passkey ${CREDENTIAL}`]);
  });

  it('names a decision that the passkey signed at another site', async () => {
    const event = signed(CERTIFIED, { device: devices.mine.at('https://elsewhere.example') });
    expect(await told(event)).toEqual([`${RECORD}it was not signed with the passkey ${CREDENTIAL}`]);
  });

  it('names a decision of a device that did not ask for PIN, finger or face', async () => {
    const device = new SoftwareAuthenticator(ORIGIN, 0x01);
    const people = [...PEOPLE.slice(0, 2), made(CREDENTIAL, '17', device)];
    expect(await told(signed(CERTIFIED, { device }), people)).toEqual([
      `${RECORD}it was not signed with the passkey ${CREDENTIAL}`,
    ]);
  });

  it('names a decision that was signed with an unknown passkey', async () => {
    expect(await told(signed(CERTIFIED, { credential: 'cccccccccccccccc' }))).toEqual([
      `${RECORD}it is signed with cccccccccccccccc, which is no passkey of the house`,
    ]);
  });

  it('names a decision with a passkey that was made later', async () => {
    const time = '2025-12-31T10:01:00.000Z';
    const early = signed({ ...CERTIFIED, time }, { nonce: nonceOf('2025-12-31T10:00:00.000Z') });
    expect(await told(early)).toEqual([
      `${RECORD}the passkey ${CREDENTIAL} was made later, at 2026-01-01T10:00:00.000Z`,
    ]);
  });

  const revoked = (time: string): object => ({
    type: 'cagnotte.credential.revoked.v1',
    time,
    data: { credential: CREDENTIAL, by: { kind: 'person', id: '18' } },
  });

  it('names a decision with a passkey that had been revoked; a later revocation changes nothing', async () => {
    const at = '2026-01-03T09:00:00.000Z';
    expect(await told(signed(CERTIFIED), [...PEOPLE, revoked(at)])).toEqual([
      `${RECORD}the passkey ${CREDENTIAL} had been revoked at ${at}`,
    ]);
    expect(await told(signed(CERTIFIED), [...PEOPLE, revoked('2026-01-03T11:00:00.000Z')])).toEqual([]);
  });

  it('names a decision of a person who had left', async () => {
    const left = {
      type: 'cagnotte.people.deactivated.v1',
      time: '2026-01-03T09:00:00.000Z',
      data: { person: '17', reason: 'x', by: { kind: 'person', id: '18' } },
    };
    expect(await told(signed(CERTIFIED), [...PEOPLE, left])).toEqual([
      `${RECORD}17 had left at 2026-01-03T09:00:00.000Z`,
    ]);
  });

  it('names a decision with a passkey that had expired', async () => {
    const time = '2030-01-02T10:01:00.000Z';
    const late = signed({ ...CERTIFIED, time }, { nonce: nonceOf('2030-01-02T10:00:00.000Z') });
    expect(await told(late)).toEqual([
      `${RECORD}the passkey ${CREDENTIAL} had expired at 2030-01-01T00:00:00.000Z`,
    ]);
  });

  it.each(['2026-01-03T09:59:59.999Z', '2026-01-03T10:05:00.001Z'])(
    'names a decision that was recorded outside the time of the signature, at %s',
    async (time) => {
      expect(await told({ ...signed(CERTIFIED), time })).toEqual([
        `${RECORD}it was signed at another time than ${time}`,
      ]);
    },
  );

  it.each(['', 'x', 'a.b.c.d', `${CREDENTIAL}.${'A'.repeat(80)}.A.A.A.A`])(
    'names a text that is no signature: %j',
    async (signature) => {
      expect(await told({ ...CERTIFIED, signature })).toEqual([`${RECORD}its signature is malformed`]);
    },
  );
});
