import { generateKeyPairSync, sign } from 'node:crypto';
import {
  breaksOf,
  decidedKeysIn,
  findUnintroduced,
  type IntroducedKey,
  introductionText,
  isSealKey,
  isSigned,
  keyIdOf,
  keysIntroducedIn,
  keysToRecord,
  SEAL_KEY_SOURCE,
  wrongKeys,
} from './introduced-keys';

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

const [ONE, TWO, THREE, FOUR] = [pair(), pair(), pair(), pair()];
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

/** A decision of the house as stored. */
const stored = (what: 'proposed' | 'decided', data: object, more: object = {}) => ({
  bytes: JSON.stringify({
    type: `cagnotte.seal-key.${what}.v1`,
    time: '2026-03-01T10:00:00Z',
    signature: 's',
    data: { proposal: 'P-1', publicKey: THREE.publicKey, reason: 'lost', by: { id: 'A-1' }, ...data },
    ...more,
  }),
});
const proposed = (data: object = {}, more: object = {}) => stored('proposed', data, more);
const decided = (data: object = {}, more: object = {}) =>
  stored('decided', { by: { id: 'A-2' }, proposedBy: { id: 'A-1' }, ...data }, more);
const THREE_DECIDED = {
  publicKey: THREE.publicKey,
  reason: 'lost',
  at: '2026-03-01T10:00:00Z',
  persons: ['A-1', 'A-2'],
} as const;

describe('a seal key that two persons introduce in the place of a lost one', () => {
  const keysOf = async (...events: readonly { bytes: string }[]) => [
    ...(await decidedKeysIn(events)).values(),
  ];

  it('is the one that one proposed and another approved, who are named with the reason', async () => {
    expect(await keysOf(proposed(), decided())).toEqual([THREE_DECIDED]);
    expect(await keysOf(proposed())).toEqual([]);
    expect(await keysOf(decided())).toEqual([]);
    expect(
      await keysOf(proposed(), { bytes: JSON.stringify({ type: 'cagnotte.pin.set.v1', signature: 's' }) }),
    ).toEqual([]);
  });

  it('is not another key, or of another proposal, than was proposed', async () => {
    expect(await keysOf(proposed(), decided({ publicKey: FOUR.publicKey }))).toEqual([]);
    expect(await keysOf(proposed(), decided({ proposal: 'P-2' }))).toEqual([]);
  });

  it('needs the signatures of both, and none of them is imported', async () => {
    expect(await keysOf(proposed({}, { signature: undefined }), decided())).toEqual([]);
    expect(await keysOf(proposed(), decided({}, { signature: undefined }))).toEqual([]);
    expect(await keysOf(proposed({}, { imported: 't root' }), decided())).toEqual([]);
    expect(await keysOf(proposed(), decided({}, { imported: 't root' }))).toEqual([]);
  });

  it('keeps its first decision', async () =>
    expect(await keysOf(proposed(), decided(), decided({ reason: 'again' }))).toEqual([THREE_DECIDED]));

  it('breaks the chain of introductions, which is always named', async () => {
    const keys = await decidedKeysIn([proposed(), decided()]);
    expect(breaksOf(keys)).toEqual([
      `the seal key ${keyIdOf(THREE.publicKey)} is introduced by no key before it: A-1 and A-2 decided so at 2026-03-01T10:00:00Z (lost)`,
    ]);
    const alone = { ...first, publicKey: THREE.publicKey };
    expect(findUnintroduced([first, by(ONE, TWO), alone, by(THREE, FOUR)], keys)).toEqual([]);
  });
});

