import { type Permission, PERMISSIONS, type Role, ROLES, ROLES_BY_PERMISSION } from './permissions';
import { may } from './principal';

/** One row per permission, one column per role: `x` has it, `-` does not. Written by hand, so that a slip in the data shows. */
const MATRIX = `
  permission            ingest pit cage count accountant manager inspector auditor administrator
  events:record         x      x   x    -     x          -       -         -       x
  sheets:import         -      -   -    -     x          -       -         -       x
  schemas:read          x      -   -    -     -          -       -         x       x
  events:read           -      -   -    -     x          x       x         x       x
  tables:read           -      x   -    -     x          x       x         x       x
  ledger:read           -      -   -    -     x          x       x         x       x
  reports:read          -      -   -    -     x          x       x         x       x
  findings:read         -      x   -    -     x          x       x         x       x
  findings:acknowledge  -      x   -    -     x          x       -         -       x
  findings:decide       -      -   -    -     x          x       -         -       x
  quarantine:read       -      -   -    -     x          -       -         x       x
  quarantine:discard    -      -   -    -     x          -       -         -       x
  days:read             -      -   -    -     x          x       x         x       x
  days:explain          -      -   -    -     x          -       -         -       x
  days:close            -      -   -    -     x          -       -         -       x
  days:certify          -      -   -    -     -          x       -         -       x
  days:reopen           -      -   -    -     x          x       -         -       x
  corrections:read      -      -   -    -     x          x       x         x       x
  corrections:decide    -      -   -    -     x          x       -         -       x
  counts:record         -      -   -    -     x          x       -         -       x
  counts:submit         -      -   -    x     -          -       -         -       x
  capture:read          -      x   x    x     x          -       -         -       x
  customers:read        -      -   -    -     x          x       x         x       x
  customers:identify    -      -   -    -     x          x       -         -       x
  slips:read            -      x   x    -     x          x       x         x       x
  documents:read        -      -   -    -     x          x       x         x       x
  documents:attach      -      -   -    -     x          x       -         -       x
  casinos:read          -      x   x    x     x          x       x         x       x
  casinos:authorise     -      -   -    -     -          x       -         -       x
  personal:read         -      -   -    -     -          x       -         x       x
  personal:erase        -      -   -    -     -          x       -         -       x
  packs:read            -      -   -    -     x          x       -         x       x
  packs:decide          -      -   -    -     x          x       -         -       x
  integrity:read        -      -   -    -     x          x       x         x       x
  metrics:read          -      -   -    -     -          -       -         x       x
  people:read           -      -   -    -     -          -       -         x       x
  people:manage         -      -   -    -     -          -       -         -       x
  security-log:read     -      -   -    -     -          -       -         x       x
  keys:manage           -      -   -    -     -          -       -         -       x
`;

const [[, ...columns] = [], ...rows] = MATRIX.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const cells = rows.flatMap(([permission, ...marks]) =>
  columns.map((role, column) => ({
    permission: permission as Permission,
    role: role as Role,
    passes: marks[column] === 'x',
    verb: marks[column] === 'x' ? 'passes' : 'does not pass',
  })),
);

const DECISIONS = ['days:close', 'days:certify', 'days:reopen', 'corrections:decide'] as const;
const READ_BY_WHO_DECIDES = ['ledger:read', 'integrity:read', 'events:read'] as const;

describe('the permission matrix', () => {
  it('has a row for every permission and a column for every role', () => {
    expect(rows.map(([permission]) => permission)).toEqual([...PERMISSIONS]);
    expect(columns).toEqual([...ROLES]);
    expect(rows.flatMap(([, ...marks]) => marks).filter((mark) => mark === 'x' || mark === '-')).toHaveLength(
      PERMISSIONS.length * ROLES.length,
    );
  });

  it.each(cells)('$role $verb $permission', ({ permission, role, passes }) => {
    expect(may({ roles: [role] }, permission)).toBe(passes);
  });

  it('lets a key with several roles through where one of them passes', () => {
    expect(may({ roles: ['ingest', 'manager'] }, 'reports:read')).toBe(true);
    expect(may({ roles: ['ingest', 'manager'] }, 'days:close')).toBe(false);
    expect(may({ roles: [] }, 'schemas:read')).toBe(false);
  });

  it('lets every role that decides about a day, or about a fact of it, read its books, its records and their seals', () => {
    const decides = ROLES.filter((role) =>
      DECISIONS.some((permission) => ROLES_BY_PERMISSION[permission].includes(role)),
    );
    for (const role of decides)
      for (const permission of READ_BY_WHO_DECIDES)
        expect([role, permission, may({ roles: [role] }, permission)]).toEqual([role, permission, true]);
  });

  it('lets every role that reads the accounts or the records read what an event and the search show of them', () => {
    const told = [
      'events:read',
      'ledger:read',
      'tables:read',
      'findings:read',
      'corrections:read',
      'slips:read',
    ] as const;
    for (const role of ROLES)
      if (may({ roles: [role] }, 'ledger:read') || may({ roles: [role] }, 'events:read'))
        for (const permission of told)
          expect([role, permission, may({ roles: [role] }, permission)]).toEqual([role, permission, true]);
  });

  it('gives the auditor no permission that changes anything', () => {
    expect(
      PERMISSIONS.filter(
        (permission) => ROLES_BY_PERMISSION[permission].includes('auditor') && !permission.endsWith(':read'),
      ),
    ).toEqual([]);
  });
});
