import { type DayTask, tasksOf } from './day-tasks';
import type { GamingDayStatus } from './gaming-day.state';

const NONE = { violation: 0, advisory: 3, information: 1 };

describe('what a gaming day waits for', () => {
  it.each<readonly [GamingDayStatus, readonly DayTask[]]>([
    ['open', ['close-tables']],
    ['counting', ['count']],
    ['preliminary', ['close']],
    ['reopened', ['close']],
    ['closed', ['certify']],
    ['certified', []],
  ])('%s: %j', (status, tasks) => {
    expect(
      tasksOf({ status, isReopeningProposed: false, hasUnidentified: false, openFindings: NONE }),
    ).toEqual(tasks);
  });

  it('waits for its customers before it is closed', () => {
    expect(
      tasksOf({
        status: 'preliminary',
        isReopeningProposed: false,
        hasUnidentified: true,
        openFindings: NONE,
      }),
    ).toEqual(['identify-customers', 'close']);
  });

  it('a certified day waits for the other person once its reopening is proposed, and for its violations', () => {
    const openFindings = { ...NONE, violation: 1 };
    expect(
      tasksOf({ status: 'certified', isReopeningProposed: true, hasUnidentified: false, openFindings }),
    ).toEqual(['approve-reopening', 'look-at-violations']);
  });
});