describe('the seal keys that the log is to record', () => {
  const alone = { ...first, publicKey: THREE.publicKey };
  const keys = [first, by(ONE, TWO)];

  it('are all of a house that has recorded none, unless one of them is introduced by none', () => {
    expect(keysToRecord(keys, [])).toEqual(keys);
    expect(keysToRecord([...keys, by(FOUR, THREE)], [])).toEqual([]);
  });

  it('are those that a recorded key introduces, directly or through another one', () => {
    expect(keysToRecord([...keys, by(TWO, THREE)], [first])).toEqual([by(ONE, TWO), by(TWO, THREE)]);
    expect(keysToRecord(keys, keys)).toEqual([]);
    expect(keysToRecord([by(FOUR, THREE)], [first])).toEqual([]);
  });

  it('are those that two persons decided, and what such a key introduces', async () => {
    const decision = await decidedKeysIn([proposed(), decided()]);
    expect(keysToRecord([...keys, alone, by(THREE, FOUR)], keys, decision)).toEqual([alone, by(THREE, FOUR)]);
    expect(keysToRecord([...keys, alone], [], decision)).toEqual([...keys, alone]);
    expect(keysToRecord([...keys, alone], keys)).toEqual([]);
  });
});

describe('the seal keys of a house and of its log', () => {
  const keys = [first, by(ONE, TWO)];

  it('are the same', () => expect(wrongKeys(keys, keys)).toEqual([]));

  it('differ where a key was taken out, or is introduced otherwise', () => {
    expect(wrongKeys([first], keys)).toEqual([
      `the log introduces the seal key ${keyIdOf(TWO.publicKey)}, and it is not among the keys of the house: it was taken out`,
    ]);
    const otherwise = `the seal key ${keyIdOf(TWO.publicKey)} is introduced otherwise than its record in the log says`;
    expect(wrongKeys(keys, [first, { ...by(ONE, TWO), introduction: 'x' }])).toEqual([otherwise]);
    expect(wrongKeys(keys, [first, { ...by(ONE, TWO), introducedBy: THREE.publicKey }])).toEqual([otherwise]);
  });

  it('differ where the log does not name a key that it must already name', () => {
    const unrecorded = `no record of the log introduces the seal key ${keyIdOf(TWO.publicKey)}`;
    expect(wrongKeys(keys, [first])).toEqual([unrecorded]);
    expect(wrongKeys(keys, [first], { isRecorded: ({ publicKey }) => publicKey === ONE.publicKey })).toEqual(
      [],
    );
  });

  it('are named once where a key without introduction is not recorded', () =>
    expect(wrongKeys([first, by(THREE, TWO)], [first])).toEqual([unknown(TWO)]));
});

describe('a record of the log that introduces a seal key', () => {
  const record = (data: object, more: object = {}) => ({
    type: 'cagnotte.seal-key.introduced.v1',
    bytes: JSON.stringify({ source: SEAL_KEY_SOURCE, data, ...more }),
  });

  it('names the first key, or a key with its introduction', () => {
    expect(keysIntroducedIn(record({ publicKey: 'k' }))).toEqual([{ ...first, publicKey: 'k' }]);
    expect(keysIntroducedIn(record(by(ONE, TWO)))).toEqual([by(ONE, TWO)]);
  });

  it('is of the service, and of no other type', () => {
    expect(keysIntroducedIn(record({ publicKey: 'k' }, { source: '/casinos/granada/service' }))).toEqual([]);
    expect(keysIntroducedIn({ ...record({ publicKey: 'k' }), type: 'cagnotte.seal-key.decided.v1' })).toEqual(
      [],
    );
  });
});

describe('a text', () => {
  it('is a seal key if it is an Ed25519 key in its one form', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
    const other = rsa.export({ format: 'der', type: 'spki' }).toString('base64');
    expect([ONE.publicKey, other, 'x', `${ONE.publicKey} `].map(isSealKey)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is signed by a key only as it stands', () => {
    const signature = ONE.introduce(TWO.publicKey);
    const text = introductionText(TWO.publicKey, ONE.publicKey);
    expect(text).toBe(`cagnotte seal key v1\n${TWO.publicKey}\n${ONE.publicKey}\n`);
    const signed = (told: string, publicKey: string) => isSigned(told, { publicKey, signature });
    expect([
      signed(text, ONE.publicKey),
      signed(`${text} `, ONE.publicKey),
      signed(text, TWO.publicKey),
      signed(text, 'x'),
    ]).toEqual([...[true, false, false, false]]);
  });
});
