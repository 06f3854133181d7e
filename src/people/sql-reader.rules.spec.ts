import { revokeCredential, rotateCredential } from './credential.rules';
import { applyToHouse, emptyHouse, type House } from './house.state';
import type { Actor, PeopleDecision } from './people.rules';
import { giveSqlAccess, type SqlAccessWanted, sqlReadersAt } from './sql-reader.rules';

const NOW = '2026-01-20T10:00:00.000Z';
const LATER = '2026-06-01T10:00:00.000Z';
const MOMENT = { now: NOW, monthAgo: '2025-12-20T10:00:00.000Z', newId: () => '00000000000000aa' };
const ANA: Actor = { by: { kind: 'person', id: 'ana', name: 'Ana' }, casinos: 'all' };
const WANTED: SqlAccessWanted = {
  login: 'bi_ronda',
  name: 'Metabase',
  casinos: ['ronda'],
  expiresAt: LATER,
  latest: '2027-01-20T10:00:00.000Z',
};

const outcome = (decided: PeopleDecision): unknown => (decided.ok ? decided.value : decided.refusal.code);

function after(house: House, decided: PeopleDecision): House {
  if (!decided.ok) throw new Error(decided.refusal.code);
  for (const event of decided.value) applyToHouse(house, event, NOW);
  return house;
}

const given = (): House => {
  const house = emptyHouse();
  return after(house, giveSqlAccess(house, ANA, WANTED, MOMENT));
};

describe('access with SQL', () => {
  const give = (change: Partial<SqlAccessWanted>, { house = emptyHouse(), actor = ANA } = {}) =>
    outcome(giveSqlAccess(house, actor, { ...WANTED, ...change }, MOMENT));

  it('is a credential of a service with a login and no key, role or source', () =>
    expect(give({})).toEqual([
      {
        type: 'cagnotte.credential.made.v1',
        data: {
          credential: '00000000000000aa',
          kind: 'service',
          name: 'Metabase',
          sqlLogin: 'bi_ronda',
          expiresAt: LATER,
          everyCasino: false,
          casinos: ['ronda'],
          by: ANA.by,
        },
      },
    ]));

  it.each(['', 'bi', 'Bi_ronda', '1bi', 'bi-ronda', 'bi ronda', 'bi_', 'pg_reader', `b${'i'.repeat(63)}`])(
    'is refused for what is no login: %j',
    (login) => expect(give({ login })).toBe('PEOPLE.SQL_LOGIN'),
  );

  it('is refused without a name, without a casino, for casinos of others, and beyond a year', () => {
    expect(give({ name: ' ' })).toBe('PEOPLE.NAME_MISSING');
    expect(give({ casinos: [] })).toBe('PEOPLE.NO_CASINO');
    expect(give({ casinos: 'all' }, { actor: { ...ANA, casinos: ['ronda'] } })).toBe(
      'PEOPLE.BEYOND_YOUR_CASINOS',
    );
    expect(give({ expiresAt: NOW })).toBe('PEOPLE.EXPIRY');
    expect(give({ expiresAt: '2027-01-21T10:00:00.000Z' })).toBe('PEOPLE.EXPIRY');
  });

  it('is given to a login once at a time', () => {
    const house = given();
    expect(give({}, { house })).toBe('PEOPLE.SQL_LOGIN_TAKEN');
    after(house, revokeCredential(house, ANA, '00000000000000aa', MOMENT));
    expect(give({}, { house })).toHaveLength(1);
  });

  it('ends when it is revoked, when it expires, and with the credential of the service that made it', () => {
    const logins = (house: House, now = NOW) => sqlReadersAt(house, now).map(({ sqlLogin }) => sqlLogin);
    const house = given();
    expect(logins(house)).toEqual(['bi_ronda']);
    expect(logins(house, LATER)).toEqual([]);
    after(house, revokeCredential(house, ANA, '00000000000000aa', MOMENT));
    expect(logins(house)).toEqual([]);

    const ofService = emptyHouse();
    const maker = { kind: 'service' as const, id: '00000000000000bb', name: 'office' };
    applyToHouse(
      ofService,
      {
        type: 'cagnotte.credential.made.v1',
        data: {
          credential: maker.id,
          kind: 'service',
          name: 'office',
          keyHash: 'x',
          roles: ['administrator'],
          everyCasino: true,
          casinos: [],
          expiresAt: LATER,
          by: ANA.by,
        },
      },
      NOW,
    );
    after(ofService, giveSqlAccess(ofService, { by: maker, casinos: 'all' }, WANTED, MOMENT));
    expect(logins(ofService)).toEqual(['bi_ronda']);
    after(ofService, revokeCredential(ofService, ANA, maker.id, MOMENT));
    expect(logins(ofService)).toEqual([]);
  });

  it('has no secret that a rotation would replace', () => {
    const key = { id: 'new', keyHash: 'x', expiresAt: LATER };
    const rotated = rotateCredential(given(), ANA, { id: '00000000000000aa', key, until: LATER }, MOMENT);
    expect(outcome(rotated)).toBe('PEOPLE.SQL_NOT_ROTATED');
  });
});
