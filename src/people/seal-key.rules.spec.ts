import { applyToHouse, emptyHouse, type House } from './house.state';
import type { PeopleEvent } from './people.events';
import type { PeopleDecision } from './people.rules';
import { approveSealKey, proposeSealKey, type SealKeyActor } from './seal-key.rules';

/** A seal key is changed outside its own line of introductions by two administrators of the house who sign. */

const CONSOLE = { kind: 'console', id: 'first-start' } as const;
const person = (id: string) => ({ kind: 'person', id, name: id }) as const;
const MOMENT = {
  now: '2026-01-20T10:00:00.000Z',
  monthAgo: '2025-12-20T10:00:00.000Z',
  newId: () => '00000000000000aa',
};

function houseAfter(...further: readonly (readonly [PeopleEvent, string?])[]): House {
  const house = emptyHouse();
  for (const id of ['ana', 'luis', 'eva']) {
    const [everyCasino, casinos] = id === 'eva' ? [false, ['ronda']] : [true, []];
    const scope = { everyCasino, casinos, from: '2026-01-01T10:00:00.000Z' };
    const at = '2026-01-01T10:00:00.000Z';
    applyToHouse(
      house,
      { type: 'cagnotte.people.registered.v1', data: { person: id, name: id, by: CONSOLE } },
      at,
    );
    applyToHouse(
      house,
      {
        type: 'cagnotte.people.role-given.v1',
        data: { grant: `of-${id}`, person: id, role: 'administrator', ...scope, by: CONSOLE },
      },
      at,
    );
  }
  for (const [event, at = '2026-01-10T10:00:00.000Z'] of further) applyToHouse(house, event, at);
  return house;
}

const outcome = (decided: PeopleDecision): unknown => (decided.ok ? decided.value : decided.refusal.code);

const SIGNING = { by: person('ana'), casinos: 'all', signing: {} } as const satisfies SealKeyActor;
const WANTED = { publicKey: 'MCow', isSealKey: true, reason: 'the disk of the key is lost' };

describe('the proposal of a seal key', () => {
  const proposed = (actor: Partial<SealKeyActor> = {}, wanted: Partial<typeof WANTED> = {}) =>
    outcome(proposeSealKey({ ...SIGNING, ...actor }, { ...WANTED, ...wanted }, MOMENT));

  it('is made by an administrator of every casino, signed and with a reason', () =>
    expect(proposed()).toEqual([
      {
        type: 'cagnotte.seal-key.proposed.v1',
        data: {
          proposal: '00000000000000aa',
          publicKey: 'MCow',
          reason: 'the disk of the key is lost',
          by: person('ana'),
        },
      },
    ]));

  it.each<[string, string, Partial<SealKeyActor>, Partial<typeof WANTED>]>([
    ['is refused to a program', 'PEOPLE.NOT_A_PERSON', { by: { kind: 'service', id: 's', name: 's' } }, {}],
    ['is refused at the console', 'PEOPLE.NOT_A_PERSON', { by: CONSOLE }, {}],
    [
      'is refused to an administrator of some casinos',
      'PEOPLE.BEYOND_YOUR_CASINOS',
      { casinos: ['ronda'] },
      {},
    ],
    ['is refused without a reason', 'PEOPLE.REASON_MISSING', {}, { reason: ' ' }],
    [
      'is refused with a reason of more than 1,000 characters',
      'PEOPLE.REASON_MISSING',
      {},
      { reason: 'x'.repeat(1001) },
    ],
    ['is refused for another kind of key', 'PEOPLE.SEAL_KEY_MALFORMED', {}, { isSealKey: false }],
    ['is refused without a signature', 'PEOPLE.SEAL_KEY_UNSIGNED', { signing: undefined as never }, {}],
  ])('%s', (_what, code, actor, wanted) => expect(proposed(actor, wanted)).toBe(code));

  it('accepts a reason of 1,000 characters', () =>
    expect(proposed({}, { reason: 'x'.repeat(1000) })).toHaveLength(1));
});

describe('the approval of a seal key', () => {
  const PROPOSED: PeopleEvent = {
    type: 'cagnotte.seal-key.proposed.v1',
    data: { proposal: 'p', publicKey: 'MCow', reason: 'lost', by: person('ana') },
  };
  const approved = (house: House, actor: Partial<SealKeyActor> = {}, id = 'p') =>
    outcome(approveSealKey(house, { ...SIGNING, by: person('luis'), ...actor }, id, MOMENT));
  const proposed = houseAfter([PROPOSED]);

  it('is made by another administrator of every casino, signed', () =>
    expect(approved(proposed)).toEqual([
      {
        type: 'cagnotte.seal-key.decided.v1',
        data: {
          proposal: 'p',
          publicKey: 'MCow',
          reason: 'lost',
          by: person('luis'),
          proposedBy: person('ana'),
        },
      },
    ]));

  it.each<[string, string, Partial<SealKeyActor>]>([
    ['is refused to a program', 'PEOPLE.NOT_A_PERSON', { by: { kind: 'service', id: 's', name: 's' } }],
    ['is refused to an administrator of some casinos', 'PEOPLE.BEYOND_YOUR_CASINOS', { casinos: ['ronda'] }],
    ['is refused to the proposer', 'PEOPLE.SAME_PERSON', { by: person('ana') }],
    ['is refused without a signature', 'PEOPLE.SEAL_KEY_UNSIGNED', { signing: undefined as never }],
  ])('%s', (_what, code, actor) => expect(approved(proposed, actor)).toBe(code));

  it('is refused for an unknown proposal', () =>
    expect(approved(proposed, {}, 'q')).toBe('PEOPLE.UNKNOWN_PROPOSAL'));

  it('is given once', () => {
    const decided: PeopleEvent = {
      type: 'cagnotte.seal-key.decided.v1',
      data: { ...PROPOSED.data, by: person('luis'), proposedBy: person('ana') },
    };
    expect(approved(houseAfter([PROPOSED], [decided]))).toBe('PEOPLE.ALREADY_DECIDED');
  });

  it('is refused after a month', () => {
    expect(approved(houseAfter([PROPOSED, MOMENT.monthAgo]))).toBe('PEOPLE.PROPOSAL_LAPSED');
    expect(approved(houseAfter([PROPOSED, '2025-12-20T10:00:00.001Z']))).toHaveLength(1);
  });

  it('is refused once the proposer is not an administrator of every casino', () => {
    const ended: PeopleEvent = {
      type: 'cagnotte.people.role-ended.v1',
      data: { grant: 'of-ana', person: 'ana', by: person('luis') },
    };
    expect(approved(houseAfter([PROPOSED], [ended]))).toBe('PEOPLE.PROPOSAL_LAPSED');
    const byEva = { ...PROPOSED, data: { ...PROPOSED.data, by: person('eva') } } as PeopleEvent;
    expect(approved(houseAfter([byEva]))).toBe('PEOPLE.PROPOSAL_LAPSED');
  });

  it('is refused to a person whose credential the proposer made within the month', () => {
    const made: PeopleEvent = {
      type: 'cagnotte.credential.made.v1',
      data: {
        credential: 'c',
        kind: 'person',
        person: 'luis',
        expiresAt: '2027-01-01T10:00:00.000Z',
        by: person('ana'),
      },
    };
    expect(approved(houseAfter([PROPOSED], [made]))).toBe('PEOPLE.TIED');
    expect(approved(houseAfter([PROPOSED], [made, '2025-12-01T10:00:00.000Z']))).toHaveLength(1);
  });
});
