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
  it('are valid if there is none, or only the first one', () => {
    expect(findUnintroduced([])).toEqual([]);
    expect(findUnintroduced([first])).toEqual([]);
  });

  it('are valid if each is introduced by the one before, in any order of the list', () => {
    const keys = [by(TWO, THREE), first, by(ONE, TWO)];
    expect(findUnintroduced(keys)).toEqual([]);
  });

  it('are invalid if two of them have no introduction', () => {
    const names = [keyIdOf(ONE.publicKey), keyIdOf(TWO.publicKey)].sort().join(', ');
    expect(findUnintroduced([first, { ...first, publicKey: TWO.publicKey }])).toEqual([
      `only the first seal key of a house is introduced by no other, and these are: ${names}`,
    ]);
  });

  it('are invalid if a key of another house introduces one', () =>
    expect(findUnintroduced([first, by(THREE, TWO)])).toEqual([unknown(TWO)]));

  it('are invalid if they introduce each other in a circle', () =>
    expect(findUnintroduced([by(TWO, THREE), by(THREE, TWO)])).toEqual([unknown(THREE), unknown(TWO)]));

  it.each<[string, Partial<IntroducedKey>]>([
    ['for another key', { introduction: ONE.introduce(THREE.publicKey) }],
    ['by another key', { introduction: THREE.introduce(TWO.publicKey) }],
    ['that is none', { introduction: 'bm9uZQ==' }],
    ['that is missing', { introduction: null }],
  ])('are invalid with a signature %s', (_what, change) =>
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
