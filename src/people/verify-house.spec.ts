import { TestHouse } from '../../test/support/people/test-house';
import { sha256 } from '../kernel/identity';
import { storedForm } from '../kernel/stored-form';
import type { DecidedBy, PeopleEvent } from './people.events';
import { PEOPLE_STREAM } from './people-register';
import { enrolTablet, offerTablet, setPin } from './tablet.rules';
import { verifyHouse } from './verify-house';

const withFormerKeys = (...ids: readonly string[]) => ({
  query: (sql: string) =>
    Promise.resolve(sql.includes('former_api_key') ? ids.map((id) => ({ id })) : []) as never,
});

/** Puts an event into the log beside the service, with a right hash. */
function forge(house: TestHouse, { type, data }: PeopleEvent): void {
  const source = '/casinos/house/people';
  const id = `forged-${type}`;
  const time = house.inDays(0);
  const event = { specversion: '1.0', id, source, type, time, gamingday: time.slice(0, 10), data };
  house.store.forceIntoLog({ casino: 'house', source, id, type, ...storedForm(event) }, PEOPLE_STREAM);
}

const ANA = { kind: 'person', id: 'ana', name: 'Ana Ruiz' } as const;
const LUIS = { kind: 'person', id: 'luis', name: 'Luis Soto' } as const;
const HASH = 'a'.repeat(64);
const [ID, OTHER] = ['0'.repeat(16), '1'.repeat(16)] as const;
const TABLET = {
  name: 'pit-9',
  casino: 'granada',
  sources: ['/casinos/granada'],
  toldBy: ['table' as const],
  expiresAt: '2026-06-01T00:00:00.000Z',
};
const EVERYWHERE = { everyCasino: true, casinos: [] };

async function offer(house: TestHouse, name: string): Promise<void> {
  const [expiresAt, latest] = [house.inDays(300), house.inDays(365)];
  const link = { codeHash: sha256(name), expiresAt: house.inDays(1) };
  const bound = { name, casino: 'granada', sources: ['/casinos/granada'], toldBy: ['table'] as const };
  await house.people.decide((now, moment) =>
    offerTablet(now, { by: ANA, casinos: 'all' }, { ...bound, expiresAt, latest, link }, moment),
  );
}

async function usedHouse(): Promise<TestHouse> {
  const house = await TestHouse.withAdministrators();
  const nurias = await house.person('nuria', 'Nuria Campos', ['accountant', 'auditor']);
  const next = await house.rotate('nuria', nurias);
  await house.revoke('ana', next);
  await house.device('luis', {});
  await offer(house, 'pit-1');
  await offer(house, 'pit-2');
  const key = { id: 'a'.repeat(16), keyHash: HASH };
  await house.people.decide((now, moment) => enrolTablet(now, { codeHash: sha256('pit-1'), key }, moment));
  await house.person('pia', 'Pia Mesa', ['pit']);
  const pia = { by: { kind: 'person', id: 'pia', name: 'Pia Mesa' }, casinos: [] } as const;
  await house.people.decide((now, moment) => setPin(now, pia, '481516', moment));
  await house.end('ana', 'nuria', 'auditor');
  await house.deactivate('luis', 'nuria');
  await house.revokeAll('ana', 'luis');
  await house.register('ana', { id: '4', name: 'Pilar Rey' });
  await house.enrol(await house.atConsole('luis', ['ana', '4']));
  return house;
}

