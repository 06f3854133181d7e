import type { EventType } from '../event-contract/catalogue';
import type { GamingDayAct, GamingDayState } from './gaming-day.state';
import { type Person, secondPairRefusal, type SecondPerson } from '../../kernel/second-person';
import { GAMING_DAY_ACTS, statusOfDay } from './gaming-day.state';
import { gamingDayRefusal } from './gaming-day.refusals';

const decisions = (...names: readonly string[]) =>
  names.map((name) => ({ type: `cagnotte.gaming-day.${name}.v1` as EventType }));
const done = { openTables: [], uncounted: [] };

describe('the status of a gaming day', () => {
  test.each([
    ['open', [], { openTables: ['RF1'], uncounted: ['cage'] }],
    ['open', ['opened'], { openTables: ['RF1'], uncounted: [] }],
    ['counting', ['opened'], { openTables: [], uncounted: ['cage'] }],
    ['preliminary', ['opened'], done],
    ['closed', ['opened', 'closed'], { openTables: ['RF1'], uncounted: [] }],
    ['certified', ['closed', 'certified'], done],
    ['certified', ['closed', 'certified', 'reopening-proposed'], done],
    ['reopened', ['closed', 'certified', 'reopening-proposed', 'reopened'], done],
    ['closed', ['closed', 'reopened', 'closed'], done],
  ] as const)('is %s after %j and %j', (status, decided, progress) =>
    expect(statusOfDay(decisions(...decided), progress)).toBe(status),
  );
});

describe('a decision about a gaming day', () => {
  const day = (more: Partial<GamingDayState>): GamingDayState => ({
    status: 'closed',
    known: true,
    opened: false,
    ...more,
  });
  const why = (act: GamingDayAct, more: Partial<GamingDayState>): string | undefined =>
    gamingDayRefusal({ act, by: { id: 'Ana' } }, day(more));
  const proposal = { by: { id: ' ANA ' }, reason: 'a box' };

  test.each([
    ['close', { known: false }, 'GAMING_DAY.UNKNOWN'],
    ['close', { status: 'open' }, 'GAMING_DAY.TABLES_OPEN'],
    ['close', { status: 'counting' }, undefined],
    ['close', { status: 'preliminary' }, undefined],
    ['close', { status: 'reopened' }, undefined],
    ['close', { status: 'certified' }, 'GAMING_DAY.ALREADY_CLOSED'],
    ['open', { known: false, status: 'preliminary' }, undefined],
    ['open', { opened: true, status: 'open' }, 'GAMING_DAY.ALREADY_OPENED'],
    ['open', { status: 'closed' }, 'GAMING_DAY.ALREADY_CLOSED'],
    ['certify', {}, undefined],
    ['certify', { status: 'certified' }, 'GAMING_DAY.ALREADY_CERTIFIED'],
    ['certify', { status: 'reopened' }, 'GAMING_DAY.NOT_CLOSED'],
    ['propose-reopening', {}, undefined],
    ['propose-reopening', { status: 'certified' }, undefined],
    ['approve-reopening', { status: 'certified', proposal: { ...proposal, by: { id: 'Eva' } } }, undefined],
    ['approve-reopening', { status: 'reopened', proposal }, 'GAMING_DAY.NOT_CLOSED'],
    ['propose-reopening', { proposal }, 'GAMING_DAY.ALREADY_PROPOSED'],
    ['propose-reopening', { status: 'preliminary' }, 'GAMING_DAY.NOT_CLOSED'],
    ['approve-reopening', {}, 'GAMING_DAY.NOTHING_PROPOSED'],
    ['approve-reopening', { proposal }, 'GAMING_DAY.SAME_PERSON'],
    ['approve-reopening', { proposal: { ...proposal, by: { id: 'Eva' } } }, undefined],
  ] as const)('%s of a day %j: %s', (act, more, refusal) => expect(why(act, more)).toBe(refusal));

  it('names at least one status from which it is allowed', () =>
    expect(Object.values(GAMING_DAY_ACTS).every(({ allowedFrom }) => allowedFrom.length > 0)).toBe(true));
});

describe('the second person for a proposal', () => {
  const ANA = { id: 'E-1', name: 'Ana Ruiz' };

  it.each<[string, Person, Omit<SecondPerson, 'by'>, string | undefined]>([
    ['may have another number and another name', { id: 'E-2', name: 'Eva Gil' }, {}, undefined],
    ['may not have the same number in another spelling', { id: ' e-1 ', name: 'Eva Gil' }, {}, 'SAME_PERSON'],
    ['may not have the same name under another number', { id: 'E-2', name: 'ana  ruiz' }, {}, 'SAME_PERSON'],
    ['may not have the name of the first person as number', { id: 'Ana Ruiz' }, {}, 'SAME_PERSON'],
    ['may not have a credential that the first person made', { id: 'E-2' }, { tiedTo: ['E-1'] }, 'TIED'],
    ['may have a credential that a third person made', { id: 'E-2' }, { tiedTo: ['E-3'] }, undefined],
    [
      'may not approve if the first person may no longer decide',
      { id: 'E-2' },
      { stillMay: () => false },
      'PROPOSAL_LAPSED',
    ],
    [
      'is refused as the same person before any other reason',
      { id: 'E-1' },
      { tiedTo: ['E-1'], stillMay: () => false },
      'SAME_PERSON',
    ],
    [
      'is refused for a lapsed proposal before a tied credential',
      { id: 'E-2' },
      { tiedTo: ['E-1'], stillMay: () => false },
      'PROPOSAL_LAPSED',
    ],
  ])('%s', (_what, by, more, why) => expect(secondPairRefusal(ANA, { by, ...more })).toBe(why));

  it('is accepted only as long as the person who proposed may still decide', () => {
    const stillMay = (person: string): boolean => person !== 'E-1';
    expect(secondPairRefusal(ANA, { by: { id: 'E-2' }, stillMay })).toBe('PROPOSAL_LAPSED');
    expect(secondPairRefusal({ id: 'E-2' }, { by: ANA, stillMay })).toBeUndefined();
  });
});
