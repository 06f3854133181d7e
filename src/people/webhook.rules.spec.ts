import { applyToHouse, emptyHouse, type House } from './house.state';
import type { Actor, PeopleDecision } from './people.rules';
import {
  endWebhook,
  LONGEST_SECRET_OVERLAP_HOURS,
  MOST_WEBHOOKS,
  registerWebhook,
  renewWebhookSecret,
  replayWebhook,
  type WebhookWanted,
} from './webhook.rules';
import { secretsAt, webhooksInForce } from './webhook.state';

const NOW = '2026-01-20T10:00:00.000Z';
let drawn = 0;
const MOMENT = {
  now: NOW,
  monthAgo: '2025-12-20T10:00:00.000Z',
  newId: () => (drawn += 1).toString(16).padStart(16, '0'),
};
const ANA: Actor = { by: { kind: 'person', id: 'ana', name: 'Ana' }, casinos: 'all' };
const OF_RONDA: Actor = { ...ANA, casinos: ['ronda'] };
const WANTED: WebhookWanted = {
  name: ' Office ',
  url: 'https://office.example/hook?of=granada',
  notices: ['finding-raised', 'day-closed', 'finding-raised'],
  casinos: ['granada'],
  secretHash: 'ab'.repeat(32),
  mayBePlain: false,
};

beforeEach(() => (drawn = 0));

const outcome = (decided: PeopleDecision): unknown => (decided.ok ? decided.value : decided.refusal.code);

function after(house: House, decided: PeopleDecision, at = NOW): House {
  if (!decided.ok) throw new Error(decided.refusal.code);
  for (const event of decided.value) applyToHouse(house, event, at);
  return house;
}

const given = (change: Partial<WebhookWanted> = {}): House => {
  drawn = 0;
  const house = emptyHouse();
  return after(house, registerWebhook(house, ANA, { ...WANTED, ...change }, MOMENT));
};
const ID = '0000000000000001';

describe('a webhook', () => {
  const register = (change: Partial<WebhookWanted>, { house = emptyHouse(), actor = ANA } = {}) =>
    outcome(registerWebhook(house, actor, { ...WANTED, ...change }, MOMENT));

  it('is registered with what it is sent, and the hash of its secret alone', () =>
    expect(register({})).toEqual([
      {
        type: 'cagnotte.webhook.registered.v1',
        data: {
          webhook: ID,
          name: 'Office',
          url: WANTED.url,
          notices: ['day-closed', 'finding-raised'],
          everyCasino: false,
          casinos: ['granada'],
          secretHash: WANTED.secretHash,
          by: ANA.by,
        },
      },
    ]));

  it.each([
    '',
    'office.example',
    'ftp://office.example',
    'https://',
    'https://a b.example',
    'https://ana:secret@office.example',
    'https://office.example/#part',
    'https://ñ.example',
    `https://office.example/${'x'.repeat(500)}`,
  ])('has an address of https without a user or a fragment, not %j', (url) =>
    expect(register({ url })).toBe('PEOPLE.WEBHOOK_URL'),
  );

  it('has an address of http only where the deployment names networks of its own', () => {
    expect(register({ url: 'http://office.example' })).toBe('PEOPLE.WEBHOOK_PLAIN');
    expect(register({ url: 'http://office.example', mayBePlain: true })).toHaveLength(1);
  });

  it('has a name, a kind of notice, and casinos of who decides it', () => {
    expect(register({ name: ' ' })).toBe('PEOPLE.NAME_MISSING');
    expect(register({ notices: [] })).toBe('PEOPLE.WEBHOOK_NOTICES');
    expect(register({ casinos: [] })).toBe('PEOPLE.NO_CASINO');
    expect(register({}, { actor: OF_RONDA })).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
    expect(register({ casinos: 'all' }, { actor: OF_RONDA })).toBe('PEOPLE.BEYOND_YOUR_CASINOS');
  });

  it('is refused beyond the most that a house has; one that ended makes room', () => {
    let house = emptyHouse();
    for (let n = 0; n < MOST_WEBHOOKS; n++) house = after(house, registerWebhook(house, ANA, WANTED, MOMENT));
    expect(register({}, { house })).toBe('PEOPLE.WEBHOOK_TOO_MANY');
    after(house, endWebhook(house, ANA, ID));
    expect(register({}, { house })).toHaveLength(1);
  });

  it('ends once, by an administrator of its casinos', () => {
    const house = given();
    expect(outcome(endWebhook(house, OF_RONDA, ID))).toBe('PEOPLE.UNKNOWN_WEBHOOK');
    expect(outcome(endWebhook(house, ANA, 'another'))).toBe('PEOPLE.UNKNOWN_WEBHOOK');
    expect(webhooksInForce(house)).toHaveLength(1);
    after(house, endWebhook(house, ANA, ID));
    expect(webhooksInForce(house)).toEqual([]);
    expect(outcome(endWebhook(house, ANA, ID))).toBe('PEOPLE.UNKNOWN_WEBHOOK');
  });
});

