// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable } from './ask';
import { orKept } from './kept';
import { endSession } from './session';

const fails = (error: Error) => () => Promise.reject(error);

describe('what the service answered', () => {
  beforeEach(() => localStorage.clear());

  it('is there without the network, and only without it', async () => {
    await expect(orKept('a', fails(new Unreachable('')))).rejects.toBeInstanceOf(Unreachable);
    await orKept('a', () => Promise.resolve({ name: 'Casino Bahía' }));
    expect(await orKept('a', fails(new Unreachable('')))).toEqual({ name: 'Casino Bahía' });
    await expect(orKept('a', fails(new Refused('FORBIDDEN', 'no', 'no')))).rejects.toBeInstanceOf(Refused);
  });

  it('stays who works here where signing out does not reach the service: captures go on after a refresh', async () => {
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
