import type { EventType } from '../event-contract/catalogue';
import { ALLOWED_FROM, type GamingDayAct, type GamingDayState, statusOf } from './gaming-day.state';
import { whyNotDecided } from './gaming-day.refusals';

const decisions = (...names: readonly string[]) =>
  names.map((name) => ({ type: `cagnotte.gaming-day.${name}.v1` as EventType }));
const done = { openTables: [], uncounted: [] };

describe('where a gaming day stands', () => {
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
    expect(statusOf(decisions(...decided), progress)).toBe(status),
  );
});

describe('who may decide about a gaming day', () => {
  const day = (more: Partial<GamingDayState>): GamingDayState => ({
    status: 'closed',
    known: true,
    opened: false,
    ...more,
  });
  const why = (act: GamingDayAct, more: Partial<GamingDayState>): string | undefined =>
    whyNotDecided({ act, by: { id: 'Ana' } }, day(more));
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
    ['propose-reopening', { proposal }, 'GAMING_DAY.ALREADY_PROPOSED'],
    ['propose-reopening', { status: 'preliminary' }, 'GAMING_DAY.NOT_CLOSED'],
    ['approve-reopening', {}, 'GAMING_DAY.NOTHING_PROPOSED'],
    ['approve-reopening', { proposal }, 'GAMING_DAY.SAME_PERSON'],
    ['approve-reopening', { proposal: { ...proposal, by: { id: 'Eva' } } }, undefined],
  ] as const)('%s of a day %j: %s', (act, more, refusal) => expect(why(act, more)).toBe(refusal));

  it('brings a day nowhere from a state that is not named', () =>
    expect(Object.values(ALLOWED_FROM).every((states) => states.length > 0)).toBe(true));
});
