import { describe, expect, it } from 'vitest';
import { readTarget } from './GoTo';

describe('what is typed into the box', () => {
  it.each([
    ['20/03/2026', { day: '2026-03-20' }],
    [' 5/1/2026 ', { day: '2026-01-05' }],
    ['2026-03-20', { day: '2026-03-20' }],
    ['result/RF1/2026-03-20/1', { figure: 'result/RF1/2026-03-20/1' }],
    ['control-book/2026-03-20', { figure: 'control-book/2026-03-20' }],
    ['RF1', undefined],
    ['', undefined],
  ])('%j leads to %j', (typed, target) => expect(readTarget(typed)).toEqual(target));
});
