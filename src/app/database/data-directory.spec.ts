import { defaultDataDirectory } from './data-directory';

describe('the data directory unless told otherwise', () => {
  it('is .cagnotte in the working directory', () => {
    expect(defaultDataDirectory({ cwd: '/srv/casino', uid: 1000 })).toBe('/srv/casino/.cagnotte');
  });

  it('lies below /var/lib for root in a directory that no other user can enter', () => {
    // Nothing is more closed than a directory that is not there; the name is of the first 8 digits of the path's hash.
    expect(defaultDataDirectory({ cwd: '/nowhere/casino', uid: 0 })).toBe('/var/lib/cagnotte-62b40ed3');
  });
});