describe('verify of the stream of the house', () => {
  it('finds nothing in what was decided by the rules, the first start and the way back among it', async () => {
    const house = await usedHouse();
    expect(await verifyHouse(withFormerKeys(), house.store)).toEqual([]);
    const first = new TestHouse();
    await first.enrol(await first.firstLink(), { id: '1', name: 'Ana Ruiz' });
    expect(await verifyHouse(withFormerKeys(), first.store)).toEqual([]);
  });

  const role = { role: 'manager', ...EVERYWHERE, from: '2026-01-01T09:00:00.000Z' } as const;
  const made = { credential: ID, keyHash: HASH, expiresAt: '2026-06-01T00:00:00.000Z' } as const;
  it.each<[string, PeopleEvent, string]>([
    [
      'a person registered by one who is no administrator',
      {
        type: 'cagnotte.people.registered.v1',
        data: { person: '9', name: 'Eva Gil', by: { kind: 'person', id: '4' } },
      },
      '4 was no administrator',
    ],
    [
      'a role that decides, without a proposal',
      { type: 'cagnotte.people.role-given.v1', data: { grant: ID, person: '4', ...role, by: ANA } },
      'nobody proposed it',
    ],
    [
      'a role that decides, by the console alone',
      {
        type: 'cagnotte.people.role-given.v1',
        data: { grant: ID, person: '4', ...role, by: { kind: 'console', id: 'root' } },
      },
      'the console acted alone',
    ],
    [
      'a credential of a person without a link',
      { type: 'cagnotte.credential.made.v1', data: { ...made, kind: 'person', person: 'ana', by: ANA } },
      'no link was offered for it',
    ],
    [
      'a credential by a link that was never offered',
      {
        type: 'cagnotte.credential.made.v1',
        data: { ...made, kind: 'person', person: 'ana', by: ANA, offer: ID },
      },
      'the link was not good',
    ],
    [
      'a link for an administrator, offered by one alone',
      {
        type: 'cagnotte.credential.offered.v1',
        data: { offer: ID, person: 'luis', codeHash: HASH, expiresAt: made.expiresAt, by: ANA },
      },
      'nobody proposed it',
    ],
    [
      'a rotation of the credential of another',
      {
        type: 'cagnotte.credential.made.v1',
        data: {
          ...made,
          kind: 'person',
          person: 'ana',
          by: LUIS,
          replaces: { credential: OTHER, until: made.expiresAt },
        },
      },
      'the credential it replaces is another one',
    ],
    [
      'keys of an earlier release, when persons are registered already',
      {
        type: 'cagnotte.credential.made.v1',
        data: { ...made, kind: 'person', person: 'ana', by: { kind: 'console', id: 'upgrade' } },
      },
      'no link was offered for it',
    ],
    [
      'a device of a program without the role',
      {
        type: 'cagnotte.credential.made.v1',
        data: {
          ...made,
          kind: 'device',
          name: 'x',
          roles: ['ingest'],
          ...EVERYWHERE,
          by: { kind: 'service', id: ID },
        },
      },
      `${ID} was no administrator`,
    ],
    [
      'a tablet that a link of a person made',
      {
        type: 'cagnotte.credential.offered.v1',
        data: {
          offer: ID,
          person: 'luis',
          tablet: TABLET,
          codeHash: HASH,
          expiresAt: '2026-06-01T00:00:00.000Z',
          by: ANA,
        },
      },
      'a link is for a person or for a tablet',
    ],
    [
      'a PIN that somebody else set',
      { type: 'cagnotte.credential.pin-set.v1', data: { pin: ID, person: 'pia', by: ANA } },
      'ana is not pia, whose PIN it is',
    ],
    [
      'a PIN of who has no role on tablets',
      { type: 'cagnotte.credential.pin-set.v1', data: { pin: ID, person: 'ana', by: ANA } },
      'ana has no role on tablets',
    ],
  ])('names %s', async (_what, event, why) => {
    const house = await usedHouse();
    forge(house, event);
    const [found] = await verifyHouse(withFormerKeys(), house.store);
    expect(found).toContain(`${event.type} forged-${event.type}`);
    expect(found).toContain(why);
  });

  it.each<[string, object]>([
    ['another casino', { casinos: ['ronda'] }],
    ['another place', { sources: ['/casinos/granada/cage'] }],
    ['another class', { toldBy: ['cage'] }],
    ['a role', { roles: ['ingest'] }],
    ['more time', { expiresAt: '2027-06-01T00:00:00.000Z' }],
    ['a person', { person: 'ana' }],
  ])('names a tablet with %s than its link says', async (_what, changed) => {
    const house = await usedHouse();
    const { offers } = await house.people.house();
    const offer = [...offers.values()].find(({ tablet }) => tablet?.name === 'pit-2')!;
    const { name, casino, sources, toldBy, expiresAt } = offer.tablet!;
    const bound = { tablet: name, name, casinos: [casino], everyCasino: false, sources, toldBy, expiresAt };
    const made = { credential: OTHER, kind: 'device', keyHash: HASH, roles: [], offer: offer.id };
    const by = { kind: 'service', id: OTHER };
    const type = 'cagnotte.credential.made.v1';
    forge(house, { type, data: { ...made, ...bound, ...changed, by } } as unknown as PeopleEvent);
    const [found] = await verifyHouse(withFormerKeys(), house.store);
    expect(found).toContain('the link was for a tablet that is bound otherwise');
  });

  it('names a key that was put into the table of an earlier release', async () => {
    const house = await usedHouse();
    const [found] = await verifyHouse(withFormerKeys(ID), house.store);
    expect(found).toContain(`holds the key ${ID}, which was never made here`);
  });
});

