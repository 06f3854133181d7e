// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable } from './ask';
import { readOrCached } from './cached-answer';
import { endSession } from './session';

const fails = (error: Error) => () => Promise.reject(error);

describe('a cached answer', () => {
  beforeEach(() => localStorage.clear());

  it('is returned only if the service is not reached', async () => {
    await expect(readOrCached('a', fails(new Unreachable('')))).rejects.toBeInstanceOf(Unreachable);
    await readOrCached('a', () => Promise.resolve({ name: 'Casino Bahía' }));
    expect(await readOrCached('a', fails(new Unreachable('')))).toEqual({ name: 'Casino Bahía' });
    await expect(readOrCached('a', fails(new Refused('FORBIDDEN', 'no', 'no')))).rejects.toBeInstanceOf(
      Refused,
    );
  });

  it('keeps the session if signing out does not reach the service, so that captures go on after a reload', async () => {
    localStorage.setItem('cagnotte.session', '{}');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await endSession()).toBe(false);
    expect(localStorage.getItem('cagnotte.session')).toBe('{}');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    expect(await endSession()).toBe(true);
    expect(localStorage.getItem('cagnotte.session')).toBeNull();
    vi.unstubAllGlobals();
  });
});
