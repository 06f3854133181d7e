import { decisionLine } from './decision-signature';

const BY = { kind: 'person', id: 'E-1', name: 'Ana Ruiz', credential: '0123456789abcdef' } as const;

describe('a decision about persons in the security log', () => {
  it('has the ids of the deciding person, the subject and the casino of the decision', () => {
    expect(
      decisionLine({
        type: 'cagnotte.people.role-given.v1',
        data: {
          grant: 'a'.repeat(16),
          person: 'E-2',
          role: 'manager',
          everyCasino: false,
          casinos: ['ronda'],
          from: '2026-03-01T10:00:00.000Z',
          by: BY,
          proposal: 'b'.repeat(16),
        },
      }),
    ).toEqual({
      kind: 'people.role-given',
      casino: 'ronda',
      credential: BY.credential,
      person: 'E-1',
      details: {
        person: 'E-2',
        proposal: 'b'.repeat(16),
        grant: 'a'.repeat(16),
        role: 'manager',
        from: '2026-03-01T10:00:00.000Z',
        casinos: 'ronda',
      },
    });
  });

  it('has both persons of an act at the console, and no name, reason or hash', () => {
    const line = decisionLine({
      type: 'cagnotte.credential.made.v1',
      data: {
        credential: 'c'.repeat(16),
        kind: 'device',
        keyHash: 'd'.repeat(64),
        name: 'RF1',
        expiresAt: '2027-03-01T10:00:00.000Z',
        roles: ['ingest'],
        everyCasino: true,
        casinos: [],
        replaces: { credential: 'e'.repeat(16), until: '2026-03-02T10:00:00.000Z' },
        by: { kind: 'console', id: 'E-1', name: 'Ana Ruiz', and: { id: 'E-2', name: 'Luis Soto' } },
      },
    });
    expect(line).toEqual({
      kind: 'credential.made',
      casino: undefined,
      credential: 'console',
      person: undefined,
      details: {
        expiresAt: '2027-03-01T10:00:00.000Z',
        of: 'c'.repeat(16),
        replaces: 'e'.repeat(16),
        roles: 'ingest',
        casinos: 'all',
        account: 'E-1',
        secondPerson: 'E-2',
      },
    });
  });
});