describe('a proposal withdrawn by the log', () => {
  const found = async (by: DecidedBy, isDone = false) => {
    const house = await TestHouse.withAdministrators();
    await house.register('ana', { id: 'nuria', name: 'Nuria Campos' });
    const proposal = await house.propose('ana', 'nuria', 'manager');
    if (isDone) await house.approveRole('luis', proposal);
    forge(house, {
      type: 'cagnotte.people.proposal-withdrawn.v1',
      data: { proposal, person: 'nuria', by },
    });
    return (await verifyHouse(withFormerKeys(), house.store)).join();
  };

  it('is accepted from an administrator', async () => expect(await found(LUIS)).toBe(''));

  it('is not accepted from anybody else, or after the approval', async () => {
    const nuria = { kind: 'person', id: 'nuria', name: 'Nuria Campos' } as const;
    expect(await found(nuria)).toContain('nuria was no administrator');
    expect(await found(LUIS, true)).toContain('it was decided already');
  });
});

describe('a seal key that two administrators decided by the log', () => {
  const SEAL_KEY = { proposal: ID, publicKey: 'AAAA', reason: 'The disk burnt' };
  const EVA = { kind: 'person', id: 'eva', name: 'Eva Mora' } as const;
  const found = async (proposedBy: DecidedBy, by: DecidedBy, publicKey = 'AAAA') => {
    const house = await TestHouse.withAdministrators();
    await house.person('eva', 'Eva Mora', ['administrator'], ['granada']);
    // A person who recently made another one's credential is tied to that person, so time passes first.
    house.hours(31 * 24);
    forge(house, { type: 'cagnotte.seal-key.proposed.v1', data: { ...SEAL_KEY, by: proposedBy } });
    forge(house, {
      type: 'cagnotte.seal-key.decided.v1',
      data: { ...SEAL_KEY, publicKey, by, proposedBy },
    });
    return (await verifyHouse(withFormerKeys(), house.store)).join();
  };

  it('is accepted if both could decide it', async () => expect(await found(ANA, LUIS)).toBe(''));

  it.each<[string, DecidedBy, DecidedBy, string, string]>([
    ['by one alone', ANA, ANA, 'ana is no second person', 'AAAA'],
    ['by an administrator of one casino', ANA, EVA, 'eva was no administrator of every casino', 'AAAA'],
    ['proposed by one', EVA, LUIS, 'eva was no administrator of every casino', 'AAAA'],
    [
      'at the console',
      ANA,
      { kind: 'console', id: 'root' },
      'root was no administrator of every casino',
      'AAAA',
    ],
    ['of another key than was proposed', ANA, LUIS, 'nobody proposed it', 'BBBB'],
  ])('does not, %s', async (_how, proposedBy, by, why, key) => {
    expect(await found(proposedBy, by, key)).toContain(`was not to be decided so: ${why}`);
  });
});