describe('the secret of a webhook', () => {
  const at = (hours: number): string => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();
  const renew = (house: House, hours: number, secretHash = 'cd'.repeat(32)): PeopleDecision => {
    const until = { formerUntil: at(hours), latest: at(LONGEST_SECRET_OVERLAP_HOURS) };
    return renewWebhookSecret(house, ANA, { id: ID, secretHash, ...until }, MOMENT);
  };
  const signing = (house: House, moment: string): readonly string[] =>
    secretsAt(house.webhooks.get(ID)!, moment).map(({ hash }) => hash.slice(0, 2));

  it('signs beside the former one until the overlap ends', () => {
    const house = given();
    after(house, renew(house, 24));
    expect(signing(house, '2026-01-21T09:59:59.999Z')).toEqual(['cd', 'ab']);
    expect(signing(house, '2026-01-21T10:00:00.000Z')).toEqual(['cd']);
  });

  it('signs alone at once without an overlap, and after a second renewal without the first', () => {
    const house = given();
    after(house, renew(house, 0));
    expect(signing(house, NOW)).toEqual(['cd']);
    after(house, renew(house, 1, 'ef'.repeat(32)));
    expect(signing(house, NOW)).toEqual(['ef', 'cd']);
  });

  it.each([-1, 169])('overlaps for 0 to 168 hours, not for %d', (hours) =>
    expect(outcome(renew(given(), hours))).toBe('PEOPLE.WEBHOOK_OVERLAP'),
  );

  it('is renewed of a webhook in force alone', () => {
    const house = given();
    after(house, endWebhook(house, ANA, ID));
    expect(outcome(renew(house, 1))).toBe('PEOPLE.UNKNOWN_WEBHOOK');
  });
});

describe('a replay', () => {
  const replay = (change: object, house = given()): unknown =>
    outcome(replayWebhook(house, ANA, { id: ID, casino: 'granada', record: 5, last: 9, ...change }, MOMENT));

  it('begins at a record of a casino that the webhook is sent', () => {
    expect(replay({})).toEqual([
      {
        type: 'cagnotte.webhook.replayed.v1',
        data: { webhook: ID, replay: expect.any(String) as string, casino: 'granada', record: 5, by: ANA.by },
      },
    ]);
    expect(replay({ casino: 'ronda' })).toBe('PEOPLE.WEBHOOK_CASINO');
    expect(replay({ last: undefined })).toBe('PEOPLE.WEBHOOK_CASINO');
  });

  it.each([
    [0, 'PEOPLE.WEBHOOK_RECORD'],
    [11, 'PEOPLE.WEBHOOK_RECORD'],
  ])('is refused from record %d of nine', (record, code) => expect(replay({ record })).toBe(code));

  it('may begin at the first record, and at the next that comes', () => {
    expect(replay({ record: 1 })).toHaveLength(1);
    expect(replay({ record: 10 })).toHaveLength(1);
  });

  it('is kept by casino, the last of each', () => {
    const house = given({ casinos: ['granada', 'ronda'] });
    for (const [casino, record] of [
      ['granada', 3],
      ['ronda', 4],
      ['granada', 6],
    ] as const)
      after(house, replayWebhook(house, ANA, { id: ID, casino, record, last: 9 }, MOMENT));
    expect([...house.webhooks.get(ID)!.replays].map(([casino, { record }]) => [casino, record])).toEqual([
      ['granada', 6n],
      ['ronda', 4n],
    ]);
  });
});
