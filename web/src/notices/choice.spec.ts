// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { takeUntold } from './choice';

beforeEach(() => localStorage.clear());

it('an alert is told once, by whichever page of the browser takes it first', () => {
  expect(takeUntold('granada', ['a', 'b'])).toEqual(['a', 'b']);
  expect(takeUntold('granada', ['a', 'b', 'c'])).toEqual(['c']);
});

it('an alert that has ended and begins again is told again', () => {
  takeUntold('granada', ['a']);
  takeUntold('granada', []);
  expect(takeUntold('granada', ['a'])).toEqual(['a']);
});

it('alerts of two casinos are kept apart', () => {
  takeUntold('granada', ['a']);
  expect(takeUntold('ceuta', ['a'])).toEqual(['a']);
  expect(takeUntold('granada', ['a'])).toEqual([]);
});
