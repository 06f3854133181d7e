import { openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

const CHIEF = { id: 'E-1', role: 'table-chief' };
const ANA = { id: 'E-2', role: 'croupier' };
const EVA = { id: 'E-3', role: 'croupier' };
const LUIS = { id: 'E-4', role: 'croupier' };

const opened = (at = 'tables/T1', staff: readonly { id: string; role?: string }[] = [CHIEF, ANA, EVA]) =>
  tell(
    'table.opened',
    {
      game: 'roulette-french',
      minimum: 200,
      maxima: { '*': 36_000 },
      tier: 1,
      float: { amount: 3_000_000 },
      captures: { rounds: true, buyIns: true },
      staff: [...staff],
    },
    { at },
  );

interface Change {
  readonly leaves?: object;
  readonly comes?: object;
}

const changed = (changes: Change | readonly Change[], at = 'tables/T1') =>
  tell('staff.changed', { changes: [changes].flat() as never, by: CHIEF }, { at });

/** The findings about the staff that the last fact leaves. */
const foundBy = (...facts: readonly CasinoEvent[]) =>
  openedBook(...facts)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => /^staff|^chief/.test(code))
    .map(({ code, ruleId, expected, found }) => [code, ruleId, expected, found].join(' | '));

describe('a change of staff', () => {
  it('is a relief where one leaves and another comes in the same role: nothing to find, and nothing posted', () => {
    const relief = changed({ leaves: ANA, comes: LUIS });
    expect(foundBy(opened(), relief)).toEqual([]);
    expect(openedBook(opened(), relief).entries.at(-1)!.evaluation.lines).toEqual([]);
  });

  it('leaves the table below the minimum of its game where nobody comes instead (1.1.1.A, III.1.b)', () =>
    expect(foundBy(opened(), changed({ leaves: ANA }))).toEqual([
      'staff-below-minimum | 1.1.1.A-III.1.b-01 | at least 2 in the role croupier | 1 in the role croupier',
    ]));

  it('is checked by who is on duty after all changes before it, and not by the opening', () => {
    const facts = [opened(), changed({ comes: LUIS }), changed({ leaves: ANA }), changed({ leaves: EVA })];
    expect(facts.map((_, n) => foundBy(...facts.slice(0, n + 1)).length)).toEqual([0, 0, 0, 1]);
  });

  it('checks a table with two cloths by its own minimum (1.1.1.A, III.1.a)', () => {
    const staff = [CHIEF, { id: 'S-1', role: 'sub-chief' }, ANA, EVA, LUIS, { id: 'E-5', role: 'croupier' }];
    const two = opened('tables/T1', staff);
    const cloths = { ...two, data: { ...(two.data as object), equipment: { cloths: 2 } } };
    expect(foundBy(cloths, changed({ leaves: LUIS, comes: { id: 'E-6', role: 'croupier' } }))).toEqual([]);
    expect(foundBy(cloths, changed({ leaves: { id: 'S-1' } }))).toEqual([
      'staff-below-minimum | 1.1.1.A-III.1.a-01 | at least 1 in the role sub-chief | 0 in the role sub-chief',
    ]);
  });

  it('is kept where somebody leaves who is not at the table, and is a finding', () =>
    expect(foundBy(opened(), changed({ leaves: { id: 'E-9' } }))).toEqual([
      'staff-leaves-not-at-table | L-staff-on-duty | one of the staff on duty: E-1, E-2, E-3 | E-9 leaves',
    ]));

  it('is kept where somebody comes who is at the table, and is a finding', () =>
    expect(foundBy(opened(), changed({ comes: { id: 'E-2', role: 'croupier' } }))).toEqual([
      'staff-comes-already-at-table | L-staff-on-duty | somebody who is not on duty at the table | E-2 comes (croupier) and is there already (croupier)',
    ]));

  it('is a rotation where one person leaves in one role and comes in another one', () =>
    expect(
      foundBy(
        opened(),
        changed({ comes: LUIS }),
        changed({ leaves: ANA, comes: { id: 'E-2', role: 'stickman' } }),
      ),
    ).toEqual([]));

  it('takes a person out of the reported role only, where he has several', () => {
    const both = opened('tables/T1', [CHIEF, ANA, EVA, { id: 'E-1', role: 'croupier' }]);
    const less = changed({ leaves: { id: 'E-1', role: 'croupier' } });
    expect(foundBy(both, less)).toEqual([]);
    expect(foundBy(both, changed({ leaves: { id: 'E-1' } }))).toEqual([
      'staff-below-minimum | 1.1.1.A-III.1.b-01 | at least 1 in the role table-chief | 0 in the role table-chief',
    ]);
  });

  it('is an advisory where persons without a role could make up the number', () => {
    const relief = changed({ leaves: ANA, comes: { id: 'E-9' } });
    const [finding] = openedBook(opened(), relief).entries.at(-1)!.evaluation.findings;
    expect([finding!.code, finding!.severity]).toEqual(['staff-below-minimum', 'advisory']);
  });

  it('is not checked where no opening was reported: nobody knows who was there', () =>
    expect(foundBy(changed({ leaves: { id: 'E-9' }, comes: LUIS }))).toEqual([]));

  it('has no minimum of staff after the close', () => {
    const closed = tell('table.closed', {
      toCage: [{ holder: 'table', chips: 3_000_000 }],
      certifiedBy: [CHIEF],
    });
    expect(foundBy(opened(), closed, changed([{ leaves: ANA }, { leaves: EVA }]))).toEqual([]);
  });
});

describe('over all open tables', () => {
  const OTHERS = [
    { id: 'F-1', role: 'table-chief' },
    { id: 'F-2', role: 'croupier' },
    { id: 'F-3', role: 'croupier' },
  ];
  /** The lasting findings of staff that are open after each fact. */
  const lasting = (...facts: readonly CasinoEvent[]) => {
    const book = openedBook();
    const open = new Set<string>();
    return facts.map((fact) => {
      const { findings, settles = [] } = book.post(fact).evaluation;
      for (const { standing } of findings) if (standing !== undefined) open.add(standing);
      for (const standing of settles) open.delete(standing);
      return [...open].filter((standing) => / (staff|chief)-/.test(standing));
    });
  };

  it('a table supervisor who takes over a second table is found until he is relieved (1.1.1.A, III.1.b)', () =>
    expect(
      lasting(
        opened('tables/T1'),
        opened('tables/T2', OTHERS),
        changed({ leaves: OTHERS[0]!, comes: CHIEF }, 'tables/T2'),
        changed({ leaves: CHIEF, comes: OTHERS[0]! }, 'tables/T1'),
      ),
    ).toEqual([[], [], ['room 2026-01-01 chief-shared 1.1.1.A-III.1.b-01 E-1 at T1, T2'], []]));

  it('a croupier who comes to a second table is found until he leaves the first', () =>
    expect(
      lasting(
        opened('tables/T1'),
        opened('tables/T2', OTHERS),
        changed({ comes: ANA }, 'tables/T2'),
        changed({ leaves: ANA, comes: LUIS }),
      ),
    ).toEqual([[], [], ['room 2026-01-01 staff-at-two-tables L-staff-of-one-table E-2 at T1, T2'], []]));

  it('an inspector may serve at several tables', () => {
    const inspector = { id: 'I-1', role: 'inspector' };
    expect(
      lasting(
        opened('tables/T1', [CHIEF, ANA, EVA, inspector]),
        opened('tables/T2', OTHERS),
        changed({ comes: [inspector] }, 'tables/T2'),
      ),
    ).toEqual([[], [], []]);
  });
});
