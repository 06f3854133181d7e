import { generateKeyPairSync, sign } from 'node:crypto';
import { findUnintroduced, type IntroducedKey, introductionText, keyIdOf } from './introduced-keys';

interface Pair {
  readonly publicKey: string;
  introduce(other: string): string;
}

function pair(): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const introduce = (other: string): string =>
    sign(null, Buffer.from(introductionText(other, text)), privateKey).toString('base64');
  return { publicKey: text, introduce };
}

const [ONE, TWO, THREE] = [pair(), pair(), pair()];
const first: IntroducedKey = { publicKey: ONE.publicKey, introducedBy: null, introduction: null };
const by = (introducer: Pair, { publicKey }: Pair): IntroducedKey => ({
  publicKey,
  introducedBy: introducer.publicKey,
  introduction: introducer.introduce(publicKey),
});
const unknown = ({ publicKey }: Pair): string =>
  `the seal key ${keyIdOf(publicKey)} is introduced by no known key of this house`;

describe('the seal keys of a house', () => {
  it('are none, or the first one', () => {
    expect(findUnintroduced([])).toEqual([]);
    expect(findUnintroduced([first])).toEqual([]);
  });

  it('are introduced one by the other, in whatever order they are listed', () => {
    const keys = [by(TWO, THREE), first, by(ONE, TWO)];
    expect(findUnintroduced(keys)).toEqual([]);
  });

  it('are not two keys that were not introduced', () => {
    const names = [keyIdOf(ONE.publicKey), keyIdOf(TWO.publicKey)].sort().join(', ');
    expect(findUnintroduced([first, { ...first, publicKey: TWO.publicKey }])).toEqual([
      `only the first seal key of a house is introduced by no other, and these are: ${names}`,
    ]);
  });

  it('are not introduced by a key that is not of the house', () =>
    expect(findUnintroduced([first, by(THREE, TWO)])).toEqual([unknown(TWO)]));

  it('are not introduced in a circle', () =>
    expect(findUnintroduced([by(TWO, THREE), by(THREE, TWO)])).toEqual([unknown(THREE), unknown(TWO)]));

  it.each<[string, Partial<IntroducedKey>]>([
    ['for another key', { introduction: ONE.introduce(THREE.publicKey) }],
    ['by another key', { introduction: THREE.introduce(TWO.publicKey) }],
    ['that is none', { introduction: 'bm9uZQ==' }],
    ['that is missing', { introduction: null }],
  ])('do not hold with a signature %s', (_what, change) =>
    expect(findUnintroduced([first, { ...by(ONE, TWO), ...change }])).toEqual([unknown(TWO)]),
  );

  it('do not hold with an introducer that is no key', () =>
    expect(
      findUnintroduced([
        { ...first, publicKey: 'x' },
        { ...by(ONE, TWO), introducedBy: 'x' },
      ]),
    ).toEqual([unknown(TWO)]));
});
