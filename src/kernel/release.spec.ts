import { isLaterRelease, isRelease } from './release';

describe('a release', () => {
  it.each([
    ['0.3.0', '0.2.0', true],
    ['0.10.0', '0.9.0', true],
    ['1.0.0', '0.9.9', true],
    ['0.2.1', '0.2.0', true],
    ['0.2.0', '0.2.0', false],
    ['0.2.0', '0.3.0', false],
    ['0.9.9', '1.0.0', false],
  ])('%s is a later one than %s: %s', (release, than, expected) =>
    expect(isLaterRelease(release, than)).toBe(expected),
  );

  it('before its publication counts as equal to the published release', () => {
    expect(isLaterRelease('0.4.0-rc', '0.4.0')).toBe(false);
    expect(isLaterRelease('0.4.0', '0.4.0-rc')).toBe(false);
    expect(isLaterRelease('0.4.0-rc', '0.3.0')).toBe(true);
  });

  it.each(['0.2.0', '0.4.0-rc', '10.20.30'])('may be called %s', (text) =>
    expect(isRelease(text)).toBe(true),
  );

  it.each(['', '0.2', 'v0.2.0', '0.2.0.1', '0.2.x', '0.2.0\n', `${'9'.repeat(7)}.0.0`])(
    'is not called %j',
    (text) => expect(isRelease(text)).toBe(false),
  );
});
