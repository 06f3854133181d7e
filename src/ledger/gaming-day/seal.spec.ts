import { generateKeyPairSync, sign } from 'node:crypto';
import { MemoryBook } from '../../../test/support/book/memory-book';
import {
  balancesUnder,
  CASINO,
  closeWith,
  eventsUnder,
  recordsUnder,
  SEALED_DAYS,
  sealVector,
  vectorSigner,
} from '../../../test/vectors/seals/sealed-days';
import { sha256 } from '../../kernel/identity';
import type { RecordedDecision } from './decisions.queries';
import type { GamingDayClosed } from './gaming-day.events';
import { closesOf, sealedCloses } from './seal.queries';
import { isSignedBy, NO_SEAL, type Sealed, sealHash, sealText, afterSeal, sealedOf } from './seal';
import { merkleRoot } from './merkle-root';
import { keyIdOf } from './introduced-keys';
import { trialBalanceDigest } from './sealed-balance.queries';

/*
 * The vectors are made by test/vectors/seals/seal-day.sh: a shell and openssl, from the format that docs/proof/chain-and-seals.md
 * publishes.
 */
describe.each(SEALED_DAYS)('the seal of %s, as openssl makes it', (day) => {
  const { seal, hash, text, sealed } = sealVector(day);

  it('signs the published text', () => expect(sealText(sealed)).toBe(text));

  it('has its signature and public key', async () => {
    const signer = await vectorSigner();
    expect([signer.sign(text), signer.publicKey]).toEqual([seal.signature, seal.publicKey]);
  });

  it('has its hash', () => expect(sealHash(sealed, seal.signature)).toBe(hash));

  it('holds', () => expect(isSignedBy(sealed, seal)).toBe(true));

  it('has the Merkle root of its records', () =>
    expect(merkleRoot(recordsUnder(day).map(sha256))).toBe(seal.merkleRoot));

  it('has the digest of its trial balance, without accounts that are zero', () => {
    expect(balancesUnder(day).some(({ balance }) => balance === 0n)).toBe(true);
    expect(trialBalanceDigest(balancesUnder(day))).toBe(seal.trialBalance);
    expect(trialBalanceDigest(balancesUnder(day).toReversed())).toBe(seal.trialBalance);
  });
});

it('the trial balance under each seal equals the balances that the records post', () => {
  const book = new MemoryBook();
  for (const day of SEALED_DAYS) {
    book.postAll(eventsUnder(day));
    for (const { account, currency, balance } of balancesUnder(day)) {
      expect([account, book.balances.of(account, currency)]).toEqual([account, balance]);
    }
  }
});

describe('a signed field', () => {
  const { seal, hash, sealed } = sealVector('2026-01-04');
  const changes: Required<Sealed> = {
    casino: 'marbella',
    gamingDay: '2026-01-05',
    firstRecord: 7,
    lastRecord: 9,
    records: 4,
    merkleRoot: sha256('other'),
    chainHash: sha256('other'),
    houseRecord: 8,
    houseLink: sha256('other'),
    trialBalance: sha256('other'),
    previous: NO_SEAL,
  };

  it.each(Object.entries(changes))('%s cannot be changed', (field, value) => {
    const changed = { ...sealed, [field]: value };
    expect(isSignedBy(changed, seal)).toBe(false);
    expect(sealHash(changed, seal.signature)).not.toBe(hash);
  });

  it.each(Object.keys(changes))('%s cannot be left out', (field) =>
    expect(isSignedBy({ ...sealed, [field]: '' }, seal)).toBe(false),
  );

  it('is every field of a seal but the key and the signature', () => {
    const fields = [...Object.keys(changes), 'publicKey', 'signature'];
    expect(fields.sort()).toEqual([...Object.keys(seal), 'casino', 'gamingDay'].sort());
  });
});

describe('the signature of a seal', () => {
  const { seal, text, sealed, hash } = sealVector('2026-01-01');
  const other = generateKeyPairSync('ed25519');
  const publicKey = other.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

  it('does not hold under another key', () => expect(isSignedBy(sealed, { ...seal, publicKey })).toBe(false));

  it('does not hold under a text that is no key', () =>
    expect(isSignedBy(sealed, { ...seal, publicKey: 'bm8ga2V5' })).toBe(false));

  it('does not hold under a key of a kind that signs nothing', () => {
    const other = generateKeyPairSync('x25519').publicKey.export({ format: 'der', type: 'spki' });
    expect(isSignedBy(sealed, { ...seal, publicKey: other.toString('base64') })).toBe(false);
  });

  it('by another key holds under that one, and gives another hash', () => {
    const signature = sign(null, Buffer.from(text), other.privateKey).toString('base64');
    expect(isSignedBy(sealed, { publicKey, signature })).toBe(true);
    expect(sealHash(sealed, signature)).not.toBe(hash);
  });

  it('names its key by the first 16 digits of the hash of its base64', () =>
    // printf %s "$publicKey" | openssl dgst -sha256 -r | cut -c 1-16
    expect(keyIdOf(seal.publicKey)).toBe('a00579fb9f411e66'));
});

describe('seals in succession', () => {
  const [first, second] = SEALED_DAYS.map(sealVector) as [
    ReturnType<typeof sealVector>,
    ReturnType<typeof sealVector>,
  ];

  it('begin at the first record, behind no seal', () =>
    expect(afterSeal(CASINO, undefined)).toEqual({ firstRecord: 1, previous: '0'.repeat(64) }));

  it('go on from the record behind the last one, and name the seal before by its hash', () => {
    const { firstRecord, previous } = second.seal;
    expect(afterSeal(CASINO, { gamingDay: SEALED_DAYS[0], seal: first.seal })).toEqual({
      firstRecord,
      previous,
    });
    expect(previous).toBe(first.hash);
  });
});

describe('the closes among decisions', () => {
  const { seal, sealed } = sealVector('2026-01-01');
  const decision = (changes: Partial<RecordedDecision> = {}): RecordedDecision =>
    ({
      type: 'cagnotte.gaming-day.closed.v1',
      recordNumber: 6n,
      gamingDay: '2026-01-01',
      data: { through: 5, seal } as GamingDayClosed,
      ...changes,
    }) as RecordedDecision;

  it('are those of closed days, with what each was closed through', () =>
    expect(closesOf([decision(), decision({ type: 'cagnotte.gaming-day.reopened.v1' } as object)])).toEqual([
      closeWith('2026-01-01', seal, 6n),
    ]));

  it('carry no seal of this house where they were imported', () => {
    const imported = decision({ imported: { through: 6 } } as object);
    expect(closesOf([imported])).toEqual([{ ...closeWith('2026-01-01', undefined, 6n), isImported: true }]);
    expect(sealedCloses([imported, decision()])).toEqual([closeWith('2026-01-01', seal, 6n)]);
  });

  it('give back the text that was signed', () =>
    expect(sealText(sealedOf(CASINO, { gamingDay: '2026-01-01', seal }))).toBe(sealText(sealed)));
});
