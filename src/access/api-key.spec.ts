import crypto from 'node:crypto';
import { hashOfKey, mintKey, readBearer, sameHash } from './api-key';

const counting = (count: number) => Buffer.from(Array.from({ length: count }, (_, index) => index + count));

describe('an API key', () => {
  it('is cgn_, a public id and a secret of 256 bits', () => {
    expect(mintKey(counting).clear).toBe(
      'cgn_08090a0b0c0d0e0f_202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f',
    );
  });

  it('is never the same twice', () => {
    const keys = Array.from({ length: 100 }, () => mintKey(crypto.randomBytes));
    expect(new Set(keys.map((key) => key.id)).size).toBe(100);
    expect(new Set(keys.map((key) => key.clear.slice(-64))).size).toBe(100);
  });

  it('is kept as the SHA-256 of the whole of it, so the secret of one key proves nothing under the id of another', () => {
    const minted = mintKey(counting);
    expect(minted.hash).toBe(crypto.createHash('sha256').update(minted.clear).digest('hex'));
    expect(hashOfKey(minted.clear.replace(minted.id, '0000000000000000'))).not.toBe(minted.hash);
    expect(minted.hash).not.toContain(minted.clear.slice(-64));
  });

  it('is read from a Bearer header, whatever the case of the scheme', () => {
    const { id, hash, clear } = mintKey(counting);
    expect(readBearer(`Bearer ${clear}`)).toEqual({ id, hash });
    expect(readBearer(`bearer  ${clear} `)).toEqual({ id, hash });
  });

  const { clear } = mintKey(counting);
  it.each([
    ['the key alone', clear],
    ['another scheme', `Basic ${clear}`],
    ['no key', 'Bearer '],
    ['a key cut short', `Bearer ${clear.slice(0, -1)}`],
    ['a key made longer', `Bearer ${clear}0`],
    ['upper-case digits', `Bearer ${clear.toUpperCase()}`],
    ['two keys', `Bearer ${clear} ${clear}`],
    ['a line feed after it', `Bearer ${clear}\n`],
    ['another prefix', `Bearer ${clear.replace('cgn_', 'xyz_')}`],
    ['an id in capitals', `Bearer ${clear.replace('08090a', '08090A')}`],
    ['a key without secret', 'Bearer cgn_08090a0b0c0d0e0f_'],
  ])('is not read from %s', (_case, header) => {
    expect(readBearer(header)).toBeUndefined();
  });
});

describe('the comparison of hashes', () => {
  it('distinguishes equal from unequal hashes, and never accepts an empty one', () => {
    const hash = hashOfKey('one');
    expect(sameHash(hash, hashOfKey('one'))).toBe(true);
    expect(sameHash(hash, hashOfKey('two'))).toBe(false);
    expect(sameHash(hash, hash.slice(2))).toBe(false);
    expect(sameHash('', '')).toBe(false);
  });

  it('takes the same time however many characters are equal', () => {
    const constantTime = jest.spyOn(crypto, 'timingSafeEqual');
    sameHash(hashOfKey('one'), hashOfKey('two'));
    expect(constantTime).toHaveBeenCalledTimes(1);
    expect(constantTime.mock.calls[0]!.map((side) => (side as Buffer).length)).toEqual([32, 32]);
    constantTime.mockRestore();
  });
});
